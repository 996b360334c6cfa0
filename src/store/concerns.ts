/**
 * What is kept beside follows and rings: people's and channels' choices, look-ups, calendar feeds, and what
 * replicas must agree on. Times are epoch milliseconds. Every method is one transaction.
 */
import type { Language } from '../language.ts';
import type { RingSettings } from './ring-settings.ts';

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
  readonly rings: RingSettings | undefined;
  /** When the person last opened Home; undefined: never. */
  readonly homeOpenedAt: number | undefined;
}

export interface PersonChange {
  /** `null`: as Slack is set. */
  readonly language?: Language | null;
  readonly rings?: RingSettings;
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
