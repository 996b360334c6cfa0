/** How rooms that don't know each other are joined: what one offers, in the shape that another asks for. */
import type { WebClient } from '@slack/web-api';
import type { CalendarRoutesOptions } from './calendar/routes.ts';
import type { Config } from './config.ts';
import type { FollowFeatureDeps } from './features/follow/handlers.ts';
import type { SettingsDeps } from './features/settings/handlers.ts';
import type { Language } from './i18n/language.ts';
import type { Log } from './ops/log.ts';
import { factsOf } from './rings/facts.ts';
import type { Runner } from './rings/runner.ts';
import type { Answering } from './slack/account.ts';
import { createLanguages, type Languages } from './slack/languages.ts';
import { localeOf, openDirect, zoneOf } from './slack/people.ts';
import type { PersonKey } from './store/concerns.ts';
import { reasonOf, type StoreProblem } from './store/problems.ts';
import type { Store } from './store/store.ts';
import type { StudyClient } from './study-client/model.ts';
import { type Buildings, createBuildings } from './workspace/buildings.ts';
import { languageOfChannel, languageOfPerson } from './workspace/choices.ts';
import { createHistory, type History } from './workspace/history.ts';
import type { LookUpFor } from './workspace/look-up.ts';
import type { Preferences } from './workspace/preferences.ts';

/** Characters of a line's detail. */
const MOST_DETAIL = 200;
const HOUR = 3_600_000;

/** Without the keys of a row: those name a conversation. */
export function tellProblem(log: Log, problem: StoreProblem): void {
  const { about, reason } = problem;
  const where = about === 'row' ? `${about} of ${problem.table}` : about;
  const detail = `${where}: ${reason}`.slice(0, MOST_DETAIL);
  log.error({ kind: 'store', outcome: about, detail }, 'the store has trouble');
}

/** What the last answers have set going is waited for, too. */
export async function ended(
  stopping: Promise<unknown>,
  ...settled: readonly (() => Promise<void>)[]
): Promise<void> {
  await stopping;
  await Promise.all(settled.map((wait) => wait()));
}

/** Languages from what people and channels have chosen, and from Slack. */
export function languagesOf(
  otherwise: Language,
  {
    preferences,
    client,
    now,
    rememberMs,
  }: {
    readonly preferences: Preferences;
    readonly client: WebClient;
    readonly now: () => number;
    readonly rememberMs: number | undefined;
  },
): Languages {
  return createLanguages({
    ofPerson: (place) => languageOfPerson(preferences, place),
    ofChannel: (place) => languageOfChannel(preferences, place),
    localeOf: (_workspace, user) => localeOf(client, user),
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

interface Following {
  readonly study: StudyClient;
  readonly store: Store;
  readonly preferences: Preferences;
  readonly lookUpFor: LookUpFor;
  readonly surroundings: Pick<Answering, 'now' | 'zone'>;
  readonly client: WebClient;
  readonly rings: Runner;
  /** Told of each change behind a person's Home. */
  readonly changed: (person: PersonKey) => void;
}

/** What following needs of the rest. */
export function followingOf(
  { horizonHours }: Config['rings'],
  { study, store, preferences, lookUpFor, surroundings: { now, zone }, client, rings, changed }: Following,
): FollowFeatureDeps {
  return {
    ...{ study, store, preferences, lookUpFor, now, zone },
    horizonMs: horizonHours * HOUR,
    nudge: ({ workspace, target, kind }) => {
      void rings.nudge(workspace);
      if (kind === 'person') changed({ workspace, user: target });
    },
    directConversation: (_workspace, user) => openDirect(client, user),
  };
}

interface Settings extends Pick<SettingsDeps, 'changed'> {
  readonly client: WebClient;
  readonly languages: Languages;
}

/** What people's settings need beside what following does. */
export function settingsOf(
  following: FollowFeatureDeps,
  { client, languages, changed }: Settings,
): SettingsDeps {
  return {
    ...following,
    languageOf: (place) => languages.of(place, 'person'),
    zoneOf: ({ user }) => zoneOf(client, user),
    changed,
  };
}

/** The buildings that are known by name. What the store can't do is logged; the directory goes on. */
export function buildingsOf(
  directory: Config['buildings'],
  store: Store,
  { now, log }: Pick<Answering, 'now' | 'log'>,
): Buildings {
  const onProblem = (error: unknown) =>
    log.error(
      { kind: 'store', outcome: 'buildings', detail: reasonOf(error).slice(0, MOST_DETAIL) },
      'buildings',
    );
  return createBuildings({ directory, store, now, onProblem });
}

/** What workspaces have looked up. What the store can't keep is logged, and then forgotten. */
export function historyOf(
  store: Store,
  { now, log }: Pick<Answering, 'now' | 'log'>,
  changed: (person: PersonKey) => void,
): History {
  const failed = (error: unknown) =>
    log.error(
      { kind: 'store', outcome: 'history', detail: reasonOf(error).slice(0, MOST_DETAIL) },
      'look-ups were not kept',
    );
  return createHistory({ store, now, changed, failed });
}
