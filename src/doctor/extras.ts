/** What the study API offers beside its four operations: as the store has it, or asked now about one course. */
import { NotFound } from '../errors.ts';
import { duration } from '../language.ts';
import type { StudyExtraNote } from '../store/store.ts';
import { createStudyClient } from '../study-client/client.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { GATEWAY } from '../study-client/gateway/index.ts';
import type { Extra, StudyClient } from '../study-client/model.ts';
import { createExtras, type ExtraState, type StudyExtras } from '../workspace/study-extras.ts';
import { type Finding, type Look, ok, skip, warn } from './findings.ts';
import type { StudyAccess } from './study.ts';

/** What the store tells. */
export interface KeptOfExtras {
  readonly notes: readonly StudyExtraNote[];
  /** Codes of courses that were there lately, the surest first. */
  readonly codes: readonly string[];
}

/** That it is to be asked now. `code`: of the course that it is asked about; undefined: one that the store knows. */
export interface ProbeWish {
  readonly code: string | undefined;
}

interface ExtrasOptions {
  readonly access: StudyAccess & { readonly extras: 'auto' | readonly Extra[] };
  readonly kept: KeptOfExtras | undefined;
  /** Undefined: nothing is asked. */
  readonly probe: ProbeWish | undefined;
}

const ABOUT = 'extras';
const NAME_ONE = 'Name a course that there is: npm run doctor -- --probe TX00EY23-3015.';

/** Tells of each extra whether it is on. Never rejects. */
export async function checkExtras({ access, kept, probe }: ExtrasOptions, look: Look): Promise<Finding[]> {
  if (!GATEWAY.extras) return [];
  const study = createStudyClient({ ...access, network: look.network, gateway: GATEWAY });
  const failures: unknown[] = [];
  const configured = probe ? 'auto' : access.extras;
  const extras = createExtras({
    ...{ access, configured, study, now: look.now, store: ofOneProcess(probe ? [] : (kept?.notes ?? [])) },
    background: (work) => work().catch((error: unknown) => failures.push(error)),
    alone: (work) => work(),
  });
  try {
    const unknown = probe && (await meet(probe.code ? [probe.code] : (kept?.codes ?? []), study, extras));
    if (unknown) return [unknown];
    await extras.look(AbortSignal.timeout(WITHIN));
  } finally {
    study.close();
  }
  const given =
    probe && access.extras !== 'auto' ? [ok(ABOUT, 'STUDY_API_EXTRAS decides what is used of these')] : [];
  return [
    ...given,
    ...extras.states().map((state) => findingOf(state, look.now())),
    ...failures.map((error) => warn(ABOUT, `not all was asked: ${wordsOf(error)}`, 'Ask again later.')),
  ];
}

/** The longest that all requests may take, in milliseconds. */
const WITHIN = 60_000;

/** Lets the keeper know a course that there is. @returns what is in the way */
async function meet(
  codes: readonly string[],
  study: StudyClient,
  extras: Pick<StudyExtras, 'found'>,
): Promise<Finding | undefined> {
  for (const typed of codes) {
    const code = parseRealizationCode(typed);
    if (code === undefined) continue;
    try {
      const { value } = await study.realization(code, 'en');
      // A name tells most in its own language.
      const language = value.nameLanguage ?? 'en';
      extras.found(language === 'en' ? value : (await study.realization(code, language)).value, language);
      return undefined;
    } catch (error) {
      if (!(error instanceof NotFound)) return warn(ABOUT, `not asked: ${wordsOf(error)}`, NEXT);
    }
  }
  return warn(ABOUT, codes.length > 0 ? 'there is no such course' : 'no course is known', NAME_ONE);
}

const NEXT = 'See what is said of the study API above.';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

function findingOf({ extra, verdict, reason, askedAt }: ExtraState, now: number): Finding {
  const when = askedAt === undefined ? '' : `, ${duration(now - askedAt)} ago`;
  const found = `${verdict} (${reason}${when})`;
  return verdict === 'undecided' ? skip(`extra ${extra}`, found) : ok(`extra ${extra}`, found);
}

/** What the keeper of extras keeps, while this process runs. */
function ofOneProcess(notes: readonly StudyExtraNote[]): Parameters<typeof createExtras>[0]['store'] {
  const taken = new Set<string>();
  return {
    studyExtras: {
      of: async (service) => notes.filter((note) => note.service === service),
      put: async () => {},
    },
    claims: {
      take: async (name) => !taken.has(name) && taken.add(name).has(name),
    },
  };
}
