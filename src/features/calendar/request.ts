import { z } from 'zod';

/** What is asked of calendars by a button that shows no page of its own. */
export const calendarRequest = z.object({ does: z.literal('revoke-feed') });
export type CalendarRequest = z.infer<typeof calendarRequest>;
