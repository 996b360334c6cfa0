/**
 * The smaller records of `store.ts`: what replicas agree on, installations, workspaces as a whole, what was looked up, and what
 * lets in a person's programs. Times are epoch milliseconds.
 */
import type { Language } from '../language.ts';

// What replicas agree on.

export interface Leases {
  /**
   * Takes or prolongs a lease; false where another holder's has not run out at `now`. A lease that would last
   * longer than this name is ever taken for (`longestMs`, by default `forMs`) was taken before the clock was
   * set back: it counts as run out.
   */
  take(name: string, holder: string, now: number, forMs: number, longestMs?: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
  /** Names of leases that were neither prolonged nor released: their holders have ended. */
  runOut(now: number): Promise<string[]>;
}

export interface Claims {
  /** Takes a name for a while: true for one taker only, until the time is over. */
  take(name: string, now: number, forMs: number): Promise<boolean>;
  release(name: string): Promise<void>;
}

export interface Secrets {
  /** A secret that all replicas share: the first one that was kept stays. `make` is called where there is none. */
  get(name: string, make: () => string): Promise<string>;
  known(name: string): Promise<string | undefined>;
}

/** How work that replicas share went. */
export interface JobRun {
  /** When the last run began that has ended, well or not. */
  readonly triedAt: number;
  /** When the last run that went well ended; undefined: none has. */
  readonly succeededAt: number | undefined;
  /** When the first run began that has failed since; undefined: the last one went well. */
  readonly failingSince: number | undefined;
}

export interface JobRuns {
  /** Undefined: no run has ended yet. */
  last(job: string): Promise<JobRun | undefined>;
  /** Notes a run that has ended. */
  note(
    job: string,
    run: { readonly triedAt: number; readonly endedAt: number; readonly isWell: boolean },
  ): Promise<void>;
}

// Installations and workspaces.

/**
 * Names an installation. One for a single workspace has its `team`, which is unique in all of Slack, and ''
 * as `enterprise`. One for a whole organization has its `enterprise`, and '' as `team`.
 */
export interface InstallationKey {
  readonly enterprise: string;
  readonly team: string;
}

export interface Installation extends InstallationKey {
  /** Tokens and what belongs to them, encrypted (`sealing.ts`). */
  readonly sealed: string;
  readonly installedAt: number;
}

/**
 * The row of an installation as it was read. A change that depends on it compares it in its own transaction,
 * so that no lock is needed between reading and changing.
 */
export interface InstallationState extends InstallationKey {
  /** Undefined: nothing is installed there. */
  readonly sealed: string | undefined;
  /** When it was removed; undefined: at any time, or never. */
  readonly removedAt?: number;
}

/** The rest of an installation that was removed, until its follows go, too. */
interface RemovedInstallation extends InstallationKey {
  readonly removedAt: number;
}

export interface Installations {
  /** Adds an installation, or replaces it. A removed one is installed again. */
  put(key: InstallationKey, sealed: string, at: number): Promise<void>;
  /** Like `put`, but only where none is installed (a removed one is installed again); false where one is. */
  add(key: InstallationKey, sealed: string, at: number): Promise<boolean>;
  /** Replaces what is sealed, if it is still `before`; false, with nothing changed, if it is not. */
  replace(key: InstallationKey, before: string, sealed: string, at: number): Promise<boolean>;
  /** Undefined: not installed, or removed. */
  get(key: InstallationKey): Promise<Installation | undefined>;
  /**
   * Erases the sealed tokens. The key and the time of the removal stay until `forget`. False where it was not
   * installed (the time of an earlier removal stays), or is not `sealed` any more.
   */
  remove(key: InstallationKey, at: number, sealed?: string): Promise<boolean>;
  /** Those that are installed, in pages by key; `after`: the last of the page before. */
  all(after: InstallationKey | undefined, most: number): Promise<Installation[]>;
  /** How many are installed. */
  count(): Promise<number>;
  /** Those that were removed before the given time and not installed again, by key. */
  removedBefore(at: number): Promise<RemovedInstallation[]>;
  /**
   * Forgets one that was removed before the given time; false where there is none, or it is installed again.
   */
  forget(key: InstallationKey, removedBefore: number): Promise<boolean>;
}

/** Another id for a channel. */
export interface ChannelMove {
  readonly workspace: string;
  readonly from: string;
  readonly to: string;
}

export interface Erasure {
  readonly follows: boolean;
  readonly expected?: readonly InstallationState[];
}

/** Rows by table, each by column. Times are ISO 8601 in UTC, JSON is read. */
export type StoredRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export interface Workspaces {
  /** All that is stored of a person, by table. */
  personData(key: { readonly workspace: string; readonly user: string }): Promise<StoredRows>;
  /**
   * Moves all that is kept of a channel to the id that Slack has given it, and merges it with what is kept there.
   * For a month the old id then means the new one, to what is read and changed of a channel. Two transactions: if
   * it rejects after the first one, `settleMoves` does the rest.
   */
  moveChannel(move: ChannelMove, at: number): Promise<void>;
  /** Moves what is under an old id still: a move that was not ended, or work that was under way, has left it. */
  settleMoves(workspace: string): Promise<void>;
  /** The workspaces in which a channel follows something or has been set, by id. */
  ofChannel(channel: string): Promise<string[]>;
  /**
   * Erases everything personal of a workspace: choices, look-ups, feeds, tokens, and claims that name it. `follows`:
   * targets, follows and reminders as well. Installations stay; they have a `remove` of their own. False, with
   * nothing erased, where an installation is not in its `expected` state any more. To be followed by `overwrite`
   * when all is erased that belongs together.
   */
  erase(workspace: string, what: Erasure): Promise<boolean>;
  /**
   * Erases what is kept of a person: choices, look-ups, the feed, tokens of assistants, what the person follows in the direct
   * conversation, and who set up what channels follow. Reminders that Slack may hold stay, so that the next pass
   * takes them back and forgets them.
   */
  erasePerson(person: { readonly workspace: string; readonly user: string }): Promise<void>;
}

// What was looked up: by persons, in workspaces, and of the study API as a whole.

/** Names by language, as far as they have been seen. */
export type Names = Readonly<Partial<Record<Language, string>>>;

/** A realization that was looked up in the workspace. */
export interface SeenCourse {
  readonly workspace: string;
  readonly code: string;
  readonly names: Names;
  readonly seenAt: number;
}

export interface SeenCourseRows {
  /**
   * Adds courses, or brings them up to date: of two names in a language the later stays, and so does the later
   * `seenAt`. A workspace keeps the newest `most`; where several put at once there may be a few more until the
   * next put.
   */
  put(courses: readonly SeenCourse[], most: number): Promise<void>;
  /** Newest first; of the same time, by code. */
  inWorkspace(workspace: string): Promise<SeenCourse[]>;
}

/** One person's look-up of a realization. */
export interface LookedUp {
  readonly workspace: string;
  readonly user: string;
  readonly code: string;
  readonly at: number;
}

export interface LookUps {
  /** The later time of a code stays. A person keeps the newest `most` codes, as with `SeenCourseRows`. */
  put(lookUps: readonly LookedUp[], most: number): Promise<void>;
  /** Newest first; of the same time, by code. */
  of(key: Pick<LookedUp, 'workspace' | 'user'>): Promise<LookedUp[]>;
}

/** A building that was looked up in any workspace: the study API's words about it are not private. */
export interface SeenBuilding {
  readonly id: string;
  readonly code: string | undefined;
  readonly names: Names;
  readonly seenAt: number;
}

export interface SeenBuildings {
  /** Names merge as with `SeenCourseRows`; a known code is not forgotten. */
  put(buildings: readonly SeenBuilding[]): Promise<void>;
  /** By id. */
  all(): Promise<SeenBuilding[]>;
}

/** A course unit that the workspace has looked up by its id. Those of seen courses are known by the courses. */
export interface SeenUnit {
  readonly workspace: string;
  readonly code: string;
  /** No answer about a run names the id of its unit, and no operation finds a unit by its code. */
  readonly id: string;
  readonly names: Names;
  readonly seenAt: number;
}

export interface SeenUnits {
  /** Names merge, and a workspace keeps the newest `most`, as with seen courses. The later id of a code stays. */
  put(units: readonly SeenUnit[], most: number): Promise<void>;
  /** Newest first; of the same time, by code. */
  inWorkspace(workspace: string): Promise<SeenUnit[]>;
  /** The id that was seen last with a code, in any workspace: what the study API says of a unit is not private. */
  idOf(code: string): Promise<string | undefined>;
}

/** A conversation, or a thread in it; `thread` is '' for the conversation itself. */
export interface SpotKey {
  readonly workspace: string;
  readonly conversation: string;
  readonly thread: string;
}

/** What conversations were about lately, so that a question may leave the course out. */
export interface Contexts {
  /** Notes the courses of an answer to a person. The latest note of a spot counts. */
  note(spot: SpotKey, user: string, codes: readonly string[], at: number): Promise<void>;
  /** The courses of the latest note since `since`, in epoch milliseconds; none without one. */
  codes(spot: SpotKey, since: number): Promise<readonly string[]>;
}

// What lets in a person's programs. Of their secrets only digests are kept.

interface OnePerson {
  readonly workspace: string;
  readonly user: string;
}

export interface Feeds {
  /** Gives a person a feed, in place of an earlier one. Rejects where the hash is another person's. */
  replace(key: OnePerson, hash: string, at: number): Promise<void>;
  /** False where there was none. */
  revoke(key: OnePerson): Promise<boolean>;
  /** When a person's feed was made. */
  madeAt(key: OnePerson): Promise<number | undefined>;
  owner(hash: string): Promise<OnePerson | undefined>;
}

/** A token of an assistant: its digest, and the name that the person gave it. */
interface AssistantTokenKept {
  readonly hash: string;
  readonly name: string;
  readonly madeAt: number;
}

export interface AssistantTokenRows {
  /** Adds a token, once; false where the person has `most` others. Rejects where the hash is another person's. */
  add(key: OnePerson, token: AssistantTokenKept, most: number): Promise<boolean>;
  /** Oldest first. */
  of(key: OnePerson): Promise<AssistantTokenKept[]>;
  /** False where the person has no such token. */
  revoke(key: OnePerson, hash: string): Promise<boolean>;
  owner(hash: string): Promise<OnePerson | undefined>;
}
