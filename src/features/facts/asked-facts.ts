/** The facts of a course that a question asks for, and how it asks. */
import { z } from 'zod';
import { askedRequest } from '../../ask/asked-codes.ts';
import { lessonWish } from '../../ask/lessons.ts';
import { FACTS, type Topic, UNKNOWN } from '../../i18n/topics.ts';

/** A text of more words is no question about facts: each word is compared with every phrase. */
export const MOST_WORDS = 60;
/** The most facts that a question is read for; more are a text. */
export const MOST_TOPICS = 8;
/** The longest words for a time, or for a name. */
export const LONGEST_SAID = 100;
/** The longest words that are told as not used. */
export const LONGEST_UNUSED = 60;

const topic = z.enum([...FACTS, ...UNKNOWN]);
const yes = z.literal(true).optional();

/** Facts that are asked alike. */
const askedAlike = z.object({
  topic,
  /** Further facts, in the order of the question. */
  also: z.array(topic).max(MOST_TOPICS).optional(),
  /** The language that the question names: "is it in English?". */
  language: z.string().max(8).optional(),
  /** Whether the course can be done without that language. */
  isWithout: yes,
  /** The question negates or limits: "isn’t it open?", "only in English?". The fact is told alone. */
  isTurned: yes,
  /** The question expects that enrollment is past or closed: "is it too late?". */
  expects: z.enum(['past', 'closed']).optional(),
  /** The question asks whether something is so at a time, in these words: "after christmas". */
  time: z.string().max(LONGEST_SAID).optional(),
  /** What it says of times that are not known here. */
  unused: z.array(z.string().max(LONGEST_UNUSED)).max(MOST_WORDS).optional(),
  /** It asks how much time is left until a date, or, of enrollment, until the next one. */
  isLeft: yes,
  /** It asks whether something has happened, or goes on now. */
  isNow: yes,
  /** The grade, of 1 to 5, for which it asks what it takes. */
  grade: z.int().min(1).max(5).optional(),
  /** It asks whether the course belongs to a group, a programme or a place of this name. */
  belongsTo: z.string().max(LONGEST_SAID).optional(),
  /** Of lessons: of which time, and which of them. */
  ...lessonWish.shape,
});
export type AskedAlike = z.infer<typeof askedAlike>;

/** The most halves of a question behind its first. */
export const MOST_MORE = 3;
/** Facts that are asked. `more`: the other halves of a question, which ask in another way: "when …, and is it …?" */
export const factsAsked = askedAlike.extend({ more: z.array(askedAlike).max(MOST_MORE).optional() });
export type Asked = z.infer<typeof factsAsked>;

/** The halves of a question. */
export const halvesOf = ({ more = [], ...first }: Asked): AskedAlike[] => [first, ...more];

/** Each fact, in the order of the question, with the half that asks for it. */
export const eachAsked = (asked: Asked) =>
  halvesOf(asked).flatMap((half) => [half.topic, ...(half.also ?? [])].map((topic) => ({ topic, half })));

/** The facts of a request. */
export const askedTopics = (asked: Asked): Topic[] => eachAsked(asked).map(({ topic }) => topic);

/** A fact of several courses. */
const factsOfSeveral = factsAsked.extend({
  /** "Which closes first?": whose date comes at the top. */
  order: z.enum(['soonest', 'latest']).optional(),
});

/** A fact of courses, of courses among which the person is to choose, or of the person's own. */
export const factsRequest = z.union([
  askedRequest.extend({
    ...factsOfSeveral.shape,
    /** How the courses were found, if the question has no code. */
    by: z.enum(['context', 'name']).optional(),
    /** They are a part of a list that goes on. */
    isPart: z.literal(true).optional(),
    /** It is asked whether one may enroll late, which is not known. */
    late: z.literal(true).optional(),
    /** What is asked is the id of a course unit. */
    ofUnit: z.literal(true).optional(),
    /** A line for each course, rather than all about one. */
    isOfEach: z.literal(true).optional(),
  }),
  factsAsked.extend({ search: z.string().min(1).max(100) }),
  factsOfSeveral.extend({ own: z.literal(true) }),
]);
export type FactsRequest = z.infer<typeof factsRequest>;
