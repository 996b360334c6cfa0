/** Installations, erasing and forgetting in memory. */
import type { Installation, InstallationKey, Installations, Workspaces } from '../../src/store/care.ts';

type Rows = Map<string, unknown>;

/** What is kept, by the name of its table, of which each row says whose it is. */
export interface Kept {
  readonly ofWorkspace: Readonly<Record<string, Rows>>;
  readonly following: Readonly<Record<string, Rows>>;
  readonly claims: Map<string, number>;
}

const DAY = 86_400_000;

export function memoryInstallations(): Installations {
  const kept = new Map<string, Omit<Installation, 'sealed'> & { sealed?: string; removedAt?: number }>();
  const idOf = ({ enterprise, team }: InstallationKey) => JSON.stringify([enterprise, team]);
  const inOrder = () =>
    [...kept.values()].sort(
      (one, other) => compare(one.enterprise, other.enterprise) || compare(one.team, other.team),
    );
  const installed = (one: ReturnType<typeof inOrder>[number] | undefined): Installation[] =>
    one?.sealed === undefined ? [] : [{ ...one, sealed: one.sealed }];
  return {
    put: async ({ enterprise, team }, sealed, at) => {
      const [before] = installed(kept.get(idOf({ enterprise, team })));
      const installedAt = before?.installedAt ?? at;
      kept.set(idOf({ enterprise, team }), { enterprise, team, sealed, installedAt });
    },
    add: async ({ enterprise, team }, sealed, at) => {
      const id = idOf({ enterprise, team });
      if (installed(kept.get(id)).length > 0) return false;
      kept.set(id, { enterprise, team, sealed, installedAt: at });
      return true;
    },
    get: async (key) => installed(kept.get(idOf(key)))[0],
    remove: async (key, at) => {
      const [before] = installed(kept.get(idOf(key)));
      if (!before) return false;
      const { sealed: _, ...rest } = before;
      kept.set(idOf(key), { ...rest, removedAt: at });
      return true;
    },
    all: async (after, most) => {
      const rest = inOrder().filter((one) => !after || idOf(one) > idOf(after));
      return rest.flatMap(installed).slice(0, most);
    },
    count: async () => inOrder().flatMap(installed).length,
    removedBefore: async (at) =>
      inOrder().flatMap(({ enterprise, team, removedAt }) =>
        removedAt !== undefined && removedAt < at ? [{ enterprise, team, removedAt }] : [],
      ),
    forget: async (key, before) => {
      const { removedAt } = kept.get(idOf(key)) ?? {};
      return removedAt !== undefined && removedAt < before && kept.delete(idOf(key));
    },
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export function memoryWorkspaces({ ofWorkspace, following, claims }: Kept): Workspaces {
  return {
    erase: async (workspace, { follows }) => {
      const isOurs = (row: unknown) => has(row, 'workspace', workspace);
      removeAll(ofWorkspace, isOurs);
      remove(claims, (_, name) => name.split(' ').includes(workspace));
      if (follows) removeAll(following, isOurs);
    },
    erasePerson: async ({ workspace, user }) => {
      const { channels: _, seen_courses: __, ...ofPerson } = ofWorkspace;
      const { rings = new Map<string, unknown>(), follows, ...others } = following;
      const isDirect = (row: unknown) => has(row, 'workspace', workspace) && has(row, 'target', user);
      removeAll(ofPerson, (row) => has(row, 'workspace', workspace) && has(row, 'user', user));
      removeAll({ ...others, ...(follows && { follows }) }, isDirect);
      remove(rings, (row) => isDirect(row) && has(row, 'state', 'rung'));
      for (const [key, row] of follows ?? []) {
        if (has(row, 'workspace', workspace) && has(row, 'createdBy', user))
          follows?.set(key, { ...Object(row), createdBy: '' });
      }
    },
  };
}

export function memoryForget(
  { ofWorkspace, following, claims }: Kept,
  { courses, leases }: { readonly courses: Rows; readonly leases: Rows },
  now: number,
): void {
  const followed = (row: unknown) =>
    [...(following['follows']?.values() ?? [])].some((one) => at(one, 'code') === at(row, 'code'));
  const before = (rows: Rows | undefined, time: string) =>
    remove(rows ?? new Map(), (row) => Number(at(row, time)) < now - 180 * DAY);
  remove(leases, (row) => Number(at(row, 'until')) < now - DAY);
  remove(claims, (endsAt) => endsAt <= now);
  remove(courses, (row) => Number(at(row, 'readAt')) < now - 30 * DAY && !followed(row));
  before(ofWorkspace['look_ups'], 'at');
  before(ofWorkspace['seen_courses'], 'seenAt');
}

function removeAll(tables: Readonly<Record<string, Rows>>, goes: (row: unknown) => boolean): void {
  for (const rows of Object.values(tables)) remove(rows, goes);
}

function remove<T>(rows: Map<string, T>, goes: (row: T, key: string) => boolean): void {
  for (const [key, row] of [...rows]) if (goes(row, key)) rows.delete(key);
}

function has(row: unknown, column: string, value: string): boolean {
  return at(row, column) === value;
}

function at(row: unknown, column: string): unknown {
  return Object.entries(row ?? {}).find(([name]) => name === column)?.[1];
}
