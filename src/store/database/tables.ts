/** The tables: their keys, their columns, and the values that their rows stand for. Times are epoch milliseconds unless said otherwise. */
import { z } from 'zod';
import { leadsShape, REMINDER_KINDS, SNOOZE_CHOICES, settingsShape } from '../reminder-settings.ts';
import {
  apartShape,
  bool,
  channelEdit,
  doubtsShape,
  factsShape,
  json,
  languageShape,
  mapped,
  NAME_COLUMNS,
  pauseShape,
  sharedJson,
  table,
  text,
  time,
  watchedShape,
  withNames,
} from './columns.ts';

/** What a row of a table stands for. */
type ValueOf<One extends { rowOf(value: never): unknown }> = Parameters<One['rowOf']>[0];

const inWorkspace = { workspace: text };
const ofTarget = { ...inWorkspace, target: text };
const ofPerson = { ...inWorkspace, user_id: text };

/** In a workspace, a channel id or a person's user id. */
export type TargetKey = Pick<Target, 'workspace' | 'target'>;
export type PersonKey = Pick<Person, 'workspace' | 'user'>;
export type ChannelKey = Pick<Channel, 'workspace' | 'channel'>;
export type InstallationKey = Pick<Installation, 'enterprise' | 'team'>;
/** A conversation, or a thread in it; `thread` is '' for the conversation itself. */
export type SpotKey = Pick<ValueOf<typeof CONTEXTS>, 'workspace' | 'conversation' | 'thread'>;

// Follows and their targets.

/** A channel, or a person in the direct conversation with the bot. */
export type TargetKind = 'channel' | 'person';

const STORED_TARGETS = table('targets', ['workspace', 'target'], {
  ...ofTarget,
  /** A group direct message is a channel in all but the advice that is given there: no app can be invited. */
  kind: z.enum(['channel', 'person', 'group']),
  /** Where messages go: the channel itself, or the direct conversation's id. */
  conversation: text,
  language: languageShape,
  settings: sharedJson(settingsShape),
  pause: json(pauseShape).nullable(),
  /** When its courses were last read with success; undefined: not yet. */
  checked_at: time.nullable(),
  /** A person's language as Slack last gave it; undefined: not noted. */
  slack_language: languageShape.nullish(),
});
/** A conversation that follows something. */
export type Target = Omit<ValueOf<typeof STORED_TARGETS>, 'kind'> & {
  readonly kind: TargetKind;
  readonly isGroup?: boolean | undefined;
};
export const TARGETS = mapped(
  STORED_TARGETS,
  ({ kind, ...row }): Target =>
    kind === 'group' ? { ...row, kind: 'channel', isGroup: true } : { ...row, kind },
  ({ kind, isGroup, ...row }) => ({ ...row, kind: isGroup && kind === 'channel' ? 'group' : kind }) as const,
);

const setUp = { created_by: text, created_at: time };

/** A followed realization. */
export const FOLLOWS = table('follows', ['workspace', 'target', 'code'], {
  ...ofTarget,
  code: text,
  ...setUp,
  /** The facts of the course that the target was last told: changes are told against them. */
  told: sharedJson(factsShape),
  /** Whether it was told that the study API no longer knows the course. */
  told_missing: bool,
  /** Lead times of this course alone, beside those of the settings. */
  leads: json(leadsShape).nullish(),
  /** Up to which change of its lessons it has been told; undefined: those since it was followed are to be told. */
  lessons_told: time.nullish(),
  lessons_told_apart: json(apartShape).nullish(),
});
export type Follow = ValueOf<typeof FOLLOWS>;

/**
 * What a target is told the new runs of: a course unit by its code, such as `TX00EY23`, or a student group, such as
 * `group:TXL22S1`.
 */
export const RUN_FOLLOWS = table('run_follows', ['workspace', 'target', 'topic'], {
  ...ofTarget,
  topic: text,
  ...setUp,
  /** When a check last searched for its runs; 0: when it was followed; none: it was not searched for. */
  searched_at: time.nullish(),
});
export type RunFollow = ValueOf<typeof RUN_FOLLOWS>;

