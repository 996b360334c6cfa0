/** How a followed course is shown: in a list, in an echo, and where only its next reminder matters. */

import type { SectionBlock } from '@slack/types';
import { facts as factFields, joined, outsideLine, paragraph, spoken, titled } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type Followed, isLongOver } from '../../reminders/followed.ts';
import { isUserId } from '../../slack-ids.ts';
import { namesOfLeads } from '../../store/reminder-settings.ts';
import type { Follow, ReminderSettings } from '../../store/store.ts';
import type { LookUp } from '../../study-client/model.ts';
import { isReversed } from '../../study-client/moments.ts';

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
