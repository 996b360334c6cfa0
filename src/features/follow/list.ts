/** The list of what is followed somewhere, and why it is the answer. */

import type { KnownBlock } from '@slack/types';
import { enrolledListed, openReminders, startFollow } from '../../ask/actions.ts';
import { type Place, personAt } from '../../ask/place.ts';
import { loweredWords } from '../../ask/question.ts';
import { topicsWords, topicWords } from '../../ask/run-topics.ts';
import { MOST_TELLING, namedBy } from '../../ask/seen-courses.ts';
import {
  button,
  escapeMrkdwn,
  fitting,
  header,
  LIMITS,
  menu,
  mrkdwnParagraph,
  mrkdwnSmall,
  option,
  outsideLine,
  paragraph,
  shorten,
  small,
} from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { asOf, clock } from '../../cards/dates.ts';
import { pauseWords } from '../../cards/pause-words.ts';
import { withUnfollowed } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type Followed, knownSince } from '../../reminders/followed.ts';
import { type SnoozedAgain, snoozesOf } from '../../reminders/snoozes.ts';
import { CHECK_JOB, LESSONS_TRUST, lessonsUnsureSince, TRUST } from '../../reminders/surveys.ts';
import { isAlwaysLoud, leadsOf, namesOfLeads } from '../../store/reminder-settings.ts';
import type { JobRun, ReminderSettings, RunFollow, Target } from '../../store/store.ts';
import { topicName } from '../../study-client/model.ts';
import type { FollowedHere, Spot } from '../../workspace/targets.ts';
import { reminderWords, undoButtons, withHelp } from './cards.ts';
import { withOperation, withStudy } from './operation.ts';
import {
  type FollowedTable,
  finishedBlocks,
  finishedLine,
  overviewLine,
  overviewRows,
  splitFinished,
  withBelow,
  withSnoozed,
} from './overview.ts';
import type { With } from './parts.ts';
import { followFound, type Request, stopListed } from './request.ts';
import { mayBeName } from './wish.ts';

/** What reading follows uses, as Slack treats their target now. */
type Showing = With<'store' | 'targets'>;
/** What the list uses. */
export type ListParts = Showing & With<'support' | 'hasCalendar'>;

// The reminders and quiet hours of a target, and the way to change them.

/** The settings in words, with a button that opens them. */
function settingsBlocks(settings: ReminderSettings, { language }: Reader): KnownBlock[] {
  const change = button(texts(language).leads.button, openReminders.carry({}, language));
  const lines = settingsLines(settings, language, texts(language).follow.quietShort);
  return [small(lines.join('\n')), { type: 'actions', elements: [change] }];
}

type QuietWords = (from: string, to: string, zone: string) => string;

/** @param quiet words for quiet hours: in short where a button opens all of it */
function settingsLines(
  settings: ReminderSettings,
  language: Language,
  quiet: QuietWords = texts(language).follow.quiet,
): string[] {
  const { follow, leads } = texts(language);
  const names = namesOfLeads(leadsOf(settings)).map((lead) => leads.name[lead]);
  return [`${follow.reminders}: ${names.join(', ') || leads.none}`, quietWords(settings, language, quiet)];
}

function quietWords(settings: ReminderSettings, language: Language, quiet: QuietWords): string {
  if (isAlwaysLoud(settings)) return texts(language).follow.noQuiet;
  return quiet(clock(settings.quietFrom, language), clock(settings.quietTo, language), settings.zone);
}

/** Characters of the top-level text for codes without a line of their own. */
const REST = 1600;

/** The follows of a target, and its settings. */
interface List {
  readonly target: Target;
  /** Soonest reminder first. */
  readonly followed: readonly Followed[];
  /** The person who looks. */
  readonly asker: string;
  /** Tells what was just done to the list; may contain outside text. */
  readonly outcome?: string | undefined;
  /** By which what the outcome tells can be undone. */
  readonly undo?: string | undefined;
  /** The courses that come first. */
  readonly first?: ReadonlySet<string> | undefined;
  /** Where Slack takes no tables, and outside of the conversation that follows. */
  readonly page?: number | undefined;
  readonly whom?: 'person' | undefined;
  readonly calendar?: boolean | undefined;
  readonly state?: State | undefined;
}

