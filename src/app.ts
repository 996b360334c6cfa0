/** The composition root: the only place that constructs things. */
import { type Calendar, openCalendar } from './calendar/open.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { type Config, InvalidConfig } from './config.ts';
import { createFeatures } from './features/index.ts';
import { openAccess } from './installation/open.ts';
import { healthRoutes } from './ops/health.ts';
import { createHttpServer } from './ops/http-server.ts';
import { createLife, type Life } from './ops/life.ts';
import { createLog, type Log } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { observeStudy, type StudyObserver } from './ops/observe-study.ts';
import { together, type Works } from './ops/works.ts';
import type { Answering } from './slack/account.ts';
import { createBolt } from './slack/bolt.ts';
import { askerOf, createLimits } from './slack/limits.ts';
import { createReceiver } from './slack/receiver.ts';
import { AppTokenRefused } from './slack/socket-connection.ts';
import { type AtHand, createTiming } from './slack/timing.ts';
import type { PersonKey } from './store/concerns.ts';
import { openStore } from './store/open.ts';
import { StoreNotOpened, type TellProblem } from './store/problems.ts';
import type { Store } from './store/store.ts';
import { createStudyClient } from './study-client/client.ts';
import type { StudyClient } from './study-client/model.ts';
import type { Timing } from './study-client/timing.ts';
import {
  buildingsOf,
  deliveriesOf,
  findFacts,
  followingOf,
  historyOf,
  languagesOf,
  ringsOf,
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
  /** Durations and bounds of the study client, where they are not to be its own. */
  readonly studyTiming?: Partial<Timing>;
  /** How long, after a stop, requests that come over HTTP are still taken, in milliseconds. */
  readonly drainMs?: number;
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
  let running: ReturnType<typeof assemble> | undefined;
  let stopped = false;
  return {
    start: async () => {
      const onProblem: TellProblem = (problem) => tellProblem(log, problem);
      const store = await openStore({ ...config.store, onProblem }).catch(throwTold);
      const { publicUrl, language } = config;
      const calendar = await openCalendar({ publicUrl, store, now, language });
      running = assemble(config, { study, seen, store, surroundings, calendar, outside });
      if (stopped) await running.stop();
      const port = await running.start().catch(throwTold);
      log.info({ kind: 'start', port, detail: config.slack.transport.mode }, 'Coursebell is listening');
      return { port };
    },
    round: async () => running?.works.round(),
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

function surroundingsOf({ study, logLevel, limits: most }: Config, outside: Outside): Surroundings {
  const { now = Date.now, log = createLog(logLevel) } = outside;
  const metrics = createMetrics();
  const limits = createLimits({ ...most, now, onRefused: metrics.limited });
  return { now, zone: study.timeZone, log, metrics, timing: createTiming(metrics), limits };
}

/** What a person who starts the app can mend, in words for them. */
function throwTold(error: unknown): never {
  if (error instanceof StoreNotOpened) throw new InvalidConfig([error.message]);
  if (!(error instanceof AppTokenRefused)) throw error;
  throw new InvalidConfig([`SLACK_APP_TOKEN is refused by Slack: ${error.message}`]);
}

interface Parts {
  readonly study: StudyClient;
  readonly seen: StudyObserver;
  readonly store: Store;
  readonly surroundings: Surroundings;
  readonly calendar: Calendar | undefined;
  readonly outside: Outside;
}

function assemble(config: Config, parts: Parts): Life & { readonly works: Works } {
  const { study, seen, store, surroundings, calendar, outside } = parts;
  const { log, metrics, now, zone } = surroundings;
  // Told of a workspace that has installed the app, once the rings are there.
  let passSoon: (workspace: string) => void = () => {};
  const access = openAccess({
    ...{ ...config.slack, language: config.language, store, surroundings },
    onInstalled: (workspace) => passSoon(workspace),
  });
  const { clientOf } = access;
  const preferences = createPreferences(store, now);
  const languages = languagesOf(config.language, {
    preferences,
    clientOf,
    now,
    rememberMs: outside.rememberLocales,
  });
  // The short way of answers at hand needs the features, which are made later.
  let atHand: AtHand = () => undefined;
  const { receiver, routes } = createReceiver(config.slack, surroundings, (event, payload) =>
    atHand(event, payload),
  );
  // What changes behind a person's Home is told to what shows it, which is made last.
  let refreshHome: (person: PersonKey, isLooking?: boolean) => void = () => {};
  const changed = (person: PersonKey, isLooking?: boolean) => refreshHome(person, isLooking);
  const rings = ringsOf(config.rings, { ...parts, clientOf, changed });
  passSoon = (workspace) => void rings.nudge(workspace);
  const history = historyOf(store, surroundings, changed);
  const lookUpFor = createLookUpFor(study, history);
  const following = followingOf(config.rings, {
    ...parts,
    ...{ preferences, lookUpFor, clientOf, rings, changed },
  });
  const settings = settingsOf(following, { clientOf, languages, changed });
  const privacy = { ...following, history, changed };
  const buildings = buildingsOf(config.buildings, store, surroundings);
  const features = createFeatures({
    ...{ study, following, history, settings, privacy, preferences, buildings, calendar, changed },
  });
  const {
    app: bolt,
    homes,
    ...short
  } = createBolt({
    ...{ receiver, features, clientOf, rightOf: access.of, isInstalled: access.isInstalled },
    leave: access.leave,
    slackApiUrl: config.slack.apiUrl,
    deliveries: deliveriesOf(config.store, store, now),
    answering: { ...surroundings, languages },
    spotting: spottingOf(preferences, store, now),
    openings: openingsOf(preferences, now),
  });
  atHand = short.atHand;
  refreshHome = homes.refresh;
  const health = healthRoutes(metrics, { slack: receiver, store, study: seen });
  metrics.count('follows', store.follows.count);
  metrics.count('installations', store.installations.count);
  const calendars = calendar ? calendarRoutes({ ...calendar, find: findFacts(study), now, zone }) : {};
  const allRoutes = { ...routes, ...access.routes, ...health.routes, ...calendars };
  const http = createHttpServer(config.http, allRoutes, (error) =>
    log.error({ kind: 'http', error: error instanceof Error ? error.name : typeof error }, 'a route failed'),
  );
  const drainMs = config.slack.transport.mode === 'http' ? outside.drainMs : 0;
  const settled = async () => {
    await Promise.all([homes, buildings, history].map((one) => one.settled()));
  };
  const works = together(rings, access.care);
  return { ...createLife({ http, bolt, rings: works, health, study, store, settled, drainMs }), works };
}
