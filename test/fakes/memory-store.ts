/** A store in memory that keeps the contract of `src/store/store.ts`. */
import type {
  Course,
  Courses,
  Follow,
  Follows,
  Leases,
  Ring,
  Rings,
  Store,
  Target,
  TargetKey,
  Targets,
} from '../../src/store/store.ts';
import { memoryForget, memoryInstallations, memoryWorkspaces } from './memory-care.ts';
import { emptyConcerns, memoryConcerns } from './memory-concerns.ts';

interface Kept {
  readonly follows: Map<string, Follow>;
  readonly targets: Map<string, Target>;
  readonly courses: Map<string, Course>;
  readonly rings: Map<string, Ring>;
  readonly leases: Map<string, { holder: string; until: number }>;
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);
const targetKey = ({ workspace, target }: TargetKey): string => keyOf(workspace, target);
/** By workspace, target and what is left of the key. */
const sorted = <T>(kept: ReadonlyMap<string, T>): T[] =>
  [...kept].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
const byCode = (a: { code: string }, b: { code: string }): number => (a.code < b.code ? -1 : 1);

/** Empty. Nothing in it waits, so that a test decides what happens in which order. */
export function createMemoryStore(): Store {
  const kept: Kept = {
    follows: new Map(),
    targets: new Map(),
    courses: new Map(),
    rings: new Map(),
    leases: new Map(),
  };
  const { claims, ...ofWorkspace } = emptyConcerns();
  const { follows, targets, rings, courses } = kept;
  const all = { ofWorkspace, following: { follows, targets, rings }, claims };
  return {
    follows: followsOf(kept),
    targets: targetsOf(kept),
    courses: coursesOf(kept),
    rings: ringsOf(kept),
    leases: leasesOf(kept),
    ...memoryConcerns({ ...ofWorkspace, claims }),
    installations: memoryInstallations(),
    workspaces: memoryWorkspaces(all),
    forget: async (now) => memoryForget(all, { courses, leases: kept.leases }, now),
    check: async () => {},
    close: async () => {},
  };
}

function followsOf({ follows, targets }: Kept): Follows {
  const mine = (key: TargetKey) =>
    [...follows.values()].filter((one) => targetKey(one) === targetKey(key)).sort(byCode);
  return {
    add: async (target, wanted, most) => {
      if (wanted.some((one) => targetKey(one) !== targetKey(target))) {
        throw new TypeError('the follows are not all of the target');
      }
      const known = new Set(mine(target).map(({ code }) => code));
      const fresh = new Map(wanted.filter(({ code }) => !known.has(code)).map((one) => [one.code, one]));
      if (fresh.size > 0 && known.size + fresh.size > most) return { added: [], refused: true };
      if (!targets.has(targetKey(target))) targets.set(targetKey(target), target);
      for (const one of fresh.values()) follows.set(keyOf(one.workspace, one.target, one.code), one);
      return { added: [...fresh.keys()].sort(), refused: false };
    },
    remove: async (key, codes) => {
      const gone = mine(key).filter(({ code }) => codes === 'all' || codes.includes(code));
      for (const { code } of gone) follows.delete(keyOf(key.workspace, key.target, code));
      return gone.map(({ code }) => code);
    },
    of: async (key) => mine(key),
    inWorkspace: async (workspace) => sorted(follows).filter((one) => one.workspace === workspace),
    setUpBy: async (workspace, user) => {
      const theirs = [...follows.values()].filter(
        (one) => one.workspace === workspace && one.createdBy === user && one.target !== user,
      );
      return [...new Set(theirs.map(({ code }) => code))].sort();
    },
    count: async () => follows.size,
    codes: async (after = '', most) => {
      const languages = new Map<string, Set<Target['language']>>();
      for (const one of follows.values()) {
        const language = targets.get(targetKey(one))?.language ?? 'en';
        languages.set(one.code, (languages.get(one.code) ?? new Set()).add(language));
      }
      const page = [...languages].filter(([code]) => code > after).sort(([a], [b]) => (a < b ? -1 : 1));
      return page.slice(0, most).flatMap(([code, all]) => [...all].map((language) => ({ code, language })));
    },
    told: async (told) => {
      for (const { key, code, facts, missing } of told) {
        const id = keyOf(key.workspace, key.target, code);
        const one = follows.get(id);
        if (one) follows.set(id, { ...one, told: facts, toldMissing: missing });
      }
    },
  };
}

function targetsOf({ targets, follows, rings }: Kept): Targets {
  return {
    get: async (key) => targets.get(targetKey(key)),
    inWorkspace: async (workspace) => sorted(targets).filter((one) => one.workspace === workspace),
    workspaces: async () =>
      [...new Set([...follows.values(), ...rings.values()].map(({ workspace }) => workspace))].sort(),
    change: async (key, { language, settings, pause }) => {
      const one = targets.get(targetKey(key));
      if (!one) return;
      targets.set(targetKey(key), {
        ...one,
        ...(language && { language }),
        ...(settings && { settings }),
        ...(pause !== undefined && { pause: pause ?? undefined }),
      });
    },
    checked: async (workspaces, at) => {
      for (const [key, one] of targets) {
        if (workspaces.includes(one.workspace)) targets.set(key, { ...one, checkedAt: at });
      }
    },
  };
}

function coursesOf({ courses }: Kept): Courses {
  const id = ({ code, language }: Pick<Course, 'code' | 'language'>) => keyOf(code, language);
  return {
    get: async (pairs) => [...new Set(pairs.map(id))].sort().flatMap((key) => courses.get(key) ?? []),
    put: async (all) => {
      for (const one of all) {
        const age = one.readAt - (courses.get(id(one))?.readAt ?? 0);
        if (age >= 0 || age < -3_600_000) courses.set(id(one), one);
      }
    },
  };
}

function ringsOf({ rings }: Kept): Rings {
  const id = ({ workspace, target, key }: Pick<Ring, 'workspace' | 'target' | 'key'>) =>
    keyOf(workspace, target, key);
  return {
    of: async ({ workspace, target }) =>
      sorted(rings).filter((one) => one.workspace === workspace && one.target === target),
    inWorkspace: async (workspace) => sorted(rings).filter((one) => one.workspace === workspace),
    put: async (all) => {
      for (const one of all) rings.set(id(one), one);
    },
    delete: async (all) => {
      for (const one of all) rings.delete(id(one));
    },
    forget: async (before) => {
      const old = [...rings.values()].filter(({ state, postAt }) => state === 'rung' && postAt < before);
      for (const one of old) rings.delete(id(one));
      return old.length;
    },
  };
}

function leasesOf({ leases }: Kept): Leases {
  return {
    take: async (name, holder, now, forMs, longestMs = forMs) => {
      const other = leases.get(name);
      const stands = other && other.until > now && other.until <= now + longestMs + 60_000;
      if (stands && other.holder !== holder) return false;
      leases.set(name, { holder, until: now + forMs });
      return true;
    },
    release: async (name, holder) => {
      if (leases.get(name)?.holder === holder) leases.delete(name);
    },
    runOut: async (now) => [...leases].flatMap(([name, { until }]) => (until <= now ? [name] : [])),
  };
}
