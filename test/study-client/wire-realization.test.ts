import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { readRealization, readRealizations } from '../../src/study-client/gateway/rows.ts';
import type { RealizationCode } from '../../src/study-client/model.ts';
import { runs } from '../fixtures/runs.ts';
import { jsonOf } from './json.ts';
import { READING_ERRORS } from './known.ts';

const CODE = 'TX00EY23-3015';
const EN = { language: 'en', timeZone: 'Europe/Helsinki' } as const;

/** The model of one row, of which only `fields` are given. */
function read(fields: Record<string, unknown>, context: Parameters<typeof readRealization>[2] = EN) {
  return readRealization(
    jsonOf({ status: 'success', realizations: [{ code: CODE, ...fields }] }),
    '1',
    context,
  );
}

describe('numbers', () => {
  test.each([
    [5, 5],
    [2.5, 2.5],
    [0, 0],
    ['2.5', 2.5],
    ['5,0', 5],
    [' 5 ', 5],
    ['', undefined],
    [null, undefined],
    [{}, undefined],
    [[5], undefined],
    ['five', undefined],
    ['1e3', undefined],
    [-1, undefined],
    [true, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e300, undefined],
  ])('credits %j: %j', (credits, expected) => {
    expect(read({ credits, virtualProportion: credits })).toMatchObject({
      credits: expected,
      virtualCredits: expected,
      code: CODE,
    });
  });
});

