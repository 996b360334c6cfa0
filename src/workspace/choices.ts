/** The choices of people and channels, in the form that the listeners need. */

import type { Language } from '../language.ts';
import { isRecent } from '../primitives/is-recent.ts';
import { isChannelId } from '../slack-ids.ts';
import type { ChannelKey } from '../store/concerns.ts';
import type { Store } from '../store/store.ts';
import type { Preferences } from './preferences.ts';

/** Who asks, and where. */
interface Place {
  readonly workspace: string;
  readonly user: string;
  readonly conversation: string | undefined;
}

/**
 * Home is kept up to date for people who have opened it within this time, in milliseconds: a week. Each
 * opening makes it anew anyway.
 */
const LATELY = 7 * 24 * 3_600_000;

/** A person's own language. Rejects if the store is in trouble. */
export async function languageOfPerson(
  preferences: Preferences,
  place: Place,
): Promise<Language | undefined> {
  return (await preferences.person(place))?.language;
}

/** The same if it is remembered; undefined: the store must be asked. */
export function languageAtHand(
  preferences: Preferences,
  place: Place,
): { readonly language: Language | undefined } | undefined {
  const known = preferences.personAtHand(place);
  return known && { language: known.value?.language };
}

/** The language of answers that a channel sees. Rejects if the store is in trouble. */
export async function languageOfChannel(
  preferences: Preferences,
  place: Place,
): Promise<Language | undefined> {
  return (await choicesOf(preferences, place))?.language;
}

/** The realization code that a channel is linked to. Rejects if the store is in trouble. */
export async function linkedCode(preferences: Preferences, place: Place): Promise<string | undefined> {
  return (await choicesOf(preferences, place))?.linked;
}

/** The channel of a place; undefined if the place has none. */
export function channelAt({ workspace, conversation: channel = '' }: Place): ChannelKey | undefined {
  return workspace !== '' && isChannelId(channel) ? { workspace, channel } : undefined;
}

async function choicesOf(preferences: Preferences, place: Place) {
  const channel = channelAt(place);
  return channel && preferences.channel(channel);
}

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
  return {
    wanted: async (place: Place): Promise<boolean> =>
      (await choicesOf(preferences, place))?.answersCodes === true,
    claim: (place: Place, code: string, forMs: number) => claims.take(nameOf(place, code), now(), forMs),
    release: (place: Place, code: string) => claims.release(nameOf(place, code)),
  };
}

function nameOf({ workspace, conversation }: Place, code: string): string {
  return `spotted ${workspace} ${conversation} ${code}`;
}
