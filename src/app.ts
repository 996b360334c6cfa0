/** The composition root: constructs every part once and passes it down. */

import { EventEmitter } from 'node:events';
import { type Base, extrasOf, type Outside, remindersOf, type Studied, seedsOf } from './app-parts.ts';
import { coursePages } from './ask/links.ts';
import { calendarRoutes, openCalendar } from './calendar/addresses.ts';
import { type Config, InvalidConfig } from './config.ts';
import { openDownloads } from './download/downloads.ts';
import { calendarFacts } from './features/calendar/course-file.ts';
import { createFeedLessons } from './features/calendar/course-lessons.ts';
import { changeLine } from './features/changes/handlers.ts';
import { createFeatures } from './features/index.ts';
import { publicPages } from './http/page.ts';
import { createHttpServer, publicAddress } from './http/server.ts';
import { accessByToken } from './installation/access.ts';
import { accessByInstallation } from './installation/installed.ts';
import { createNetwork } from './network/network.ts';
import { createGiveUp, createLifecycle, healthRoutes, type Lifecycle, observeNumbers } from './ops/health.ts';
import { createJobs } from './ops/jobs.ts';
import { createLog, nameAndCause } from './ops/log.ts';
import { createMetrics, observeSlack, observeStore, observeStudy } from './ops/metrics.ts';
import { undoneBy, withTimeout } from './primitives.ts';
import { noteNewRuns } from './reminders/new-runs.ts';
import { createProfiles } from './reminders/profiles.ts';
import { isSearched } from './reminders/run-search.ts';
import { createLinePoster, createProbe } from './reminders/slack-delivery.ts';
import { CHECK_JOB, LESSONS_TRUST, lessonsUnsureSince, TRUST } from './reminders/surveys.ts';
import { createAnswers, createRefreshes } from './slack/answer.ts';
import { createBolt } from './slack/bolt.ts';
import { createHomeChanges } from './slack/home.ts';
import { createPayloadTiming } from './slack/intake.ts';
import { createLimits } from './slack/limits.ts';
import { createHasLeft, createLanguages } from './slack/locale.ts';
import { createOpenLines } from './slack/open-lines.ts';
import type { PayloadSource } from './slack/payload.ts';
import { peopleInSlack } from './slack/people.ts';
import { SOCKET_MODE_IS_OFF, slackTrouble } from './slack/refusals.ts';
import { createRequestLog } from './slack/request.ts';
import { AppTokenRefused } from './slack/socket.ts';
import { addressNotes } from './store/database/address.ts';
import { StoreNotOpened } from './store/database/database.ts';
import { openStore } from './store/open.ts';
import type { PersonKey, Store } from './store/store.ts';
import { createStudyClient } from './study-client/client.ts';
import { GATEWAY } from './study-client/gateway/index.ts';
import { createAssistantTokens, MOST_TOKENS } from './workspace/assistant-tokens.ts';
import { createBuildingList } from './workspace/building-list.ts';
import { createBuildings } from './workspace/buildings.ts';
import { createChannelChanges } from './workspace/channel-changes.ts';
import { greetedOf } from './workspace/greeted.ts';
import { createConversationContexts, createHistory, MOST_RECENT, MOST_SEEN } from './workspace/history.ts';
import { withKeptLessons } from './workspace/kept-lessons.ts';
import { createLessonLists } from './workspace/lesson-lists.ts';
import { createLessons } from './workspace/lessons.ts';
import { createCourseUnits, createLookUpFor } from './workspace/look-up.ts';
import {
  chosenLanguages,
  createFollowedCodes,
  createPreferences,
  openingsOf,
  spottingOf,
} from './workspace/preferences.ts';
import { createNamedReservations } from './workspace/reserved-names.ts';
import { createRoomsInUse } from './workspace/rooms-in-use.ts';
import { readState } from './workspace/state.ts';
import { createFollowers, createMoves, type Nudge, type Probe } from './workspace/targets.ts';
import { createLikelyRuns, createLookUpRuns } from './workspace/unit-runs.ts';

