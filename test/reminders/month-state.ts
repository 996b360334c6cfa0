/** What the model of a month keeps. */

import type { Told } from './month-changes.ts';
import type { Quiet } from './month-clock.ts';
import type { Known, Reminder } from './month-reminders.ts';

export interface Settings extends Quiet {
  /** The chosen lead times, with the time of the choice. */
  readonly leads: Readonly<Record<string, number>>;
}

/** Something that has to come: between `least` and `most` times, from `from` to `to`. */
export interface Expected {
  readonly channel: string;
  /** `TX00MM01-3001 opens`, or `notice TX00MM01-3001 TX00MM02-3001`. */
  readonly what: string;
  readonly from: number;
  readonly to: number;
  least: number;
  most: number;
  /** Changes that may come in several messages. */
  readonly inParts?: boolean;
  /**
   * And then in one, too: the answer to a part was lost and more became known before the next pass, or a course has
   * changed once more since what a starting app tells first was read.
   */
  readonly orAll?: boolean;
}

interface Follow extends Told {
  readonly createdAt: number;
}

export interface TargetModel {
  readonly id: string;
  readonly follows: Map<string, Follow>;
  settings: Settings;
  reachable: boolean;
  /** What Slack holds, by the reminder's name; `doubtful`: perhaps taken back by a pass that was cut short. */
  readonly held: Map<string, { reminder: Reminder; doubtful: boolean }>;
  readonly posted: Set<string>;
  /** Whether it was told that nothing can be delivered, since the last delivery. */
  told: boolean;
}

export interface Model {
  readonly known: Map<string, Known>;
  readonly targets: Map<string, TargetModel>;
  readonly expected: Expected[];
  /** How often a person has to be told that nothing can be delivered. */
  tells: number;
  /** Passes were cut short since then; `lost`: how many of them perhaps did something whose answer was lost. */
  cut: { readonly at: number; readonly lost: number } | undefined;
  /** The app is being started: it makes a first pass without waiting until the courses were read again. */
  starting: boolean;
}
