/** What a person has with a course: the mark of an enrollment, "I have enrolled", and questions of one's own follows. */

import type { Button } from '@slack/types';
import { z } from 'zod';
import {
  chooseFollow,
  defineAction,
  enrolledListed,
  followedElsewhere,
  followOffered,
  followsNothing,
  setEnrolled,
  stopMine,
} from '../../ask/actions.ts';
import { askedIn, askedRequest, MOST_CODES, tooMany } from '../../ask/asked-codes.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import { coursesAsked, likeIntent, likeIntents } from '../../ask/like.ts';
import { asTyped } from '../../ask/meant.ts';
import { mayName } from '../../ask/named-courses.ts';
import type { Conversation, Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { type CourseNames, namedBy } from '../../ask/seen-courses.ts';
import { COURSE } from '../../ask/slots.ts';
import { unreadIn } from '../../ask/unread.ts';
import { isId } from '../../ask/words.ts';
import { comingOf, type Dated } from '../../cards/agenda.ts';
import {
  button,
  escapeMrkdwn,
  joined,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  titled,
} from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { Followed } from '../../reminders/followed.ts';
import { isDirectId } from '../../slack-terms.ts';
import type { ReminderSettings } from '../../store/reminder-settings.ts';
import type { Store } from '../../store/store.ts';
import type { OwnGroups } from '../../workspace/own-group.ts';
import { type Nudge, type Spot, spotOf, type Targets } from '../../workspace/targets.ts';

const { enrolled, course, follow } = vocabulary;

/** Takes the marks back that were set a moment ago, in place of the answer that says so. */
const undoEnrolled = defineAction('follow.undo-enrolled', z.object({ asked: askedRequest.shape.asked }));

/**
 * `on`: the person who asks has enrolled; else a mark is taken back. `isUnsure`: in one of these, if any is given.
 * `shown`: where the button stood, alone or in the list.
 */
export const enrolledRequest = z.object({
  asked: z.array(z.string().max(60)).max(MOST_CODES),
  isUnsure: z.literal(true).optional(),
  /** What was said is only like that: a button does it. */
  isOffered: z.literal(true).optional(),
  on: z.boolean(),
  shown: z.enum(['alone', 'in-list']),
});
type EnrolledMarks = z.infer<typeof enrolledRequest>;

/** Questions of one's own: whether one follows courses, or has enrolled in them, and when the next reminder comes, or a date. */
const ownRequest = z.object({
  about: z.enum(['followed', 'enrolled', 'next']),
  /** None: all that the person follows. */
  asked: enrolledRequest.shape.asked,
});
type OwnRequest = z.infer<typeof ownRequest>;

const request = z.union([enrolledRequest, ownRequest]);
export type EnrolledRequest = z.infer<typeof request>;

/** What reading a person's own courses needs. */
interface OwnDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses' | 'enrolled' | 'reminders'>;
  readonly targets: Pick<Targets, 'followedAt'>;
}

interface EnrolledDeps extends OwnDeps {
  readonly targets: Pick<Targets, 'followedAt' | 'namedByPerson'>;
  readonly nudge: Nudge;
  readonly now: () => number;
  /** The list of what a target follows, with what was just done. May reject. */
  readonly list: (spot: Spot, look: { outcome: string }, reader: Reader, place: Place) => Promise<Card>;
  /** When the next reminder of courses comes, in our own words. */
  readonly nextWords: (followed: readonly Followed[], settings: ReminderSettings, reader: Reader) => string;
}

