/** Made-up workspaces in the middle of an enrollment season. */
import { factsOf as toldFacts } from '../../src/reminders/followed.ts';
import type { Course, Facts, Follow, Target } from '../../src/store/store.ts';
import { createStudyClient } from '../../src/study-client/client.ts';
import { parseRealizationCode } from '../../src/study-client/codes.ts';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const NOW = Date.UTC(2026, 10, 20, 12);
export const HORIZON = 36 * HOUR;
const COURSES = 5_000;

/** How follows lie together. */
export interface Shape {
  readonly workspaces: number;
  /** In each workspace. */
  readonly targets: number;
  /** In each target. */
  readonly follows: number;
}
/** Many workspaces in which two channels follow courses. */
export const inMany = (follows: number): Shape => ({ workspaces: follows / 50, targets: 2, follows: 25 });
/** One workspace in which everybody follows four. */
export const inOne = (follows: number): Shape => ({ workspaces: 1, targets: follows / 4, follows: 4 });

interface Workspace {
  readonly id: string;
  readonly targets: readonly Target[];
  readonly follows: readonly Follow[];
}

const SETTINGS: Target['settings'] = {
  ...{ opens: true, closes: true, starts: true },
  ...{ quietFrom: 20 * 60, quietTo: 8 * 60, zone: 'Europe/Helsinki' },
};

/** Openings lie within the next fifteen days, so that about a tenth of all reminders is within the horizon. */
function factsOf(index: number, now: number): Facts {
  const at = (moment: number) => ({ at: moment, precision: 'minute' }) as const;
  const opens = now + ((index * 7_919) % (15 * 24 * 60)) * 60_000;
  return {
    name: `Course number ${index}`,
    opens: at(opens),
    closes: at(opens + 10 * DAY),
    starts: at(opens + 14 * DAY),
    ends: at(opens + 100 * DAY),
    languages: ['en', 'fi'],
    credits: 5,
    groups: ['TVT25'],
  };
}

const codeOf = (index: number): string =>
  `TXF${String(Math.floor(index / 1000)).padStart(4, '0')}-${3000 + (index % 1000)}`;

export function coursesOf(now = NOW): Course[] {
  return Array.from({ length: COURSES }, (_, index) => courseOf(index, factsOf(index, now), now));
}

const courseOf = (index: number, facts: Facts, readAt: number): Course => ({
  ...{ code: codeOf(index), language: 'en', facts, readAt, missingSince: undefined },
});

/** The same courses as the study API's stand-in tells them. */
export async function readCourses(studyUrl: string): Promise<Course[]> {
  const study = createStudyClient({
    ...{ url: studyUrl, key: 'the-key-of-the-benchmarks', timeZone: 'Europe/Helsinki', freshSeconds: 600 },
    gateway: academicInformation,
  });
  try {
    const read = (_: unknown, index: number) =>
      study.realization(parseRealizationCode(codeOf(index)) ?? raise(codeOf(index)), 'en', 'fresh');
    const found = await Promise.all(Array.from({ length: COURSES }, read));
    return found.map(({ value, fetchedAt }, index) => courseOf(index, toldFacts(value, 'en'), fetchedAt));
  } finally {
    study.close();
  }
}

function raise(code: string): never {
  throw new Error(`${code} is no code of a realization`);
}

/** @param told of a course, by its number */
export function workspaceOf(
  index: number,
  shape: Shape,
  now = NOW,
  told = (course: number): Facts => factsOf(course, now),
): Workspace {
  const id = `T${String(index).padStart(6, '0')}`;
  const targets = Array.from({ length: shape.targets }, (_, nth) => targetOf(id, `C${index}X${nth}`, now));
  const follows = targets.flatMap(({ target }, nth) =>
    Array.from({ length: shape.follows }, (_, each): Follow => {
      const course = (index * 37 + nth * 1_009 + each * 61) % COURSES;
      return {
        ...{ workspace: id, target, code: codeOf(course), createdBy: 'U1', createdAt: now - 30 * DAY },
        ...{ told: told(course), toldMissing: false },
      };
    }),
  );
  return { id, targets, follows };
}

function targetOf(workspace: string, target: string, now: number): Target {
  return {
    ...{ workspace, target, kind: 'channel', conversation: target, language: 'en' },
    ...{ settings: SETTINGS, pause: undefined, checkedAt: now },
  };
}
