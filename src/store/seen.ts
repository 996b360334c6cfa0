/** What was looked up: by persons, in workspaces, and of the study API as a whole. Times are epoch milliseconds. */
import type { Language } from '../language.ts';

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
