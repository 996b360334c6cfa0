/**
 * The seam to a study API: everything that differs from one university's API to another's, in domain types.
 * `gateway/` implements it for one API; the transport, the client and the cache know only this interface. How
 * to add a second one: `docs/another-university.md`.
 */
import type { NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import type {
  Building,
  BuildingEntry,
  BuildingId,
  CourseUnit,
  CourseUnitCode,
  CourseUnitId,
  Criteria,
  ExtraAbout,
  LocalDay,
  LocalDays,
  Operation,
  ProbeAnswer,
  Realization,
  RealizationCode,
  RealizationId,
  ReservationsRead,
  ReservedFor,
} from './model.ts';

/** A gateway holds no state: one object serves every client. */
export interface StudyGateway {
  /** The forms of codes and ids. */
  readonly codes: CodeForms;
  /**
   * The languages whose texts stand in where the asked one has none, the likeliest first; only languages that
   * the API has. A language of the UI that the API does not have is asked for in another one, and its texts
   * are marked with that.
   */
  standIns(asked: Language): readonly Language[];
  /** The ends of addresses that are no base address, in lower case: the paths of operations. */
  readonly operations: readonly string[];
  /** The most codes in one request. */
  readonly codesPerRequest: number;
  /** The headers of every request. `key` stands in no other place. */
  headers(key: string): Readonly<Record<string, string>>;
  /** The usual fetch of realizations, by their codes: one request for at least one. */
  realizationsByCode(codes: readonly RealizationCode[], asked: AskedIn): Call<RealizationsAnswer>;
  realizationById(id: RealizationId, asked: AskedIn): Call<Realization>;
  courseUnit(id: CourseUnitId, asked: AskedIn): Call<CourseUnit>;
  building(id: BuildingId, asked: AskedIn): Call<Building>;
  /** What services of this API may offer beside the four operations; undefined: nothing that is known. */
  readonly extras?: GatewayExtras;
  /** The meaning of an HTTP answer with this API's own error bodies. Throws nothing. */
  verdict(answer: HttpAnswer): Judged;
}

/**
 * The requests beyond the four operations, and those that tell whether they are offered. Each is made only where the
 * extra is on (`extras.ts`).
 */
export interface GatewayExtras {
  /** Rows that may be of others: an index of words matches loosely. Rejects with `InvalidResponse` where they are too many. */
  search(criteria: Criteria, asked: AskedIn): Call<readonly Realization[]>;
  courseUnitByCode(code: CourseUnitCode, asked: AskedIn): Call<CourseUnit>;
  buildings(asked: AskedIn): Call<readonly BuildingEntry[]>;
  /** One page of reservations. @param from how many rows were read before. Throws a RangeError for a search by nothing. */
  reservations(of: ReservedFor, days: LocalDays, from: number, asked: AskedIn): Call<ReservationsPage>;
  /** The requests that tell what is offered, in the order in which they are made; `run` is known to exist. */
  probes(run: Realization, today: LocalDay, asked: AskedIn): readonly ExtraProbe[];
}

/**
 * A page of reservations. `rows`: how many it has, `ids`: of those, also of others; `mayGoOn`: others may be behind it;
 * `isFull`: it has as many as were asked for, or a rounder number above that.
 */
export interface ReservationsPage extends ReservationsRead {
  readonly rows: number;
  /** So many of them are not of what was asked for. */
  readonly others: number;
  readonly ids: readonly string[];
  readonly mayGoOn: boolean;
  readonly isFull: boolean;
}

/** The circumstances of a request that the reading of its answer depends on. */
export interface AskedIn {
  /** The reader's language. */
  readonly language: Language;
  /** The IANA zone of the API's local times. */
  readonly timeZone: string;
}

/** One request, and how its answer becomes a domain value. */
export interface Call<T> {
  readonly operation: Operation;
  /** Below the base address, encoded, with a slash in front. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Given: a POST with this JSON body; absent: a GET. */
  readonly body?: object;
  /** The most bytes of the answer that are read, after decompression; undefined: as many as of any answer. */
  readonly mostBytes?: number;
  /** It asks what is offered: tried once. */
  readonly isProbe?: true;
  /** The meaning of the verdict `absent`; undefined: this operation can't give it. */
  readonly absent?: NotFound;
  /**
   * Reads a JSON object or list; one of many rows with turns for other work. Throws or rejects with `NotFound`,
   * `InvalidResponse` or `Unavailable`.
   */
  read(json: object): T | Promise<T>;
}

/** The answer to a request for realizations by their codes. */
export interface RealizationsAnswer {
  /** One realization for each code that was found. */
  readonly found: ReadonlyMap<string, Realization>;
  /** The error of a code that was not found: `NotFound` only where the answer is sure to be whole. */
  missing(code: RealizationCode): Error;
  /** Whether rows may have been cut off, so that missing codes are worth another request. */
  readonly mayBeCut: boolean;
}

/** An HTTP answer, before it is understood. */
export interface HttpAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly isEmpty: boolean;
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown;
}

