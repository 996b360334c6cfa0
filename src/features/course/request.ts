/** Reads questions for courses as a whole: by their codes, by name, or as they were spoken of. */

import { z } from 'zod';
import {
  askedOrUnitsIn,
  askedRequest,
  MOST_CODES,
  plainText,
  withWholeCodes,
} from '../../ask/asked-codes.ts';
import type { Reads } from '../../ask/feature.ts';
import { coursesAsked, likeIntent, likeIntents, unitsAsked } from '../../ask/like.ts';
import { searchQuestion } from '../../ask/named-courses.ts';
import type { Conversation } from '../../ask/place.ts';
import { codesIn, type Question } from '../../ask/question.ts';
import { asksForRuns, nameBesideRuns, runsOfUnit } from '../../ask/run-topics.ts';
import { askedLinked, type SeenCourses, searchRequest } from '../../ask/seen-courses.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import { asksWhich, timeIn } from '../../ask/times.ts';
import { asksForWhole, asksWhenCourse } from '../../ask/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import type { Intent } from '../../reading/intents.ts';

const LONGEST_TIME = 80;

/** Realizations to show as one card or a list, or words to find realizations by. */
export const courseRequest = z.union([
  askedRequest.extend({
    /** A list, even of one. */
    compact: z.literal(true).optional(),
    /** When each run of the unit starts, those that have ended, too. */
    every: z.literal(true).optional(),
    /** When the next run of the unit starts. */
    next: z.literal(true).optional(),
    /** Whether a run of the unit starts in a time, as it was said. */
    season: z.string().min(1).max(LONGEST_TIME).optional(),
    /** How many codes the message held, if `asked` has only the first of them. */
    of: z
      .int()
      .min(MOST_CODES + 1)
      .max(10_000)
      .optional(),
  }),
  searchRequest,
]);
export type CourseRequest = z.infer<typeof courseRequest>;

/** Reads the codes of a message that a shortcut was used on. Throws `InvalidRequest` if there are none. */
export function codesOfMessage(words: string): CourseRequest {
  const codes = codesIn(withWholeCodes(plainText(words)));
  if (codes.length === 0) throw new InvalidRequest({ about: 'no-code-in-message' });
  const asked = codes.slice(0, MOST_CODES);
  return codes.length > asked.length ? { asked, of: codes.length } : { asked };
}

/** Reads "when does the course start?" in a channel that is linked to one. */
async function ownCourseQuestion(
  { codes, words }: Question,
  { place, linked }: Pick<Conversation, 'place' | 'linked'>,
): Promise<CourseRequest | undefined> {
  return codes.length === 0 && asksWhenCourse(words) ? askedLinked(place, linked) : undefined;
}

/** Reads what asks for what was spoken of once more: "details", or a wish for another language and nothing else. */
async function wholeOfContext(
  { answerIn, codes, units, words }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<CourseRequest | undefined> {
  const isAsked = answerIn?.isAll || (codes.length + units.length === 0 && asksForWhole(words));
  const shown = isAsked ? await spokenOf() : [];
  return shown.length === 0 ? undefined : { asked: shown.slice(0, MOST_CODES) };
}

/**
 * "Is it offered every semester?" is answered by all starts that there are, "when next?" by what is known to come. A course that is
 * named, and not known, is looked for: what was spoken of is another one.
 */
const everyRun: Reads<CourseRequest> = async (question, conversation) => {
  const { words } = question;
  const inSeason = unitInSeason(question);
  if (inSeason) return inSeason;
  if (!asksForRuns(question)) return undefined;
  const search = nameBesideRuns(question);
  if (search !== undefined) return { search };
  const asked = await runsOfUnit(question, conversation);
  if (!asked) return undefined;
  if (isSaidIn(vocabulary.find.every, words)) return { ...asked, every: true };
  return isSaidIn(vocabulary.find.again, words) || words.some(vocabulary.week.next.has)
    ? { ...asked, next: true }
    : asked;
};

/** "Is TX00EY23 offered in spring?" */
function unitInSeason({ codes, units, words }: Question): CourseRequest | undefined {
  const [unit, ...more] = units;
  const isOfSeason = words.some((one) => SEASONS.some(({ has }) => has(one)));
  if (unit === undefined || more.length + codes.length > 0 || !isOfSeason || asksWhich(words))
    return undefined;
  if (!isSaidIn(vocabulary.find.offered, words) || isSaidIn(vocabulary.find.every, words)) return undefined;
  const season = timeIn(words).slice(0, LONGEST_TIME);
  return season === '' ? undefined : { asked: [unit], season };
}

const { spring, summer, autumn, winter } = vocabulary.times;
const SEASONS = [spring, summer, autumn, winter];

/** What asks for courses as a whole. */
export function courseIntents(seen: SeenCourses): readonly Intent<Reads<CourseRequest>>[] {
  return [
    {
      ...{ id: 'course', claim: 'card', read: askedOrUnitsIn },
      hears: `course.schedule course.command numbers.number numbers.between numbers.before slot.number ${COURSE}`,
    },
    {
      // "Is there a course about web design?", where there is one of that name.
      ...{ id: 'course.exists', claim: 'own', hears: `find ${COURSE}` },
      read: (question) =>
        question.named && vocabulary.find.exists.startOf(question.words.join(' '))
          ? askedOrUnitsIn(question)
          : undefined,
    },
    {
      ...{ id: 'course.in-language', claim: 'own', hears: 'slot.manner', subject: 'spoken-of' },
      read: (question, conversation) =>
        question.answerIn?.isAll ? wholeOfContext(question, conversation) : undefined,
    },
    {
      ...{ id: 'course.runs', claim: 'own', hears: `find facts times term.term ${FACT} ${COURSE}` },
      subject: 'spoken-of',
      read: everyRun,
    },
    {
      ...{ id: 'course.named', claim: 'guess', hears: 'course', subject: 'name' },
      read: (question, { place }) => searchQuestion(seen, question, place),
    },
    {
      ...{ id: 'course.spoken-of', claim: 'guess', hears: 'course facts', subject: 'spoken-of' },
      read: wholeOfContext,
    },
    {
      ...{ id: 'course.linked', claim: 'guess', hears: 'course', subject: 'spoken-of' },
      read: ownCourseQuestion,
    },
    ...likeIntents<CourseRequest>(
      'course.like',
      ['card'],
      async (_, question, conversation) => {
        const about = await coursesAsked(question, conversation);
        return about && { asked: about.asked.slice(0, MOST_CODES) };
      },
      { subject: 'spoken-of' },
    ),
    likeIntent(
      'course.runs-like-coded',
      ['runs'],
      (_, { codes, units }) => {
        const asked = unitsAsked([...codes, ...units]).slice(0, MOST_CODES);
        return asked.length > 0 ? { asked } : undefined;
      },
      'like',
    ),
    ...likeIntents<CourseRequest>(
      'course.runs-like',
      ['runs'],
      async (_, question, conversation) => {
        const about = await coursesAsked(question, conversation);
        return about && { asked: unitsAsked(about.asked).slice(0, MOST_CODES) };
      },
      { subject: 'spoken-of' },
    ),
  ];
}
