/** One search for the realizations of several codes: each code gets its own answer, or its own failure. */
import { InvalidResponse, NotFound, Unavailable } from '../../errors.ts';
import type { Language } from '../../language.ts';
import type { Realization, RealizationCode } from '../model.ts';
import type { Upstream } from '../transport/upstream.ts';
import { readSearch, type Search } from './realization.ts';

/** A code, and the workspace in which it is waited for; undefined: in none. */
export interface Asked {
  readonly code: RealizationCode;
  readonly workspace: string | undefined;
}

/** The upstream, the language of the question, and the zone of the local dates in the answer. */
export interface Question {
  readonly upstream: Upstream;
  readonly timeZone: string;
  readonly language: Language;
}

type Answer = Search<Realization>;
type Outcome = Realization | Error;

/**
 * An answer of so many rows may have been cut off: the study API is reported to give a thousand or so at
 * most.
 */
const PERHAPS_CUT = 900;
/** The most searches for one batch, where answers may have been cut off. */
const MOST_ROUNDS = 5;

/**
 * Searches for codes; the outcomes are in their order. `all` must hold a code: the upstream answers an empty
 * list with everything it has. Rejects where no answer comes.
 */
export async function search(
  question: Question,
  all: readonly Asked[],
  rounds = MOST_ROUNDS,
): Promise<Outcome[]> {
  const found = await ask(question, all);
  const absent = all.filter(({ code }) => !found.rows.has(code));
  const isCut = found.count >= PERHAPS_CUT && absent.length > 0;
  const hasProgress = absent.length < all.length;
  const again = isCut ? await searchAgain(question, absent, hasProgress ? rounds - 1 : 0) : new Map();
  return all.map(({ code }) => found.rows.get(code) ?? again.get(code) ?? missing(code, found));
}

/**
 * Asks alone for the codes that an answer lacks. Codes match loosely, so rows of other codes may have filled
 * the answer until it was cut off. Never rejects, since the rest has been found.
 */
async function searchAgain(
  question: Question,
  absent: readonly Asked[],
  rounds: number,
): Promise<Map<RealizationCode, Outcome>> {
  const failed = (error: Error): Outcome[] => absent.map(() => error);
  const outcomes =
    rounds === 0
      ? failed(new InvalidResponse('search: the answer may be cut off'))
      : await search(question, absent, rounds).catch(failed);
  return new Map(absent.map(({ code }, at) => [code, outcomes[at] as Outcome]));
}

async function ask({ upstream, timeZone, language }: Question, all: readonly Asked[]): Promise<Answer> {
  const codes = new Set(all.map(({ code }) => code));
  const call = { operation: 'search', path: ['realization', 'search'], language } as const;
  const workspaces = new Set(all.flatMap(({ workspace }) => workspace ?? []));
  const json = await upstream.ask({ ...call, body: { codes: [...codes] } }, [...workspaces]);
  return readSearch(json, codes, { language, timeZone });
}

/**
 * The error for a code without a row. The code does not exist, unless a fault is reported, or a row could not
 * be read: that may have been this one. "It does not exist" must not be said on a guess.
 */
function missing(code: RealizationCode, { unreadable, hasFault }: Answer): Error {
  if (hasFault) return new Unavailable('down', 'search: status error');
  return unreadable === 0
    ? new NotFound('realization', code)
    : new InvalidResponse(`search: ${unreadable} unreadable rows`);
}
