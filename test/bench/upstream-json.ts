/**
 * What the study API sends in the benchmarks: rows as full as real ones, about 6.1 KB of JSON each. As in a
 * real catalogue a name is that of a few rows, dates and organisations are those of many.
 */

const DAY = 86_400_000;

/** A course in the middle of its enrollment, so that the card says when that closes. */
const day = (from: number): string => new Date(Date.now() + from * DAY).toISOString().slice(0, 10);

const localized = (fi: string, sv: string, en: string): Record<string, string> => ({
  ...{ fi, valueFi: fi, sv, valueSv: sv, en, valueEn: en },
});

const organisation = (id: string, code: string, fi: string, sv: string, en: string) => ({
  ...{ id, code, localizedName: localized(fi, sv, en), facetName: `${id}|${fi}` },
});

const WORDS = (
  'student knows applies design data structures algorithms reasons about programs without shared state tests ' +
  'writes explains chooses between several solutions considers ethical sustainable working life project group ' +
  'customer requirements laboratory measurement report theory practice mathematics physics nursing business ' +
  'law finance marketing sound film building energy water environment safety quality process production ' +
  'communication Finnish Swedish English international exchange internship thesis seminar literature research ' +
  'methods analysis results critical development innovation entrepreneurship management leadership service ' +
  'experience user interface network security cloud embedded hardware electronics machine learning statistics ' +
  'model simulation and or the a of in with for by from their own other basic advanced central new'
).split(' ');

/** Sentences that do not repeat themselves, so that nothing can be packed better than real texts. */
function sentences(seed: number, characters: number): string {
  let state = seed * 2_654_435_761;
  let text = '';
  while (text.length < characters) {
    const words = Array.from({ length: 9 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return WORDS[(state >>> 8) % WORDS.length] ?? '';
    });
    text += `${text === '' ? '' : '\r\n'}${words.join(' ')}.`;
  }
  return text;
}

/** One dash is enough to make a whole text two bytes a letter in memory, as in real texts. */
const TEXTS: Readonly<Record<string, string>> = {
  content: `Functions, types and effects – what they are for.\r\n${sentences(1, 620)}`,
  furtherInformationOfRealization: 'Bring your own computer. Remote participation is agreed upon beforehand.',
  furtherInformationOfCourse: '',
  qualifications: 'Basics of programming (5 cr) or the same knowledge gained elsewhere.',
  objective: sentences(2, 560),
  cuEvaluationCriteria1: sentences(3, 250),
  cuEvaluationCriteria2: '',
  cuEvaluationCriteria3: sentences(4, 250),
  cuEvaluationCriteria4: '',
  curEvaluationCriteria: sentences(5, 250),
  examSchedule: 'Exam in the last week; two re-exams as announced on the course’s own page.',
  completionAlternatives: '',
  approveRejectDescription: 'All exercises are done, and the exam is passed.',
  employerConnections: '',
  evaluationScale: '0–5',
  studentWorkload: 'Lectures 28 h, exercises 42 h, independent work 65 h.',
  teachingMethods: 'Lectures, exercises in small groups, and a project in pairs.',
};

const EMPTY_VARIANTS = Object.fromEntries(
  Object.keys(TEXTS).map((field) => [`localized${field.charAt(0).toUpperCase()}${field.slice(1)}`, {}]),
);

/** What differs from row to row: filled into a template. */
type Field = 'code' | 'unit' | 'group';

const place = (field: Field): string => `@@${field}@@`;

/** Programmes: their code, and their names in the three languages. */
const PROGRAMMES = [
  ['TXK', 'Tietotekniikan tutkinto-ohjelma', 'Informationsteknik', 'Information Technology'],
  ['TXB', 'Konetekniikan tutkinto-ohjelma', 'Maskinteknik', 'Mechanical Engineering'],
  ['TXS', 'Sähkö- ja automaatiotekniikka', 'El- och automationsteknik', 'Electrical Engineering'],
  ['SXH', 'Sairaanhoitajan tutkinto-ohjelma', 'Utbildning i vård', 'Nursing and Health Care'],
  ['LXL', 'Liiketalouden tutkinto-ohjelma', 'Företagsekonomi', 'Business Administration'],
  ['KXM', 'Musiikin tutkinto-ohjelma', 'Utbildning i musik', 'Degree Programme in Music'],
] as const;

