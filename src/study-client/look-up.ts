import { InvalidRequest, isUpstreamError, LimitReached } from '../errors.ts';
import type { Language } from '../language.ts';
import { parseRealizationCode, parseRealizationId } from './codes.ts';
import type { Found, LookUp, NearUnits, Need, Realization, StudyClient } from './model.ts';

/**
 * Looks up one realization by its typed code or id.
 * Rejects with `InvalidRequest` where the text is neither, and with the study client's errors.
 */
export async function lookUp(
  study: StudyClient,
  typed: string,
  language: Language,
  need?: Need,
): Promise<Found<Realization>> {
  const id = parseRealizationId(typed);
  if (id !== undefined) return study.realizationById(id, language, need);
  const code = parseRealizationCode(typed);
  if (code === undefined) throw new InvalidRequest({ about: 'realization-code', input: typed });
  return study.realization(code, language, need);
}

/** The answer to a request for one or several realizations. */
export interface Answered {
  /** The realization, where one was asked for. */
  readonly only: Found<Realization> | undefined;
  readonly lookUps: readonly LookUp[];
  /** What was looked for by course units' codes; absent where none was typed. */
  readonly near?: NearUnits | undefined;
}

/**
 * Looks up typed codes and ids, in their order. Rejects where one cause is all there is to show: the failure of
 * the only code, or trouble upstream or a limit of use that struck every code. Any other failure stays in the
 * list with its own reason, an unexpected one too: it must not cost the realizations that were found.
 */
export async function answerRealizations(
  study: StudyClient,
  asked: readonly string[],
  language: Language,
): Promise<Answered> {
  const settled = await Promise.allSettled(asked.map((typed) => lookUp(study, typed, language)));
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one] : []));
  const [failure] = failures;
  const isOneCause = asked.length === 1 || failures.every(({ reason }) => struckAll(reason));
  if (failure && failures.length === asked.length && isOneCause) throw failure.reason;
  const all = settled.map((one, at): LookUp => {
    const typed = asked[at] ?? '';
    return one.status === 'fulfilled'
      ? { asked: typed, found: one.value }
      : { asked: typed, error: one.reason };
  });
  const lookUps = eachOnce(all);
  const [first] = lookUps;
  const only = lookUps.length === 1 && first && 'found' in first ? first.found : undefined;
  return { only, lookUps };
}

/** Leaves out realizations that were found before: a code and an id may be of the same one. */
export function eachOnce(lookUps: readonly LookUp[]): LookUp[] {
  const seen = new Set<string>();
  return lookUps.filter((one) => {
    if (!('found' in one)) return true;
    const { code } = one.found.value;
    return !seen.has(code) && seen.add(code);
  });
}

const struckAll = (error: unknown): boolean => isUpstreamError(error) || error instanceof LimitReached;
