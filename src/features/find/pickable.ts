/** What is known of courses that a pick may mean: "the other one", "the one in English". */
import type { Place } from '../../ask/place.ts';
import type { Pickable } from '../../ask/spoken-of.ts';
import { dayNumber } from '../../cards/dates.ts';
import { isRealizationCode, unitOrItself } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { enrollmentState } from '../../study-client/moments.ts';
import type { History } from '../../workspace/history.ts';

/** More runs of a unit are not looked at. */
const MOST_RUNS = 1000;

/** @param zone of the university: days are counted there */
export const createPickable =
  ({
    history,
    study,
    zone,
    now,
  }: {
    readonly history: Pick<History, 'suggest' | 'names'>;
    readonly study: Pick<StudyClient, 'realization'>;
    readonly zone: string;
    readonly now: () => number;
  }) =>
  ({ workspace }: Pick<Place, 'workspace'>): Pickable => ({
    otherRuns: async (code) => {
      const unit = unitOrItself(code);
      const all = await history.suggest(workspace, unit, 'en', MOST_RUNS);
      return all.map((one) => one.code).filter((one) => one !== code && one.startsWith(`${unit}-`));
    },
    traits: async (code) => {
      if (!isRealizationCode(code)) return undefined;
      const [{ value }, seen] = await Promise.all([
        study.realization(code, 'en'),
        history.names(workspace, [code]),
      ]);
      const { teachingLanguages: languages, starts, credits, virtualCredits, office, organisation } = value;
      const own = [value.name, ...Object.values({ ...value.names, ...seen.get(code) })];
      return {
        languages,
        names: [...own, ...[office, organisation].flatMap((one) => one?.name ?? [])],
        starts: starts && dayNumber(starts.at, zone),
        isOnline: credits !== undefined && virtualCredits === credits,
        isOpen: enrollmentState(value.enrollment, now()).state === 'open',
      };
    },
  });
