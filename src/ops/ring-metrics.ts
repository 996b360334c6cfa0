/** Counters of rings and notices. */
import type { Instruments } from './instruments.ts';
import * as known from './labels.ts';

/** Something that happened to a ring or notice. */
export type RingEvent =
  /** A pass begins to hand it over. */
  | { readonly is: 'planned' }
  /** Slack has it. `late`: it was due more than a minute before. */
  | { readonly is: 'handed-over'; readonly how: 'scheduled' | 'posted'; readonly late: boolean }
  /** Slack does not have it: it refuses the conversation, or had trouble. */
  | { readonly is: 'left'; readonly why: 'refused' | 'failed' }
  /** It was taken back out of Slack. */
  | { readonly is: 'taken-back' };

export interface RingMetrics {
  ring(kind: 'ring' | 'notice', event: RingEvent): void;
}

export function ringMetrics({ counter }: Instruments): RingMetrics {
  const kinds = { kind: known.RING };
  const planned = counter('rings_planned_total', 'Rings and notices that a pass began to hand over', kinds);
  const handedOver = counter('rings_handed_over_total', 'Rings and notices that Slack has taken', {
    ...kinds,
    how: known.HANDED_OVER,
  });
  const late = counter('rings_late_total', 'Those taken more than a minute after they were due', kinds);
  const left = counter('rings_left_total', 'Rings and notices that Slack has not taken', {
    ...kinds,
    why: known.LEFT,
  });
  const takenBack = counter('rings_taken_back_total', 'Rings and notices taken back out of Slack', kinds);
  return {
    ring: (kind, event) => {
      if (event.is === 'planned') return planned({ kind });
      if (event.is === 'taken-back') return takenBack({ kind });
      if (event.is === 'left') return left({ kind, why: event.why });
      handedOver({ kind, how: event.how });
      if (event.late) late({ kind });
    },
  };
}
