/** Parts of the composition root that stand alone: what goes on in the background. */
import type { WebClient } from '@slack/web-api';
import type { CalendarRoutesOptions } from './calendar/addresses.ts';
import type { Config } from './config.ts';
import { createRender } from './features/reminders/messages.ts';
import type { Log } from './ops/log.ts';
import type { StudyObserver } from './ops/metrics.ts';
import { factsOf } from './reminders/followed.ts';
import { createReminderRunner, type ReminderRunner } from './reminders/runner.ts';
import type { Answering } from './slack/answer.ts';
import type { PersonKey, Store } from './store/store.ts';
import type { StudyGateway } from './study-client/gateway.ts';
import type { StudyClient } from './study-client/model.ts';
import type { Timing } from './study-client/timing.ts';

const HOUR = 3_600_000;

/** Replacements for the outside world in a test. */
export interface Outside {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Waits until a pass may call Slack again; in real time by default. */
  readonly pace?: () => () => Promise<void>;
  /** How long Slack's locale of a person is remembered, in milliseconds. */
  readonly rememberLocales?: number;
  /** How long an answer at hand waits for its asker's language, in milliseconds. */
  readonly languageWithin?: number;
  /** The study API of another university: `docs/another-university.md`. */
  readonly gateway?: StudyGateway;
  /** Durations and bounds of the study client that replace its own. */
  readonly studyTiming?: Partial<Timing>;
  /** For how long HTTP requests are still taken after a stop began, in milliseconds. */
  readonly drainMs?: number;
  /** Called once when the socket to Slack is lost for good. By default nothing happens. */
  readonly onGivenUp?: (message: string) => void;
}

/** The parts that need no store. */
export interface Base {
  readonly context: Omit<Answering, 'languages' | 'noteShown' | 'acted' | 'metIn'>;
  readonly study: StudyClient;
  readonly observer: StudyObserver;
  readonly outside: Outside;
}

interface RemindersOptions {
  readonly store: Store;
  readonly clientOf: (workspace: string) => Promise<WebClient>;
  readonly changed: (person: PersonKey) => void;
}

export function remindersOf(
  { reminders, links, support, study: { runSuffixes } }: Config,
  base: Base,
  { store, clientOf, changed }: RemindersOptions,
): ReminderRunner {
  const { now, jobs, zone, metrics, limits } = base.context;
  const { pace } = base.outside;
  const runner = createReminderRunner({
    study: base.study,
    store,
    clientOf,
    now,
    jobs,
    metrics,
    render: createRender(zone, links, support),
    horizonMs: reminders.horizonHours * HOUR,
    checkEveryMs: reminders.checkSeconds * 1000,
    suffixes: runSuffixes,
    onTold: ({ workspace, target, kind }) => kind === 'person' && changed({ workspace, user: target }),
    ...(pace && { pace }),
  });
  // Reminders are for all followers: the person whose request starts a pass is not charged for it.
  const uncharged = (pass: ReminderRunner['look']) => (workspace: string) =>
    limits.apart(() => pass(workspace));
  return { ...runner, nudge: uncharged(runner.nudge), look: uncharged(runner.look) };
}

/** A course's facts for a calendar, and when they were read. */
export function calendarFacts(study: StudyClient): CalendarRoutesOptions['find'] {
  return async (code, language) => {
    const { value, fetchedAt } = await study.realization(code, language);
    return { facts: factsOf(value, language), readAt: fetchedAt };
  };
}
