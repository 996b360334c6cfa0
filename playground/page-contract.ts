/** The messages between the page and its server. */

import type { SampleDates } from './sample-data/courses.ts';
import type { LessonChange } from './sample-data/reservations/changing.ts';
import type { StudyApiMode } from './sample-modes.ts';
import type {
  Choice,
  Choices,
  SlackChannel,
  SlackDetails,
  SlackMessage,
  SlackOption,
  SlackPrompts,
  SlackUser,
  SlackView,
  StepRun,
} from './slack-side.ts';

/** A slash command as `manifest.yml` has it. */
export interface CommandHint {
  readonly command: string;
  readonly usage: string;
  readonly description: string;
}

/** A shortcut as `manifest.yml` has it. */
export interface ShortcutHint {
  readonly callbackId: string;
  readonly name: string;
  readonly description: string;
  readonly type: 'global' | 'message';
}

/** The playground's clock. */
interface ClockState {
  /** How far the clock is ahead of the real time, in milliseconds. */
  readonly ahead: number;
  /** Whether a move of the clock is under way. */
  readonly moving: boolean;
}

/** A message that Slack holds for later. */
export interface HeldMessage {
  readonly id: string;
  readonly channel: string;
  /** Epoch seconds. */
  readonly postAt: number;
  readonly firstLine: string;
}

/** A course of the sample study API, and its dates as the study API gives them. */
export interface CourseDates {
  readonly code: string;
  readonly name: string;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly starts: string | null;
  readonly removed: boolean;
}

/** A lesson of the sample study API. */
export interface SampleLesson {
  readonly id: string;
  /** Local, `YYYY-MM-DDThh:mm:ss`. */
  readonly starts: string;
  readonly ends: string;
  /** The codes of its rooms. */
  readonly rooms: readonly string[];
}

/** Everything that the page shows; sent anew after each change. */
export interface PageState {
  readonly team: { readonly name: string };
  readonly bot: { readonly userId: string; readonly name: string };
  readonly users: readonly SlackUser[];
  readonly channels: readonly SlackChannel[];
  readonly messages: readonly SlackMessage[];
  readonly modals: readonly SlackView[];
  /** The published Home of each person who has one. */
  readonly homes: readonly SlackView[];
  readonly commands: readonly CommandHint[];
  readonly shortcuts: readonly ShortcutHint[];
  readonly mode: StudyApiMode;
  /** Whether the study API offers its specification's operations alone. */
  readonly onlyFourOperations: boolean;
  readonly clock: ClockState;
  /** Soonest first. */
  readonly held: readonly HeldMessage[];
  readonly courses: readonly CourseDates[];
  /** Whether the app is an agent. */
  readonly isAgent: boolean;
  /** What an agent suggests, by person. */
  readonly prompts: readonly (SlackPrompts & { readonly user: string })[];
  /** The details of Work Objects that are open, by person. */
  readonly details: readonly SlackDetails[];
  readonly stepKinds: readonly StepKind[];
  /** The oldest first. */
  readonly steps: readonly Omit<StepRun, 'token'>[];
}

/** A step that a workflow may run. */
export interface StepKind {
  readonly id: string;
  readonly title: string;
  readonly inputs: readonly { readonly name: string; readonly title: string; readonly isRequired: boolean }[];
}

/** Where a button stands: in a message, or in a modal or Home. */
export type ActionSource = { readonly channel: string; readonly ts: string } | { readonly view: string };

/** What a person did in the page. */
export type PageAction =
  | {
      readonly do: 'type';
      readonly channel: string;
      readonly user: string;
      readonly text: string;
      readonly threadTs?: string | undefined;
    }
  | {
      readonly do: 'click';
      readonly user: string;
      readonly source: ActionSource;
      /** `block_id/action_id` */
      readonly target: string;
      readonly choice?: Choice | undefined;
      readonly choices: Choices;
    }
  | {
      readonly do: 'suggest';
      readonly user: string;
      readonly source: ActionSource;
      readonly target: string;
      readonly typed: string;
    }
  | { readonly do: 'home'; readonly user: string; readonly tab: 'home' | 'messages' }
  | { readonly do: 'shortcut'; readonly user: string; readonly callbackId: string }
  | {
      readonly do: 'messageShortcut';
      readonly user: string;
      readonly callbackId: string;
      readonly channel: string;
      readonly ts: string;
    }
  | {
      readonly do: 'details';
      readonly user: string;
      readonly channel: string;
      readonly ts: string;
      readonly url: string;
    }
  | { readonly do: 'look'; readonly user: string; readonly channel: string }
  | { readonly do: 'step'; readonly callbackId: string; readonly inputs: Readonly<Record<string, string>> }
  | { readonly do: 'agent'; readonly on: boolean }
  | { readonly do: 'locale'; readonly user: string; readonly locale: string }
  | { readonly do: 'submit'; readonly view: string; readonly choices: Choices }
  | { readonly do: 'close'; readonly view: string }
  | { readonly do: 'mode'; readonly mode: StudyApiMode }
  | { readonly do: 'onlyFourOperations'; readonly on: boolean }
  | { readonly do: 'forward'; readonly hours: number }
  | { readonly do: 'dates'; readonly code: string; readonly dates: SampleDates }
  | { readonly do: 'presence'; readonly code: string; readonly present: boolean }
  | { readonly do: 'lessons'; readonly code: string }
  | { readonly do: 'lesson'; readonly id: string; readonly change: LessonChange }
  | { readonly do: 'addLesson'; readonly code: string }
  | { readonly do: 'putLessonsBack'; readonly code: string }
  | { readonly do: 'unarchive'; readonly channel: string };

/** The app's reaction: Slack's view of the answer, if the app was asked at all. */
export interface PageAnswer {
  readonly status?: number | 'timeout' | 'unreachable' | undefined;
  readonly ms?: number | undefined;
  readonly body?: unknown;
  /** The part of the app's answer that Slack rejects. */
  readonly problem?: string | undefined;
  /** The app's suggestions for a select. */
  readonly options?: readonly SlackOption[] | undefined;
  /** The next lessons of a course. */
  readonly lessons?: readonly SampleLesson[] | undefined;
}
