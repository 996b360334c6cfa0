/** Joins rooms that do not know each other: gives what one room offers the shape that another asks for. */
import type { WebClient } from '@slack/web-api';
import type { CalendarRoutesOptions } from './calendar/routes.ts';
import type { Config } from './config.ts';
import type { FollowFeatureDeps } from './features/follow/handlers.ts';
import { createRender } from './features/follow/reminder-cards.ts';
import type { SettingsDeps } from './features/settings/handlers.ts';
import type { Language } from './language.ts';
import type { Job, Jobs } from './ops/jobs.ts';
import type { Log } from './ops/log.ts';
import { withTimeout } from './primitives/promises.ts';
import { factsOf } from './reminders/plan.ts';
import type { Runner } from './reminders/runner.ts';
import { createRings, type Rings } from './reminders/runner.ts';
import type { Answering } from './slack/answer.ts';
import type { Agreement } from './slack/deliveries.ts';
import { createLanguages, type Languages, localeOf, openDirect, zoneOf } from './slack/locale.ts';
import type { PersonKey, StoreProblem } from './store/concerns.ts';
import type { Store } from './store/store.ts';
import type { StudyClient } from './study-client/model.ts';
import { type Buildings, createBuildings } from './workspace/buildings.ts';
import { createHistory, type History } from './workspace/history.ts';
import type { LookUpFor } from './workspace/look-up.ts';
import { createMoves } from './workspace/moves.ts';
import type { Preferences } from './workspace/preferences.ts';
import { languageAtHand, languageOfChannel, languageOfPerson } from './workspace/preferences.ts';

/** Characters of a log line's detail. */
const MOST_DETAIL = 200;
const HOUR = 3_600_000;
/** The longest wait for a person's zone, in milliseconds. */
const ZONE_WITHIN = 1_000;

/** The keys of a row are left out: they name a conversation. */
export function tellProblem(log: Log, problem: StoreProblem): void {
  const { about, reason } = problem;
  const where = about === 'row' ? `${about} of ${problem.table}` : about;
  const detail = `${where}: ${reason}`.slice(0, MOST_DETAIL);
  log.error({ kind: 'store', outcome: about, detail }, 'the store has trouble');
}

/** Languages from the choices of people and channels, and from Slack. */
export function languagesOf(
  otherwise: Language,
  {
    preferences,
    clientOf,
    now,
    rememberMs,
  }: {
    readonly preferences: Preferences;
    readonly clientOf: ClientOf;
    readonly now: () => number;
    readonly rememberMs: number | undefined;
  },
): Languages {
  return createLanguages({
    ofPerson: (place) => languageOfPerson(preferences, place),
    ofPersonAtHand: (place) => languageAtHand(preferences, place),
    ofChannel: (place) => languageOfChannel(preferences, place),
    localeOf: async (workspace, user) => localeOf(await clientOf(workspace), user),
    otherwise,
    now,
    rememberMs,
  });
}

/** A course's facts for a calendar, and when they were read. */
export function findFacts(study: StudyClient): CalendarRoutesOptions['find'] {
  return async (code, language) => {
    const { value, fetchedAt } = await study.realization(code, language);
    return { facts: factsOf(value, language), readAt: fetchedAt };
  };
}

/** The Web API of a workspace, outside of a listener. May reject. */
type ClientOf = (workspace: string) => Promise<WebClient>;

interface Ringing {
  readonly study: StudyClient;
  readonly store: Store;
  readonly surroundings: Pick<Answering, 'now' | 'jobs' | 'zone' | 'metrics' | 'limits'>;
  readonly outside: { readonly pace?: () => () => Promise<void> };
  readonly clientOf: ClientOf;
  /** Called for each change behind a person's Home. */
  readonly changed: (person: PersonKey) => void;
}

/** Everything that rings. */
export function ringsOf(
  { horizonHours, checkSeconds }: Config['rings'],
  { study, store, surroundings, outside: { pace }, clientOf, changed }: Ringing,
): Rings {
  const { now, jobs, zone, metrics, limits } = surroundings;
  const rings = createRings({
    study,
    store,
    clientOf,
    now,
    jobs,
    metrics,
    render: createRender(zone),
    horizonMs: horizonHours * HOUR,
    checkEveryMs: checkSeconds * 1000,
    onTold: ({ workspace, target, kind }) => kind === 'person' && changed({ workspace, user: target }),
    ...(pace ? { pace } : {}),
  });
  // Rings are for all followers, so the person who has just followed is not charged for them.
  const apart = (pass: Rings['look']) => (workspace: string) => limits.apart(() => pass(workspace));
  return { ...rings, nudge: apart(rings.nudge), look: apart(rings.look) };
}

