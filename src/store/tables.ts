/** The tables' columns. Times are integers, JSON is text: the same on both databases. */
import type { z } from 'zod';
import type { courseRow, followRow, ringRow, targetRow } from './rows.ts';

export interface Tables {
  targets: z.input<typeof targetRow>;
  follows: z.input<typeof followRow>;
  courses: z.input<typeof courseRow>;
  rings: z.input<typeof ringRow>;
  leases: { name: string; holder: string; ends_at: number };
}
