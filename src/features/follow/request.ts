import { z } from 'zod';
import { InvalidRequest } from '../../errors.ts';
import { setOf } from '../../i18n/language-of.ts';
import {
  type AskedRequest,
  askedRequest,
  cleanArguments,
  excerpt,
  parseAsked,
} from '../../slack/arguments.ts';
import { isRealizationWord } from '../../slack/course-words.ts';
import { searchRequest } from '../../slack/seen-courses.ts';
import { isConversationId } from '../../slack-ids.ts';
import { ALL, OF_ALL } from './wish.ts';

/** Who is to follow: the channel of the conversation, or the person who asks. */
export const whom = z.enum(['channel', 'person']);
/** A conversation's id. It travels through a modal, which is in no conversation. */
export const conversationId = z.string().refine(isConversationId);

/** The reminders that can be turned on and off. */
export const reminder = z.object({ kind: z.enum(['opens', 'closes', 'starts']), on: z.boolean() });
/** A change of the quiet hours: one of their ends, or none at all. */
export const quietChange = z.discriminatedUnion('at', [
  z.object({ at: z.enum(['from', 'to']), hour: z.int().min(0).max(23) }),
  z.object({ at: z.literal('off') }),
]);
export type QuietChange = z.infer<typeof quietChange>;

const { asked } = askedRequest.shape;
const MOST_UNREAD = 100;

/** What can be asked of the follows of a conversation. Asking twice comes to the same as asking once. */
export const followRequest = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('follow'),
    asked,
    whom: whom.optional(),
    conversation: conversationId.optional(),
  }),
  z.object({ does: z.literal('unfollow'), asked: asked.or(z.literal('all')) }),
  /** `shown`: where the button stood, alone under a ring or in the list. */
  z.object({
    does: z.literal('stop'),
    asked: z.string().max(60),
    shown: z.enum(['alone', 'in-list']),
    whom: whom.optional(),
  }),
  /** What may be meant by a name, each to be followed. */
  z.object({ does: z.literal('find'), ...searchRequest.shape }),
  /** `unread`: what was to be stopped, if it could not be told. */
  z.object({ does: z.literal('following'), unread: z.string().max(MOST_UNREAD).optional() }),
  z.object({ does: z.literal('status') }),
  /** Where one finds what is followed: it is nothing for a whole channel to read. */
  z.object({ does: z.literal('tell-where') }),
  z.object({ does: z.literal('remind'), ...reminder.shape }),
  z.object({ does: z.literal('quiet'), change: quietChange }),
]);
export type FollowRequest = z.infer<typeof followRequest>;
/** One kind of request. */
export type Request<Does extends FollowRequest['does']> = Extract<FollowRequest, { does: Does }>;

/** They turn round what stands beside them, which no list of codes can tell. */
const EXCEPT = setOf(
  'not but except without excluding keep ei paitsi mutta äläkä ilman inte utom utan men förutom',
);

/** Reads `/course follow CODE…`. Throws `InvalidRequest`. */
export function parseFollow(args: string): Request<'follow'> {
  return { does: 'follow', asked: withoutExceptions(args).asked };
}

/** What `/course stop` may go on with: it says again what ends. */
const OF_FOLLOWING = setOf('following tracking seuraaminen seuraamasta följa');

/**
 * Reads `/course unfollow CODE…|all`. What names no code is answered with the list, in which each course has its own
 * button. Throws `InvalidRequest` for too many codes.
 */
export function parseUnfollow(args: string): Request<'unfollow' | 'following'> {
  const [first = '', ...rest] = wordsIn(args).filter((word) => !OF_FOLLOWING.has(word));
  const all = ALL.has(first) && rest.every((word) => OF_ALL.has(word) || isRealizationWord(word));
  if (all) return { does: 'unfollow', asked: 'all' };
  try {
    return { does: 'unfollow', asked: withoutExceptions(args).asked };
  } catch (error) {
    const problem = error instanceof InvalidRequest ? error.problem : undefined;
    if (problem?.about !== 'realization-code') throw error;
    return { does: 'following', ...(first !== '' && { unread: problem.input }) };
  }
}

function withoutExceptions(args: string): AskedRequest {
  if (wordsIn(args).some((word) => EXCEPT.has(word)))
    throw new InvalidRequest({ about: 'realization-code', input: excerpt(cleanArguments(args)) });
  return parseAsked(args);
}

const wordsIn = (args: string): string[] =>
  cleanArguments(args)
    .toLowerCase()
    .split(/[ ,;]+/);
