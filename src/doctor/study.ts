/** Whether the study API answers and accepts the key, by one request for a code that no realization has. */

import { AccessRefused, InvalidResponse, NotFound, NoWay, QuotaExceeded, Unavailable } from '../errors.ts';
import { counted } from '../language.ts';
import type { Network } from '../network/network.ts';
import { createStudyClient } from '../study-client/client.ts';
import { parseCourseUnitCode, parseRealizationCode, runOf } from '../study-client/codes.ts';
import { GATEWAY } from '../study-client/gateway/index.ts';
import { ask, type Finding, fail, type Look, ok, warn } from './findings.ts';

/** A code of the right shape that no realization has. */
const UNKNOWN_CODE = 'COURSEBELL-0';
const ABOUT = 'study API';

export interface StudyAccess {
  readonly url: string;
  readonly key: string;
  readonly timeZone: string;
  readonly freshSeconds: number;
  readonly runSuffixes: readonly string[];
}

interface StudyFindings {
  readonly findings: readonly Finding[];
  /** How far our clock is ahead of the study API's, in milliseconds. */
  readonly ahead: number | undefined;
}

/** Asks as the app does. Asks once more without the key, for the date alone: that costs no quota. */
export async function checkStudy(access: StudyAccess, look: Look): Promise<StudyFindings> {
  const { network } = look;
  const [finding, dated] = await Promise.all([askForNone(access, network), ask(access.url, {}, look)]);
  const runs =
    finding === ACCEPTED && access.runSuffixes.length > 0 ? [await askForRuns(access, network)] : [];
  return { findings: [finding, ...runs], ahead: dated.ahead };
}

async function askForNone(access: StudyAccess, network: Network): Promise<Finding> {
  const study = createStudyClient({ ...access, network, gateway: GATEWAY });
  try {
    const code = parseRealizationCode(UNKNOWN_CODE);
    if (code === undefined) throw new TypeError(UNKNOWN_CODE);
    await study.realization(code, 'en');
    return ACCEPTED;
  } catch (error) {
    return found(error);
  } finally {
    study.close();
  }
}

/** A unit's code of the right shape that no course unit has. */
const UNKNOWN_UNIT = 'XX00XX00';
const RUNS = 'course-unit codes';

/** One request for all suffixes of a course unit that does not exist, as for a unit's code that a person types. */
async function askForRuns(access: StudyAccess, network: Network): Promise<Finding> {
  const study = createStudyClient({ ...access, network, gateway: GATEWAY });
  const unit = parseCourseUnitCode(UNKNOWN_UNIT);
  const codes = access.runSuffixes.flatMap((suffix) => (unit && runOf(unit, suffix)) ?? []);
  const asked = `a search for ${counted(codes.length, 'unknown code')}`;
  try {
    if (unit === undefined || codes.length === 0)
      return warn(RUNS, 'STUDY_RUN_SUFFIXES fits no code', 'Set it to suffixes such as 3001-3040.');
    const { value } = await study.runs(unit, codes, 'en');
    return value.length === 0
      ? ok(RUNS, `${asked} is answered with nothing, as it should be`)
      : warn(RUNS, `${asked} is answered with ${counted(value.length, 'realization')}`, NARROWER);
  } catch (error) {
    return warn(RUNS, `${asked} fails: ${error instanceof Error ? error.message : 'unknown'}`, NARROWER);
  } finally {
    study.close();
  }
}

const NARROWER = 'Set STUDY_RUN_SUFFIXES to fewer suffixes, or to nothing, which ends these searches.';

const ACCEPTED = ok(ABOUT, 'answers, and accepts the key');

/** The finding for a failed request. The messages of `errors.ts` hold no key and no address. */
function found(error: unknown): Finding {
  if (error instanceof NotFound) return ACCEPTED;
  if (error instanceof AccessRefused) return shutOut(error);
  if (error instanceof QuotaExceeded) return overUsed(error);
  if (error instanceof NoWay) return fail(ABOUT, error.message, error.next);
  if (error instanceof Unavailable) return fail(ABOUT, error.message, error.next ?? WAIT);
  if (error instanceof InvalidResponse) return notUnderstood(error);
  return fail(ABOUT, 'could not be asked', 'Check STUDY_API_URL.');
}

const WAIT =
  'Check STUDY_API_URL and the network; if both are right, wait: what was asked before is still answered.';

function shutOut({ what, message }: AccessRefused): Finding {
  const next = {
    key: 'Set STUDY_API_KEY to a key of an active subscription.',
    access:
      'The key is not in question. Ask who runs the study API, or the firewall or proxy before it, to let this machine’s address in.',
  };
  return fail(ABOUT, what === 'key' ? 'refuses the key' : message, next[what]);
}

function notUnderstood({ message, redirect }: InvalidResponse): Finding {
  const next =
    redirect === undefined
      ? 'Check that STUDY_API_URL is the base address, with its path and without an operation.'
      : 'No redirect is followed, so that the key goes to no other host. Set STUDY_API_URL to the address that it leads to, if that is the study API.';
  return fail(ABOUT, message, next);
}

function overUsed({ limit, retryAt }: QuotaExceeded): Finding {
  const until = retryAt === undefined ? '' : ` until ${new Date(retryAt).toISOString()}`;
  if (limit === 'rate')
    return warn(ABOUT, `accepts the key, and limits its rate${until}`, 'Look again later.');
  const next = 'Ask for a larger quota, or raise STUDY_CACHE_FRESH_SECONDS and FOLLOW_CHECK_SECONDS.';
  return fail(ABOUT, `accepts the key, whose quota is used up${until}`, next);
}
