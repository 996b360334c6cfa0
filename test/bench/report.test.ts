import { expect, test } from 'vitest';
import { type Detail, exactly, inMarkdown, inWords, type Section } from './report.ts';

/** A section with a goal that is reached and one that is not. @param itself what is compared with itself */
const sectionOf = (itself: number, more: Partial<Section> = {}): Section => ({
  title: 'A section',
  lines: [
    { what: 'fast', ratio: exactly(3), goal: { least: 2 } },
    { what: 'slow', ratio: exactly(3), goal: { most: 2 }, note: 'a note' },
    { what: 'told', ratio: exactly(3) },
  ],
  nulls: [{ what: 'itself', ratio: exactly(itself) }],
  ...more,
});

/** The verdict of each line by its name, as the terminal and as Markdown shows it. */
function verdicts(section: Section): Record<string, string>[] {
  const words = inWords(section).split('\n');
  const cells = inMarkdown([section], 'x')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const shown = (what: string) =>
    /(?:yes|no|invalid)(?:, noisy)?/.exec(words.find((line) => line.startsWith(what)) ?? '')?.[0] ?? '';
  const written = (what: string) => cells.find(([, first]) => first === what)?.[5] ?? 'none';
  return [shown, written].map((of) =>
    Object.fromEntries(['fast', 'slow', 'told', 'itself'].map((what) => [what, of(what)])),
  );
}

test.each([0.9, 1, 1.1])('what is compared with itself gives %d: a verdict stands alone', (itself) => {
  const expected = { fast: 'yes', slow: 'no', told: '', itself: '' };
  expect(verdicts(sectionOf(itself))).toEqual([expected, expected]);
  expect(inWords(sectionOf(itself))).not.toContain('noisy');
});

test.each([0.89, 1.11, Number.NaN])('it gives %d: every verdict of the section is noisy', (itself) => {
  const expected = { fast: 'yes, noisy', slow: 'no, noisy', told: '', itself: '' };
  expect(verdicts(sectionOf(itself))).toEqual([expected, expected]);
  expect(inWords(sectionOf(itself))).toContain('noisy: itself is not within 0.9–1.1');
});

test('answers that were none leave no verdict', () => {
  const one = exactly(1);
  const counts = { odd: 1, late: 0, early: 0 };
  const detail: Detail = { what: 'x', name: 'y', perSecond: one, cpu: 1, p50: 1, p99: 1, busy: 0, ...counts };
  const expected = { fast: 'invalid', slow: 'invalid', told: '', itself: '' };
  expect(verdicts(sectionOf(1, { details: [detail] }))).toEqual([expected, expected]);
});

test('Markdown keeps the note in the last column', () => {
  const row = inMarkdown([sectionOf(2)], 'x').split('\n');
  expect(row.find((line) => line.startsWith('| slow '))).toBe(
    '| slow | 3.00 |  | ≤ 2 | no, noisy | a note |',
  );
});
