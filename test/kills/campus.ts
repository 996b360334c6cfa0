/** Everything around the killed processes: Slack, which keeps what it holds, the study API, the clock, the follows. */
import { startSlackSide } from '../../playground/slack-side.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import type { Facts, Target } from '../../src/store/store.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { type Kind, type Replica, startReplica } from './replica.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 10, 20, 6, 0, 7, 853);

/** The dates and the name of a course. */
export interface Course {
  name: string;
  opens: number;
  closes: number;
  starts: number;
}

/** A channel that follows every course, and a person who follows every second. */
const TARGETS: readonly Pick<Target, 'target' | 'kind' | 'conversation'>[] = [
  { target: 'C0COURSES1', kind: 'channel', conversation: 'C0COURSES1' },
  { target: 'U0SAM00001', kind: 'person', conversation: 'D0SAM00001' },
];

const SETTINGS = { opens: true, closes: true, starts: true, quietFrom: 0, quietTo: 0, zone: 'UTC' };

export interface Campus {
  readonly slack: Awaited<ReturnType<typeof startSlackSide>>;
  readonly studyUrl: string;
  readonly courses: Map<string, Course>;
  /** When the one lesson of each course begins; a course without one has none. */
  readonly lessons: Map<string, number>;
  /** What ought to come, worked out without the app's planning. */
  readonly ledger: Ledger;
  readonly now: () => number;
  /** Lets time go by; Slack posts what comes due, each at its time. */
  pass(ms: number): void;
  /** Gives courses another opening, and so other reminders. The next check finds it. */
  move(opens: ReadonlyMap<string, number>): void;
  /** Gives lessons of courses another time, of which their followers are told. */
  moveLessons(codes: readonly string[]): void;
  start(kind?: Kind): Replica;
  /** Ends every process and server, also after a failure. */
  close(): Promise<void>;
}

export async function openCampus(store: StoreOptions, count: number): Promise<Campus> {
  let now = BEGIN;
  const courses = new Map<string, Course>();
  const lessons = new Map<string, number>();
  for (let each = 0; each < count; each += 1) {
    const code = codeOf(each);
    courses.set(code, courseAt(code, BEGIN + (70 + each * 67) * MINUTE));
    lessons.set(code, Math.floor(BEGIN / MINUTE) * MINUTE + 6 * DAY + each * HOUR);
  }
  const slack = await startSlackSide({
    signingSecret: 'secret-of-the-campus',
    botToken: 'xoxb-of-the-killed',
    now: () => now,
  });
  const upstream = await startUpstream(({ path, body }) => ({
    json: path.endsWith('/reservation/search') ? reserved(body, lessons) : answer(body, courses),
  }));
  const ledger = createLedger(slack);
  const replicas: Replica[] = [];
  await follow(store, courses, now);
  for (const { target } of TARGETS) {
    for (const code of followedBy(target, courses)) ledger.owe(target, code, courses.get(code), now);
  }
  return {
    slack,
    studyUrl: upstream.url,
    courses,
    lessons,
    ledger,
    now: () => now,
    pass: (ms) => {
      slack.advance(now + ms);
      now += ms;
    },
    move: (opens) => {
      for (const [code, at] of opens) courses.set(code, courseAt(code, at, courses.get(code)));
      for (const { target } of TARGETS) {
        const mine = followedBy(target, courses).filter((code) => opens.has(code));
        for (const code of mine) ledger.owe(target, code, courses.get(code), now);
        if (mine.length > 0)
          ledger.oweNews(
            target,
            mine.map((code) => `${code}=${opens.get(code)}`),
          );
      }
    },
    moveLessons: (codes) => {
      for (const code of codes) lessons.set(code, (lessons.get(code) ?? now) + MINUTE);
      for (const { target } of TARGETS) {
        const mine = followedBy(target, courses).filter((code) => codes.includes(code));
        ledger.oweLessons(
          target,
          mine.map((code) => `${code}/${lessonOf(code)}=${lessons.get(code)}`),
        );
      }
    },
    start: (kind) => {
      const replica = startReplica(slack.apiUrl, upstream.url, kind);
      replicas.push(replica);
      return replica;
    },
    close: async () => {
      await Promise.all(replicas.map(({ kill }) => kill()));
      await Promise.all([slack.close(), upstream.close()]);
    },
  };
}

const codeOf = (each: number): string => `TX00AA${String(each).padStart(2, '0')}-3001`;

/** A course with its enrollment from `opens` on; it starts when it did. */
function courseAt(code: string, opens: number, { name, starts }: Partial<Course> = {}): Course {
  return { name: name ?? code, opens, closes: opens + 30 * HOUR, starts: starts ?? opens + 60 * HOUR };
}

function followedBy(target: string, courses: ReadonlyMap<string, Course>): string[] {
  const [channel] = TARGETS;
  return [...courses.keys()].filter((_code, index) => target === channel?.target || index % 2 === 0);
}

const lessonOf = (code: string): string => `7${code.replaceAll(/\D/g, '')}`;

/** Its answer to a search of reservations, all in one page. */
function reserved(body: unknown, lessons: ReadonlyMap<string, number>): object {
  const { realization, from } = body as { realization: readonly string[]; from: number };
  const local = (at: number): string => new Date(at).toISOString().slice(0, 19);
  const reservations = realization.flatMap((code) => {
    const at = lessons.get(code);
    const resources = [{ type: 'realization', code }];
    const row = { id: lessonOf(code), resources };
    return at === undefined ? [] : [{ ...row, startDate: local(at), endDate: local(at + HOUR) }];
  });
  return { status: 'success', reservations: from > 0 ? [] : reservations };
}

/** The study API's answer to a search. */
function answer(body: unknown, courses: ReadonlyMap<string, Course>): object {
  const { codes } = body as { codes: readonly string[] };
  const realizations = codes.flatMap((code) => {
    const course = courses.get(code);
    return course ? [rowOf(code, course)] : [];
  });
  return { status: 'success', realizations };
}

function rowOf(code: string, { name, opens, closes, starts }: Course): object {
  const [enrollmentStart, enrollmentEnd, startDate] = [opens, closes, starts].map((at) =>
    new Date(at).toISOString(),
  );
  return { id: code.replaceAll(/\D/g, ''), code, name, enrollmentStart, enrollmentEnd, startDate };
}

/** As if everybody had followed just now. */
async function follow(options: StoreOptions, courses: ReadonlyMap<string, Course>, now: number) {
  const store = await openStore(options);
  for (const one of TARGETS) {
    const target: Target = {
      ...{ ...one, workspace: 'T0CAMPUS01', language: 'en', settings: SETTINGS },
      ...{ pause: undefined, checkedAt: undefined },
    };
    const follows = followedBy(one.target, courses).map((code) => ({
      ...{ workspace: target.workspace, target: target.target, code, createdBy: 'U0SAM00001' },
      ...{ createdAt: now, told: factsOf(courses.get(code)), toldMissing: false },
    }));
    await store.follows.add(target, follows, 100);
  }
  await store.close();
}

function factsOf(course: Course | undefined): Facts {
  if (!course) throw new TypeError('an unknown course');
  const [opens, closes, starts] = [course.opens, course.closes, course.starts].map(
    (at) => ({ at, precision: 'minute' }) as const,
  );
  return { name: course.name, opens, closes, starts, languages: [], groups: [] };
}
