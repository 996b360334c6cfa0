/** Made-up workspaces in the middle of an enrollment season. */
import type { Course, Facts, Follow, Target } from '../../src/store/store.ts';

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

const codeOf = (index: number): string => `TX${String(index).padStart(5, '0')}-3001`;

export function coursesOf(now = NOW): Course[] {
  return Array.from({ length: COURSES }, (_, index) => ({
    code: codeOf(index),
    language: 'en',
    facts: factsOf(index, now),
    readAt: now,
    missingSince: undefined,
  }));
}

export function workspaceOf(index: number, shape: Shape, now = NOW): Workspace {
  const id = `T${String(index).padStart(6, '0')}`;
  const targets = Array.from({ length: shape.targets }, (_, nth) => targetOf(id, `C${index}X${nth}`, now));
  const follows = targets.flatMap(({ target }, nth) =>
    Array.from({ length: shape.follows }, (_, each): Follow => {
      const course = (index * 37 + nth * 1_009 + each * 61) % COURSES;
      return {
        ...{ workspace: id, target, code: codeOf(course), createdBy: 'U1', createdAt: now - 30 * DAY },
        ...{ told: factsOf(course, now), toldMissing: false },
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
