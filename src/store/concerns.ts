/**
 * What is kept beside follows and reminders: people's and channels' choices, look-ups, calendar feeds, and what
 * replicas must agree on. Times are epoch milliseconds. Every method is one transaction.
 */
import type { Language } from '../language.ts';
import type { ReminderSettings } from './reminder-settings.ts';

/** Names a person of a workspace. */
export interface PersonKey {
  readonly workspace: string;
  readonly user: string;
}

/** What a person has chosen; whoever has chosen nothing has no row. */
export interface Person extends PersonKey {
  /** Undefined: as Slack is set. */
  readonly language: Language | undefined;
  /** Reminders and quiet hours for what the person follows from now on; undefined: the usual ones. */
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

/** Names a channel of a workspace. */
export interface ChannelKey {
  readonly workspace: string;
  readonly channel: string;
}

/** Another id for a channel. */
export interface ChannelMove {
  readonly workspace: string;
  readonly from: string;
  readonly to: string;
}

/** What a channel has been set to; a channel where nothing was chosen has no row. */
export interface Channel extends ChannelKey {
  /** The language of what the whole channel sees; undefined: that of whoever asks. */
  readonly language: Language | undefined;
  /** Whether codes in ordinary messages are answered. */
  readonly answersCodes: boolean;
  /** The realization code that the channel is about. */
  readonly linked: string | undefined;
}

export interface ChannelChange {
  /** `null`: that of whoever asks. */
  readonly language?: Language | null;
  readonly answersCodes?: boolean;
  /** `null`: none. */
  readonly linked?: string | null;
}

export interface Channels {
  get(key: ChannelKey): Promise<Channel | undefined>;
  /** Changes what is given, and makes the row where there is none. Nothing given: nothing is done. */
  change(key: ChannelKey, change: ChannelChange): Promise<void>;
}

/** Names by language, as far as they have been seen. */
export type Names = Readonly<Partial<Record<Language, string>>>;

/** A realization that somebody in the workspace has looked up. */
export interface SeenCourse {
  readonly workspace: string;
  readonly code: string;
  readonly names: Names;
  readonly seenAt: number;
}

export interface SeenCourses {
  /**
   * Adds courses, or brings them up to date. Names are merged: in the same language the name with the later
   * `seenAt` stays. The later `seenAt` stays, too. A workspace keeps the newest `most`; where several put at
   * once there may be a few more until the next put.
   */
  put(courses: readonly SeenCourse[], most: number): Promise<void>;
  /** Newest first; of the same time, by code. */
  inWorkspace(workspace: string): Promise<SeenCourse[]>;
}

/** One person's look-up of a realization. */
export interface LookedUp extends PersonKey {
  readonly code: string;
  readonly at: number;
}

export interface LookUps {
  /**
   * Adds look-ups, or brings them up to date: the later time stays. A person keeps the newest `most` codes,
   * as with `SeenCourses`.
   */
  put(lookUps: readonly LookedUp[], most: number): Promise<void>;
  /** Newest first; of the same time, by code. */
  of(key: PersonKey): Promise<LookedUp[]>;
}

/** A building that has been looked up, by anyone: what the study API says of it is nobody's own. */
export interface SeenBuilding {
  readonly id: string;
  readonly code: string | undefined;
  readonly names: Names;
  readonly seenAt: number;
}

export interface SeenBuildings {
  /**
   * Adds buildings, or brings them up to date: names merge as with `SeenCourses`, a known code is not
   * forgotten.
   */
  put(buildings: readonly SeenBuilding[]): Promise<void>;
  /** By id. */
  all(): Promise<SeenBuilding[]>;
}

export interface Feeds {
  /**
   * Gives a person a feed, in place of an earlier one. `hash`: of the address's secret part; rejects where it
   * is another person's.
   */
  replace(key: PersonKey, hash: string, at: number): Promise<void>;
  /** Takes a person's feed away; false where there was none. */
  revoke(key: PersonKey): Promise<boolean>;
  /** When a person's feed was made; undefined: there is none. */
  madeAt(key: PersonKey): Promise<number | undefined>;
  /** Whose feed it is; undefined: nobody's. */
  owner(hash: string): Promise<PersonKey | undefined>;
}

export interface Secrets {
  /**
   * A secret that all replicas share: the first one that was kept under the name stays. `make` is called
   * where there is none.
   */
  get(name: string, make: () => string): Promise<string>;
  /** The same where it has been kept; undefined where it has not. */
  known(name: string): Promise<string | undefined>;
}

export interface Claims {
  /** Takes a name for a while: true for one taker only, until the time is over. */
  take(name: string, now: number, forMs: number): Promise<boolean>;
  /** Gives a name back before its time is over. */
  release(name: string): Promise<void>;
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

// Installations, and the removal of what is no longer to be kept. Times are epoch milliseconds.

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

export interface Erasure {
  readonly follows: boolean;
  readonly expected?: readonly InstallationState[];
}

export interface Workspaces {
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
   * Erases everything personal of a workspace: choices, look-ups, feeds, and claims that name it. `follows`:
   * targets, follows and reminders as well. Installations stay; they have a `remove` of their own. False, with
   * nothing erased, where an installation is not in its `expected` state any more. To be followed by `overwrite`
   * when all is erased that belongs together.
   */
  erase(workspace: string, what: Erasure): Promise<boolean>;
  /**
   * Erases what is kept of a person: choices, look-ups, the feed, what the person follows in the direct
   * conversation, and who set up what channels follow. Reminders that Slack may hold stay, so that the next pass
   * takes them back and forgets them.
   */
  erasePerson(key: PersonKey): Promise<void>;
}

/** What people act on in a realization: the fields whose changes are told. Plain JSON. */
export interface Facts {
  readonly name: string;
  /** Epoch milliseconds with their precision, as in the study client's `Moment`. */
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

export interface StoredMoment {
  readonly at: number;
  readonly precision: 'minute' | 'day';
  readonly until?: number | undefined;
}

/** A problem beneath the store that no caller has caused. Holds no address, no password and no content. */
export type StoreProblem =
  /** A row that cannot be read. It is left out, and all others are given. `row`: the values of its key. */
  | { readonly about: 'row'; readonly table: string; readonly row: string; readonly reason: string }
  /** An idle connection that was lost. The next query opens another. */
  | { readonly about: 'connection'; readonly reason: string }
  /** Erased rows that could not be overwritten in the files yet. It is tried again until they are. */
  | { readonly about: 'erased'; readonly reason: string };

/** Why there is no store to work with, in words for the person who starts the app. */
export class StoreNotOpened extends Error {
  override readonly name = 'StoreNotOpened';
}

export type TellProblem = (problem: StoreProblem) => void;

/** An error's own words; its code where it has none, as where every address of a host was tried in vain. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.message !== '') return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
