/** The composition root: the only place that constructs things. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Receiver } from '@slack/bolt';
import type { Config } from './config.ts';
import { createFeatures } from './features/index.ts';
import { healthRoutes } from './ops/health.ts';
import { createHttpServer, type Routes } from './ops/http-server.ts';
import { createLog, type Log } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { observeStudy } from './ops/observe-study.ts';
import type { Answering } from './slack/answer.ts';
import { createBolt } from './slack/bolt.ts';
import { createHttpReceiver } from './slack/http-receiver.ts';
import { createSeen } from './slack/seen.ts';
import { createSocketReceiver } from './slack/socket-receiver.ts';
import { createStudyClient } from './study-client/client.ts';

/** What a test may put in the place of the world outside. */
export interface Outside {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: Log;
}

/** The whole app, not yet running. */
export interface Coursebell {
  /** Listens. Resolves to the HTTP port; rejects where it can't. */
  start(): Promise<{ port: number }>;
  /** Takes nothing new, finishes what is under way, and lets go of everything. */
  stop(): Promise<void>;
}

/** How long answers under way may take when the app stops, in milliseconds. */
const PATIENCE = 7_000;
/** Signatures are refused after five minutes anyway. */
const SIGNATURES_FOR = 11 * 60_000;
const MOST_SIGNATURES = 200_000;

/** Constructs the app from its configuration. */
export function createCoursebell(config: Config, outside: Outside = {}): Coursebell {
  const now = outside.now ?? Date.now;
  const log = outside.log ?? createLog(config.logLevel);
  const metrics = createMetrics();
  const study = createStudyClient({ ...config.study, clock: { now }, onEvent: observeStudy(metrics, log) });
  const answering: Answering = { now, zone: config.study.timeZone, language: config.language, log, metrics };
  const { receiver, routes } = receiverOf(config, answering);
  const bolt = createBolt({
    receiver,
    botToken: config.slack.botToken,
    slackApiUrl: config.slack.apiUrl,
    features: createFeatures(study),
    answering,
  });
  const health = healthRoutes(metrics, receiver);
  const http = createHttpServer(config.http, { ...routes, ...health.routes }, (error) =>
    log.error({ kind: 'http', error: error instanceof Error ? error.name : typeof error }, 'a route failed'),
  );
  return {
    start: async () => {
      const { port } = await http.start();
      await bolt.start();
      log.info({ kind: 'start', port, detail: config.slack.transport.mode }, 'Coursebell is listening');
      return { port };
    },
    stop: async () => {
      health.stopping();
      // First no new requests, then the answers that are still owed for the last ones.
      await http.stop();
      const answered = bolt.stop();
      await Promise.race([answered, sleep(PATIENCE, undefined, { ref: false })]);
      // Look-ups that still hang are ended, so that their askers get a card that says so.
      study.close();
      await answered;
      log.info({ kind: 'stop' }, 'Coursebell has stopped');
    },
  };
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
