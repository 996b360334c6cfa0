import { startChild } from '../child.ts';
import type { Measured } from '../measure.ts';
import { exactly, type Line, table } from '../report.ts';
import type { Row } from './row.ts';

const SIZES = { small: 10_000, large: 100_000 } as const;
const MB = 2 ** 20;

/** What planning costs, and how that grows with the follows. */
export const plan: Row = {
  name: 'plan',
  about: 'planning 100,000 follows: time and memory, beside 10,000',
  measure: async () => {
    const small = await inProcess(SIZES.small);
    const large = await inProcess(SIZES.large);
    const pairs = small.flatMap((one, at) => {
      const other = large[at];
      return other ? [[one, other] as const] : [];
    });
    const most = SIZES.large / SIZES.small;
    return {
      title: `Planning ${SIZES.large} follows`,
      lines: pairs.flatMap(([one, other]): Line[] => [
        {
          what: `${one.what}: time, 100,000 ÷ 10,000 follows`,
          ratio: exactly(other.ms / one.ms),
          goal: { most },
          note: `${(other.ms / 1000).toFixed(2)} s`,
        },
        { what: 'its most RSS, 100,000 ÷ 10,000', ratio: exactly(other.rss / one.rss), goal: { most } },
      ]),
      nulls: [],
      notes: [
        '',
        table([
          HEAD,
          ...pairs.flatMap(([one, other]) => [cells(SIZES.small, one), cells(SIZES.large, other)]),
        ]),
      ],
    };
  },
};

async function inProcess(follows: number): Promise<readonly Measured[]> {
  const child = await startChild('plan.ts', { execArgv: ['--expose-gc'] });
  try {
    return await child.ask<readonly Measured[]>('measure', follows);
  } finally {
    await child.stop();
  }
}

const HEAD = ['', 'follows', 'seconds', 'follows/s', 'RSS MB', 'heap MB', 'came to'];

function cells(follows: number, { what, ms, rss, heap, count }: Measured): string[] {
  const perSecond = Math.round(follows / (ms / 1000));
  const memory = [(rss / MB).toFixed(0), (heap / MB).toFixed(0)];
  return [what, String(follows), (ms / 1000).toFixed(2), String(perSecond), ...memory, String(count)];
}
