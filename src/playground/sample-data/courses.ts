import type { SampleRealization } from './shape.ts';

/** The dates of a realization that can be changed, local and in the study API's formats; null: not given. */
export type SampleDates = Partial<Record<'opens' | 'closes' | 'starts' | 'ends', string | null>>;

/** Realizations whose dates can change, and that can vanish and come back, as they do upstream. */
export interface SampleCourses {
  /** Those that the study API gives now. */
  readonly realizations: readonly SampleRealization[];
  /** All of them, in the same order, removed ones included. */
  readonly all: readonly { readonly realization: SampleRealization; readonly removed: boolean }[];
  /** Gives a course other dates; what is left out stays. Throws for an unknown code. */
  changeDates(code: string, dates: SampleDates): void;
  /** From now on the study API does not know the course. */
  remove(code: string): void;
  putBack(code: string): void;
}

/** @param initial what the study API gives at first */
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
