/** Counters of rings that count nothing. */
import type { RingMetrics } from '../../src/ops/metrics.ts';

export const uncounted: RingMetrics = { ring: () => {} };
