/** Course units that are compared: of each among others one run, and of one alone its runs. */

import type { Place } from '../../ask/place.ts';
import { outsideLine } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { LookUp } from '../../study-client/model.ts';
import { type Answered, eachOnce, type LookUpFor } from '../../workspace/look-up.ts';

/** More columns can't be read side by side. */
export const MOST_COMPARED = 5;
const CODE = 60;

/** What is compared, and what is told of the units that it was asked by. */
export interface Compared {
  readonly lookUps: readonly LookUp[];
  readonly notes: readonly string[];
}

/**
 * The courses of codes, and of a unit among them its first run: an open one, else the next to open. Rejects as a look-up does.
 * @param lookUpRuns finds the runs of units, in that order
 */
export async function runsCompared(
  asked: readonly string[],
  reader: Reader,
  place: Place,
  lookUpRuns: LookUpFor,
): Promise<Compared> {
  const answered = await lookUpRuns(place, asked, reader.language);
  const { near, lookUps } = answered;
  if (!near) return { lookUps, notes: [] };
  if (asked.length === 1) return firstRuns(answered, near, reader);
  const units = new Set<string>(near.units);
  const each = asked.map((one) =>
    units.has(one)
      ? firstRun(one, reader, place, lookUpRuns)
      : { lookUps: lookUps.filter((line) => line.asked === one), notes: [] },
  );
  const all = await Promise.all(each);
  return { lookUps: eachOnce(all.flatMap((one) => one.lookUps)), notes: all.flatMap((one) => one.notes) };
}

function firstRuns(
  { lookUps }: Answered,
  { units: [unit = ''], all }: NonNullable<Answered['near']>,
  { language }: Reader,
): Compared {
  const note = texts(language).compare.firstRuns(outsideLine(unit, CODE), MOST_COMPARED, all);
  return { lookUps: lookUps.slice(0, MOST_COMPARED), notes: all > MOST_COMPARED ? [note] : [] };
}

/** The runs of each were found before: what is asked for again is at hand. */
async function firstRun(
  unit: string,
  { language }: Reader,
  place: Place,
  lookUpRuns: LookUpFor,
): Promise<Compared> {
  try {
    const { lookUps, near } = await lookUpRuns(place, [unit], language);
    const [first] = lookUps;
    if (!first) return { lookUps: [], notes: [] };
    const code = 'found' in first ? first.found.value.code : undefined;
    const isOneOf = code !== undefined && near !== undefined && near.all > 1;
    const note = (run: string, of: number) =>
      texts(language).compare.runOfUnit(outsideLine(unit, CODE), outsideLine(run, CODE), of);
    return { lookUps: [first], notes: isOneOf ? [note(code, near.all)] : [] };
  } catch (error) {
    return { lookUps: [{ asked: unit, error }], notes: [] };
  }
}