/** The list, soonest date first, with a Stop button for each course, and the settings below. */
export function listCard(list: List, reader: Reader): Card {
  const { target, followed, asker, outcome, page = 0, whom, calendar } = list;
  const { language } = reader;
  const words = texts(language).follow;
  const title = (target.kind === 'channel' ? words.listChannel : words.listPerson)(followed.length);
  const pause = pauseWords(target, reader);
  const { running, finished } = splitFinished(followed, reader);
  const isFirst = ({ follow }: Followed): number => Number(list.first?.has(follow.code) ?? false);
  const stop = (code: string, index: number) =>
    stopListed.carry({ asked: code, ...(page > 0 && { page }), whom }, language, index);
  const overview: FollowedTable = {
    ...{ target, asker, stop, whom, calendar },
    enrolled: (code, on, index) => enrolledListed.carry({ asked: code, on }, language, index),
    followed: running.toSorted((a, b) => isFirst(b) - isFirst(a)),
  };
  const states = list.state ? stateWords(list.state, target, followed, reader) : [];
  const why = reminderWords(followed, target.settings, reader);
  const next = why === words.noReminder ? words.noneLeftHere : `${words.nextReminder}: ${why}`;
  const ended = finished.length > 0 ? finishedLine(finished, reader) : undefined;
  const settings = settingsLines(target.settings, language);
  const head = [
    ...(outcome === undefined ? [] : [escapeMrkdwn(outcome)]),
    ...[title, ...(pause ? [pause] : []), ...states, next],
  ];
  const tail = [...(ended === undefined ? [] : [escapeMrkdwn(ended)]), ...settings];
  const [undo] = undoButtons(list.undo, { whom, shown: 'in-list' }, language);
  return {
    text: [...head, ...linesOf(overview, reader, [...head, ...tail]), ...tail].join('\n'),
    blocks: [
      ...(outcome === undefined ? [] : [paragraph(outcome, undo)]),
      header(title),
      ...(pause ? [mrkdwnParagraph(pause)] : []),
      ...states.map((one) => mrkdwnSmall(one)),
      ...(followed.length > 1 || overview.followed.length === 0 ? [mrkdwnSmall(next)] : []),
      ...overviewRows(overview, page, reader),
      ...finishedBlocks(finished, overview, reader),
      ...settingsBlocks(target.settings, reader),
    ],
    buttons: [],
  };
}

/** As many lines as fit with the others, and the codes of the remaining courses. */
function linesOf(
  { followed, target, asker }: FollowedTable,
  reader: Reader,
  beside: readonly string[],
): string[] {
  const lines = followed.map((one) => overviewLine(one, target, asker, reader));
  const room = LIMITS.messageText - beside.join('\n').length - 2;
  const all = fitting(lines, room) === lines.length;
  const shown = all ? lines.length : fitting(lines, room - REST);
  const rest = restWords(followed.slice(shown), REST - 1, reader);
  return rest === undefined ? lines : [...lines.slice(0, shown), escapeMrkdwn(rest)];
}

function restWords(rest: readonly Followed[], most: number, { language }: Reader): string | undefined {
  if (rest.length === 0) return undefined;
  const codes = rest.map(({ follow }) => outsideLine(follow.code, 60)).join(', ');
  return shorten(`${texts(language).follow.more(rest.length)}: ${codes}`, most);
}

/** What of a list is looked at. */
type Look = Pick<List, 'page' | 'whom' | 'state'>;

/** Answers the question what is followed, and how it goes: whether the study API answers; those who manage the workspace hear more. */
export async function following(
  request: Request<'following'>,
  spot: Spot,
  context: ListParts & With<'stateFor' | 'studyState' | 'linked'>,
): Promise<Card> {
  const { reader, place } = context;
  const state = request.state ? await context.stateFor?.(personAt(place)) : undefined;
  const card = await withLinked(await followingOf(request, spot, context), spot, context);
  if (state) return withOperation(card, state, reader, context);
  const study = request.state && context.studyState?.();
  return study ? withStudy(card, study, reader) : card;
}

/** A channel's own course is followed, or said not to be. */
async function withLinked(card: Card, spot: Spot, context: With<'linked' | 'store'>): Promise<Card> {
  const { reader, place, store, linked } = context;
  const code = spot.kind === 'channel' ? await linked(place) : undefined;
  if (code === undefined || (await store.follows.of(spot)).some((one) => one.code === code)) return card;
  return withUnfollowed(code, card, reader.language, (label) =>
    followFound.offer(label, { asked: code }, reader.language),
  );
}

