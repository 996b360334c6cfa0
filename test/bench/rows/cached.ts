import type { Line } from '../report.ts';
import { exactly } from '../report.ts';
import { atEach, type Contender, cpuNote, named, type Results, throughputRatio } from '../rounds.ts';
import { onStage, type Stage, usageOf } from '../stage.ts';
import { ratioOf } from '../statistics.ts';
import type { Row } from './row.ts';

const CONCURRENCIES = [1, 16, 64] as const;

/** A cached `/course` with its whole card in the ack, beside what one would have without Coursebell. */
export const cached: Row = {
  name: 'cached',
  about: 'a cached /course in the ack, beside bare Bolt, customary Bolt and raw node:http',
  measure: (effort) =>
    onStage(async (stage) => {
      const contenders = await contendersOn(stage);
      const told = await atEach(CONCURRENCIES, stage, contenders, effort, linesOf);
      const memory = await memoryOf(contenders);
      return { title: 'A cached /course, answered in the ack', ...told, lines: [...told.lines, memory] };
    }),
};

/** The memory of the process at the end of the load. */
async function memoryOf(contenders: readonly Contender[]): Promise<Line> {
  const rssOf = async (wanted: string) => {
    const found = contenders.find(({ name }) => name === wanted);
    return found ? (await usageOf(found.server)).rss : Number.NaN;
  };
  const [ours, theirs] = [await rssOf('Coursebell'), await rssOf('bare Bolt')];
  const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  return {
    what: 'RSS after the load ÷ bare Bolt',
    ratio: exactly(ours / theirs),
    goal: { most: 2 },
    note: `${mb(ours)} MB beside ${mb(theirs)} MB`,
  };
}

function linesOf(results: Results, concurrency: number): Line[] {
  const beside = (theirs: string, least: number | undefined): Line => ({
    what: `cached /course ÷ ${theirs}, at ${concurrency}`,
    ...throughputRatio(results, 'Coursebell', theirs),
    ...(least !== undefined && { goal: { least } }),
    note: cpuNote(results, 'Coursebell', theirs),
  });
  const ready = (theirs: string): Line => ({
    what: `node:http that sends ready bytes ÷ ${theirs}, at ${concurrency}`,
    ...throughputRatio(results, 'node:http, ready', theirs),
    note: cpuNote(results, 'node:http, ready', theirs),
  });
  const alone = concurrency === 1;
  const slowest: Line = {
    what: `p99 of cached /course ÷ bare Bolt, at ${concurrency}`,
    ratio: ratioOf(named(results, 'Coursebell').p99, named(results, 'bare Bolt').p99),
    goal: { most: 1.5 },
  };
  return [
    beside('bare Bolt', alone ? undefined : 1.2),
    beside('customary Bolt', alone ? undefined : 3.5),
    beside('raw node:http', alone ? undefined : 0.65),
    ...(alone ? [] : [slowest]),
    ...['bare Bolt', 'customary Bolt', 'raw node:http'].map(ready),
  ];
}

async function contendersOn(stage: Stage): Promise<Contender[]> {
  const hot = { traffic: 'hot' } as const;
  return [
    { name: 'Coursebell', server: await stage.coursebell(), ...hot, until: 'card in ack' },
    { name: 'bare Bolt', server: await stage.bolt(), ...hot, until: 'ack' },
    { name: 'customary Bolt', server: await stage.bolt('respond'), ...hot, until: 'card later' },
    { name: 'raw node:http', server: await stage.raw(), ...hot, until: 'card in ack' },
    // As far from itself as Coursebell is from what it is compared with.
    { name: 'bare Bolt again', server: await stage.bolt(), ...hot, until: 'ack' },
    { name: 'node:http, ready', server: await stage.raw('ready'), ...hot, until: 'card in ack' },
  ];
}
