/**
 * What services of this family may offer beside the four operations: a search by name, student group and unit, course units by
 * their code, and the list of buildings. Sources and marks of each fact: `docs/extras.md`.
 */
import { InvalidResponse, NotFound } from '../../errors.ts';
import { mapInTurns } from '../../turns.ts';
import { isSearchable, isSought } from '../extras.ts';
import type { AskedIn, ExtraProbe, GatewayExtras, ProbeStep } from '../gateway.ts';
import type {
  BuildingEntry,
  CourseUnit,
  CourseUnitCode,
  Criteria,
  LocalDay,
  ProbeAnswer,
  Realization,
} from '../model.ts';
import { CODE_FORMS } from './codes.ts';
import {
  entriesOf,
  idOf,
  isObject,
  type Json,
  languageAsked,
  lineOf,
  orMissing,
  reportsFault,
  rowsOf,
} from './fields.ts';
import { isReservedFor, reservationsCall } from './reservations.ts';
import { codeOf, PERHAPS_CUT, toCourseUnit, toRealization } from './rows.ts';

/** The most bytes of a search that are read: some three hundred rows. An answer with more ignored the criteria, or they are too broad. */
const MOST_OF_SEARCH = 2 ** 20;
/** The most bytes of a small request's answer that are read. */
const MOST_OF_PROBE = 100 * 1024;

export const academicExtras: GatewayExtras = {
  search: (criteria, asked) => ({
    operation: 'search',
    path: '/realization/search',
    ...languageAsked(asked),
    body: bodyOf(criteria),
    mostBytes: MOST_OF_SEARCH,
    read: (json) => readSearch(json as Json, criteria, asked),
  }),
  courseUnitByCode: (code, asked) => ({
    operation: 'course-unit-by-code',
    path: '/courseunit/search',
    ...languageAsked(asked),
    body: { codes: [code] },
    mostBytes: MOST_OF_SEARCH,
    read: (json) => readUnits(json as Json, code, asked),
  }),
  buildings: (asked) => ({
    operation: 'buildings',
    path: '/reservation/building',
    ...languageAsked(asked),
    mostBytes: MOST_OF_SEARCH,
    read: (json) => readBuildings(json as Json),
  }),
  reservations: reservationsCall,
  probes,
};

/** The body of a search. One without a real criterion would be answered with everything that there is. */
function bodyOf(criteria: Criteria): object {
  if ('unit' in criteria) return { codes: [criteria.unit] };
  const since = { startDate: `${criteria.since}T00:00` };
  if ('group' in criteria) {
    if (criteria.group.trim() === '') throw new RangeError('a search by no group');
    return { studentGroups: [criteria.group.toUpperCase()], ...since };
  }
  if (!isSearchable(criteria.name)) throw new RangeError('a search by no name');
  return { name: criteria.name, ...since };
}

/** The rows of a search. Rejects with `InvalidResponse` where they are so many that others are cut off. */
async function readSearch(json: Json, criteria: Criteria, asked: AskedIn): Promise<readonly Realization[]> {
  const rows = rowsOf(json, 'realizations');
  if (rows.length >= PERHAPS_CUT) {
    const isOfOthers = 'group' in criteria && !rows.some((row) => isOfGroup(row, criteria.group));
    throw new InvalidResponse(`search: ${rows.length} rows`, { isTooLarge: true, isOfOthers });
  }
  const read = await mapInTurns(rows, (row) => {
    const code = isObject(row) ? codeOf(row) : undefined;
    return isObject(row) && code !== undefined ? toRealization(row, code, asked) : undefined;
  });
  const all = read.filter((one) => one !== undefined);
  if (all.length === 0 && rows.length > 0)
    throw new InvalidResponse(`search: ${rows.length} unreadable rows`);
  return [...new Map(all.map((one) => [one.code, one])).values()];
}

const isOfGroup = (row: unknown, group: string): boolean =>
  isObject(row) &&
  Array.isArray(row['studentGroups']) &&
  row['studentGroups'].some((one) => isCode(one, group));

/** Rows that tell enough, and as many as one unit may have. */
const FEW = 20;

