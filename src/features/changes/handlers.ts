import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import type { Place } from '../../ask/place.ts';
import { topicWords } from '../../ask/run-topics.ts';
import {
  button,
  escapeMrkdwn,
  joined,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, toMessage } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { dailyWords } from '../../cards/lessons.ts';
import { NotAllowed } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import { type Language, ownNameOf } from '../../language.ts';
import { speakTo } from '../../reminders/check.ts';
import { isUserId } from '../../slack-terms.ts';
import { isAlwaysLoud, leadsOf, namesOfLeads } from '../../store/reminder-settings.ts';
import type {
  Channel,
  ChannelChange,
  ChannelEdit,
  ChannelKey,
  ChosenSettings,
  KeptEdit,
  NamedCode,
  ReminderSettings,
  Store,
  TargetKey,
} from '../../store/store.ts';
import type { StudyClient } from '../../study-client/model.ts';
import {
  type ChannelChanges,
  followAgain,
  type HowUndone,
  type Undoable,
  withRest,
} from '../../workspace/channel-changes.ts';
import { channelAt, type Preferences } from '../../workspace/preferences.ts';

const undoable = z.object({ id: z.string().max(40) });

/** Undoes what was changed for the channel. */
const undoRequest = z.object({ does: z.literal('undo'), ...undoable.shape });
export type UndoRequest = z.infer<typeof undoRequest>;

/** Undoes the change that the line beside the button tells of. */
const undoChange = defineAction('changes.undo', undoable);

const NAME = 80;
const CODE = 60;
/** The most courses that a line names. */
const MOST_NAMED = 5;

/** The line that tells a channel what a person has changed for it, with a button to undo it, or who has undone it. */
export function changeLine(kept: Undoable, language: Language, undone?: HowUndone) {
  if (undone) return toMessage(undoneCard(kept, undone, language));
  return toMessage({ ...lineOf(kept, [], language), buttons: [undoButton(kept, language)] });
}

const undoButton = ({ id }: KeptEdit, language: Language) =>
  button(texts(language).changes.undo, undoChange.carry({ id }, language));

/** The same line after the change was undone, or one person's part of it: then it tells of the rest. */
export function undoneCard(kept: Undoable, { by, note }: HowUndone, language: Language): Card {
  const { undoneBy, partUndoneBy } = texts(language).changes;
  if (!kept.rest) return { ...lineOf(kept, [undoneBy(mention(by))], language, note), buttons: [] };
  const line = lineOf(withRest(kept, kept.rest), [partUndoneBy(mention(by))], language, note);
  return { ...line, buttons: [undoButton(kept, language)] };
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
const LEAD_KEYS: readonly string[] = [
  'opens',
  'closes',
  'starts',
  'leads',
] satisfies (keyof ReminderSettings)[];
const QUIET: readonly string[] = ['quietFrom', 'quietTo'] satisfies (keyof ReminderSettings)[];

function reminderWordsOf(before: ReminderSettings, after: ReminderSettings, language: Language): string[] {
  const { leads, changes, week, daily } = texts(language);
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
    ...(changed.includes('daily') ? [`${daily.setting}: ${dailyWords(after, language)}`] : []),
    ...(isQuiet ? [isAlwaysLoud(after) ? changes.noQuiet : changes.quiet(from ?? '', to ?? '')] : []),
  ];
}

/** The names of the settings that differ. */
function changedKeys(before: ReminderSettings, after: ReminderSettings): string[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const same = (key: string): boolean => JSON.stringify(one.get(key)) === JSON.stringify(other.get(key));
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => !same(key));
}

interface UndoDeps {
  readonly study: Pick<StudyClient, 'realization'>;
  readonly store: Pick<
    Store,
    'targets' | 'follows' | 'runFollows' | 'courses' | 'enrolled' | 'snoozes' | 'reminders'
  >;
  readonly preferences: Pick<Preferences, 'channel' | 'changeChannel'>;
  readonly changes: Pick<ChannelChanges, 'toUndo' | 'undone'>;
  readonly now: () => number;
  /** Asks for a pass over a target soon. */
  readonly nudge: (spot: Spot, saying?: 'anew') => void;
}

type Spot = TargetKey & { readonly kind: 'channel' };

/** Undoes what a person has changed for a channel: the button beside the line that tells it. */
export const createUndo = (deps: UndoDeps): Feature =>
  defineFeature<UndoRequest>({
    name: 'changes',
    request: undoRequest,
    commands: [],
    answer: ({ id }, reader, place) => undo(id, reader, place, deps),
    actions: [replaces(undoChange, (value) => ({ does: 'undo', ...value }))],
    shareable: false,
    writes: () => true,
  });

