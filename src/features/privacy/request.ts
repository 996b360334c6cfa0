import { z } from 'zod';
import { defineAction } from '../../asking/action.ts';

/** The request of the button that erases. Its presser is the person whose data is erased. */
export const privacyRequest = z.object({ does: z.literal('erase') });
export type PrivacyRequest = z.infer<typeof privacyRequest>;

/** Erases what is kept of the person who presses. */
export const eraseAll = defineAction('privacy.erase', z.object({}));
