import { z } from 'zod';
import { defineAction } from '../../slack/action.ts';
import { conversationId, quietChange, reminder, whom } from './request.ts';

/** Follows a realization: the answer to the question of who is to. */
export const setFollow = defineAction(
  'follow.set',
  z.object({ asked: z.string().max(60), whom, conversation: conversationId.optional() }),
);

/** Follows a realization where it was asked for, as the command does. */
export const followFound = defineAction('follow.found', z.object({ asked: z.string().max(60) }));

/** Stops following what stands beside the button, and shows the list without it. */
export const stopListed = defineAction('follow.unlist', z.object({ asked: z.string().max(60) }));

/** Turns a reminder on or off. It says which, so that pressing twice changes nothing more. */
export const setReminder = defineAction('follow.remind', reminder);

/** Chooses an end of the quiet hours, in a menu. */
export const setQuiet = defineAction('follow.quiet', quietChange);