/** How replicas agree: by marks in the store. */
export function agreementOf(
  { claims }: Pick<Store, 'claims'>,
  { now, jobs }: Pick<Answering, 'now' | 'jobs'>,
): Agreement {
  const told = { isToldByCaller: true };
  return {
    claim: (name, forMs) => jobs.attempt('claim', () => claims.take(name, now(), forMs), told),
    release: (name) => claims.release(name),
  };
}

interface Following {
  readonly study: StudyClient;
  readonly store: Store;
  readonly preferences: Preferences;
  readonly lookUpFor: LookUpFor;
  readonly history: History;
  readonly surroundings: Pick<Answering, 'now' | 'zone'>;
  readonly clientOf: ClientOf;
  readonly languages: Languages;
  readonly rings: Runner;
  /** Called for each change behind a person's Home. */
  readonly changed: (person: PersonKey) => void;
}

/** The dependencies of following. */
export function followingOf(
  { horizonHours }: Config['rings'],
  { study, store, preferences, lookUpFor, history, ...rest }: Following,
): FollowFeatureDeps {
  const { surroundings, clientOf, languages, rings, changed } = rest;
  return {
    study,
    store,
    preferences,
    lookUpFor,
    namesOf: history.names,
    now: surroundings.now,
    zone: surroundings.zone,
    horizonMs: horizonHours * HOUR,
    nudge: ({ workspace, target, kind }, saying) => {
      // A pass over its own rows alone leaves words as they are.
      void (saying === 'anew' ? rings.look : rings.nudge)(workspace);
      if (kind === 'person') changed({ workspace, user: target });
    },
    languageOf: (place) => languages.of(place, 'person'),
    directConversation: async (workspace, user) => openDirect(await clientOf(workspace), user),
  };
}

interface Settings extends Pick<SettingsDeps, 'changed'> {
  readonly clientOf: ClientOf;
}

/** The dependencies of people's settings: those of following, and some more. */
export function settingsOf(following: FollowFeatureDeps, { clientOf, changed }: Settings): SettingsDeps {
  return {
    ...following,
    // A form waits for the answer, and the study API's zone is a good substitute.
    zoneOf: ({ workspace, user }) => withTimeout(zoneOf(clientOf(workspace), user), ZONE_WITHIN),
    changed,
  };
}

/** The buildings known by name. Where the store fails, the directory still serves. */
export function buildingsOf(
  directory: Config['buildings'],
  store: Store,
  { now, jobs }: Pick<Answering, 'now' | 'jobs'>,
): Buildings {
  return createBuildings({ directory, store, now, background: backgroundOf(jobs, 'buildings') });
}

/** Moves channels that get another id, and has rings follow. */
export function movesOf(
  store: Store,
  {
    preferences,
    surroundings: { now, log, jobs },
    rings,
  }: Pick<Following, 'preferences' | 'rings'> & {
    readonly surroundings: Pick<Answering, 'now' | 'log' | 'jobs'>;
  },
) {
  return createMoves({
    store,
    preferences,
    now,
    moved: (workspace) => {
      void jobs.run('move', async () => 'ok', { workspace });
      log.info({ kind: 'channel', workspace, outcome: 'moved' }, 'a channel has got another id');
      // Only Slack's own list tells under which id it holds reminders now.
      void rings.look(workspace);
    },
    failed: ({ workspace }, error) => void jobs.run('move', () => Promise.reject(error), { workspace }),
  });
}

/** What workspaces have looked up. Look-ups that the store can't keep are forgotten. */
export function historyOf(
  store: Store,
  { now, jobs }: Pick<Answering, 'now' | 'jobs'>,
  changed: (person: PersonKey) => void,
): History {
  return createHistory({ store, now, changed, background: backgroundOf(jobs, 'history') });
}

/** Does work as a job, for rooms that do not know what jobs are. */
function backgroundOf(jobs: Jobs, job: Job) {
  return (work: () => Promise<void>) => jobs.run(job, async () => void (await work()));
}

/** Counts what can't be read for the metrics: the last known number goes on being shown. */
export function countedBy(jobs: Jobs, read: () => Promise<number>): () => Promise<number> {
  return () => jobs.attempt('count', read);
}
