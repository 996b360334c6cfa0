import type { Line } from '../report.ts';
import { atEach, type Contender, cpuNote, type Results, throughputRatio } from '../rounds.ts';
import { onStage, type Stage } from '../stage.ts';
import type { Row } from './row.ts';

const CONCURRENCIES = [16, 64] as const;
/** Asks for each code alone, and makes nothing of the answer: what axios and the two writes take by themselves. */
const BARE_MISS = 'node:http that asks by axios and posts ready bytes';

/**
 * Answers that go through the `response_url`. Forced late is a cached course by the button of a list: Slack takes
 * no answer in the ack of a press, so this is the way that it always goes, with the same card.
 */
export const late: Row = {
  name: 'late',
  about: 'answers through the response_url: cached by a press, rooms, and misses; beside bare Bolt',
  measure: (effort) =>
    onStage(async (stage) => {
      const told = await atEach(CONCURRENCIES, stage, await contendersOn(stage), effort, linesOf);
      return { title: 'Answers through the response_url', ...told };
    }),
};

function linesOf(results: Results, concurrency: number): Line[] {
  const beside = (ours: string, least?: number): Line => ({
    what: `${ours} ÷ bare Bolt, at ${concurrency}`,
    ...throughputRatio(results, ours, 'bare Bolt'),
    goal: least === undefined ? undefined : { least },
    note: cpuNote(results, ours, 'bare Bolt'),
  });
  return [
    beside('a cached course by response_url'),
    beside('cached rooms by response_url'),
    beside('a miss', concurrency === 64 ? 0.4 : undefined),
    beside(BARE_MISS),
  ];
}

async function contendersOn(stage: Stage): Promise<Contender[]> {
  const empty = { traffic: 'hot', until: 'ack' } as const;
  const server = await stage.coursebell();
  const apart = await stage.coursebell();
  return [
    { name: 'a cached course by response_url', server, traffic: 'press', until: 'card later' },
    { name: 'cached rooms by response_url', server, traffic: 'rooms', until: 'card later' },
    // Of its own, since it fills the cache and what the workspace has looked up.
    { name: 'a miss', server: apart, traffic: 'cold', until: 'card later' },
    { name: BARE_MISS, server: await stage.raw('asked'), traffic: 'cold', until: 'card later' },
    { name: 'bare Bolt', server: await stage.bolt(), ...empty },
    { name: 'bare Bolt again', server: await stage.bolt(), ...empty },
  ];
}
