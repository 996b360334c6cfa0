/**
 * All that is kept, by concern, the same over embedded SQLite and over Postgres. Times are epoch
 * milliseconds unless a name says otherwise. Every method is one transaction unless it says otherwise: it has
 * happened, wholly, when its promise resolves, and a crash leaves it done or undone.
 */
import type { Language } from '../language.ts';
import type { Facts, Pause } from './database/columns.ts';
import type {
  AssistantTokenKept,
  Channel,
  ChannelKey,
  Course,
  CourseLessons,
  Enrolled,
  Follow,
  Installation,
  InstallationKey,
  JobRun,
  KeptEdit,
  LookedUp,
  Person,
  PersonKey,
  Reminder,
  RunFollow,
  SeenBuilding,
  SeenCourse,
  SeenUnit,
  Snooze,
  SpotKey,
  StudyExtraNote,
  Target,
  TargetKey,
} from './database/tables.ts';
import type {
  ChannelChange,
  ChannelMove,
  Erasure,
  NewRun,
  PersonChange,
  StoredRows,
  TakeIn,
  UntoldLessons,
} from './given.ts';
import type { Leads, ReminderSettings } from './reminder-settings.ts';

export type {
  ChannelEdit,
  ChosenSettings,
  Doubts,
  Facts,
  NamedCode,
  Names,
  Pause,
  PauseCause,
  StoredMoment,
} from './database/columns.ts';
export type * from './database/tables.ts';
export type * from './given.ts';
export type { ReminderSettings } from './reminder-settings.ts';

export interface Store {
  // Follows and their targets.
  readonly follows: {
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
    /** Codes that are followed, or linked where weeks or days are told, with the languages, by code. `after`: the last before. */
    codes(after: string | undefined, most: number): Promise<{ code: string; language: Language }[]>;
    /** Where any of the codes is followed: each workspace once for each code. */
    places(codes: readonly string[]): Promise<{ workspace: string; code: string }[]>;
    /** How many there are of all workspaces together. */
    count(): Promise<number>;
    /** Changes the lead times of a course alone; `undefined`: none. False where the course is not followed. */
    setLeads(key: TargetKey, code: string, leads: Leads | undefined): Promise<boolean>;
    /** Notes what targets have now been told. Only follows that still exist are touched. */
    told(follows: readonly { key: TargetKey; code: string; facts: Facts; missing: boolean }[]): Promise<void>;
    /**
     * The follows of a workspace whose course's lessons have changes that they have not been told, by target and code.
     * `since`: after which change; a follow from a time to come is older than a clock that was set back.
     */
    untoldLessons(workspace: string, now: number): Promise<UntoldLessons[]>;
    /**
     * Notes up to which change of their lessons follows have been told, and up to which later ones of single lessons in place
     * of those that were noted before. Only follows that still exist are touched.
     */
    toldLessons(
      follows: readonly (Omit<UntoldLessons, 'target'> & { readonly key: TargetKey })[],
    ): Promise<void>;
  };
  readonly runFollows: {
    /**
     * Adds them like `follows.add`; follows and these count together. `known`: the runs that there are already, which
     * are never told.
     */
    add(
      target: Target,
      follows: readonly (RunFollow & { readonly known: readonly string[] })[],
      most: number,
    ): Promise<{ added: string[]; refused: boolean }>;
    /** Removes them by topic; `all`: every one. Which runs are known is kept for some days. Resolves to what there was. */
    remove(key: TargetKey, topics: readonly string[] | 'all'): Promise<RunFollow[]>;
    of(key: TargetKey): Promise<RunFollow[]>;
    /** The topics that a person has had channels follow, each once, in order. */
    setUpBy(workspace: string, user: string): Promise<string[]>;
    /**
     * Each topic of any workspace with its followers' languages and the runs that are known, by topic. `searchedAt`: when
     * they were searched for last, for all of its followers.
     */
    topics(): Promise<
      { topic: string; languages: Language[]; known: string[]; searchedAt: number | undefined }[]
    >;
    /** The topics that something in a workspace follows. */
    topicsIn(workspace: string): Promise<string[]>;
    /**
     * Notes runs for the followers of their topics, for each the first time only. `language`: only for those that are
     * told in it. `workspace`: only there; `followed`: only in workspaces that follow the run; `searched`: only for those
     * for whom all runs of the topic have been searched for.
     */
    found(
      runs: readonly (Omit<NewRun, keyof TargetKey> & { readonly language?: Language })[],
      at: number,
      where?: { readonly workspace?: string; readonly followed?: true; readonly searched?: true },
    ): Promise<void>;
    /**
     * The runs of a topic among `codes` that any follower for whom it has been searched does not know, each once for each
     * language of those followers.
     */
    unknown(topic: string, codes: readonly string[]): Promise<{ code: string; language: Language }[]>;
    /**
     * Notes a search for a topic: `runs` like `found`, but for those for whom it is the first all `codes` are known before.
     */
    searched(
      topic: string,
      found: {
        readonly codes: readonly string[];
        readonly runs: readonly {
          readonly code: string;
          readonly facts: Facts;
          readonly language: Language;
        }[];
      },
      at: number,
    ): Promise<void>;
    /** The runs that targets of a workspace have not been told of, by target, topic and code. */
    untold(workspace: string): Promise<NewRun[]>;
    told(runs: readonly Omit<NewRun, 'facts'>[]): Promise<void>;
  };
  readonly targets: {
    get(key: TargetKey): Promise<Target | undefined>;
    /** By id. */
    inWorkspace(workspace: string): Promise<Target[]>;
    /** Workspaces that have follows or reminders, or where overviews are wanted, by id. */
    workspaces(): Promise<string[]>;
    /** Changes what is given of a target that exists; `pause: null` resumes it. */
    change(
      key: TargetKey,
      change: {
        readonly language?: Language;
        readonly settings?: ReminderSettings;
        readonly pause?: Pause | null;
        readonly slackLanguage?: Language;
      },
    ): Promise<void>;
    /** Gives all settings of a person another zone; what else of them changes meanwhile stays. False where all had it. */
    moveTo(person: PersonKey, zone: string): Promise<boolean>;
    /** Notes a successful check for every target of the workspaces. */
    checked(workspaces: readonly string[], at: number): Promise<void>;
  };

