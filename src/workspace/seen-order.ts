/** The courses that a workspace has seen, in the order in which they are offered, with the facts that are in memory. */
import type { Language } from '../language.ts';
import type { StudyClient } from '../study-client/model.ts';
import { enrollmentState } from '../study-client/moments.ts';
import type { History } from './history.ts';
import type { Among, Remembered } from './history-index.ts';
import { realizationInMemory } from './look-up.ts';

/** Among so many courses of a name, those that are closed come last. */
const MOST_ORDERED = 1000;

interface SeenOptions {
  readonly history: Pick<History, 'near' | 'groups' | 'suggest'> & { readonly findsAll?: () => boolean };
  readonly study: Pick<StudyClient, 'realizationKept'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Of so many that were found, the facts are given. */
  readonly told: number;
}

/** Courses, course units or both, as `History` finds them; what closed is behind other runs of its name. Rejects as it does. */
export function seenInOrder({ history, study, now, told }: SeenOptions, among: Among) {
  const keptOf = (code: string, language: Language = 'en') => realizationInMemory(study, code, language);
  const isClosed = (code: string): boolean => {
    const kept = keptOf(code);
    return kept !== undefined && enrollmentState(kept.enrollment, now()).state === 'closed';
  };
  const withKept = (found: readonly Remembered[], language?: Language) =>
    found.map((one, at) => (at < told ? { ...one, kept: keptOf(one.code, language) } : one));
  const groups: History['groups'] = (...asked) => history.groups(...asked);
  return {
    near: async (...asked: Parameters<History['near']>) => withKept(await history.near(...asked)),
    groups,
    ...(history.findsAll && { findsAll: history.findsAll }),
    suggest: async (workspace: string, typed: string, language: Language, most: number) => {
      const all = await history.suggest(workspace, typed, language, Math.max(most, MOST_ORDERED), among);
      if (typed === '') return all.slice(0, most);
      return withKept(closedLast(all, isClosed).slice(0, most), language);
    },
  };
}

/** Courses of the same name in another order: those whose enrollment is known to be over come last. */
function closedLast(seen: readonly Remembered[], isClosed: (code: string) => boolean): Remembered[] {
  const nameIs = ({ names }: Remembered): string => Object.values(names)[0] ?? '';
  const byName = Map.groupBy(seen, nameIs);
  for (const [name, runs] of byName) {
    const closed = new Set(runs.length > 1 ? runs.filter(({ code }) => isClosed(code)) : []);
    byName.set(name, [...runs.filter((run) => !closed.has(run)), ...closed]);
  }
  return seen.flatMap((one) => byName.get(nameIs(one))?.shift() ?? []);
}
