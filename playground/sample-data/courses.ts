import type { SampleRealization } from './shape.ts';

/** The dates of a realization that can be changed, local and in the study API's formats; null: not given. */
export type SampleDates = Partial<Record<'opens' | 'closes' | 'starts' | 'ends', string | null>>;

/** Realizations whose dates can change. They can also vanish and come back, as upstream. */
export interface SampleCourses {
  /** The realizations that the study API gives now. */
  readonly realizations: readonly SampleRealization[];
  /** All realizations in the same order, including removed ones. */
  readonly all: readonly { readonly realization: SampleRealization; readonly removed: boolean }[];
  /** Changes dates of a course; dates that are left out stay. Throws for an unknown code. */
  changeDates(code: string, dates: SampleDates): void;
  /** From now on the study API no longer knows the course. */
  remove(code: string): void;
  putBack(code: string): void;
}

/** @param initial the realizations that the study API gives at first */
export function createSampleCourses(initial: readonly SampleRealization[]): SampleCourses {
  const rows = initial.map((realization) => ({ realization, removed: false }));
  const find = (code: string): (typeof rows)[number] => {
    const row = rows.find(({ realization }) => realization.code === code);
    if (!row) throw new Error(`no course ${code} in the sample study API`);
    return row;
  };
  return {
    all: rows,
    get realizations() {
      return rows.filter(({ removed }) => !removed).map(({ realization }) => realization);
    },
    changeDates: (code, dates) => {
      const row = find(code);
      row.realization = { ...row.realization, ...dates };
    },
    remove: (code) => {
      find(code).removed = true;
    },
    putBack: (code) => {
      find(code).removed = false;
    },
  };
}