  // Courses as they were last read, and what is meant for Slack.
  readonly courses: {
    get(pairs: readonly { code: string; language: Course['language'] }[]): Promise<Course[]>;
    /** Inserts or overwrites. A reading older by up to an hour (`readAt`) never overwrites a newer one. */
    put(courses: readonly Course[]): Promise<void>;
  };
  readonly lessons: {
    /** Those of courses of which any are known, by code. */
    of(codes: readonly string[]): Promise<CourseLessons[]>;
    /**
     * Inserts or overwrites. `over`: only where there is a row that was read then, or none where it is 0, since it was made of
     * that: another replica may have read meanwhile.
     */
    put(rows: readonly (CourseLessons & { readonly over?: number | undefined })[]): Promise<void>;
  };
  readonly reminders: {
    of(key: TargetKey): Promise<Reminder[]>;
    /** By target and key. */
    inWorkspace(workspace: string): Promise<Reminder[]>;
    /** Inserts or overwrites. */
    put(reminders: readonly Reminder[]): Promise<void>;
    delete(reminders: readonly Pick<Reminder, 'workspace' | 'target' | 'key'>[]): Promise<void>;
  };

  // Choices, and what is noted and changed.
  readonly persons: {
    get(key: PersonKey): Promise<Person | undefined>;
    /** Changes what is given, and makes the row where there is none. Nothing given: nothing is done. */
    change(key: PersonKey, change: PersonChange): Promise<void>;
    /** The student groups of persons of any workspace who are told the lessons of each day, with these persons' languages. */
    groupsOfDay(): Promise<{ group: string; language: Language }[]>;
  };
  readonly channels: {
    get(key: ChannelKey): Promise<Channel | undefined>;
    change(key: ChannelKey, change: ChannelChange): Promise<void>;
  };
  readonly channelEdits: {
    /** Inserts or overwrites. */
    put(edit: KeptEdit): Promise<void>;
    /** Those of a channel, newest first. */
    of(channel: ChannelKey): Promise<KeptEdit[]>;
    /** Whether there is one that a person has made. */
    isBy(person: PersonKey): Promise<boolean>;
    /** False where it is there no more. */
    remove(edit: Pick<KeptEdit, 'workspace' | 'id'>): Promise<boolean>;
  };
  readonly enrolled: {
    /**
     * Marks that a person has enrolled; a mark that is there stays. False, with nothing marked, where the course is
     * followed neither by the person nor by `target`.
     */
    mark(mark: Enrolled): Promise<boolean>;
    /** False where there was no mark. */
    unmark(person: PersonKey, code: string): Promise<boolean>;
    of(person: PersonKey): Promise<Enrolled[]>;
    inWorkspace(workspace: string): Promise<Enrolled[]>;
  };
  readonly snoozes: {
    /**
     * Keeps a snoozed reminder in place of an earlier one of the same choice, and adds the person's target where it
     * is new. False, with nothing kept, where the course is followed neither by the person nor by `snooze.target`.
     */
    put(person: Target, snooze: Snooze): Promise<boolean>;
    /** By code. */
    of(person: PersonKey): Promise<Snooze[]>;
    inWorkspace(workspace: string): Promise<Snooze[]>;
    /** Removes snoozed reminders that have not been chosen anew since. @returns how many there were */
    remove(snoozes: readonly Snooze[]): Promise<number>;
  };

