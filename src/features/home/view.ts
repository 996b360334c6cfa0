/** Home: the person's follows, the dates ahead, recent look-ups, and how to use everything. */

import type { Button, KnownBlock } from '@slack/types';
import {
  chooseGroup,
  connectAssistant,
  details,
  makeFeed,
  openSettings,
  revokeFeed,
  setOverview,
  showKept,
  startLookUp,
} from '../../ask/actions.ts';
import type { Features } from '../../ask/feature.ts';
import type { Place } from '../../ask/place.ts';
import { seenName } from '../../ask/seen-courses.ts';
import type { CalendarFeeds } from '../../calendar/addresses.ts';
import {
  type CourseDate,
  comingOf,
  type Dated,
  type LessonsOn,
  type Now,
  type OwnBeside,
  shortDateLine,
} from '../../cards/agenda.ts';
import {
  button,
  confirmation,
  header,
  labelled,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  richBullets,
  small,
} from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { clock, dayNumber, instant } from '../../cards/dates.ts';
import { dailyWords } from '../../cards/lessons.ts';
import { texts } from '../../i18n/index.ts';
import { type Language, ownNameOf } from '../../language.ts';
import { isRecent } from '../../primitives.ts';
import { type Followed, knownSince } from '../../reminders/followed.ts';
import { type SnoozedAgain, snoozesOf } from '../../reminders/snoozes.ts';
import { isAlwaysLoud, leadsOf, namesOfLeads, usualReminders } from '../../store/reminder-settings.ts';
import type { KeptEdit, PersonKey, ReminderSettings, Store, Target } from '../../store/store.ts';
import { topicName } from '../../study-client/model.ts';
import type { History } from '../../workspace/history.ts';
import type { Preferences } from '../../workspace/preferences.ts';
import type { Targets } from '../../workspace/targets.ts';

/** A course that the person has looked up; its name is outside text. */
interface RecentCourse {
  readonly code: string;
  readonly name: string;
}

/** Everything that Home shows. */
export interface HomeContent {
  readonly followed: readonly Followed[];
  /** Undefined: the language of the person's Slack. */
  readonly chosenLanguage: Language | undefined;
  readonly reminders: ReminderSettings;
  /** The code of the student group that the person is in. */
  readonly group?: string | undefined;
  readonly pause: Target['pause'];
  /** When the followed courses were last read, in epoch milliseconds; undefined: lately, or never. */
  readonly asOf?: number | undefined;
  /** What the person has just stopped, and the id by which that can be undone. */
  readonly justStopped?:
    | {
        readonly id: string;
        readonly stopped: readonly { readonly code: string; readonly name?: string | undefined }[];
      }
    | undefined;
  /** The person's snoozed reminders that are still to come. */
  readonly snoozed?: readonly SnoozedAgain[];
  /** Newest first. */
  readonly recents: readonly RecentCourse[];
  /** Undefined if Coursebell can't have feeds. */
  readonly feed: { readonly madeAt: number | undefined } | undefined;
  /** Whether assistants can be connected. */
  readonly hasAssistants?: boolean;
  /** Has the lessons of each day come, or not; undefined: lessons are not known here. */
  readonly dailyButtons?: readonly Button[] | undefined;
  /** Today's lessons, or tomorrow's where today's are over. */
  readonly lessons?: { readonly heading: string; readonly lines: readonly string[] } | undefined;
}

const MOST_RECENTS = 3;
const NAME = 120;

/**
 * Home's blocks: at most 100, however many courses are followed.
 * @param followed the blocks of what the person follows
 */
export function homeView(
  content: HomeContent,
  reader: Reader,
  followed: readonly KnownBlock[],
): KnownBlock[] {
  const isNew = content.followed.length === 0 && content.recents.length === 0;
  const codes = new Set(content.followed.map(({ follow }) => follow.code));
  return [
    ...topBlocks(isNew, reader),
    ...lessonBlocks(content.lessons),
    ...timelineBlocks(content.followed, reader),
    ...followed,
    // What is followed stands above.
    ...recentBlocks(
      content.recents.filter(({ code }) => !codes.has(code)),
      reader,
    ),
    ...feedBlocks(content, reader),
    ...settingsBlocks(content, reader),
  ];
}

function lessonBlocks(lessons: HomeContent['lessons']): KnownBlock[] {
  if (!lessons) return [];
  return [{ type: 'divider' }, header(lessons.heading), richBullets(undefined, lessons.lines)];
}

function topBlocks(isNew: boolean, { language }: Reader): KnownBlock[] {
  const words = texts(language).home;
  const look = { ...button(words.lookUp, startLookUp.carry({}, language)), style: 'primary' as const };
  const settings = button(words.settings, openSettings.carry({}, language));
  return [
    ...(isNew ? [header(words.welcome), paragraph(words.about)] : []),
    { type: 'actions', elements: [look, settings] },
  ];
}

