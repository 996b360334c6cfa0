import { parseBuildingId } from '../../study-client/codes.ts';
import type { Building, BuildingId } from '../../study-client/model.ts';

/** More than any university has. */
const MOST_ALIASES = 2000;

/** Buildings that have been looked up, by the code and the name that the study API gave them. */
export interface Buildings {
  /** The id that a typed id, code or name stands for; undefined where it is none that is known. */
  idOf(typed: string): BuildingId | undefined;
  /** Remembers a building that was found. */
  learn(building: Building): void;
}

/** Known for as long as the process runs: an alias that is lost costs one look-up by id. */
export function createBuildings(): Buildings {
  const ids = new Map<string, BuildingId>();
  return {
    idOf: (typed) => ids.get(folded(typed)) ?? parseBuildingId(typed),
    learn: ({ id, code, name }) => {
      for (const alias of [code, name]) {
        // A number is always an id: no building's code may stand in another's way.
        if (alias === undefined || !/\D/.test(alias.trim()) || ids.size >= MOST_ALIASES) continue;
        ids.set(folded(alias), id);
      }
    },
  };
}

const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