const programme = (at: number) => {
  const [code, fi, sv, en] = PROGRAMMES[at % PROGRAMMES.length] ?? PROGRAMMES[0];
  return organisation(String(56 + (at % PROGRAMMES.length)), code, fi, sv, en);
};

/** A course that is followed opens within the next fifteen days: of its reminders a tenth comes within a day and a half. */
const isFollowed = (code: string): boolean => code.startsWith('TXF');

function datesOf(variant: number, followed: boolean): Record<string, string> {
  const [opens, closes, starts, ends] = followed
    ? [variant / 1.6, 10 + variant / 1.6, 14 + variant / 1.6, 100 + variant]
    : [-4 - variant, 9 + variant, 40 + variant, 150 + variant];
  return {
    ...{ startDate: `${day(starts)}T00:00:00`, endDate: `${day(ends)}T23:59:00` },
    ...{ enrollmentStart: `${day(opens)}T08:00:00`, enrollmentEnd: `${day(closes)}T23:59:00` },
  };
}

/** @param variant of the dates, which are those of a period, and of the programmes and what goes with them */
function rowOf(variant: number, followed: boolean): Record<string, unknown> {
  const campus = variant % 4;
  const [first, second] = [programme(variant), programme(variant + 1)];
  const group = `${first.code}${place('group')}`;
  return {
    ...{ id: '194201', code: place('code'), name: `Functional Programming ${place('code')}` },
    ...datesOf(variant, followed),
    ...{ teachingLanguage: 'en', teachingLanguages: ['en', 'fi'], credits: 5, virtualProportion: 2 },
    ...TEXTS,
    ...EMPTY_VARIANTS,
    localizedName: localized(
      `Funktionaalinen ohjelmointi ${place('unit')}`,
      `Funktionell programmering ${place('unit')}`,
      `Functional Programming ${place('unit')}`,
    ),
    office: organisation(`${12 + campus}`, `KARA${campus}`, `Kampus ${campus}`, 'Karaporten', 'Karaportti'),
    unit: organisation('34', 'ICT', 'Tieto- ja viestintätekniikka', 'Informationsteknik', 'School of ICT'),
    tags: [
      {
        id: String(variant),
        name: localized(`ohjelmointi ${variant}`, `programmering ${variant}`, `programming ${variant}`),
      },
      { id: '99', name: localized('avoin', 'öppen', 'open') },
    ],
    degreeProgrammes: [first, second],
    educationalFields: [organisation('78', '2', 'Tekniikka', 'Teknik', 'Technology')],
    studentGroups: [
      { code: `${group}S1`, name: localized(`${group}S1`, `${group}S1`, `${group}S1`) },
      {
        code: `${group}S2`,
        name: localized(`Ryhmä ${group}, 2. vuosi`, `Grupp ${group}, år 2`, `Group ${group}, year 2`),
      },
    ],
  };
}

const VARIANTS = 24;
const GROUPS = 300;
/** Realizations of one course unit, which bear one name. */
const OF_ONE_UNIT = 3;

/** Bytes of a template, and the field that stands after them. */
interface Piece {
  readonly bytes: Buffer;
  readonly field: Field | undefined;
}

const templates = (followed: boolean): readonly (readonly Piece[])[] =>
  Array.from({ length: VARIANTS }, (_, variant) => {
    const parts = JSON.stringify(rowOf(variant, followed)).split(/@@(code|unit|group)@@/);
    return parts.flatMap((text, at) =>
      at % 2 === 0 ? [{ bytes: Buffer.from(text), field: parts[at + 1] as Field | undefined }] : [],
    );
  });
const [OTHER, FOLLOWED] = [templates(false), templates(true)];

/** More than any row has. */
const ROW_BYTES = 8_000;