describe('ids', () => {
  test.each([
    [12345, '12345'],
    ['12345', '12345'],
    [' 12345 ', '12345'],
    // What is no id is none: the row was got by the asked one, and takes that.
    ['abc', undefined],
    [1e30, undefined],
    [2 ** 53, undefined],
    [1.5, undefined],
    [null, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('id %j: %j, else the asked one', (id, expected) => {
    const asked = expected ?? '4711';
    const json = jsonOf({ status: 'success', realizations: [{ code: CODE, id }] });
    expect(readRealization(json, asked, EN).id).toBe(asked);
  });
});

describe('codes', () => {
  test.each([
    ['tx00ey23-3015', CODE],
    [' TX00EY23\u20133015\r\n', CODE],
    ['<b>TX00EY23-3015</b>', CODE],
    ['r801mtyö-1', 'R801MTYÖ-1'],
    [20052, '20052'],
  ])('%j: %j', (code, expected) => {
    expect(read({ code }).code).toBe(expected);
  });
});

describe('dates', () => {
  const at = Date.UTC(2026, 10, 20, 7);
  test.each([
    ['2026-11-20T09:00:00', { at, precision: 'minute' }],
    ['2026-11-20T09:00', { at, precision: 'minute' }],
    ['2026-11-20T07:00:00Z', { at, precision: 'minute' }],
    ['2026-11-20', { at: at - 9 * 3_600_000, until: at + 15 * 3_600_000, precision: 'day' }],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    [1_795_125_600_000, undefined],
    ['2026-11-20'.repeat(100), undefined],
  ])('%j', (date, expected) => {
    const { starts, ends, enrollment } = read({
      startDate: date,
      endDate: date,
      enrollmentStart: date,
      enrollmentEnd: date,
    });
    expect([starts, ends, enrollment.opens, enrollment.closes]).toEqual(Array(4).fill(expected));
  });

  test('an hour that happens twice: what starts takes the first, what ends the second', () => {
    const twice = '2026-10-25T03:30:00';
    const told = read({ startDate: twice, endDate: twice, enrollmentStart: twice, enrollmentEnd: twice });
    const [first, second] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)];
    expect([told.starts?.at, told.ends?.at]).toEqual([first, second]);
    expect([told.enrollment.opens?.at, told.enrollment.closes?.at]).toEqual([first, second]);
  });
});

describe('texts', () => {
  const localized = { fi: 'Suomi', sv: 'Svenska', en: 'English' };
  test.each([
    ['the plain field', { name: 'Plain' }, 'Plain'],
    ['an empty localized object', { name: 'Plain', localizedName: {} }, 'Plain'],
    ['the asked language among others', { name: 'Plain', localizedName: localized }, 'English'],
    // A plain field that is not in the asked language was shown over a translation that was there.
    ['the asked language alone', { name: 'Ohjelmointi', localizedName: { valueEn: 'English' } }, 'English'],
    ['one other language only', { name: 'Plain', localizedName: { fi: 'Suomi' } }, 'Plain'],
    ['other languages only', { name: 'Plain', localizedName: { fi: 'Suomi', sv: 'Svenska' } }, 'Plain'],
    ['an empty plain field', { name: '', localizedName: { en: 'English' } }, 'English'],
    ['no plain field', { localizedName: { valueEn: 'English', fi: 'Suomi' } }, 'English'],
    ['Finnish before Swedish', { localizedName: { sv: 'Svenska', valueFi: 'Suomi' } }, 'Suomi'],
    ['any language', { localizedName: { fi: '', sv: ' ', valueSv: 'Svenska' } }, 'Svenska'],
    ['a broken plain field', { name: {}, localizedName: localized }, 'English'],
    ['a broken localized field', { name: 'Plain', localizedName: 'x' }, 'Plain'],
    ['a broken language', { localizedName: { en: {}, fi: 'Suomi' } }, 'Suomi'],
    ['nothing', { name: null, localizedName: null }, CODE],
    ['markup', { name: ' <b>R&amp;D</b>\r\n' }, 'R&D'],
  ])('name: %s', (_, fields, expected) => {
    expect(read(fields).name).toBe(expected);
  });

  // The plain name and the localized ones, what is shown, and what is known beside it.
  test.each<[string, string, object, string, object | undefined]>([
    ['none', 'Plain', {}, 'Plain', undefined],
    ['the shown one', '', { en: 'English' }, 'English', undefined],
    ['all three', 'Plain', localized, 'English', { fi: 'Suomi', sv: 'Svenska' }],
    ['others', 'Plain', { fi: 'Suomi', valueSv: 'Svenska' }, 'Plain', { fi: 'Suomi', sv: 'Svenska' }],
    ['beside one that stands in', '', { fi: 'Suomi', sv: 'Svenska' }, 'Suomi', { sv: 'Svenska' }],
    ['alike in two others', '', { fi: 'Studio', sv: 'Studio' }, 'Studio', { fi: 'Studio', sv: 'Studio' }],
    ['alike here and there', '', { en: 'Studio', sv: 'Studio' }, 'Studio', { sv: 'Studio' }],
    ['the code', 'Plain', { fi: CODE, sv: CODE.toLowerCase() }, 'Plain', undefined],
    ['empty ones', 'Plain', { fi: '', sv: ' ' }, 'Plain', undefined],
  ])('names in other languages: %s', (_, name, localizedName, shown, names) => {
    const told = read({ name, localizedName });
    expect([told.name, told.names]).toEqual([shown, names]);
  });

  test.each([
    ['fi', 'Suomi'],
    ['sv', 'Svenska'],
    ['en', 'English'],
  ] as const)('asked in %s', (language, expected) => {
    expect(read({ localizedContent: localized }, { ...EN, language }).texts).toEqual({ content: expected });
  });

  test('empty texts are left out', () => {
    const texts = {
      content: ' ',
      objective: '<p></p>',
      examSchedule: null,
      qualifications: {},
      teachingMethods: 'A',
    };
    expect(read(texts).texts).toEqual({ teachingMethods: 'A' });
  });
});

describe('the language of a label', () => {
  // The labels in Finnish, Swedish and English; the asked language; what is shown, and its mark.
  test.each<[string, string, string, Language, string, Language?]>([
    ['Rakennus', 'Byggnad', 'House', 'en', 'House'],
    ['Rakennus', 'Byggnad', 'House', 'fi', 'Rakennus'],
    ['Rakennus', 'Byggnad', 'House', 'sv', 'Byggnad'],
    ['Rakennus', 'Byggnad', '', 'en', 'Rakennus', 'fi'],
    ['Rakennus', '', 'House', 'sv', 'Rakennus', 'fi'],
    ['', 'Byggnad', 'House', 'fi', 'House', 'en'],
    ['', 'Byggnad', '', 'en', 'Byggnad', 'sv'],
    ['', 'Byggnad', '', 'fi', 'Byggnad', 'sv'],
    ['', '', 'House', 'sv', 'House', 'en'],
    // A proper name, which two languages have alike.
    ['Studio Harju', 'Studio Harju', '', 'en', 'Studio Harju'],
    ['', 'Studio Harju', 'Studio Harju', 'fi', 'Studio Harju'],
    // Codes and numbers.
    ['TXL22S1', '', '', 'en', 'TXL22S1'],
    ['0–5', '', '', 'en', '0–5'],
    ['code-1', '', '', 'en', 'code-1'],
    ['', '', '', 'en', 'CODE-1'],
  ])('%j %j %j, asked in %s: %s, marked %s', (fi, sv, en, language, shown, mark) => {
    const labels = { fi, valueFi: fi, sv, valueSv: sv, en, valueEn: en };
    const organisation = { code: 'CODE-1', localizedName: labels };
    const told = read(
      {
        office: organisation,
        degreeProgrammes: [organisation],
        studentGroups: [{ code: 'CODE-1', name: labels }],
      },
      { ...EN, language },
    );
    const same = { code: 'CODE-1', name: shown, nameLanguage: mark };
    expect([told.office, told.degreeProgrammes, told.studentGroups]).toEqual([same, [same], [same]]);
  });

  test('texts and names of a localized field are marked, too; plain ones are what was asked for', () => {
    const told = read({
      localizedName: { fi: 'Nimi' },
      localizedContent: { sv: 'Innehåll' },
      objective: 'Plain',
      localizedObjective: { fi: 'Tavoite' },
      localizedEvaluationScale: { fi: '0–5' },
      tags: [{ name: { sv: 'Ord' } }, { name: 'Plain' }],
    });
    expect(told).toMatchObject({
      name: 'Nimi',
      nameLanguage: 'fi',
      texts: { content: 'Innehåll', objective: 'Plain', gradingScale: '0–5' },
      textLanguages: { content: 'sv' },
      tags: [{ name: 'Ord', nameLanguage: 'sv' }, { name: 'Plain' }],
    });
    expect(told.textLanguages).toEqual({ content: 'sv' });
  });
});

describe('teaching languages', () => {
  test.each<[unknown, unknown, string[]]>([
    ['fi', ['en', 'fi'], ['fi', 'en']],
    ['FI', ['fi', 'EN', 'en'], ['fi', 'en']],
    [null, ['sv'], ['sv']],
    ['en', null, ['en']],
    ['en', 'fi', ['en', 'fi']],
    ['', ['', null, {}, 'sv'], ['sv']],
    [undefined, undefined, []],
  ])('%j and %j: %j', (teachingLanguage, teachingLanguages, expected) => {
    expect(read({ teachingLanguage, teachingLanguages }).teachingLanguages).toEqual(expected);
  });
});

describe('organisations, groups and tags', () => {
  test.each([
    ['named', { code: 'A', localizedName: { fi: 'Suomi', en: 'English' } }, { code: 'A', name: 'English' }],
    [
      'a facet, which is Finnish',
      { facetName: '12|Toimisto', localizedName: {} },
      { code: undefined, name: 'Toimisto', nameLanguage: 'fi' },
    ],
    ['a facet without a bar', { code: 'A', facetName: 'x' }, { code: 'A', name: 'A' }],
    ['a code', { code: 5, localizedName: null }, { code: '5', name: '5' }],
    ['empty', {}, undefined],
    ['null', null, undefined],
    ['text', 'Office', undefined],
    ['a list', [], undefined],
  ])('%s', (_, raw, expected) => {
    const told = read({ office: raw, unit: raw, degreeProgrammes: [raw, null], educationalFields: [3, raw] });
    expect([told.office, told.organisation]).toEqual([expected, expected]);
    const rows = expected === undefined ? [] : [expected];
    expect([told.degreeProgrammes, told.educationalFields]).toEqual([rows, rows]);
  });

  test('broken entries spoil only themselves', () => {
    const group = { code: 'TXL22S1', name: { fi: 'Ryhmä' } };
    const told = read({
      studentGroups: [group, null, 'x', { code: 'B' }, { name: 'Plain' }, {}],
      tags: [{ name: { en: 'Tag' } }, { name: { en: 'Tag' } }, { id: 1 }, 7],
    });
    expect(told.studentGroups).toEqual([
      { code: 'TXL22S1', name: 'Ryhmä', nameLanguage: 'fi' },
      { code: 'B', name: 'B' },
      { code: undefined, name: 'Plain' },
    ]);
    expect(told.tags).toEqual([{ name: 'Tag' }]);
  });

  test.each([null, undefined, 'x', 5, {}])('lists that are %j are empty', (raw) => {
    const told = read({ degreeProgrammes: raw, educationalFields: raw, studentGroups: raw, tags: raw });
    expect([told.degreeProgrammes, told.educationalFields, told.studentGroups, told.tags]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

test('unknown fields are dropped', () => {
  const told = read({ teacher: 'Matti Meikäläinen', office: { code: 'A', contact: 'Matti Meikäläinen' } });
  expect(JSON.stringify(told)).not.toContain('Matti');
});

test('of several rows for one id the one with that id is taken, else one without an id, never another', () => {
  const rows = [null, { code: 'A-1', id: 1 }, { code: 'B-2', id: '2' }];
  const json = jsonOf({ status: 'success', realizations: rows });
  expect(readRealization(json, '2', EN).code).toBe('B-2');
  expect(() => readRealization(json, '9', EN)).toThrow('no readable row with the asked id');
  const more = jsonOf({ status: 'success', realizations: [...rows, { code: 'C-3' }] });
  expect(readRealization(more, '9', EN).code).toBe('C-3');
});

test('a row without a code is unreadable, with any other fields', () => {
  for (const code of [undefined, null, '', ' ', '<p></p>', {}, ['A-1']]) {
    const json = jsonOf({ status: 'success', realizations: [{ id: '1', name: 'Name', code }] });
    expect(() => readRealization(json, '1', EN)).toThrow('no readable row');
  }
});

test('where there is no row, what is not found is the realization', () => {
  expect(() => readRealization(jsonOf({ status: 'success', realizations: [] }), '4711', EN)).toThrow(
    expect.objectContaining({ name: 'NotFound', subject: 'realization', id: '4711' }),
  );
});

test('an id is shown as its row writes it, not as it was asked for', () => {
  const json = jsonOf({ status: 'success', realizations: [{ code: CODE, id: 12345 }] });
  expect(readRealization(json, '0012345', EN).id).toBe('12345');
});

describe('a search', () => {
  const asked = new Set(['A-1', 'B-2', 'C-3']);
  const search = (...realizations: unknown[]) =>
    readRealizations(jsonOf({ status: 'success', realizations }), asked, EN);
  const names = (told: Awaited<ReturnType<typeof search>>) =>
    Array.from(told.found, ([code, { name }]) => [code, name]);

  test('keeps one row of each asked code, ignoring case, and no other', async () => {
    const told = await search(
      { code: 'A-1', name: 'First' },
      { code: 'A-11', name: 'Loose match' },
      { code: 'b-2', name: 'Lower' },
      { code: 'A-1', name: 'Second' },
    );
    expect(names(told)).toEqual([
      ['A-1', 'First'],
      ['B-2', 'Lower'],
    ]);
    expect(told.missing('C-3' as RealizationCode)).toMatchObject({ name: 'NotFound', id: 'C-3' });
  });

  test('of several rows of a code takes the same one in every order', async () => {
    const rows = [
      { code: 'A-1' },
      { code: 'A-1', id: '10', name: 'Ten' },
      { code: 'A-1', id: 9, name: 'Nine' },
      { code: 'A-1', id: '100', name: 'A hundred' },
    ];
    for (const first of rows)
      for (const second of rows) {
        const others = rows.filter((one) => one !== first && one !== second);
        expect(names(await search(first, second, ...others))).toEqual([['A-1', 'Nine']]);
        expect(names(await search(...others, second, first))).toEqual([['A-1', 'Nine']]);
      }
  });

  test('counts the rows that do not tell their code, and reads on', async () => {
    const told = await search(
      null,
      'A-1',
      [],
      {},
      { code: '' },
      { name: 'Name' },
      { code: 'C-3', name: 'Good' },
    );
    expect(names(told)).toEqual([['C-3', 'Good']]);
    expect(told.missing('A-1' as RealizationCode)).toMatchObject({
      name: 'InvalidResponse',
      message: expect.stringContaining('6 unreadable rows'),
    });
  });
});

test('a lone object counts as a list of one', () => {
  expect(readRealization(jsonOf({ status: 'success', realizations: { code: CODE } }), '1', EN).code).toBe(
    CODE,
  );
});

test('no row and no field, however broken, disturbs a good row', { tags: 'property' }, async () => {
  const fields = fc.dictionary(
    fc.constantFrom(
      'id',
      'code',
      'name',
      'localizedName',
      'credits',
      'startDate',
      'office',
      'tags',
      'studentGroups',
      '__proto__',
    ),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.jsonValue(), fields)), fields, async (others, spoiled) => {
      const mine = { ...spoiled, code: CODE };
      const json = jsonOf({ status: 'success', realizations: [...others, mine] });
      const told = (await readRealizations(json, new Set([CODE]), EN)).found.get(CODE);
      expect(told?.code).toBe(CODE);
      expect(told?.name).not.toBe('');
      for (const text of [told?.name, told?.office?.name])
        expect(['string', 'undefined']).toContain(typeof text);
      for (const amount of [told?.credits, told?.starts?.at])
        expect(['number', 'undefined']).toContain(typeof amount);
    }),
    { numRuns: runs(500) },
  );
});

test('every body is read, or refused by a known error', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('status', 'message', 'realizations'), fc.jsonValue()),
      (json) => {
        try {
          readRealization(jsonOf(json), '1', EN);
        } catch (error) {
          expect(READING_ERRORS).toContain((error as Error).name);
        }
      },
    ),
  );
});
