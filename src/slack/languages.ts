/**
 * In which language an answer speaks. What was chosen comes first: for what a whole channel sees the channel's
 * choice, then the person's own; then the language that a question was asked in, Slack's own setting of the
 * person, and the configuration's.
 */

import { isLanguage, type Language } from '../i18n/language.ts';
import { isRecent } from '../primitives/is-recent.ts';
import { createSingleFlight } from '../primitives/single-flight.ts';
import { withTimeout } from '../primitives/with-timeout.ts';
import { isUserId } from '../slack-ids.ts';
import type { Place } from './feature.ts';

/** Who reads an answer. */
type Audience = 'person' | 'channel';

export interface Languages {
  /**
   * Never rejects, and waits for a moment at the most.
   * @param spoken the language that a question was asked in
   */
  of(place: Place, audience: Audience, spoken?: Language): Promise<Language>;
  /** What `of` gives for a person, where nothing has to be waited for. */
  atHand(place: Place): Language | undefined;
  /** What was chosen by setting alone; undefined where nobody has chosen. */
  chosen(place: Place, audience: Audience): Promise<Language | undefined>;
}

export interface LanguagesOptions {
  /** A person's own choice. May reject. */
  readonly ofPerson: (place: Place) => Promise<Language | undefined>;
  /** The same where it is remembered; undefined: it has to be asked. */
  readonly ofPersonAtHand: (place: Place) => { readonly language: Language | undefined } | undefined;
  /** The choice for what the conversation's channel sees. May reject. */
  readonly ofChannel: (place: Place) => Promise<Language | undefined>;
  /** Slack's locale of a person, such as `fi-FI`. May reject. */
  readonly localeOf: (workspace: string, user: string) => Promise<string | undefined>;
  /** The configuration's. */
  readonly otherwise: Language;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long a locale is remembered, in milliseconds; six hours by default. */
  readonly rememberMs?: number | undefined;
}

/** People rarely change their language; those who do can wait, or choose in the settings. */
const LOCALE_FOR = 6 * 3_600_000;
/** For so long after a failure Slack is not asked again, in milliseconds. */
const FAILURE_FOR = 30_000;
const MOST_PEOPLE = 50_000;
/** Nobody waits longer than this for a language, in milliseconds: acks may depend on it. */
const PATIENCE = 1_000;

/** A locale's language, or when there was none to be had. */
interface Known {
  readonly language?: Language | undefined;
  readonly failedAt?: number;
}

/** What fails counts as not chosen: whoever asks is answered all the same, in the next best language. */
export function createLanguages(options: LanguagesOptions): Languages {
  const { ofPerson, ofChannel, otherwise } = options;
  const locales = createLocales(options);
  const person = async (place: Place) =>
    isUserId(place.user) ? ofPerson(place).catch(() => undefined) : undefined;
  const channel = (place: Place) => ofChannel(place).catch(() => undefined);
  const chosen: Languages['chosen'] = async (place, audience) =>
    (audience === 'channel' ? await channel(place) : undefined) ?? (await person(place));
  const atHand = (place: Place): Language | undefined => {
    const chosen = isUserId(place.user) ? options.ofPersonAtHand(place) : undefined;
    if (!chosen || chosen.language) return chosen?.language;
    const locale = locales.known(place);
    return locale && (locale.language ?? otherwise);
  };
  const find = async (place: Place, audience: Audience, spoken: Language | undefined) =>
    (await chosen(place, audience)) ?? spoken ?? (await locales.of(place));
  return {
    atHand,
    chosen: (place, audience) => withTimeout(chosen(place, audience), PATIENCE),
    of: async (place, audience, spoken) => {
      // Most have asked before: nobody needs to be asked, nor to be waited for.
      const known = audience === 'person' && spoken === undefined ? atHand(place) : undefined;
      return known ?? (await withTimeout(find(place, audience, spoken), PATIENCE)) ?? spoken ?? otherwise;
    },
  };
}

/** Slack's locales, remembered; asked for once where several wait for the same. */
function createLocales({ localeOf, now, rememberMs = LOCALE_FOR }: LanguagesOptions) {
  const known = createSingleFlight<Known>(rememberMs, MOST_PEOPLE, now);
  const ask = async ({ workspace, user }: Place): Promise<Known> => {
    try {
      return { language: languageOfLocale(await localeOf(workspace, user)) };
    } catch {
      return { failedAt: now() };
    }
  };
  const keyOf = ({ workspace, user }: Place): string => `${workspace} ${user}`;
  const of = async (place: Place): Promise<Language | undefined> => {
    if (!isUserId(place.user)) return undefined;
    const key = keyOf(place);
    const before = await known.run(key, () => ask(place));
    if (before.failedAt === undefined || isRecent(before.failedAt, now(), FAILURE_FOR))
      return before.language;
    known.forget(key);
    return (await known.run(key, () => ask(place))).language;
  };
  return {
    of,
    /** What was told; undefined where that is not known, or it was a failure. */
    known: (place: Place): { readonly language?: Language | undefined } | undefined => {
      const before = known.known(keyOf(place));
      return before?.value.failedAt === undefined ? before?.value : undefined;
    },
  };
}

/** `fi-FI` → `fi`; undefined for a language that Coursebell does not speak. */
function languageOfLocale(locale: string | undefined): Language | undefined {
  const first = locale?.split(/[-_]/, 1)[0]?.toLowerCase();
  return isLanguage(first) ? first : undefined;
}
