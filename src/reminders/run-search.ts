/**
 * Searches for the new runs of followed course units and groups, where the study API offers that: one search for each, by
 * however many it is followed. Else they are sought as `new-runs.ts` says.
 */
import { InvalidResponse, isUpstreamError } from '../errors.ts';
import type { Language } from '../language.ts';
import { isRecent, untilAborted } from '../primitives.ts';
import type { Facts, Store } from '../store/store.ts';
import { unitOfTopic } from '../study-client/codes.ts';
import { extraOf, refusalOf, searchedSince } from '../study-client/extras.ts';
import {
  type Criteria,
  type Extra,
  isGroupTopic,
  type LocalDay,
  type Realization,
  type Searched,
  type StudyClient,
  topicName,
} from '../study-client/model.ts';
import { readRun, topicsOf } from './new-runs.ts';

/** What the study API offers, and the zone of its days. */
export interface Searchable {
  readonly can: (extra: Extra) => boolean;
  readonly zone: string;
}

interface SearchOptions {
  readonly store: Pick<Store, 'runFollows'>;
  readonly study: Pick<StudyClient, 'search' | 'realization'>;
  readonly searches: Searchable;
  readonly now: () => number;
  readonly checkEveryMs: number;
  readonly rest: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** A topic, as the store has it. */
type Topic = Awaited<ReturnType<Store['runFollows']['topics']>>[number];

/** So many searches are made at a time: half of what the background may. */
const AT_ONCE = 4;
/** For this part of the time between checks nothing is searched for again: a check may be repeated. */
const SHARE = 0.8;

/** What a topic's runs are searched by. Undefined: by nothing. */
export function criteriaOf(topic: string, since: LocalDay): Criteria | undefined {
  if (isGroupTopic(topic)) return { group: topicName(topic), since };
  const unit = unitOfTopic(topic);
  return unit && { unit };
}

/** Whether a topic's runs are searched for now. */
export function isSearched(topic: string, { can }: Pick<Searchable, 'can'>): boolean {
  const criteria = criteriaOf(topic, '');
  return criteria !== undefined && can(extraOf(criteria));
}

/**
 * Searches for all that is due, what was searched for the longest ago first: a quota may end on the way. Trouble of the
 * study API leaves the rest to the next check. Rejects if the store is in trouble, or `signal` is aborted.
 * @returns the topics that are to be sought without a search
 */
export async function searchNewRuns(topics: readonly Topic[], options: SearchOptions): Promise<Topic[]> {
  const { now, checkEveryMs, rest, signal } = options;
  const isDue = ({ searchedAt }: Topic): boolean =>
    searchedAt === undefined || !isRecent(searchedAt, now(), checkEveryMs * SHARE);
  const due = topics.filter(isDue).toSorted((one, other) => (one.searchedAt ?? 0) - (other.searchedAt ?? 0));
  const left: Topic[] = [];
  const refused = new Set<Extra>();
  for (let from = 0; from < due.length; from += AT_ONCE) {
    if (from > 0) await rest();
    signal.throwIfAborted();
    const some = due.slice(from, from + AT_ONCE);
    const outcomes = await Promise.all(some.map((one) => searchOne(one, refused, options)));
    left.push(...some.filter((_, at) => outcomes[at] === 'otherwise'));
  }
  return left;
}

/** `otherwise`: it is not offered, or tells nothing. */
async function searchOne(
  topic: Topic,
  refused: Set<Extra>,
  options: SearchOptions,
): Promise<'searched' | 'otherwise' | 'trouble'> {
  const { study, searches, now, signal } = options;
  const criteria = criteriaOf(topic.topic, searchedSince(searches.zone, now()));
  const [language] = topic.languages;
  const extra = criteria && extraOf(criteria);
  if (!criteria || !extra || !language || refused.has(extra) || !searches.can(extra)) return 'otherwise';
  try {
    const { value } = await untilAborted(signal, study.search(criteria, language, 'fresh'));
    if (!tellsAll(topic, value)) return 'otherwise';
    await noteSearched(topic.topic, value.runs, language, options);
    return 'searched';
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    if (refusalOf(extra, error) !== undefined) refused.add(extra);
    return error instanceof InvalidResponse ? 'otherwise' : 'trouble';
  }
}

/** What was cut off is not known, and neither is what is new. Where no known run of a unit is found, units are not searched for. */
const tellsAll = ({ topic, known }: Topic, { runs, isTooBroad }: Searched): boolean =>
  !isTooBroad && (runs.length > 0 || known.length === 0 || isGroupTopic(topic));

async function noteSearched(
  topic: string,
  found: readonly Realization[],
  language: Language,
  { store: { runFollows }, study, now, signal }: SearchOptions,
): Promise<void> {
  // One that has ended is not told, and may not be asked for.
  const current = new Map(
    found
      .filter((run) => topicsOf(readRun(run, language), now()).includes(topic))
      .map((run) => [run.code as string, run]),
  );
  const fresh = await runFollows.unknown(topic, [...current.keys()]);
  const factsIn = async (run: Realization, asked: Language): Promise<Facts> => {
    const own = readRun(run, language).facts;
    if (asked === language && run.name !== run.code) return own;
    // Its words in that language: the dates are those of the search.
    const named = await study.realization(run.code, asked).catch(() => undefined);
    if (!named) return own;
    const { name, groups, language: of } = readRun(named.value, asked).facts;
    return { ...own, name, groups, language: of };
  };
  const runs = await untilAborted(
    signal,
    Promise.all(
      fresh.flatMap(({ code, language: asked }) => {
        const run = current.get(code);
        return run ? [factsIn(run, asked).then((facts) => ({ code, language: asked, facts }))] : [];
      }),
    ),
  );
  await runFollows.searched(topic, { codes: found.map(({ code }) => code), runs }, now());
}
