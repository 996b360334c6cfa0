/**
 * Prints what Coursebell costs beside what one would otherwise have: `node test/bench/bench.ts [ROW…] [--quick]
 * [--markdown]`. Asserts nothing. What the rows mean: `docs/performance.md`.
 */
import { parseArgs } from 'node:util';
import { inMarkdown, inWords, type Section } from './report.ts';
import type { Effort } from './rounds.ts';
import { cached } from './rows/cached.ts';
import { files } from './rows/files.ts';
import { late } from './rows/late.ts';
import { plan, planOnPostgres } from './rows/plan.ts';
import type { Row } from './rows/row.ts';
import { start } from './rows/start.ts';
import { university } from './rows/university.ts';

const ROWS: readonly Row[] = [files, cached, late, start, university, plan, planOnPostgres];

/** Long warm-ups: V8 compiles for some ten thousand misses, and a process that runs for years has that behind it. */
const USUAL: Effort = { rounds: 8, ms: 1000, warmUpMs: 8000 };
const QUICK: Effort = { rounds: 3, ms: 300, warmUpMs: 800 };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, markdown: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !ROWS.some((row) => row.name === name));
if (unknown.length > 0) {
  say(
    `There is no row ${unknown.join(', ')}. There are:\n${ROWS.map(({ name, about }) => `  ${name}: ${about}`).join('\n')}`,
  );
  process.exit(2);
}

const sections: Section[] = [];
for (const row of ROWS) {
  if (positionals.length > 0 && !positionals.includes(row.name)) continue;
  const section = await row.measure(values.quick ? QUICK : USUAL);
  sections.push(section);
  if (!values.markdown) say(inWords(section));
}
if (values.markdown) {
  const given = process.argv.slice(2).join(' ');
  say(inMarkdown(sections, `npm run bench -- ${given}`));
}
