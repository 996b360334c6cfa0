/**
 * The shapes of the sample courses, and their conversion into the study API's JSON (`docs/study-api.md`).
 * Content is kept in three languages; an answer holds one of them.
 */

/** A content language of the study API. */
export type ContentLanguage = 'fi' | 'sv' | 'en';

/** A text in the languages it was translated to. */
type Texts = { readonly [language in ContentLanguage]?: string };

/** The free texts of a realization, upstream spelling, in the specification's order. */
const REALIZATION_TEXT_FIELDS = [
  'content',
  'furtherInformationOfRealization',
  'furtherInformationOfCourse',
  'qualifications',
  'objective',
  'cuEvaluationCriteria1',
  'cuEvaluationCriteria2',
  'cuEvaluationCriteria3',
  'cuEvaluationCriteria4',
  'curEvaluationCriteria',
  'examSchedule',
  'completionAlternatives',
  'approveRejectDescription',
  'employerConnections',
  'evaluationScale',
  'studentWorkload',
  'teachingMethods',
] as const;

/** The free texts of a course unit, upstream spelling, in the specification's order. */
const COURSE_UNIT_TEXT_FIELDS = [
  'content',
  'furtherInformation',
  'qualifications',
  'objective',
  'evaluationCriteria1',
  'evaluationCriteria2',
  'evaluationCriteria3',
  'evaluationCriteria4',
  'teachingMethods',
  'materials',
] as const;

/** An office, unit, degree programme or educational field. */
export interface SampleOrganisation {
  readonly id: string;
  readonly code: string;
  readonly name: Texts;
}

/** One run of a course. Dates are local and in the study API's own formats, or missing. */
export interface SampleRealization {
  readonly id: string;
  readonly code: string;
  readonly name: Texts;
  /** The study API gives this one in the asked language alone, so other languages must be asked for. */
  readonly oneLanguage?: boolean;
  readonly starts?: string | null;
  readonly ends?: string | null;
  readonly opens?: string | null;
  readonly closes?: string | null;
  readonly languages?: readonly string[];
  readonly credits?: number | string;
  readonly virtual?: number;
  readonly office?: SampleOrganisation;
  readonly unit?: SampleOrganisation;
  /** null: the answer does not have the field at all. */
  readonly programmes?: readonly SampleOrganisation[] | null;
  readonly fields?: readonly SampleOrganisation[] | null;
  /** Codes such as `TXL22S1`; names are made from them. */
  readonly groups?: readonly string[];
  readonly tags?: readonly Texts[];
  readonly texts?: { readonly [field in (typeof REALIZATION_TEXT_FIELDS)[number]]?: Texts };
}

/** The general description of a course. */
export interface SampleCourseUnit {
  readonly id: string;
  readonly code: string;
  readonly name: Texts;
  readonly credits: number;
  readonly founded: number;
  readonly texts: { readonly [field in (typeof COURSE_UNIT_TEXT_FIELDS)[number]]?: Texts };
}

/** A building or one of its resources. */
export interface SampleSpace {
  readonly id: string;
  readonly type: string;
  readonly code: string;
  readonly name: string;
  readonly resourceType: string;
  readonly description: string;
  readonly places: number;
  readonly staff: number;
  readonly students: number;
  readonly size: number;
  readonly organisationUnitId: number;
}

/** A building and everything that can be reserved in it. */
export interface SampleBuilding {
  readonly building: SampleSpace;
  readonly resources: readonly SampleSpace[];
}

/** The localized text object of names: a language without text holds an empty string. */
function localized({ fi = '', sv = '', en = '' }: Texts): Record<string, string> {
  return { fi, valueFi: fi, sv, valueSv: sv, en, valueEn: en };
}

/** `localizedX` is empty unless some language holds more than the selected one. */
function localizedIfMore(text: Texts, language: ContentLanguage): Record<string, string> {
  const others = Object.keys(text).filter((key) => key !== language);
  return others.length > 0 ? localized(text) : {};
}

function organisation({ id, code, name }: SampleOrganisation): Record<string, unknown> {
  return { id, localizedName: localized(name), code, facetName: `${id}|${name.fi ?? ''}` };
}

/** undefined, which JSON leaves out, where the row does not have the field. */
function organisations(rows: readonly SampleOrganisation[] | null = []): unknown[] | undefined {
  return rows?.map(organisation);
}

function textFields(
  fields: readonly string[],
  texts: Readonly<Record<string, Texts | undefined>>,
  language: ContentLanguage,
  oneLanguage = false,
): Record<string, unknown> {
  const pairs = fields.flatMap((field) => {
    const text = texts[field] ?? {};
    const key = `localized${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    return [
      [field, text[language] ?? ''],
      [key, oneLanguage ? {} : localizedIfMore(text, language)],
    ];
  });
  return Object.fromEntries(pairs);
}

/** The realization as the study API gives it in one language. */
export function realizationJson(
  sample: SampleRealization,
  language: ContentLanguage,
): Record<string, unknown> {
  const languages = sample.languages ?? ['fi'];
  return {
    id: sample.id,
    code: sample.code,
    startDate: sample.starts ?? null,
    endDate: sample.ends ?? null,
    enrollmentStart: sample.opens,
    enrollmentEnd: sample.closes,
    teachingLanguage: languages[0] ?? '',
    teachingLanguages: languages,
    credits: sample.credits ?? 5,
    virtualProportion: sample.virtual ?? 0,
    ...textFields(
      ['name', ...REALIZATION_TEXT_FIELDS],
      { ...sample.texts, name: sample.name },
      language,
      sample.oneLanguage,
    ),
    ...(sample.office && { office: organisation(sample.office) }),
    ...(sample.unit && { unit: organisation(sample.unit) }),
    tags: (sample.tags ?? []).map((name, index) => ({ id: String(index + 1), name: localized(name) })),
    degreeProgrammes: organisations(sample.programmes),
    educationalFields: organisations(sample.fields),
    studentGroups: (sample.groups ?? []).map((code) => ({ code, name: localized({ fi: code }) })),
  };
}

/** The course unit as the study API gives it in one language. */
export function courseUnitJson(sample: SampleCourseUnit, language: ContentLanguage): Record<string, unknown> {
  return {
    id: sample.id,
    code: sample.code,
    credits: sample.credits,
    yearOfFoundation: sample.founded,
    ...textFields(['name', ...COURSE_UNIT_TEXT_FIELDS], { ...sample.texts, name: sample.name }, language),
  };
}
