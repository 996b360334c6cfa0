/** What course units and realizations say in texts of their own: several that belong together, quoted in one line. */

import { joined } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { creditWords } from '../../cards/course-facts.ts';
import { MOST_QUOTED, quotedLine } from '../../cards/details.ts';
import { OF_UNIT, type Topic, type UnitFact } from '../../i18n/topics.ts';
import type { Language } from '../../language.ts';
import type { CourseUnit, CourseUnitText, Realization, RealizationText } from '../../study-client/model.ts';

/** The texts of a course unit that tell a fact. */
const UNIT_TEXTS = {
  prerequisites: ['prerequisites'],
  content: ['content'],
  objectives: ['objective'],
  methods: ['teachingMethods'],
  materials: ['materials'],
  further: ['further'],
  grading: ['criteriaPassOrFail', 'criteriaSatisfactory', 'criteriaGood', 'criteriaExcellent'],
} as const satisfies Record<Exclude<UnitFact, 'credits'>, readonly CourseUnitText[]>;

/** Whether a course unit may tell a fact, for all its runs. */
export const isOfUnit = (topic: Topic): topic is UnitFact => OF_UNIT.has(topic);

/** The texts of a course unit that tell facts. */
export const unitTextsOf = (topics: readonly Topic[]): readonly CourseUnitText[] =>
  topics.flatMap((topic) => (UNIT_TEXTS as Partial<Record<Topic, readonly CourseUnitText[]>>)[topic] ?? []);

/**
 * A fact of a course unit; undefined where its data leave the fact out, or units have none of the kind.
 * @param grade whose criteria are told alone, where there are such
 */
export function unitFactOf(
  topic: Topic,
  unit: CourseUnit,
  { language }: Reader,
  grade?: number,
): string | undefined {
  if (topic === 'credits') return creditWords(unit.credits, language);
  const all = quotesOf(unitTextsOf([topic]), unit);
  return quotedTogether(ofGrade(all, grade) ?? all, language);
}

/** The texts that say how a course is assessed, the most general first. */
const CRITERIA = [
  'criteria',
  'passOrFail',
  ...UNIT_TEXTS.grading,
] as const satisfies readonly RealizationText[];

/** Those, and the scale. */
export const GRADING_TEXTS = ['gradingScale', ...CRITERIA] as const satisfies readonly RealizationText[];

/** What is asked about grading. */
interface Grading {
  readonly realization: Realization;
  readonly unit?: CourseUnit | undefined;
  /** The grade whose criteria are asked for; undefined: all. */
  readonly grade?: number | undefined;
}

/** Whether a realization has the asked criteria, and not only a scale or those of other grades. */
export function tellsCriteria({ realization, grade }: Grading): boolean {
  const all = quotesOf(CRITERIA, realization);
  return grade === undefined ? all.length > 0 : ofGrade(all, grade) !== undefined;
}

/** The criteria of the asked grade, else the scale and all criteria; undefined where there are none. */
export function gradingWords({ realization, unit, grade }: Grading, language: Language): string | undefined {
  const own = quotesOf(CRITERIA, realization);
  const ofUnit = unit ? quotesOf(UNIT_TEXTS.grading, unit) : [];
  const all = [...own, ...ofUnit.filter(({ key }) => own.every((one) => one.key !== key))];
  const asked = ofGrade(all, grade) ?? [...quotesOf(['gradingScale'], realization), ...all];
  return quotedTogether(asked, language);
}

/** A text to quote, with the language that it is in, where that is not the asked one. */
interface Quote {
  readonly key: RealizationText | CourseUnitText;
  readonly text: string;
  readonly of: Language | undefined;
}

/** Those of the texts that there are. */
export function quotesOf<Key extends Quote['key']>(
  keys: readonly NoInfer<Key>[],
  from: {
    readonly texts: Readonly<Partial<Record<Key, string>>>;
    readonly textLanguages?: Readonly<Partial<Record<Key, Language>>> | undefined;
  },
): Quote[] {
  return keys.flatMap((key) => {
    const text = from.texts[key];
    return text === undefined ? [] : [{ key, text, of: from.textLanguages?.[key] }];
  });
}

/** The criteria of the grades 1 to 5. */
const OF_GRADE = [
  ...['criteriaSatisfactory', 'criteriaSatisfactory'],
  ...['criteriaGood', 'criteriaGood', 'criteriaExcellent'],
];

/** The criteria of an asked grade; undefined where there are none, or no grade is asked for. */
function ofGrade(all: readonly Quote[], grade: number | undefined): Quote[] | undefined {
  const asked = grade === undefined ? [] : all.filter(({ key }) => key === OF_GRADE[grade - 1]);
  return asked.length > 0 ? asked : undefined;
}

/** Quotes in one line; long ones share the room of two. Undefined: there are none. */
export function quotedTogether(all: readonly Quote[], language: Language): string | undefined {
  let room = 2 * MOST_QUOTED;
  const most = new Map<Quote, number>();
  // What a short one leaves is the others'.
  for (const [at, one] of all.toSorted((a, b) => a.text.length - b.text.length).entries()) {
    const share = Math.min(MOST_QUOTED, Math.floor(room / (all.length - at)));
    most.set(one, share);
    room -= Math.min(share, one.text.length);
  }
  const lines = all.map((one) => quotedLine(one.key, one.text, one.of, language, most.get(one)));
  return joined(lines) || undefined;
}
