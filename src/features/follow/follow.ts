/** Following courses, and the new runs of course units and student groups: from the request to what is stored. */

import type { Button, KnownBlock } from '@slack/types';
import type { LeadWish } from '../../ask/lead-words.ts';
import { isTopic } from '../../ask/run-topics.ts';
import {
  boldAndWords,
  boldLine,
  joined,
  labelledLine,
  mrkdwnParagraph,
  outsideLine,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { pauseWords } from '../../cards/pause-words.ts';
import { failuresIn } from '../../cards/realization-list.ts';
import { InvalidRequest, isUpstreamError, NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { keepLookedUp, speakTo } from '../../reminders/check.ts';
import { closesUntold, type Followed } from '../../reminders/followed.ts';
import { readRun, topicsOf } from '../../reminders/new-runs.ts';
import { criteriaOf } from '../../reminders/run-search.ts';
import {
  aheadName,
  kindOf,
  type Lead,
  leadsOf,
  MOST_FOLLOWS,
  namesOfLeads,
  USUAL_LEAD,
} from '../../store/reminder-settings.ts';
import type { ChannelEdit, Follow, Target } from '../../store/store.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import { extraOf, searchedSince } from '../../study-client/extras.ts';
import {
  type Found,
  isGroupTopic,
  type LookUp,
  type Realization,
  topicName,
} from '../../study-client/model.ts';
import { MOST_SEEN } from '../../workspace/history.ts';
import { realizationInMemory } from '../../workspace/look-up.ts';
import { type Spot, spotOf } from '../../workspace/targets.ts';
import {
  alreadyCard,
  failedToFollow,
  insteadButtons,
  type LessonLeads,
  leadWords,
  lessonLeadsFor,
  mayCome,
  notesOn,
  overWords,
  reminderWords,
  setUpByFact,
  topicsCard,
  unlessOver,
  unmetNotes,
  withHelp,
  withoutLessonLeads,
} from './cards.ts';
import { reminderAt } from './overview.ts';
import type { With } from './parts.ts';
import { type Request, undoFollow } from './request.ts';

/** What beginning to follow uses, of a course or of new runs. */
type Beginning = With<'store' | 'targets' | 'now' | 'nudge' | 'support'>;
/** What finding the runs of a course unit or a group uses. */
type RunFinding = With<'lookUpRuns' | 'seen' | 'study' | 'extras' | 'zone'>;
/** What following uses, of courses and of new runs. */
export type Following = Beginning & RunFinding & With<'lookUpFor' | 'languageOf' | 'searchesRuns'>;

/**
 * Follows the courses that can be followed and echoes them; the others are named with their reasons. A follow
 * is stored only after everything outside that may fail. Rejects if no course could be looked up.
 */
export async function follow(asking: Request<'follow'>, context: Following): Promise<Card> {
  const { reader, place } = context;
  const words = texts(reader.language).follow;
  const spot = spotOf(place, asking);
  if (!spot) return wordsCard(words.nowhere);
  const lessons = lessonLeadsFor(spot.kind, context);
  const request = lessons === 'offered' ? asking : withoutLessonLeads(asking);
  await context.targets.expectMayChange(spot, place.user);
  const topics = request.asked.filter(isTopic);
  if (topics.length > 0) return followBoth(request, topics, spot, context);
  const language = await languageNow(spot, context);
  const { lookUps } = await context.lookUpFor(place, request.asked, language);
  const lines = lookUps.map((line) => unlessOver(followable(line), reader.now));
  const found = lines.flatMap((line) => ('found' in line ? [line.found] : []));
  // A course that is over is spoken of, too.
  const shows = lookUps.flatMap((line) => ('found' in line ? [line.found.value.code] : []));
  if (found.length === 0) return { ...notFollowed(lines, spot, place.user, reader), shows };
  const begun = await begin(found, spot, language, context, (known) => leadsToKeep(request, known));
  if ('text' in begun) return begun;
  const { leads, unmet } = request;
  const card = echoCard({ ...begun, spot, asker: place.user, lines, leads, unmet, lessons }, reader);
  return withHelp({ ...card, shows }, begun.target, context);
}

/** What is followed now of what was to be followed. */
export interface Begun {
  readonly target: Target;
  readonly followed: readonly Followed[];
  readonly added: readonly string[];
  /** The number of courses followed there in all. */
  readonly count: number;
  readonly isUnsure: boolean | undefined;
}

/** Follows courses that were found in the target's language, and tells its channel; else says why not. */
export async function begin(
  found: readonly Found<Realization>[],
  spot: Spot,
  language: Language,
  context: Beginning,
  leadsFor: (target: Target) => readonly Lead[] = () => [],
): Promise<Begun | Card> {
  const { reader, place, targets } = context;
  const words = texts(reader.language).follow;
  const known = await targets.of(spot, language);
  if (!known) return wordsCard(words.noDirect);
  const { added, refused, changed } = await keep(found, known, leadsFor(known), context);
  if (refused) return wordsCard(words.tooMany(await followCount(spot, context), MOST_FOLLOWS));
  // The line in a channel shows how Slack treats it.
  const isShown = spot.kind === 'channel' && added.length > 0;
  const wanted = isShown ? known : await targets.asSlackTakesIt(known, place.user);
  const edit = editOf(found, added);
  const told = added.length > 0 ? await targets.tellFollowed(edit, wanted, place.user) : undefined;
  const target = { ...wanted, ...told };
  const all = await targets.followedOf(target, reader);
  if (added.length > 0 || changed) context.nudge(spot);
  const codes = new Set<string>(found.map(({ value }) => value.code));
  const followed = all.filter(({ follow }) => codes.has(follow.code));
  return { target, followed, added, count: all.length, isUnsure: told?.isUnsure };
}

/** The language of the later notices: names in another language would look changed. */
export async function languageNow(
  spot: Spot,
  context: Beginning & With<'languageOf' | 'study'>,
): Promise<Language> {
  if (await speakAsNow(spot, context)) context.nudge(spot, 'anew');
  return context.targets.languageFor(spot, context.reader.language);
}

/**
 * If a person's language has changed since the first follow, all follows are told in the new one from now on.
 * If the person follows nothing any more, the language of this request counts. True if the language changed.
 */
async function speakAsNow(spot: Spot, context: With<'store' | 'languageOf' | 'study'>): Promise<boolean> {
  const { store, reader, place, languageOf } = context;
  const known = spot.kind === 'person' ? await store.targets.get(spot) : undefined;
  if (!known) return false;
  const isEmpty = (await store.follows.of(known)).length === 0;
  return speakTo(known, isEmpty ? reader.language : await languageOf(place), context);
}

/** Follows course units and groups, and the courses that are named beside them. */
async function followBoth(
  request: Request<'follow'>,
  topics: readonly string[],
  spot: Spot,
  context: Following,
): Promise<Card> {
  const asked = request.asked.filter((one) => !topics.includes(one));
  const beside = asked.length > 0 ? await follow({ ...request, asked }, context) : undefined;
  const card = await followTopics(topics, spot, context);
  if (!beside) return card;
  return { ...beside, text: `${card.text}\n${beside.text}`, blocks: [...card.blocks, ...beside.blocks] };
}

/** What is told of new follows. */
function editOf(found: readonly Found<Realization>[], added: readonly string[]): ChannelEdit {
  const courses = found.map(({ value }) => value).filter(({ code }) => added.includes(code));
  return { is: 'followed', courses: courses.map(({ code, name }) => ({ code, name })) };
}

/** Why nothing is followed: one sentence if one says it all. Rejects with the error of the only course. */
function notFollowed(lines: readonly LookUp[], spot: Spot, asker: string, reader: Reader): Card {
  const over = overWords(lines, reader);
  if (over !== undefined) return wordsCard(over);
  const [only, ...others] = lines;
  if (only && 'error' in only && others.length === 0) throw only.error;
  return echoCard({ spot, asker, lines, followed: [], added: [], count: 0 }, reader);
}

/** A course is read again by its code, so a course without a usable code can't be followed. */
function followable(line: LookUp): LookUp {
  if (!('found' in line) || isRealizationCode(line.found.value.code)) return line;
  const { code } = line.found.value;
  return { asked: line.asked, error: new InvalidRequest({ about: 'not-followable', input: code }) };
}

/** The lead times of the request that the settings do not have. */
function leadsToKeep({ leads = [], about }: Request<'follow'>, { settings }: Target): Lead[] {
  const chosen = leadsOf(settings);
  const isTold = about === undefined || namesOfLeads(chosen).some((lead) => kindOf(lead) === about);
  const wanted = isTold ? leads : [...leads, USUAL_LEAD[about]];
  return wanted.filter((lead) => chosen[lead] === undefined);
}

/** Stores the courses first, so that the first pass over the follows knows them. */
async function keep(
  found: readonly Found<Realization>[],
  target: Target,
  leads: readonly Lead[],
  { store, now, place: { user: createdBy } }: With<'store' | 'now'>,
): Promise<{ added: string[]; refused: boolean; changed: boolean }> {
  const { workspace, language } = target;
  await keepLookedUp(found, language, store);
  // The store may hold a later reading than this answer, or believe it only in part. Changes are told against the stored one.
  const known = await store.courses.get(found.map(({ value }) => ({ code: value.code, language })));
  const follows = known.map(
    ({ code, facts }): Follow => ({
      workspace,
      target: target.target,
      code,
      createdBy,
      createdAt: now(),
      told: facts,
      toldMissing: false,
      ...(leads.length > 0 && { leads: Object.fromEntries(leads.map((lead) => [lead, now()])) }),
    }),
  );
  const { added, refused } = await store.follows.add(target, follows, MOST_FOLLOWS);
  if (refused || leads.length === 0) return { added, refused, changed: false };
  const before = await store.follows.of(target);
  for (const { code, leads: wanted } of follows) {
    const known = before.find((one) => one.code === code);
    // A lead time that is there already keeps the time of its choice.
    if (known && !added.includes(code))
      await store.follows.setLeads(target, code, { ...wanted, ...known.leads });
  }
  return { added, refused, changed: true };
}

// The new runs of course units and student groups.

/**
 * Follows course units and groups: the runs that are known by now are not told, each later one once. Rejects if the
 * study API does not tell what runs there are.
 */
async function followTopics(
  topics: readonly string[],
  spot: Spot,
  context: Beginning & RunFinding & With<'searchesRuns'>,
): Promise<Card> {
  const { reader, place, store, targets, now } = context;
  const words = texts(reader.language).follow;
  const language = await targets.languageFor(spot, reader.language);
  const known = await Promise.all(topics.map((topic) => knownRuns(topic, language, context)));
  const wanted = await targets.of(spot, language);
  if (!wanted) return wordsCard(words.noDirect);
  const fresh = topics.map((topic, at) => ({
    ...{ workspace: wanted.workspace, target: wanted.target, topic },
    ...{ createdBy: place.user, createdAt: now(), known: known[at]?.codes ?? [] },
    ...(known[at]?.isWhole && { searchedAt: 0 }),
  }));
  const { added, refused } = await store.runFollows.add(wanted, fresh, MOST_FOLLOWS);
  if (refused) return wordsCard(words.tooMany(await followCount(spot, context), MOST_FOLLOWS));
  if (added.length === 0)
    return alreadyCard(topics, await targets.asSlackTakesIt(wanted, place.user), context);
  const edit = { is: 'followed', courses: [], topics: added } as const;
  const told = await targets.tellFollowed(edit, wanted, place.user);
  context.nudge(spot);
  const target = { ...wanted, ...told };
  const found = {
    known: known.reduce((sum, { count }) => sum + count, 0),
    isWhole: known.every(({ isWhole }) => isWhole),
  };
  const card = topicsCard(target, added, { ...found, ...told }, context);
  return withHelp(card, target, context);
}

/** How much a target follows. */
async function followCount(spot: Spot, { store }: With<'store'>): Promise<number> {
  const [follows, topics] = await Promise.all([store.follows.of(spot), store.runFollows.of(spot)]);
  return follows.length + topics.length;
}

/** The runs of a topic that are known by now. */
interface Known {
  readonly codes: readonly string[];
  /** How many of them a person may want to follow. */
  readonly count: number;
  /** Whether the whole catalogue has no others. */
  readonly isWhole: boolean;
}

/** Rejects as a look-up does. */
async function knownRuns(topic: string, language: Language, context: RunFinding): Promise<Known> {
  const searched = await searchedRuns(topic, language, context);
  if (searched) return searched;
  const codes = await seenRuns(topic, language, context);
  return { codes, count: codes.length, isWhole: false };
}

/** Those that a search finds; undefined: it is not offered, or tells nothing. */
async function searchedRuns(
  topic: string,
  language: Language,
  { study, extras, reader, zone }: RunFinding,
): Promise<Known | undefined> {
  const criteria = criteriaOf(topic, searchedSince(zone, reader.now));
  if (!criteria || !extras.can(extraOf(criteria))) return undefined;
  try {
    const { runs, isTooBroad } = (await study.search(criteria, language)).value;
    if (isTooBroad) return undefined;
    const current = runs.filter((run) => topicsOf(readRun(run, language), reader.now).includes(topic));
    return { codes: runs.map(({ code }) => code), count: current.length, isWhole: true };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return undefined;
  }
}

/** Those that are known without a search. */
async function seenRuns(
  topic: string,
  language: Language,
  { place, lookUpRuns, seen, study }: RunFinding,
): Promise<string[]> {
  if (!isGroupTopic(topic)) {
    const { lookUps } = await lookUpRuns(place, [topicName(topic)], language).catch(noRuns);
    return lookUps.flatMap((one) => ('found' in one ? one.found.value.code : []));
  }
  // Only what is known without asking: there may be thousands of courses.
  const all = await seen.suggest(place.workspace, '', language, MOST_SEEN).catch(() => []);
  return all.flatMap(({ code }) => {
    const kept = realizationInMemory(study, code, language);
    // Those that have ended, too.
    return kept && topicsOf(readRun(kept, language), 0).includes(topic) ? code : [];
  });
}

/** A unit without a run may get one. */
function noRuns(error: unknown) {
  const isNone = error instanceof InvalidRequest && error.problem.about === 'no-runs';
  if (isNone || error instanceof NotFound) return { lookUps: [] };
  throw error;
}

// The answer.

const NAME = 120;
const CODE = 60;
/** The most courses that have a line each. */
const MOST_NAMED = 5;

/**
 * A followed course as a line of a card and as one of top-level text: its name, its next reminder, and in the text its code
 * and who set the follow up, if it is another person.
 * @param note what is told of it beside that
 * @param asked when the reminders come that were asked for, in our own words
 */
function shownAs(
  followed: Followed,
  { settings }: Target,
  reader: Reader,
  {
    note,
    asked,
    asker,
    tellsLessons,
  }: {
    readonly note: string | undefined;
    readonly asked: readonly string[];
    readonly asker: string;
    readonly tellsLessons: boolean;
  },
) {
  const { follow, facts } = followed;
  const { language } = reader;
  const { nextReminder, noReminder, noneLeft, lessonsTold } = texts(language).follow;
  const notes = notesOn(followed, settings, reader, note);
  // That a name is in another language is seen.
  const isShown = (one: unknown): boolean => one !== keptNameMark(facts, follow.code, language);
  const why = reminderWords([followed], settings, reader);
  // Where no date is ahead, a follow is still of use.
  const also = why === noReminder && tellsLessons && lessonsTold;
  const told = [
    [nextReminder, joined([why, also], '; ')] as const,
    // Only one person sees the name, so it notifies no one.
    ...setUpByFact(follow, asker, language),
  ];
  const left = why === noReminder ? noneLeft : `${nextReminder}: ${why}`;
  const next = reminderAt(followed, reader) ?? joined([left, also], '; ');
  const name = outsideLine(facts.name, NAME);
  const rest = joined([...notes.filter(isShown), ...(asked.length > 0 ? asked : [next])]);
  return {
    block: boldAndWords(name, ` · ${rest}`),
    alone: joined([name, rest]),
    line: joined([
      titled(spoken(facts.name, NAME), spoken(follow.code, CODE)),
      ...notes,
      ...asked,
      ...told.map((fact, at) => fact.join(at === 0 ? ': ' : ' ')),
    ]),
  };
}

/** The result of a request to follow. */
interface Echo {
  readonly spot: Spot;
  /** The person who asked. */
  readonly asker: string;
  /** The courses of the request, each found or failed. */
  readonly lines: readonly LookUp[];
  /** The courses of the request that are followed now, as stored. */
  readonly followed: readonly Followed[];
  /** The codes of the request that were not followed before. */
  readonly added: readonly string[];
  /** The number of courses followed here in all. */
  readonly count: number;
  /** Undefined if nothing is followed. */
  readonly target?: Target;
  /** Whether it is not known if Slack lets Coursebell write there. */
  readonly isUnsure?: boolean | undefined;
  /** The lead times that were asked for. */
  readonly leads?: readonly Lead[] | undefined;
  /** Those that there are not. */
  readonly unmet?: readonly LeadWish[] | undefined;
  /** Absent: none before lessons. */
  readonly lessons?: LessonLeads | undefined;
}

/** Says which courses are followed now, and which could not be. */
export function echoCard(echo: Echo, reader: Reader): Card {
  const { asker, followed, added, target, unmet = [], lessons = 'unknown' } = echo;
  const { follow: words, leads } = texts(reader.language);
  const tellsLessons = lessons !== 'unknown';
  // If all of them were followed before, the title says so.
  const isNoted = ({ follow }: Followed) => added.length > 0 && !added.includes(follow.code);
  const toldOf = (one: Followed, { settings }: Target) => {
    const asked = (echo.leads ?? []).map((each) => leadWords(each, one, settings, reader));
    const lead = asked.length > 0 ? undefined : closesUntold(one, settings, reader.now);
    const untold = lead && leads.closesTooSoon(leads.withinLead[aheadName(lead)]);
    return { asked, note: joined([isNoted(one) && words.already, untold]) || undefined };
  };
  // What was asked for is told with its time.
  const shownOf = (one: Followed): Followed =>
    echo.leads ? { ...one, follow: { ...one.follow, leads: undefined } } : one;
  const shown = target
    ? followed.map((one) =>
        shownAs(shownOf(one), target, reader, { asker, tellsLessons, ...toldOf(one, target) }),
      )
    : [];
  const isOffered =
    target &&
    mayCome(
      followed.map(({ facts }) => facts),
      target.settings,
      reader.now,
      lessons,
    );
  const offered = { isOffered, lessons };
  const notes = followed.length > 0 ? [...unmetNotes(unmet, reader, offered), inAllWords(echo, reader)] : [];
  const codes = followed.map(({ follow }) => follow.code);
  const pause = target && pauseWords(target, reader);
  const advice = target?.isGroup ? words.inviteGroup : words.invite;
  const invite = echo.isUnsure && !pause ? [advice] : [];
  const failures = failedToFollow(echo.lines, reader);
  return {
    ...endingWith([textTitleOf(echo, reader), ...shown.map(({ line }) => line)].join('\n'), [
      failures?.text,
      pause,
      ...notes,
      ...invite,
    ]),
    blocks: [
      ...listedBlocks(echo, shown, reader),
      ...(failures?.blocks ?? []),
      ...(pause ? [mrkdwnParagraph(pause)] : []),
      ...[...notes, ...invite].map(small),
    ],
    buttons: [...insteadButtons(codes, unmet, reader, offered), ...undoOf(echo, reader)],
    ...failuresIn(failures, followed.length === 0),
  };
}

/** The courses under the title, or all of many in one line; one course stands beside the title. */
function listedBlocks(
  echo: Echo,
  shown: readonly ReturnType<typeof shownAs>[],
  reader: Reader,
): KnownBlock[] {
  const title = titleOf(echo, reader);
  const many = manyBlocks(echo, reader);
  const [only, ...others] = shown;
  if (only && others.length === 0) return [labelledLine(title, only.alone)];
  return [
    ...(echo.added.length === 0 || !many ? [boldLine(title)] : []),
    ...(many ?? shown.map(({ block }) => block)),
  ];
}

/** One line for all of many courses, and one for those that were followed before; undefined where lead times were asked for. */
function manyBlocks({ followed, added, target, leads }: Echo, reader: Reader): KnownBlock[] | undefined {
  if (!target || leads !== undefined || followed.length <= MOST_NAMED) return undefined;
  const { alreadyMany } = texts(reader.language).follow;
  const before = added.length === 0 ? 0 : followed.length - added.length;
  return [
    mrkdwnParagraph(manyWords({ followed, target }, reader) ?? ''),
    ...(before > 0 ? [small(alreadyMany(before))] : []),
  ];
}

/** Of many their number: the lines of all of them may be too long for one text. */
const textTitleOf = (echo: Echo, reader: Reader): string =>
  (echo.added.length > 0 && manyBlocks(echo, reader) && manyWords(echo, reader)) || titleOf(echo, reader);

/** "Following *15 courses*; the next reminder is …" */
const manyWords = ({ followed, target }: Pick<Echo, 'followed' | 'target'>, reader: Reader) =>
  target &&
  texts(reader.language).follow.many(followed.length, reminderWords(followed, target.settings, reader));

/** **Undo**: what was not followed before is followed no more. */
const undoOf = ({ added, followed, spot: { kind } }: Echo, { language }: Reader): Button[] =>
  added.length === 0
    ? []
    : undoFollow.offer(
        texts(language).lists.undo,
        {
          asked: [...added],
          whom: kind === 'person' ? 'person' : undefined,
          undoes: Math.max(0, ...followed.map(({ follow }) => follow.createdAt)),
        },
        language,
      );

export function titleOf(
  { spot, followed, added }: Pick<Echo, 'spot' | 'followed' | 'added'>,
  { language }: Reader,
): string {
  const words = texts(language).follow;
  if (followed.length === 0) return words.nothingAdded;
  if (added.length === 0) return spot.kind === 'channel' ? words.titleAlready : words.titleAlreadyOwn;
  return spot.kind === 'channel' ? words.titleChannel : words.titlePerson;
}

/** How many are followed in all, where those are more than the answer tells of; at first where reminders are chosen. */
export function inAllWords(
  { count, spot, followed }: Pick<Echo, 'count' | 'spot' | 'followed'>,
  { language }: Reader,
): string {
  const words = texts(language).follow;
  const isMore = count > followed.length;
  return spot.kind === 'person'
    ? isMore
      ? words.inAllOwn(count)
      : words.settingsHintOwn
    : isMore
      ? words.inAll(count)
      : words.settingsHint;
}