  // What was looked up: by persons, in workspaces, and of the study API as a whole.
  readonly seenCourses: {
    /**
     * Adds courses, or brings them up to date: of two names in a language the later stays, and so does the later
     * `seenAt`. A workspace keeps the newest `most`; where several put at once there may be a few more until the
     * next put.
     */
    put(courses: readonly SeenCourse[], most: number): Promise<void>;
    /** Newest first; of the same time, by code. */
    inWorkspace(workspace: string): Promise<SeenCourse[]>;
    /** Those that every workspace knows, put under `GIVEN_TO_ALL`. */
    givenToAll(): Promise<SeenCourse[]>;
  };
  readonly seenUnits: {
    /** Names merge, and a workspace keeps the newest `most`, as with seen courses. The later id of a code stays. */
    put(units: readonly SeenUnit[], most: number): Promise<void>;
    inWorkspace(workspace: string): Promise<SeenUnit[]>;
    /** The id that was seen last with a code, in any workspace: what the study API says of a unit is not private. */
    idOf(code: string): Promise<string | undefined>;
  };
  readonly lookUps: {
    /** The later time of a code stays. A person keeps the newest `most` codes, as with `seenCourses`. */
    put(lookUps: readonly LookedUp[], most: number): Promise<void>;
    of(key: PersonKey): Promise<LookedUp[]>;
  };
  /** What conversations were about lately, so that a question may leave the course out. */
  readonly contexts: {
    /** Notes the courses of an answer to a person. The latest note of a spot counts. */
    note(spot: SpotKey, user: string, codes: readonly string[], at: number): Promise<void>;
    /** The courses of the latest note since `since`, in epoch milliseconds; none without one. */
    codes(spot: SpotKey, since: number): Promise<readonly string[]>;
    /** Those of all notes of a person, the latest first. */
    of(person: PersonKey): Promise<readonly string[]>;
  };
  readonly seenBuildings: {
    /** Names merge as with `seenCourses`; a known code is not forgotten. */
    put(buildings: readonly SeenBuilding[]): Promise<void>;
    all(): Promise<SeenBuilding[]>;
  };

