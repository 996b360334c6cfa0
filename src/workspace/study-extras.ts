/**
 * What the study API offers beside its four operations. It is found out by a few small requests a day, of one replica, about a
 * course that was looked up, and kept for all replicas. Rules: `docs/extras.md`.
 */
import { createHash } from 'node:crypto';
import { AccessRefused, InvalidResponse, NotFound } from '../errors.ts';
import { type Language, standInsOf } from '../language.ts';
import { isRecent, withTimeout } from '../primitives.ts';
import type { Store, StudyExtraNote } from '../store/store.ts';
import { isoDate, nowIn } from '../study-client/days.ts';
import { extraOf } from '../study-client/extras.ts';
import {
  type AskableProbe,
  type AskableStep,
  EXTRAS,
  type Extra,
  type ExtraAbout,
  type ExtraVerdict,
  type FirstUse,
  type LocalDay,
  type ProbeAnswer,
  type Realization,
  type StudyClient,
  type StudyEvent,
} from '../study-client/model.ts';

/** What is known of an extra. */
export interface ExtraState {
  readonly extra: Extra;
  readonly verdict: ExtraVerdict;
  /** In our own words, for an operator. */
  readonly reason: string;
  /** When it was found out, in epoch milliseconds; undefined: by the configuration, or not yet. */
  readonly askedAt?: number | undefined;
}

export interface StudyExtras {
  /** Whether an extra may be used now. */
  can(extra: Extra): boolean;
  states(): readonly ExtraState[];
  /** Whether an extra was not asked for yet, so that what is not known of it may be known soon. */
  isAwaited(extra: Extra): boolean;
  /** Takes a course that was found: what is offered is asked about it. */
  found(run: Realization, language: Language): void;
  /** Whether nothing is known of an extra, so that the request of a person may be its first use. */
  mayTry(extra: Extra): boolean;
  /**
   * Lets the request of a person be the first use of an extra of which nothing is known: it is on from then on where the answer
   * proves it, and off where it is refused. Asks for nothing where anything is known. Never rejects.
   * @param uses of one extra: each is asked for where the one before brought nothing
   */
  tryOut(uses: readonly UseIn[]): Promise<void>;
  /** Takes what a real request has shown. */
  heard(event: StudyEvent): void;
  /** Asks what is due to be asked, if this replica may. Never rejects. @param signal ends it between two requests */
  look(signal: AbortSignal): Promise<void>;
}

/** A first use, in a language. */
export interface UseIn {
  readonly use: FirstUse;
  readonly in: Language;
}