/** If something was to be stopped, says why nothing was. */
async function followingOf(
  { unread, isUnsure, state: asked, ...page }: Request<'following'>,
  spot: Spot,
  context: ListParts,
): Promise<Card> {
  const words = texts(context.reader.language).follow;
  const [kept, state] = await Promise.all([keptAt(spot, context), stateNow(context, asked === true)]);
  const look = { ...page, state };
  if (unread !== undefined) {
    const telling = loweredWords(unread).filter(mayBeName).slice(0, MOST_TELLING);
    const { nearly } = namedBy(telling, await context.targets.namedAt(spot), mayBeName);
    const outcome = (nearly.length > 0 ? words.unreadNamed : words.unread)(outsideLine(unread, 60));
    const first = new Set(nearly.map(({ code }) => code));
    return listOf(kept, spot, { ...look, outcome, first }, context);
  }
  // Where nothing is followed, there is nothing to choose from.
  const outcome = kept.here && isUnsure ? words.unsure : undefined;
  return listOf(kept, spot, { ...look, outcome }, context);
}

/** The list. `outcome` tells what was just done. */
export async function list(
  spot: Spot,
  look: Look & Pick<List, 'outcome' | 'undo'>,
  context: ListParts,
): Promise<Card> {
  return listOf(await keptAt(spot, context), spot, { ...look, calendar: context.hasCalendar }, context);
}

/** The list for those to whom it is handed. */
export const createList =
  (deps: Omit<ListParts, 'reader' | 'place'>) =>
  (spot: Spot, look: Parameters<typeof list>[1], reader: Reader, place: Place): Promise<Card> =>
    list(spot, look, { ...deps, reader, place });

/** All that a list shows. */
interface Kept {
  /** As Slack treats it now; undefined: nothing is followed there. */
  readonly target: Target | undefined;
  readonly here: FollowedHere | undefined;
  readonly topics: readonly RunFollow[];
  /** The asker's; in a channel those of its courses alone. */
  readonly snoozed: readonly SnoozedAgain[];
}

async function keptAt(spot: Spot, context: Showing): Promise<Kept> {
  const { reader, place, store } = context;
  const { user } = place;
  const [known, topics, all] = await Promise.all([
    context.targets.followedAt(spot, reader),
    store.runFollows.of(spot),
    snoozesOf({ workspace: spot.workspace, user }, store, reader.now),
  ]);
  const target = known || topics.length > 0 ? await targetAt(spot, context) : undefined;
  const here = known && target && { ...known, target };
  const codes = new Set(here?.followed.map(({ follow }) => follow.code));
  const snoozed = spot.kind === 'person' ? all : all.filter(({ code }) => codes.has(code));
  return { target, here, topics, snoozed };
}

function listOf(
  { target, here, topics, snoozed }: Kept,
  spot: Spot,
  look: Omit<List, 'target' | 'followed' | 'asker'>,
  context: With<'support'>,
): Card {
  const { reader, place } = context;
  const { outcome, undo, whom } = look;
  const withRest = (card: Card) =>
    withSnoozed(withTopics(card, topics, reader), snoozed, { shown: 'in-list', whom }, reader);
  if (here)
    return withHelp(
      withRest(listCard({ ...here, ...look, asker: place.user }, reader)),
      here.target,
      context,
    );
  const buttons = undoButtons(undo, { whom, shown: 'in-list' }, reader.language);
  if (!target || topics.length === 0) {
    const begin = startFollow.offer(texts(reader.language).follow.start, {}, reader.language);
    return withRest({ ...wordsCard(nothing(spot, reader, outcome)), buttons: [...buttons, ...begin] });
  }
  const states = look.state ? stateWords(look.state, target, [], reader) : [];
  const card = beforeTopics(outcome, [...asList(pauseWords(target, reader)), ...states]);
  return withHelp(withRest({ ...card, buttons }), target, context);
}

/** What was just done, and why nothing can be told, before a list of topics alone. */
function beforeTopics(outcome: string | undefined, states: readonly string[]): Card {
  const said = outcome === undefined ? [] : [escapeMrkdwn(outcome)];
  return {
    text: [...said, ...states].join('\n'),
    blocks: [
      ...(outcome === undefined ? [] : [paragraph(outcome)]),
      ...states.map((one) => mrkdwnParagraph(one)),
    ],
    buttons: [],
  };
}

const asList = (one: string | undefined): string[] => (one === undefined ? [] : [one]);

