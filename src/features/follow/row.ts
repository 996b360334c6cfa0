/** How a followed course is shown: in a list, in an echo, and where only its next reminder matters. */
import type { Button, ConfirmationDialog, SectionBlock } from '@slack/types';
import { stopFollow } from '../../ask/actions.ts';
import {
  button,
  confirmation,
  escapeMrkdwn,
  facts as factFields,
  joined,
  outsideLine,
  paragraph,
} from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { calendarDay, courseDateWords, instant } from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type Followed, isLongOver } from '../../reminders/followed.ts';
import { isEverywhere } from '../../reminders/steps.ts';
import { isUserId } from '../../slack-ids.ts';
import { namesOfLeads } from '../../store/reminder-settings.ts';
import type {
  Facts,
  Follow,
  Pause,
  ReminderSettings,
  StoredMoment,
  Target,
  TargetKind,
} from '../../store/store.ts';
import type { LookUp } from '../../study-client/model.ts';
import { isReversed } from '../../study-client/moments.ts';

/** Outside text for the top-level text: on one line, and at most `most` long, escapes included. */
export function spoken(text: string, most: number): string {
  const line = outsideLine(text, most);
  const escaped = escapeMrkdwn(line);
  if (escaped.length <= most) return escaped;
  // A cut also removes escapes. An escaped sign is five characters at the most.
  const swollen = escaped.length - line.length;
  return escapeMrkdwn(outsideLine(text, Math.max(most - swollen, Math.floor(most / 5))));
}

/** A course's name and code; the code alone if the study API gives no name. */
export function titled(name: string, code: string, separator?: string): string {
  return joined([name !== code && name, code], separator);
}

/** How many lines fit into `room` characters, counted from the first. */
export function fitting(lines: readonly string[], room: number): number {
  let left = room;
  const over = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return over < 0 ? lines.length : over;
}

const NAME = 120;
const CODE = 60;

/** What a row tells beside the course. `asker`: the person who looks. */
interface Beside {
  readonly note?: string | undefined;
  readonly asker: string;
}

/** Whether another person than the one who looks has set a follow up: only then it is told who. */
export const isOthers = ({ createdBy }: Pick<Follow, 'createdBy'>, asker: string): boolean =>
  createdBy !== '' && createdBy !== asker;

/** A course in one block: name and code, its next reminder, and who set the follow up, if it is another person. */
export function followedRow(
  followed: Followed,
  settings: ReminderSettings,
  reader: Reader,
  { note, asker }: Beside,
): SectionBlock {
  const { follow, facts } = followed;
  const course = titled(outsideLine(facts.name, NAME), outsideLine(follow.code, CODE), '\n');
  return {
    ...factFields(followedFacts(followed, settings, reader, asker)),
    ...paragraph(joined([course, ...notesOn(followed, settings, reader, note)])),
  };
}

/** The same as a line of top-level text. */
export function followedLine(
  followed: Followed,
  settings: ReminderSettings,
  reader: Reader,
  { note, asker }: Beside,
): string {
  const { follow, facts } = followed;
  const told = followedFacts(followed, settings, reader, asker);
  return joined([
    titled(spoken(facts.name, NAME), spoken(follow.code, CODE)),
    ...notesOn(followed, settings, reader, note),
    ...told.map((fact, at) => fact.join(at === 0 ? ': ' : ' ')),
  ]);
}

/** The next reminder, and a person's name as Slack shows it: only one person sees it, so it notifies no one. */
function followedFacts(
  followed: Followed,
  settings: ReminderSettings,
  reader: Reader,
  asker: string,
): [string, string][] {
  const words = texts(reader.language).follow;
  return [
    [words.nextReminder, reminderWords([followed], settings, reader)],
    ...setUpBy(followed.follow, asker, reader.language),
  ];
}

/** Who has set the follow up, with a label; empty if it is the person who looks, or if it is not known. */
export function setUpBy(
  { createdBy }: Pick<Follow, 'createdBy'>,
  asker: string,
  language: Language,
): [string, string][] {
  const isTold = isOthers({ createdBy }, asker) && isUserId(createdBy);
  return isTold ? [[texts(language).follow.setUpBy, `<@${createdBy}>`]] : [];
}

/** What is particular about a followed course, such as that it is gone. */
export function notesOn(followed: Followed, settings: ReminderSettings, reader: Reader, note?: string) {
  const { follow, facts, isEnrolled } = followed;
  const { enrolled, leads } = texts(reader.language);
  const own = namesOfLeads(follow.leads ?? {}).map((lead) => leads.name[lead]);
  return [
    keptNameMark(facts, follow.code, reader.language),
    isEnrolled && enrolled.mark,
    note,
    own.length > 0 && leads.also(own.join(', ')),
    withoutWindowReminders(followed, settings, reader),
    follow.toldMissing && texts(reader.language).follow.missing,
  ];
}

