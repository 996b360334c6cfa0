/** From a realization to what people act on, and what changed between two readings of it. */
import type { Facts, StoredMoment } from '../store/facts.ts';
import type { Realization } from '../study-client/model.ts';

/** A field whose changes are told, in the order in which they are told. */
const FIELDS = ['name', 'opens', 'closes', 'starts', 'ends', 'credits', 'languages', 'groups'] as const;
export type Field = (typeof FIELDS)[number];

/** The facts of a realization. Lists are sorted: their order upstream means nothing. */
export function factsOf(realization: Realization): Facts {
  const { name, starts, ends, enrollment, teachingLanguages, credits, studentGroups } = realization;
  return {
    name,
    starts,
    ends,
    opens: enrollment.opens,
    closes: enrollment.closes,
    languages: [...teachingLanguages].sort(),
    credits,
    groups: studentGroups.map(({ code, name }) => code ?? name).sort(),
  };
}

/** The fields that differ, in the order of `FIELDS`. */
export function changedFields(before: Facts, after: Facts): Field[] {
  return FIELDS.filter((field) => !same(before[field], after[field]));
}

function same(a: Facts[Field], b: Facts[Field]): boolean {
  return canonical(a) === canonical(b);
}

/** Moments are compared by instant and precision only, whatever else comes with them. */
function canonical(value: Facts[Field]): string {
  return isMoment(value) ? `${value.precision} ${value.at}` : JSON.stringify(value ?? null);
}

function isMoment(value: Facts[Field]): value is StoredMoment {
  // Not by `at`: arrays have a method of that name.
  return typeof value === 'object' && 'precision' in value;
}
