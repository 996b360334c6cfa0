import { BUILDINGS } from './buildings.ts';
import { CATALOGUE_COURSE_UNITS, catalogueRealizations } from './catalogue.ts';
import { COURSE_UNITS } from './course-units.ts';
import { cultureAndConstructionRealizations } from './culture-and-construction.ts';
import { reservationsOf } from './reservations/index.ts';
import type { SampleReservation } from './reservations/row.ts';
import type { SampleBuilding, SampleCourseUnit, SampleRealization } from './shape.ts';
import { technologyRealizations } from './technology.ts';
import { wellbeingAndBusinessRealizations } from './wellbeing-and-business.ts';
import { sampleClock } from './windows.ts';

/** Everything that the sample study API can answer with. */
export interface SampleData {
  readonly realizations: readonly SampleRealization[];
  readonly courseUnits: readonly SampleCourseUnit[];
  readonly buildings: readonly SampleBuilding[];
  /** Made when they are asked for: they are ten thousand. */
  readonly reservations: () => readonly SampleReservation[];
}

/**
 * Made-up courses of several fields, with every state that an enrollment window can have at `now` (epoch
 * milliseconds), behind these a catalogue of many more, and buildings. No name in it belongs to a real person.
 */
export function sampleData(now: number): SampleData {
  if (last?.now !== now) last = { now, data: dataAround(now) };
  return last.data;
}

/** What was made last: the tests start this API again and again, with a clock that stands still. */
let last: { readonly now: number; readonly data: SampleData } | undefined;

function dataAround(now: number): SampleData {
  const at = sampleClock(now);
  const realizations = [
    ...technologyRealizations(at),
    ...wellbeingAndBusinessRealizations(at),
    ...cultureAndConstructionRealizations(at),
    ...catalogueRealizations(at),
  ];
  const courseUnits = [...COURSE_UNITS, ...CATALOGUE_COURSE_UNITS];
  let reservations: readonly SampleReservation[] | undefined;
  return {
    ...{ realizations, courseUnits, buildings: BUILDINGS },
    reservations: () => (reservations ??= reservationsOf(realizations, BUILDINGS, at)),
  };
}