/** Whether people may have enrolled in a course by now: enrollment does not open later. */
export const mayHaveEnrolled = ({ opens }: Followed['facts'], now: number): boolean =>
  opens === undefined || opens.at <= now;

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
  if (next) return `${instant({ at: next.at, precision: 'minute' }, reader)} (${words.about[next.kind]})`;
  const hasOwn = followed.some(({ follow }) => follow.leads !== undefined);
  if (!(settings.opens || settings.closes || settings.starts || hasOwn)) return words.remindersOff;
  const isDated = followed.some(({ facts: { opens, closes, starts } }) => opens ?? closes ?? starts);
  if (followed.length > 0 && followed.every(({ facts }) => isReversed(facts)))
    return words.noReminderContradictory;
  return isDated || followed.length === 0 ? words.noReminder : words.noDatesYet;
}

// Dates of reminders and notices, in words.

/** A reader, and the study API's zone, which its calendar days refer to. */
interface DateReader {
  readonly reader: Reader;
  readonly zone: string;
}

/** The same, and the kind of target that is told. */
export interface Telling extends DateReader {
  readonly kind: TargetKind;
}

/** An end of an enrollment window: with its time, unless the study API gave a day alone. */
export function windowDate(moment: StoredMoment, { reader, zone }: DateReader): string {
  return moment.precision === 'day' ? calendarDay(moment, { ...reader, zone }) : instant(moment, reader);
}

/** The start or end of a course: a day, if the study API gives the first or last minute of one. */
export function courseDay(moment: StoredMoment, { reader, zone }: DateReader): string {
  return courseDateWords(moment, reader, zone);
}

/** Since when a target is paused, why, and how to mend that. Our own words. */
export function pauseWords(target: Pick<Target, 'pause' | 'kind' | 'isGroup'>, reader: Reader): string {
  const { pause } = target;
  if (!pause) return texts(reader.language).follow.noPause;
  const since = instant({ at: pause.since, precision: 'minute' }, reader);
  return `${texts(reader.language).follow.pausedSince(since)} ${mendingWords(target, pause.reason, reader.language)}`;
}

/** Why nothing can be posted, how to mend that, and that posting then resumes by itself. */
export function mendingWords(target: Whom, reason: string, language: Language): string {
  const words = texts(language).reminder;
  const known = isReason(reason, words.pause) ? reason : 'other';
  return `${words.pause[adviceFor(target, known)]} ${words.resumes}`;
}

type Whom = Pick<Target, 'kind' | 'isGroup'>;

/** The bot is not there. */
const OUTSIDE: ReadonlySet<Pause['reason']> = new Set(['not_in_channel', 'channel_not_found']);

function adviceFor({ kind, isGroup }: Whom, reason: Pause['reason']): Pause['reason'] | 'direct' | 'group' {
  // A direct conversation can't be joined, left or archived.
  if (kind === 'person') return isEverywhere(reason) ? reason : 'direct';
  return isGroup && OUTSIDE.has(reason) ? 'group' : reason;
}

function isReason(
  reason: string,
  known: Readonly<Record<Pause['reason'], string>>,
): reason is Pause['reason'] {
  return Object.hasOwn(known, reason);
}

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

/**
 * Stops following the course of a reminder or notice. In a channel this stops it for all, so Slack asks for
 * confirmation.
 */
export function stopButton(code: string, { reader: { language }, kind }: Telling): Button {
  const words = texts(language).follow;
  const stop = button(words.stop, stopFollow.carry({ asked: code }, language));
  return kind === 'person' ? stop : { ...stop, confirm: confirmStopping(code, language) };
}

/** Asks whether the whole channel should stop following a course. */
export function confirmStopping(code: string, language: Language): ConfirmationDialog {
  const words = texts(language).follow;
  const text = words.stopText(outsideLine(code, 60));
  return confirmation(words.stopTitle, text, { confirm: words.stop, deny: words.keepOn });
}

/** The longest name in a reminder or notice. */
export const TOLD_NAME = 150;

/** A course by its name and code, and the name's language if it is not the reader's. */
export function named(facts: Facts, code: string, { reader }: Telling, fitted: typeof outsideLine): string {
  return joined([
    titled(fitted(facts.name, TOLD_NAME), fitted(code, CODE)),
    keptNameMark(facts, code, reader.language),
  ]);
}
