/**
 * All that is kept: one interface a concern, the same over embedded SQLite and over Postgres. Times are epoch
 * milliseconds unless a name says otherwise. Every method is one transaction unless it says otherwise: it has
 * happened, wholly, when its promise resolves, and a crash leaves it done or undone.
 */
import type { Language } from '../language.ts';
import type {
  AssistantTokenRows,
  Claims,
  Contexts,
  Feeds,
  Installations,
  JobRuns,
  Leases,
  LookUps,
  Secrets,
  SeenBuildings,
  SeenCourseRows,
  SeenUnits,
  Workspaces,
} from './records.ts';
import type { Enrolled, Leads, PersonalMarks, ReminderSettings, Snooze } from './reminder-settings.ts';

export type { ReminderSettings } from './reminder-settings.ts';

export interface Store extends PersonalMarks<Target> {
  readonly follows: Follows;
  readonly runFollows: RunFollows;
  readonly targets: Targets;
  readonly courses: Courses;
  readonly reminders: Reminders;
  readonly leases: Leases;
  readonly persons: Persons;
  readonly channels: Channels;
  readonly channelEdits: ChannelEdits;
  readonly seenCourses: SeenCourseRows;
  readonly seenUnits: SeenUnits;
  readonly lookUps: LookUps;
  readonly contexts: Contexts;
  readonly seenBuildings: SeenBuildings;
  readonly feeds: Feeds;
  readonly assistantTokens: AssistantTokenRows;
  readonly secrets: Secrets;
  readonly claims: Claims;
  readonly jobs: JobRuns;
  readonly installations: Installations;
  readonly workspaces: Workspaces;
  /**
   * Forgets at `now`: leases a day after their end, claims at their end, rung reminders after four days, old ids
   * of channels after 30 days, changes of channels after a day, courses that were not read for 30 days and have no
   * follower, look-ups, seen courses and units after 180 days. To be called now and then, by any replica.
   */
  forget(now: number): Promise<void>;
  /**
   * Leaves nothing of deleted rows in any file of an embedded store, if anything may be left. `erasePerson` and `forget`
   * do that, too; by default they wait half a second for another process that reads the file. False where one reads it
   * for longer than `withinMs`, or the disk is full: it is done as soon as it can be. Postgres does it itself, later.
   */
  overwrite(withinMs?: number): Promise<boolean>;
  /** Rejects where the database does not answer, or still fails to write after it failed before. */
  check(): Promise<void>;
  close(): Promise<void>;
}

// Follows and their targets.

/** A target: in a workspace, a channel id or a person's user id. */
export interface TargetKey {
  readonly workspace: string;
  readonly target: string;
}

/** A channel, or a person in the direct conversation with the bot. */
export type TargetKind = 'channel' | 'person';

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
  /** Whether all who set up its follows have been told. */
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
  /** The facts of the course that the target was last told: changes are told against them. */
  readonly told: Facts;
  /** Whether it was told that the study API no longer knows the course. */
  readonly toldMissing: boolean;
  /** Lead times of this course alone, beside those of the settings. */
  readonly leads?: Leads | undefined;
}

/** The facts of a realization whose changes are told. Plain JSON. */
export interface Facts {
  readonly name: string;
  readonly id?: string | undefined;
  readonly starts?: StoredMoment | undefined;
  readonly ends?: StoredMoment | undefined;
  readonly opens?: StoredMoment | undefined;
  readonly closes?: StoredMoment | undefined;
  readonly languages: readonly string[];
  readonly credits?: number | undefined;
  readonly groups: readonly string[];
  /** The language that name and groups are in; undefined: not noted. */
  readonly language?: Language | undefined;
}

/** A time with its precision, as in the study client's `Moment`. */
export interface StoredMoment {
  readonly at: number;
  readonly precision: 'minute' | 'day';
  readonly until?: number | undefined;
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
  /** By target and code. `targets`: only theirs, of each target by code. */
  inWorkspace(workspace: string, targets?: readonly string[]): Promise<Follow[]>;
  /** The codes that a person has had channels follow, each once, in order. */
  setUpBy(workspace: string, user: string): Promise<string[]>;
  /** Codes that are followed, or linked where weeks are told, with the languages, by code. `after`: the last before. */
  codes(after: string | undefined, most: number): Promise<{ code: string; language: Language }[]>;
  /** How many there are of all workspaces together. */
  count(): Promise<number>;
  /** Changes the lead times of a course alone; `undefined`: none. False where the course is not followed. */
  setLeads(key: TargetKey, code: string, leads: Leads | undefined): Promise<boolean>;
  /** Notes what targets have now been told. Only follows that still exist are touched. */
  told(follows: readonly { key: TargetKey; code: string; facts: Facts; missing: boolean }[]): Promise<void>;
}

