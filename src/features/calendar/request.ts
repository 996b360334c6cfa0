import { z } from 'zod';

/** The request of the one calendar button that opens no page. */
export const calendarRequest = z.object({ does: z.literal('revoke-feed') });
export type CalendarRequest = z.infer<typeof calendarRequest>;
