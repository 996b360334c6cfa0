/** What a code of no known form is: the study API is asked for it in one way after another, by as few calls as tell it. */

import { NotFound } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { ifOffered } from '../../study-client/extras.ts';
import type {
  CourseUnitCode,
  LocalDay,
  Realization,
  RealizationCode,
  StudyClient,
} from '../../study-client/model.ts';
import type { StudyExtras } from '../../workspace/study-extras.ts';
import type { LikelyRuns } from '../../workspace/unit-runs.ts';

export interface CodedDeps {
  readonly study: Pick<StudyClient, 'search' | 'realization' | 'courseUnitByCode'>;
  readonly extras: Pick<StudyExtras, 'can'>;
  /** Finds a unit's runs where units are not searched for; left out: they are not looked for. */
  readonly likelyRuns?: LikelyRuns | undefined;
}

/** What a code is, with the runs that came with it. `none`: the whole catalogue has no such run or unit; undefined: that is not known. */
export interface Coded {
  readonly is: 'run' | 'unit' | 'group' | 'none' | undefined;
  readonly runs: readonly Realization[];
}

/** How it is asked for: among the codes of runs, which bring those of a unit, too; among units; as a group's. */
type Way = 'codes' | 'units' | 'group';

/** In which order: the likeliest first, and no more calls than tell it. What asks for several courses may name a group. */
const ORDER = {
  unit: ['units', 'codes'],
  several: ['group', 'codes', 'units'],
  other: ['codes', 'units', 'group'],
  group: ['group'],
  'group-or-unit': ['group', 'codes', 'units'],
  number: ['codes'],
} as const satisfies Record<string, readonly Way[]>;

/** What the code is asked about. */
export type AskedAbout = keyof typeof ORDER;

/**
 * Finds out what a code is. Rejects as the study client does.
 * @param since the day from which on courses of a group start
 */
export async function whatIs(
  code: string,
  about: AskedAbout,
  { language, since }: { readonly language: Language; readonly since: LocalDay },
  { study, extras, likelyRuns }: CodedDeps,
): Promise<Coded> {
  const ways: Readonly<Record<Way, () => Promise<Coded | undefined>>> = {
    codes: async () => {
      if (extras.can('search-unit'))
        return ifOffered(() => amongUnits(code as CourseUnitCode, language, study));
      return likelyRuns
        ? amongLikely(code as CourseUnitCode, language, likelyRuns)
        : amongRuns(code, language, study);
    },
    units: () => ifOffered(() => asUnit(code as CourseUnitCode, language, study)),
    group: () => ifOffered(() => asGroup(code, { language, since }, study)),
  };
  for (const way of ORDER[about]) {
    const found = isOffered(way, about, extras) ? await ways[way]() : undefined;
    if (found) return found;
  }
  // What has turned out not to be offered told nothing.
  const isAll = extras.can('search-unit') || (about === 'unit' && extras.can('units'));
  return { is: isAll ? 'none' : undefined, runs: [] };
}

/** Where nothing is searched, no code is looked for that is none. A unit with runs needs no second call. */
function isOffered(way: Way, about: AskedAbout, { can }: Pick<StudyExtras, 'can'>): boolean {
  if (way === 'group') return can('search-group');
  if (way === 'units') return can('units') && (about === 'unit' || !can('search-unit'));
  return (['search-unit', 'search-group', 'search-name', 'units'] as const).some(can);
}

type Study = CodedDeps['study'];

async function amongUnits(
  unit: CourseUnitCode,
  language: Language,
  study: Study,
): Promise<Coded | undefined> {
  const { runs, isTooBroad } = (await study.search({ unit }, language)).value;
  if (runs.length === 0 || isTooBroad) return undefined;
  const own = runs.find(({ code }) => code === (unit as string));
  return own ? { is: 'run', runs: [own] } : { is: 'unit', runs };
}

async function amongLikely(
  unit: CourseUnitCode,
  language: Language,
  likelyRuns: LikelyRuns,
): Promise<Coded | undefined> {
  const runs = (await likelyRuns(unit, language)).map(({ value }) => value);
  const [first] = runs;
  return first && { is: first.code === (unit as string) ? 'run' : 'unit', runs };
}

async function amongRuns(code: string, language: Language, study: Study): Promise<Coded | undefined> {
  const { runs } = await runCoded(code, language, study);
  return runs.length > 0 ? { is: 'run', runs } : undefined;
}

/** The run of a code, if there is one. Rejects as the study client does. */
export const runCoded = async (
  code: string,
  language: Language,
  study: Pick<StudyClient, 'realization'>,
): Promise<{ readonly runs: readonly Realization[] }> =>
  (await unlessAbsent(async () => ({
    runs: [(await study.realization(code as RealizationCode, language)).value],
  }))) ?? { runs: [] };

const asUnit = (code: CourseUnitCode, language: Language, study: Study): Promise<Coded | undefined> =>
  unlessAbsent(async () => {
    await study.courseUnitByCode(code, language);
    return { is: 'unit', runs: [] };
  });

async function asGroup(
  group: string,
  { language, since }: Parameters<typeof whatIs>[2],
  study: Study,
): Promise<Coded | undefined> {
  const { runs, isTooBroad } = (await study.search({ group, since }, language)).value;
  return runs.length === 0 || isTooBroad ? undefined : { is: 'group', runs };
}

async function unlessAbsent<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
