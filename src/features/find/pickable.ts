/** What is known of courses that a pick may mean: "the other one", "the one in English". */
import type { Place } from '../../ask/place.ts';
import type { Pickable } from '../../ask/spoken-of.ts';
import { dayNumber } from '../../cards/dates.ts';
import { isRealizationCode, unitOrItself } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { History } from '../../workspace/history.ts';

/** More runs of a unit are not looked at. */
const MOST_RUNS = 1000;

/** @param zone of the university: days are counted there */
export const createPickable =
  ({
    history,
    study,
    zone,
  }: {
    readonly history: Pick<History, 'suggest'>;
    readonly study: Pick<StudyClient, 'realization'>;
    readonly zone: string;
  }) =>
  ({ workspace }: Pick<Place, 'workspace'>): Pickable => ({
    otherRuns: async (code) => {
      const unit = unitOrItself(code);
      const all = await history.suggest(workspace, unit, 'en', MOST_RUNS);
      return all.map((one) => one.code).filter((one) => one !== code && one.startsWith(`${unit}-`));
    },
    traits: async (code) => {
      if (!isRealizationCode(code)) return undefined;
      const { value } = await study.realization(code, 'en');
      const { teachingLanguages: languages, starts, credits, virtualCredits } = value;
      return {
        languages,
        starts: starts && dayNumber(starts.at, zone),
        isOnline: credits !== undefined && virtualCredits === credits,
      };
    },
  });
