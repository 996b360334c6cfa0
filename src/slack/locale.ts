/**
 * The language of an answer. A choice comes first: for an answer that a whole channel sees, the channel's
 * choice; then the person's. After these come the language of the question, the person's setting in Slack,
 * and the configuration's language.
 */

import { WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import type { Place } from '../ask/place.ts';
import { NotReached } from '../errors.ts';
import { isLanguage, type Language } from '../language.ts';
import { atMost, withTimeout } from '../primitives.ts';
import { isUserId } from '../slack-terms.ts';
import { isTimeZone } from '../study-client/moments.ts';
import { isOneOf, isRefusedBy, PASSING, slackTrouble, slackWordOf } from './refusals.ts';
import { retryOnce, WHILE_A_PERSON_WAITS, waitingAsTold } from './repeated-calls.ts';

/** The readers of an answer. */
type Audience = 'person' | 'channel';

export interface Languages {
  /**
   * Never rejects, and waits for a moment at the most.
   * @param spoken the language of the question
   */
  of(place: Place, audience: Audience, spoken?: Language): Promise<Language>;
  /** What `of` gives for a person, if nothing has to be waited for. */
  cached(place: Place): Language | undefined;
  /** The zone of a person's clocks, if it is known without a wait. */
  zoneAtHand(place: Place): string | undefined;
  /** What `cached` gives once Slack has told of the person, however late; undefined where it does not. */
  settled(place: Place): Promise<Language | undefined>;
  /** The choice by setting alone; undefined if there is none. */
  chosen(place: Place, audience: Audience): Promise<Language | undefined>;
  /** Remembers what Slack has just told of a person. */
  heard(person: Person, profile: Profile): void;
}

interface LanguagesOptions {
  /** A person's own choice. May reject. */
  readonly ofPerson: (place: Place) => Promise<Language | undefined>;
  /** The person's own choice, if it is cached; undefined: `ofPerson` must be asked. */
  readonly ofPersonCached: (
    place: Place,
  ) => { readonly language: Language | undefined; readonly zone?: string | undefined } | undefined;
  /** The choice for answers that the conversation's channel sees. May reject. */
  readonly ofChannel: (place: Place) => Promise<Language | undefined>;
  readonly profileOf: ProfileOf;
  /** The configuration's language, for all other cases. */
  readonly otherwise: Language;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long a locale is remembered, in milliseconds; six hours by default. */
  readonly rememberMs?: number | undefined;
  /** How long an answer waits for its language, in milliseconds; a quarter of a second by default. */
  readonly patienceMs?: number | undefined;
}

/** People rarely change their language; those who do can wait, or choose in the settings. */
const LOCALE_FOR = 6 * 3_600_000;
/** After a failure Slack is not asked again for this long, in milliseconds. */
const FAILURE_FOR = 30_000;
const MOST_PEOPLE = 50_000;
/** The longest wait for a language, in milliseconds: an answer that is ready goes in another one, and is put right later. */
const PATIENCE = 250;

/** What is known of a person's locale. Without a language: Slack failed to tell, or Coursebell does not speak it. */
interface Locale {
  readonly language?: Language | undefined;
  readonly zone?: string | undefined;
  readonly failed: boolean;
}

/**
 * A choice that can't be read counts as not chosen: the asker is still answered, in the next best language.
 */
export function createLanguages(options: LanguagesOptions): Languages {
  const { ofPerson, ofChannel, otherwise, patienceMs = PATIENCE } = options;
  const locales = createLocales(options);
  const person = async (place: Place) =>
    isUserId(place.user) ? ofPerson(place).catch(() => undefined) : undefined;
  const channel = (place: Place) => ofChannel(place).catch(() => undefined);
  const chosen: Languages['chosen'] = async (place, audience) =>
    (audience === 'channel' ? await channel(place) : undefined) ?? (await person(place));
  const cached = (place: Place): Language | undefined => {
    const chosen = isUserId(place.user) ? options.ofPersonCached(place) : undefined;
    if (!chosen || chosen.language) return chosen?.language;
    const locale = locales.known(place);
    return locale && (locale.language ?? otherwise);
  };
  const find = async (place: Place, audience: Audience, spoken: Language | undefined) =>
    (await chosen(place, audience)) ?? spoken ?? (await locales.of(place));
  return {
    cached,
    heard: locales.heard,
    settled: async (place) => {
      await locales.of(place);
      return cached(place);
    },
    zoneAtHand: (place) =>
      isUserId(place.user) ? (locales.known(place)?.zone ?? options.ofPersonCached(place)?.zone) : undefined,
    chosen: (place, audience) => withTimeout(chosen(place, audience), patienceMs),
    of: async (place, audience, spoken) => {
      // Most people have asked before, so their language is known without a wait.
      const known = audience === 'person' && spoken === undefined ? cached(place) : undefined;
      if (known) return known;
      // The zone, by which days are told, comes with the locale, also where the language is known without it.
      const [found] = await Promise.all([
        withTimeout(find(place, audience, spoken), patienceMs),
        audience === 'person' ? withTimeout(locales.of(place), patienceMs) : undefined,
      ]);
      return found ?? spoken ?? otherwise;
    },
  };
}

/** Slack's locales, remembered. Several callers who wait for the same locale share one call. */
function createLocales({ profileOf, now, rememberMs = LOCALE_FOR }: LanguagesOptions) {
  const locales = new LRUCache<string, Locale, Place>({
    ...atMost(MOST_PEOPLE),
    // 0 would mean for ever.
    ttl: Math.max(rememberMs, 1),
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: place, options }) => {
      try {
        return localeIn(await profileOf(place));
      } catch {
        options.ttl = FAILURE_FOR;
        return { failed: true };
      }
    },
  });
  const keyOf = ({ workspace, user }: Person): string => `${workspace} ${user}`;
  return {
    heard: (person: Person, profile: Profile) => void locales.set(keyOf(person), localeIn(profile)),
    of: async (place: Place): Promise<Language | undefined> =>
      isUserId(place.user)
        ? (await locales.forceFetch(keyOf(place), { context: place })).language
        : undefined,
    /** The remembered locale; undefined if there is none, or the last call failed. */
    known: (place: Place): Locale | undefined => {
      const locale = locales.get(keyOf(place));
      return locale?.failed ? undefined : locale;
    },
  };
}