/** Writes a row. The study API's stand-in must never be what is measured: of a row some twenty pieces are copied. */
function write(code: string, into: Buffer, from: number): number {
  const unit = Math.floor(Number(code.slice(-4)) / OF_ONE_UNIT);
  const named = `${code.slice(2, 7)}/${unit}`;
  const fields: Record<Field, string> = { code, unit: named, group: String(100 + (unit % GROUPS)) };
  let at = from;
  for (const { bytes, field } of (isFollowed(code) ? FOLLOWED : OTHER)[unit % VARIANTS] ?? []) {
    into.set(bytes, at);
    at += bytes.length;
    if (field !== undefined) at += into.write(fields[field], at, 'latin1');
  }
  return at;
}

/** A realization as JSON text. */
export function realizationJson(code: string): string {
  const row = Buffer.allocUnsafe(ROW_BYTES);
  return row.toString('utf8', 0, write(code, row, 0));
}

const isKnown = (code: string): boolean => !code.startsWith('ZZ');
const HEAD = '{"status":"success","realizations":[';

/** The answer to a search. Codes that begin with `ZZ` do not exist. */
export function searchBytes(codes: readonly string[]): Buffer {
  const known = codes.filter(isKnown);
  const answer = Buffer.allocUnsafe(HEAD.length + known.length * ROW_BYTES + 2);
  let at = answer.write(HEAD, 'latin1');
  for (const [nth, code] of known.entries()) {
    if (nth > 0) at += answer.write(',', at, 'latin1');
    at = write(code, answer, at);
  }
  at += answer.write(']}', at, 'latin1');
  return answer.subarray(0, at);
}

const room = (at: number) => ({
  ...{ id: String(7000 + at), type: 'room', code: `KA${1000 + at}`, name: `KA${1000 + at}`, description: '' },
  ...{ resourceType: at % 3 === 0 ? 'Tietokoneluokka' : 'Teorialuokka', places: 20 + ((at * 7) % 60) },
  ...{ staff: 0, students: 0, size: 60, organisationUnitId: 0 },
});

/** A building with sixty rooms. */
export function buildingJson(id: string): string {
  const building = { ...room(0), id, type: 'building', code: `K${id}`, name: `House ${id}` };
  const resources = Array.from({ length: 60 }, (_, at) => room(at));
  return JSON.stringify({ status: 'success', building, resources });
}

/** A search of reservations by courses. */
export interface ReservationSearch {
  readonly realization?: readonly string[];
  readonly rangeStart: string;
  readonly rangeEnd: string;
  readonly from: number;
  readonly size: number;
}

/** Two lessons a week, as sister services have them, in a term around now. */
const LESSON_DAYS = Array.from({ length: 40 }, (_, nth) => day(Math.floor(nth / 2) * 7 + (nth % 2) * 2 - 60));

/** The lessons of courses on some days. Each has a room in a building, a group and a course. */
export function reservationsJson({
  realization = [],
  rangeStart,
  rangeEnd,
  from,
  size,
}: ReservationSearch): string {
  const days = LESSON_DAYS.map((date, nth) => ({ date, nth })).filter(
    ({ date }) => `${date}T11` >= rangeStart && `${date}T09` < rangeEnd,
  );
  const rows = realization.filter(isKnown).flatMap((code) =>
    days.map(({ date, nth }) => ({
      ...{ id: `${code.slice(-4)}${code.slice(4, 7)}${nth}`, subject: `A course with lessons ${code}` },
      ...{
        modifiedDate: `${LESSON_DAYS[0]}T11:21:08`,
        startDate: `${date}T09:00:00`,
        endDate: `${date}T11:30:00`,
      },
      resources: [
        { id: code.slice(-4), type: 'realization', code, name: 'A course with lessons' },
        { id: '5120', type: 'student_group', code: 'TXQ25S1', name: 'TXQ25S1' },
        {
          ...room(nth),
          parent: { id: '61000', type: 'building', code: 'KAMP', name: 'Example campus, Street 1' },
        },
      ],
      description: '',
    })),
  );
  return JSON.stringify({ status: 'success', reservations: rows.slice(from, from + size) });
}
