/** Buttons that the cards of any feature may offer; each is carried out by the one feature that owns it. */
import { z } from 'zod';
import { defineAction } from './action.ts';

const asked = z.object({ asked: z.string().max(60) });

/** Opens every text of a realization. Owned by `features/course`. */
export const details = defineAction('course.details', asked);

/** Asks who is to follow a realization. Owned by `features/follow`. */
export const chooseFollow = defineAction('follow.choose', asked);

/** Stops following a realization in the conversation where it is pressed. Owned by `features/follow`. */
export const stopFollow = defineAction('follow.stop', asked);
