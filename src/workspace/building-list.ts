/** The study API's own list of its buildings, where it offers one: asked for in each language, and joined. */
import { AccessRefused, InvalidResponse, LimitReached } from '../errors.ts';
import { LANGUAGES } from '../language.ts';
import { isRecent, withTimeout } from '../primitives.ts';
import type { Names } from '../store/store.ts';
import type { BuildingId, StudyClient } from '../study-client/model.ts';
import { struckAll } from './look-up.ts';
import type { StudyExtras } from './study-extras.ts';

/** A building in use, with its names in the languages in which it has some. */
export interface OfferedBuilding {
  readonly id: BuildingId;
  readonly code: string | undefined;
  readonly names: Names;
  /** What it is, such as "Campus", where it has no name and no code. */
  readonly kind: string | undefined;
}

export interface BuildingList {
  /** What was read of it, at once; undefined: nothing yet, or it is not offered. Always the same list until another is read. */
  known(): readonly OfferedBuilding[] | undefined;
  /** Has it read where that is due, which mostly the cache answers. Waits so many milliseconds at most, and never rejects. */
  ready(patienceMs: number): Promise<void>;
  /** Why it is not known, where that may be otherwise later. */
  failure(): unknown;
}

interface BuildingListOptions {
  readonly study: Pick<StudyClient, 'buildings'>;
  readonly extras: Pick<StudyExtras, 'can' | 'mayTry' | 'tryOut'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The client's cache is asked again after this long, in milliseconds; so is the study API where it has failed. */
const AGAIN = 60_000;

export function createBuildingList({ study, extras, now }: BuildingListOptions): BuildingList {
  let all: readonly OfferedBuilding[] | undefined;
  let lists: readonly List[] = [];
  let failure: unknown;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const isOffered = (): boolean => extras.can('buildings');
  const mayBeOffered = (): boolean => isOffered() || extras.mayTry('buildings');

  const read = async (): Promise<void> => {
    if (!isOffered()) {
      triedAt = now();
      // The list of one language shows whether there is one.
      await extras.tryOut(LANGUAGES.slice(0, 1).map((language) => ({ use: 'buildings', in: language })));
      if (!isOffered()) return;
    }
    const answers = await Promise.allSettled(
      LANGUAGES.map(async (language) => ({ language, entries: (await study.buildings(language)).value })),
    );
    const found = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    failure = answers.find((one) => one.status === 'rejected')?.reason;
    // One person's limit is not another's.
    triedAt = failure instanceof LimitReached ? Number.NEGATIVE_INFINITY : now();
    const latest = LANGUAGES.flatMap(
      (language) => [...found, ...lists].find((one) => one.language === language) ?? [],
    );
    if (areSame(latest, lists)) return;
    lists = latest;
    const listed = joined(latest);
    // A list of nothing is the answer of a service that takes the question for another one.
    all = listed.length > 0 ? listed : undefined;
  };

  return {
    known: () => (isOffered() ? all : undefined),
    ready: async (patienceMs) => {
      if (!mayBeOffered() || isRecent(triedAt, now(), AGAIN)) return;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await withTimeout(reading, patienceMs);
    },
    failure: () => (isOffered() && all === undefined && isPassing(failure) ? failure : undefined),
  };
}

type List = {
  readonly language: (typeof LANGUAGES)[number];
  readonly entries: Awaited<ReturnType<StudyClient['buildings']>>['value'];
};

/** What is not offered, or not to this key, is no trouble of people. */
const isPassing = (failure: unknown): boolean =>
  struckAll(failure) && !(failure instanceof InvalidResponse || failure instanceof AccessRefused);

const areSame = (some: readonly List[], others: readonly List[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ language, entries }, at) => others[at]?.language === language && others[at]?.entries === entries,
  );

/** Those that stand in the list of every language: of a closed building one language may tell. */
function joined(lists: readonly List[]): readonly OfferedBuilding[] {
  const [first, ...others] = lists.map(({ language, entries }) => ({
    language,
    byId: new Map(entries.map((one) => [one.id, one])),
  }));
  if (!first) return [];
  return [...first.byId.values()].flatMap(({ id }): OfferedBuilding[] => {
    const each = [first, ...others].flatMap(({ language, byId }) => {
      const entry = byId.get(id);
      return entry ? [{ language, entry }] : [];
    });
    if (each.length <= others.length) return [];
    const named = each.filter(({ entry }) => !entry.isNameless);
    const code = each.find(({ entry }) => entry.code !== undefined)?.entry.code;
    const standIn = each[0]?.entry.name;
    return [
      {
        ...{ id, code },
        names: Object.fromEntries(named.map(({ language, entry }) => [language, entry.name])),
        kind: named.length > 0 || standIn === code || standIn === id ? undefined : standIn,
      },
    ];
  });
}
