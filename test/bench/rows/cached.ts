import type { Detail, Line } from '../report.ts';
import { type Contender, cpuNote, detailsOf, rounds, throughputRatio, warmUp } from '../rounds.ts';
import { onStage, type Stage } from '../stage.ts';
import type { Row } from './row.ts';

const CONCURRENCIES = [1, 16, 64] as const;

/** A cached `/course` with its whole card in the ack, beside what one would have without Coursebell. */
export const cached: Row = {
  name: 'cached',
  about: 'a cached /course in the ack, beside bare Bolt, customary Bolt and raw node:http',
  measure: (effort) =>
    onStage(async (stage) => {
      const contenders = await contendersOn(stage);
      for (const contender of contenders) await warmUp(stage, contender, effort.warmUpMs);
      const lines: Line[] = [];
      const nulls: Line[] = [];
      const details: Detail[] = [];
      for (const concurrency of CONCURRENCIES) {
        const results = await rounds(stage, contenders, concurrency, effort);
        const beside = (theirs: string, least: number): Line => ({
          what: `cached /course ÷ ${theirs}, at ${concurrency}`,
          ...throughputRatio(results, 'Coursebell', theirs),
          goal: { least },
          note: cpuNote(results, 'Coursebell', theirs),
        });
        const alone = concurrency === 1;
        lines.push(beside('bare Bolt', alone ? 1.5 : 2.2), beside('customary Bolt', alone ? 5 : 9));
        lines.push(beside('raw node:http', 1.4));
        const itself = throughputRatio(results, 'bare Bolt again', 'bare Bolt');
        nulls.push({ what: `bare Bolt ÷ itself, at ${concurrency}`, ...itself });
        details.push(...detailsOf(`at ${concurrency}`, results));
      }
      return { title: 'A cached /course, answered in the ack', lines, nulls, details };
    }),
};

async function contendersOn(stage: Stage): Promise<Contender[]> {
  const hot = { traffic: 'hot' } as const;
  return [
    { name: 'Coursebell', server: await stage.coursebell(), ...hot, until: 'card in ack' },
    { name: 'bare Bolt', server: await stage.bolt(), ...hot, until: 'ack' },
    { name: 'bare Bolt again', server: await stage.bolt(), ...hot, until: 'ack' },
    { name: 'customary Bolt', server: await stage.bolt('respond'), ...hot, until: 'card later' },
    { name: 'raw node:http', server: await stage.raw(), ...hot, until: 'card in ack' },
  ];
}