/** The unit of a code: of several revisions the newest, and of these the one with the highest id. */
function readUnits(json: Json, code: CourseUnitCode, asked: AskedIn): CourseUnit {
  const all = rowsOf(json, 'courseUnits');
  // A unit has a few revisions, and its code begins those of some others.
  if (all.length > FEW && !all.every((row) => isObject(row) && isBegunBy(row, code)))
    throw new InvalidResponse(`course-unit-by-code: ${all.length} rows of any units`, { isTooLarge: true });
  const rows = all.filter((row) => isObject(row) && isCode(row, code));
  const units = entriesOf(rows, (row) => {
    const id = isObject(row) ? CODE_FORMS.courseUnitId(idOf(row['id'])) : undefined;
    return isObject(row) && id !== undefined ? toCourseUnit(row, id, asked) : undefined;
  });
  const [newest] = units.toSorted((one, other) => newness(other) - newness(one) || ofId(other) - ofId(one));
  if (newest === undefined) throw new NotFound('course-unit', code);
  return newest;
}

const isCode = (row: unknown, code: string): boolean =>
  isObject(row) && lineOf(row['code']).toUpperCase() === code.toUpperCase();
/** Services may take a code for the beginning of one. */
const isBegunBy = (row: Json, code: string): boolean =>
  lineOf(row['code']).toUpperCase().startsWith(code.toUpperCase());
const newness = ({ yearOfFoundation }: CourseUnit): number => yearOfFoundation ?? 0;
const ofId = ({ id }: CourseUnit): number => Number(id) || 0;

/** A closed building says so in its name: "ei käytössä". */
const CLOSED =
  /(?<!\p{L})(?:ei (?:enää )?käytössä|pois(?:sa|tettu) käytöstä|(?:not|no longer) in use|out of use|ur bruk|(?:ej|inte) i bruk)(?!\p{L})|[([](?:suljettu|closed|stängd)[)\]]/iu;

function readBuildings(json: Json): readonly BuildingEntry[] {
  return entriesOf(rowsOf(json, 'resources'), (row): BuildingEntry | undefined => {
    if (!isBuilding(row)) return undefined;
    const id = CODE_FORMS.buildingId(idOf(row['id']));
    const code = lineOf(row['code']);
    const own = lineOf(row['name']);
    if (id === undefined || CLOSED.test(own)) return undefined;
    const name = own || code || lineOf(row['resourceType']) || id;
    return { id, code: orMissing(code), name, ...(own === '' && { isNameless: true }) };
  });
}

const isBuilding = (row: unknown): row is Json =>
  isObject(row) && lineOf(row['type']).toLowerCase() === 'building';

// The small requests. Each that searches holds the code of a known run as well, so that none is answered with everything,
// but the last of a kind: that one proves that the criterion is enough alone, and starts today.

/** One word, since an index may split others and find a piece. */
const NO_NAME = 'zzqxprobe';
const NO_GROUP = 'ZZ99PROBE';
const FAR = '2099-01-01T00:00';
const LONG_AGO = '2000-01-01T00:00';