function recentBlocks(recents: readonly RecentCourse[], { language }: Reader): KnownBlock[] {
  if (recents.length === 0) return [];
  const words = texts(language);
  const rows = recents.slice(0, MOST_RECENTS).map(({ code, name }, index) => {
    const shown = name === code ? code : `${outsideLine(name, NAME)}\n${outsideLine(code, 60)}`;
    const [more] = details.offer(words.course.details, { asked: code }, language, index);
    return paragraph(shown, more);
  });
  return [{ type: 'divider' }, header(words.home.recents), ...rows];
}

function feedBlocks({ feed, followed }: HomeContent, reader: Reader): KnownBlock[] {
  const { language } = reader;
  const words = texts(language).calendar;
  const head: KnownBlock[] = [{ type: 'divider' }, header(words.feed)];
  // An address without follows is of no use yet. An existing address can always be revoked.
  if (feed && feed.madeAt === undefined && followed.length === 0) return [];
  if (!feed) return [...head, small(words.noPublicAddress)];
  const { madeAt } = feed;
  const revoke = {
    ...button(words.revoke, revokeFeed.carry({}, language)),
    style: 'danger' as const,
    // Calendars that subscribed to the address get nothing new from then on.
    confirm: confirmation(words.revokeTitle, words.revokeText, { confirm: words.revoke, deny: words.keep }),
  };
  const make = button(madeAt === undefined ? words.make : words.makeNew, makeFeed.carry({}, language));
  const made = madeAt === undefined ? undefined : instant({ at: madeAt, precision: 'minute' }, reader);
  return [
    ...head,
    paragraph(words.feedExplain),
    { type: 'actions', elements: made === undefined ? [make] : [make, revoke] },
    ...(made === undefined ? [] : [mrkdwnSmall(`${words.madeOn(made)} ${words.replaces}`)]),
  ];
}

/** The language, reminders and quiet hours, and the way to everything that is kept. */
function settingsBlocks(
  { chosenLanguage, reminders, group, hasAssistants = false, dailyButtons }: HomeContent,
  { language }: Reader,
): KnownBlock[] {
  const { home, privacy, follow, leads, week, daily, assistants, group: ofGroup } = texts(language);
  const weekly = reminders.weekly !== undefined;
  const { quietFrom, quietTo, zone } = reminders;
  const quiet = `${clock(quietFrom, language)}–${clock(quietTo, language)} (${zone})`;
  const on = namesOfLeads(leadsOf(reminders)).map((lead) => leads.name[lead]);
  return [
    { type: 'divider' },
    header(home.settingsTitle),
    labelled([
      [ofGroup.label, [group === undefined ? ofGroup.none : outsideLine(group, 30)]],
      [home.language, [chosenLanguage === undefined ? home.asInSlack : ownNameOf(chosenLanguage)]],
      [follow.reminders, [on.join(', ') || home.none]],
      [home.quietTitle, [isAlwaysLoud(reminders) ? home.none : quiet]],
      [week.setting, [reminders.weekly === undefined ? week.none : week.on]],
      ...(reminders.daily || dailyButtons
        ? [[daily.setting, [dailyWords(reminders, language)]] as const]
        : []),
    ]),
    {
      type: 'actions',
      elements: [
        button(group === undefined ? ofGroup.choose : ofGroup.change, chooseGroup.carry({}, language)),
        ...setOverview.offer(
          weekly ? week.switchOff : week.switchOn,
          { on: !weekly, whom: 'person' },
          language,
        ),
        ...(dailyButtons ?? []),
        ...(hasAssistants ? [button(assistants.button, connectAssistant.carry({}, language))] : []),
        button(privacy.button, showKept.carry({}, language)),
      ],
    },
  ];
}

interface HomeDeps {
  readonly store: Pick<
    Store,
    'targets' | 'follows' | 'runFollows' | 'courses' | 'enrolled' | 'snoozes' | 'reminders' | 'channelEdits'
  >;
  readonly targets: Pick<Targets, 'asSlackTakesIt' | 'followedOf'>;
  readonly preferences: Pick<Preferences, 'person'>;
  /** The study API's time zone. */
  readonly zone: string;
  readonly history: Pick<History, 'recent'>;
  /** Followed courses that were read longer ago are shown with the time of that reading, in milliseconds. */
  readonly oldAfterMs: number;
  /** Has the lessons of each day come, or not; undefined: lessons are not known here. */
  readonly dailyButtons: (
    settings: Pick<ReminderSettings, 'daily'>,
    language: Language,
  ) => readonly Button[] | undefined;
  /** What the person follows. */
  readonly followedBlocks: (content: HomeContent, reader: Reader) => readonly KnownBlock[];
  /** Undefined if Coursebell has no public address. */
  readonly feeds: Pick<CalendarFeeds, 'madeAt'> | undefined;
  readonly hasAssistants: boolean;
  readonly lessonsOn: LessonsOn;
  /** What is a person's own beside what is followed. May reject. */
  readonly ownBeside: (person: PersonKey) => Promise<OwnBeside>;
}