/** Marks of enrollment: the marked courses' enrollment reminders are not sent to the person. */
export const createEnrolled = (deps: EnrolledDeps): Feature =>
  defineFeature<EnrolledRequest>({
    name: 'enrolled',
    request,
    commands: [],
    intents: [
      {
        ...{
          id: 'enrolled',
          claim: 'change',
          hears: `enrolled follow course.enrollment lead.reminder ${COURSE}`,
        },
        // Of several runs of a name the followed one is meant.
        read: (question) => (namesSeveral(question) ? undefined : enrolledQuestion(question)),
      },
      {
        ...{
          id: 'enrolled.spoken-of',
          claim: 'change',
          hears: 'enrolled follow course lead.reminder facts.it',
        },
        subject: 'name',
        read: (question, conversation) =>
          enrolledOfContext(asTyped(question), conversation, () =>
            deps.targets.namedByPerson(conversation.place),
          ),
      },
      likeIntent<EnrolledRequest>('enrolled.like', ['enrolled'], offered, 'like'),
      ...likeIntents<EnrolledRequest>('enrolled.like-spoken-of', ['enrolled'], offered, {
        subject: 'spoken-of',
      }),
    ],
    answer: (asked, reader, place) =>
      'about' in asked ? tellOwn(asked, reader, place, deps) : markEnrolled(asked, reader, place, deps),
    actions: [
      replaces(setEnrolled, ({ asked, on }) => ({ shown: 'alone', asked: [asked], on }), 'beside'),
      replaces(undoEnrolled, ({ asked }) => ({ shown: 'alone', asked, on: false })),
      replaces(enrolledListed, ({ asked, on }) => ({ shown: 'in-list', asked: [asked], on })),
    ],
    shareable: false,
    writes: (asked) => !('about' in asked || asked.isOffered),
  });

const namesSeveral = ({ named }: Question): boolean =>
  named?.names.some(({ codes }) => codes.length > 1) === true;

/** What a person says of an enrollment, and the words that are no part of that: the name of a course, or a question. */
interface Statement {
  readonly on: boolean;
  readonly rest: readonly string[];
}

/** Reads "I have enrolled in TX00EY23-3015" and "I'm not enrolled in TX00EY23-3015"; every word must be understood. */
function enrolledQuestion(question: Question): EnrolledRequest | undefined {
  const asked = askedIn(question)?.asked;
  const own = ownIn(question);
  if (own && own.rest.length === 0 && (question.codes.length > 0 || own.isOfAll))
    return { about: own.about, asked: question.codes.slice(0, MOST_CODES) };
  const said = asked && statementIn(question);
  if (!asked || said?.rest.length !== 0) return undefined;
  if (asked.length > MOST_CODES) throw tooMany(asked);
  return { asked, on: said.on, shown: 'alone' };
}

