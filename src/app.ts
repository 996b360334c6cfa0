/**
 * The composition root: what is there before the store. `assembly.ts` makes the rest, with the adapters of
 * `wiring.ts`.
 */
import { assemble, type Outside, type Parts, type Running, type Surroundings } from './assembly.ts';
import { openCalendar } from './calendar/feeds.ts';
import { type Config, InvalidConfig } from './config.ts';
import { createJobs } from './ops/jobs.ts';
import { createLog } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { observeSlack, observeStudy } from './ops/observe.ts';
import { withTimeout } from './primitives/promises.ts';
import { askerOf, createLimits } from './slack/limits.ts';
import { SOCKET_MODE_IS_OFF, slackTrouble } from './slack/slack-errors.ts';
import { AppTokenRefused } from './slack/socket-connection.ts';
import { createTiming } from './slack/timing.ts';
import { StoreNotOpened, type TellProblem } from './store/concerns.ts';
import { openStore } from './store/open.ts';
import { createStudyClient } from './study-client/client.ts';
import { tellProblem } from './wiring.ts';

/** The longest wait of a stop for a store that is being opened, in milliseconds. */
const OPENING = 5_000;

/** The whole app, not yet running. */
export interface Coursebell {
  /** Opens the store and listens. Resolves to the HTTP port; rejects if one of them fails. */
  start(): Promise<{ port: number }>;
  /**
   * Makes every pass and check that is due now. The clock of a playground or test jumps; this call catches
   * up.
   */
  round(): Promise<void>;
  /**
   * Takes nothing new, finishes the work under way, and releases everything. May be called at any moment;
   * bounded in time.
   */
  stop(): Promise<void>;
}

/** Constructs the app from its configuration. */
export function createCoursebell(config: Config, outside: Outside = {}): Coursebell {
  const surroundings = surroundingsOf(config, outside);
  const { log, metrics, now, limits } = surroundings;
  const seen = observeStudy(metrics, log, now);
  const study = createStudyClient({
    ...config.study,
    clock: { now },
    onEvent: seen.onEvent,
    asker: askerOf(limits),
    ...(outside.studyTiming && { timing: outside.studyTiming }),
  });
  let assembling: Promise<Running> | undefined;
  /** Waits for the parts that are being opened; undefined if nothing was opened, or the opening failed. */
  const opened = async (): Promise<Running | undefined> => assembling?.catch(() => undefined);
  let stopped = false;
  return {
    start: async () => {
      assembling = openParts(config, { study, seen, surroundings, outside });
      const running = await assembling;
      if (stopped) await running.stop();
      const port = await running.start().catch(throwTold);
      log.info({ kind: 'start', port, detail: config.slack.transport.mode }, 'Coursebell is listening');
      return { port };
    },
    round: async () => (await opened())?.works.round(),
    stop: async () => {
      stopped = true;
      log.info({ kind: 'stop', outcome: 'begun' }, 'Coursebell is stopping');
      // Parts that are still being opened are released, too.
      await (await withTimeout(opened(), OPENING))?.stop();
      study.close();
      log.info({ kind: 'stop' }, 'Coursebell has stopped');
    },
  };
}

function surroundingsOf({ study, logLevel, limits: most }: Config, outside: Outside): Surroundings {
  const { now = Date.now, log = createLog(logLevel) } = outside;
  const metrics = observeSlack(createMetrics(), log);
  const jobs = createJobs({ now, log, metrics, describe: slackTrouble });
  const limits = createLimits({ ...most, now, onRefused: metrics.limited });
  return { now, zone: study.timeZone, log, jobs, metrics, timing: createTiming(metrics), limits };
}

/** Turns errors that the person who starts the app can mend into words for that person. */
function throwTold(error: unknown): never {
  if (error instanceof StoreNotOpened) throw new InvalidConfig([error.message]);
  if (!(error instanceof AppTokenRefused)) throw error;
  const why = error.message === SOCKET_MODE_IS_OFF ? ', Socket Mode is switched off for the app' : '';
  throw new InvalidConfig([`SLACK_APP_TOKEN is refused by Slack: ${error.message}${why}`]);
}

/** Opens the store, and builds everything on it. If it rejects, the store is closed again. */
async function openParts(config: Config, parts: Omit<Parts, 'store' | 'calendar'>): Promise<Running> {
  const { log, metrics, now } = parts.surroundings;
  const onProblem: TellProblem = (problem) => {
    metrics.troubled(problem.about);
    tellProblem(log, problem);
  };
  const store = await openStore({ ...config.store, onProblem }).catch(throwTold);
  try {
    const { publicUrl, language } = config;
    const calendar = await openCalendar({ publicUrl, store, now, language });
    return assemble(config, { ...parts, store, calendar });
  } catch (error) {
    await store.close();
    throw error;
  }
}