/** A run that a target is to be told of, or that was known before. */
export const NEW_RUNS = table('new_runs', ['workspace', 'target', 'topic', 'code'], {
  ...ofTarget,
  topic: text,
  code: text,
  /** As they were when the run was found; none of a run that was known before its topic was followed. */
  facts: json(factsShape.nullable()),
  found_at: time,
  told: bool,
});

/** A realization as it was last read, in one language. */
export const COURSES = table('courses', ['code', 'language'], {
  code: text,
  language: languageShape,
  facts: sharedJson(factsShape),
  read_at: time,
  /** Since when the study API answers that there is no such course; undefined: it is there. */
  missing_since: time.nullable(),
  /** What readings would take away, until other readings agree (`reminders/belief.ts`). */
  doubts: json(doubtsShape).nullish(),
});
export type Course = ValueOf<typeof COURSES>;

const STORED_LESSONS = table('lessons', ['code'], {
  code: text,
  /** When they were last read completely. */
  read_at: time,
  /** When the last of its changes was noticed; undefined: none is kept. */
  changed_at: time.nullish(),
  known: json(watchedShape),
});
/** The lessons of a followed course, as far as they are believed. */
export type CourseLessons = Omit<ValueOf<typeof STORED_LESSONS>, 'changedAt'>;
export const LESSONS = mapped(
  STORED_LESSONS,
  ({ changedAt: _, ...row }): CourseLessons => row,
  (row) => ({ ...row, changedAt: row.known.changes.at(-1)?.at }),
);

const UNPOSTED = ['intended', 'held', 'posting'] as const;

/**
 * A message that is meant for Slack: a reminder or a notice. `intended`: about to be handed over, perhaps done. `held`:
 * Slack holds it and will post it. `posting`: being posted directly, perhaps done. `posted`: it counts as posted.
 *
 * The stored names are older than the word “reminder” and stay for the sake of stored data: `rings` are such messages, a
 * `rung` one has been posted, and the `rings` of a person are the settings of reminders.
 */
export const REMINDERS = table('rings', ['workspace', 'target', 'key'], {
  ...ofTarget,
  /** The reason and its time, such as `TX00EY23-3015 opens 1793512800000`; unique for the target. */
  key: text,
  conversation: text,
  /** When Slack is to post it, in epoch SECONDS, as Slack counts. */
  post_at: time,
  /** The top-level text, by which it is found again among the messages that Slack holds. */
  text,
  state: z.codec(z.enum([...UNPOSTED, 'rung']), z.enum([...UNPOSTED, 'posted']), {
    decode: (stored) => (stored === 'rung' ? 'posted' : stored),
    encode: (state) => (state === 'posted' ? 'rung' : state),
  }),
  /** Slack's id of a scheduled message; undefined unless `held`, and where Slack no longer lists it. */
  scheduled_id: text.nullable(),
});
export type Reminder = ValueOf<typeof REMINDERS>;

// Choices, and what is noted and changed.

/** A person's choices; without one there is no row. */
export const PERSONS = table(
  'persons',
  ['workspace', 'user_id'],
  {
    ...ofPerson,
    /** Undefined: as Slack is set. */
    language: languageShape.nullable(),
    /** Reminders and quiet hours of later follows; undefined: the usual ones. */
    rings: json(settingsShape).nullable(),
    /** When the person last opened Home; undefined: never. */
    home_opened_at: time.nullable(),
    /** The code of the student group that the person has said to be in; undefined: none. */
    student_group: text.nullish(),
    /** When the person was greeted; undefined: not yet. */
    greeted_at: time.nullish(),
  },
  { rings: 'reminders', student_group: 'group' },
);
export type Person = ValueOf<typeof PERSONS>;

/** A channel's choices; without one there is no row. */
export const CHANNELS = table('channels', ['workspace', 'channel'], {
  ...inWorkspace,
  channel: text,
  /** The language of what the whole channel sees; undefined: that of the person who asks. */
  language: languageShape.nullable(),
  /** Whether codes in ordinary messages are answered. */
  answers_codes: bool,
  /** The realization code that the channel is about. */
  linked: text.nullable(),
  /** When the channel was greeted; undefined: not yet. */
  greeted_at: time.nullish(),
});
export type Channel = ValueOf<typeof CHANNELS>;

