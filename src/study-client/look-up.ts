import { InvalidRequest, isUpstreamError, LimitReached } from '../errors.ts';
import type { Language } from '../language.ts';
import { parseRealizationCode, parseRealizationId } from './codes.ts';
import type { Found, LookUp, Need, Realization, StudyClient } from './model.ts';

/**
 * Looks up realizations by what was typed, codes and numeric ids mixed, in the asked order. A failure stays
 * with its own code: the others are answered all the same.
 */
function lookUpRealizations(
  study: StudyClient,
  asked: readonly string[],
  language: Language,
): Promise<LookUp[]> {
  return Promise.all(
    asked.map(async (typed): Promise<LookUp> => {
      try {
        return { asked: typed, found: await lookUp(study, typed, language) };
      } catch (error) {
        return { asked: typed, error };
      }
    }),
  );
}

/**
 * Looks up one realization by its code or numeric id.
 * Rejects with `InvalidRequest` where what was typed is neither, and with the study client's errors.
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
}

/**
 * Looks up what was asked. Rejects where one cause is all there is to show: the failure of the only code, or
 * trouble upstream or a limit of use that struck every code. Any other failure stays in the list with its own
 * reason, an unexpected one too: it must not cost what was found beside it.
 */
export async function answerRealizations(
  study: StudyClient,
  asked: readonly string[],
  language: Language,
): Promise<Answered> {
  const [first = ''] = asked;
  // Nearly everybody asks for one realization. Nothing has to be gathered for that.
  if (asked.length === 1) {
    const found = await lookUp(study, first, language);
    return { only: found, lookUps: [{ asked: first, found }] };
  }
  const lookUps = eachOnce(await lookUpRealizations(study, asked, language));
  const [one] = lookUps;
  if (one && 'found' in one && lookUps.length === 1) return { only: one.found, lookUps };
  const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  const errors = lookUps.flatMap((one) => ('error' in one ? [one.error] : []));
  const [cause] = errors;
  if (found.length === 0 && errors.length > 0 && errors.every(struckAll)) throw cause;
  return { only: undefined, lookUps };
}

/** Leaves out realizations that were found before: a code and an id may be of the same one. */
function eachOnce(lookUps: readonly LookUp[]): LookUp[] {
  const seen = new Set<string>();
  return lookUps.filter((one) => {
    if (!('found' in one)) return true;
    const { code } = one.found.value;
    return !seen.has(code) && seen.add(code);
  });
}

const struckAll = (error: unknown): boolean => isUpstreamError(error) || error instanceof LimitReached;
