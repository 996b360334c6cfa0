import type { Line } from '../report.ts';
import { atEach, type Contender, cpuNote, type Results, throughputRatio } from '../rounds.ts';
import { onStage, type Stage } from '../stage.ts';
import type { Row } from './row.ts';

const CONCURRENCIES = [1, 16, 64] as const;

/** A cached `/course` with its whole card in the ack, beside what one would have without Coursebell. */
export const cached: Row = {
  name: 'cached',
  about: 'a cached /course in the ack, beside bare Bolt, customary Bolt and raw node:http',
  measure: (effort) =>
    onStage(async (stage) => {
      const told = await atEach(CONCURRENCIES, stage, await contendersOn(stage), effort, linesOf);
      return { title: 'A cached /course, answered in the ack', ...told };
    }),
};

function linesOf(results: Results, concurrency: number): Line[] {
  const beside = (theirs: string, least: number): Line => ({
    what: `cached /course ÷ ${theirs}, at ${concurrency}`,
    ...throughputRatio(results, 'Coursebell', theirs),
    goal: { least },
    note: cpuNote(results, 'Coursebell', theirs),
  });
  const ready = (theirs: string): Line => ({
    what: `node:http that sends ready bytes ÷ ${theirs}, at ${concurrency}`,
    ...throughputRatio(results, 'node:http, ready', theirs),
    note: cpuNote(results, 'node:http, ready', theirs),
  });
  const alone = concurrency === 1;
  return [
    beside('bare Bolt', alone ? 1.5 : 2.2),
    beside('customary Bolt', alone ? 5 : 9),
    beside('raw node:http', 1.4),
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
