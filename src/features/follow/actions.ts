import { z } from 'zod';
import { defineAction } from '../../asking/action.ts';
import { asked } from '../../asking/offers.ts';
import { conversationId, instant, isGroup, quietChange, reminder, whom } from './request.ts';

/** Follows a realization: the answer to the question who should follow it. */
export const setFollow = defineAction(
  'follow.set',
  asked.extend({ whom, conversation: conversationId.optional(), isGroup: isGroup.optional() }),
);

/** Follows a realization in the conversation of the button, as the command does. */
export const followFound = defineAction('follow.found', asked);

/** Follows a realization for the person who presses; the offer stays. */
export const followOffered = defineAction('follow.offered', asked);

/** Stops following the course beside the button, and shows the list without it. */
export const stopListed = defineAction('follow.unlist', asked);

/** Stops following everything in the conversation that was followed when the button was made. */
export const stopAll = defineAction('follow.stop-all', z.object({ at: instant }));

/** Turns a reminder on or off. The new state is named, so that a second press changes nothing more. */
export const setReminder = defineAction('follow.remind', reminder);

/** Chooses an end of the quiet hours, in a menu. */
export const setQuiet = defineAction('follow.quiet', quietChange);
