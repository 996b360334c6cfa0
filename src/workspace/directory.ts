import type { Names } from '../store/concerns.ts';
import type { BuildingId } from '../study-client/model.ts';

/** A building as the operator's directory describes it. */
export interface ListedBuilding {
  readonly id: BuildingId;
  readonly code?: string | undefined;
  readonly names: Names;
  readonly aliases: readonly string[];
  /** Rooms that are hidden, by code, name or id. */
  readonly hide: readonly string[];
}

/** More than any university has. */
export const MOST_BUILDINGS = 500;
/** The longest name, code or alias, in characters. */
export const LONGEST_NAME = 100;
