import { expect, test } from 'vitest';
import { listIn } from '../../src/study-client/json-list.ts';

const PART = 1000;

/** Rows that end with a list, as realizations do, and hold objects that are written like rows. */
const rows = Array.from({ length: 100 }, (_, at) => ({
  ...{ id: `${at}`, name: `Kurssi “${at}” `.repeat(at % 7), office: { id: '1', tags: [{ id: '2' }] } },
  studentGroups: [{ code: 'A' }, { code: 'B' }].slice(at % 2),
}));

test.each([
  ['tightly', undefined],
  ['loosely', 2],
])('a list of rows written %s is cut between rows, after about so many bytes', (_, indent) => {
  const json = Buffer.from(JSON.stringify({ status: 'success', rows, message: 'see' }, undefined, indent));
  const { from, to, cuts } = listIn(json, PART) ?? { from: 0, to: 0, cuts: [] };
  const ends = [...cuts, to];
  const parts = ends.map((end, at) => json.toString('utf8', at === 0 ? from : (ends[at - 1] ?? 0) + 1, end));
  expect(parts.flatMap((part) => JSON.parse(`[${part}]`) as unknown[])).toEqual(rows);
  const longest = Math.max(...rows.map((row) => JSON.stringify(row, undefined, indent && 6).length));
  for (const part of parts.slice(0, -1)) expect(Buffer.byteLength(part)).toBeGreaterThanOrEqual(PART);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(PART + 2 * longest);
});

test('a comma in a name is not where rows are cut', () => {
  const json = Buffer.from('{"a":[{"b,c":10},{"b,c":20},{"b,c":30}]}');
  const { from, to, cuts } = listIn(json, 1) ?? { from: 0, to: 0, cuts: [] };
  expect(json.toString('utf8', from, to)).toBe('{"b,c":10},{"b,c":20},{"b,c":30}');
  expect(cuts.map((cut) => json.toString('utf8', cut - 1, cut + 2))).toEqual(['},{', '},{']);
});

test.each([
  '',
  '{}',
  '[]',
  '[{"a":1},{"a":2}]',
  '{"a":{"b":[1,2]}}',
  '{"a":{"b":[{"c":1},{"c":2}]}}',
  '{"a":[]}',
  '{"a":[{"b":1}]}',
  '{"a":[{"b',
  '{"a":"],",":1,":[{},":"b","c":"d"}',
])('there is nothing to cut in %j', (json) => {
  expect(listIn(Buffer.from(json), 1)).toBeUndefined();
});
