/**
 * The sample catalogue: runs of many course units over two past terms, the current one and the next. All is made by
 * rule, so that each start gives the same runs; only their dates move with the clock.
 */
import { CATALOGUE_UNITS, type CatalogueField, type CatalogueUnit } from './catalogue-units.ts';
import { FIELDS, OFFICES, PROGRAMMES, UNITS } from './organisations.ts';
import type { SampleCourseUnit, SampleOrganisation, SampleRealization } from './shape.ts';
import type { SampleClock } from './windows.ts';

/** The week in which each term starts, counted from now, and the first id of its runs: ids grow with time. */
const TERMS = [
  { week: -62, firstId: 160_000 },
  { week: -40, firstId: 171_000 },
  { week: -12, firstId: 182_000 },
  { week: 7, firstId: 193_000 },
] as const;

/** The terms in which units run, by turns: every autumn, every spring, every term, … */
const RHYTHMS: readonly (readonly number[])[] = [
  [0, 2],
  [1, 3],
  [0, 1, 2, 3],
  [1, 2, 3],
  [0, 2, 3],
  [2, 3],
  [0, 1, 3],
  [0, 1],
];

/** A unit with parallel runs in each of two terms. */
const PARALLEL: Readonly<Record<string, readonly number[]>> = { TI00HA37: [2, 2, 2, 2, 3, 3, 3, 3] };

/** When a run takes place, in weeks of its term: its first half, all of it, its second half. */
const PERIODS = [
  { from: 0, weeks: 8 },
  { from: 0, weeks: 16 },
  { from: 8, weeks: 8 },
] as const;

/** When enrollment opens and the Sunday on which it closes, in weeks from the start of a run. */
const WINDOWS = [
  { opens: -12, closes: -4 },
  { opens: -8, closes: -6 },
  { opens: -5, closes: -2 },
  { opens: -6, closes: 0 },
  { opens: -4, closes: 5 },
] as const;

interface Home {
  readonly unit: SampleOrganisation;
  readonly office?: SampleOrganisation;
  readonly programme?: SampleOrganisation;
  readonly fields?: readonly SampleOrganisation[];
  /** The larger first. */
  readonly groups: readonly string[];
}

const HOMES: Readonly<Record<CatalogueField, Home>> = {
  ict: {
    unit: UNITS.ict,
    office: OFFICES.karamalmi,
    programme: PROGRAMMES.it,
    fields: [FIELDS.technology],
    groups: 'TXL22S1 TXL25S1 TXE24S1 TXL24S1 TXL23S2 TXE25S1 TXL25S2 TXQ25S1'.split(' '),
  },
  health: {
    unit: UNITS.health,
    office: OFFICES.satama,
    programme: PROGRAMMES.nursing,
    fields: [FIELDS.health],
    groups: 'SXH25S1 SXH24S1 SXH24K9 SXH25K1 SXN25S1 SXT24S1'.split(' '),
  },
  industry: {
    unit: UNITS.industry,
    office: OFFICES.satama,
    programme: PROGRAMMES.machine,
    fields: [FIELDS.technology],
    groups: 'IXM24SK IXM25S1 IXS24S1 IXE25S1 IXM23S2'.split(' '),
  },
  business: {
    unit: UNITS.business,
    programme: PROGRAMMES.business,
    fields: [FIELDS.business],
    groups: 'AXL25S1 AXL24S1 AXL25K1 AXI24S1 YAX25S1'.split(' '),
  },
  culture: {
    unit: UNITS.culture,
    office: OFFICES.harju,
    programme: PROGRAMMES.music,
    fields: [FIELDS.humanities],
    groups: 'KXM24S KXE25S1 MEDIA24 KXG24S1'.split(' '),
  },
  construction: {
    unit: UNITS.construction,
    office: OFFICES.harju,
    programme: PROGRAMMES.site,
    fields: [FIELDS.technology],
    groups: 'RXR23S RXR25S1 RXR24M RXA24S1'.split(' '),
  },
  languages: { unit: UNITS.languages, groups: ['LXR25A', 'LXR25B', '25TIETOA'] },
};

/** Every group of the catalogue. */
const ALL_GROUPS = Object.values(HOMES).flatMap(({ groups }) => groups);

/**
 * The groups of the run with this number in its field: mostly one, and the first groups are in most runs. Courses for
 * starters are everyone's.
 */
