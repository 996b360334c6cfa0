/** What following is made of: each function names the parts that it uses. */
import type { Place } from '../../ask/place.ts';
import type { LinkedCode, SeenCourses } from '../../ask/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import type { Language } from '../../language.ts';
import type { PersonKey, Store } from '../../store/store.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { ChannelChanges } from '../../workspace/channel-changes.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import type { FollowedCodes, Preferences } from '../../workspace/preferences.ts';
import type { WorkspaceState } from '../../workspace/state.ts';
import type { StudyExtras } from '../../workspace/study-extras.ts';
import type { Nudge, Targets } from '../../workspace/targets.ts';

export interface FollowDeps {
  readonly study: Pick<StudyClient, 'realization' | 'realizationById' | 'realizationKept' | 'search'>;
  readonly extras: Pick<StudyExtras, 'can'>;
  readonly seen: SeenCourses;
  readonly lookUpFor: LookUpFor;
  /** Adds the courses of the asker's own group to a card. */
  readonly withOwnGroup: (card: Card, reader: Reader, place: Place) => Promise<Card>;
  /** The course of a channel, where none is named. */
  readonly linked: LinkedCode;
  /** The same, where a course unit's code stands for the unit's runs. */
  readonly lookUpRuns: LookUpFor;
  readonly store: Pick<
    Store,
    'targets' | 'follows' | 'runFollows' | 'courses' | 'enrolled' | 'snoozes' | 'reminders' | 'jobs'
  >;
  /** Who follows here. */
  readonly targets: Targets;
  readonly preferences: Pick<Preferences, 'person' | 'changePerson'>;
  readonly changes: Pick<ChannelChanges, 'keep' | 'toUndo' | 'undone'>;
  /** What is followed, for the buttons of courses. */
  readonly followedCodes: Pick<FollowedCodes, 'of'>;
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
  readonly nudge: Nudge;
  /** The language of answers to a person. Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** Who helps where the asker can't: an https or mailto address, or a text. */
  readonly support?: string | undefined;
  /** Whether course units' runs are searched for by the next codes. */
  readonly searchesRuns: boolean;
  /** Whether calendars can reach Coursebell; absent: they can't. */
  readonly hasCalendar?: boolean | undefined;
  /** How it does, for those who manage the workspace; undefined for all others. */
  readonly stateFor?: ((person: PersonKey) => Promise<WorkspaceState | undefined>) | undefined;
  /** Whether the study API answers. */
  readonly studyState?: (() => WorkspaceState['study']) | undefined;
}

/** Who asks and where, and the parts that the answer uses. */
export type With<Part extends keyof FollowDeps> = Pick<FollowDeps, Part> & {
  readonly reader: Reader;
  readonly place: Place;
};
