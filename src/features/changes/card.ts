import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { topicWords } from '../../ask/topics.ts';
import {
  button,
  escapeMrkdwn,
  joined,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, toMessage } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import { type Language, ownNameOf } from '../../language.ts';
import { isUserId } from '../../slack-ids.ts';
import { isAlwaysLoud, leadsOf, namesOfLeads } from '../../store/reminder-settings.ts';
import type {
  ChannelEdit,
  ChosenSettings,
  KeptEdit,
  NamedCode,
  ReminderSettings,
} from '../../store/store.ts';
import type { HowUndone } from '../../workspace/channel-changes.ts';

const undoable = z.object({ id: z.string().max(40) });

/** Undoes what was changed for the channel. */
export const undoRequest = z.object({ does: z.literal('undo'), ...undoable.shape });
export type UndoRequest = z.infer<typeof undoRequest>;

/** Undoes the change that the line beside the button tells of. */
export const undoChange = defineAction('changes.undo', undoable);

const NAME = 80;
const CODE = 60;
/** The most courses that a line names. */
const MOST_NAMED = 5;

/** The line that tells a channel what a person has changed for it, with a button to undo it, or who has undone it. */
export function changeLine(kept: KeptEdit, language: Language, undone?: HowUndone) {
  if (undone) return toMessage(undoneCard(kept, undone, language));
  const { undo } = texts(language).changes;
  return toMessage({
    ...lineOf(kept, [], language),
    buttons: [button(undo, undoChange.carry({ id: kept.id }, language))],
  });
}

/** The same line after the change was undone. */
export function undoneCard(kept: KeptEdit, { by, note }: HowUndone, language: Language): Card {
  const { undoneBy } = texts(language).changes;
  return { ...lineOf(kept, [undoneBy(mention(by))], language, note), buttons: [] };
}

function lineOf(kept: KeptEdit, more: readonly string[], language: Language, note?: string) {
  const said = editWords(kept.edit, language);
  const people = joined([texts(language).changes.by(mention(kept.user)), ...more], '\n');
  return {
    ...endingWith(escapeMrkdwn(joined([said, note], ' ')), [people]),
    blocks: [paragraph(said), ...(note === undefined ? [] : [small(note)]), mrkdwnSmall(people)],
  };
}

/** Only Slack signs requests, but still nothing except an id may become markup. */
const mention = (user: string): string => (isUserId(user) ? `<@${user}>` : '–');

/** What was changed, in one sentence; outside text. */
function editWords(edit: ChannelEdit, language: Language): string {
  const words = texts(language).changes;
  switch (edit.is) {
    case 'followed':
      return words.followed(namesOf(edit.courses, edit.topics ?? [], language));
    case 'unfollowed':
      return words.unfollowed(namesOf(edit.courses, edit.topics?.map(({ topic }) => topic) ?? [], language));
    case 'linked': {
      const [before, after] = [edit.before, edit.after].map((one) => one && nameOf(one));
      if (after === undefined) return words.unlinked(before ?? '–');
      return before === undefined ? words.linked(after) : words.relinked(after, before);
    }
    case 'settings': {
      const list = settingsWords(edit.before, edit.after, language);
      return list.length === 0 ? words.settingsAsBefore : words.settings(list.join(', '));
    }
  }
}

const nameOf = ({ code, name }: NamedCode): string => {
  const short = outsideLine(code, CODE);
  return name === undefined || name === code ? short : `${outsideLine(name, NAME)} (${short})`;
};

function namesOf(courses: readonly NamedCode[], topics: readonly string[], language: Language): string {
  const all = [...courses.map(nameOf), ...topics.map((topic) => topicWords(topic, language))];
  const shown = all.slice(0, MOST_NAMED);
  const more = all.length - shown.length;
  return [...shown, ...(more > 0 ? [texts(language).course.andMore(more)] : [])].join(', ');
}

/** The settings that are not as they were before. */
function settingsWords(before: ChosenSettings, after: ChosenSettings, language: Language): string[] {
  const words = texts(language).changes;
  const said: string[] = [];
  if ((after.language ?? null) !== (before.language ?? null))
    said.push(words.language(after.language ? ownNameOf(after.language) : words.ofAsker));
  if ((after.answersCodes ?? false) !== (before.answersCodes ?? false))
    said.push(after.answersCodes ? words.codes.on : words.codes.off);
  if (before.reminders && after.reminders)
    said.push(...reminderWordsOf(before.reminders, after.reminders, language));
  return said;
}

/** The settings that say which reminders there are: they belong together. */
export const LEAD_KEYS: readonly string[] = [
  'opens',
  'closes',
  'starts',
  'leads',
] satisfies (keyof ReminderSettings)[];
const QUIET: readonly string[] = ['quietFrom', 'quietTo'] satisfies (keyof ReminderSettings)[];

function reminderWordsOf(before: ReminderSettings, after: ReminderSettings, language: Language): string[] {
  const { leads, changes, week } = texts(language);
  const changed = changedKeys(before, after);
  const [from, to] = [after.quietFrom, after.quietTo].map((minutes) => clock(minutes, language));
  const isQuiet = changed.some((key) => QUIET.includes(key));
  const names = namesOfLeads(leadsOf(after)).map((lead) => leads.name[lead]);
  return [
    ...(changed.some((key) => LEAD_KEYS.includes(key))
      ? [`${changes.reminders}: ${names.join(' · ') || leads.none}`]
      : []),
    ...(changed.includes('weekly')
      ? [`${week.setting}: ${after.weekly === undefined ? week.none : week.on}`]
      : []),
    ...(isQuiet ? [isAlwaysLoud(after) ? changes.noQuiet : changes.quiet(from ?? '', to ?? '')] : []),
  ];
}

/** The names of the settings that differ. */
export function changedKeys(before: ReminderSettings, after: ReminderSettings): string[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const same = (key: string): boolean => JSON.stringify(one.get(key)) === JSON.stringify(other.get(key));
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => !same(key));
}
