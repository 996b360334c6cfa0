/** The tables' columns. Times are integers, JSON is text: the same on both databases. */
import type { Generated } from 'kysely';
import type { z } from 'zod';
import type {
  channelRow,
  feedRow,
  lookUpRow,
  personRow,
  seenBuildingRow,
  seenCourseRow,
} from './home-rows.ts';
import type { courseRow, followRow, ringRow, targetRow } from './rows.ts';

export interface Tables {
  targets: z.input<typeof targetRow>;
  follows: z.input<typeof followRow>;
  courses: z.input<typeof courseRow>;
  rings: z.input<typeof ringRow>;
  leases: { name: string; holder: string; ends_at: number };
  persons: z.input<typeof personRow>;
  channels: Omit<z.input<typeof channelRow>, 'answers_codes'> & { answers_codes: Generated<0 | 1> };
  seen_courses: z.input<typeof seenCourseRow>;
  look_ups: z.input<typeof lookUpRow>;
  seen_buildings: z.input<typeof seenBuildingRow>;
  feeds: z.input<typeof feedRow>;
  secrets: { name: string; secret: string };
  claims: { name: string; ends_at: number };
  moved_channels: { workspace: string; old_id: string; new_id: string; moved_at: number };
  installations: {
    enterprise: string;
    team: string;
    sealed: string | null;
    installed_at: number;
    updated_at: number;
    removed_at: number | null;
  };
  jobs: { name: string; tried_at: number; succeeded_at: number | null; failing_since: number | null };
}
