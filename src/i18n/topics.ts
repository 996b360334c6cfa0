/** What a question about one course may ask, and the words by which a language asks it. */
import type { Language } from '../language.ts';
import type { WordLine } from './patterns.ts';

/** Facts of a course that the study API tells. */
export const FACTS = [
  'name',
  'prerequisites',
  'exam',
  'grading',
  'workload',
  'credits',
  'language',
  'online',
  'groups',
  'programmes',
  'unit',
  'starts',
  'ends',
  'duration',
  'opens',
  'closes',
  'can-enroll',
  'content',
  'objectives',
  'methods',
  'completion',
  'employer',
  'further',
  'materials',
] as const;
export type FactTopic = (typeof FACTS)[number];

/** What people ask of a course and the study API does not tell. */
export const UNKNOWN = [
  'teacher',
  'places',
  'lessons',
  'events',
  'extension',
  'platform',
  'course-rooms',
  'grades',
  'enroll-me',
  'cost',
  'recordings',
  'difficulty',
  'attendance',
  'degree',
  'repeat',
] as const;
export type UnknownTopic = (typeof UNKNOWN)[number];

export type Topic = FactTopic | UnknownTopic;

/** The words by which a language asks about a course. */
export interface TopicWords {
  /** The phrases of each topic, as `scores.ts` reads them. The topic whose phrase covers most of a question counts. */
  readonly topics: Readonly<Record<Topic, string>>;
  /** Words with which a question begins, and endings of such words (`-ko`). */
  readonly asks: string;
  readonly asksBy: RegExp;
  /** Words with which a statement begins, rather than a question without its sign. */
  readonly states: string;
  /** Forms of "to be", which make a statement of words that do not ask. */
  readonly copulas: string;
  /** What is glued to the first word of a question: `voi|ko`. */
  readonly clitics: RegExp;
  /** Colloquial words that stand in questions and ask nothing by themselves. */
  readonly fillers: string;
  /** Words that ask for something by themselves, and stand in questions for other things, too: "contain", "course". */
  readonly weak: WordLine;
  /** Phrases of subjects that are no course: with one, a question is not about the course that was spoken of. */
  readonly others: string;
  /** Stands before the name of a course: "exam in physics". */
  readonly about: WordLine;
  /** Forms in which a name needs no such word: before what is asked, and at the end of a question. */
  readonly ofSubject: WordLine;
  readonly inSubject: WordLine;
  /**
   * Phrases that ask whether enrollment is past, and whether it is closed, as it also is before it opens: yes and no
   * change places. Beside `possible`, a question is answered with neither. `left` and `ago`: phrases that ask how much time
   * is left or has passed.
   */
  readonly past: string;
  readonly closed: string;
  readonly possible: string;
  readonly left: string;
  readonly ago: string;
  /** Begins a wish to be answered in a language, which is named behind it. */
  readonly answerIn: RegExp;
  /** May stand before the name of a language, and make it a wish. */
  readonly inLanguage: string;
  readonly politely: string;
  /** Captures the name of any other language in a folded word that asks for it: "saksa" of "saksaksi". */
  readonly otherLanguage: RegExp;
  /** What a language is called in a question, by its code: "is it in English?". */
  readonly languages: Readonly<Record<Language, string>>;
}

/** What lies in time. Other things open, start and end, too. */
export const OF_TIME: ReadonlySet<Topic> = new Set([
  'opens',
  'closes',
  'can-enroll',
  'starts',
  'ends',
  'duration',
]);

/** What a course unit tells for all its runs. */
const UNIT_FACTS = [
  'credits',
  'prerequisites',
  'content',
  'objectives',
  'methods',
  'materials',
  'further',
  'grading',
] as const satisfies readonly Topic[];
export type UnitFact = (typeof UNIT_FACTS)[number];
export const OF_UNIT: ReadonlySet<Topic> = new Set(UNIT_FACTS);

/** A code or name in the words of a question. */
export const SUBJECT = '§';
