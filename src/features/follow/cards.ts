/** What cards about follows say alike: a followed course and its next reminder, lead times, and courses that can't be followed. */

import type { Button, KnownBlock } from '@slack/types';
import { hasLeads, type LeadWish } from '../../ask/lead-words.ts';
import { topicsGetting, topicsWords } from '../../ask/run-topics.ts';
import {
  bullets,
  button,
  escapeMrkdwn,
  labelled,
  mrkdwnParagraph,
  outsideLine,
  paragraph,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { instant, shortInstant } from '../../cards/dates.ts';
import { withContact } from '../../cards/error-card.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { pauseWords } from '../../cards/pause-words.ts';
import { type FailedPart, failedPart } from '../../cards/realization-list.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type Followed, isLongOver, outcomeOf } from '../../reminders/followed.ts';
import { dueAt, planReminder } from '../../reminders/plan.ts';
import { isUserId } from '../../slack-terms.ts';
import {
  aheadOf,
  isDateLead,
  isLessonLead,
  kindOf,
  LEADS,
  type Lead,
  type LeadKind,
  namesOfLeads,
  type ReminderKind,
  type ReminderSettings,
} from '../../store/reminder-settings.ts';
import type { Facts, Follow, Target, TargetKind } from '../../store/store.ts';
import { isGroupTopic, type LookUp } from '../../study-client/model.ts';
import { isReversed } from '../../study-client/moments.ts';
import type { FollowDeps, With } from './parts.ts';
import { followLead, type followLeadMine, type Request, undoStop } from './request.ts';

const CODE = 60;

/** Whether another person than the one who looks has set a follow up: only then it is told who. */
const isOthers = ({ createdBy }: Pick<Follow, 'createdBy'>, asker: string): boolean =>
  createdBy !== '' && createdBy !== asker;

/** Who has set the follow up, with a label; empty if it is the person who looks, or if it is not known. */
export function setUpByFact(
  { createdBy }: Pick<Follow, 'createdBy'>,
  asker: string,
  language: Language,
): [string, string][] {
  const isTold = isOthers({ createdBy }, asker) && isUserId(createdBy);
  return isTold ? [[texts(language).follow.setUpBy, `<@${createdBy}>`]] : [];
}

/** What is particular about a followed course, such as that it is gone. */
export function notesOn(followed: Followed, settings: ReminderSettings, reader: Reader, note?: string) {
  const { follow, facts, isEnrolled, isGone } = followed;
  const { enrolled, leads } = texts(reader.language);
  const own = namesOfLeads(follow.leads ?? {}).map((lead) => leads.name[lead]);
  return [
    keptNameMark(facts, follow.code, reader.language),
    isEnrolled && enrolled.mark,
    note,
    own.length > 0 && leads.also(own.join(', ')),
    withoutWindowReminders(followed, settings, reader),
    isGone && texts(reader.language).follow.missing,
  ];
}

/** Says that no reminder tells of enrollment; undefined if one may, or if the words for the next reminder say so. */
function withoutWindowReminders(
  { facts, next }: Followed,
  { opens, closes }: ReminderSettings,
  { language }: Reader,
): string | undefined {
  const isTold = next !== undefined && (opens || closes) && isReversed(facts);
  return isTold ? texts(language).follow.noWindowReminders : undefined;
}

/**
 * When the next reminder comes and what it says, or why there is none. `followed`: the course with the soonest
 * reminder first. Our own words.
 */
export function reminderWords(
  followed: readonly Followed[],
  settings: ReminderSettings,
  reader: Reader,
): string {
  const words = texts(reader.language).follow;
  const next = followed[0]?.next;
  if (next)
    return `${shortInstant({ at: next.at, precision: 'minute' }, reader)} (${words.about[next.kind]})`;
  const hasOwn = followed.some(({ follow }) => follow.leads !== undefined);
  if (!(settings.opens || settings.closes || settings.starts || hasOwn)) return words.remindersOff;
  const isDated = followed.some(({ facts: { opens, closes, starts } }) => opens ?? closes ?? starts);
  if (followed.length > 0 && followed.every(({ facts }) => isReversed(facts)))
    return words.noReminderContradictory;
  return isDated || followed.length === 0 ? words.noReminder : words.noDatesYet;
}

// Lead times in cards: when they come, and what there is in place of those that there are not.

/** A lead time of a course, and when it comes, or why it does not. Our own words. */
export function leadWords(
  lead: Lead,
  { follow, facts, isEnrolled }: Followed,
  settings: ReminderSettings,
  reader: Reader,
): string {
  const words = texts(reader.language).leads;
  if (isLessonLead(lead)) return words.name[lead];
  if (isEnrolled && kindOf(lead) !== 'starts') return `${words.name[lead]}: ${words.whileEnrolled}`;
  // Quiet hours may move it.
  const at = planReminder(lead, follow.code, facts, 0, settings)?.at ?? 0;
  const when = instant({ at, precision: 'minute' }, reader);
  const isEarlier = at < (dueAt(lead, facts)?.due ?? 0);
  const said = {
    comes: isEarlier ? words.beforeQuiet(when) : when,
    past: words.past,
    quiet: words.quiet,
    over: words.past,
    'before-opening': words.beforeOpening,
    'no-date': words.noDate,
  };
  return `${words.name[lead]}: ${said[outcomeOf(lead, facts, settings, reader.now)]}`;
}

/** Lead times that are offered in place of one that there is not. */
const NEAREST = 2;
const MOST_INSTEAD = 5;

const MAY_COME: ReadonlySet<string> = new Set(['comes', 'no-date']);

/** Whether reminders before lessons can be chosen: `personal`: by persons alone; `unknown`: the study API does not offer lessons. */
export type LessonLeads = 'offered' | 'personal' | 'unknown';

/** @param kind of the target that would get them */
export const lessonLeadsFor = (kind: TargetKind, { extras }: Pick<FollowDeps, 'extras'>): LessonLeads =>
  !extras.can('reservations') ? 'unknown' : kind === 'person' ? 'offered' : 'personal';

/** The request with lead times before lessons as wishes that are not met. */
export function withoutLessonLeads<
  R extends { readonly leads?: Lead[] | undefined; readonly unmet?: LeadWish[] | undefined },
>(request: R): R {
  const wishes = (request.leads ?? []).filter(isLessonLead).map((lead) => ({
    ...{ ahead: aheadOf(lead), said: '' },
    of: 'lesson' as const,
  }));
  if (wishes.length === 0) return request;
  return {
    ...request,
    leads: request.leads?.filter(isDateLead),
    unmet: [...(request.unmet ?? []), ...wishes],
  };
}

/** Tells of a lead time that is chosen now whether a reminder of any of some courses may come. `now`: epoch milliseconds. */
export const mayCome =
  (courses: readonly Facts[], settings: ReminderSettings, now: number, lessons: LessonLeads) =>
  (lead: Lead): boolean =>
    isLessonLead(lead)
      ? lessons === 'offered'
      : courses.some((facts) => MAY_COME.has(outcomeOf(lead, facts, settings, now)));

/** The lead times of what was asked for, the nearest to one of the wishes first. */
export function nearestLeads(
  wishes: readonly LeadWish[],
  about?: ReminderKind,
  isOffered: (lead: Lead) => boolean = () => true,
): Lead[] {
  const kinds = about ? [about] : wishes.flatMap(({ of }): LeadKind[] => (hasLeads(of) ? [of] : []));
  const isOpen = kinds.length === 0 || wishes.some(({ of }) => !hasLeads(of));
  const apart = (lead: Lead) =>
    Math.min(
      ...wishes.map(({ ahead, of }) => (isFor(lead, of) ? Math.abs(aheadOf(lead) - ahead) : Infinity)),
    );
  const isAsked = (lead: Lead) => (isOpen && !about && isDateLead(lead)) || kinds.includes(kindOf(lead));
  const all = LEADS.filter(isAsked).filter(isOffered);
  // Of two that are as near, the earlier one is of more use.
  return wishes.length === 0 ? all : all.toSorted((a, b) => apart(a) - apart(b) || aheadOf(b) - aheadOf(a));
}

const isFor = (lead: Lead, of: LeadWish['of']): boolean => !hasLeads(of) || kindOf(lead) === of;

/** Which lead times can be offered. */
interface Offered {
  readonly lessons: LessonLeads;
  /** Of dates; by default all. */
  readonly isOffered?: ((lead: Lead) => boolean) | undefined;
}

/** Why there is no lead time before something; undefined: there are some. */
function noneWords(of: LeadWish['of'], lessons: LessonLeads, language: Language): string | undefined {
  const { leads, daily } = texts(language);
  if (of === 'ends' || of === 'exam') return leads.noneOf[of];
  if (of !== 'lesson' || lessons === 'offered') return undefined;
  return lessons === 'unknown' ? leads.noneOf[of] : daily.personal;
}

/** Says of each wish that it can't be met, with the nearest that can. */
export function unmetNotes(
  unmet: readonly LeadWish[],
  { language }: Reader,
  { isOffered, lessons }: Offered,
): string[] {
  const { leads: words, daily } = texts(language);
  const named = (leads: readonly Lead[]) => leads.map((lead) => words.name[lead]).join(', ');
  return unmet.map((wish) => {
    const { of, said } = wish;
    const none = noneWords(of, lessons, language);
    if (none !== undefined) return none;
    const left = nearestLeads([wish], undefined, isOffered);
    const names = left.length > 0 ? left : nearestLeads([wish]);
    if (of === 'lesson' && said === '') return daily.choices(named(names));
    return words.unmet(outsideLine(said, 60), named(names.slice(0, NEAREST)));
  });
}

/** A button for each lead time, which follows the courses with it. */
export const leadButtons = (
  asked: string[],
  leads: readonly Lead[],
  { carry }: typeof followLead | typeof followLeadMine,
  { language }: Reader,
): Button[] =>
  leads.map((lead, index) =>
    button(texts(language).leads.name[lead], carry({ asked, leads: [lead] }, language, index)),
  );

/** Buttons for the nearest lead times in place of those that there are not; none without a followed course. */
export function insteadButtons(
  asked: string[],
  unmet: readonly LeadWish[],
  reader: Reader,
  { isOffered, lessons }: Offered,
): Button[] {
  const isOpen = ({ of }: LeadWish) => of === undefined || hasLeads(of);
  const others = unmet.filter((wish) => isOpen(wish) && (wish.of !== 'lesson' || lessons === 'offered'));
  const nearest = (wish: LeadWish) => nearestLeads([wish], undefined, isOffered).slice(0, NEAREST);
  const leads = new Set(others.flatMap(nearest));
  return asked.length === 0 ? [] : leadButtons(asked, [...leads].slice(0, MOST_INSTEAD), followLead, reader);
}

// Courses that can't be followed.

/** A course that ended so long ago that following it would end at once. */
class CourseOver extends Error {
  override readonly name = 'CourseOver';
}

/** What is said of courses that are all over, in one sentence; undefined if any of them is not. */
export function overWords(lines: readonly LookUp[], { language }: Reader): string | undefined {
  const areOver = lines.every((line) => 'error' in line && line.error instanceof CourseOver);
  const ids = lines.map(({ asked }) => outsideLine(asked, 60)).join(', ');
  return areOver ? texts(language).follow.overAlone(lines.length, ids) : undefined;
}

/** The reason for a course that is over, which is no error; undefined for an error. */
export const excuseIn =
  ({ language }: Reader) =>
  (error: unknown): string | undefined =>
    error instanceof CourseOver ? texts(language).follow.over : undefined;

/** The same line; a failure if the course is long over. `now`: epoch milliseconds. */
export function unlessOver(line: LookUp, now: number): LookUp {
  if (!('found' in line) || !isLongOver(line.found.value, now)) return line;
  return { asked: line.asked, error: new CourseOver() };
}

/** The courses that could not be followed, or unfollowed. A course that is over is no error. */
export function failedToFollow(lines: readonly LookUp[], reader: Reader): FailedPart | undefined {
  const heading = texts(reader.language).follow.failedTitle;
  return failedPart(lines, reader, { heading, excuse: excuseIn(reader) });
}

/** A card that tells of a pause, with who helps where the reader can't fix it; others as they are. */
export const withHelp = (
  card: Card,
  target: Pick<Target, 'pause'> | undefined,
  { reader, support }: With<'support'>,
): Card => (target?.pause ? withContact(card, support, reader.language) : card);

// Courses by their names, as cards about follows list them: with their codes alone if there are many.

const LISTED_NAME = 80;
/** The most courses that one answer names. */
const MOST_LISTED = 20;

/** A course by its code, and its name if that is known; outside text. */
export interface NamedCourse {
  readonly code: string;
  readonly name?: string | undefined;
}

/** A followed course by its code and name. */
export const namedCourse = ({ follow, facts }: Followed): NamedCourse => ({
  code: follow.code,
  name: facts.name,
});

/** The courses in one line, for the top-level text. */
export const namedInText = (courses: readonly NamedCourse[]): string => linesOf(courses, spoken).join('; ');

/** The courses as a list, perhaps below a heading, which one course stands beside. */
export function namedList(courses: readonly NamedCourse[], heading?: string): KnownBlock {
  const lines = linesOf(courses, outsideLine);
  return heading !== undefined && lines.length === 1
    ? labelled([[heading, lines]])
    : bullets(
        heading,
        lines.map((text) => [{ text }]),
      );
}

/** All that is followed, as a list: a code stands where others have the same name. */
export const followedList = (courses: readonly NamedCourse[]): KnownBlock =>
  bullets(
    undefined,
    linesOf(courses, outsideLine).map((line, at) => {
      const name = courses[at]?.name;
      const isAlone = name !== undefined && courses.filter((one) => one.name === name).length === 1;
      return [{ text: isAlone && courses.length <= MOST_LISTED ? outsideLine(name, LISTED_NAME) : line }];
    }),
  );

/** "Software Engineering Project (TX00EY23-3015)", within a sentence; the code alone without a name. Outside text. */
export const nameAndCode = ({ code, name }: NamedCourse): string =>
  name === undefined || name === code
    ? outsideLine(code, CODE)
    : `${outsideLine(name, LISTED_NAME)} (${outsideLine(code, CODE)})`;

/** "NAME · CODE", each made fit by `line`; of more courses than are named, the codes. */
function linesOf(courses: readonly NamedCourse[], line: (text: string, most: number) => string): string[] {
  const isNamed = courses.length <= MOST_LISTED;
  return courses.map(({ code, name }) =>
    titled(line((isNamed && name) || code, LISTED_NAME), line(code, CODE)),
  );
}

/** **Undo** of a stop. @param id by which it can be undone; undefined: it can't */
export function undoButtons(
  id: string | undefined,
  { shown, whom, conversation, isGroup }: Omit<Request<'undo'>, 'does' | 'id'>,
  language: Language,
): Button[] {
  if (id === undefined) return [];
  const value = { id, shown, whom, conversation, isGroup };
  return undoStop.offer(texts(language).lists.undo, value, language);
}

// Course units and groups.

/** That all are followed already, and why nothing can be told, where that is so. */
export function alreadyCard(topics: readonly string[], target: Target, context: With<'support'>): Card {
  const { reader } = context;
  const said = texts(reader.language).newRuns.already(topicsWords(topics, reader.language));
  const pause = pauseWords(target, reader);
  const card = {
    ...endingWith(escapeMrkdwn(said), [pause]),
    blocks: [paragraph(said), ...(pause ? [mrkdwnParagraph(pause)] : [])],
    buttons: [],
  };
  return withHelp(card, target, context);
}

/** That topics are followed now, and what is told of them. */
export function topicsCard(
  target: Target,
  topics: readonly string[],
  {
    known,
    isWhole,
    isUnsure,
  }: { readonly known: number; readonly isWhole: boolean; readonly isUnsure?: boolean },
  { reader, searchesRuns }: With<'searchesRuns'>,
): Card {
  const { follow, newRuns: words } = texts(reader.language);
  const searches = searchesRuns && topics.some((topic) => !isGroupTopic(topic));
  const said = words.now[target.kind](topicsGetting(topics, reader.language));
  const how = isWhole ? 'catalogue' : searches ? 'search' : 'lookUps';
  const notes = [words.known(known), words.found[how]];
  const pause = pauseWords(target, reader);
  const advice = target.isGroup ? follow.inviteGroup : follow.invite;
  const all = [...notes, ...(isUnsure && !pause ? [advice] : [])];
  return {
    ...endingWith(escapeMrkdwn(said), [...all, pause]),
    blocks: [paragraph(said), ...(pause ? [mrkdwnParagraph(pause)] : []), ...all.map((one) => small(one))],
    buttons: [],
  };
}
