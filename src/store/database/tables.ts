/**
 * The tables' columns and keys, and the rows of follows, courses and reminders with the objects they stand for. Times are
 * integers, JSON is text: the same on both databases.
 */
import type { Generated } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../language.ts';
import { atMost } from '../../primitives/async.ts';
import { leadsShape, settingsShape } from '../reminder-settings.ts';
import type { Course, Facts, Follow, Pause, PersonKey, Reminder, Target } from '../store.ts';

/** Names by language, and when they were seen last: a new language needs a column, by a migration. */
export interface NamedRow {
  name_en: string | null;
  name_fi: string | null;
  name_sv: string | null;
  seen_at: number;
}

/** The tables' columns. */
export interface Tables {
  targets: z.input<typeof targetRow>;
  follows: z.input<typeof followRow>;
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
  courses: z.input<typeof courseRow>;
  rings: z.input<typeof reminderRow>;
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

// Columns that hold JSON, and rows.

/** A text column that holds JSON of the given shape. */
export function json<Shape extends z.ZodType>(shape: Shape) {
  const parsed = z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });
  return parsed.pipe(shape);
}

/** The most texts that are shared: more than a university's courses in two languages, some ten megabytes. */
const MOST_SHARED = 10_000;

/**
 * Like `json`, for columns where many rows hold the same text: a course's thousand followers have been told
 * one thing. The text is read once, and all its rows share the result.
 */
function sharedJson<Shape extends z.ZodType>(shape: Shape) {
  const schema = json(shape);
  const results = new LRUCache<string, z.ZodSafeParseResult<z.output<Shape>>>({
    ...atMost(MOST_SHARED),
    memoMethod: (text) => schema.safeParse(text),
  });
  return z.string().transform((text, context): z.output<Shape> => {
    const { success, data, error } = results.memo(text);
    if (success) return data;
    context.issues.push(...error.issues.map((issue) => ({ ...issue, input: text }) as z.core.$ZodRawIssue));
    return z.NEVER;
  });
}

const wholeOrNull = (at: number | undefined): number | null => (at === undefined ? null : wholeTime(at));

export const languageText = z.enum(LANGUAGES);
const language = languageText;

/** A text column with settings. */
export const settingsText = json(settingsShape);

const moment = z.object({
  at: z.number(),
  precision: z.enum(['minute', 'day']),
  until: z.number().optional(),
});

export const factsJson: z.ZodType<Facts> = z.object({
  name: z.string(),
  id: z.string().optional(),
  starts: moment.optional(),
  ends: moment.optional(),
  opens: moment.optional(),
  closes: moment.optional(),
  languages: z.array(z.string()),
  credits: z.number().optional(),
  groups: z.array(z.string()),
  language: language.optional(),
});

/** The columns that name a person. */
export const personColumns = { workspace: z.string(), user_id: z.string() };

/** The person whom a row names. */
export const personOf = (row: z.infer<z.ZodObject<typeof personColumns>>): PersonKey => ({
  workspace: row.workspace,
  user: row.user_id,
});

const pause: z.ZodType<Pause> = z.object({
  reason: z.enum([
    'not_in_channel',
    'channel_not_found',
    'is_archived',
    'token_revoked',
    'account_inactive',
    'other',
  ]),
  since: z.number(),
  told: z.boolean(),
});

export const targetRow = z
  .object({
    workspace: z.string(),
    target: z.string(),
    /** A group direct message is a channel in all but the advice that is given there. */
    kind: z.enum(['channel', 'person', 'group']),
    conversation: z.string(),
    language,
    settings: sharedJson(settingsShape),
    pause: json(pause).nullable(),
    checked_at: z.number().nullable(),
  })
  .transform(({ checked_at, kind, ...row }): Target => {
    const is = kind === 'group' ? ({ kind: 'channel', isGroup: true } as const) : { kind };
    return { ...row, ...is, pause: row.pause ?? undefined, checkedAt: checked_at ?? undefined };
  });

export const followRow = z
  .object({
    workspace: z.string(),
    target: z.string(),
    code: z.string(),
    created_by: z.string(),
    created_at: z.number(),
    told: sharedJson(factsJson),
    told_missing: z.literal([0, 1]),
    leads: json(leadsShape).nullable(),
  })
  .transform(({ created_by, created_at, told_missing, leads, ...row }): Follow => {
    const follow = { ...row, createdBy: created_by, createdAt: created_at, toldMissing: told_missing === 1 };
    return leads ? { ...follow, leads } : follow;
  });

/** A followed code with the language of a follower. */
export const codeRow = z.object({ code: z.string(), language });

export const courseRow = z
  .object({
    code: z.string(),
    language,
    facts: sharedJson(factsJson),
    read_at: z.number(),
    missing_since: z.number().nullable(),
  })
  .transform(({ read_at, missing_since, ...row }): Course => {
    return { ...row, readAt: read_at, missingSince: missing_since ?? undefined };
  });

export const reminderRow = z
  .object({
    workspace: z.string(),
    target: z.string(),
    key: z.string(),
    conversation: z.string(),
    post_at: z.number(),
    text: z.string(),
    state: z.enum(['intended', 'held', 'posting', 'rung']),
    scheduled_id: z.string().nullable(),
  })
  .transform(({ post_at, scheduled_id, ...row }): Reminder => {
    return { ...row, postAt: post_at, scheduledId: scheduled_id ?? undefined };
  });

// Rows are made column by column, since a wider object may be given where a narrower type is asked for.

export function rowOfTarget(target: Target): Tables['targets'] {
  return {
    workspace: target.workspace,
    target: target.target,
    kind: target.isGroup && target.kind === 'channel' ? 'group' : target.kind,
    conversation: target.conversation,
    language: target.language,
    settings: JSON.stringify(target.settings),
    pause: target.pause === undefined ? null : JSON.stringify(target.pause),
    checked_at: wholeOrNull(target.checkedAt),
  };
}

export function rowOfFollow(follow: Follow): Tables['follows'] {
  return {
    workspace: follow.workspace,
    target: follow.target,
    code: follow.code,
    created_by: follow.createdBy,
    created_at: wholeTime(follow.createdAt),
    told: JSON.stringify(follow.told),
    told_missing: follow.toldMissing ? 1 : 0,
    leads: follow.leads ? JSON.stringify(follow.leads) : null,
  };
}

export function rowOfCourse(course: Course): Tables['courses'] {
  return {
    code: course.code,
    language: course.language,
    facts: JSON.stringify(course.facts),
    read_at: wholeTime(course.readAt),
    missing_since: wholeOrNull(course.missingSince),
  };
}

export function rowOfReminder(reminder: Reminder): Tables['rings'] {
  return {
    workspace: reminder.workspace,
    target: reminder.target,
    key: reminder.key,
    conversation: reminder.conversation,
    post_at: wholeTime(reminder.postAt),
    text: reminder.text,
    state: reminder.state,
    scheduled_id: reminder.scheduledId ?? null,
  };
}
