/** Takes from a realization the facts that people act on, and compares two readings of it. */
import type { Language } from '../language.ts';
import type { Facts, StoredMoment } from '../store/facts.ts';
import type { Course } from '../store/store.ts';
import type { Found, Realization } from '../study-client/model.ts';
import { DATE_KINDS } from '../study-client/moment.ts';

/** A field whose changes are told, in the order in which they are told. */
const FIELDS = ['name', ...DATE_KINDS, 'credits', 'languages', 'groups'] as const;
export type Field = (typeof FIELDS)[number];

/** Fields whose words depend on the language that a realization was asked for in. */
const IN_WORDS: ReadonlySet<Field> = new Set(['name', 'groups']);

/**
 * The facts of a realization. Lists are sorted: their order upstream means nothing.
 * @param language in which it was asked for
 */
export function factsOf(realization: Realization, language: Language): Facts {
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
    // A name that stands in from another language keeps that language, and so is no change of the name.
    language: realization.nameLanguage ?? language,
  };
}

/** A realization as it has just been read, for the store. */
export function courseOf({ value, fetchedAt }: Found<Realization>, language: Language): Course {
  const facts = factsOf(value, language);
  return { code: value.code, language, facts, readAt: fetchedAt, missingSince: undefined };
}

/**
 * The fields that differ, in the order of `FIELDS`. Words in two languages always differ. So they count only
 * where both readings are in one language, or the language of one was not noted.
 */
export function changedFields(before: Facts, after: Facts): Field[] {
  const translated = isTranslated(before, after);
  return FIELDS.filter((field) => !(translated && IN_WORDS.has(field)) && !same(before[field], after[field]));
}

function isTranslated(before: Facts, after: Facts): boolean {
  return before.language !== undefined && after.language !== undefined && before.language !== after.language;
}

/** The facts that were told, with the words and the language of another reading. */
export function inWordsOf(told: Facts, { name, groups, language }: Facts): Facts {
  return { ...told, name, groups, language };
}

function same(a: Facts[Field], b: Facts[Field]): boolean {
  return canonical(a) === canonical(b);
}

/** Moments are compared by instant and precision only; their other fields don't count. */
function canonical(value: Facts[Field]): string {
  return isMoment(value) ? `${value.precision} ${value.at}` : JSON.stringify(value ?? null);
}

function isMoment(value: Facts[Field]): value is StoredMoment {
  // `at` would not tell a moment: arrays have a method of that name.
  return typeof value === 'object' && 'precision' in value;
}