/** The longest time that a stop waits for a store that is being opened, in milliseconds. */
const OPENING = 5_000;
/** The longest wait for a person's zone, in milliseconds: a form waits for it. */
const ZONE_WITHIN = 1_000;

export type { Outside } from './app-parts.ts';

/** The whole app, not yet running. */
export interface Coursebell {
  /** Opens the store and listens. Resolves to the HTTP port; rejects if one of them fails. */
  start(): Promise<{ port: number }>;
  /** Makes every pass and check that is due now, for a playground or test whose clock jumps. */
  round(): Promise<void>;
  /**
   * Takes nothing new, finishes the work under way, and releases everything. May be called at any moment;
   * bounded in time.
   */
  stop(): Promise<void>;
}

/** What happens in one part and concerns another that is constructed later. */
type Events = EventEmitter<{
  /** A workspace has installed the app. */
  installed: [workspace: string];
}>;

type Running = Lifecycle & { round(): Promise<void> };

/** Constructs the app from its configuration. */
export function createCoursebell(config: Config, outside: Outside = {}): Coursebell {
  const context = contextOf(config, outside);
  const { log, metrics, network, now, limits, refreshes } = context;
  const observer = observeStudy(metrics, log, now);
  const studied: Studied = new EventEmitter();
  const study = createStudyClient({
    ...config.study,
    network,
    gateway: GATEWAY,
    clock: { now },
    onEvent: (event) => {
      observer.onEvent(event);
      studied.emit('event', event);
    },
    onRun: (run, asked) => studied.emit('run', run, asked),
    asker: {
      charge: limits.chargeOrThrow,
      maySearch: limits.maySearch,
      workspace: limits.workspace,
      refreshes: refreshes.add,
    },
    ...(outside.studyTiming && { timing: outside.studyTiming }),
  });
  let opening: Promise<Running> | undefined;
  let isStopped = false;
  /** Waits for the parts that are being opened; undefined if nothing was opened, or the opening failed. */
  const opened = async (): Promise<Running | undefined> => opening?.catch(() => undefined);
  return {
    start: async () => {
      for (const detail of config.doubts) log.warn({ kind: 'config', detail }, 'a name of the environment');
      opening = open(config, { context, study, studied, observer, outside });
      const running = await opening;
      if (isStopped) await running.stop();
      const port = await running.start().catch(explain);
      log.info({ kind: 'start', port, detail: config.slack.transport.mode }, 'Coursebell is listening');
      return { port };
    },
    round: async () => (await opened())?.round(),
    stop: async () => {
      isStopped = true;
      log.info({ kind: 'stop', outcome: 'begun' }, 'Coursebell is stopping');
      await (await withTimeout(opened(), OPENING))?.stop();
      study.close();
      log.info({ kind: 'stop' }, 'Coursebell has stopped');
    },
  };
}

function contextOf(
  { study, logLevel, limits: most, support, proxies }: Config,
  outside: Outside,
): Base['context'] {
  const { now = Date.now, log = createLog(logLevel) } = outside;
  const metrics = observeSlack(createMetrics(), log);
  const jobs = createJobs({ now, log, metrics, describe: slackTrouble });
  const refreshes = createRefreshes();
  const limits = createLimits({ ...most, now, onRefused: metrics.limited });
  return {
    now,
    zone: study.timeZone,
    log,
    jobs,
    metrics,
    network: createNetwork(proxies),
    timing: createPayloadTiming(metrics),
    limits,
    refreshes,
    support,
  };
}

/** Turns errors that the person who starts the app can fix into words for that person. */
function explain(error: unknown): never {
  if (error instanceof StoreNotOpened) throw new InvalidConfig([error.message]);
  if (!(error instanceof AppTokenRefused)) throw error;
  const why = error.message === SOCKET_MODE_IS_OFF ? ', Socket Mode is switched off for the app' : '';
  throw new InvalidConfig([`SLACK_APP_TOKEN is refused by Slack: ${error.message}${why}`]);
}

