/** Rows of follows, courses and reminders, the objects they stand for, and columns that hold JSON. */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { atMost } from '../primitives/recent.ts';
import { leadsShape, settingsShape } from './reminder-settings.ts';
import type { Course, Facts, Follow, Pause, Reminder, Target } from './store.ts';
import { type Tables, wholeTime } from './tables.ts';

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