export type Verdict =
  /**
   * The quota, or the rate of calls, is used up: `QuotaExceeded`, and a cooldown. `waitMs`: the wait that the body tells; the header `Retry-After`
   * goes first.
   */
  | { readonly is: 'quota'; readonly limit: 'quota' | 'rate'; readonly waitMs?: number | undefined }
  | { readonly is: 'refused'; readonly what: 'key' | 'access' }
  /** There is no such code or id. */
  | { readonly is: 'absent' }
  /** The body is one that the operation can read. */
  | { readonly is: 'answer' }
  /** Nothing more than HTTP itself says by the status. */
  | { readonly is: 'http' };

/** A verdict, and the status that it rests on: a body may name another than the head. */
export type Judged = Verdict & { readonly status: number };

/**
 * The forms of codes and ids. Only a value that one of these returned reaches the study API. Typed texts have
 * ASCII hyphens and no invisible characters (`normalizeTyped`).
 */
export interface CodeForms {
  /** Whether a typed text is a code in its canonical and usual form, with no characters around it. */
  isUsualCode(typed: string): typed is RealizationCode;
  /** Reads one typed code, in any of its forms, without the characters around it; canonical. */
  realizationCode(token: string): RealizationCode | undefined;
  /** A code never passes as an id. */
  realizationId(token: string): RealizationId | undefined;
  courseUnitId(token: string): CourseUnitId | undefined;
  buildingId(token: string): BuildingId | undefined;
  /** Reads a word as a course unit's code, canonical; undefined where something else is as likely. */
  courseUnitCode(word: string): CourseUnitCode | undefined;
  /** The code of the course unit that a realization is a run of. */
  courseUnitOf(code: RealizationCode): CourseUnitCode;
  /** The run of a course unit with a suffix, such as `3015`; undefined where that is no code. */
  run(unit: CourseUnitCode, suffix: string): RealizationCode | undefined;
  /** The undoubted codes in running text, canonical, in order, without repeats; in linear time. */
  inText(text: string): RealizationCode[];
  /** A text that is addressed to the app, with carelessly typed codes in the form that `inText` finds. */
  mended(text: string): string;
  /** Whether a word resembles a code enough to be looked up when a question holds no undoubted one. */
  isNearlyCode(word: string): boolean;
}

// How it is found out what is offered.

/** One thing that is asked for, by a few requests. */
export interface ExtraProbe {
  readonly about: ExtraAbout;
  /** The first that tells a verdict is the last. */
  readonly steps: readonly ProbeStep[];
}

export interface ProbeStep {
  /** What is asked, in a few words for an operator. */
  readonly asks: string;
  readonly call: Call<ProbeAnswer>;
  /** What it tells that nothing comes back, and that more comes back than is read. */
  readonly nothing: ProbeAnswer;
  readonly tooLarge: ProbeAnswer;
  /** Its no may be that of the language that it is asked in alone. */
  readonly isOfLanguage?: true;
}