/** Opens the store, and constructs everything over it. If it rejects, the store is closed again. */
async function open(config: Config, base: Base): Promise<Running> {
  const { log, metrics } = base.context;
  const store = await openStore({ ...config.store, onProblem: observeStore(metrics, log) }).catch(explain);
  for (const detail of addressNotes(config.store.databaseUrl))
    log.warn({ kind: 'store', detail }, 'pg_dump and psql read DATABASE_URL otherwise');
  return await undoneBy(() => assemble(config, base, store), store.close);
}

async function assemble(config: Config, base: Base, store: Store): Promise<Running> {
  const { context, study, observer, outside } = base;
  const { now, zone, log, jobs, metrics } = context;
  const { checkSeconds } = config.reminders;
  const { publicUrl, language, links } = config;
  const { transport } = config.slack;
  const hasReplicas = config.store.databaseUrl !== undefined;
  const events: Events = new EventEmitter();
  const homeChanges = createHomeChanges();
  const { changed } = homeChanges;
  const calendar = await openCalendar({ publicUrl, store, now, language });
  const { auth, apiUrl } = config.slack;
  const accessOptions = {
    apiUrl,
    language,
    further: { links: links.coursePage !== undefined, agent: config.agentView },
    store,
    surroundings: context,
    most: { seen: MOST_SEEN, lookUps: MOST_RECENT, tokens: MOST_TOKENS },
    onInstalled: (workspace: string) => void events.emit('installed', workspace),
    whenCalm: outside.whenCalm,
  };
  const access =
    auth.mode === 'token'
      ? accessByToken(auth.botToken, accessOptions)
      : accessByInstallation(auth, accessOptions);
  const { clientOf, workIn } = access;
  const people = peopleInSlack(clientOf, language);
  const { profileOf } = people;
  const preferences = createPreferences(store, now);
  const languages = createLanguages({
    ...chosenLanguages(preferences),
    profileOf,
    otherwise: language,
    now,
    rememberMs: outside.rememberLocales,
    patienceMs: outside.languageWithin,
  });
  people.told.on('profile', languages.heard);
  const extras = extrasOf(config, base, store);
  const lines = createOpenLines({ leases: store.leases, now, clientOf: workIn, calls: context });
  const ranOut = lines.giveUp;
  const reminders = remindersOf(config, base, { store, clientOf: workIn, changed, extras, ranOut });
  events.on('installed', reminders.installed);
  const background = jobs.background('history');
  const history = createHistory({
    ...{ store, now, changed, background, hasGiven: config.seeds.length > 0 },
    noteRuns: (...shown) => noteNewRuns(store, now(), (topic) => isSearched(topic, extras), ...shown),
  });
  const seeds = seedsOf(config, base, { store, extras });
  const contexts = createConversationContexts({ store, now, background });
  const downloads = await openDownloads({ publicUrl, store, now, settled: history.settled });
  const buildings = createBuildings({
    directory: config.buildings,
    ...{ store, now, list: createBuildingList({ study, extras, now }) },
    background: jobs.background('buildings'),
  });
  const probeSlack = createProbe(clientOf, now);
  const lookUpFor = createLookUpFor(study, history);
  const { runSuffixes: suffixes } = config.study;
  const lookUpRuns = createLookUpRuns({ study, history, lookUpFor, suffixes, extras, now });
  const likelyRuns = createLikelyRuns(study, suffixes);
  const followedCodes = createFollowedCodes(store, now);
  const nudge: Nudge = ({ workspace, target, kind }, saying) => {
    followedCodes.forget({ workspace, target });
    reminders.followed({ workspace, target });
    // A pass over its own rows alone leaves words as they are.
    void (saying === 'anew' ? reminders.look : reminders.nudge)(workspace);
    if (kind !== 'person') return;
    profiles.told({ workspace, user: target });
    changed({ workspace, user: target });
  };
  const profiles = createProfiles({
    ...{ store, study, now, jobs, nudge, read: profileOf },
    chosen: preferences.person,
    forget: preferences.forgetPerson,
    whenCalm: outside.whenCalm,
  });
  people.told.on('profile', profiles.heard);
  people.told.on('nothing', profiles.unheard);
  const probe: Probe = (target) => jobs.attempt('tell', () => probeSlack(target));
  const tokens = createAssistantTokens({ store, now });
  const address = publicUrl === undefined ? undefined : publicAddress(publicUrl, '/mcp');
  const pages = links.coursePage === undefined ? undefined : coursePages(links.coursePage);
  const changes = createChannelChanges({
    store,
    now,
    whoMay: config.channelChanges,
    // What Slack does not tell is not known.
    isManager: async (person) => (await profileOf(person).catch(() => undefined))?.isManager,
    render: changeLine,
    post: createLinePoster(clientOf),
    attempt: (work) => jobs.attempt('tell', work),
  });
  const targets = createFollowers({
    ...{ store, preferences, changes, now, zone, probe, nudge },
    namesOf: history.names,
    directConversation: people.openDirect,
  });
  const reserved = {
    ...study,
    ...createNamedReservations({ study, buildings, apart: context.limits.apart }),
  };
  const liveLessons = createLessons({ study: reserved, extras, now, zone, apart: context.limits.apart });
  const lessons = withKeptLessons(liveLessons, { store, zone });
  const inUse = createRoomsInUse({ study: reserved, extras, now });
  const studyState = () => {
    const { success: answeredAt, failure, failingSince } = observer.lastSeen();
    return { answeredAt, failedAt: failure?.at, failingSince, refused: failure?.refused };
  };
  const workspaceState = readState({ ...{ store, extras }, study: studyState });
  const features = createFeatures({
    ...{ study, store, preferences, history, contexts, buildings, followedCodes, lookUpFor, lookUpRuns },
    likelyRuns,
    ...{ extras, now, zone, targets, nudge, changed, changes, calendar, downloads, links, pages },
    ...{ lessons, inUse, apart: context.limits.apart, showAnew: context.refreshes.add, studyState },
    stateFor: async (person) => {
      const profile = await withTimeout(profileOf(person), ZONE_WITHIN).catch(() => undefined);
      return profile?.isManager ? workspaceState(person.workspace) : undefined;
    },
    languageOf: (place) => languages.of(place, 'person'),
    zoneOf: async (person) =>
      (await withTimeout(profileOf(person), ZONE_WITHIN).catch(() => undefined))?.zone,
    takeBack: reminders.nudge,
    support: config.support,
    whoMay: config.channelChanges,
    searchesRuns: suffixes.length > 0,
    checkEveryMs: checkSeconds * 1000,
    assistants: config.mcp && { tokens, address },
  });
  const requests = createRequestLog({ ...context, acted: profiles.acted });
  const noteShown = contexts.addShown;
  const answers = createAnswers({ ...context, links, languages, requests, noteShown });
  const {
    app: bolt,
    homes,
    ...slack
  } = createBolt({
    ...context,
    ...config.slack,
    ...{ features, languages, requests, answers, noteShown, clientOf, lines },
    metIn: people.metIn,
    findAuthorization: access.of,
    isInstalled: access.isInstalled,
    leave: access.leave,
    moveChannel: createMoves({
      store,
      preferences,
      now,
      attempt: async (workspace, work) => (await jobs.run('move', work, { workspace })) === 'ok',
      moved: (workspace) => {
        log.info({ kind: 'channel', workspace, outcome: 'moved' }, 'a channel has got another id');
        // Only Slack's own list tells under which id it holds reminders now.
        void reminders.look(workspace);
      },
    }),
    agreement: {
      claim: (name, forMs) =>
        jobs.attempt('claim', () => store.claims.take(name, now(), forMs), { isToldByCaller: true }),
      release: (name) => store.claims.release(name),
    },
    hasReplicas,
    spotting: spottingOf(preferences, store, now),
    createFeedback: config.answerFeedback ? (await import('./slack/feedback.ts')).createFeedback : undefined,
    isAgent: config.agentView,
    registerLinks: pages && (await import('./slack/links.ts')).registerLinks,
    openings: openingsOf(preferences, now),
    greeted: outside.greets === false ? undefined : greetedOf(preferences, store, now),
  });
  homeChanges.onChanged(homes.refresh);
  const lastCheck = async () => {
    const names = [CHECK_JOB, TRUST, LESSONS_TRUST];
    const [check, trust, lessonsTrust] = await Promise.all(names.map(store.jobs.last));
    const unsureSince = lessonsUnsureSince(lessonsTrust, now());
    return check && { ...check, distrustedSince: trust?.failingSince, lessonsUnsureSince: unsureSince };
  };
  const counted = (read: () => Promise<number>) => () => jobs.attempt('count', read);
  observeNumbers({ counted, metrics, store, lastCheck, checkSeconds });
  metrics.extras(() => extras.states().map(({ extra, verdict }) => [extra, verdict] as const));
  const health = healthRoutes(metrics, {
    slack: { connection: slack.connection, token: access.token },
    store,
    study: observer,
    jobs,
    lastCheck,
    followed: store.follows.count,
  });
  const mcp = config.mcp && {
    ...{
      ...config.mcp,
      publicUrl,
      language,
      study,
      buildings,
      lookUpFor,
      lookUpRuns,
      lessons,
      calendar,
      links,
    },
    ...{ context, languages, requests, reader: answers.reader, tokens },
    inUse,
    hasLeft: createHasLeft(profileOf, now),
    workspaceOf: async (source: PayloadSource) => (await access.of(source))?.team,
    freshMs: config.study.freshSeconds * 1000,
    personal: { study, extras, store, seen: history, targets, features },
    finding: {
      ...{ study, extras, likelyRuns, seen: history },
      followed: async ({ workspace, user }: PersonKey) =>
        (await store.follows.of({ workspace, target: user })).map(({ code }) => code),
    },
    units: createCourseUnits(study, history, extras),
  };
  const routes = {
    // Not loaded where it is off.
    ...(mcp && (await import('./mcp/routes.ts')).mcpRoutes(mcp)),
    ...slack.routes,
    ...access.routes,
    ...publicPages({ language, support: config.support }),
    ...health.routes,
    ...downloads?.routes,
    ...(calendar &&
      calendarRoutes({
        ...{ ...calendar, now, zone, checkSeconds },
        find: calendarFacts(study, liveLessons, now, store.lessons),
        lessonsOf: createFeedLessons({
          ...{ lessons: liveLessons, watched: store.lessons, now },
          lists: createLessonLists({ lessons: liveLessons, now, freshMs: checkSeconds * 1000 }),
        }),
      })),
  };
  const http = createHttpServer(config.http, routes, (error) =>
    log.error({ kind: 'http', ...nameAndCause(error) }, 'a route failed'),
  );
  const lifecycle = createLifecycle({
    http,
    bolt,
    background: [
      reminders,
      access.care,
      profiles,
      extras,
      seeds,
      createGiveUp({
        ...slack,
        afterMs: transport.mode === 'socket' ? transport.giveUpSeconds * 1000 : 0,
        log,
        onGivenUp: outside.onGivenUp,
      }),
    ],
    health,
    study,
    store,
    settled: async () => {
      await Promise.all([homes, buildings, history, contexts].map((one) => one.settled()));
    },
    drainMs: transport.mode === 'http' ? outside.drainMs : 0,
  });
  return {
    ...lifecycle,
    round: async () => {
      await profiles.round();
      await reminders.round();
      await access.care.round();
      await extras.round();
      await seeds.round();
    },
  };
}