/** The same without a code: of a course by its name among those that are followed, or of the course that was spoken of. */
async function enrolledOfContext(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
  followed: () => Promise<readonly CourseNames[]>,
): Promise<EnrolledRequest | undefined> {
  const own = question.codes.length === 0 ? ownIn(question) : undefined;
  if (own) return ownOfContext(own, { spokenOf }, followed);
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

/** What is said to be enrolled in, and is no course that is known, as it was typed; undefined: there is none. */
export function unreadToMark(question: Question): string | undefined {
  const isOfNone = question.codes.length === 0 && (statementIn(question)?.rest.length ?? 0) > 0;
  return isOfNone ? unreadIn(question) : undefined;
}

/** What is like "I have enrolled": it is asked back, since it would change something. */
async function offered(
  _: unknown,
  question: Question,
  conversation: Conversation,
): Promise<EnrolledRequest | undefined> {
  const { asked } = (await coursesAsked(question, conversation)) ?? {};
  return asked && { asked: asked.slice(0, MOST_CODES), on: true, shown: 'alone', isOffered: true };
}

/** A question of one's own, and its words that may be a name. */
interface OwnAsked extends Pick<OwnRequest, 'about'> {
  readonly rest: readonly string[];
  /** It is about all that the person follows. */
  readonly isOfAll: boolean;
}

/** Reads "do I follow it?", "have I enrolled?", "when is the next reminder?". */
function ownIn({ words, codes, quotes }: Question): OwnAsked | undefined {
  if (quotes || words.length > LONGEST) return undefined;
  const said = words.filter((word) => !codes.some((code) => code.toLowerCase() === word));
  const from = said.findIndex((word) => !follow.courtesy.has(word));
  const spoken = said.slice(from).join(' ');
  for (const [about, { startOf }] of OWN) {
    const begun = startOf(spoken);
    if (begun === undefined) continue;
    const rest = spoken.slice(begun.length).split(' ');
    const isOfAll = about === 'next' && !words.some(vocabulary.facts.it.has);
    return {
      about,
      isOfAll,
      rest: rest.filter((word) => word !== '' && !isBeside(word) && !isJoining(word)),
    };
  }
  return undefined;
}

const isJoining = (word: string): boolean => course.between.has(word) || vocabulary.facts.joins.has(word);

const OWN = [
  ['next', enrolled.nextReminder],
  ['followed', enrolled.ifFollowed],
  ['enrolled', enrolled.ifEnrolled],
] as const;

/** The same of a course that is followed, by its name, or of those that were spoken of. */
async function ownOfContext(
  { about, rest, isOfAll }: OwnAsked,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
  followed: () => Promise<readonly CourseNames[]>,
): Promise<OwnRequest | undefined> {
  if (rest.length === 0 && isOfAll) return { about, asked: [] };
  if (rest.length > 0 && !mayName(rest)) return undefined;
  const named = rest.length > 0 ? namedBy(rest, await followed(), () => true).exactly : undefined;
  const asked = rest.length > 0 ? (named ? [named.code] : []) : (await spokenOf()).slice(0, MOST_CODES);
  return asked.length > 0 ? { about, asked } : undefined;
}

function statementIn(question: Question): Statement | undefined {
  const { text, words, quotes } = question;
  if (quotes || text.endsWith('?') || words.length > LONGEST) return undefined;
  const asked = askedIn(question)?.asked ?? [];
  // Beside a code a number is named as not read; else it may be a course that is not known.
  const isCode = (word: string): boolean =>
    asked.some((code) => code.toLowerCase() === word) || (question.codes.length > 0 && isId(word));
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
  request: EnrolledMarks,
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

/** Answers a question of the person's own. Others may read along in a channel: there it is told where the answer stands. */
async function tellOwn(
  { about, asked }: OwnRequest,
  reader: Reader,
  place: Place,
  deps: EnrolledDeps,
): Promise<Card> {
  const { follow: words, enrolled: own } = texts(reader.language);
  const { workspace, user } = place;
  if (!isDirectId(place.conversation ?? '')) return followedElsewhere(reader.language);
  const here = await deps.targets.followedAt({ workspace, target: user, kind: 'person', user }, reader);
  if (!here && asked.length === 0) return followsNothing('person', reader.language);
  const marked = new Set((await deps.store.enrolled.of({ workspace, user })).map(({ code }) => code));
  const followed = new Map(here?.followed.map((one) => [one.follow.code, one]));
  const lines = asked.map((code): OwnLine => {
    const [one, id] = [followed.get(code), outsideLine(code, 60)];
    if (about === 'enrolled') return { said: (marked.has(code) ? own.isMarked : own.isNotMarked)(id) };
    if (!here || !one) return { said: own.isNotFollowed(id) };
    const when = `${words.nextReminder}: ${deps.nextWords([one], here.target.settings, reader)}`;
    return { said: about === 'next' ? nameOf(one) : own.isFollowed(nameOf(one)), when };
  });
  const [next] = asked.length === 0 ? (here?.followed ?? []) : [];
  if (here && next) {
    const when = `${words.nextReminder}: ${deps.nextWords(here.followed, here.target.settings, reader)}`;
    lines.push({ said: nameOf(next), when });
  }
  const [code] = asked.length === 1 ? asked : [];
  const ask = { about, isFollowed: followed.has(code ?? ''), isMarked: marked.has(code ?? '') };
  return {
    text: joined(
      lines.flatMap(({ said, when }) => [escapeMrkdwn(said), when]),
      '\n',
    ),
    blocks: lines.flatMap(({ said, when }) => [paragraph(said), ...(when ? [mrkdwnSmall(when)] : [])]),
    buttons: code === undefined ? [] : ownButtons(code, ask, reader.language),
    shows: asked,
  };
}

/** A line of outside text, and our own words below it. */
interface OwnLine {
  readonly said: string;
  readonly when?: string;
}

const nameOf = ({ follow: { code }, facts: { name } }: Dated): string =>
  titled(outsideLine(name, 120), outsideLine(code, 60));

/**
 * The courses that a person follows or has marked, then those of the person's group, where that is asked for; those first whose date of a kind is the next, else those whose reminder
 * is. May reject.
 */
export async function ownCourses(
  { workspace, user }: Pick<Place, 'workspace' | 'user'>,
  first: string,
  reader: Reader,
  deps: OwnDeps & { readonly groups?: Pick<OwnGroups, 'of' | 'courses'> },
): Promise<string[]> {
  const here = await deps.targets.followedAt({ workspace, target: user, kind: 'person', user }, reader);
  const marked = await deps.store.enrolled.of({ workspace, user });
  const aheadOf = (one: Dated): number =>
    comingOf(one, reader).find(({ kind }) => kind === first)?.moment.at ?? Number.MAX_VALUE;
  const followed = (here?.followed ?? []).toSorted((one, other) => aheadOf(one) - aheadOf(other));
  const group = await deps.groups?.of({ workspace, user });
  const ofGroup =
    group === undefined ? undefined : await deps.groups?.courses(group, workspace, reader.language);
  const all = [...followed.map(({ follow }) => follow), ...marked, ...(ofGroup?.courses ?? [])];
  return [...new Set(all.map(({ code }) => code))];
}

function ownButtons(
  asked: string,
  { about, isFollowed, isMarked }: Pick<OwnRequest, 'about'> & Record<'isFollowed' | 'isMarked', boolean>,
  language: Language,
): Button[] {
  const { follow: words, enrolled: own } = texts(language);
  if (about === 'enrolled' && (isFollowed || isMarked))
    return setEnrolled.offer(isMarked ? own.takeBack : own.button, { asked, on: !isMarked }, language);
  if (!isFollowed) return followOffered.offer(words.button, { asked }, language);
  return [button(words.stop, stopMine.carry({ asked }, language))];
}

/** The courses that are meant: the given ones, or the only one of them that is followed and not marked so yet. */
async function meantBy(
  { asked, on, isUnsure, isOffered }: EnrolledMarks,
  followed: ReadonlySet<string>,
  marks: () => Promise<readonly { readonly code: string }[]>,
): Promise<{ readonly codes: readonly string[]; readonly isSure: boolean }> {
  if (isOffered) return { codes: asked, isSure: false };
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
  const [missing] = on ? marks.filter(({ isDone }) => !isDone) : [];
  const buttons = [
    ...(asked.length === 0 ? [] : [button(words.undo, undoEnrolled.carry({ asked }, language))]),
    // One press follows it, where it is one alone.
    ...(missing && marks.length === 1
      ? chooseFollow.offer(texts(language).follow.button, { asked: missing.code }, language)
      : []),
  ];
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
  const [only, ...others] = codes;
  if (on && only !== undefined && others.length === 0)
    return {
      ...wordsCard(words.isDone(outsideLine(only, 60))),
      buttons: setEnrolled.offer(words.button, { asked: only, on }, language),
    };
  const buttons = codes
    .slice(0, MOST_CODES)
    .map((code, index) => button(code, setEnrolled.carry({ asked: code, on }, language, index)));
  return { ...wordsCard(on ? words.which : words.whichNot), buttons };
}