interface StudyExtrasOptions {
  /** `auto`: found out; else those that are on. */
  readonly configured: 'auto' | readonly Extra[];
  /** The address and the key of the study API, of which a digest is kept. */
  readonly access: { readonly url: string; readonly key: string; readonly timeZone: string };
  readonly study: Pick<StudyClient, 'probes' | 'firstUse' | 'realization'>;
  readonly store: Pick<Store, 'studyExtras'> & { readonly claims: Pick<Store['claims'], 'take'> };
  /** Does work that no request waits for, and tells of its failure. Never rejects. */
  readonly background: (work: () => Promise<'ok' | 'skipped'>) => Promise<unknown>;
  /** Does work unless another replica is at it. Rejects as the work does. */
  readonly alone: (work: () => Promise<void>) => Promise<unknown>;
  /** The longest that a request waits for its first use, in milliseconds: what comes later still decides. */
  readonly patienceMs?: number;
  /** Told that a course was found about which something can be asked for the first time: `look` need not wait. */
  readonly onDue?: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const HOUR = 3_600_000;
/** A verdict is asked for again after this long, in milliseconds. */
const AGAIN = 24 * HOUR;
/** After a round that ended early nothing more is asked for this long, in milliseconds. */
const AFTER_TROUBLE = HOUR / 4;
/** The most requests a day for one service, of all replicas together. */
const MOST_A_DAY = 12;
/** After so many failed rounds in a row nothing is asked until a look-up works. */
const MOST_FAILED = 3;
/** The most first uses in a day that may bring nothing. */
const MOST_TRIED = 12;
/** The longest wait for a first use, in milliseconds, where the options give none. */
const PATIENCE = 3_000;
/** What bounds the searches by name and by group. */
const BOUND = 'start-date';

const ALL: readonly ExtraAbout[] = [BOUND, ...EXTRAS];

export function createExtras(options: StudyExtrasOptions): StudyExtras {
  const { configured, access, study, store, background, alone, now, onDue, patienceMs = PATIENCE } = options;
  const service = digestOf(access);
  const notes = new Map<ExtraAbout, StudyExtraNote>();
  let known: { readonly run: Realization; readonly language: Language } | undefined;
  let pausedAt = Number.NEGATIVE_INFINITY;
  /** So many rounds in a row were ended by a failure, and no look-up has worked since. */
  let failedRounds = 0;
  const dayNow = (): LocalDay => isoDate(nowIn(access.timeZone, now(), false).today);
  /** What ended the last rounds is asked about last, so that it keeps nothing else from being asked. */
  const troubled = new Set<ExtraAbout>();

  /** First uses that brought nothing lately, in epoch milliseconds; and extras whose first use has shown nothing at all. */
  let tried: readonly number[] = [];
  const unsure = new Set<Extra>();

  const verdictOf = (about: ExtraAbout): ExtraVerdict => notes.get(about)?.verdict ?? 'undecided';
  const askedAt = (about: ExtraAbout): number => notes.get(about)?.askedAt ?? 0;
  const isDue = (about: ExtraAbout): boolean => !notes.has(about) || !isRecent(askedAt(about), now(), AGAIN);
  const can = (extra: Extra): boolean => {
    if (configured !== 'auto') return configured.includes(extra);
    // The oldest rows come first, so that a search by name which no date bounds lacks what is new.
    return verdictOf(extra) === 'on' && (extra !== 'search-name' || isBound(notes));
  };
  const put = async (about: ExtraAbout, verdict: ExtraVerdict, reason: string): Promise<void> => {
    // That nothing was told takes nothing away.
    const before = verdict === 'undecided' ? notes.get(about) : undefined;
    const note = before
      ? { ...before, askedAt: now() }
      : { service, extra: about, verdict, reason, askedAt: now() };
    notes.set(about, note);
    await store.studyExtras.put([note]);
  };
  const reread = async (): Promise<void> => {
    for (const note of await store.studyExtras.of(service)) {
      const about = ALL.find((one) => one === note.extra);
      // What this process has just found out may not be written yet.
      if (about && note.askedAt >= (notes.get(about)?.askedAt ?? note.askedAt)) notes.set(about, note);
    }
  };
  /** Takes one of the requests of the day; false where all are used. */
  const mayAsk = async (): Promise<boolean> => {
    for (let nth = 1; nth <= MOST_A_DAY; nth += 1)
      if (await store.claims.take(`study-extras ${service} ${nth}`, now(), AGAIN)) return true;
    return false;
  };

  /** Asks steps in turn. */
  const askSteps = async ({ about, steps }: AskableProbe, signal: AbortSignal): Promise<StepsAnswer> => {
    for (const step of steps) {
      if (signal.aborted || !(await mayAsk())) return undefined;
      troubled.add(about);
      const told = await step.ask().catch(toldByFailure);
      troubled.delete(about);
      if (told !== 'next') return { step, told };
    }
    return 'all';
  };
  /** The steps from one on, about the same course in another language in which it has a name; undefined: there are none. */
  const inOtherLanguage = async (about: ExtraAbout, asks: string): Promise<AskableProbe | undefined> => {
    const [other] = known ? standInsOf(known.language) : [];
    if (!known || other === undefined) return undefined;
    const run = await study.realization(known.run.code, other).then(
      ({ value }) => value,
      (error: unknown) => {
        // It may not be there in that language.
        if (error instanceof NotFound) return undefined;
        throw error;
      },
    );
    if (!run || run.nameLanguage !== undefined || run.name === run.code) return undefined;
    const again = study.probes(run, dayNow(), other).find((one) => one.about === about);
    const from = again?.steps.findIndex((step) => step.asks === asks) ?? -1;
    return again && from >= 0 ? { about, steps: again.steps.slice(from) } : undefined;
  };
  /** The same, where a no may be that of the language alone: a service may search the names of one, whichever it is asked in. */
  const askAgain = async (
    answer: StepsAnswer,
    about: ExtraAbout,
    signal: AbortSignal,
  ): Promise<StepsAnswer> => {
    if (!isOfLanguageAlone(answer)) return answer;
    if (signal.aborted || !(await mayAsk())) return undefined;
    const other = await inOtherLanguage(about, answer.step.asks);
    return other ? askSteps(other, signal) : answer;
  };
  /** Asks the steps of one probe; false where nothing more can be asked for now. */
  const probe = async (one: AskableProbe, signal: AbortSignal): Promise<boolean> => {
    const { about } = one;
    const answer = await askAgain(await askSteps(one, signal), about, signal);
    if (answer === undefined || answer === 'all') return answer === 'all';
    const { step, told } = answer;
    const [verdict, why] =
      typeof told === 'string' ? ([told, WHY[told]] as const) : (['undecided', told.message] as const);
    await put(about, verdict, `${step.asks}: ${why}`);
    return true;
  };

  /**
   * What is due and can be asked about the known course; what failed last comes last. What is on is used all the same, so it comes
   * behind what may be offered again, and what was asked the longest ago first: the requests of a day may not be enough for all.
   */
  const dueNow = (): AskableProbe[] => {
    // The requests of the day would be used up while the service is down.
    if (!known || failedRounds >= MOST_FAILED || isRecent(pausedAt, now(), AFTER_TROUBLE) || !ALL.some(isDue))
      return [];
    return study
      .probes(known.run, dayNow(), known.language)
      .filter(({ about, steps }) => steps.length > 0 && isDue(about))
      .toSorted(
        (one, other) =>
          Number(troubled.has(one.about)) - Number(troubled.has(other.about)) ||
          Number(verdictOf(one.about) === 'on') - Number(verdictOf(other.about) === 'on') ||
          askedAt(one.about) - askedAt(other.about),
      );
  };
  const untilEnded = async (due: readonly AskableProbe[], signal: AbortSignal): Promise<boolean> => {
    for (const one of due) if (!(await probe(one, signal))) return true;
    return false;
  };
  const probeAll = async (due: readonly AskableProbe[], signal: AbortSignal): Promise<void> => {
    // A round that ends early goes on later.
    pausedAt = now();
    failedRounds += 1;
    const isEnded = await untilEnded(due, signal);
    failedRounds = 0;
    if (isEnded) return;
    pausedAt = Number.NEGATIVE_INFINITY;
  };

  /** Puts down what a real request has shown. */
  const noteUse = (extra: Extra, verdict: 'on' | 'off', reason: string): Promise<unknown> =>
    background(async () => {
      await put(extra, verdict, reason);
      return 'ok';
    });
  const found: StudyExtras['found'] = (run, language) => {
    failedRounds = 0;
    if (configured !== 'auto' || (known && tells(run, now()) < tells(known.run, now()))) return;
    const isTelling = known === undefined || tells(run, now()) > tells(known.run, now());
    known = { run, language };
    if (isTelling && ALL.some((about) => !notes.has(about))) onDue?.();
  };
  const mayTry = (extra: Extra): boolean => {
    tried = tried.filter((at) => isRecent(at, now(), AGAIN));
    return (
      configured === 'auto' &&
      verdictOf(extra) === 'undecided' &&
      !unsure.has(extra) &&
      tried.length < MOST_TRIED
    );
  };
  /** Whether the next use is to be tried. */
  const tryOne = async (extra: Extra, { use, in: language }: UseIn): Promise<boolean> => {
    tried = [...tried, now()];
    try {
      const { told, runs } = await study.firstUse(use, language);
      if (told === 'unsure') unsure.add(extra);
      if (told !== 'honoured') return told === 'nothing';
      await noteUse(extra, 'on', BY_USE);
      for (const run of runs) found(run, language);
    } catch (error) {
      // What refuses it was heard; all else says nothing of it. The request itself meets, and tells, what keeps it from an answer.
      if (error instanceof InvalidResponse && error.isTooLarge) unsure.add(extra);
    }
    return false;
  };

  return {
    can,
    isAwaited: (extra) => configured === 'auto' && !notes.has(extra),
    mayTry,
    tryOut: async (uses) => {
      for (const one of uses) {
        const extra = extraOf(one.use);
        if (!mayTry(extra) || !(await withTimeout(tryOne(extra, one), patienceMs))) return;
      }
    },
    states: () =>
      EXTRAS.map((extra) =>
        configured === 'auto'
          ? stateOf(extra, notes)
          : { extra, verdict: can(extra) ? 'on' : 'off', reason: 'by STUDY_API_EXTRAS' },
      ),
    found,
    heard: (event) => {
      // What is given stays: an operator has said that it is offered, and only this answer lacks it.
      const isFoundOut = configured === 'auto' && event.event === 'not-offered';
      if (isFoundOut && verdictOf(event.extra) !== 'off')
        void noteUse(event.extra, 'off', `a real request: ${event.why}`);
    },
    look: async (signal) => {
      if (configured !== 'auto') return;
      await background(async () => {
        await reread();
        const due = dueNow();
        if (due.length === 0) return 'skipped';
        await alone(() => probeAll(due, signal));
        return 'ok';
      });
    },
  };
}

/** The extras of a process without a store, which finds nothing out: those that the configuration names. */
export const givenExtras = (
  configured: 'auto' | readonly Extra[],
): Pick<StudyExtras, 'can' | 'mayTry' | 'tryOut' | 'isAwaited'> => ({
  can: (extra) => configured !== 'auto' && configured.includes(extra),
  mayTry: () => false,
  isAwaited: () => false,
  tryOut: async () => {},
});

/** A key may be refused for one operation, and one answer not be understood: all else is still asked. Rethrows what is about all. */
function toldByFailure(error: unknown): Error {
  if (error instanceof AccessRefused || error instanceof InvalidResponse) return error;
  throw error;
}

/** The last answer to steps, with what was asked; `all`: each led to the next. Undefined: nothing more can be asked for now. */
type StepsAnswer =
  | { readonly step: AskableStep; readonly told: Exclude<ProbeAnswer, 'next'> | Error }
  | 'all'
  | undefined;

const isOfLanguageAlone = (answer: StepsAnswer): answer is Exclude<StepsAnswer, 'all' | undefined> =>
  typeof answer === 'object' && answer.told === 'off' && answer.step.isOfLanguage === true;

const WHY = { on: 'honoured', off: 'ignored or not offered', undecided: 'nothing came back' } as const;

/** How much a run tells about what is offered: by its groups, its name, and a start that is still ahead. */
function tells({ studentGroups, name, nameLanguage, code, starts }: Realization, now: number): number {
  const isNamed = name !== code && nameLanguage === undefined;
  const isAhead = (starts?.at ?? 0) > now;
  return Number(studentGroups.length > 0) * 2 + Number(isNamed) * 2 + Number(isAhead);
}

const NOT_ASKED = 'not asked yet';
const BY_USE = 'a real request: honoured';

/**
 * Whether a search by name is bounded by its start date. As long as that was not asked for, a first use has shown it: its answer
 * was whole, and held nothing older.
 */
const isBound = (notes: ReadonlyMap<ExtraAbout, StudyExtraNote>): boolean =>
  notes.get(BOUND)?.verdict === 'on' || (!notes.has(BOUND) && notes.get('search-name')?.reason === BY_USE);

function stateOf(extra: Extra, notes: ReadonlyMap<ExtraAbout, StudyExtraNote>): ExtraState {
  const note = notes.get(extra);
  const bound = notes.get(BOUND);
  if (extra === 'search-name' && note?.verdict === 'on' && !isBound(notes))
    return {
      extra,
      verdict: bound?.verdict ?? 'undecided',
      reason: `its start date: ${bound?.reason ?? NOT_ASKED}`,
      askedAt: bound?.askedAt,
    };
  return note
    ? { extra, verdict: note.verdict, reason: note.reason, askedAt: note.askedAt }
    : { extra, verdict: 'undecided', reason: NOT_ASKED };
}

/** Names a service and a key without telling them. */
const digestOf = ({ url, key }: { readonly url: string; readonly key: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([url, key]))
    .digest('base64url')
    .slice(0, 22);
