/**
 * The choices of people and channels, and which courses they follow. Every request needs them, so they are remembered for
 * a moment. A change in this process is seen at once, one in another replica within half a minute.
 */

import type { Language } from '../language.ts';
import { createSingleFlight, isRecent } from '../primitives.ts';
import { isChannelId } from '../slack-terms.ts';
import type {
  Channel,
  ChannelChange,
  ChannelKey,
  Person,
  PersonChange,
  PersonKey,
  ReminderSettings,
  Store,
  TargetKey,
  TargetKind,
} from '../store/store.ts';

const REMEMBER = 30_000;
const MOST_REMEMBERED = 50_000;

/** All methods that return a promise reject if the store is in trouble. */
export interface Preferences {
  /** Undefined: nothing was chosen. */
  person(key: PersonKey): Promise<Person | undefined>;
  /** Undefined: nothing was chosen. */
  channel(key: ChannelKey): Promise<Channel | undefined>;
  /** The result of `person` if it is remembered; undefined: the store must be asked. */
  personAtHand(key: PersonKey): { readonly value: Person | undefined } | undefined;
  changePerson(key: PersonKey, change: PersonChange): Promise<void>;
  /** Forgets a person whose row has been erased. */
  forgetPerson(key: PersonKey): void;
  /** Forgets a channel whose row has been moved. */
  forgetChannel(key: ChannelKey): void;
  changeChannel(key: ChannelKey, change: ChannelChange): Promise<void>;
}

/** @param now epoch milliseconds */
export function createPreferences(
  { persons, channels }: Pick<Store, 'persons' | 'channels'>,
  now: () => number,
): Preferences {
  const people = createSingleFlight<Person | undefined>(REMEMBER, MOST_REMEMBERED, now);
  const places = createSingleFlight<Channel | undefined>(REMEMBER, MOST_REMEMBERED, now);
  const personKey = ({ workspace, user }: PersonKey) => `${workspace} ${user}`;
  const channelKey = ({ workspace, channel }: ChannelKey) => `${workspace} ${channel}`;
  return {
    person: (key) => people.run(personKey(key), () => persons.get(key)),
    channel: (key) => places.run(channelKey(key), () => channels.get(key)),
    personAtHand: (key) => people.known(personKey(key)),
    changePerson: async (key, change) => {
      await persons.change(key, change);
      people.forget(personKey(key));
    },
    forgetPerson: (key) => people.forget(personKey(key)),
    forgetChannel: (key) => places.forget(channelKey(key)),
    changeChannel: async (key, change) => {
      await channels.change(key, change);
      places.forget(channelKey(key));
    },
  };
}

/** Who asks, and where. */
interface Place extends PersonKey {
  readonly conversation: string | undefined;
}

/** The languages that were chosen. Both promises reject if the store is in trouble. */
export function chosenLanguages(preferences: Preferences) {
  return {
    /** A person's own language. */
    ofPerson: async (place: Place) => (await preferences.person(place))?.language,
    /** The same, and the zone of the person's reminders, if it is remembered; undefined: the store must be asked. */
    ofPersonCached: (
      place: Place,
    ): { readonly language: Language | undefined; readonly zone: string | undefined } | undefined => {
      const known = preferences.personAtHand(place);
      return known && { language: known.value?.language, zone: known.value?.reminders?.zone };
    },
    /** The language of answers that a channel sees. */
    ofChannel: async (place: Place) => (await choicesAt(preferences, place))?.language,
  };
}

/**
 * The realization code that the channel of a place is linked to, or the channel beside a direct conversation; undefined: none,
 * or the store is in trouble. Never rejects.
 */
export const linkedCode =
  (preferences: Pick<Preferences, 'channel'>) =>
  ({ conversation, viewing = conversation, ...place }: Place & { readonly viewing?: string | undefined }) =>
    choicesAt(preferences, { ...place, conversation: viewing }).then(
      (choices) => choices?.linked,
      () => undefined,
    );

/** The channel of a place; undefined if the place has none. */
export function channelAt({ workspace, conversation: channel = '' }: Place): ChannelKey | undefined {
  return workspace !== '' && isChannelId(channel) ? { workspace, channel } : undefined;
}

async function choicesAt(
  preferences: Pick<Preferences, 'channel'>,
  place: Place,
): Promise<Channel | undefined> {
  const channel = channelAt(place);
  return channel && preferences.channel(channel);
}

/** Home is kept up to date for people who have opened it within this time, in milliseconds: a week. */
const LATELY = 7 * 24 * 3_600_000;

/** When people opened Home. */
export function openingsOf(preferences: Preferences, now: () => number) {
  return {
    note: (place: Place) => preferences.changePerson(place, { homeOpenedAt: now() }),
    lately: async (place: Place): Promise<boolean> => {
      const openedAt = (await preferences.person(place))?.homeOpenedAt;
      return openedAt !== undefined && isRecent(openedAt, now(), LATELY);
    },
  };
}