function groupsOf({ code, field }: CatalogueUnit, number: number): readonly string[] {
  if (code === 'KV00HG22') return ALL_GROUPS.slice(0, 28);
  if (number % 9 === 4) return [];
  const { groups } = HOMES[field];
  // The golden ratio spreads the numbers evenly between 0 and 1.
  const index = Math.floor(((number * 0.618) % 1) ** 3.6 * groups.length);
  const isShared = number % 10 === 7;
  return groups.filter((_, at) => at === index || (isShared && at <= index + 2 && at >= index));
}

/** A value of a list, by turns. */
function byTurns<T>(all: readonly T[], number: number): T {
  const chosen = all[number % all.length];
  if (chosen === undefined) throw new Error('a list without values');
  return chosen;
}

/** One run before it is given its dates. */
interface Planned {
  readonly unit: CatalogueUnit;
  /** How many runs of the unit there are before it. */
  readonly nth: number;
  readonly term: number;
  /** Its number in its field. */
  readonly number: number;
}

function planned(): readonly Planned[] {
  return Object.values(Object.groupBy(CATALOGUE_UNITS, ({ field }) => field)).flatMap((units) =>
    units
      .flatMap((unit, at) =>
        (PARALLEL[unit.code] ?? byTurns(RHYTHMS, at)).map((term, nth) => ({ unit, nth, term })),
      )
      .map((run, number) => ({ ...run, number })),
  );
}

function onlineCredits(credits: number, number: number): number {
  if (number % 7 === 2) return credits;
  return number % 7 === 5 ? 1 : 0;
}

function dates(at: SampleClock, term: number, number: number): Partial<SampleRealization> {
  const period = byTurns(PERIODS, number);
  const window = byTurns(WINDOWS, number);
  const week = byTurns(TERMS, term).week + period.from;
  return {
    opens: at.eveOf(at.monday(week + window.opens)),
    closes: at.endOf(at.monday(week + window.closes) + 6),
    starts: at.day(at.monday(week), 0),
    ends: at.endOf(at.monday(week + period.weeks) - 3),
  };
}

/** Rows are as incomplete as upstream: some tell no programmes and fields, some units have no code. */
function homeOf({ unit: { field }, number }: Planned): Partial<SampleRealization> {
  const { unit, office, programme, fields } = HOMES[field];
  return {
    ...(office && { office }),
    unit: number % 3 === 0 ? { ...unit, code: '' } : unit,
    programmes: number % 8 === 5 ? null : programme ? [programme] : [],
    fields: number % 8 === 5 ? null : (fields ?? []),
    ...(number % 10 === 1 && { tags: [{ fi: 'Avoin AMK', en: 'Open UAS' }] }),
  };
}

const OBJECTIVE = {
  fi: 'Opiskelija tuntee alueen keskeiset käsitteet.\r\nHän osaa soveltaa niitä työssään.',
  en: 'You know the central concepts of the area.\r\nYou can apply them at work.',
  sv: 'Studenten känner till områdets centrala begrepp.\r\nStudenten kan tillämpa dem i arbetet.',
};
const MATERIALS = {
  fi: 'Kurssin verkkosivulla.',
  en: 'On the web page of the course.',
  sv: 'På kursens webbplats.',
};
const SCALE = { fi: '0–5', en: '0–5', sv: '0–5' };

/** The runs, the oldest first. */
export function catalogueRealizations(at: SampleClock): SampleRealization[] {
  const inOrder = planned().toSorted((one, other) => one.term - other.term);
  return inOrder.map((run, index) => {
    const { unit, term, number, nth } = run;
    return {
      id: String(byTurns(TERMS, term).firstId + index),
      code: `${unit.code}-${3001 + nth}`,
      name: unit.name,
      oneLanguage: true,
      ...dates(at, term, number),
      languages: unit.languages,
      credits: unit.credits,
      virtual: onlineCredits(unit.credits, number),
      ...homeOf(run),
      groups: groupsOf(unit, number),
      texts: { objective: OBJECTIVE, evaluationScale: SCALE },
    };
  });
}

/** The course units, and an older version of one. */
export const CATALOGUE_COURSE_UNITS: readonly SampleCourseUnit[] = CATALOGUE_UNITS.flatMap(
  ({ code, credits, name }, index) => {
    const founded = index % 7 === 0 ? 0 : 2018 + (index % 6);
    const unit = { code, credits, name, texts: { objective: OBJECTIVE, materials: MATERIALS } };
    const now = { ...unit, id: String(81_001 + index), founded };
    return code === 'TI00HA15' ? [{ ...unit, id: '70441', credits: 4, founded: 2012 }, now] : [now];
  },
);
