/**
 * The gateway of a made-up university whose study API has nothing in common with the one in `src`: other paths,
 * another header, codes such as `MA-101.2026A`, other fields, dates and errors, and no Swedish. And that API.
 */
import { InvalidResponse, NotFound } from '../../src/errors.ts';
import type { Language } from '../../src/language.ts';
import type { AskedIn, Call, StudyGateway } from '../../src/study-client/gateway.ts';
import type {
  BuildingId,
  CourseUnitCode,
  CourseUnitId,
  Moment,
  Realization,
  RealizationCode,
  RealizationId,
} from '../../src/study-client/model.ts';
import { localMoment } from '../../src/study-client/moments.ts';
import { cleanLine, cleanText, foreign } from '../../src/study-client/texts.ts';
import type { UpstreamHandler } from '../fakes/upstream.ts';

type Texts = Readonly<Partial<Record<'eng' | 'fin', string>>>;
interface Course {
  readonly courseCode: string;
  readonly number: number;
  readonly title: Texts;
  readonly about: Texts;
  readonly runs: { readonly from: string; readonly to: string };
  readonly signUp: { readonly from: string; readonly to: string };
  readonly ects: number;
}
interface Module {
  readonly moduleCode: string;
  readonly title: string;
  readonly reading: string;
}
interface House {
  readonly label: string;
  readonly halls: readonly { readonly label: string; readonly chairs: number }[];
}

const SPOKEN = { en: 'eng', fi: 'fin', sv: 'eng' } as const satisfies Record<Language, string>;
const CODE = /[a-z]{2}-\d{3}\.20\d\d[a-z]/iu;
const WHOLE = new RegExp(`^${CODE.source}$`, 'iu');
const IN_TEXT = new RegExp(`(?<![\\p{L}\\p{N}.-])${CODE.source}(?![\\p{L}\\p{N}-])`, 'giu');

const codeIn = (text: string) => text.toUpperCase() as RealizationCode;
const idIn = <Id extends string>(text: string) => (/^\d{3,9}$/.test(text) ? (text as Id) : undefined);

export const northern: StudyGateway = {
  codes: {
    isUsualCode: (typed): typed is RealizationCode => WHOLE.test(typed) && typed === typed.toUpperCase(),
    realizationCode: (token) => (WHOLE.test(token) ? codeIn(token) : undefined),
    realizationId: idIn<RealizationId>,
    courseUnitId: idIn<CourseUnitId>,
    buildingId: idIn<BuildingId>,
    courseUnitCode: (word) =>
      /^[a-z]{2}-\d{3}$/iu.test(word) ? (word.toUpperCase() as CourseUnitCode) : undefined,
    courseUnitOf: (code) => code.slice(0, code.lastIndexOf('.')) as CourseUnitCode,
    run: (unit, suffix) => (/^20\d\d[A-Z]$/.test(suffix) ? codeIn(`${unit}.${suffix}`) : undefined),
    inText: (text) => [...new Set(Array.from(text.matchAll(IN_TEXT), ([found]) => codeIn(found)))],
    mended: (text) => text,
    isNearlyCode: () => false,
  },
  standIns: (asked) => (asked === 'fi' ? ['en'] : ['fi']),
  operations: ['/v2/courses', '/v2/houses'],
  codesPerRequest: 20,
  headers: (key) => ({ 'X-Api-Token': `Token ${key}` }),
  realizationsByCode: (codes, asked) => ({
    operation: 'realizations-by-code',
    path: `/v2/courses/${codes.map(encodeURIComponent).join(',')}`,
    params: { language: SPOKEN[asked.language] },
    read: (json) => {
      if (!Array.isArray(json)) throw new InvalidResponse('no list of courses');
      const found = new Map((json as Course[]).map((one) => [one.courseCode, courseOf(one, asked)]));
      return { found, mayBeCut: false, missing: (code) => new NotFound('realization', code) };
    },
  }),
  realizationById: (id, asked) => ({
    ...get('realization', `/v2/courses/no/${id}`, new NotFound('realization', id)),
    read: (json) => courseOf(json as Course, asked),
  }),
  courseUnit: (id) => ({
    ...get('course-unit', `/v2/modules/${id}`, new NotFound('course-unit', id)),
    read: (json) => {
      const { moduleCode, title, reading } = json as Module;
      return { id, code: moduleCode, name: cleanLine(title), texts: { materials: cleanText(reading) } };
    },
  }),
  building: (id) => ({
    ...get('building', `/v2/houses/${id}`, new NotFound('building', id)),
    read: (json) => {
      const { label, halls } = json as House;
      const rooms = halls.map((hall) => ({ code: hall.label, name: hall.label, seats: hall.chairs }));
      return { id, name: cleanLine(label), rooms };
    },
  }),
  verdict: ({ status, json }) => {
    const { error } = (json ?? {}) as { error?: { kind: string; seconds?: number } };
    switch (error?.kind) {
      case undefined:
        return { is: status === 200 ? 'answer' : 'http', status };
      case 'unknown':
        return { is: 'absent', status };
      case 'token':
        return { is: 'refused', what: 'key', status };
      case 'hurry':
        return { is: 'quota', limit: 'rate', waitMs: (error?.seconds ?? 0) * 1000, status };
      default:
        return { is: 'http', status: 500 };
    }
  },
};

