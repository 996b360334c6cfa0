/** Courses to compare: their periods and windows are what matters. */
import type { LookUp, Realization } from '../../../src/study-client/model.ts';
import { fresh, moment, windowOf } from '../../fixtures/reader.ts';
import { realization, rich } from '../../fixtures/realizations.ts';

const named = (
  code: string,
  name: string,
  [starts, ends]: readonly [string, string],
  [opens, closes]: readonly [string, string],
): Realization =>
  realization(code, {
    name,
    credits: 5,
    teachingLanguages: ['fi'],
    starts: starts === '' ? undefined : moment(starts),
    ends: ends === '' ? undefined : moment(ends, 'later'),
    enrollment: windowOf(opens, closes),
    studentGroups: [{ name: code.slice(0, 4) }],
  });

/** Another run of `rich`, half a term later: the periods overlap, the windows do for five days. */
export const later = named(
  'TX00EY23-3016',
  rich.name,
  ['2027-03-15', '2027-05-28'],
  ['2026-11-18T08:00', '2026-12-04T16:00'],
);
/** Ends on the day before `rich` starts. */
export const before = named(
  'IM00BR45-3003',
  'Interaction Design',
  ['2026-10-19T08:00', '2027-01-10T23:59'],
  ['2026-09-01T08:00', '2026-09-15T23:59'],
);
export const inMay = named(
  'LI00BB10-3001',
  'Anatomy & Physiology',
  ['2027-05-03T09:15', '2027-05-28T16:00'],
  ['2026-11-23T08:00', '2026-12-04T16:00'],
);
/** Its end is unknown. */
export const open = named('KU00CC20-3004', 'Documentary Film', ['2027-01-11', ''], ['2026-11-02T08:00', '']);

/** Five that all run at once, and all of whose windows are open at once. */
export const together: readonly Realization[] = [1, 2, 3, 4, 5].map((at) =>
  named(
    `TX00EY2${at}-3001`,
    `Spring course ${at}`,
    [`2027-01-1${at}`, `2027-04-2${at}`],
    [`2026-11-1${at}T08:00`, `2026-11-2${at + 2}T23:59`],
  ),
);
/** Five of which some overlap. */
export const mixed: readonly Realization[] = [rich, later, before, inMay, open];

export const foundAll = (all: readonly Realization[]): LookUp[] =>
  all.map((one) => ({ asked: one.code, found: fresh(one) }));
