/**
 * Checkouts side by side, before and after a change: `node test/bench/compare.ts cached|late|rooms|miss DIR DIR…`. The
 * ratios are to the first one.
 */
import { basename, resolve } from 'node:path';
import { inWords } from './report.ts';
import { type Contender, detailsOf, rounds, throughputRatio, warmUp } from './rounds.ts';
import { onStage } from './stage.ts';
import { wayOf } from './ways.ts';

const CONCURRENCY = 16;
const EFFORT = { rounds: 7, ms: 600, warmUpMs: 2000 };

const [, , what = 'cached', ...checkouts] = process.argv;
const way = wayOf(what);
const section = await onStage(async (stage) => {
  const bolt = { traffic: 'hot', until: 'ack' } as const;
  const contenders: Contender[] = [
    { name: 'bare Bolt', server: await stage.bolt(), ...bolt },
    { name: 'bare Bolt again', server: await stage.bolt(), ...bolt },
  ];
  for (const [at, checkout] of checkouts.entries()) {
    const server = await stage.coursebell({}, { checkout });
    contenders.push({ name: `${at + 1} ${basename(resolve(checkout))}`, server, ...way });
  }
  for (const contender of contenders) await warmUp(stage, contender, EFFORT.warmUpMs);
  const results = await rounds(stage, contenders, CONCURRENCY, EFFORT);
  const [first, ...others] = contenders.slice(2).map(({ name }) => name);
  const lines = others.map((name) => ({
    what: `${name} ÷ ${first}`,
    ...throughputRatio(results, name, first ?? ''),
  }));
  const itself = throughputRatio(results, 'bare Bolt again', 'bare Bolt');
  return {
    ...{ title: what, lines, nulls: [{ what: 'bare Bolt ÷ itself', ...itself }] },
    details: detailsOf(`at ${CONCURRENCY}`, results),
  };
});
process.stdout.write(`${inWords(section)}\n`);
