/**
 * Works through growing texts in a process of its own, which can be ended in the middle of a step: each is told of
 * before it begins. The first argument says what is tried, the second from which subject on.
 */
import { ATTACKS, type Attack, attacksOn, LENGTHS, textOf } from './attacks.ts';
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

const [what, from] = process.argv.slice(2);
const subjects = what === 'functions' ? functions() : expressions();
let steps = 0;
for (const [at, { name, attacks, run }] of subjects.entries()) {
  if (at < Number(from)) continue;
  for (const attack of attacks)
    for (const length of LENGTHS) {
      await say({ at, name, attack, length });
      const text = textOf(attack, length);
      try {
        await run(text);
      } catch (error) {
        // A refusal of ours is an answer; anything else is a fault.
        if (!(error instanceof Error) || !REFUSALS.has(error.name)) throw error;
      }
      steps += 1;
    }
}
await say({ done: subjects.length, steps });
