/**
 * What is kept: one interface a concern, the same over embedded SQLite and over Postgres. Times are epoch
 * milliseconds unless a name says otherwise. Every method is one transaction: it has happened, wholly, when
 * its promise resolves, and a crash leaves it done or undone.
 */
import type { Language } from '../language.ts';
import type {
  Channels,
  Claims,
  Facts,
  Feeds,
  Installations,
  JobRuns,
  LookUps,
  Persons,
  Secrets,
  SeenBuildings,
  SeenCourses,
  Workspaces,
} from './concerns.ts';
import type { ReminderSettings } from './reminder-settings.ts';

export type { ReminderSettings } from './reminder-settings.ts';

/** Who follows: a channel, or a person in the direct conversation with the bot. */
export type TargetKind = 'channel' | 'person';

/** Names a target: in a workspace, a channel id or a person's user id. */
export interface TargetKey {
  readonly workspace: string;
  readonly target: string;
}

/** Why nothing can be posted to a target, in Slack's words or ours. */
export interface Pause {
  readonly reason:
    | 'not_in_channel'
    | 'channel_not_found'
    | 'is_archived'
    | 'token_revoked'
    | 'account_inactive'
    | 'other';
  readonly since: number;
  /** Whether everybody who set up its follows has been told. */
  readonly told: boolean;
}

/** A conversation that follows something. */
export interface Target extends TargetKey {
  readonly kind: TargetKind;
  /** Whether the channel is a group direct message, to which no app can be invited. */
  readonly isGroup?: boolean | undefined;
  /** Where messages go: the channel itself, or the direct conversation's id. */
  readonly conversation: string;
  readonly language: Language;
  readonly settings: ReminderSettings;
  readonly pause: Pause | undefined;
  /** When its courses were last read with success; undefined: not yet. */
  readonly checkedAt: number | undefined;
}

/** A followed realization. */
export interface Follow extends TargetKey {
  readonly code: string;
  readonly createdBy: string;
  readonly createdAt: number;
  /** What the target was last told of the course: changes are told against it. */
  readonly told: Facts;
  /** Whether it was told that the study API no longer knows the course. */
  readonly toldMissing: boolean;
}

/** The last that was read of a realization, in one language. */
export interface Course {
  readonly code: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly readAt: number;
  /** Since when the study API answers that there is no such course; undefined: it is there. */
  readonly missingSince: number | undefined;
}

/**
 * A message that is meant for Slack. `intended`: about to be handed over, perhaps done. `held`: Slack holds
 * it and will post it. `posting`: being posted directly, perhaps done. `rung`: it counts as posted.
 */
export interface Reminder extends TargetKey {
  /** What it is about, such as `TX00EY23-3015 opens 1793512800000`; unique for the target. */
  readonly key: string;
  readonly conversation: string;
  /** When Slack is to post it, in epoch SECONDS, as Slack counts. */
  readonly postAt: number;
  /** The top-level text, by which it is found again in what Slack holds. */
  readonly text: string;
  readonly state: 'intended' | 'held' | 'posting' | 'rung';
  /** Slack's id of a scheduled message; undefined unless `held`, and where Slack no longer lists it. */
  readonly scheduledId: string | undefined;
}

export interface Follows {
  /**
   * Adds follows of one target, and the target itself where it is new (an existing target keeps its
   * settings). Follows that exist stay as they are. Refuses all where the target would have more than `most`.
   * `added`: the codes that are new, in order; without new ones nothing is refused.
   */
  add(
    target: Target,
    follows: readonly Follow[],
    most: number,
  ): Promise<{ added: string[]; refused: boolean }>;
  /** Removes follows by code; `all`: every one. Resolves to the codes that were followed. */
  remove(key: TargetKey, codes: readonly string[] | 'all'): Promise<string[]>;
  of(key: TargetKey): Promise<Follow[]>;
  /** All follows of a workspace, by target and code. */
  inWorkspace(workspace: string): Promise<Follow[]>;
  /** The codes that a person has had channels follow, each once, in order. */
  setUpBy(workspace: string, user: string): Promise<string[]>;
  /**
   * Every followed code with its followers' languages, by code. `after`: the last code of the page before.
   */
  codes(after: string | undefined, most: number): Promise<{ code: string; language: Language }[]>;
  /** How many there are of all workspaces together. */
  count(): Promise<number>;
  /** Notes what targets have now been told. Only follows that still exist are touched. */
  told(follows: readonly { key: TargetKey; code: string; facts: Facts; missing: boolean }[]): Promise<void>;
}

