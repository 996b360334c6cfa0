/**
 * `npm run explain -- "onko TX00EY23-3015 tenttiä?"`: why a question is read as it is. It is asked in a direct message, with the
 * courses of the tables known; `--behind CODE` asks it behind an answer about a course.
 */
import { parseArgs } from 'node:util';
import { explain } from '../../src/ask/explain.ts';
import { readQuestion } from '../../src/ask/question.ts';
import { saidNames } from '../../src/ask/said-names.ts';
import { factsConsidered } from '../../src/features/facts/parts.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { featuresOver, PLACE } from './asking.ts';

const MOST_SHOWN = 12;
const MOST_LIKE = 3;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { behind: { type: 'string' } },
});
const typed = positionals.join(' ');
const features = await featuresOver(createMemoryStore(), undefined, values.behind ? [values.behind] : []);
const question = await features.withNamedCodes(readQuestion(typed, { direct: true }), PLACE);
const { words, like, considered, ask, refusal } = await explain(features, question, PLACE);
const { byWords, told } = factsConsidered(question);
const { codes, units, groups = [], named, language, answerIn } = question;
const found = {
  ...{ codes, units, groups, language, answerIn: answerIn?.language },
  names: named?.names.map(({ name, codes: all }) => `${name} = ${all.join(' ')}`),
  'said as names': saidNames(question).map(({ name }) => name),
};
const lines = [
  'Words',
  ...words.map(({ word, worth, tags }) => `  ${word.padEnd(20)} ${worth.toFixed(1)}  ${tags.join(' ')}`),
  'Found',
  ...Object.entries(found).flatMap(([what, value]) =>
    value === undefined || value.length === 0 ? [] : [`  ${what}: ${[value].flat().join(', ')}`],
  ),
  'Like',
  ...like.slice(0, MOST_LIKE).map(({ label, share }) => `  ${share.toFixed(2)}  ${label}`),
  'Fact',
  `  by its words: ${byWords ?? 'none'}; told: ${told ?? 'none'}`,
  'Intents',
  ...considered
    .slice(0, Math.max(MOST_SHOWN, considered.findIndex(({ outcome }) => outcome === 'read') + 1))
    .map(({ intent, score, left, outcome }) => {
      const rest = left.length === 0 ? '' : `  left: ${left.join(' ')}`;
      return `  ${score.toFixed(2).padStart(6)}  ${intent.id.padEnd(24)} ${outcome.padEnd(14)}${rest}`;
    }),
  'Request',
  `  ${ask ? `${ask.feature} ${JSON.stringify(ask.request)}` : String(refusal)}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