const get = (operation: Call<unknown>['operation'], path: string, absent: NotFound) => ({
  operation,
  path,
  absent,
});

function courseOf(course: Course, { language, timeZone }: AskedIn): Realization {
  const { courseCode, number, title, about, runs, signUp, ects } = course;
  const moment = (date: string, which: 'earlier' | 'later') => momentOf(date, timeZone, which);
  const own = SPOKEN[language];
  const other = own === 'eng' ? 'fin' : 'eng';
  const told = title[own] === undefined ? other : own;
  return {
    code: codeIn(courseCode),
    id: String(number) as RealizationId,
    name: cleanLine(title[told] ?? courseCode),
    nameLanguage: foreign(title[told] ?? '', told === 'eng' ? 'en' : 'fi', language),
    starts: moment(runs.from, 'earlier'),
    ends: moment(runs.to, 'later'),
    enrollment: { opens: moment(signUp.from, 'earlier'), closes: moment(signUp.to, 'later') },
    teachingLanguages: ['en'],
    credits: ects,
    degreeProgrammes: [],
    educationalFields: [],
    studentGroups: [],
    tags: [],
    texts: about[own] === undefined ? {} : { content: cleanText(about[own]) },
  };
}

/** `3.12.2026 klo 9.00`, in local time. */
function momentOf(date: string, zone: string, which: 'earlier' | 'later'): Moment | undefined {
  const [, day, month, year, hour, minute] =
    /^(\d+)\.(\d+)\.(\d{4}) klo (\d+)\.(\d\d)$/.exec(date)?.map(Number) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return localMoment(Date.UTC(year, month - 1, day, hour, minute), zone, which);
}

const COURSE: Course = {
  courseCode: 'MA-101.2026A',
  number: 90_210,
  title: { eng: 'Polar Mathematics', fin: 'Napamatematiikka' },
  about: { eng: 'Integrals in the dark season.' },
  runs: { from: '12.1.2027 klo 9.00', to: '30.4.2027 klo 16.00' },
  signUp: { from: '16.11.2026 klo 8.00', to: '22.11.2026 klo 16.00' },
  ects: 5,
};
const MODULE: Module = { moduleCode: 'MA-101', title: 'Polar Mathematics', reading: 'The Long Night.' };
const HOUSE: House = {
  label: 'House of Snow',
  halls: [
    { label: 'Snow 1', chairs: 60 },
    { label: 'Snow 2', chairs: 12 },
  ],
};

/** That university's API. `calls` of other paths, or without its header, are refused. */
export const northernApi: UpstreamHandler = ({ method, path, headers }) => {
  const error = (status: number, kind: string, seconds?: number) => ({
    status,
    json: { error: { kind, seconds } },
  });
  if (!/^Token ./.test(String(headers['x-api-token']))) return error(400, 'token');
  if (method !== 'GET') return error(400, 'odd');
  switch (path) {
    case '/v2/courses/MA-101.2026A':
      return { json: [COURSE] };
    case '/v2/courses/no/90210':
      return { json: COURSE };
    case '/v2/modules/7701':
      return { json: MODULE };
    case '/v2/houses/507':
      return { json: HOUSE };
    case '/v2/houses/429':
      return error(400, 'hurry', 60);
    default:
      return path.startsWith('/v2/courses/') && !path.startsWith('/v2/courses/no/')
        ? { json: [] }
        : error(418, 'unknown');
  }
};
