/** A study API whose courses a test changes as it likes, over real HTTP. */
import {
  type FakeUpstream,
  startUpstream,
  type UpstreamHandler,
  type UpstreamRequest,
} from '../fakes/upstream.ts';

/** A course as the study API gives it; dates are local and in its own formats, null: not given. */
export interface StudyCourse {
  name: string;
  opens: string | null;
  closes: string | null;
  starts: string | null;
  ends: string | null;
  credits: number | null;
  languages: readonly string[];
  groups: readonly string[];
  /** Whether it has its id. */
  hasId: boolean;
  /** The study API no longer knows it. */
  gone: boolean;
}

export interface ScriptedStudy {
  readonly url: string;
  readonly courses: Map<string, StudyCourse>;
  /** Whether every call is answered with 503. */
  down: boolean;
  /** Languages, as the study API names them, in which every call is. */
  readonly downIn: Set<string>;
  /** Hears of every search that was answered. */
  onSearch: (codes: readonly string[]) => void;
  /** Answers searches of reservations. Undefined: they are not offered. */
  reserved: UpstreamHandler | undefined;
  close(): Promise<void>;
}

export const studyCourse = (more: Partial<StudyCourse> = {}): StudyCourse => ({
  name: 'A course',
  opens: null,
  closes: null,
  starts: null,
  ends: null,
  credits: 5,
  languages: ['en'],
  groups: [],
  hasId: true,
  gone: false,
  ...more,
});

function codesOf({ body }: UpstreamRequest): string[] {
  const codes = typeof body === 'object' && body !== null && 'codes' in body ? body.codes : [];
  return Array.isArray(codes) ? codes.map(String) : [];
}

function rowOf(code: string, course: StudyCourse) {
  const { name, opens, closes, starts, ends, credits, languages, groups, hasId } = course;
  return {
    ...(hasId && { id: code.replace(/\D/g, '') }),
    code,
    name,
    startDate: starts,
    endDate: ends,
    enrollmentStart: opens,
    enrollmentEnd: closes,
    teachingLanguages: languages,
    credits,
    studentGroups: groups.map((each) => ({ code: each, name: each })),
    content: `What ${name} is about.`,
  };
}

/** @param courses may be shared by several */
export async function startScriptedStudy(courses = new Map<string, StudyCourse>()): Promise<ScriptedStudy> {
  const upstream: FakeUpstream = await startUpstream((request) => {
    if (study.down || study.downIn.has(String(request.query['l'])))
      return { status: 503, json: { statusCode: 503, message: 'Service Unavailable' } };
    if (request.path.endsWith('/reservation/search'))
      return (
        study.reserved?.(request) ?? {
          status: 404,
          json: { statusCode: 404, message: 'Resource not found' },
        }
      );
    const asked = codesOf(request);
    study.onSearch(asked);
    const rows = asked.flatMap((code) => {
      const found = courses.get(code);
      return found && !found.gone ? [rowOf(code, found)] : [];
    });
    return { json: { status: 'success', realizations: rows } };
  });
  const study: ScriptedStudy = {
    url: upstream.url,
    courses,
    down: false,
    downIn: new Set(),
    onSearch: () => {},
    reserved: undefined,
    close: upstream.close,
  };
  return study;
}
