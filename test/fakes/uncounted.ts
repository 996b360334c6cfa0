/** Counters of reminders that count nothing. */
import type { ReminderMetrics } from '../../src/ops/metrics.ts';

export const uncounted: ReminderMetrics = { reminder: () => {} };
