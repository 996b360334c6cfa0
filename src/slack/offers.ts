/** Buttons that the cards of any feature may offer; each is carried out by the one feature that owns it. */
import { z } from 'zod';
import { defineAction } from './action.ts';

/** Opens every text of a realization. Owned by `features/course`. */
export const details = defineAction('course.details', z.object({ asked: z.string().max(60) }));
