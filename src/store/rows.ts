/** Rows of the tables, and the objects they stand for. Times are integers, JSON is text: the same on both databases. */

import type { Generated } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import type { enrolledRow, snoozeRow } from './personal-rows.ts';
import { leadsShape, settingsShape } from './reminder-settings.ts';
import type { NamedRow, seenBuildingRow, seenCourseRow, seenUnitRow } from './seen-rows.ts';
import type {
  Channel,
  Course,
  Facts,
  Follow,
  LookedUp,
  Names,
  Pause,
  Person,
  PersonKey,
  Reminder,
  SeenBuilding,
  SeenCourse,
  Target,
} from './store.ts';
import type { Installation, SeenUnit } from './workspaces.ts';

/**
 * A time as its column holds it: whole, rounded down. A clock, a quotient or a caller may give a fraction, which
 * an integer column of Postgres refuses. Every time that goes into a statement comes through here.
 * @param at a number of milliseconds or seconds, as the column counts
 */
export function wholeTime(at: number): number {
  return Math.floor(at);
}

const wholeOrNull = (at: number | undefined): number | null => (at === undefined ? null : wholeTime(at));

/** A text column that holds JSON of the given shape. */
function json<Shape extends z.ZodType>(shape: Shape) {
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
    // Not `max`, for which lru-cache reserves memory from the start.
    maxSize: MOST_SHARED,
    sizeCalculation: () => 1,
    memoMethod: (text) => schema.safeParse(text),
  });
  return z.string().transform((text, context): z.output<Shape> => {
    const { success, data, error } = results.memo(text);
    if (success) return data;
    context.issues.push(...error.issues.map((issue) => ({ ...issue, input: text }) as z.core.$ZodRawIssue));
    return z.NEVER;
  });
}

const language = z.enum(LANGUAGES);

/** A text column with settings. */
export const settingsText = json(settingsShape);

const moment = z.object({
  at: z.number(),
  precision: z.enum(['minute', 'day']),
  until: z.number().optional(),
});

const facts: z.ZodType<Facts> = z.object({
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
    told: sharedJson(facts),
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
    facts: sharedJson(facts),
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

const person = { workspace: z.string(), user_id: z.string() };
const personOf = ({ workspace, user_id }: z.infer<z.ZodObject<typeof person>>): PersonKey => ({
  workspace,
  user: user_id,
});

export const personRow = z
  .object({
    ...person,
    language: language.nullable(),
    rings: settingsText.nullable(),
    home_opened_at: z.number().nullable(),
  })
  .transform((row): Person => {
    return {
      ...personOf(row),
      language: row.language ?? undefined,
      reminders: row.rings ?? undefined,
      homeOpenedAt: row.home_opened_at ?? undefined,
    };
  });

export const channelRow = z
  .object({
    workspace: z.string(),
    channel: z.string(),
    language: language.nullable(),
    answers_codes: z.literal([0, 1]),
    linked: z.string().nullable(),
  })
  .transform(({ answers_codes, ...row }): Channel => {
    return {
      ...row,
      language: row.language ?? undefined,
      answersCodes: answers_codes === 1,
      linked: row.linked ?? undefined,
    };
  });

export const lookUpRow = z
  .object({ ...person, code: z.string(), looked_up_at: z.number() })
  .transform((row): LookedUp => ({ ...personOf(row), code: row.code, at: row.looked_up_at }));

export const contextRow = z
  .object({
    workspace: z.string(),
    user_id: z.string(),
    conversation: z.string(),
    thread: z.string(),
    codes: json(z.array(z.string())),
    at: z.number(),
  })
  .transform(({ codes }) => codes);

export const feedRow = z
  .object({ ...person, hash: z.string(), made_at: z.number() })
  .transform((row) => ({ owner: personOf(row), madeAt: row.made_at }));

/** Of an installation that has not been removed. */
export const installationRow = z
  .object({ enterprise: z.string(), team: z.string(), sealed: z.string(), installed_at: z.number() })
  .transform(({ installed_at, ...row }): Installation => ({ ...row, installedAt: installed_at }));

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

export function rowOfSeenCourse(course: SeenCourse): Tables['seen_courses'] {
  return { workspace: course.workspace, code: course.code, ...nameColumns(course) };
}

export function rowOfSeenBuilding(building: SeenBuilding): Tables['seen_buildings'] {
  return { id: building.id, code: building.code ?? null, ...nameColumns(building) };
}

export function rowOfSeenUnit(unit: SeenUnit): Tables['seen_units'] {
  return { workspace: unit.workspace, code: unit.code, unit_id: unit.id, ...nameColumns(unit) };
}

export function rowOfLookUp({ workspace, user, code, at }: LookedUp): Tables['look_ups'] {
  return { workspace, user_id: user, code, looked_up_at: wholeTime(at) };
}

function nameColumns({ names, seenAt }: { names: Names; seenAt: number }): NamedRow {
  return {
    name_en: names.en ?? null,
    name_fi: names.fi ?? null,
    name_sv: names.sv ?? null,
    seen_at: wholeTime(seenAt),
  };
}

/** The tables' columns. */
export interface Tables {
  targets: z.input<typeof targetRow>;
  follows: z.input<typeof followRow>;
  courses: z.input<typeof courseRow>;
  rings: z.input<typeof reminderRow>;
  leases: { name: string; holder: string; ends_at: number };
  persons: z.input<typeof personRow>;
  channels: Omit<z.input<typeof channelRow>, 'answers_codes'> & { answers_codes: Generated<0 | 1> };
  seen_courses: z.input<typeof seenCourseRow>;
  seen_units: z.input<typeof seenUnitRow>;
  look_ups: z.input<typeof lookUpRow>;
  contexts: z.input<typeof contextRow>;
  seen_buildings: z.input<typeof seenBuildingRow>;
  feeds: z.input<typeof feedRow>;
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
  enrolled: z.input<typeof enrolledRow>;
  snoozes: z.input<typeof snoozeRow>;
  jobs: { name: string; tried_at: number; succeeded_at: number | null; failing_since: number | null };
}

/**
 * Each table's primary key, in an order in which rows can be written: what refers to a row comes after it.
 */
export const KEYS = {
  targets: ['workspace', 'target'],
  follows: ['workspace', 'target', 'code'],
  courses: ['code', 'language'],
  rings: ['workspace', 'target', 'key'],
  leases: ['name'],
  persons: ['workspace', 'user_id'],
  channels: ['workspace', 'channel'],
  seen_courses: ['workspace', 'code'],
  seen_units: ['workspace', 'code'],
  look_ups: ['workspace', 'user_id', 'code'],
  contexts: ['workspace', 'user_id', 'conversation', 'thread'],
  seen_buildings: ['id'],
  feeds: ['workspace', 'user_id'],
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
