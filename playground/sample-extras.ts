/**
 * What the sample study API offers beyond the four operations of its specification, and how it behaves where sister
 * services were not seen to behave in one way.
 */

/** The extras. A search field that is not honoured is ignored; an operation that is not offered is unknown. */
export interface SampleExtras {
  /** `realization/search` by `name`. */
  readonly name: boolean;
  /** `realization/search` by `studentGroups`. */
  readonly group: boolean;
  /** A course unit's code in `codes` brings its runs. */
  readonly unit: boolean;
  readonly startDate: boolean;
  readonly endDate: boolean;
  /** `from` and `size`. */
  readonly paging: boolean;
  /** `POST courseunit/search`. */
  readonly units: boolean;
  /** `GET reservation/building`. */
  readonly buildings: boolean;
  /** `POST reservation/search`. */
  readonly reservations: boolean;
}

/** How the extras behave. */
export interface SampleManners {
  /** `codes` must be in every search of realizations: without, 400. */
  readonly codesRequired: boolean;
  /** Which names a search by name looks into: those in the asked language, or in all. */
  readonly nameLanguage: 'asked' | 'all';
  /** Whether a row must hold one of the words, or every one. */
  readonly words: 'any' | 'every';
  /** Whether a part of a word finds it. */
  readonly parts: boolean;
  /** Whether `acous*` finds “acoustics”. */
  readonly wildcard: boolean;
  /** Whether a group is found in upper and lower case alike. */
  readonly groupCase: 'ignored' | 'exact';
  /** Whether a row must match all fields of a search, or any. */
  readonly fields: 'and' | 'or';
  readonly order: 'oldest first' | 'newest first';
  /** What stands in the place of rows where nothing was found. */
  readonly nothing: 'absent' | 'empty list';
  /**
   * An operation that is not offered: the gateway does not know it (404), refuses the key (401), or lets it pass to a
   * service that takes it for another one.
   */
  readonly notOffered: 'unknown' | 'refused' | 'mistaken';
  /** Which reservations a window finds: those that overlap it, or those that begin and end within it. */
  readonly window: 'overlaps' | 'within';
  /** Whether a reservation's ids are numbers, its dates lack seconds, and its codes are in lower case and padded. */
  readonly looseRows: boolean;
  /** Response headers repeat those of the request, key included. */
  readonly repeatsHeaders: boolean;
}

/** All extras, as in the playground. */
export const ALL_EXTRAS: SampleExtras = {
  name: true,
  group: true,
  unit: true,
  startDate: true,
  endDate: true,
  paging: true,
  units: true,
  buildings: true,
  reservations: true,
};

/** None of them. */
export const NO_EXTRAS: SampleExtras = {
  name: false,
  group: false,
  unit: false,
  startDate: false,
  endDate: false,
  paging: false,
  units: false,
  buildings: false,
  reservations: false,
};

/** As sister services were seen, or are guessed, to behave. */
export const USUAL_MANNERS: SampleManners = {
  codesRequired: false,
  nameLanguage: 'asked',
  words: 'any',
  parts: false,
  wildcard: false,
  groupCase: 'ignored',
  fields: 'and',
  order: 'oldest first',
  nothing: 'absent',
  notOffered: 'unknown',
  window: 'overlaps',
  looseRows: false,
  repeatsHeaders: false,
};

/** A service that offers everything. */
export const EVERY_EXTRA = { extras: ALL_EXTRAS, manners: USUAL_MANNERS } as const;

/** A service of the four operations alone, which wants `codes` in each search. */
export const FOUR_OPERATIONS = {
  extras: NO_EXTRAS,
  manners: { ...USUAL_MANNERS, codesRequired: true },
} as const;
