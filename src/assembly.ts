/** Everything that needs the store, made once and passed down. */
import type { Calendar } from './calendar/feeds.ts';
import { calendarRoutes } from './calendar/routes.ts';
import type { Config } from './config.ts';
import { createFeatures } from './features/index.ts';
import type { Routes } from './http/route.ts';
import { createHttpServer } from './http/server.ts';
import { openAccess } from './installation/access.ts';
import { nameAndCause } from './ops/cause.ts';
import { type Asked, healthRoutes } from './ops/health.ts';
import { together, type Works } from './ops/jobs.ts';
import { createLife, type Life } from './ops/lifecycle.ts';
import type { Log } from './ops/log.ts';
import type { StudyObserver } from './ops/observe.ts';
import { CHECK } from './reminders/runner.ts';
import type { Answering } from './slack/answer.ts';
import { createBolt } from './slack/bolt.ts';
import { createReceiver } from './slack/receiver.ts';
import type { AtHand } from './slack/timing.ts';
import type { PersonKey } from './store/concerns.ts';
import type { Store } from './store/store.ts';
import type { StudyClient } from './study-client/model.ts';
import type { Timing } from './study-client/transport/timing.ts';
import {
  agreementOf,
  buildingsOf,
  countedBy,
  findFacts,
  followingOf,
  historyOf,
  languagesOf,
  movesOf,
  ringsOf,
  settingsOf,
} from './wiring.ts';
import { createLookUpFor } from './workspace/look-up.ts';
import { createPreferences, openingsOf, spottingOf } from './workspace/preferences.ts';

/** Replacements for the outside world in a test. */
export interface Outside {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Waits until a pass may call Slack again; in real time by default. */
  readonly pace?: () => () => Promise<void>;
  /** How long Slack's locale of a person is remembered, in milliseconds. */
  readonly rememberLocales?: number;
  /** Durations and bounds of the study client that replace its own. */
  readonly studyTiming?: Partial<Timing>;
  /** For how long HTTP requests are still taken after a stop began, in milliseconds. */
  readonly drainMs?: number;
}

/** The parts that exist before the store. */
export type Surroundings = Omit<Answering, 'languages'>;

/** The whole app over an open store. */
export type Running = Life & { readonly works: Works };

/** The parts that exist before everything is put together. */
export interface Parts {
  readonly study: StudyClient;
  readonly seen: StudyObserver;
  readonly store: Store;
  readonly surroundings: Surroundings;
  readonly calendar: Calendar | undefined;
  readonly outside: Outside;
}

/** Constructs everything over an open store, and passes it down. */
export function assemble(config: Config, parts: Parts): Running {
  const { study, store, surroundings, calendar, outside } = parts;
  const { now } = surroundings;
  // Called for a workspace that has installed the app.
  const passSoon = later<[workspace: string], void>();
  const access = openAccess({
    ...config.slack,
    language: config.language,
    store,
    surroundings,
    onInstalled: passSoon.call,
  });
  const { clientOf } = access;
  const preferences = createPreferences(store, now);
  const languages = languagesOf(config.language, {
    preferences,
    clientOf,
    now,
    rememberMs: outside.rememberLocales,
  });
  // The short way needs the features, which are made later.
  const atHand = later<Parameters<AtHand>, ReturnType<AtHand>>();
  const isStoreShared = config.store.databaseUrl !== undefined;
  const { receiver, routes } = createReceiver({ ...config.slack, isStoreShared }, surroundings, atHand.call);
  // Called for a change behind a person's Home; Home is made later.
  const refreshHome = later<[person: PersonKey, isLooking?: boolean], void>();
  const changed = refreshHome.call;
  const rings = ringsOf(config.rings, { ...parts, clientOf, changed });
  passSoon.is(rings.installed);
  const history = historyOf(store, surroundings, changed);
  const lookUpFor = createLookUpFor(study, history);
  const following = followingOf(config.rings, {
    ...parts,
    preferences,
    lookUpFor,
    history,
    clientOf,
    languages,
    rings,
    changed,
  });
  const settings = settingsOf(following, { clientOf, changed });
  const privacy = { ...following, history, changed, takeBack: rings.nudge };
  const buildings = buildingsOf(config.buildings, store, surroundings);
  const features = createFeatures({
    study,
    following,
    history,
    settings,
    privacy,
    preferences,
    buildings,
    checkEveryMs: config.rings.checkSeconds * 1000,
    calendar,
    changed,
  });
  const {
    app: bolt,
    homes,
    ...short
  } = createBolt({
    receiver,
    features,
    clientOf,
    rightOf: access.of,
    isInstalled: access.isInstalled,
    leave: access.leave,
    moveChannel: movesOf(store, { preferences, surroundings, rings }),
    slackApiUrl: config.slack.apiUrl,
    agreement: agreementOf(store, surroundings),
    hasReplicas: isStoreShared,
    answering: { ...surroundings, languages },
    spotting: spottingOf(preferences, store, now),
    openings: openingsOf(preferences, now),
  });
  atHand.is(short.atHand);
  refreshHome.is(homes.refresh);
  const works = together(rings, access.care);
  const slack = { connection: receiver.connection, token: access.token };
  const http = httpOf(config, parts, { routes: { ...routes, ...access.routes }, slack });
  const drainMs = config.slack.transport.mode === 'http' ? outside.drainMs : 0;
  const settled = async () => {
    await Promise.all([homes, buildings, history].map((one) => one.settled()));
  };
  return { ...createLife({ ...http, bolt, rings: works, study, store, settled, drainMs }), works };
}

/** A function that is handed out before it is made. A call before that is a mistake in this file. */
function later<Given extends unknown[], Result>() {
  let made: ((...given: Given) => Result) | undefined;
  return {
    call: (...given: Given): Result => {
      if (made === undefined) throw new Error('called before it was made');
      return made(...given);
    },
    is: (one: (...given: Given) => Result): void => {
      made = one;
    },
  };
}

/** The parts that answer Slack and its installer. */
interface OfSlack {
  readonly routes: Routes;
  readonly slack: Asked['slack'];
}

/** The HTTP side: Slack's paths, and ours beside them. */
function httpOf(config: Config, parts: Parts, ofSlack: OfSlack) {
  const { study, seen, store, calendar, surroundings } = parts;
  const { log, jobs, metrics, now, zone } = surroundings;
  const lastCheck = () => store.jobs.last(CHECK);
  const health = healthRoutes(metrics, { slack: ofSlack.slack, store, study: seen, jobs, lastCheck });
  const { checkSeconds } = config.rings;
  metrics.count('follows', countedBy(jobs, store.follows.count));
  metrics.count('installations', countedBy(jobs, store.installations.count));
  metrics.count(
    'lastCheck',
    countedBy(jobs, async () => ((await lastCheck())?.succeededAt ?? 0) / 1000),
  );
  metrics.count('checkPeriod', async () => checkSeconds);
  const feeding = { find: findFacts(study), now, zone, checkSeconds };
  const calendars = calendar ? calendarRoutes({ ...calendar, ...feeding }) : {};
  const routes = { ...ofSlack.routes, ...health.routes, ...calendars };
  const onError = (error: unknown) => log.error({ kind: 'http', ...nameAndCause(error) }, 'a route failed');
  const http = createHttpServer(config.http, routes, onError);
  return { http, health };
}
