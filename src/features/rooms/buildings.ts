import { parseBuildingId } from '../../study-client/codes.ts';
import type { Building, BuildingId } from '../../study-client/model.ts';

/** More than any university has. */
const MOST_ALIASES = 2000;

/** Buildings that have been looked up, by the code and the name that the study API gave them. */
export interface Buildings {
  /** The id that a typed id, code or name stands for; undefined where none is known, or more than one. */
  idOf(typed: string): BuildingId | undefined;
  /** Remembers a building that was found. */
  learn(building: Building): void;
}

/** Known for as long as the process runs: an alias that is lost costs one look-up by id. */
export function createBuildings(): Buildings {
  /** Undefined where several buildings are called so. */
  const ids = new Map<string, BuildingId | undefined>();
  return {
    idOf: (typed) => (ids.has(folded(typed)) ? ids.get(folded(typed)) : parseBuildingId(typed)),
    learn: ({ id, code = '', name }) => {
      // A number is always an id: no building's code may stand in another's way.
      for (const alias of [code, name].filter((one) => /\D/.test(one.trim())).map(folded)) {
        if (ids.has(alias)) ids.set(alias, ids.get(alias) === id ? id : undefined);
        else if (ids.size < MOST_ALIASES) ids.set(alias, id);
      }
    },
  };
}

const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
