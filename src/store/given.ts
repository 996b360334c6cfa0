/** What is given to the store, and what it gives back, beside the values of tables. */
import type { Language } from '../language.ts';
import type { Facts } from './database/columns.ts';
import type { Follow, InstallationKey, TargetKey } from './database/tables.ts';
import type { ReminderSettings } from './reminder-settings.ts';

/** A run that a target has not been told of. */
export interface NewRun extends TargetKey {
  readonly topic: string;
  readonly code: string;
  /** As they were when the run was found. */
  readonly facts: Facts;
}

/** A follow whose course's lessons have changed. */
export interface UntoldLessons extends Pick<Follow, 'target' | 'code'> {
  /** After which change it is to be told. */
  readonly since: number;
  /** The same of single lessons, by their ids; undefined: of none. */
  readonly apart?: Readonly<Record<string, number>> | undefined;
}

export interface PersonChange {
  /** `null`: as Slack is set. */
  readonly language?: Language | null;
  readonly reminders?: ReminderSettings;
  readonly homeOpenedAt?: number;
  /** The code of a student group. `null`: none. */
  readonly group?: string | null;
  /** `null`: the greeting has not come. */
  readonly greetedAt?: number | null;
}

export interface ChannelChange {
  /** `null`: that of the person who asks. */
  readonly language?: Language | null;
  readonly answersCodes?: boolean;
  /** `null`: none. */
  readonly linked?: string | null;
  /** `null`: the greeting has not come. */
  readonly greetedAt?: number | null;
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

/** Another id for a channel. */
export interface ChannelMove {
  readonly workspace: string;
  readonly from: string;
  readonly to: string;
}

/** What becomes of what is kept under the ids of strangers: of workspaces that have never had the app. */
export interface TakeIn {
  /** The workspace that takes it in. */
  readonly workspace: string;
  /** Workspaces that are no strangers, beside those with an installation. */
  readonly others: readonly string[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** How much is kept of a workspace, or of a person in it. */
  readonly most: { readonly seen: number; readonly lookUps: number; readonly tokens: number };
}

export interface Erasure {
  readonly follows: boolean;
  readonly expected?: readonly InstallationState[];
}

/** Rows by table, each by column. Times are ISO 8601 in UTC, JSON is read. */
export type StoredRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
