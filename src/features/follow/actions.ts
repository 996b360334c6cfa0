import { z } from 'zod';
import { defineAction } from '../../slack/action.ts';
import { conversationId, quietChange, reminder, whom } from './request.ts';

/** Follows a realization: the answer to the question who should follow it. */
export const setFollow = defineAction(
  'follow.set',
  z.object({ asked: z.string().max(60), whom, conversation: conversationId.optional() }),
);

/** Follows a realization in the conversation of the button, as the command does. */
export const followFound = defineAction('follow.found', z.object({ asked: z.string().max(60) }));

/** Stops following the course beside the button, and shows the list without it. */
export const stopListed = defineAction('follow.unlist', z.object({ asked: z.string().max(60) }));

/** Turns a reminder on or off. The new state is named, so that a second press changes nothing more. */
export const setReminder = defineAction('follow.remind', reminder);

/** Chooses an end of the quiet hours, in a menu. */
export const setQuiet = defineAction('follow.quiet', quietChange);