function localeIn({ locale, zone }: Profile): Locale {
  const isKnown = zone !== undefined && isTimeZone(zone);
  return { language: languageOfLocale(locale), zone: isKnown ? zone : undefined, failed: false };
}

/** `fi-FI` → `fi`; undefined for a language that Coursebell does not speak. */
export function languageOfLocale(locale: string | undefined): Language | undefined {
  const first = locale?.split(/[-_]/, 1)[0]?.toLowerCase();
  return isLanguage(first) ? first : undefined;
}

// What Slack tells of a person.

export interface Profile {
  /** Such as `fi-FI`. */
  readonly locale?: string | undefined;
  /** IANA zone. */
  readonly zone?: string | undefined;
  /** Whether the person is an administrator or owner of the workspace; undefined: Slack does not tell. */
  readonly isManager?: boolean | undefined;
  /** Whether Slack has deactivated the person. */
  readonly hasLeft?: boolean;
}

type Person = Pick<Place, 'workspace' | 'user'>;

/** May reject. */
type ProfileOf = (person: Person) => Promise<Profile>;

/** Rejects with the Web API's errors. */
export async function slackProfile(client: WebClient, user: string): Promise<Profile> {
  const told = (await client.users.info({ user, include_locale: true })).user ?? {};
  const roles = [told.is_admin, told.is_owner, told.is_primary_owner].filter((one) => one !== undefined);
  return {
    locale: told.locale,
    zone: told.tz,
    isManager: roles.length === 0 ? undefined : roles.some(Boolean),
    hasLeft: told.deleted === true,
  };
}

/** The pause before one more try, in milliseconds. */
const PAUSE = 500;

/**
 * Opens the direct conversation with a person, once more after trouble: opening twice is opening once. Undefined: Slack lets the
 * app write to no such person. Rejects with `NotReached` for any other reason.
 */
export async function openDirect(client: WebClient, user: string): Promise<string | undefined> {
  const open = async () => (await client.conversations.open({ users: user })).channel?.id;
  const passes = (error: unknown): boolean =>
    !(error instanceof WebAPIRateLimitedError) &&
    (slackWordOf(error) === undefined || isOneOf(PASSING, error));
  try {
    const id = await waitingAsTold(() => retryOnce(open, passes, PAUSE), WHILE_A_PERSON_WAITS);
    if (id === undefined) throw new TypeError('conversations.open gave no channel');
    return id;
  } catch (error) {
    if (isRefusedBy('person', error) || isRefusedBy('place', error)) return undefined;
    const { error: name, detail, status } = slackTrouble(error);
    throw new NotReached(
      slackWordOf(error),
      [name, status, detail].filter((one) => one !== undefined).join(' '),
    );
  }
}

/** How long it is believed that a person is there, in milliseconds. */
const THERE_FOR = 10 * 60_000;
/** The same for a person who has left, and may be back. */
const LEFT_FOR = 30_000;

/**
 * Tells whether Slack has deactivated a person. Never rejects: what Slack can't say is no reason to refuse.
 * @param now epoch milliseconds
 */
export function createHasLeft(profileOf: ProfileOf, now: () => number): (person: Person) => Promise<boolean> {
  const left = new LRUCache<string, boolean, Person>({
    ...{ ...atMost(MOST_PEOPLE), ttl: THERE_FOR, perf: { now } },
    fetchMethod: async (_key, _stale, { context: person, options }) => {
      const { hasLeft = false } = await profileOf(person).catch((): Profile => ({}));
      if (hasLeft) options.ttl = LEFT_FOR;
      return hasLeft;
    },
  });
  return (person) => left.forceFetch(`${person.workspace} ${person.user}`, { context: person });
}