export interface Targets {
  get(key: TargetKey): Promise<Target | undefined>;
  /** All targets of a workspace, by id. */
  inWorkspace(workspace: string): Promise<Target[]>;
  /** Workspaces that have follows or reminders, by id. */
  workspaces(): Promise<string[]>;
  /** Changes what is given of a target that exists; `pause: null` resumes it. */
  change(key: TargetKey, change: TargetChange): Promise<void>;
  /** Notes a successful check for every target of the workspaces. */
  checked(workspaces: readonly string[], at: number): Promise<void>;
}

interface TargetChange {
  readonly language?: Target['language'];
  readonly settings?: ReminderSettings;
  readonly pause?: Pause | null;
}

export interface Courses {
  /** The last that was read, for the given pairs of code and language. */
  get(pairs: readonly { code: string; language: Course['language'] }[]): Promise<Course[]>;
  /** Inserts or overwrites. A reading older by up to an hour (`readAt`) never overwrites a newer one. */
  put(courses: readonly Course[]): Promise<void>;
}

export interface Reminders {
  of(key: TargetKey): Promise<Reminder[]>;
  /** All reminders of a workspace, by target and key. */
  inWorkspace(workspace: string): Promise<Reminder[]>;
  /** Inserts or overwrites by (workspace, target, key). */
  put(reminders: readonly Reminder[]): Promise<void>;
  delete(reminders: readonly Pick<Reminder, 'workspace' | 'target' | 'key'>[]): Promise<void>;
}

export interface Leases {
  /**
   * Takes or prolongs a lease; false where another holder's has not run out at `now`. A lease that would last
   * longer than this name is ever taken for (`longestMs`, by default `forMs`) was taken before the clock was
   * set back: it counts as run out.
   */
  take(name: string, holder: string, now: number, forMs: number, longestMs?: number): Promise<boolean>;
  /** Lets go of it, if it is the holder's. */
  release(name: string, holder: string): Promise<void>;
  /** Names of leases that were neither prolonged nor let go of: their holders are gone. */
  runOut(now: number): Promise<string[]>;
}

/** Everything that is kept. */
export interface Store {
  readonly follows: Follows;
  readonly targets: Targets;
  readonly courses: Courses;
  readonly reminders: Reminders;
  readonly leases: Leases;
  readonly persons: Persons;
  readonly channels: Channels;
  readonly seenCourses: SeenCourses;
  readonly lookUps: LookUps;
  readonly seenBuildings: SeenBuildings;
  readonly feeds: Feeds;
  readonly secrets: Secrets;
  readonly claims: Claims;
  readonly jobs: JobRuns;
  readonly installations: Installations;
  readonly workspaces: Workspaces;
  /**
   * Forgets what has been kept long enough at `now`: leases a day after their end, claims at their end,
   * rung reminders after four days, old ids of channels after 30 days, courses that were not read for 30 days and that have no follower, look-ups and
   * seen courses after 180 days.
   * To be called now and then, by any replica.
   */
  forget(now: number): Promise<void>;
  /**
   * Leaves nothing of what was deleted in any file of an embedded store, if anything may be left. The erasure of a
   * person or a workspace does that, and so does `forget`; they wait half a second for another process that
   * reads the file. False where one reads it for longer than `withinMs`, or
   * the disk is full: then it is done as soon as it can be. Postgres does it by itself, later.
   */
  overwrite(withinMs?: number): Promise<boolean>;
  /** Rejects where the database does not answer, or still fails to write after it failed before. */
  check(): Promise<void>;
  close(): Promise<void>;
}
