/** Realizations: JSON → model. Shape: `study-api.md` §2.3. */
import { z } from 'zod';
import { normalizeTyped, parseRealizationId } from './codes.ts';
import {
  type Language,
  type Named,
  REALIZATION_TEXTS,
  type Realization,
  type RealizationCode,
} from './model.ts';
import { isObject, type Json } from './outcome.ts';
import { rowById, rowsOf } from './wire-envelope.ts';
import {
  Amount,
  type Context,
  DateText,
  Id,
  Line,
  LocalizedLine,
  list,
  momentOf,
  NamedRow,
  nameOf,
  OrganisationRow,
  textsOf,
  toGroup,
  toNamed,
  toOrganisation,
} from './wire-fields.ts';

/** What a search brought. */
export interface Search {
  /** The first row of each asked code. */
  readonly rows: ReadonlyMap<string, Realization>;
  /** How many rows do not even tell their code. */
  readonly unreadable: number;
}

/**
 * Reads a search's answer row by row. The upstream matches loosely, so rows of codes that were not asked
 * for are left out. Throws as `rowsOf` does.
 */
export function readSearch(json: Json, asked: ReadonlySet<string>, context: Context): Search {
  const rows = new Map<string, Realization>();
  let unreadable = 0;
  for (const row of rowsOf(json, 'realizations')) {
    const code = isObject(row) ? codeOf(row) : undefined;
    if (!isObject(row) || code === undefined) unreadable += 1;
    else if (asked.has(code) && !rows.has(code)) rows.set(code, toRealization(row, code, context));
  }
  return { rows, unreadable };
}

/**
 * Reads the answer for one id, which a row without one of its own takes on: its code may be one that nothing
 * can be asked for by. Throws `NotFound`, `InvalidResponse` or `Unavailable`.
 */
export function readRealization(json: Json, id: string, context: Context): Realization {
  const found = rowById(json, {
    subject: 'realization',
    id,
    field: 'realizations',
    read: (row) => {
      const code = codeOf(row);
      return code === undefined ? undefined : toRealization(row, code, context);
    },
    idOf: (row) => row.id,
  });
  return { ...found, id: found.id ?? parseRealizationId(id) };
}

/** The canonical code of a row. Its form is the upstream's business, so any code goes. */
function codeOf({ code: told }: Json): RealizationCode | undefined {
  const code = normalizeTyped(Line.parse(told)).toUpperCase();
  return code === '' ? undefined : (code as RealizationCode);
}

const Row = z.object({
  id: Id,
  localizedName: LocalizedLine,
  startDate: DateText,
  endDate: DateText,
  enrollmentStart: DateText,
  enrollmentEnd: DateText,
  teachingLanguage: Line,
  teachingLanguages: list(Line),
  credits: Amount,
  virtualProportion: Amount,
  office: OrganisationRow.optional().catch(undefined),
  unit: OrganisationRow.optional().catch(undefined),
  degreeProgrammes: list(OrganisationRow),
  educationalFields: list(OrganisationRow),
  studentGroups: list(NamedRow),
  tags: list(NamedRow),
});

function toRealization(json: Json, code: RealizationCode, context: Context): Realization {
  const row = Row.parse(json);
  const { language } = context;
  const named = nameOf(json, code, language);
  const organisations = (rows: typeof row.degreeProgrammes) =>
    rows.flatMap((one) => toOrganisation(one, language) ?? []);
  return {
    id: parseRealizationId(row.id),
    code,
    ...named,
    names: namesBeside(named, row.localizedName, code, language),
    starts: momentOf(row.startDate, context, 'earlier'),
    ends: momentOf(row.endDate, context, 'later'),
    enrollment: {
      opens: momentOf(row.enrollmentStart, context, 'earlier'),
      closes: momentOf(row.enrollmentEnd, context, 'later'),
    },
    teachingLanguages: languagesOf([row.teachingLanguage, ...row.teachingLanguages]),
    credits: row.credits,
    virtualCredits: row.virtualProportion,
    office: row.office && toOrganisation(row.office, language),
    unit: row.unit && toOrganisation(row.unit, language),
    degreeProgrammes: organisations(row.degreeProgrammes),
    educationalFields: organisations(row.educationalFields),
    studentGroups: row.studentGroups.flatMap((group) => toGroup(group, language) ?? []),
    tags: once(row.tags.flatMap((tag) => toNamed(tag, language) ?? [])),
    ...textsOf(json, REALIZATION_TEXTS, language),
  };
}

/** The names in other languages than that of `name`; one that says no more than the code is none. */
function namesBeside(
  { nameLanguage }: Named,
  all: ReadonlyMap<Language, string>,
  code: string,
  asked: Language,
): Realization['names'] {
  const others = [...all].filter(
    ([language, name]) => language !== (nameLanguage ?? asked) && name.toLowerCase() !== code.toLowerCase(),
  );
  return others.length === 0 ? undefined : Object.fromEntries(others);
}

/** The first of each name. */
function once(all: readonly Named[]): Named[] {
  return [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

/** Unique, lower case, the main one first. */
function languagesOf(codes: readonly string[]): readonly string[] {
  return [...new Set(codes.map((code) => code.toLowerCase()).filter((code) => code !== ''))];
}