/** The words for a target that follows nothing. */
function nothing({ kind }: Spot, { language }: Reader, outcome?: string): string {
  const words = texts(language).follow.of[kind].nothing;
  return outcome === undefined ? words : `${outcome}\n${words}`;
}

// Course units and groups, below a list.

/** More than so many topics share a menu. */
const MOST_ROWS = 5;

/** A list of what is followed, with the topics below it, each of which can be stopped. */
export function withTopics(card: Card, topics: readonly RunFollow[], { language }: Reader): Card {
  if (topics.length === 0) return card;
  const { newRuns, follow } = texts(language);
  const names = topics.map(({ topic }) => topic);
  const said = newRuns.list(topicsWords(names, language));
  const rows = names.map((topic, at) => {
    const stop = button(follow.stop, stopListed.carry({ asked: topic }, language, 100 + at));
    return paragraph(topicWords(topic, language), stop);
  });
  const blocks = names.length > MOST_ROWS ? [chooser(said, names, language)] : rows;
  return withBelow(card, escapeMrkdwn(said), blocks);
}

/** All topics in one line, and a menu of them. */
function chooser(said: string, topics: readonly string[], language: Language): KnownBlock {
  const options = topics.map((topic) =>
    option(topicName(topic), stopListed.carry({ asked: topic }, language).value),
  );
  const { id } = stopListed.carry({ asked: '' }, language, 100);
  const placeholder = { type: 'plain_text' as const, text: texts(language).newRuns.choose };
  return { ...paragraph(said), accessory: { ...menu(id, options, ''), placeholder } };
}

// The state of what is followed somewhere: what is said of it where something is wrong, and where it is asked for.

/** How checks of what is followed go. */
interface State {
  /** How checks of all followed courses go; undefined: none has ended yet. */
  readonly check: JobRun | undefined;
  /** Whether what they read is believed. */
  readonly trust?: JobRun | undefined;
  /** Since when more of their lessons are missing or moved than is believed. */
  readonly unsureSince?: number | undefined;
  /** When the target was last checked is asked for. */
  readonly isAsked?: boolean;
}

async function stateNow({ store, reader }: Showing, isAsked: boolean): Promise<State> {
  const names = [CHECK_JOB, TRUST, LESSONS_TRUST];
  const [check, trust, lessonsTrust] = await Promise.all(names.map((name) => store.jobs.last(name)));
  return { check, trust, unsureSince: lessonsUnsureSince(lessonsTrust, reader.now), isAsked };
}

/** Why reminders may be late or wrong, and the last check where that is asked for. */
function stateWords(state: State, target: Target, followed: readonly Followed[], reader: Reader): string[] {
  const { checked, notYet } = texts(reader.language).follow;
  const at = target.checkedAt;
  const last = at === undefined ? notYet : asOf(at, reader);
  return [
    failingWords(state, target, followed, reader),
    distrustWords(state, reader),
    unsureWords(state, reader),
    state.isAsked ? `${checked}: ${last}` : undefined,
  ].filter((one) => one !== undefined);
}

/**
 * Since when checks fail, where that concerns the target: where not all of its courses have been read since
 * the last try. A check in which the courses of others could not be read does not.
 */
function failingWords(
  { check }: State,
  target: Target,
  followed: readonly Followed[],
  reader: Reader,
): string | undefined {
  if (check?.failingSince === undefined || knownSince(target, followed) >= check.triedAt) return undefined;
  const since = Math.max(check.failingSince, target.checkedAt ?? 0);
  return texts(reader.language).follow.checksFail(asOf(since, reader));
}

/** Since when too much is missing at once to be believed. */
function distrustWords({ trust }: State, reader: Reader): string | undefined {
  const since = trust?.failingSince;
  if (since === undefined) return undefined;
  return texts(reader.language).follow.distrusted(asOf(since, reader));
}

function unsureWords({ unsureSince: at }: State, reader: Reader): string | undefined {
  if (at === undefined) return undefined;
  return texts(reader.language).follow.lessonsUnsure(asOf(at, reader));
}

/** The stored target as Slack treats it now; undefined: there is none. */
async function targetAt(spot: Spot, context: Showing): Promise<Target | undefined> {
  const stored = await context.store.targets.get(spot);
  if (!stored) return undefined;
  const target = { ...stored, isGroup: spot.isGroup ?? stored.isGroup };
  return context.targets.asSlackTakesIt(target, context.place.user);
}
