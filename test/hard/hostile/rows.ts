/** A study API whose every field is hostile. What a code or id is answered with depends on nothing else. */

import type { UpstreamHandler } from '../../fakes/upstream.ts';
import { HUGE } from '../../fixtures/hostile.ts';
import { codesOf, idOf, success } from '../../flows/upstream-rows.ts';
import { createRandom, type Random } from './random.ts';
import { someTexts } from './texts.ts';

/** The one course of which nothing is hostile, for the question after all others. */
export const ORDINARY = { code: 'TX99EY23-3999', name: 'An ordinary course' };

/** Spec §2.3: every free text of a realization, and §2.7: of a course unit. */
export const REALIZATION_FIELDS =
  'name content furtherInformationOfRealization furtherInformationOfCourse qualifications objective cuEvaluationCriteria1 cuEvaluationCriteria2 cuEvaluationCriteria3 cuEvaluationCriteria4 curEvaluationCriteria examSchedule completionAlternatives approveRejectDescription employerConnections evaluationScale studentWorkload teachingMethods'.split(
    ' ',
  );
export const UNIT_FIELDS =
  'name content furtherInformation qualifications objective evaluationCriteria1 evaluationCriteria2 evaluationCriteria3 evaluationCriteria4 teachingMethods materials'.split(
    ' ',
  );
export const LANGUAGE_FIELDS = ['fi', 'valueFi', 'sv', 'valueSv', 'en', 'valueEn'];

const DATES = [
  '2026-11-22T09:00:00',
  '2026-11-20T14:03:00',
  '2026-12-01',
  '2025-01-01T00:00:00',
  '9999-12-31T23:59:59',
  '0000-00-00',
  '',
  '2026-03-29T03:30:00',
];
const VALUES = [null, true, -1, 1e300, [], {}, [[]], { __proto__: null }, 'NaN', '5,0', 2.5];

interface Making {
  readonly random: Random;
  text(): string;
}

const localized = ({ text }: Making) => Object.fromEntries(LANGUAGE_FIELDS.map((field) => [field, text()]));
const organisation = (making: Making) => ({
  id: making.text(),
  code: making.text(),
  facetName: `1|${making.text()}`,
  localizedName: localized(making),
});
export const localizedName = (field: string): string =>
  `localized${field.charAt(0).toUpperCase()}${field.slice(1)}`;

function several<T>({ random }: Making, one: () => T): T[] | T {
  return random.oneIn(9) ? one() : Array.from({ length: random.below(random.oneIn(20) ? 60 : 5) }, one);
}

function textFields(making: Making, fields: readonly string[]): Record<string, unknown> {
  const { random, text } = making;
  const some = fields.filter((field) => field === 'name' || random.oneIn(3));
  return Object.fromEntries(
    some.flatMap((field) => [
      [field, random.oneIn(20) ? random.pick(VALUES) : text()],
      [localizedName(field), random.oneIn(2) ? localized(making) : {}],
    ]),
  );
}

function date({ random, text }: Making): unknown {
  return random.oneIn(12) ? text() : random.oneIn(20) ? random.pick(VALUES) : random.pick(DATES);
}

function realization(code: string, id: string, making: Making): Record<string, unknown> {
  const { random, text } = making;
  return {
    ...textFields(making, REALIZATION_FIELDS),
    ...{ id, code, credits: random.pick([5, text(), ...VALUES]), virtualProportion: random.pick(VALUES) },
    ...{ startDate: date(making), endDate: date(making) },
    ...{ enrollmentStart: date(making), enrollmentEnd: date(making) },
    ...{ teachingLanguage: text(), teachingLanguages: several(making, text) },
    ...{ office: organisation(making), unit: organisation(making) },
    tags: several(making, () => ({ id: text(), name: localized(making) })),
    degreeProgrammes: several(making, () => organisation(making)),
    educationalFields: several(making, () => organisation(making)),
    studentGroups: several(making, () => ({ code: text(), name: localized(making) })),
  };
}

const unit = (id: string, making: Making) => ({
  ...textFields(making, UNIT_FIELDS),
  ...{ id, code: making.text(), credits: making.random.pick(VALUES), yearOfFoundation: making.text() },
});

const space = (id: string, type: string, { random, text }: Making) => ({
  ...{ id, type, code: text(), name: text(), resourceType: text(), description: text() },
  ...{ places: random.pick([0, 30, 1e9, ...VALUES]), staff: text(), size: random.pick(VALUES) },
});

/** @returns the study API; one code of ten, and one id of ten, it does not know */
export function hostileStudy(seed: number): UpstreamHandler {
  const texts = someTexts(seed, 12);
  const makingFor = (key: string): Making => {
    const random = createRandom(seed + hash(key));
    // One row of ten or so holds a text of 100 kB.
    return { random, text: () => random.pick(random.oneIn(1_000) ? HUGE : texts) };
  };
  const known = new Map<string, object>();
  const rowOf = (code: string, id = String(hash(code))): object[] => {
    if (code === ORDINARY.code) return [{ id: '1', content: 'What it is about.', ...ORDINARY }];
    const key = `${code} ${id}`;
    const row = known.get(key) ?? realization(code, id, makingFor(key));
    known.set(key, row);
    return hash(key) % 10 === 0 ? [] : [row];
  };
  return (request) => {
    if (request.method === 'POST')
      return success({ realizations: codesOf(request).flatMap((one) => rowOf(one)) });
    const id = idOf(request);
    const making = makingFor(request.path);
    if (hash(request.path) % 10 === 0) return { status: 404 };
    if (request.path.startsWith('/realization/'))
      return success({ realizations: rowOf('TX00EY23-3015', id) });
    if (request.path.startsWith('/courseunit/')) return success({ courseUnits: [unit(id, making)] });
    const rooms = Array.from({ length: making.random.below(60) }, (_, at) => space(`${at}`, 'room', making));
    return success({ building: space(id, 'building', making), resources: rooms });
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
