/** The composition root: the only place that constructs things. */
import type { Receiver } from '@slack/bolt';
import { WebClient } from '@slack/web-api';
import { type Config, InvalidConfig } from './config.ts';
import { createRender } from './features/follow/render.ts';
import { createFeatures } from './features/index.ts';
import { healthRoutes } from './ops/health.ts';
import { createHttpServer, type Routes } from './ops/http-server.ts';
import { createLife, type Life } from './ops/life.ts';
import { createLog, type Log } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { observeStudy } from './ops/observe-study.ts';
import { createRings } from './rings/rings.ts';
import type { Runner } from './rings/runner.ts';
import type { Answering } from './slack/answer.ts';
import { createBolt, webClientOptions } from './slack/bolt.ts';
import { boltLogger } from './slack/bolt-logger.ts';
import { createHttpReceiver } from './slack/http-receiver.ts';
import { openDirect } from './slack/people.ts';
import { createSeen } from './slack/seen.ts';
import { AppTokenRefused, createSocketReceiver } from './slack/socket-receiver.ts';
import { openStore } from './store/open.ts';
import type { StoreProblem } from './store/problems.ts';
import type { Store } from './store/store.ts';
import { createStudyClient } from './study-client/client.ts';
import type { StudyClient } from './study-client/model.ts';

/** What a test may put in the place of the world outside. */
export interface Outside {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Waits until Slack may be called again by a pass; real time by default. */
  readonly pace?: () => () => Promise<void>;
}

export { firstFrame } from './ops/frame.ts';

/** The whole app, not yet running. */
export interface Coursebell {
  /** Opens the store and listens. Resolves to the HTTP port; rejects where it can't. */
  start(): Promise<{ port: number }>;
  /** Makes every pass and check that is due now. The clock of a playground or test jumps; this catches up. */
  round(): Promise<void>;
  /** Takes nothing new, finishes what is under way, and lets go of everything; at any moment, bounded in time. */
  stop(): Promise<void>;
}

/** Characters of a line's detail. */
const MOST_DETAIL = 200;
/** Signatures are refused after five minutes anyway. */
const SIGNATURES_FOR = 11 * 60_000;
const MOST_SIGNATURES = 200_000;
const HOUR = 3_600_000;

/** Constructs the app from its configuration. */
export function createCoursebell(config: Config, outside: Outside = {}): Coursebell {
  const answering = answeringOf(config, outside);
  const { log, metrics, now } = answering;
  const study = createStudyClient({ ...config.study, clock: { now }, onEvent: observeStudy(metrics, log) });
  let running: ReturnType<typeof assemble> | undefined;
  let stopped = false;
  return {
    start: async () => {
      const store = await openStore({ ...config.store, onProblem: (problem) => tellProblem(log, problem) });
      running = assemble(config, { study, store, answering, pace: outside.pace });
      if (stopped) await running.stop();
      const port = await running.start().catch((error: unknown) => {
        throw told(error);
      });
      log.info({ kind: 'start', port, detail: config.slack.transport.mode }, 'Coursebell is listening');
      return { port };
    },
    round: async () => running?.rings.round(),
    stop: async () => {
      stopped = true;
      await running?.stop();
      study.close();
      log.info({ kind: 'stop' }, 'Coursebell has stopped');
    },
  };
}

function answeringOf({ study, language, logLevel }: Config, outside: Outside): Answering {
  const { now = Date.now, log = createLog(logLevel) } = outside;
  return { now, zone: study.timeZone, language, log, metrics: createMetrics() };
}

/** What a person who starts the app can mend, in words for them. */
function told(error: unknown): unknown {
  if (!(error instanceof AppTokenRefused)) return error;
  return new InvalidConfig([`SLACK_APP_TOKEN is refused by Slack: ${error.message}`]);
}

/** Without the keys of a row: those name a conversation. */
function tellProblem(log: Log, problem: StoreProblem): void {
  const { about, reason } = problem;
  const where = about === 'row' ? `${about} of ${problem.table}` : about;
  const detail = `${where}: ${reason}`.slice(0, MOST_DETAIL);
  log.error({ kind: 'store', outcome: about, detail }, 'the store has trouble');
}

interface Parts {
  readonly study: StudyClient;
  readonly store: Store;
  readonly answering: Answering;
  readonly pace: Outside['pace'];
}

function assemble(config: Config, parts: Parts): Life & { readonly rings: Runner } {
  const { study, store, answering } = parts;
  const { log, metrics } = answering;
  const client = slackClient(config, answering);
  const rings = ringsOf(config, parts, client);
  const { receiver, routes } = receiverOf(config, answering);
  const { botToken, apiUrl: slackApiUrl } = config.slack;
  const features = createFeatures(study, followingOf(config, parts, rings, client));
  const bolt = createBolt({ receiver, botToken, slackApiUrl, features, answering });
  const health = healthRoutes(metrics, { slack: receiver, store });
  const http = createHttpServer(config.http, { ...routes, ...health.routes }, (error) =>
    log.error({ kind: 'http', error: error instanceof Error ? error.name : typeof error }, 'a route failed'),
  );
  return { ...createLife({ http, bolt, rings, health, study, store }), rings };
}

function ringsOf(config: Config, { study, store, answering, pace }: Parts, client: WebClient): Runner {
  const { now, log, zone } = answering;
  return createRings({
    store,
    study,
    now,
    log,
    render: createRender(zone),
    horizonMs: config.rings.horizonHours * HOUR,
    checkEveryMs: config.rings.checkSeconds * 1000,
    clientOf: () => client,
    ...(pace ? { pace } : {}),
  });
}

function followingOf(config: Config, { study, store, answering }: Parts, rings: Runner, client: WebClient) {
  return {
    study,
    store,
    now: answering.now,
    zone: answering.zone,
    horizonMs: config.rings.horizonHours * HOUR,
    nudge: (workspace: string) => void rings.nudge(workspace),
    directConversation: (_workspace: string, user: string) => openDirect(client, user),
  };
}

/** The Web API with the bot's token, outside of a listener. */
function slackClient({ slack }: Config, { metrics, log }: Answering): WebClient {
  return new WebClient(slack.botToken, {
    ...webClientOptions(slack.apiUrl, metrics),
    logger: boltLogger(log),
  });
}

/** How Slack's requests come in, and the HTTP routes that this needs. */
function receiverOf(
  { slack: { transport, apiUrl } }: Config,
  { now, log }: Answering,
): { receiver: Receiver & { ready?(): boolean }; routes: Routes } {
  if (transport.mode === 'socket') {
    return { receiver: createSocketReceiver({ appToken: transport.appToken, apiUrl, log }), routes: {} };
  }
  const signatures = createSeen(SIGNATURES_FOR, MOST_SIGNATURES, now);
  const receiver = createHttpReceiver({ signingSecret: transport.signingSecret, signatures, now, log });
  return { receiver, routes: { 'POST /slack/events': receiver.route } };
}
