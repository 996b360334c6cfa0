/** Rows of what was seen: courses, course units and buildings, with their names by language. */
import { z } from 'zod';
import { LANGUAGES, type Language } from '../language.ts';
import type { Names, SeenBuilding, SeenCourse } from './store.ts';
import type { SeenUnit } from './workspaces.ts';

/** The column of each language's name: a new language needs one, by a migration. */
export const NAME_COLUMNS = { en: 'name_en', fi: 'name_fi', sv: 'name_sv' } as const satisfies Record<
  Language,
  string
>;

const named = {
  name_en: z.string().nullable(),
  name_fi: z.string().nullable(),
  name_sv: z.string().nullable(),
  seen_at: z.number(),
} satisfies Record<(typeof NAME_COLUMNS)[Language] | 'seen_at', z.ZodType>;
export type NamedRow = z.infer<z.ZodObject<typeof named>>;

/** Only the languages that have a name. */
function namesOf(row: NamedRow): Names {
  const named = LANGUAGES.map((language) => [language, row[NAME_COLUMNS[language]]] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== null));
}

export const seenCourseRow = z
  .object({ workspace: z.string(), code: z.string(), ...named })
  .transform((row): SeenCourse => {
    return { workspace: row.workspace, code: row.code, names: namesOf(row), seenAt: row.seen_at };
  });

export const seenBuildingRow = z
  .object({ id: z.string(), code: z.string().nullable(), ...named })
  .transform((row): SeenBuilding => {
    return { id: row.id, code: row.code ?? undefined, names: namesOf(row), seenAt: row.seen_at };
  });

export const seenUnitRow = z
  .object({ workspace: z.string(), code: z.string(), unit_id: z.string(), ...named })
  .transform(({ workspace, code, unit_id, ...row }): SeenUnit => {
    return { workspace, code, id: unit_id, names: namesOf(row), seenAt: row.seen_at };
  });
