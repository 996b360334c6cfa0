/** Small values of everything that is kept. */
import type {
  ChannelKey,
  Course,
  CourseLessons,
  Facts,
  Follow,
  LookedUp,
  PersonKey,
  Reminder,
  ReminderSettings,
  SeenBuilding,
  SeenCourse,
  SeenUnit,
  Target,
  TargetKey,
} from '../../src/store/store.ts';

/** No whole second: a clock hardly ever stands at one. */
export const NOON = 1_790_000_007_853;

export const KEY: TargetKey = { workspace: 'T1', target: 'C1' };

export const SETTINGS: ReminderSettings = {
  opens: true,
  closes: true,
  starts: false,
  quietFrom: 1_200,
  quietTo: 480,
  zone: 'Europe/Helsinki',
};

export const FACTS: Facts = {
  name: 'Ohjelmoinnin perusteet',
  starts: { at: NOON, precision: 'day' },
  opens: { at: NOON, precision: 'minute', until: NOON + 60_000 },
  languages: ['fi', 'en'],
  credits: 5,
  groups: ['TVT25'],
};

export function target(given: Partial<Target> = {}): Target {
  return {
    ...KEY,
    kind: 'channel',
    conversation: given.target ?? KEY.target,
    language: 'fi',
    settings: SETTINGS,
    pause: undefined,
    checkedAt: undefined,
    ...given,
  };
}

export function follow(code: string, given: Partial<Follow> = {}): Follow {
  return { ...KEY, code, createdBy: 'U1', createdAt: NOON, told: FACTS, toldMissing: false, ...given };
}

/** `count` follows of a target, with codes in order. */
export function follows(count: number, key: TargetKey = KEY): Follow[] {
  return Array.from({ length: count }, (_, index) => follow(`TX${String(index).padStart(5, '0')}`, key));
}

export function course(code: string, given: Partial<Course> = {}): Course {
  return { code, language: 'fi', facts: FACTS, readAt: NOON, missingSince: undefined, ...given };
}

/** Lessons of a course, of which one changed at each of some times. */
export function lessons(code: string, changes: readonly number[], readAt = NOON): CourseLessons {
  const days = { first: '2026-09-21', last: '2026-10-04' };
  const spot = { starts: NOON, ends: NOON + 5_400_000, rooms: ['KMX101'] };
  const known = {
    aheadAt: NOON - 60_000,
    days,
    lessons: [{ id: '2190417', ...spot, doubt: { since: NOON, last: NOON, times: 1 } }],
    changes: changes.map((at) => ({ id: '2190417', at, before: { ...spot, rooms: [] }, after: spot })),
  };
  return { code, readAt, known };
}

export function reminder(key: string, given: Partial<Reminder> = {}): Reminder {
  return {
    ...KEY,
    key,
    conversation: 'C1',
    postAt: Math.floor(NOON / 1_000),
    text: 'Ilmoittautuminen avautuu',
    state: 'intended',
    scheduledId: undefined,
    ...given,
  };
}

export function codesOf(rows: readonly { code: string }[]): string[] {
  return rows.map((row) => row.code);
}

export const PERSON: PersonKey = { workspace: 'T1', user: 'U1' };

export const CHANNEL: ChannelKey = { workspace: 'T1', channel: 'C1' };

export function seenCourse(code: string, given: Partial<SeenCourse> = {}): SeenCourse {
  return {
    workspace: 'T1',
    code,
    names: { fi: 'Ohjelmoinnin perusteet' },
    groups: undefined,
    seenAt: NOON,
    ...given,
  };
}

export function seenUnit(code: string, given: Partial<SeenUnit> = {}): SeenUnit {
  return {
    workspace: 'T1',
    code,
    id: '72101',
    names: { fi: 'Ohjelmoinnin perusteet' },
    seenAt: NOON,
    ...given,
  };
}

export function lookedUp(code: string, at: number, given: Partial<LookedUp> = {}): LookedUp {
  return { ...PERSON, code, at, ...given };
}

export function seenBuilding(id: string, given: Partial<SeenBuilding> = {}): SeenBuilding {
  return { id, code: 'KMD', names: { fi: 'Karamalmi' }, seenAt: NOON, ...given };
}
