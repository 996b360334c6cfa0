/** "I have enrolled": a person's own mark for a course, in words and by buttons. */

import { z } from 'zod';
import { defineAction, enrolledListed, setEnrolled } from '../../ask/actions.ts';
import { defineFeature, type Feature, type Place, replaces } from '../../ask/feature.ts';
import { mayName } from '../../ask/named-courses.ts';
import { askedIn, askedRequest, MOST_CODES, type Question } from '../../ask/question.ts';
import { type CourseNames, namedBy } from '../../ask/seen-courses.ts';
import { isId } from '../../ask/words.ts';
import { button, joined, outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { type Spot, spotOf, type TargetDeps } from '../../workspace/targets.ts';

const { enrolled, course } = vocabulary;

/** Takes the marks back that were set a moment ago, in place of the answer that says so. */
const undoEnrolled = defineAction('follow.undo-enrolled', z.object({ asked: askedRequest.shape.asked }));

/**
 * `on`: the person who asks has enrolled; else a mark is taken back. `isUnsure`: in one of these, if any is given.
 * `shown`: where the button stood, alone or in the list.
 */
export const enrolledRequest = z.object({
  asked: z.array(z.string().max(60)).max(MOST_CODES),
  isUnsure: z.literal(true).optional(),
  on: z.boolean(),
  shown: z.enum(['alone', 'in-list']),
});
export type EnrolledRequest = z.infer<typeof enrolledRequest>;

export interface EnrolledDeps extends TargetDeps {
  /** The list of what a target follows, with what was just done. May reject. */
  readonly list: (spot: Spot, look: { outcome: string }, reader: Reader, place: Place) => Promise<Card>;
}

/** Marks of enrollment: the marked courses' enrollment reminders are not sent to the person. */
export const createEnrolled = (deps: EnrolledDeps): Feature =>
  defineFeature<EnrolledRequest>({
    name: 'enrolled',
    request: enrolledRequest,
    commands: [],
    question: enrolledQuestion,
    answer: (request, reader, place) => markEnrolled(request, reader, place, deps),
    actions: [
      replaces(setEnrolled, ({ asked, on }) => ({ shown: 'alone', asked: [asked], on }), 'beside'),
      replaces(undoEnrolled, ({ asked }) => ({ shown: 'alone', asked, on: false })),
      replaces(enrolledListed, ({ asked, on }) => ({ shown: 'in-list', asked: [asked], on })),
    ],
    shareable: false,
    writes: () => true,
  });

/** What a person says of an enrollment, and the words that are no part of that: the name of a course, or a question. */
interface Statement {
  readonly on: boolean;
  readonly rest: readonly string[];
}

/** Reads "I have enrolled in TX00EY23-3015" and "I'm not enrolled in TX00EY23-3015"; every word must be understood. */
function enrolledQuestion(question: Question): EnrolledRequest | undefined {
  const asked = askedIn(question)?.asked;
  const said = asked && statementIn(question);
  if (!asked || said?.rest.length !== 0) return undefined;
  return { asked, on: said.on, shown: 'alone' };
}

/** The same without a code: of a course by its name among those that are followed, or of the course that was spoken of. */
export async function enrolledOfContext(
  question: Question,
  spokenOf: () => Promise<readonly string[]>,
  followed: () => Promise<readonly CourseNames[]>,
): Promise<EnrolledRequest | undefined> {
  const said = askedIn(question) ? undefined : statementIn(question);
  if (!said) return undefined;
  const mark = { on: said.on, shown: 'alone' } as const;
  if (said.rest.length === 0)
    return { ...mark, asked: (await spokenOf()).slice(0, MOST_CODES), isUnsure: true };
  if (!mayName(said.rest)) return undefined;
  const isTelling = (word: string): boolean => !course.realization.has(word);
  const { exactly, nearly } = namedBy(said.rest, await followed(), isTelling);
  if (exactly) return { ...mark, asked: [exactly.code] };
  const codes = nearly.map(({ code }) => code).slice(0, MOST_CODES);
  return codes.length > 0 ? { ...mark, asked: codes, isUnsure: true } : undefined;
}

function statementIn({ text, words, codes, quotes }: Question): Statement | undefined {
  if (quotes || text.endsWith('?') || words.length > LONGEST) return undefined;
  const isCode = (word: string): boolean => isId(word) || codes.some((code) => code.toLowerCase() === word);
  const said = words.filter((word) => !isCode(word));
  // Words that may stand before it may also begin it.
  const first = said.findIndex((word) => !isBeside(word));
  for (let at = 0; at <= first; at += 1) {
    const spoken = said.slice(at).join(' ');
    for (const on of [false, true]) {
      const begun = (on ? enrolled.done : enrolled.not).startOf(spoken);
      if (begun === undefined) continue;
      const rest = spoken.slice(begun.length).split(' ');
      return { on, rest: rest.filter((word) => word !== '' && !isBeside(word)) };
    }
  }
  return undefined;
}

/** The most words of such a statement. */
const LONGEST = 20;

const isBeside = (word: string): boolean => enrolled.beside.has(word) || course.realization.has(word);

/**
 * Marks courses as such in which the person has enrolled, or takes that back. A mark belongs to the person's own follow;
 * without one, to that of the channel.
 */
async function markEnrolled(
  request: EnrolledRequest,
  reader: Reader,
  place: Place,
  deps: EnrolledDeps,
): Promise<Card> {
  // Home belongs to no conversation.
  const spot = spotOf(place) ?? spotOf(place, { whom: 'person' });
  if (!spot) return wordsCard(texts(reader.language).follow.nowhere);
  const { on, shown } = request;
  const { store, nudge, now } = deps;
  const { workspace, user } = place;
  const person: Spot = { workspace, target: user, kind: 'person' };
  const [mine, here] = await Promise.all([store.follows.of(person), store.follows.of(spot)]);
  const own = new Set(mine.map(({ code }) => code));
  const { codes, isSure } = await meantBy(request, new Set([...mine, ...here].map(({ code }) => code)), () =>
    store.enrolled.of({ workspace, user }),
  );
  if (!isSure) return whichCard(codes, on, reader);
  const marks: EnrolledMark[] = [];
  for (const code of codes) {
    const isOwn = own.has(code);
    const target = isOwn ? user : spot.target;
    const isDone = on
      ? await store.enrolled.mark({ workspace, user, code, target, at: now() })
      : await store.enrolled.unmark({ workspace, user }, code);
    marks.push({ code, isDone, isOwn });
  }
  if (marks.some(({ isDone }) => isDone)) nudge(person);
  const card = enrolledCard(marks, { on, isChannel: spot.kind === 'channel' }, reader);
  return shown === 'alone' ? card : deps.list({ ...spot, user }, { outcome: card.text }, reader, place);
}

/** The courses that are meant: the given ones, or the only one of them that is followed and not marked so yet. */
async function meantBy(
  { asked, on, isUnsure }: EnrolledRequest,
  followed: ReadonlySet<string>,
  marks: () => Promise<readonly { readonly code: string }[]>,
): Promise<{ readonly codes: readonly string[]; readonly isSure: boolean }> {
  if (!isUnsure || asked.length === 1) return { codes: asked, isSure: true };
  const marked = new Set((await marks()).map(({ code }) => code));
  const among = asked.length === 0 ? [...followed] : asked;
  const codes = among.filter((code) => followed.has(code) && marked.has(code) !== on);
  return { codes, isSure: codes.length === 1 };
}

/** What has come of marking a course as enrolled. */
interface EnrolledMark {
  readonly code: string;
  /** False: nothing is followed that could be marked, or there was no mark. */
  readonly isDone: boolean;
  /** Whether the person follows the course directly. */
  readonly isOwn: boolean;
}

/** Says which courses are marked as enrolled, or no longer; the button takes the marks back. */
export function enrolledCard(
  marks: readonly EnrolledMark[],
  { on, isChannel }: { readonly on: boolean; readonly isChannel: boolean },
  { language }: Reader,
): Card {
  const words = texts(language).enrolled;
  const said = marks.map((mark) =>
    joined(
      [
        words[wordsOf(mark, on)](outsideLine(mark.code, 60)),
        on && mark.isDone && isChannel && words.channelStays,
      ],
      ' ',
    ),
  );
  const asked = on ? marks.filter(({ isDone }) => isDone).map(({ code }) => code) : [];
  const buttons = asked.length === 0 ? [] : [button(words.undo, undoEnrolled.carry({ asked }, language))];
  return { ...wordsCard(...said), buttons, shows: marks.map(({ code }) => code) };
}

/** Which words say what has come of a mark. */
function wordsOf({ isDone, isOwn }: EnrolledMark, on: boolean) {
  if (!isDone) return on ? 'notFollowed' : 'wasNot';
  if (on) return isOwn ? 'done' : 'doneElsewhere';
  return isOwn ? 'undone' : 'undoneElsewhere';
}

/** Asks in which course; each has a button. */
function whichCard(codes: readonly string[], on: boolean, { language }: Reader): Card {
  const words = texts(language).enrolled;
  const buttons = codes
    .slice(0, MOST_CODES)
    .map((code, index) => button(code, setEnrolled.carry({ asked: code, on }, language, index)));
  return { ...wordsCard(on ? words.which : words.whichNot), buttons };
}
