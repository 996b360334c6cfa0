/** How the columns of a table become the fields of values, and back. On both databases times are integers, and JSON is text. */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../language.ts';
import { atMost } from '../../primitives.ts';
import {
  leadsShape,
  REMINDER_KINDS,
  SNOOZE_CHOICES,
  settingsShape,
  type Unchanging,
} from '../reminder-settings.ts';

export const text = z.string();

/**
 * A time as its column holds it: whole, rounded down. A clock, a quotient or a caller may give a fraction, which
 * an integer column of Postgres refuses. Every time that goes into a statement comes through here.
 * @param at a number of milliseconds or seconds, as the column counts
 */
export function wholeTime(at: number): number {
  return Math.floor(at);
}
export const time = z.codec(z.number(), z.number(), { decode: (at) => at, encode: wholeTime });

export const bool = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (bit) => bit === 1,
  encode: (is) => (is ? 1 : 0),
});

/** JSON of the given shape. */
export function json<Shape extends z.ZodType>(shape: Shape) {
  return z.codec(z.string(), shape, {
    decode: (stored, { issues }): z.input<Shape> => {
      try {
        return JSON.parse(stored);
      } catch {
        issues.push({ code: 'custom', message: 'not JSON', input: stored });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** The most texts that are shared: more than a university's courses in two languages, some ten megabytes. */
const MOST_SHARED = 10_000;

/**
 * Like `json`, for columns where many rows hold the same text: a course's thousand followers have been told
 * one thing. The text is read once, and all its rows share the result.
 */
export function sharedJson<Shape extends z.ZodType>(shape: Shape) {
  const schema = json(shape);
  const results = new LRUCache<string, z.ZodSafeParseResult<z.output<Shape>>>({
    ...atMost(MOST_SHARED),
    memoMethod: (stored) => schema.safeParse(stored),
  });
  return z.codec(z.string(), z.custom<z.output<Shape>>(), {
    decode: (stored, { issues }): z.output<Shape> => {
      const { success, data, error } = results.memo(stored);
      if (success) return data;
      issues.push(...error.issues.map((issue) => ({ ...issue, input: stored }) as z.core.$ZodRawIssue));
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(value),
  });
}

// What columns hold as JSON.

export const languageShape = z.enum(LANGUAGES);

export const pauseShape = z.object({
  reason: z.enum([
    'not_in_channel',
    'channel_not_found',
    'is_archived',
    'token_revoked',
    'account_inactive',
    'other',
  ]),
  /** Slack's own word, where the reason is `other`. */
  word: z.string().max(60).optional(),
  since: z.number(),
  /** Whether all who set up its follows have been told. */
  told: z.boolean(),
});
/** Why nothing can be posted to a target, in Slack's words or ours. */
export type Pause = Unchanging<z.output<typeof pauseShape>>;
/** Why a target is paused. */
export type PauseCause = Pick<Pause, 'reason' | 'word'>;

/** A time with its precision, as in the study client's `Moment`. */
const moment = z.object({
  at: z.number(),
  precision: z.enum(['minute', 'day']),
  until: z.number().optional(),
});
export type StoredMoment = Unchanging<z.output<typeof moment>>;

export const factsShape = z.object({
  name: z.string(),
  id: z.string().optional(),
  starts: moment.optional(),
  ends: moment.optional(),
  opens: moment.optional(),
  closes: moment.optional(),
  languages: z.array(z.string()),
  credits: z.number().optional(),
  groups: z.array(z.string()),
  /** The language that name and groups are in; undefined: not noted. */
  language: languageShape.optional(),
});
/** The facts of a realization whose changes are told. */
export type Facts = Unchanging<z.output<typeof factsShape>>;

const doubt = z.object({
  /** What was read instead, as text. */
  as: z.string(),
  /** When it was read first, and when the last reading that counts was; epoch milliseconds. */
  since: z.number(),
  last: z.number(),
  /** How many readings of checks count. */
  times: z.number(),
  /** Whether one of them was distrusted. */
  distrusted: z.boolean().optional(),
});
/** By the fact that readings take away, or `course`: they have none such. */
export const doubtsShape = z.record(z.string(), doubt);
export type Doubts = Unchanging<z.output<typeof doubtsShape>>;

/** When and where a lesson is: epoch milliseconds, the end excluded; codes of rooms, or names where there are none, in order. */
const spot = { starts: z.number(), ends: z.number(), rooms: z.array(z.string()) };

/** What readings say of a lesson otherwise than what is believed, until others agree (`reminders/lesson-belief.ts`). */
const lessonDoubt = z.object({
  /** Where they put it; undefined: they do not have it. */
  to: z.object(spot).optional(),
  /** When it was read first, and when the last reading that counts was; epoch milliseconds. */
  since: z.number(),
  last: z.number(),
  /** How many readings count. */
  times: z.number(),
  /** Whether one of them said so of much at once. */
  isMuch: z.boolean().optional(),
});

/** What is known of the lessons of a course; or, by its topic, of a student group: of what is reserved for it alone. */
export const watchedShape = z.object({
  /** When all days ahead that are watched were last read, and not only the next ones. */
  aheadAt: z.number(),
  /** The days of the study API's zone that were read completely, both included: `2026-12-01`. */
  days: z.object({ first: z.string(), last: z.string() }),
  /** Those that are not over, by start and id; beyond the days only some are known. */
  lessons: z.array(
    z.object({
      id: z.string(),
      ...spot,
      /** When a change of it was noticed last; undefined: none was. */
      changedAt: z.number().optional(),
      doubt: lessonDoubt.optional(),
    }),
  ),
  /** Those that were noticed in the last 30 days, in their order. */
  changes: z.array(
    z.object({
      id: z.string(),
      /** When it was noticed. It is later than that of any earlier change of the course, also where the clock was set back. */
      at: z.number(),
      /** Undefined: it was added. */
      before: z.object(spot).optional(),
      /** Undefined: it was removed. */
      after: z.object(spot).optional(),
    }),
  ),
  /** Of a group: its courses, and when they were last searched for; undefined: never. */
  courses: z.array(z.string()).optional(),
  searchedAt: z.number().optional(),
});

/** By lessons' ids, up to which of their changes a follow has been told, beside what it has been told of all. */
export const apartShape = z.record(z.string(), z.number());

// Follows and notes as a change keeps them, in JSON.

const keptNote = z.object({
  ...{ workspace: z.string(), user: z.string(), code: z.string(), target: z.string() },
  at: z.number(),
});
const keptSnooze = keptNote.extend({
  kind: z.enum(REMINDER_KINDS),
  choice: z.enum(SNOOZE_CHOICES),
  madeAt: z.number(),
});
const keptSetUp = { workspace: z.string(), target: z.string(), createdBy: z.string(), createdAt: z.number() };
const keptFollow = z.object({
  ...keptSetUp,
  code: z.string(),
  told: factsShape,
  toldMissing: z.boolean(),
  leads: leadsShape.optional(),
  lessonsTold: z.number().optional(),
  lessonsToldApart: apartShape.optional(),
});
const keptTopic = z.object({ ...keptSetUp, topic: z.string(), searchedAt: z.number().optional() });

/** A course, by its code and its name where that is known. */
const namedCode = z.object({ code: z.string(), name: z.string().optional() });
export type NamedCode = Unchanging<z.output<typeof namedCode>>;

/** What a channel can choose, beside its course. Only what is chosen is given. */
const chosenSettings = z.object({
  language: languageShape.nullable().optional(),
  answersCodes: z.boolean().optional(),
  reminders: settingsShape.optional(),
});
export type ChosenSettings = Unchanging<z.output<typeof chosenSettings>>;

export const channelEdit = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('followed'),
    courses: z.array(namedCode),
    topics: z.array(z.string()).optional(),
  }),
  z.object({
    is: z.literal('unfollowed'),
    courses: z.array(namedCode),
    /** The follows as they were. */
    follows: z.array(keptFollow),
    topics: z.array(keptTopic).optional(),
    /** What persons had noted about them. */
    enrolled: z.array(keptNote).optional(),
    snoozes: z.array(keptSnooze).optional(),
  }),
  z.object({ is: z.literal('linked'), before: namedCode.optional(), after: namedCode.optional() }),
  z.object({ is: z.literal('settings'), before: chosenSettings, after: chosenSettings }),
]);
/** What one person changes for a channel at once, or stops for themselves, with what it takes to undo it. */
export type ChannelEdit = Unchanging<z.output<typeof channelEdit>>;

// Tables.

type Columns = Readonly<Record<string, z.ZodType>>;

/** `created_by` is the field `createdBy`, and `user_id` is `user`. */
type FieldOf<Column> = Column extends 'user_id'
  ? 'user'
  : Column extends `${infer First}_${infer Rest}`
    ? `${First}${Capitalize<FieldOf<Rest>>}`
    : Column;

const fieldOf = (column: string): string =>
  column === 'user_id' ? 'user' : column.replace(/_(.)/g, (_, first: string) => first.toUpperCase());

type ByColumn<Shape extends Columns> = z.output<z.ZodObject<Shape>>;
/** The fields of a row's columns; nothing is `undefined`, and no field where a column came with a later version. */
type FieldsOf<Shape extends Columns, Named> = Unchanging<{
  [Column in keyof ByColumn<Shape> as Column extends keyof Named ? Named[Column] & string : FieldOf<Column>]:
    | Exclude<ByColumn<Shape>[Column], null>
    | (null extends ByColumn<Shape>[Column] ? undefined : never);
}>;

/** Fields that are given; `null` stands for nothing. */
type Given<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | null };

/** A table: `Row` is a row of it, `Fields` the same by fields, and `Value` what it stands for. */
export interface Table<Name extends string, Row, Fields, Value = Fields> {
  readonly name: Name;
  /** The columns of the primary key. */
  readonly key: readonly (keyof Row & string)[];
  /** Checks and reads a row. */
  read(row: Row): z.ZodSafeParseResult<Value>;
  /** The row of a value, with all columns. */
  rowOf(value: Value): Row;
  /** The columns of the fields that are given. */
  columnsOf(fields: Given<Fields>): Partial<Row>;
}

/** @param named the fields of columns that are called otherwise than `FieldOf` says */
export function table<
  const Name extends string,
  Shape extends Columns,
  const Named extends { readonly [Column in keyof Shape]?: string } = Record<never, never>,
>(
  name: Name,
  key: readonly (keyof Shape & string)[],
  shape: Shape,
  named?: Named,
): Table<Name, z.input<z.ZodObject<Shape>>, FieldsOf<Shape, Named>> {
  const fields = Object.keys(shape).map((column) => [column, named?.[column] ?? fieldOf(column)] as const);
  const reading = z.object(shape).transform((row: Readonly<Record<string, unknown>>) => {
    return Object.fromEntries(fields.map(([column, field]) => [field, row[column] ?? undefined]));
  });
  const written = (value: object, columns = fields) =>
    Object.fromEntries(
      columns.map(([column, field]) => [
        column,
        z.encode(shape[column] ?? z.never(), value[field as keyof typeof value] ?? null),
      ]),
    ) as z.input<z.ZodObject<Shape>>;
  return {
    name,
    key: key as readonly never[],
    read: (row) => reading.safeParse(row) as z.ZodSafeParseResult<FieldsOf<Shape, Named>>,
    rowOf: (value) => written(value),
    columnsOf: (given) =>
      written(
        given,
        fields.filter(([, field]) => given[field as keyof typeof given] !== undefined),
      ),
  };
}

/** The same table, whose rows stand for something else than their fields. */
export function mapped<Name extends string, Row, Fields, Value>(
  { read, rowOf, ...table }: Table<Name, Row, Fields>,
  toValue: (fields: Fields) => Value,
  toFields: (value: Value) => Fields,
): Table<Name, Row, Fields, Value> {
  return {
    ...table,
    read: (row) => {
      const result = read(row);
      return result.success ? { success: true, data: toValue(result.data) } : (result as never);
    },
    rowOf: (value) => rowOf(toFields(value)),
  };
}

/** Names by language, as far as they have been seen. */
export type Names = Readonly<Partial<Record<Language, string>>>;

/** One column for each language: `name_en` is the field `nameEn`. A new one needs a migration, which `schema.test.ts` asks for. */
type NameColumns = { readonly [One in Language as `name_${One}`]: z.ZodNullable<z.ZodString> };
export const NAME_COLUMNS = Object.fromEntries(
  LANGUAGES.map((language) => [`name_${language}`, text.nullable()]),
) as NameColumns;
type NameFields = { readonly [One in Language as `name${Capitalize<One>}`]: string | undefined };
const NAME_FIELDS = new Map(LANGUAGES.map((language) => [fieldOf(`name_${language}`), language]));

/** The same table, whose columns of names are one field. */
export function withNames<Name extends string, Row, Fields extends NameFields>(
  plain: Table<Name, Row, Fields>,
) {
  type Value = Omit<Fields, keyof NameFields> & { readonly names: Names };
  return mapped(
    plain,
    (fields): Value => {
      const names: Partial<Record<Language, string>> = {};
      const others: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(fields)) {
        const language = NAME_FIELDS.get(field);
        if (language === undefined) others[field] = value;
        else if (typeof value === 'string') names[language] = value;
      }
      return { ...others, names } as Value;
    },
    ({ names, ...others }) => {
      const fields = Array.from(NAME_FIELDS, ([field, language]) => [field, names[language]]);
      return { ...others, ...Object.fromEntries(fields) } as unknown as Fields;
    },
  );
}