/** A person who has enrolled in a course. */
export const ENROLLED = table(
  'enrolled',
  ['workspace', 'user_id', 'code'],
  {
    ...ofPerson,
    code: text,
    /** Where the course is followed: the person, or else the channel where the mark was set. */
    target: text,
    /** When it was marked. */
    enrolled_at: time,
  },
  { enrolled_at: 'at' },
);
export type Enrolled = ValueOf<typeof ENROLLED>;

/** A reminder that a person wants again, in the direct conversation. */
export const SNOOZED = table(
  'snoozes',
  ['workspace', 'user_id', 'code', 'kind', 'choice'],
  {
    ...ofPerson,
    code: text,
    /** What the reminder was about; `closes` for one that comes a day before the closing. */
    kind: z.enum(REMINDER_KINDS),
    choice: z.enum(SNOOZE_CHOICES),
    /** Where the reminder stood: the channel or the person. */
    target: text,
    /** When it comes; of `before-closing` as the dates were when it was chosen. */
    comes_at: time,
    made_at: time,
  },
  { comes_at: 'at' },
);
export type Snooze = ValueOf<typeof SNOOZED>;

/** A change, which its channel is told. */
export const CHANNEL_EDITS = table('channel_edits', ['workspace', 'user_id', 'id'], {
  /** The person who made it. */
  ...ofPerson,
  /** Unique in the workspace. */
  id: text,
  /** A person's id, of what the person has stopped for themselves. */
  channel: text,
  at: time,
  edit: json(channelEdit),
  /** Slack's time of the line that tells it; undefined: none is known. */
  ts: text.nullable(),
});
export type KeptEdit = ValueOf<typeof CHANNEL_EDITS>;

// What was looked up: by persons, in workspaces, and of the study API as a whole.

/** A realization that was looked up in the workspace. */
export const SEEN_COURSES = withNames(
  table(
    'seen_courses',
    ['workspace', 'code'],
    {
      ...inWorkspace,
      code: text,
      ...NAME_COLUMNS,
      seen_at: time,
      /** The codes of its student groups; undefined: an earlier version has not kept them. */
      student_groups: json(z.array(text)).nullable(),
    },
    { student_groups: 'groups' },
  ),
);
export type SeenCourse = ValueOf<typeof SEEN_COURSES>;

/**
 * A course unit that the workspace has looked up by its id: no answer about a run names the id of its unit, and no
 * operation finds a unit by its code. Those of seen courses are known by the courses.
 */
export const SEEN_UNITS = withNames(
  table(
    'seen_units',
    ['workspace', 'code'],
    { ...inWorkspace, code: text, unit_id: text, ...NAME_COLUMNS, seen_at: time },
    { unit_id: 'id' },
  ),
);
export type SeenUnit = ValueOf<typeof SEEN_UNITS>;

/** A building that was looked up in any workspace: the study API's words about it are not private. */
export const SEEN_BUILDINGS = withNames(
  table('seen_buildings', ['id'], { id: text, code: text.nullable(), ...NAME_COLUMNS, seen_at: time }),
);
export type SeenBuilding = ValueOf<typeof SEEN_BUILDINGS>;

/** One person's look-up of a realization. */
export const LOOK_UPS = table(
  'look_ups',
  ['workspace', 'user_id', 'code'],
  { ...ofPerson, code: text, looked_up_at: time },
  { looked_up_at: 'at' },
);
export type LookedUp = ValueOf<typeof LOOK_UPS>;

/** What an answer showed a person in a conversation, or in a thread of it. */
export const CONTEXTS = table('contexts', ['workspace', 'user_id', 'conversation', 'thread'], {
  ...ofPerson,
  conversation: text,
  thread: text,
  codes: json(z.array(z.string())),
  at: time,
});

// What lets in a person's programs: of their secrets only digests are kept. And installations.

export const FEEDS = table('feeds', ['workspace', 'user_id'], { ...ofPerson, hash: text, made_at: time });
export const ASSISTANT_TOKENS = table('assistant_tokens', ['workspace', 'user_id', 'slot'], {
  ...ofPerson,
  /** A person's tokens have numbers from 1 on: as these are part of the key, no two writers make one too many. */
  slot: z.number(),
  hash: text,
  /** As the person has called it. */
  name: text,
  made_at: time,
});
export type AssistantTokenKept = Pick<ValueOf<typeof ASSISTANT_TOKENS>, 'hash' | 'name' | 'madeAt'>;