function probes(run: Realization, day: LocalDay, asked: AskedIn): readonly ExtraProbe[] {
  const ofUnit = CODE_FORMS.courseUnitOf(run.code);
  const codes = [run.code];
  const search = stepsOf(asked, '/realization/search', 'realizations');
  const units = stepsOf(asked, '/courseunit/search', 'courseUnits');
  const isBack = (rows: readonly Json[]): boolean => rows.some((row) => isCode(row, run.code));
  const isIgnored = (rows: readonly Json[]): ProbeAnswer => (isBack(rows) ? 'off' : 'next');
  const isFound = (rows: readonly Json[]): ProbeAnswer => (isBack(rows) ? 'next' : 'off');
  /** Nothing is also the answer of a service that wants codes. */
  const alone = (criteria: Criteria): ProbeStep => {
    const isOfIt = (row: Json): boolean =>
      isSought(criteria, toRealization(row, run.code, asked), CODE_FORMS);
    const tells = (rows: readonly Json[]): ProbeAnswer => {
      if (rows.length === 0) return 'undecided';
      return rows.length < PERHAPS_CUT && rows.some(isOfIt) ? 'on' : 'off';
    };
    return perhapsLarge(search('it alone', bodyOf(criteria), tells));
  };
  const [group] = run.studentGroups.flatMap(({ code }) => code ?? []);
  const byGroup = (own: string): ProbeStep[] => [
    search('a group that there is not', { codes, studentGroups: [NO_GROUP] }, isIgnored),
    search('its own group', { codes, studentGroups: [own] }, isFound),
    alone({ group: own, since: day }),
  ];
  const reserved = (asks: string, field: string, code: string, nothing: ProbeAnswer): ProbeStep => {
    const search = stepsOf(asked, '/reservation/search', 'reservations');
    const tells = (rows: readonly Json[]): ProbeAnswer => {
      if (rows.length === 0) return nothing;
      return rows.every((row) => isReservedFor(row, code)) ? 'on' : 'off';
    };
    return search(asks, { [field]: [code], from: 0, size: FEW }, tells);
  };
  const word = longestWord(run);
  const byName = (own: string): ProbeStep[] => [
    search('a name that there is not', { codes, name: NO_NAME }, isIgnored),
    { ...search('a word of its name', { codes, name: own }, isFound), isOfLanguage: true },
    alone({ name: own, since: day }),
  ];
  return [
    {
      about: 'start-date',
      steps: [
        search('a start far ahead', { codes, startDate: FAR }, isIgnored),
        search('a start long ago', { codes, startDate: LONG_AGO }, (rows) =>
          isBack(rows) ? 'on' : 'undecided',
        ),
      ],
    },
    { about: 'search-group', steps: group === undefined ? [] : byGroup(group) },
    { about: 'search-name', steps: word === undefined ? [] : byName(word) },
    {
      about: 'search-unit',
      steps: [
        perhapsLarge(
          search('the code of its unit', { codes: [ofUnit] }, (rows) =>
            rows.length > 0 && rows.every((row) => unitIn(row) === ofUnit) ? 'on' : 'off',
          ),
        ),
      ],
    },
    {
      about: 'units',
      steps: [
        // An answer with other units ignored the code: one request tells as much as one for a unit that there is not.
        units('its own unit', { codes: [ofUnit] }, (rows) => {
          if (rows.length === 0) return 'undecided';
          const isOwn = rows.some((row) => isCode(row, ofUnit));
          return isOwn && rows.every((row) => isBegunBy(row, ofUnit)) ? 'on' : 'off';
        }),
      ],
    },
    {
      about: 'buildings',
      steps: [
        perhapsLarge(
          stepsOf(asked, '/reservation/building', 'resources')('all buildings', undefined, (rows) =>
            rows.some(isBuilding) ? 'on' : 'off',
          ),
        ),
      ],
    },
    {
      about: 'reservations',
      steps: [
        // A course without lessons and one that is not known look the same: its group has some.
        reserved('its own reservations', 'realization', run.code, group === undefined ? 'undecided' : 'next'),
        ...(group === undefined
          ? []
          : [reserved('reservations of its group', 'studentGroup', group, 'undecided')]),
      ],
    },
  ];
}

const unitIn = (row: Json): CourseUnitCode | undefined => {
  const code = codeOf(row);
  return code && CODE_FORMS.courseUnitOf(code);
};

/** Shorter words are in too many names. */
const SHORTEST_TELLING = 5;

/** The longest word of the name in the language that is asked in, as it is written there: it tells most. */
function longestWord({ name, nameLanguage, code }: Realization): string | undefined {
  if (nameLanguage !== undefined || name === code) return undefined;
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  return longest.length >= SHORTEST_TELLING && isSearchable(longest) ? longest : undefined;
}

/** Where a large answer may be a right one. */
const perhapsLarge = (step: ProbeStep): ProbeStep => ({ ...step, tooLarge: 'undecided' });

/** @param body undefined: a GET */
const stepsOf =
  (asked: AskedIn, path: string, field: string) =>
  (asks: string, body: object | undefined, tells: (rows: readonly Json[]) => ProbeAnswer): ProbeStep => ({
    asks,
    nothing: tells([]),
    // A known code bounds the answer: a larger one ignored what was asked.
    tooLarge: 'off',
    call: {
      operation: 'probe',
      path,
      ...languageAsked(asked),
      ...(body && { body }),
      mostBytes: MOST_OF_PROBE,
      isProbe: true,
      absent: NOTHING,
      read: (json) =>
        reportsFault(json as Json) ? 'off' : tells(rowsOf(json as Json, field).filter(isObject)),
    },
  });

/** The service's own 404 says that nothing was found. */
const NOTHING = new NotFound('realization', 'probe');
