/** The concerns of `src/store/concerns.ts` in memory. */
import type {
  Channel,
  Channels,
  Claims,
  Feeds,
  LookedUp,
  LookUps,
  Names,
  Person,
  PersonKey,
  Persons,
  Secrets,
  SeenBuilding,
  SeenBuildings,
  SeenCourse,
  SeenCourses,
} from '../../src/store/concerns.ts';
import type { Store } from '../../src/store/store.ts';

type Concerns = Pick<
  Store,
  'persons' | 'channels' | 'seenCourses' | 'lookUps' | 'seenBuildings' | 'feeds' | 'secrets' | 'claims'
>;

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);
const personKey = ({ workspace, user }: PersonKey): string => keyOf(workspace, user);
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** What the concerns keep that can be erased, by the name of its table. */
export function emptyConcerns() {
  return {
    persons: new Map<string, Person>(),
    channels: new Map<string, Channel>(),
    seen_courses: new Map<string, SeenCourse>(),
    look_ups: new Map<string, LookedUp>(),
    feeds: new Map<string, PersonKey & { hash: string; at: number }>(),
    claims: new Map<string, number>(),
  };
}
type Kept = ReturnType<typeof emptyConcerns>;

export function memoryConcerns(kept: Kept): Concerns {
  return {
    persons: persons(kept),
    channels: channels(kept),
    seenCourses: seenCourses(kept),
    lookUps: lookUps(kept),
    seenBuildings: seenBuildings(),
    feeds: feeds(kept),
    secrets: secrets(),
    claims: claims(kept),
  };
}

function persons({ persons: kept }: Kept): Persons {
  return {
    get: async (key) => kept.get(personKey(key)),
    change: async ({ workspace, user }, change) => {
      const { language, rings, homeOpenedAt } = change;
      if (Object.values(change).every((value) => value === undefined)) return;
      const before = kept.get(keyOf(workspace, user));
      kept.set(keyOf(workspace, user), {
        workspace,
        user,
        language: language === undefined ? before?.language : (language ?? undefined),
        rings: rings ?? before?.rings,
        homeOpenedAt: homeOpenedAt ?? before?.homeOpenedAt,
      });
    },
  };
}

function channels({ channels: kept }: Kept): Channels {
  return {
    get: async ({ workspace, channel }) => kept.get(keyOf(workspace, channel)),
    change: async ({ workspace, channel }, change) => {
      const { language, answersCodes, linked } = change;
      if (Object.values(change).every((value) => value === undefined)) return;
      const before = kept.get(keyOf(workspace, channel));
      kept.set(keyOf(workspace, channel), {
        workspace,
        channel,
        language: language === undefined ? before?.language : (language ?? undefined),
        answersCodes: answersCodes ?? before?.answersCodes ?? false,
        linked: linked === undefined ? before?.linked : (linked ?? undefined),
      });
    },
  };
}

function seenCourses({ seen_courses: kept }: Kept): SeenCourses {
  const inWorkspace = (workspace: string) =>
    [...kept.values()]
      .filter((one) => one.workspace === workspace)
      .sort((one, other) => other.seenAt - one.seenAt || compare(one.code, other.code));
  return {
    put: async (courses, most) => {
      const given = Map.groupBy(inTime(courses), ({ workspace, code }) => keyOf(workspace, code));
      for (const [key, [one, ...others]] of given) {
        if (one) kept.set(key, merged(kept.get(key), others.reduce(merged, one)));
      }
      for (const { workspace } of courses) {
        for (const { code } of inWorkspace(workspace).slice(most)) kept.delete(keyOf(workspace, code));
      }
    },
    inWorkspace: async (workspace) => inWorkspace(workspace),
  };
}

function inTime<T extends { readonly seenAt: number }>(all: readonly T[]): T[] {
  return all.toSorted((one, other) => one.seenAt - other.seenAt);
}

/** What both know; where they differ, what the later one knows. */
function merged<T extends SeenCourse | SeenBuilding>(before: T | undefined, given: T): T {
  if (!before) return { ...given, names: known(given.names) };
  const later: T = given.seenAt >= before.seenAt ? given : before;
  const earlier: T = later === given ? before : given;
  const names = { ...known(earlier.names), ...known(later.names) };
  return { ...later, code: later.code ?? earlier.code, names };
}

function known(names: Names): Names {
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));
}

function lookUps({ look_ups: kept }: Kept): LookUps {
  const idOf = ({ workspace, user, code }: LookedUp) => keyOf(workspace, user, code);
  const mine = (key: PersonKey) =>
    [...kept.values()]
      .filter((one) => personKey(one) === personKey(key))
      .sort((one, other) => other.at - one.at || compare(one.code, other.code));
  return {
    put: async (all, most) => {
      for (const { workspace, user, code, at } of all) {
        const one = { workspace, user, code, at };
        if ((kept.get(idOf(one))?.at ?? 0) <= at) kept.set(idOf(one), one);
      }
      for (const key of all) for (const one of mine(key).slice(most)) kept.delete(idOf(one));
    },
    of: async (key) => mine(key),
  };
}

function seenBuildings(): SeenBuildings {
  const kept = new Map<string, SeenBuilding>();
  return {
    put: async (buildings) => {
      for (const [id, [first, ...others]] of Map.groupBy(inTime(buildings), (one) => one.id)) {
        if (first) kept.set(id, merged(kept.get(id), others.reduce(merged, first)));
      }
    },
    all: async () => [...kept.values()].sort((one, other) => compare(one.id, other.id)),
  };
}

function feeds({ feeds: kept }: Kept): Feeds {
  const ownerOf = (hash: string): PersonKey | undefined => {
    const found = [...kept.values()].find((one) => one.hash === hash);
    return found && { workspace: found.workspace, user: found.user };
  };
  return {
    replace: async ({ workspace, user }, hash, at) => {
      const owner = ownerOf(hash);
      if (owner && personKey(owner) !== keyOf(workspace, user)) throw new Error('the hash is taken');
      kept.set(keyOf(workspace, user), { workspace, user, hash, at });
    },
    revoke: async (key) => kept.delete(personKey(key)),
    madeAt: async (key) => kept.get(personKey(key))?.at,
    owner: async (hash) => ownerOf(hash),
  };
}

function secrets(): Secrets {
  const kept = new Map<string, string>();
  return {
    get: async (name, make) => {
      const secret = kept.get(name) ?? make();
      kept.set(name, secret);
      return secret;
    },
  };
}

function claims({ claims: kept }: Kept): Claims {
  return {
    take: async (name, now, forMs) => {
      const endsAt = kept.get(name);
      if (endsAt !== undefined && endsAt > now) return false;
      kept.set(name, now + forMs);
      return true;
    },
    release: async (name) => void kept.delete(name),
  };
}
