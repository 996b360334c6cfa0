import type { Language } from '../language.ts';

/** What people act on in a realization: the fields whose changes are told. Plain JSON. */
export interface Facts {
  readonly name: string;
  /** Epoch milliseconds with their precision, as in the study client's `Moment`. */
  readonly starts?: StoredMoment | undefined;
  readonly ends?: StoredMoment | undefined;
  readonly opens?: StoredMoment | undefined;
  readonly closes?: StoredMoment | undefined;
  readonly languages: readonly string[];
  readonly credits?: number | undefined;
  readonly groups: readonly string[];
  /** The language that name and groups are in; undefined: not noted. */
  readonly language?: Language | undefined;
}

export interface StoredMoment {
  readonly at: number;
  readonly precision: 'minute' | 'day';
  readonly until?: number | undefined;
}
