/** Rows of which one field is hostile, and all others are as they should be. Fields: spec §2. */
import { LANGUAGE_FIELDS, localizedName as localizedField, REALIZATION_FIELDS, UNIT_FIELDS } from './rows.ts';
import { FORGED_DATE, MARK } from './texts.ts';

type Json = Record<string, unknown>;

/** Puts something into one place of a row. */
export interface Field {
  readonly name: string;
  put(row: Json, value: unknown): void;
}

const plain = (name: string): Field => ({
  name,
  put: (row, value) => {
    row[name] = value;
  },
});

const localized = (name: string): Field => ({
  name: localizedField(name),
  put: (row, value) => {
    row[localizedField(name)] = everywhere(value);
  },
});

const everywhere = (value: unknown): Json =>
  Object.fromEntries(LANGUAGE_FIELDS.map((language) => [language, value]));

/** A field of an object in a row, or of the objects in a list. */
const inner = (outer: string, name: string, make: (value: unknown) => Json): Field => ({
  name: `${outer}.${name}`,
  put: (row, value) => {
    row[outer] = LISTS.has(outer) ? [make(value), make(value)] : make(value);
  },
});

const LISTS = new Set(['tags', 'degreeProgrammes', 'educationalFields', 'studentGroups']);

const organisation = (outer: string): Field[] => [
  inner(outer, 'code', (value) => ({ id: '1', code: value, localizedName: {} })),
  inner(outer, 'facetName', (value) => ({
    id: '1',
    facetName: typeof value === 'string' ? `1|${value}` : value,
  })),
  inner(outer, 'localizedName', (value) => ({ id: '1', code: 'A', localizedName: everywhere(value) })),
];

/** Of a realization; its code is told apart by the id that it is asked for by. */
export const OF_REALIZATION: readonly Field[] = [
  ...REALIZATION_FIELDS.flatMap((name) => [plain(name), localized(name)]),
  ...['id', 'startDate', 'endDate', 'enrollmentStart', 'enrollmentEnd', 'teachingLanguage'].map(plain),
  ...['credits', 'virtualProportion'].map(plain),
  {
    name: 'teachingLanguages',
    put: (row, value) => void Object.assign(row, { teachingLanguages: [value, 'fi'] }),
  },
  ...['office', 'unit', 'degreeProgrammes', 'educationalFields'].flatMap(organisation),
  inner('tags', 'name', (value) => ({ id: '1', name: everywhere(value) })),
  inner('studentGroups', 'code', (value) => ({ code: value, name: everywhere('Group') })),
  inner('studentGroups', 'name', (value) => ({ code: 'TVT1', name: everywhere(value) })),
];

export const OF_UNIT: readonly Field[] = [
  ...UNIT_FIELDS.flatMap((name) => [plain(name), localized(name)]),
  ...['code', 'credits', 'yearOfFoundation'].map(plain),
];

const spaceFields = ['id', 'code', 'name', 'resourceType', 'description', 'places', 'type', 'staff', 'size'];

/** Of what a building is answered with: of itself, and of its rooms. */
export const OF_BUILDING: readonly Field[] = [
  ...spaceFields.map(
    (name): Field => ({
      name: `building.${name}`,
      put: (row, value) => void Object.assign(row['building'] as Json, { [name]: value }),
    }),
  ),
  ...spaceFields.map(
    (name): Field => ({
      name: `resources.${name}`,
      put: (row, value) => {
        for (const room of row['resources'] as Json[]) room[name] = value;
      },
    }),
  ),
];

/** What a field holds, by its number; the first tells by its mark where it is shown. */
export const HOSTILE_VALUES: readonly ((field: number) => unknown)[] = [
  (field) =>
    `${markOf(field)} <!channel> <@U0123ABCD> <#C0123ABCD|x> <https://evil.example|bank> *b* _i_ \`c\` &lt;!here&gt; <!date^${FORGED_DATE}^{date_short_pretty}|x> \u202Ex\u0000\uD800`,
  (field) => `${markOf(field)}<!channel> `.repeat(3_000),
  () => '\u202E\u2066\u0000 \u200B',
  () => ({ __proto__: null, fi: ['<!channel>'], en: { x: '<!here>' } }),
  () => ['<!channel>', null, [MARK]],
  () => -1e300,
];

/** What is found in everything that the app says, where a field of this number is shown. */
export const markOf = (field: number): string => `${MARK}${String(field).padStart(3, '0')}`;
