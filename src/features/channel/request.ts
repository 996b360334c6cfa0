import { z } from 'zod';
import { askedRequest, cleanArguments, parseAsked } from '../../asking/arguments.ts';
import { searchRequest } from '../../asking/seen-courses.ts';
import { LANGUAGES } from '../../language.ts';

/** The language of answers that the whole channel sees; `null`: that of the asker. */
export const languageChange = z.object({ language: z.enum(LANGUAGES).nullable() });
/**
 * Whether codes in ordinary messages are answered. The new state is named, so that a second press changes
 * nothing more.
 */
export const codesChange = z.object({ on: z.boolean() });

/** Requests about a channel's settings. */
export const channelRequest = z.discriminatedUnion('does', [
  z.object({ does: z.literal('settings') }),
  z.object({ does: z.literal('language'), ...languageChange.shape }),
  z.object({ does: z.literal('codes'), ...codesChange.shape }),
  z.object({ does: z.literal('link'), ...askedRequest.shape }),
  /** Courses that a name may mean, each with a button to link it. */
  z.object({ does: z.literal('find'), ...searchRequest.shape }),
  z.object({ does: z.literal('linked') }),
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
