/** JSON of another shape: nothing found, other types, rows about something else. */
import { KEY } from '../../flows/harness.ts';
import { type Operation, OTHER, type Row, reply } from '../upstream-rows.ts';
import { ECHO, type Fault, fault, type Meaning } from './fault.ts';

const COLLECTIONS = ['realizations', 'courseUnits', 'building', 'resources'];
/** The same thing in the place of every collection. */
const all = (value: unknown): Row => Object.fromEntries(COLLECTIONS.map((name) => [name, value]));
const shape = (name: string, means: Fault['means'], json: Row): Fault =>
  fault(name, means, { headers: ECHO, json });
/** A good answer with each row changed. */
const rows = (name: string, means: Fault['means'], changed: (row: Row) => Row): Fault => ({
  name,
  means,
  reply: (request) => reply(request, changed),
});
/** A good answer with other collections. */
const lists = (
  name: string,
  means: Fault['means'],
  changed: (list: readonly unknown[]) => unknown,
): Fault => ({
  name,
  means,
  reply: (request) => {
    const { json } = reply(request);
    const fields = Object.entries(json as Row);
    return {
      json: Object.fromEntries(
        fields.map(([key, value]) => [key, Array.isArray(value) ? changed(value) : value]),
      ),
    };
  },
});

/** Nothing was found by its code; who asked by id got an answer that is not about it. */
const notAbout = (operation: Operation): Meaning =>
  operation === 'realizations-by-code' ? 'unknown' : operation === 'building' ? 'well' : 'unreadable';
const MISTYPED: Row = {
  ...{
    startDate: 5,
    endDate: {},
    enrollmentStart: [],
    enrollmentEnd: true,
    teachingLanguage: {},
    teachingLanguages: 'x',
  },
  ...{
    credits: 'many',
    virtualProportion: [],
    content: 7,
    objective: {},
    localizedName: 'x',
    localizedContent: [],
  },
  ...{
    office: 'x',
    unit: [],
    tags: 5,
    degreeProgrammes: {},
    educationalFields: 'x',
    studentGroups: [1, null, 'x'],
  },
  ...{ places: 'lots', resourceType: {}, yearOfFoundation: 'old' },
};

export const SHAPES: readonly Fault[] = [
  shape('nothing found', 'unknown', { status: 'success', ...all([]), building: {} }),
  shape('nothing found, as null', 'unknown', { status: 'success', ...all(null) }),
  shape('nothing found, and nothing said of it', 'unknown', { status: 'success' }),
  shape('nothing found, with a warning', 'unknown', { status: 'warn', message: 'No results' }),
  shape('nothing found, as an error', 'unknown', { status: 'error', message: 'No results' }),
  shape('an error of the service', 'down', { status: 'error', message: `Database is down ${KEY}` }),
  shape('another service', 'unreadable', { data: [], total: 0 }),
  shape('an empty object', 'unreadable', {}),
  shape('a collection that is text', 'unreadable', { status: 'success', ...all(KEY) }),
  shape('a collection that is a number', 'unreadable', { status: 'success', ...all(5) }),
  shape('rows that are text', 'unreadable', { status: 'success', ...all([KEY]) }),
  shape('rows that are null', 'unreadable', { status: 'success', ...all([null]) }),
  rows('fields of wrong types', 'well', (row) => ({ ...row, ...MISTYPED })),
  rows('names of people and other fields beside', 'well', (row) => ({
    ...row,
    teachers: [{ name: 'Jane Doe' }],
    ssn: KEY,
  })),
  rows('a prototype', 'well', (row) =>
    JSON.parse(JSON.stringify(row).replace('{', '{"__proto__":{"name":"x"},"constructor":5,')),
  ),
  rows('dates that are none', 'well', (row) => ({
    ...row,
    startDate: '2026-13-45T99:99:99',
    enrollmentStart: '9999999999',
    endDate: null,
  })),
  rows('Finnish for everybody', 'well', (row) => ({
    ...row,
    localizedName: { fi: row['name'], valueFi: row['name'], en: '', sv: '' },
  })),
  rows('rows about something else', notAbout, (row) => ({
    ...row,
    code: OTHER === row['code'] ? 'ZZ00ZZ00-3001' : `X${row['code']}`,
    id: '999',
  })),
  lists('every row three times', 'well', (list) => [...list, ...list, ...list]),
  lists('rows among rubbish', 'well', (list) => [null, 5, 'x', [], {}, ...list]),
];