async function undo(id: string, reader: Reader, place: Place, deps: UndoDeps): Promise<Card> {
  const channel = channelAt(place);
  if (!channel) throw new NotAllowed('over');
  const kept = await deps.changes.toUndo(channel, id, place.user);
  const note = await undoEdit(kept, channel, reader, deps);
  // To undo it once more would change nothing: so this comes last.
  await deps.changes.undone(kept);
  return undoneCard(kept, { by: place.user, note }, reader.language);
}

/** @returns what was not undone */
async function undoEdit(
  { edit, user }: KeptEdit,
  channel: ChannelKey,
  { language }: Reader,
  deps: UndoDeps,
): Promise<string | undefined> {
  const words = texts(language).changes;
  const spot: Spot = { workspace: channel.workspace, target: channel.channel, kind: 'channel' };
  switch (edit.is) {
    case 'followed':
      return (await unfollowAgain(edit, user, spot, deps)) ? undefined : words.nothingLeft;
    case 'unfollowed': {
      const { added, refused } = await followAgain(edit, spot, deps.store, deps.now());
      deps.nudge(spot);
      if (refused) return words.noRoom;
      return added.length > 0 ? undefined : words.nothingLeft;
    }
    case 'linked':
      return (await linkAgain(edit, channel, deps)) ? undefined : words.nothingLeft;
    case 'settings':
      return (await undoSettings(edit, channel, spot, deps)) ? undefined : words.nothingLeft;
  }
}

type Edit<Is extends ChannelEdit['is']> = Extract<ChannelEdit, { is: Is }>;

/** Ends the follows that the change has begun. @returns whether any was left */
async function unfollowAgain(
  { courses, topics = [] }: Edit<'followed'>,
  user: string,
  spot: Spot,
  { store, nudge }: UndoDeps,
): Promise<boolean> {
  const follows = await store.follows.of(spot);
  const begun = new Set(courses.map(({ code }) => code));
  // What was ended meanwhile, and begun again by another person, is not this change's.
  const mine = follows.filter(({ code, createdBy }) => begun.has(code) && createdBy === user);
  const stopped = await store.follows.remove(
    spot,
    mine.map(({ code }) => code),
  );
  const told = (await store.runFollows.of(spot)).filter(({ createdBy }) => createdBy === user);
  const mineToo = told.map(({ topic }) => topic).filter((topic) => topics.includes(topic));
  const ended = await store.runFollows.remove(spot, mineToo);
  nudge(spot);
  return stopped.length + ended.length > 0;
}

/** @returns false if the link has been changed again since */
async function linkAgain(
  { before, after }: Edit<'linked'>,
  channel: ChannelKey,
  { preferences }: UndoDeps,
): Promise<boolean> {
  if ((await preferences.channel(channel))?.linked !== after?.code) return false;
  await preferences.changeChannel(channel, { linked: before?.code ?? null });
  return true;
}

/** Puts back the settings that are as the change left them. @returns whether there were any */
async function undoSettings(
  edit: Edit<'settings'>,
  channel: ChannelKey,
  spot: Spot,
  deps: UndoDeps,
): Promise<boolean> {
  const { store, preferences, nudge } = deps;
  const change = choicesBefore(edit, await preferences.channel(channel));
  await preferences.changeChannel(channel, change);
  const isChosen = Object.keys(change).length > 0;
  const target = await store.targets.get(spot);
  if (!target) return isChosen;
  const settings = remindersBefore(target.settings, edit);
  if (settings) {
    await store.targets.change(spot, { settings });
    nudge(spot);
  }
  if (change.language && (await speakTo(target, change.language, deps))) nudge(spot, 'anew');
  return isChosen || settings !== undefined;
}

/** The channel's own choices as they were before, as far as they are as the change left them. */
function choicesBefore({ before, after }: Edit<'settings'>, now: Channel | undefined): ChannelChange {
  const { language, answersCodes } = before;
  const isLanguage = language !== undefined && (now?.language ?? null) === after.language;
  const isCodes = answersCodes !== undefined && (now?.answersCodes ?? false) === after.answersCodes;
  return { ...(isLanguage && { language }), ...(isCodes && { answersCodes }) };
}

/** Undefined: none of the changed reminders and quiet hours is as the change left it. */
function remindersBefore(
  now: ReminderSettings,
  { before, after }: Edit<'settings'>,
): ReminderSettings | undefined {
  if (!before.reminders || !after.reminders) return undefined;
  const changedSince = together(changedKeys(now, after.reminders));
  const changed = together(changedKeys(before.reminders, after.reminders));
  const left = changed.filter((key) => !changedSince.includes(key));
  const old = new Map(Object.entries(before.reminders));
  return left.length === 0
    ? undefined
    : { ...now, ...Object.fromEntries(left.map((key) => [key, old.get(key)])) };
}

/** With one of the settings that belong together, all of these. */
const together = (keys: readonly string[]): string[] =>
  keys.some((key) => LEAD_KEYS.includes(key)) ? [...new Set([...keys, ...LEAD_KEYS])] : [...keys];
