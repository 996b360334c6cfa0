/** The composition root: the only place that constructs things. */
import type { WebClient } from '@slack/web-api';
import { type Calendar, openCalendar } from './calendar/open.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { type Config, InvalidConfig } from './config.ts';
import { createRender } from './features/follow/render.ts';
import { createFeatures } from './features/index.ts';
import { healthRoutes } from './ops/health.ts';
import { createHttpServer } from './ops/http-server.ts';
import { createLife, type Life } from './ops/life.ts';
import { createLog, type Log } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { observeStudy } from './ops/observe-study.ts';
import { createRings } from './rings/rings.ts';
import type { Runner } from './rings/runner.ts';
import type { Answering } from './slack/account.ts';
import { createBolt } from './slack/bolt.ts';
import { createSlackClient } from './slack/client.ts';
import { createReceiver } from './slack/receiver.ts';
import { AppTokenRefused } from './slack/socket-receiver.ts';
import type { PersonKey } from './store/concerns.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { createStudyClient } from './study-client/client.ts';
import type { StudyClient } from './study-client/model.ts';
import {
  buildingsOf,
  ended,
  findFacts,
  followingOf,
  historyOf,
  languagesOf,
  settingsOf,
  tellProblem,
} from './wiring.ts';
import { openingsOf, spottingOf } from './workspace/choices.ts';
import { createLookUpFor } from './workspace/look-up.ts';
import { createPreferences } from './workspace/preferences.ts';

/** What a test may put in the place of the world outside. */
export interface Outside {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Waits until Slack may be called again by a pass; real time by default. */
  readonly pace?: () => () => Promise<void>;
  /** How long Slack's locale of a person is remembered, in milliseconds. */
  readonly rememberLocales?: number;
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

const HOUR = 3_600_000;

/** Constructs the app from its configuration. */
export function createCoursebell(config: Config, outside: Outside = {}): Coursebell {
  const surroundings = surroundingsOf(config, outside);
  const { log, metrics, now } = surroundings;
  const study = createStudyClient({ ...config.study, clock: { now }, onEvent: observeStudy(metrics, log) });
  let running: ReturnType<typeof assemble> | undefined;
  let stopped = false;
  return {
    start: async () => {
      const store = await openStore({ ...config.store, onProblem: (problem) => tellProblem(log, problem) });
      const { publicUrl, language } = config;
      const calendar = await openCalendar({ publicUrl, store, now, language });
      running = assemble(config, { study, store, surroundings, calendar, outside });
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

/** What is there before the store is. */
type Surroundings = Omit<Answering, 'languages'>;

function surroundingsOf({ study, logLevel }: Config, outside: Outside): Surroundings {
  const { now = Date.now, log = createLog(logLevel) } = outside;
  return { now, zone: study.timeZone, log, metrics: createMetrics() };
}

/** What a person who starts the app can mend, in words for them. */
function told(error: unknown): unknown {
  if (!(error instanceof AppTokenRefused)) return error;
  return new InvalidConfig([`SLACK_APP_TOKEN is refused by Slack: ${error.message}`]);
}

interface Parts {
  readonly study: StudyClient;
  readonly store: Store;
  readonly surroundings: Surroundings;
  readonly calendar: Calendar | undefined;
  readonly outside: Outside;
}

function assemble(config: Config, parts: Parts): Life & { readonly rings: Runner } {
  const { study, store, surroundings, calendar, outside } = parts;
  const { log, metrics, now, zone } = surroundings;
  const client = createSlackClient(config.slack, surroundings);
  const preferences = createPreferences(store, now);
  const languages = languagesOf(config.language, {
    preferences,
    client,
    now,
    rememberMs: outside.rememberLocales,
  });
  const { receiver, routes } = createReceiver(config.slack, surroundings);
  const { botToken, apiUrl: slackApiUrl } = config.slack;
  // What changes behind a person's Home is told to what shows it, which is made last.
  let refreshHome: (person: PersonKey) => void = () => {};
  const changed = (person: PersonKey) => refreshHome(person);
  const rings = ringsOf(config, parts, client, changed);
  const history = historyOf(store, surroundings, changed);
  const lookUpFor = createLookUpFor(study, history);
  const following = followingOf(config.rings, {
    ...parts,
    ...{ preferences, lookUpFor, client, rings, changed },
  });
  const settings = settingsOf(following, { client, languages, changed });
  const buildings = buildingsOf(config.buildings, store, surroundings);
  const features = createFeatures({
    ...{ study, following, history, settings, preferences, buildings, calendar, changed },
  });
  const { app: bolt, homes } = createBolt({
    ...{ receiver, botToken, slackApiUrl, features },
    answering: { ...surroundings, languages },
    spotting: spottingOf(preferences, store, now),
    openings: openingsOf(preferences, now),
    clientOf: () => client,
  });
  refreshHome = (person) => void homes.refresh({ ...person, conversation: undefined });
  const health = healthRoutes(metrics, { slack: receiver, store });
  const calendars = calendar ? calendarRoutes({ ...calendar, find: findFacts(study), now, zone }) : {};
  const http = createHttpServer(config.http, { ...routes, ...health.routes, ...calendars }, (error) =>
    log.error({ kind: 'http', error: error instanceof Error ? error.name : typeof error }, 'a route failed'),
  );
  const slack = {
    start: () => bolt.start(),
    stop: () => ended(bolt.stop(), homes.settled, buildings.settled, history.settled),
  };
  return { ...createLife({ http, bolt: slack, rings, health, study, store }), rings };
}

function ringsOf(
  config: Config,
  { study, store, surroundings, outside: { pace } }: Parts,
  client: WebClient,
  changed: (person: PersonKey) => void,
): Runner {
  const { now, log, zone } = surroundings;
  return createRings({
    store,
    study,
    now,
    log,
    render: createRender(zone),
    horizonMs: config.rings.horizonHours * HOUR,
    checkEveryMs: config.rings.checkSeconds * 1000,
    clientOf: () => client,
    onTold: ({ workspace, target, kind }) => kind === 'person' && changed({ workspace, user: target }),
    ...(pace ? { pace } : {}),
  });
}
