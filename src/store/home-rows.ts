/** The rows of `concerns.ts`, checked as those in `rows.ts` are. */
import { z } from 'zod';
import { json, language, ringSettings, wholeTime } from './columns.ts';
import type { Channel, LookedUp, Names, Person, PersonKey, SeenBuilding, SeenCourse } from './concerns.ts';

export const personRow = z
  .object({
    workspace: z.string(),
    user_id: z.string(),
    language: language.nullable(),
    rings: json(ringSettings).nullable(),
    home_opened_at: z.number().nullable(),
  })
  .transform((row): Person => {
    return {
      ...personOf(row),
      language: row.language ?? undefined,
      rings: row.rings ?? undefined,
      homeOpenedAt: row.home_opened_at ?? undefined,
    };
  });

export const channelRow = z
  .object({
    workspace: z.string(),
    channel: z.string(),
    language: language.nullable(),
    answers_codes: z.literal([0, 1]),
    linked: z.string().nullable(),
  })
  .transform(({ answers_codes, ...row }): Channel => {
    return {
      ...row,
      language: row.language ?? undefined,
      answersCodes: answers_codes === 1,
      linked: row.linked ?? undefined,
    };
  });

const named = {
  name_en: z.string().nullable(),
  name_fi: z.string().nullable(),
  name_sv: z.string().nullable(),
  seen_at: z.number(),
};
type NamedRow = z.infer<z.ZodObject<typeof named>>;

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

export const lookUpRow = z
  .object({ workspace: z.string(), user_id: z.string(), code: z.string(), looked_up_at: z.number() })
  .transform((row): LookedUp => ({ ...personOf(row), code: row.code, at: row.looked_up_at }));

export const feedRow = z
  .object({ workspace: z.string(), user_id: z.string(), hash: z.string(), made_at: z.number() })
  .transform((row) => ({ owner: personOf(row), madeAt: row.made_at }));

export function rowOfSeenCourse(course: SeenCourse): z.input<typeof seenCourseRow> {
  return { workspace: course.workspace, code: course.code, ...nameColumns(course) };
}

export function rowOfSeenBuilding(building: SeenBuilding): z.input<typeof seenBuildingRow> {
  return { id: building.id, code: building.code ?? null, ...nameColumns(building) };
}

export function rowOfLookUp(lookUp: LookedUp): z.input<typeof lookUpRow> {
  return {
    workspace: lookUp.workspace,
    user_id: lookUp.user,
    code: lookUp.code,
    looked_up_at: wholeTime(lookUp.at),
  };
}

function personOf({ workspace, user_id }: { workspace: string; user_id: string }): PersonKey {
  return { workspace, user: user_id };
}

/** Only the languages that have a name. */
function namesOf({ name_en, name_fi, name_sv }: NamedRow): Names {
  return {
    ...(name_en !== null && { en: name_en }),
    ...(name_fi !== null && { fi: name_fi }),
    ...(name_sv !== null && { sv: name_sv }),
  };
}

function nameColumns({ names, seenAt }: { names: Names; seenAt: number }): NamedRow {
  return {
    name_en: names.en ?? null,
    name_fi: names.fi ?? null,
    name_sv: names.sv ?? null,
    seen_at: wholeTime(seenAt),
  };
}