/**
 * What a target is told the new runs of: a course unit by its code, such as `TX00EY23`, or a student group, such as
 * `group:TXL22S1`.
 */
export interface RunFollow extends TargetKey {
  readonly topic: string;
  readonly createdBy: string;
  readonly createdAt: number;
}

/** A run that a target has not been told of. */
export interface NewRun extends TargetKey {
  readonly topic: string;
  readonly code: string;
  /** As they were when the run was found. */
  readonly facts: Facts;
}

export interface RunFollows {
  /**
   * Adds them like `Follows.add`; follows and these count together. `known`: the runs that there are already, which
   * are never told.
   */
  add(
    target: Target,
    follows: readonly (RunFollow & { readonly known: readonly string[] })[],
    most: number,
  ): Promise<{ added: string[]; refused: boolean }>;
  /** Removes them by topic; `all`: every one. Which runs are known is kept for some days. Resolves to what there was. */
  remove(key: TargetKey, topics: readonly string[] | 'all'): Promise<RunFollow[]>;
  /** By topic. */
  of(key: TargetKey): Promise<RunFollow[]>;
  /** The topics that a person has had channels follow, each once, in order. */
  setUpBy(workspace: string, user: string): Promise<string[]>;
  /** Each topic of any workspace with its followers' languages and the runs that are known, by topic. */
  topics(): Promise<{ topic: string; languages: Language[]; known: string[] }[]>;
  /** The topics that something in a workspace follows. */
  topicsIn(workspace: string): Promise<string[]>;
  /**
   * Notes runs for the followers of their topics, for each the first time only. `language`: only for those that are
   * told in it. `workspace`: only there; `followed`: only in workspaces that follow the run.
   */
  found(
    runs: readonly (Omit<NewRun, keyof TargetKey> & { readonly language?: Language })[],
    at: number,
    where?: { readonly workspace?: string; readonly followed?: true },
  ): Promise<void>;
  /** The runs that targets of a workspace have not been told of, by target, topic and code. */
  untold(workspace: string): Promise<NewRun[]>;
  told(runs: readonly Omit<NewRun, 'facts'>[]): Promise<void>;
}

export interface Targets {
  get(key: TargetKey): Promise<Target | undefined>;
  /** By id. */
  inWorkspace(workspace: string): Promise<Target[]>;
  /** Workspaces that have follows or reminders, or where an overview of each week is wanted, by id. */
  workspaces(): Promise<string[]>;
  /** Changes what is given of a target that exists; `pause: null` resumes it. */
  change(
    key: TargetKey,
    change: {
      readonly language?: Language;
      readonly settings?: ReminderSettings;
      readonly pause?: Pause | null;
    },
  ): Promise<void>;
  /** Notes a successful check for every target of the workspaces. */
  checked(workspaces: readonly string[], at: number): Promise<void>;
}

// Courses and reminders.

/** A realization as it was last read, in one language. */
export interface Course {
  readonly code: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly readAt: number;
  /** Since when the study API answers that there is no such course; undefined: it is there. */
  readonly missingSince: number | undefined;
}

export interface Courses {
  get(pairs: readonly { code: string; language: Course['language'] }[]): Promise<Course[]>;
  /** Inserts or overwrites. A reading older by up to an hour (`readAt`) never overwrites a newer one. */
  put(courses: readonly Course[]): Promise<void>;
}

/**
 * A message that is meant for Slack. `intended`: about to be handed over, perhaps done. `held`: Slack holds
 * it and will post it. `posting`: being posted directly, perhaps done. `rung`: it counts as posted.
 */
export interface Reminder extends TargetKey {
  /** The reason and its time, such as `TX00EY23-3015 opens 1793512800000`; unique for the target. */
  readonly key: string;
  readonly conversation: string;
  /** When Slack is to post it, in epoch SECONDS, as Slack counts. */
  readonly postAt: number;
  /** The top-level text, by which it is found again among the messages that Slack holds. */
  readonly text: string;
  readonly state: 'intended' | 'held' | 'posting' | 'rung';
  /** Slack's id of a scheduled message; undefined unless `held`, and where Slack no longer lists it. */
  readonly scheduledId: string | undefined;
}