/** Codes in ordinary messages: where they are answered, and which ones have been. */
export function spottingOf(preferences: Preferences, { claims }: Pick<Store, 'claims'>, now: () => number) {
  const nameOf = ({ workspace, conversation }: Place, code: string) =>
    `spotted ${workspace} ${conversation} ${code}`;
  return {
    wanted: async (place: Place): Promise<boolean> =>
      (await choicesAt(preferences, place))?.answersCodes === true,
    claim: (place: Place, code: string, forMs: number) => claims.take(nameOf(place, code), now(), forMs),
    release: (place: Place, code: string) => claims.release(nameOf(place, code)),
  };
}

// Reminders and quiet hours of people and channels. If a person follows something, the target has the
// person's settings. The person's stored choices are kept equal, and a new target begins with them.

/** Where these settings are stored. */
interface StoredReminders<Does extends keyof Preferences> {
  readonly store: Pick<Store, 'targets'>;
  readonly preferences: Pick<Preferences, Does>;
}

/** A person's own settings; undefined: nothing chosen yet. Rejects if the store is in trouble. */
export async function remindersOfPerson(
  { workspace, user }: PersonKey,
  { store, preferences }: StoredReminders<'person'>,
): Promise<ReminderSettings | undefined> {
  const target = await store.targets.get({ workspace, target: user });
  return target?.settings ?? (await preferences.person({ workspace, user }))?.reminders;
}

/**
 * Changes the settings of a target; for a person also the stored choice, whether or not there is a target
 * yet. Rejects if the store is in trouble.
 * @param beside what the person has chosen at the same time: it is stored together with the settings
 */
export async function changeReminders(
  { workspace, target, kind }: TargetKey & { readonly kind: TargetKind },
  reminders: ReminderSettings,
  { store, preferences }: StoredReminders<'changePerson'>,
  beside: Pick<PersonChange, 'language' | 'group'> = {},
): Promise<void> {
  // The person comes first: a target that is made meanwhile takes the settings from there.
  if (kind === 'person')
    await preferences.changePerson({ workspace, user: target }, { ...beside, reminders });
  await store.targets.change({ workspace, target }, { settings: reminders });
}

// Which courses channels and persons follow: cards of courses say so in the place of **Follow**.

const MOST_TARGETS = 20_000;

export interface FollowedCodes {
  /** Never rejects: if the store is in trouble, nothing counts as followed. */
  of(target: TargetKey): Promise<ReadonlySet<string>>;
  /** Whether the conversation of a place follows a course, or the person in a direct one. Never rejects. */
  here(place: Place, code: string): Promise<boolean>;
  /** The same if it is remembered; undefined: the store must be asked. */
  atHand(place: Place, code: string): boolean | undefined;
  /** Whether the conversation or the person follows it. Never rejects. */
  any(place: Place, code: string): Promise<boolean>;
  /** Forgets a target whose follows have changed. */
  forget(target: TargetKey): void;
}

const NONE: ReadonlySet<string> = new Set();

/** @param now epoch milliseconds */
export function createFollowedCodes({ follows }: Pick<Store, 'follows'>, now: () => number): FollowedCodes {
  const known = createSingleFlight<ReadonlySet<string>>(REMEMBER, MOST_TARGETS, now);
  const keyOf = ({ workspace, target }: TargetKey) => `${workspace} ${target}`;
  const read = async ({ workspace, target }: TargetKey): Promise<ReadonlySet<string>> => {
    const all = await follows.of({ workspace, target });
    return all.length === 0 ? NONE : new Set(all.map(({ code }) => code));
  };
  const of = (target: TargetKey) => known.run(keyOf(target), () => read(target)).catch(() => NONE);
  return {
    of,
    here: async (place, code) => {
      const target = targetAt(place);
      return target !== undefined && (await of(target)).has(code);
    },
    atHand: (place, code) => {
      const target = targetAt(place);
      return target ? known.known(keyOf(target))?.value.has(code) : false;
    },
    any: async (place, code) => {
      const targets = [targetAt(place), targetAt({ ...place, conversation: undefined })];
      const all = await Promise.all(targets.map((target) => (target ? of(target) : NONE)));
      return all.some((codes) => codes.has(code));
    },
    forget: (target) => known.forget(keyOf(target)),
  };
}

/** The channel of a place, else the person; undefined where neither is known. */
function targetAt({ workspace, user, conversation }: Place): TargetKey | undefined {
  if (workspace === '' || user === '') return undefined;
  return { workspace, target: isChannelId(conversation) ? conversation : user };
}
