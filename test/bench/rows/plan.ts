import { startPostgres } from '../../fakes/postgres.ts';
import { type Child, startChild } from '../child.ts';
import type { About, Measured } from '../measure.ts';
import { exactly, type Line, type Section, table } from '../report.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { Row } from './row.ts';

const SIZES = { small: 10_000, large: 100_000 } as const;
const GROWTH = SIZES.large / SIZES.small;
/** A round takes some ten seconds. */
const MOST_ROUNDS = 5;
const MB = 2 ** 20;

/** What planning costs, and how that grows with the follows. */
export const plan: Row = {
  name: 'plan',
  about: 'planning 100,000 follows: time and memory, beside 10,000',
  measure: ({ rounds }) => grown(`Planning ${SIZES.large} follows`, rounds, prepared),
};

/** The same over a Postgres server on this machine, whose own CPU is not counted. */
export const planOnPostgres: Row = {
  name: 'postgres',
  about: 'reading 100,000 follows from Postgres, and a whole round, beside 10,000',
  measure: async ({ rounds }) => {
    const postgres = await startPostgres();
    const two = async () => [await postgres.freshDatabase(), await postgres.freshDatabase()] as const;
    try {
      return await grown(`${SIZES.large} follows in Postgres`, rounds, async (follows) =>
        prepared(follows, await two()),
      );
    } finally {
      await postgres.close();
    }
  },
};

/** Measures both sizes in turn, and the small one twice. */
async function grown(
  title: string,
  rounds: number,
  prepare: (follows: number) => Promise<Size>,
): Promise<Section> {
  const small = await prepare(SIZES.small);
  const again = await prepare(SIZES.small);
  const large = await prepare(SIZES.large);
  try {
    for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round += 1) {
      const order = round % 2 === 0 ? [small, again, large] : [large, again, small];
      for (const { measure } of order) await measure();
    }
    const whats = small.taken[0]?.map(({ what }) => what) ?? [];
    return {
      title,
      lines: whats.flatMap((what, at) => linesOf(what, of(small, at), of(large, at))),
      nulls: whats.map((what, at) => ({
        what: `${what}: time, 10,000 follows ÷ themselves`,
        ratio: ratioOf(of(again, at).map(msOf), of(small, at).map(msOf)),
      })),
      notes: ['', table([HEAD, ...whats.flatMap((_, at) => [small, large].map((one) => cells(one, at)))])],
    };
  } finally {
    await Promise.all([small, again, large].map(({ child }) => child.stop()));
  }
}

interface Size {
  readonly follows: number;
  readonly child: Child<unknown>;
  /** What was measured, a list a round. */
  readonly taken: (readonly Measured[])[];
  measure(): Promise<void>;
}

async function prepared(follows: number, databases?: About['databases']): Promise<Size> {
  const child = await startChild('plan.ts', { execArgv: ['--expose-gc'] });
  await child.ask('prepare', { follows, ...(databases && { databases }) } satisfies About);
  // Not counted: a process that has run for a while has compiled what it does.
  await child.ask('measure');
  const taken: (readonly Measured[])[] = [];
  return {
    ...{ follows, child, taken },
    measure: async () => void taken.push(await child.ask<readonly Measured[]>('measure')),
  };
}

/** What the rounds gave for the one or the other of what is measured. */
const of = ({ taken }: Size, at: number): Measured[] => taken.flatMap((round) => round[at] ?? []);
const msOf = ({ ms }: Measured): number => ms;
const most = (all: readonly Measured[], key: 'rss' | 'heap' | 'waited'): number =>
  Math.max(...all.map((one) => one[key]));

function linesOf(what: string, small: readonly Measured[], large: readonly Measured[]): Line[] {
  const seconds = spreadOf(large.map(msOf)).median / 1000;
  return [
    {
      what: `${what}: time, 100,000 ÷ 10,000 follows`,
      ratio: ratioOf(large.map(msOf), small.map(msOf)),
      goal: { most: GROWTH },
      note: `${seconds.toFixed(2)} s`,
    },
    {
      what: 'its most RSS, 100,000 ÷ 10,000',
      ratio: exactly(most(large, 'rss') / most(small, 'rss')),
      goal: { most: GROWTH },
    },
  ];
}

const HEAD = [
  '',
  'follows',
  'seconds',
  'CPU s',
  'follows/s',
  'RSS MB',
  'heap MB',
  'others wait ms',
  'came to',
];

function cells(size: Size, at: number): string[] {
  const all = of(size, at);
  const { median } = spreadOf(all.map(msOf));
  const [first] = all;
  // A repeated measurement comes to the same, or something else was measured.
  if (!first || all.some(({ count }) => count !== first.count))
    throw new Error(`round by round: ${first?.what}`);
  const perSecond = Math.round(size.follows / (median / 1000));
  const memory = (['rss', 'heap'] as const).map((key) => (most(all, key) / MB).toFixed(0));
  const seconds = (median / 1000).toFixed(2);
  const cpu = (spreadOf(all.map(({ cpuMs }) => cpuMs)).median / 1000).toFixed(2);
  const waited = most(all, 'waited').toFixed(0);
  return [
    first.what,
    String(size.follows),
    seconds,
    cpu,
    String(perSecond),
    ...memory,
    waited,
    String(first.count),
  ];
}