export interface Reminders {
  of(key: TargetKey): Promise<Reminder[]>;
  /** By target and key. */
  inWorkspace(workspace: string): Promise<Reminder[]>;
  /** Inserts or overwrites. */
  put(reminders: readonly Reminder[]): Promise<void>;
  delete(reminders: readonly Pick<Reminder, 'workspace' | 'target' | 'key'>[]): Promise<void>;
}

// Choices and look-ups.

export interface PersonKey {
  readonly workspace: string;
  readonly user: string;
}

/** A person's choices; without one there is no row. */
export interface Person extends PersonKey {
  /** Undefined: as Slack is set. */
  readonly language: Language | undefined;
  /** Reminders and quiet hours of later follows; undefined: the usual ones. */
  readonly reminders: ReminderSettings | undefined;
  /** When the person last opened Home; undefined: never. */
  readonly homeOpenedAt: number | undefined;
}

export interface PersonChange {
  /** `null`: as Slack is set. */
  readonly language?: Language | null;
  readonly reminders?: ReminderSettings;
  readonly homeOpenedAt?: number;
}

export interface Persons {
  get(key: PersonKey): Promise<Person | undefined>;
  /** Changes what is given, and makes the row where there is none. Nothing given: nothing is done. */
  change(key: PersonKey, change: PersonChange): Promise<void>;
}

export interface ChannelKey {
  readonly workspace: string;
  readonly channel: string;
}

/** A channel's choices; without one there is no row. */
export interface Channel extends ChannelKey {
  /** The language of what the whole channel sees; undefined: that of the person who asks. */
  readonly language: Language | undefined;
  /** Whether codes in ordinary messages are answered. */
  readonly answersCodes: boolean;
  /** The realization code that the channel is about. */
  readonly linked: string | undefined;
}

export interface ChannelChange {
  /** `null`: that of the person who asks. */
  readonly language?: Language | null;
  readonly answersCodes?: boolean;
  /** `null`: none. */
  readonly linked?: string | null;
}

export interface Channels {
  get(key: ChannelKey): Promise<Channel | undefined>;
  change(key: ChannelKey, change: ChannelChange): Promise<void>;
}

// What people change for channels, and what they stop following, for as long as it can be undone.

/** A course, by its code and its name where that is known. */
export interface NamedCode {
  readonly code: string;
  readonly name?: string | undefined;
}

/** What a channel can choose, beside its course. Only what is chosen is given. */
export interface ChosenSettings {
  readonly language?: Language | null | undefined;
  readonly answersCodes?: boolean | undefined;
  readonly reminders?: ReminderSettings | undefined;
}

/** What one person changes for a channel at once, or stops for themselves, with what it takes to undo it. */
export type ChannelEdit =
  | {
      readonly is: 'followed';
      readonly courses: readonly NamedCode[];
      readonly topics?: readonly string[] | undefined;
    }
  | {
      readonly is: 'unfollowed';
      readonly courses: readonly NamedCode[];
      /** The follows as they were. */
      readonly follows: readonly Follow[];
      readonly topics?: readonly RunFollow[] | undefined;
      /** What persons had noted about them. */
      readonly enrolled?: readonly Enrolled[] | undefined;
      readonly snoozes?: readonly Snooze[] | undefined;
    }
  | {
      readonly is: 'linked';
      readonly before?: NamedCode | undefined;
      readonly after?: NamedCode | undefined;
    }
  | { readonly is: 'settings'; readonly before: ChosenSettings; readonly after: ChosenSettings };

/** A change, which its channel is told. `channel`: a person's id, of what the person has stopped for themselves. */
export interface KeptEdit extends ChannelKey {
  /** Unique in the workspace. */
  readonly id: string;
  /** The person who made it. */
  readonly user: string;
  readonly at: number;
  readonly edit: ChannelEdit;
  /** Slack's time of the line that tells it; undefined: none is known. */
  readonly ts: string | undefined;
}

export interface ChannelEdits {
  /** Inserts or overwrites. */
  put(edit: KeptEdit): Promise<void>;
  /** Those of a channel, newest first. */
  of(channel: ChannelKey): Promise<KeptEdit[]>;
  /** Whether there is one that a person has made. */
  isBy(person: PersonKey): Promise<boolean>;
  /** False where it is there no more. */
  remove(edit: Pick<KeptEdit, 'workspace' | 'id'>): Promise<boolean>;
}
