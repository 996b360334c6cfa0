import { z } from 'zod';
import { asked, defineAction } from '../../ask/actions.ts';
import { askedRequest, cleanArguments, parseAsked } from '../../ask/arguments.ts';
import { consistsOf, type Question } from '../../ask/question.ts';
import { searchRequest } from '../../ask/seen-courses.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { LANGUAGES } from '../../language.ts';

/** The language of answers that the whole channel sees; `null`: that of the asker. */
export const languageChange = z.object({ language: z.enum(LANGUAGES).nullable() });
/**
 * Whether codes in ordinary messages are answered. The new state is named, so that a second press changes
 * nothing more.
 */
export const codesChange = z.object({ on: z.boolean() });

/** The most unused words that an answer names. */
export const MOST_UNUSED = 10;

/** Requests about a channel's settings. */
export const channelRequest = z.discriminatedUnion('does', [
  z.object({ does: z.literal('settings') }),
  z.object({ does: z.literal('language'), ...languageChange.shape }),
  z.object({ does: z.literal('codes'), ...codesChange.shape }),
  z.object({ does: z.literal('link'), ...askedRequest.shape }),
  /** Courses that a name may mean, each with a button to link it. */
  z.object({ does: z.literal('find'), ...searchRequest.shape }),
  /** `unused`: words that name another course than the linked one. */
  z.object({ does: z.literal('linked'), unused: z.array(z.string().max(100)).max(MOST_UNUSED).optional() }),
  z.object({ does: z.literal('revoke-feed') }),
  z.object({ does: z.literal('unlink'), asked: askedRequest.shape.asked.optional() }),
]);
export type ChannelRequest = z.infer<typeof channelRequest>;

/** Reads `/course link CODE`; without a code it asks for the linked course. Throws `InvalidRequest`. */
export function parseLink(args: string): ChannelRequest {
  return cleanArguments(args) === '' ? { does: 'linked' } : { does: 'link', asked: parseAsked(args).asked };
}

/** Reads `/course unlink`, perhaps with the code to unlink. Throws `InvalidRequest`. */
export function parseUnlink(args: string): ChannelRequest {
  return cleanArguments(args) === '' ? { does: 'unlink' } : { does: 'unlink', asked: parseAsked(args).asked };
}

/** Chooses, in a menu, the language of answers that the whole channel sees. */
export const setLanguage = defineAction('channel.language', languageChange);

/** Links the channel to the course beside the button. */
export const linkFound = defineAction('channel.link', asked);

/** Makes the address of the channel's calendar feed invalid. */
export const revokeFeedHere = defineAction('channel.revoke-feed', z.object({}));

/** Turns answers to codes in ordinary messages on or off. */
export const setCodes = defineAction('channel.codes', codesChange);

// Questions about settings and a person's data: "how do I change the language?", "poista tietoni",
// "inställningar".

const isAboutSettings = (word: string): boolean =>
  vocabulary.settings.settings.has(word) || vocabulary.settings.privacy.has(word);
const LONGEST = 9;

/** Whether a word says something of settings. */
export const isOfSettings = (word: string): boolean =>
  isAboutSettings(word) || vocabulary.settings.beside.has(word);

/**
 * Reads a question to the app alone about settings or one's own data; the answer offers both. Words change or
 * erase nothing: the pages ask first.
 */
export function settingsQuestion({ words, codes, direct }: Question): ChannelRequest | undefined {
  if (
    words.length <= 2 &&
    topics.of(words, undefined) === 'language' &&
    words.some(vocabulary.follow.what.has)
  )
    return undefined;
  if (!direct || codes.length > 0 || words.length > LONGEST) return undefined;
  return consistsOf(words, isAboutSettings, isOfSettings) ? { does: 'settings' } : undefined;
}
