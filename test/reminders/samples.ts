/** Follows, targets and messages for the tests of the reminders. Times are said as in Helsinki. */

import type { LessonSpot } from '../../src/reminders/lesson-belief.ts';
import type { ChangedLesson } from '../../src/reminders/lesson-news.ts';
import type { Lesson } from '../../src/reminders/lesson-plan.ts';
import type { Render } from '../../src/reminders/notices.ts';
import type { Difference, HeldMessage, Outgoing, Rendered, Step } from '../../src/reminders/steps.ts';
import type {
  Course,
  Facts,
  Follow,
  Reminder,
  ReminderSettings,
  StoredMoment,
  Target,
} from '../../src/store/store.ts';
import { toMoment } from '../../src/study-client/gateway/fields.ts';

export const ZONE = 'Europe/Helsinki';
const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const WORKSPACE = 'T0TESTS001';
const CHANNEL = 'C0TESTS001';
export const CODE = 'TX00EY23-3015';

/** The moment of a local date-time or date in Helsinki. */
export function moment(local: string): StoredMoment {
  const read = toMoment(local, ZONE, 'earlier');
  if (!read) throw new TypeError(`no date: ${local}`);
  return read;
}

/** The same in epoch milliseconds. */
export const at = (local: string): number => moment(local).at;

/** Epoch milliseconds as a local date-time in Helsinki, to the minute. */
export function local(ms: number): string {
  return new Date(ms).toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16).replace(' ', 'T');
}

/** A Friday afternoon, at no whole minute, as clocks hardly ever stand. */
export const NOW = at('2026-11-20T14:02:07') + 853;

export const SETTINGS: ReminderSettings = {
  opens: true,
  closes: true,
  starts: true,
  quietFrom: 20 * 60,
  quietTo: 8 * 60,
  zone: ZONE,
};
export const LOUD: ReminderSettings = { ...SETTINGS, quietFrom: 0, quietTo: 0 };

type Dates = Partial<Record<'opens' | 'closes' | 'starts' | 'ends', string>>;

/** Facts with dates in the study API's form. */
export function facts(dates: Dates = {}, more: Partial<Facts> = {}): Facts {
  const moments = Object.entries(dates).map(([name, value]) => [name, moment(value)]);
  return { name: 'Compilers', languages: ['en'], groups: [], ...Object.fromEntries(moments), ...more };
}

export function target(more: Partial<Target> = {}): Target {
  return {
    workspace: WORKSPACE,
    target: CHANNEL,
    kind: 'channel',
    conversation: more.target ?? CHANNEL,
    language: 'en',
    settings: LOUD,
    pause: undefined,
    checkedAt: undefined,
    ...more,
  };
}

export function follow(more: Partial<Follow> = {}): Follow {
  return {
    workspace: WORKSPACE,
    target: CHANNEL,
    code: CODE,
    createdBy: 'U0AINO0002',
    createdAt: NOW - DAY,
    told: facts(),
    toldMissing: false,
    ...more,
  };
}

export function course(more: Partial<Course> = {}): Course {
  return { code: CODE, language: 'en', facts: facts(), readAt: NOW, missingSince: undefined, ...more };
}

export function outgoing(key: string, postAt: number, more: Partial<Outgoing> = {}): Outgoing {
  return {
    key,
    workspace: WORKSPACE,
    target: CHANNEL,
    conversation: CHANNEL,
    postAt,
    text: `text of ${key}`,
    blocks: [],
    ...more,
  };
}

/** The row of a message, held by Slack under `scheduledId` unless another state is said. */
export function rowFor({ blocks: _blocks, ...message }: Outgoing, more: Partial<Reminder> = {}): Reminder {
  const state = more.state ?? 'held';
  return { ...message, state, scheduledId: state === 'held' ? `Q-${message.key}` : undefined, ...more };
}

/** What Slack holds of a message. */
export function heldFor(
  { key, conversation, postAt, text }: Outgoing,
  more: Partial<HeldMessage> = {},
): HeldMessage {
  return { id: `Q-${key}`, conversation, postAt, text, ...more };
}

/** What is done about a difference: a row that is noted, a row that is dropped, or a step. */
export type Deed =
  | Step
  | { readonly do: 'note'; readonly row: Reminder }
  | { readonly do: 'drop'; readonly row: Reminder };

export const deedsOf = ({ notes, gone, steps }: Difference): Deed[] => [
  ...notes.map((row) => ({ do: 'note' as const, row })),
  ...gone.map((row) => ({ do: 'drop' as const, row })),
  ...steps,
];

export const differenceOf = (deeds: readonly Deed[]): Difference => ({
  notes: deeds.flatMap((deed) => (deed.do === 'note' ? deed.row : [])),
  gone: deeds.flatMap((deed) => (deed.do === 'drop' ? deed.row : [])),
  steps: deeds.flatMap((deed) => (deed.do === 'note' || deed.do === 'drop' ? [] : deed)),
});

const lessonWords = ({ id, starts, rooms }: Lesson): string => [id, local(starts), ...rooms].join(' ');

const said = (text: string): Rendered => ({ text, blocks: [] });

const spotWords = (spot: LessonSpot | undefined): string =>
  spot ? [local(spot.starts), ...spot.rooms].join(' ') : 'none';
const changedWords = ({ id, before, after }: ChangedLesson): string =>
  `${id}: ${spotWords(before)} → ${spotWords(after)}`;

/** Words that name everything they stand for. */
export const render: Render = {
  zone: ZONE,
  reminder: ({ key }, _follow, { name }) => said(`${key} ${name}`),
  notice: (changes) => said(changes.map(({ is, follow: { code } }) => `${is} ${code}`).join(', ')),
  newRuns: (runs) => said(`new ${runs.map(({ code }) => code).join(', ')}`),
  lessonNews: (news) =>
    said(
      news
        .map(({ follow: { code }, lessons }) => `${code} ${lessons.map(changedWords).join(', ')}`)
        .join('; '),
    ),
  week: (courses) => {
    const codes = courses.map(({ follow }) => follow.code);
    return codes.length === 0 ? undefined : said(`week ${codes.join(' ')}`);
  },
  day: (lessons) => said(`today ${lessons.map(lessonWords).join(', ')}`),
  lesson: ({ code, lessons }) => said(`lesson of ${code} ${lessons.map(lessonWords).join(', ')}`),
  paused: ({ target: id }, { reason }) => said(`paused ${id} ${reason}`),
  field: (field, of) => JSON.stringify(of[field] ?? null),
};
