/** The composition root: the only place that constructs things. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Receiver } from '@slack/bolt';
import { WebClient } from '@slack/web-api';
import type { Config } from './config.ts';
import { createRender } from './features/follow/render.ts';
import { createFeatures } from './features/index.ts';
import { healthRoutes } from './ops/health.ts';
import { createHttpServer, type Routes } from './ops/http-server.ts';
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
import { createSocketReceiver } from './slack/socket-receiver.ts';
import { openStore } from './store/open.ts';
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

/** The whole app, not yet running. */
export interface Coursebell {
  /** Opens the store and listens. Resolves to the HTTP port; rejects where it can't. */
  start(): Promise<{ port: number }>;
  /** Makes every pass and check that is due now. The clock of a playground or test jumps; this catches up. */
  round(): Promise<void>;
  /** Takes nothing new, finishes what is under way, and lets go of everything. */
  stop(): Promise<void>;
}

/** How long answers under way may take when the app stops, in milliseconds. */
const PATIENCE = 7_000;
/** Signatures are refused after five minutes anyway. */
const SIGNATURES_FOR = 11 * 60_000;
const MOST_SIGNATURES = 200_000;
const HOUR = 3_600_000;

/** Constructs the app from its configuration. */
export function createCoursebell(config: Config, outside: Outside = {}): Coursebell {
  const now = outside.now ?? Date.now;
  const log = outside.log ?? createLog(config.logLevel);
  const metrics = createMetrics();
  const answering: Answering = { now, zone: config.study.timeZone, language: config.language, log, metrics };
  const study = createStudyClient({ ...config.study, clock: { now }, onEvent: observeStudy(metrics, log) });
  let running: Running | undefined;
  return {
    start: async () => {
      const store = await openStore({
        ...config.store,
        onProblem: ({ about }) => log.error({ kind: 'store', outcome: about }, 'the store has trouble'),
      });
      running = await run(config, { study, store, answering, pace: outside.pace }).catch(async (error) => {
        await store.close();
        throw error;
      });
      log.info(
        { kind: 'start', port: running.port, detail: config.slack.transport.mode },
        'Coursebell is listening',
      );
      return { port: running.port };
    },
    round: async () => running?.rings.round(),
    stop: async () => {
      await running?.stop();
      study.close();
      log.info({ kind: 'stop' }, 'Coursebell has stopped');
    },
  };
}

interface Parts {
  readonly study: StudyClient;
  readonly store: Store;
  readonly answering: Answering;
  readonly pace: Outside['pace'];
}

interface Running {
  readonly port: number;
  readonly rings: Runner;
  stop(): Promise<void>;
}

async function run(config: Config, parts: Parts): Promise<Running> {
  const { study, store, answering } = parts;
  const { log, metrics } = answering;
  const rings = ringsOf(config, parts);
  const { receiver, routes } = receiverOf(config, answering);
  const { botToken, apiUrl: slackApiUrl } = config.slack;
  const features = createFeatures(study, followingOf(config, parts, rings));
  const bolt = createBolt({ receiver, botToken, slackApiUrl, features, answering });
  const health = healthRoutes(metrics, receiver);
  const http = createHttpServer(config.http, { ...routes, ...health.routes }, (error) =>
    log.error({ kind: 'http', error: error instanceof Error ? error.name : typeof error }, 'a route failed'),
  );
  const stop = async (): Promise<void> => {
    health.stopping();
    // First no new requests, then the answers that are still owed for the last ones.
    await http.stop();
    const answered = Promise.allSettled([bolt.stop(), rings.stop()]);
    await Promise.race([answered, sleep(PATIENCE, undefined, { ref: false })]);
    // Look-ups that still hang are ended, so that their askers get a card that says so.
    study.close();
    await answered;
    await store.close();
  };
  const { port } = await http.start();
  try {
    await bolt.start();
  } catch (error) {
    await stop();
    throw error;
  }
  rings.start();
  return { port, rings, stop };
}

function ringsOf(config: Config, { study, store, answering, pace }: Parts): Runner {
  const { now, log, zone } = answering;
  const client = slackClient(config, answering);
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

function followingOf(config: Config, { study, store, answering }: Parts, rings: Runner) {
  const client = slackClient(config, answering);
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