  // What lets in a person’s programs. Of their secrets only digests are kept.
  readonly feeds: {
    /** Gives a person a feed, in place of an earlier one. Rejects where the hash is another person's. */
    replace(key: PersonKey, hash: string, at: number): Promise<void>;
    /** False where there was none. */
    revoke(key: PersonKey): Promise<boolean>;
    /** When a person's feed was made. */
    madeAt(key: PersonKey): Promise<number | undefined>;
    owner(hash: string): Promise<PersonKey | undefined>;
  };
  readonly assistantTokens: {
    /** Adds a token, once; false where the person has `most` others. Rejects where the hash is another person's. */
    add(key: PersonKey, token: AssistantTokenKept, most: number): Promise<boolean>;
    /** Oldest first. */
    of(key: PersonKey): Promise<AssistantTokenKept[]>;
    /** False where the person has no such token. */
    revoke(key: PersonKey, hash: string): Promise<boolean>;
    owner(hash: string): Promise<PersonKey | undefined>;
  };

  // What replicas agree on.
  readonly leases: {
    /**
     * Takes or prolongs a lease; false where another holder's has not run out at `now`. A lease that would last
     * longer than this name is ever taken for (`longestMs`, by default `forMs`) was taken before the clock was
     * set back: it counts as run out.
     */
    take(name: string, holder: string, now: number, forMs: number, longestMs?: number): Promise<boolean>;
    release(name: string, holder: string): Promise<void>;
    /** Names of leases that were neither prolonged nor released: their holders have ended. */
    runOut(now: number): Promise<string[]>;
  };
  readonly claims: {
    /** Takes a name for a while: true for one taker only, until the time is over. */
    take(name: string, now: number, forMs: number): Promise<boolean>;
    release(name: string): Promise<void>;
  };
  readonly secrets: {
    /** A secret that all replicas share: the first one that was kept stays. `make` is called where there is none. */
    get(name: string, make: () => string): Promise<string>;
    known(name: string): Promise<string | undefined>;
    /** All whose names begin so. */
    all(beginning: string): Promise<string[]>;
  };
  readonly studyExtras: {
    /** What was found out about a service, by the digest of its address and key. */
    of(service: string): Promise<StudyExtraNote[]>;
    /** Inserts or overwrites. */
    put(notes: readonly StudyExtraNote[]): Promise<void>;
  };
  readonly jobs: {
    /** Undefined: no run has ended yet. */
    last(job: string): Promise<JobRun | undefined>;
    /** Notes a run that has ended. */
    note(
      job: string,
      run: { readonly triedAt: number; readonly endedAt: number; readonly isWell: boolean },
    ): Promise<void>;
  };

  // Installations, and workspaces as a whole.
  readonly installations: {
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
    removedBefore(at: number): Promise<(InstallationKey & { readonly removedAt: number })[]>;
    /**
     * Forgets one that was removed before the given time; false where there is none, or it is installed again.
     */
    forget(key: InstallationKey, removedBefore: number): Promise<boolean>;
  };
  readonly workspaces: {
    /** All that is stored of a person, by table. */
    personData(key: PersonKey): Promise<StoredRows>;
    /**
     * Moves all that is kept of a channel to the id that Slack has given it, and merges it with what is kept there.
     * For a month the old id then means the new one, to what is read and changed of a channel. Two transactions: if
     * it rejects after the first one, `settleMoves` does the rest.
     */
    moveChannel(move: ChannelMove, at: number): Promise<void>;
    /** Moves what is under an old id still: a move that was not ended, or work that was under way, has left it. */
    settleMoves(workspace: string): Promise<void>;
    /**
     * Moves all that is kept of strangers to a workspace, and merges it with what is kept there: that stays. Repeated, it
     * changes nothing. Resolves to their ids.
     */
    takeInStrangers(strangers: TakeIn): Promise<string[]>;
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
    erasePerson(person: PersonKey): Promise<void>;
  };

  /**
   * Forgets at `now`: leases a day after their end, claims at their end, posted reminders after four days, old ids
   * of channels after 30 days, changes of channels after a day, courses and lessons that were not read for 30 days
   * and have no follower, look-ups, seen courses and units after 180 days. To be called now and then, by any replica.
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
