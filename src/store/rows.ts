/**
 * Rows, and the objects they stand for. Rows are checked when they are read, since another version or a hand
 * may have written them. A row that cannot be read is left out and told, and never takes the others down.
 */
import { z } from 'zod';
import { json, language, ringSettings, sharedJson, wholeTime } from './columns.ts';
import type { Facts } from './facts.ts';
import type { TellProblem } from './problems.ts';
import type { Course, Follow, Pause, Ring, Target } from './store.ts';

const moment = z.object({
  at: z.number(),
  precision: z.enum(['minute', 'day']),
  until: z.number().optional(),
});

const facts: z.ZodType<Facts> = z.object({
  name: z.string(),
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

/**
 * The most texts that are shared: more than a university's courses in two languages, and some ten megabytes
 * at the most.
 */
const MOST_SHARED = 10_000;

export const targetRow = z
  .object({
    workspace: z.string(),
    target: z.string(),
    /** A group direct message is a channel in all but the advice that is given there. */
    kind: z.enum(['channel', 'person', 'group']),
    conversation: z.string(),
    language,
    settings: sharedJson(ringSettings, MOST_SHARED),
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
    told: sharedJson(facts, MOST_SHARED),
    told_missing: z.literal([0, 1]),
  })
  .transform(({ created_by, created_at, told_missing, ...row }): Follow => {
    return { ...row, createdBy: created_by, createdAt: created_at, toldMissing: told_missing === 1 };
  });

export const courseRow = z
  .object({
    code: z.string(),
    language,
    facts: sharedJson(facts, MOST_SHARED),
    read_at: z.number(),
    missing_since: z.number().nullable(),
  })
  .transform(({ read_at, missing_since, ...row }): Course => {
    return { ...row, readAt: read_at, missingSince: missing_since ?? undefined };
  });

export const ringRow = z
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
  .transform(({ post_at, scheduled_id, ...row }): Ring => {
    return { ...row, postAt: post_at, scheduledId: scheduled_id ?? undefined };
  });

/** A followed code with the language of a follower. */
export const codeRow = z.object({ code: z.string(), language });

// Rows are made column by column, since a wider object may be given where a narrower type is asked for.

export function rowOfTarget(target: Target): z.input<typeof targetRow> {
  return {
    workspace: target.workspace,
    target: target.target,
    kind: target.isGroup && target.kind === 'channel' ? 'group' : target.kind,
    conversation: target.conversation,
    language: target.language,
    settings: JSON.stringify(target.settings),
    pause: target.pause === undefined ? null : JSON.stringify(target.pause),
    checked_at: target.checkedAt === undefined ? null : wholeTime(target.checkedAt),
  };
}

export function rowOfFollow(follow: Follow): z.input<typeof followRow> {
  return {
    workspace: follow.workspace,
    target: follow.target,
    code: follow.code,
    created_by: follow.createdBy,
    created_at: wholeTime(follow.createdAt),
    told: JSON.stringify(follow.told),
    told_missing: follow.toldMissing ? 1 : 0,
  };
}

export function rowOfCourse(course: Course): z.input<typeof courseRow> {
  return {
    code: course.code,
    language: course.language,
    facts: JSON.stringify(course.facts),
    read_at: wholeTime(course.readAt),
    missing_since: course.missingSince === undefined ? null : wholeTime(course.missingSince),
  };
}

export function rowOfRing(ring: Ring): z.input<typeof ringRow> {
  return {
    workspace: ring.workspace,
    target: ring.target,
    key: ring.key,
    conversation: ring.conversation,
    post_at: wholeTime(ring.postAt),
    text: ring.text,
    state: ring.state,
    scheduled_id: ring.scheduledId ?? null,
  };
}

/** Reads rows of a table by their schema. `key`: the columns that name a row when it cannot be read. */
export function readRows<Read, Row extends object>(
  table: string,
  key: readonly (keyof Row)[],
  schema: z.ZodType<Read, Row>,
  rows: readonly Row[],
  tell: TellProblem,
): Read[] {
  return rows.flatMap((row) => {
    const { success, data, error } = schema.safeParse(row);
    if (success) return [data];
    const reason = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ');
    tell({ about: 'row', table, row: key.map((column) => String(row[column])).join(' '), reason });
    return [];
  });
}
