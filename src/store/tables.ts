/** The tables' columns and keys. Times are integers, JSON is text: the same on both databases. */
import type { Generated } from 'kysely';
import type { Language } from '../language.ts';

/** Names by language, and when they were seen last: a new language needs a column, by a migration. */
export interface NamedRow {
  name_en: string | null;
  name_fi: string | null;
  name_sv: string | null;
  seen_at: number;
}

/** The tables' columns. */
export interface Tables {
  targets: {
    workspace: string;
    target: string;
    kind: 'channel' | 'person' | 'group';
    conversation: string;
    language: Language;
    settings: string;
    pause: string | null;
    checked_at: number | null;
  };
  follows: {
    workspace: string;
    target: string;
    code: string;
    created_by: string;
    created_at: number;
    told: string;
    told_missing: 0 | 1;
    leads: string | null;
  };
  run_follows: { workspace: string; target: string; topic: string; created_by: string; created_at: number };
  new_runs: {
    workspace: string;
    target: string;
    topic: string;
    code: string;
    facts: string;
    found_at: number;
    told: number;
  };
  courses: {
    code: string;
    language: Language;
    facts: string;
    read_at: number;
    missing_since: number | null;
  };
  rings: {
    workspace: string;
    target: string;
    key: string;
    conversation: string;
    post_at: number;
    text: string;
    state: 'intended' | 'held' | 'posting' | 'rung';
    scheduled_id: string | null;
  };
  leases: { name: string; holder: string; ends_at: number };
  persons: {
    workspace: string;
    user_id: string;
    language: Language | null;
    rings: string | null;
    home_opened_at: number | null;
  };
  channels: {
    workspace: string;
    channel: string;
    language: Language | null;
    answers_codes: Generated<0 | 1>;
    linked: string | null;
  };
  channel_edits: {
    workspace: string;
    user_id: string;
    id: string;
    channel: string;
    at: number;
    edit: string;
    ts: string | null;
  };
  seen_courses: { workspace: string; code: string } & NamedRow;
  seen_units: { workspace: string; code: string; unit_id: string } & NamedRow;
  look_ups: { workspace: string; user_id: string; code: string; looked_up_at: number };
  contexts: {
    workspace: string;
    user_id: string;
    conversation: string;
    thread: string;
    codes: string;
    at: number;
  };
  seen_buildings: { id: string; code: string | null } & NamedRow;
  feeds: { workspace: string; user_id: string; hash: string; made_at: number };
  assistant_tokens: Tables['feeds'] & { slot: number; name: string };
  secrets: { name: string; secret: string };
  claims: { name: string; ends_at: number };
  moved_channels: { workspace: string; old_id: string; new_id: string; moved_at: number };
  installations: {
    enterprise: string;
    team: string;
    sealed: string | null;
    installed_at: number;
    updated_at: number;
    removed_at: number | null;
  };
  enrolled: { workspace: string; user_id: string; code: string; target: string; enrolled_at: number };
  snoozes: {
    workspace: string;
    user_id: string;
    code: string;
    kind: string;
    choice: string;
    target: string;
    comes_at: number;
    made_at: number;
  };
  jobs: { name: string; tried_at: number; succeeded_at: number | null; failing_since: number | null };
}

/**
 * Each table's primary key, in an order in which rows can be written: what refers to a row comes after it.
 */
export const KEYS = {
  targets: ['workspace', 'target'],
  follows: ['workspace', 'target', 'code'],
  run_follows: ['workspace', 'target', 'topic'],
  new_runs: ['workspace', 'target', 'topic', 'code'],
  courses: ['code', 'language'],
  rings: ['workspace', 'target', 'key'],
  leases: ['name'],
  persons: ['workspace', 'user_id'],
  channels: ['workspace', 'channel'],
  channel_edits: ['workspace', 'user_id', 'id'],
  seen_courses: ['workspace', 'code'],
  seen_units: ['workspace', 'code'],
  look_ups: ['workspace', 'user_id', 'code'],
  contexts: ['workspace', 'user_id', 'conversation', 'thread'],
  seen_buildings: ['id'],
  feeds: ['workspace', 'user_id'],
  assistant_tokens: ['workspace', 'user_id', 'slot'],
  secrets: ['name'],
  claims: ['name'],
  moved_channels: ['workspace', 'old_id'],
  installations: ['enterprise', 'team'],
  enrolled: ['workspace', 'user_id', 'code'],
  snoozes: ['workspace', 'user_id', 'code', 'kind', 'choice'],
  jobs: ['name'],
} as const satisfies { readonly [Table in keyof Tables]: readonly (keyof Tables[Table])[] };

export type TableName = keyof typeof KEYS;

/** All tables, in the order of `KEYS`. */
export const TABLES = Object.keys(KEYS).filter((name): name is TableName => name in KEYS);

/**
 * A time as its column holds it: whole, rounded down. A clock, a quotient or a caller may give a fraction, which
 * an integer column of Postgres refuses. Every time that goes into a statement comes through here.
 * @param at a number of milliseconds or seconds, as the column counts
 */
export function wholeTime(at: number): number {
  return Math.floor(at);
}
