/** Parts of the composition root that stand alone: what goes on in the background. */
import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { WebClient } from '@slack/web-api';
import type { Config } from './config.ts';
import { createRender } from './features/reminders/messages.ts';
import type { Language } from './language.ts';
import { leased, oncePer, repeat, type WhenCalm } from './ops/jobs.ts';
import type { Log } from './ops/log.ts';
import type { StudyObserver } from './ops/metrics.ts';
import { withTimeout } from './primitives.ts';
import { createReminderRunner, type ReminderRunner } from './reminders/runner.ts';
import type { Surroundings } from './slack/bolt.ts';
import type { PersonKey, Store } from './store/store.ts';
import type { Realization, StudyClient, StudyEvent } from './study-client/model.ts';
import type { Timing } from './study-client/timing.ts';
import { createRests } from './turns.ts';
import { createSeeds } from './workspace/seeds.ts';
import { createExtras, type StudyExtras } from './workspace/study-extras.ts';

const HOUR = 3_600_000;

/** Replacements for the outside world in a test. */
export interface Outside {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Waits until a pass may call Slack again; in real time by default. */
  readonly pace?: () => () => Promise<void>;
  /** Waits between two pieces of background work; in real time by default (`createRests`). */
  readonly rest?: (() => Promise<void>) | undefined;
  /** How long Slack's locale of a person is remembered, in milliseconds. */
  readonly rememberLocales?: number;
  /** How long an answer at hand waits for its asker's language, in milliseconds. */
  readonly languageWithin?: number;
  /** Whether people and channels are greeted; by default they are. */
  readonly greets?: boolean;
  /** Durations and bounds of the study client that replace its own. */
  readonly studyTiming?: Partial<Timing>;
  /** For how long HTTP requests are still taken after a stop began, in milliseconds. */
  readonly drainMs?: number;
  /** Resolves when a process that has just started has time for its regular work, or has stopped; at once by default. */
  readonly whenCalm?: WhenCalm | undefined;
  /** Called once when the socket to Slack is lost for good. By default nothing happens. */
  readonly onGivenUp?: (message: string) => void;
}

/** What the study client tells, for parts that are constructed after it. */
export type Studied = EventEmitter<{
  run: [run: Realization, asked: Language];
  event: [event: StudyEvent];
}>;

/** The parts that need no store. */
export interface Base {
  readonly context: Surroundings;
  readonly study: StudyClient;
  readonly studied: Studied;
  readonly observer: StudyObserver;
  readonly outside: Outside;
}

interface RemindersOptions {
  readonly store: Store;
  readonly clientOf: (workspace: string) => Promise<WebClient>;
  readonly changed: (person: PersonKey) => void;
  readonly extras: Pick<StudyExtras, 'can'>;
  /** Told of leases that have run out. */
  readonly ranOut: (leases: readonly string[]) => Promise<void>;
}

export function remindersOf(
  { reminders, links, support, study: { runSuffixes } }: Config,
  base: Base,
  { store, clientOf, changed, extras, ranOut }: RemindersOptions,
): ReminderRunner {
  const { now, jobs, zone, metrics, limits } = base.context;
  const { pace, rest, whenCalm } = base.outside;
  const runner = createReminderRunner({
    study: base.study,
    store,
    clientOf,
    ranOut,
    now,
    jobs,
    metrics,
    render: createRender(zone, links, support),
    horizonMs: reminders.horizonHours * HOUR,
    checkEveryMs: reminders.checkSeconds * 1000,
    suffixes: runSuffixes,
    searches: { can: extras.can, zone },
    onTold: ({ workspace, target, kind }) => kind === 'person' && changed({ workspace, user: target }),
    ...(pace && { pace }),
    rest,
    whenCalm,
  });
  // Reminders are for all followers: the person whose request starts a pass is not charged for it.
  const uncharged = (pass: ReminderRunner['look']) => (workspace: string) =>
    limits.apart(() => pass(workspace));
  return { ...runner, nudge: uncharged(runner.nudge), look: uncharged(runner.look) };
}

/** How often it is looked what the study API offers, in milliseconds: less than a minute after the first course was found. */
const LOOK_EVERY = 30_000;
/** After a course was found that tells more, in milliseconds: the answer about it goes out before. */
const LOOK_SOON = 1_000;
/** The longest that a stop waits for a request that is under way, in milliseconds. */
const LOOK_ENDS = 2_000;

/** Rounds of some work, one at a time, which a stop ends. @param work never rejects */
function createRounds(work: (signal: AbortSignal) => Promise<void>) {
  const stopping = new AbortController();
  let underWay: Promise<void> | undefined;
  return {
    signal: stopping.signal,
    /** Joins the round that is under way. */
    round: (): Promise<void> => {
      underWay ??= work(stopping.signal).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      if (underWay) await withTimeout(underWay, LOOK_ENDS);
    },
  };
}

/** What the study API offers beside its four operations, and the work that finds it out. */
export function extrasOf(
  { study: asked }: Config,
  { context: { now, jobs }, study, studied }: Base,
  store: Store,
): StudyExtras & { start(): void; stop(): Promise<void>; round(): Promise<void> } {
  const holder = randomUUID();
  const extras = createExtras({
    ...{ study, store, now, access: asked, configured: asked.extras },
    background: (work) => jobs.run('extras', work),
    alone: (work) => leased('study-extras', { leases: store.leases, now, holder }, work),
    onDue: () => soon(),
  });
  studied.on('run', extras.found);
  studied.on('event', extras.heard);
  const { signal, ...rounds } = createRounds(extras.look);
  const soon = onceSoon(LOOK_SOON, signal, () => void rounds.round());
  return { ...extras, ...rounds, start: () => repeat(LOOK_EVERY, signal, () => void rounds.round()) };
}

/** Does some work a while after it is wanted, once for all who want it until then, and not after a stop. */
function onceSoon(afterMs: number, signal: AbortSignal, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return () => {
    if (signal.aborted) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, afterMs).unref();
  };
}

/** How often it is looked whether codes are to be learned, in milliseconds. */
const LEARN_EVERY = 5 * 60_000;
/** After a crash no replica learns them sooner, in milliseconds. */
const LEARN_WHILE = HOUR;
/** The longest time until they are learned again, in milliseconds. */
const LEARN_AGAIN = 30 * 24 * HOUR;

/** Learns the codes of `SEED_CODES_FILE` in the background. */
export function seedsOf(
  { seeds: given, study: { runSuffixes: suffixes }, language }: Config,
  { context: { now, zone, jobs }, study, outside: { rest = createRests(), whenCalm } }: Base,
  { store, extras }: { readonly store: Store; readonly extras: StudyExtras },
): { start(): void; stop(): Promise<void>; round(): Promise<void> } {
  const seeds = createSeeds({
    ...{ seeds: given, study, store, extras, suffixes, language, zone, now, rest },
    background: (work) => jobs.run('seeds', work),
    alone: (mark, work) =>
      oncePer({ mark, marks: store.leases, now, whileMs: LEARN_WHILE, longestMs: LEARN_AGAIN }, work),
  });
  const { signal, ...rounds } = createRounds(seeds.look);
  const start = (): void => {
    if (given.length > 0) repeat(LEARN_EVERY, signal, () => void rounds.round(), whenCalm);
  };
  return { ...rounds, start };
}
