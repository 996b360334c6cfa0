import { describe, expect, test } from 'vitest';
import { isBlank, rowById, rowsOf } from '../../src/study-client/gateway/fields.ts';
import { jsonOf } from './json.ts';

const rowsIn = (body: object) => rowsOf(jsonOf(body), 'rows');
const named = (name: string) => expect.objectContaining({ name });

describe('the rows of an answer', () => {
  test.each<[string, Record<string, unknown>, unknown[]]>([
    ['a list', { status: 'success', rows: [1, 'a', null] }, [1, 'a', null]],
    ['a lone object', { status: 'success', rows: { a: 1 } }, [{ a: 1 }]],
    [
      'an object with numbers for keys',
      { status: 'success', rows: { 0: { a: 1 }, 1: { a: 2 } } },
      [{ a: 1 }, { a: 2 }],
    ],
    ['an object with some numbers for keys', { status: 'success', rows: { 0: 1, a: 2 } }, [{ 0: 1, a: 2 }]],
    ['an empty list', { status: 'success', rows: [] }, []],
    ['an empty object', { status: 'success', rows: {} }, []],
    ['null', { status: 'success', rows: null }, []],
    ['empty text', { status: 'success', rows: '' }, []],
    ['a status alone', { status: 'success' }, []],
    ['a warning alone', { status: 'warn' }, []],
    ['another word for well', { status: ' OK ' }, []],
    ['an empty list without a status', { rows: [] }, []],
    ['nothing without a status', { rows: null }, []],
    ['a status that is no text', { status: 7, rows: [] }, []],
    // Rows speak for themselves.
    ['rows beside an error', { status: 'error', message: 'boom', rows: [1] }, [1]],
    ['rows without a status', { rows: [1] }, [1]],
  ])('%s', (_, json, rows) => {
    expect(rowsIn(json)).toEqual(rows);
  });

  test.each([
    'No results',
    'no result',
    'There are no matches.',
    'Realization NOT FOUND',
    'Ei tuloksia',
    'Inga resultat',
  ])('an error that says %j is an empty answer', (message) => {
    expect(rowsIn({ status: 'error', message, rows: [] })).toEqual([]);
  });

  test.each([
    { status: 'error', rows: [] },
    { status: ' ERROR ', message: 'Internal', rows: null },
    { status: 'error', message: '', rows: {} },
    { status: 'error', message: { text: 'no results' } },
    { status: 'error', message: ['no results'] },
    { status: 'error', message: 'noresults' },
  ])('%j is a fault of the other side', (json) => {
    expect(() => rowsIn(json)).toThrow(expect.objectContaining({ name: 'Unavailable', reason: 'down' }));
    expect(() => rowsIn(json)).toThrow('rows: status error');
  });

  test.each([
    [{ status: 'success', rows: 'x' }, 'rows is not a list'],
    [{ status: 'success', rows: 0 }, 'rows is not a list'],
    [{ status: 'success', rows: false }, 'rows is not a list'],
    [{ status: 'partial' }, 'rows: an unknown status'],
    [{ status: 'fail', rows: [] }, 'rows: an unknown status'],
    [{}, 'neither status nor rows'],
    [{ message: 'not found' }, 'neither status nor rows'],
    [{ status: null, others: [] }, 'neither status nor rows'],
  ])('%j is no answer: %s', (json, why) => {
    expect(() => rowsIn(json)).toThrow(named('InvalidResponse'));
    expect(() => rowsIn(json)).toThrow(why);
  });
});

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [{}, true],
  [' ', false],
  [0, false],
  [false, false],
  [[], false],
  [{ a: undefined }, false],
])('%j is nothing: %s', (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

describe('the row with an id', () => {
  interface Row {
    readonly id: string | undefined;
    readonly at: unknown;
  }
  /** Rows `{ id, at }`; one without `at` is broken. */
  const find = (id: string, rows: unknown): Row =>
    rowById<Row>(jsonOf({ status: 'success', rows }), {
      subject: 'course-unit',
      id,
      field: 'rows',
      read: (row) =>
        row['at'] === undefined ? undefined : { id: row['id'] as string | undefined, at: row['at'] },
      idOf: (row) => row.id,
    });

  test.each<[string, string, unknown, number]>([
    [
      'its own',
      '7',
      [
        { id: '1', at: 1 },
        { id: '7', at: 2 },
      ],
      2,
    ],
    [
      'the first of two',
      '7',
      [
        { id: '7', at: 1 },
        { id: '7', at: 2 },
      ],
      1,
    ],
    ['with zeros in front', '7', [{ id: '007', at: 1 }], 1],
    ['asked with zeros in front', '007', [{ id: '7', at: 1 }], 1],
    ['zero itself', '0', [{ id: '000', at: 1 }], 1],
    ['its own before one without', '7', [{ at: 1 }, { id: '7', at: 2 }], 2],
    ['the first without any', '7', [{ id: '1', at: 1 }, { at: 2 }, { at: 3 }], 2],
    ['beside broken ones', '7', [null, 'x', 7, { id: '7' }, { id: '7', at: 4 }], 4],
    ['a lone object', '7', { id: '7', at: 1 }, 1],
  ])('%s', (_, id, rows, at) => {
    expect(find(id, rows).at).toBe(at);
  });

  test.each([
    ['70', [{ id: '7', at: 1 }]],
    ['7', [{ id: '70', at: 1 }]],
    ['A7', [{ id: 'A07', at: 1 }]],
    ['7', [{ id: '7' }]],
    ['7', [null]],
  ])('%j is not among %j', (id, rows) => {
    expect(() => find(id, rows)).toThrow(named('InvalidResponse'));
    expect(() => find(id, rows)).toThrow('course-unit: no readable row with the asked id');
  });

  test('where there are no rows there is none', () => {
    expect(() => find('7', [])).toThrow(
      expect.objectContaining({ name: 'NotFound', subject: 'course-unit', id: '7' }),
    );
  });
});
