import { z } from 'zod';
import { LANGUAGES } from '../../i18n/language.ts';
import { askedRequest, cleanArguments, parseAsked } from '../../slack/arguments.ts';

/** The language of what the whole channel sees; `null`: of whoever asks. */
export const languageChange = z.object({ language: z.enum(LANGUAGES).nullable() });
/** Whether codes in ordinary messages are answered. It says which, so that pressing twice changes nothing more. */
export const codesChange = z.object({ on: z.boolean() });

/** What can be asked of a channel's settings. */
export const channelRequest = z.discriminatedUnion('does', [
  z.object({ does: z.literal('settings') }),
  z.object({ does: z.literal('language'), ...languageChange.shape }),
  z.object({ does: z.literal('codes'), ...codesChange.shape }),
  z.object({ does: z.literal('link'), ...askedRequest.shape }),
  z.object({ does: z.literal('linked') }),
  z.object({ does: z.literal('unlink'), asked: askedRequest.shape.asked.optional() }),
]);
export type ChannelRequest = z.infer<typeof channelRequest>;

/** Reads `/course link CODE`; alone it asks what is linked. Throws `InvalidRequest`. */
export function parseLink(args: string): ChannelRequest {
  return cleanArguments(args) === '' ? { does: 'linked' } : { does: 'link', asked: parseAsked(args).asked };
}

/** Reads `/course unlink`, perhaps with the code that is to be unlinked. Throws `InvalidRequest`. */
export function parseUnlink(args: string): ChannelRequest {
  return cleanArguments(args) === '' ? { does: 'unlink' } : { does: 'unlink', asked: parseAsked(args).asked };
}
