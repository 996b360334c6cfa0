import { defineFeature, type Feature, type Place, replaces } from '../../ask/feature.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { NotAllowed } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import { type SpeakDeps, speakTo } from '../../reminders/check.ts';
import type {
  Channel,
  ChannelChange,
  ChannelEdit,
  ChannelKey,
  KeptEdit,
  ReminderSettings,
  Store,
  TargetKey,
} from '../../store/store.ts';
import type { ChannelChanges } from '../../workspace/channel-changes.ts';
import { followAgain } from '../../workspace/followed.ts';
import { channelAt, type Preferences } from '../../workspace/preferences.ts';
import { changedKeys, LEAD_KEYS, type UndoRequest, undoChange, undoneCard, undoRequest } from './card.ts';

interface UndoDeps extends SpeakDeps {
  readonly store: Store;
  readonly preferences: Preferences;
  readonly changes: ChannelChanges;
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