/** The content of a person's Home. Rejects if the store is in trouble. */
export function createHome(deps: HomeDeps): Features['home'] {
  return async (reader, place) => {
    const content = await contentOf(place, reader, deps);
    return { blocks: homeView(content, reader, deps.followedBlocks(content, reader)) };
  };
}

async function contentOf(person: Place, reader: Reader, deps: HomeDeps): Promise<HomeContent> {
  const { now, language } = reader;
  const { store, preferences, feeds, oldAfterMs, hasAssistants } = deps;
  const stored = await store.targets.get({ workspace: person.workspace, target: person.user });
  const target = stored && (await deps.targets.asSlackTakesIt(stored, person.user));
  const [followed, chosen, recents, madeAt, edits, snoozed] = await Promise.all([
    target ? deps.targets.followedOf(target, { language, now }) : [],
    preferences.person(person),
    // A failure here must not cost the rest of Home.
    recentOf(person, language, deps).catch(() => []),
    feeds?.madeAt(person).catch(() => undefined),
    store.channelEdits.of({ workspace: person.workspace, channel: person.user }),
    snoozesOf(person, store, now),
  ]);
  const ofDay = await lessonsAt(followed, person, reader, deps);
  const since = target && followed.length > 0 ? knownSince(target, followed) : now;
  return {
    followed,
    chosenLanguage: chosen?.language,
    group: chosen?.group,
    reminders: target?.settings ?? chosen?.reminders ?? usualReminders(deps.zone),
    pause: target?.pause,
    asOf: now - since > oldAfterMs ? since : undefined,
    justStopped: justStopped(edits, now),
    snoozed,
    recents,
    feed: feeds && { madeAt },
    hasAssistants,
    dailyButtons: deps.dailyButtons(target?.settings ?? chosen?.reminders ?? {}, language),
    lessons: ofDay,
  };
}

/** Today's lessons until the last of them is over; then tomorrow's. Undefined: there are none, or they are not known. */
async function lessonsAt(
  followed: readonly Dated[],
  person: PersonKey,
  reader: Reader,
  { lessonsOn, ownBeside }: HomeDeps,
): Promise<HomeContent['lessons']> {
  const words = texts(reader.language).lessons;
  const today = dayNumber(reader.now, reader.zone);
  const own = await ownBeside(person).catch(() => undefined);
  const ofToday = await lessonsOn(followed, { first: today, last: today }, reader, own);
  if (!ofToday || ofToday === 'unread') return undefined;
  if (ofToday.found.some(({ ends }) => ends > reader.now))
    return { heading: words.today, lines: ofToday.days.flatMap(({ lines }) => lines) };
  const next = await lessonsOn(followed, { first: today + 1, last: today + 1 }, reader, own);
  const lines = next && next !== 'unread' ? next.days.flatMap((one) => one.lines) : [];
  return lines.length > 0 ? { heading: words.tomorrow, lines } : undefined;
}

/** The person's look-ups, newest first. May reject. */
async function recentOf(person: Place, language: Language, { history }: HomeDeps): Promise<RecentCourse[]> {
  const seen = await history.recent(person);
  return seen.map((one) => ({ code: one.code, name: seenName(one, language) }));
}

/** For how long Home offers **Undo**, in milliseconds. */
const OFFERED = 10 * 60_000;

function justStopped(edits: readonly KeptEdit[], now: number): HomeContent['justStopped'] {
  for (const { id, at, edit } of edits) {
    if (edit.is !== 'unfollowed' || !isRecent(at, now, OFFERED)) continue;
    const topics = edit.topics?.map(({ topic }) => ({ code: topicName(topic) })) ?? [];
    return { id, stopped: [...edit.courses, ...topics] };
  }
  return undefined;
}

// What comes next of followed courses.

const WEEKS = 4;
const DAY = 24 * 3_600_000;
/** The most dates: each course below has its next one. */
const MOST_DATES = 6;

/** The dates ahead of the coming weeks, the soonest first. */
export function comingDates(followed: readonly Dated[], { now, zone }: Now, weeks: number): CourseDate[] {
  const end = now + weeks * 7 * DAY;
  return followed
    .flatMap((one) => comingOf(one, { now, zone }))
    .filter(({ moment }) => moment.at < end)
    .sort((a, b) => a.moment.at - b.moment.at);
}

/** The next dates in the coming weeks, a line each; empty if nothing is followed. */
function timelineBlocks(followed: readonly Dated[], reader: Reader): KnownBlock[] {
  if (followed.length === 0) return [];
  const words = texts(reader.language).home;
  const coming = comingDates(followed, reader, WEEKS);
  const head: KnownBlock[] = [{ type: 'divider' }, header(words.timeline(WEEKS))];
  if (coming.length === 0) return [...head, small(words.quiet)];
  const lines = coming.slice(0, MOST_DATES).map((one) => shortDateLine(one, reader));
  const rest = coming.length - lines.length;
  return [...head, richBullets(undefined, lines), ...(rest > 0 ? [small(words.moreDates(rest))] : [])];
}
