/** What the study API sends in the benchmarks: rows as full as real ones, about 5.8 KB of JSON each. */

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

function rowOf(code: string): Record<string, unknown> {
  return {
    ...{ id: '194201', code, name: `Functional Programming ${code}` },
    ...{ startDate: `${day(40)}T00:00:00`, endDate: `${day(150)}T23:59:00` },
    ...{ enrollmentStart: `${day(-4)}T08:00:00`, enrollmentEnd: `${day(9)}T23:59:00` },
    ...{ teachingLanguage: 'en', teachingLanguages: ['en', 'fi'], credits: 5, virtualProportion: 2 },
    ...TEXTS,
    ...EMPTY_VARIANTS,
    localizedName: localized(
      'Funktionaalinen ohjelmointi',
      'Funktionell programmering',
      'Functional Programming',
    ),
    office: organisation('12', 'KARA', 'Karaportin kampus', 'Karaporten campus', 'Karaportti campus'),
    unit: organisation('34', 'ICT', 'Tieto- ja viestintätekniikka', 'Informationsteknik', 'School of ICT'),
    tags: [
      { id: '1', name: localized('ohjelmointi', 'programmering', 'programming') },
      { id: '2', name: localized('avoin', 'öppen', 'open') },
    ],
    degreeProgrammes: [
      organisation(
        '56',
        'TXK',
        'Tietotekniikan tutkinto-ohjelma',
        'Informationsteknik',
        'Information Technology',
      ),
      organisation('57', 'TXB', 'Konetekniikan tutkinto-ohjelma', 'Maskinteknik', 'Mechanical Engineering'),
    ],
    educationalFields: [organisation('78', '2', 'Tekniikka', 'Teknik', 'Technology')],
    studentGroups: [
      { code: 'TXK25S1', name: localized('TXK25S1', 'TXK25S1', 'TXK25S1') },
      {
        code: 'TXK25S2',
        name: localized('Ohjelmistotuotanto, 2. vuosi', 'Programvara, år 2', 'Software, year 2'),
      },
    ],
  };
}

const PLACE = '@@code@@';
const TEMPLATE = JSON.stringify(rowOf(PLACE));

/** A realization as JSON text. Costs one replacement, so that the study API's stand-in is never what is measured. */
export const realizationJson = (code: string): string => TEMPLATE.replaceAll(PLACE, code);

const isKnown = (code: string): boolean => !code.startsWith('ZZ');
const PARTS = TEMPLATE.split(PLACE).map((part) => Buffer.from(part));

/**
 * The answer to a search. Codes that begin with `ZZ` do not exist. Put together of what is the same in all rows, which takes
 * two thirds of the time of making texts.
 */
export function searchBytes(codes: readonly string[]): Buffer {
  const rows = codes.filter(isKnown).map((code) => {
    const bytes = Buffer.from(code);
    return PARTS.flatMap((part, at) => (at === 0 ? [part] : [bytes, part]));
  });
  const between = Buffer.from(',');
  const all = rows.flatMap((row, at) => (at === 0 ? row : [between, ...row]));
  return Buffer.concat([Buffer.from('{"status":"success","realizations":['), ...all, Buffer.from(']}')]);
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
