/** Opens the store that the configuration asks for. */

import { undoneBy, withTimeout } from '../primitives.ts';
import {
  createClaims,
  createExtraNotes,
  createJobRuns,
  createLeases,
  createSecrets,
} from './coordination.ts';
import { createAssistantTokenRows, createFeedRows, createInstallations } from './credentials.ts';
import { type Database, reasonOf, StoreNotOpened, type TellProblem } from './database/database.ts';
import { createWorkspaces, forgetOld } from './erase.ts';
import { createCourses, createFollows, createLessonRows, createReminders } from './follows.ts';
import {
  createContexts,
  createLookUps,
  createSeenBuildings,
  createSeenCourses,
  createSeenUnits,
} from './history.ts';
import { createChannelEdits, createChannels, createPersonalMarks, createPersons } from './people.ts';
import { createRunFollows } from './run-follows.ts';
import type { Store } from './store.ts';
import { createTargets } from './targets.ts';

/** How long a write to prove that a lock is gone may take, in milliseconds: less than readiness waits. */
const PROVING_MS = 500;

export interface StoreOptions {
  /** `postgres://…`; undefined: an embedded SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Told of problems that no caller has caused. */
  readonly onProblem?: TellProblem;
}

/**
 * Opens the store with its tables up to date. Rejects with `StoreNotOpened`, as where another process has the
 * file.
 */
export async function openStore({
  databaseUrl,
  dataDir,
  onProblem = () => {},
}: StoreOptions): Promise<Store> {
  try {
    const database = await databaseOf({ databaseUrl, dataDir }, onProblem);
    await migrated(database);
    return storeOver(database, onProblem);
  } catch (error) {
    throw error instanceof StoreNotOpened ? error : new StoreNotOpened(reasonOf(error), { cause: error });
  }
}

async function migrated(database: Database): Promise<void> {
  await undoneBy(() => database.migrate(), database.close);
}

/** Loads only what is asked for: the driver of Postgres is of no use to an embedded store. */
async function databaseOf({ databaseUrl, dataDir }: StoreOptions, tell: TellProblem): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./database/sqlite.ts')).openSqlite(dataDir, tell);
  return (await import('./database/postgres.ts')).openPostgres(databaseUrl, tell);
}

/** The store over a database whose tables are up to date. */
export function storeOver(database: Database, tell: TellProblem): Store {
  let closed: Promise<void> | undefined;
  const leases = createLeases(database);
  let proving: Promise<boolean> | undefined;
  /** A lock that made writing fail is told at once, and not only after another wait for it. */
  const proveWriting = async (): Promise<void> => {
    proving ??= leases.take('written', 'check', Date.now(), 1).finally(() => {
      proving = undefined;
    });
    const { busy } = database.writing;
    if (busy === undefined) await proving;
    else if ((await withTimeout(proving, PROVING_MS)) === undefined) throw busy;
  };
  return {
    follows: createFollows(database, tell),
    runFollows: createRunFollows(database, tell),
    targets: createTargets(database, tell),
    courses: createCourses(database, tell),
    lessons: createLessonRows(database, tell),
    reminders: createReminders(database, tell),
    leases,
    persons: createPersons(database, tell),
    channels: createChannels(database, tell),
    channelEdits: createChannelEdits(database, tell),
    seenCourses: createSeenCourses(database, tell),
    seenUnits: createSeenUnits(database, tell),
    lookUps: createLookUps(database, tell),
    contexts: createContexts(database, tell),
    seenBuildings: createSeenBuildings(database, tell),
    feeds: createFeedRows(database, tell),
    assistantTokens: createAssistantTokenRows(database, tell),
    secrets: createSecrets(database),
    claims: createClaims(database),
    jobs: createJobRuns(database, tell),
    studyExtras: createExtraNotes(database, tell),
    installations: createInstallations(database, tell),
    workspaces: createWorkspaces(database),
    ...createPersonalMarks(database, tell),
    forget: (now) => forgetOld(database, now),
    overwrite: (withinMs) => database.overwrite(withinMs),
    check: async () => {
      // A table, since a bare `select 1` would not touch the file.
      await database.db.selectFrom('leases').select('name').limit(1).execute();
      // A full or read-only disk shows only where something is written.
      if (database.writing.failed) await proveWriting();
    },
    close: () => {
      closed ??= database.close();
      return closed;
    },
  };
}
