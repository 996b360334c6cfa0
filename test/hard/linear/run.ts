/**
 * Works through growing texts in a process of its own, which can be ended in the middle of a step: each is told of
 * before it begins. The first argument says what is tried, the second from which subject on.
 */
import { ATTACKS, type Attack, attacksOn, LONG, SHORT, textOf } from './attacks.ts';
import { expressionsInSource, isUnbounded, nameOf } from './expressions.ts';
import { FUNCTIONS } from './functions.ts';

interface Subject {
  readonly name: string;
  readonly attacks: readonly Attack[];
  run(text: string): unknown;
}

function functions(): Subject[] {
  return Object.entries(FUNCTIONS).map(([name, run]) => ({ name, attacks: ATTACKS, run }));
}

function expressions(): Subject[] {
  const { literals } = expressionsInSource();
  const tried = literals.filter(isUnbounded);
  return tried.map((one) => {
    const all = new RegExp(one.source, one.flags.includes('g') ? one.flags : `${one.flags}g`);
    return { name: nameOf(one), attacks: attacksOn(one), run: (text) => text.replace(all, '') };
  });
}

/** Resolves when it has gone out: nothing leaves while a step goes on. */
const say = (line: object) =>
  new Promise((resolve) => process.stdout.write(`${JSON.stringify(line)}\n`, resolve));

const REFUSALS = new Set(['InvalidRequest', 'InvalidResponse', 'NotFound']);

/** @returns milliseconds of the processor */
async function costOf({ run }: Subject, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  try {
    await run(text);
  } catch (error) {
    // A refusal of ours is an answer; anything else is a fault.
    if (!(error instanceof Error) || !REFUSALS.has(error.name)) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** What is quadratic takes seconds; in milliseconds of the processor. */
const NOTICEABLE = 200;
/** Linear time grows as the length does, quadratic time by its square: between the two. */
const GROWTH = (LONG / SHORT) ** 1.5;
/** A step that seems to grow is measured so often, since other work makes some measurements longer. */
const TIMES = 4;

async function growsTooFast(subject: Subject, attack: Attack): Promise<boolean> {
  const [short, long] = [textOf(attack, SHORT), textOf(attack, LONG)];
  for (let left = TIMES; left > 0; left -= 1) {
    const cost = await costOf(subject, long);
    if (cost <= NOTICEABLE || cost <= (await costOf(subject, short)) * GROWTH) return false;
  }
  return true;
}

const [what, from] = process.argv.slice(2);
const subjects = what === 'functions' ? functions() : expressions();
const grown: object[] = [];
let steps = 0;
for (const [at, subject] of subjects.entries()) {
  if (at < Number(from)) continue;
  for (const attack of subject.attacks) {
    await say({ at, name: subject.name, attack });
    if (await growsTooFast(subject, attack)) grown.push({ name: subject.name, attack });
    steps += 1;
  }
}
await say({ done: subjects.length, steps, grown });
