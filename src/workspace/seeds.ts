/**
 * Learns the codes of `SEED_CODES_FILE`: reads them from the study API, in the background and by one replica, so that every
 * workspace finds these courses by name before a person has looked them up.
 */
import { createHash } from 'node:crypto';
import { isUpstreamError, NotFound } from '../errors.ts';
import { counted, type Language } from '../language.ts';
import { inPieces } from '../primitives.ts';
import { GIVEN_TO_ALL } from '../store/history.ts';
import type { Store } from '../store/store.ts';
import { isRealizationCode, runOf } from '../study-client/codes.ts';
import { searchedSince } from '../study-client/extras.ts';
import type { CourseUnitCode, Realization, StudyClient } from '../study-client/model.ts';
import { groupsOf, namesOf } from './history.ts';
import type { Seed } from './seed-file.ts';
import type { StudyExtras } from './study-extras.ts';

/** The most courses that are kept of what the file names: a unit or a group has several. */
const MOST_GIVEN = 5000;
/** So many codes are asked for at once: the study client joins them into searches of a hundred. */
const PAGE = 300;
/** So many searches, of a unit or group each, are made at once: half of what the background may. */
const AT_ONCE = 4;
const HOUR = 3_600_000;
/** Codes that were learned are read again after this long, in milliseconds: names change seldom. */
const AGAIN = 7 * 24 * HOUR;
/** Those that could not be read are tried again after this long, in milliseconds. */
const RETRY = HOUR / 4;
/** They count as seen so long ago, in milliseconds: what people look up stands before them. */
const SEEN_AGO = 100 * 24 * HOUR;

/** How it went. A code that does not exist, or that can't be searched for, is no failure. */
interface Learned {
  readonly outcome: 'ok' | 'partly' | 'failed' | 'skipped';
  readonly detail?: string;
}

export interface Seeds {
  /** Learns what is due, if this replica may. Never rejects. @param signal ends it between two requests */
  look(signal: AbortSignal): Promise<void>;
}

interface SeedsOptions {
  readonly seeds: readonly Seed[];
  readonly study: Pick<StudyClient, 'realization' | 'runs' | 'search'>;
  readonly store: Pick<Store, 'seenCourses'>;
  readonly extras: Pick<StudyExtras, 'can' | 'states'>;
  /** The suffixes by which a unit's runs are searched for where units are not. */
  readonly suffixes: readonly string[];
  readonly language: Language;
  /** The study API's zone. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Between two pieces of the work (`createRests`). */
  readonly rest: () => Promise<void>;
  /** Does work that no request waits for, and tells of its failure. Never rejects. */
  readonly background: (work: () => Promise<Learned>) => Promise<unknown>;
  /**
   * Does work unless a replica is at it, or has done it lately. Rejects as the work does.
   * @param name of the work
   * @param work resolves to how long it need not be done again, in milliseconds; undefined: it was cut short
   */
  readonly alone: (name: string, work: () => Promise<number | undefined>) => Promise<boolean>;
}

/** What came of one code. `later`: it is not known yet whether the study API searches for it. */
type Told = readonly Realization[] | 'failed' | 'later';

export function createSeeds(options: SeedsOptions): Seeds {
  const { seeds, study, store, extras, suffixes, language, zone, now, rest, background, alone } = options;
  // Another file, or another way to read it, is other work.
  const name = `seeds ${createHash('sha256')
    .update(JSON.stringify([language, seeds]))
    .digest('base64url')
    .slice(0, 22)}`;
  /** Those that this process has still to learn. */
  let left: readonly Seed[] = seeds;

  const keep = async (found: readonly Realization[]): Promise<void> => {
    const seenAt = now() - SEEN_AGO;
    const rows = found
      .filter(({ code }) => isRealizationCode(code))
      .map((one) => ({
        ...{ workspace: GIVEN_TO_ALL, code: one.code, seenAt },
        ...{ names: namesOf(one, language), groups: groupsOf(one) },
      }));
    if (rows.length > 0) await store.seenCourses.put(rows, MOST_GIVEN);
  };

  const runsOfUnit = async (unit: CourseUnitCode): Promise<Told> => {
    if (extras.can('search-unit')) return (await study.search({ unit }, language)).value.runs;
    const near = suffixes.flatMap((suffix) => runOf(unit, suffix) ?? []);
    return near.length === 0 ? [] : (await study.runs(unit, near, language)).value;
  };
  const runsOfGroup = async (group: string): Promise<Told> => {
    if (!extras.can('search-group')) return isUndecided() ? 'later' : [];
    return (await study.search({ group, since: searchedSince(zone, now()) }, language)).value.runs;
  };
  const runsOf = async (seed: Seed): Promise<Told> => {
    if (seed.is === 'unit') return runsOfUnit(seed.code);
    if (seed.is === 'group') return runsOfGroup(seed.code);
    return [(await study.realization(seed.code, language)).value];
  };
  const isUndecided = (): boolean =>
    extras.states().some(({ extra, verdict }) => extra === 'search-group' && verdict === 'undecided');

  /** Learns what is left. Undefined: it was ended. */
  const learnLeft = async (signal: AbortSignal): Promise<Learned | undefined> => {
    const due = left;
    const answers: Told[] = [];
    for (const part of partsOf(due)) {
      if (signal.aborted) return undefined;
      const some = await Promise.all(part.map((seed) => runsOf(seed).catch(toldByFailure)));
      await keep(some.flatMap((one) => (typeof one === 'string' ? [] : one)));
      answers.push(...some);
      await rest();
    }
    left = due.filter((_, at) => typeof answers[at] === 'string');
    const failed = answers.filter((one) => one === 'failed').length;
    if (failed === 0) return { outcome: 'ok' };
    const detail = `${failed} of ${counted(due.length, 'code')} of SEED_CODES_FILE not read`;
    return { outcome: failed < due.length ? 'partly' : 'failed', detail };
  };

  return {
    look: async (signal) => {
      if (seeds.length === 0) return;
      await background(async () => {
        let ended: Learned | undefined;
        await alone(name, async () => {
          if (left.length === 0) left = seeds;
          ended = await learnLeft(signal);
          return ended && (left.length === 0 ? AGAIN : RETRY);
        });
        return ended ?? { outcome: 'skipped' };
      });
    },
  };
}

/** In the order of the file: codes of realizations in pages, others a few at a time. */
function partsOf(seeds: readonly Seed[]): Seed[][] {
  const isOfRun = ({ is }: Seed): boolean => is === 'realization';
  const others = seeds.filter((seed) => !isOfRun(seed));
  return [...inPieces(seeds.filter(isOfRun), PAGE), ...inPieces(others, AT_ONCE)];
}

/** What does not exist is learned as well. Rethrows what is no trouble of the study API. */
function toldByFailure(error: unknown): Told {
  if (error instanceof NotFound) return [];
  if (isUpstreamError(error)) return 'failed';
  throw error;
}