/**
 * An installation for a single workspace has its `team`, which is unique in all of Slack, and '' as `enterprise`. One
 * for a whole organization has its `enterprise`, and '' as `team`.
 */
export const INSTALLATIONS = table('installations', ['enterprise', 'team'], {
  enterprise: text,
  team: text,
  /** Tokens and what belongs to them, encrypted (`sealing.ts`); undefined: it was removed. */
  sealed: text.nullable(),
  installed_at: time,
  updated_at: time,
  removed_at: time.nullable(),
});

export type Installation = Pick<ValueOf<typeof INSTALLATIONS>, 'enterprise' | 'team' | 'installedAt'> & {
  readonly sealed: string;
};

// What replicas agree on.

export const LEASES = table('leases', ['name'], { name: text, holder: text, ends_at: time });
export const CLAIMS = table('claims', ['name'], { name: text, ends_at: time });
const SHARED_SECRETS = table('secrets', ['name'], { name: text, secret: text });
/** Ids that channels had before. */
const MOVED = table('moved_channels', ['workspace', 'old_id'], {
  ...inWorkspace,
  old_id: text,
  new_id: text,
  moved_at: time,
});
/** How work that replicas share went. */
export const JOB_RUNS = table('jobs', ['name'], {
  name: text,
  /** When the last run began that has ended, well or not. */
  tried_at: time,
  /** When the last run that went well ended; undefined: none has. */
  succeeded_at: time.nullable(),
  /** When the first run began that has failed since; undefined: the last one went well. */
  failing_since: time.nullable(),
});
export type JobRun = Omit<ValueOf<typeof JOB_RUNS>, 'name'>;

/** What a study API offers beside its four operations, as far as it was found out. */
export const STUDY_EXTRAS = table('study_extras', ['service', 'extra'], {
  /** A digest of its address and the key. */
  service: text,
  extra: text,
  verdict: z.enum(['on', 'off', 'undecided']),
  /** In our own words, for an operator. */
  reason: text,
  asked_at: time,
});
export type StudyExtraNote = ValueOf<typeof STUDY_EXTRAS>;

/** In an order in which rows can be written: what refers to a row comes after it. */
const ALL = [
  ...[
    TARGETS,
    FOLLOWS,
    RUN_FOLLOWS,
    NEW_RUNS,
    COURSES,
    LESSONS,
    REMINDERS,
    LEASES,
    PERSONS,
    CHANNELS,
    CHANNEL_EDITS,
  ],
  ...[SEEN_COURSES, SEEN_UNITS, LOOK_UPS, CONTEXTS, SEEN_BUILDINGS, FEEDS, ASSISTANT_TOKENS, SHARED_SECRETS],
  ...[CLAIMS, MOVED, INSTALLATIONS, ENROLLED, SNOOZED, JOB_RUNS, STUDY_EXTRAS],
];
type Every = (typeof ALL)[number];
export type TableName = Every['name'];

/** The tables' columns. */
export type Tables = {
  [Name in TableName]: ReturnType<Extract<Every, { readonly name: Name }>['rowOf']>;
};

/** All tables, in the order of `ALL`. */
export const TABLES: readonly TableName[] = ALL.map(({ name }) => name);

/** The columns of each table's primary key. */
export const KEYS = Object.fromEntries(ALL.map(({ name, key }) => [name, key])) as Readonly<
  Record<TableName, readonly string[]>
>;

/**
 * The column of each table that names a channel, beside `targets`, to which others refer. By it all that is kept of a
 * channel moves to another id. Some of these columns also hold a person's id.
 */
export const CHANNEL_COLUMNS: readonly (readonly [TableName, string])[] = [
  ['follows', 'target'],
  ['run_follows', 'target'],
  ['new_runs', 'target'],
  ['rings', 'target'],
  ['enrolled', 'target'],
  ['snoozes', 'target'],
  ['channels', 'channel'],
  ['channel_edits', 'channel'],
  ['contexts', 'conversation'],
  ['feeds', 'user_id'],
];
