/** A study API whose courses a test changes as it likes, over real HTTP. */
import { type FakeUpstream, startUpstream, type UpstreamRequest } from '../fakes/upstream.ts';

/** A course as the study API gives it; dates are local and in its own formats, null: not given. */
export interface StudyCourse {
  name: string;
  opens: string | null;
  closes: string | null;
  starts: string | null;
  ends: string | null;
  credits: number;
  /** The study API no longer knows it. */
  gone: boolean;
}

export interface ScriptedStudy {
  readonly url: string;
  readonly courses: Map<string, StudyCourse>;
  /** Whether every call is answered with 503. */
  down: boolean;
  /** Hears of every search that was answered. */
  onSearch: (codes: readonly string[]) => void;
  close(): Promise<void>;
}

export const studyCourse = (more: Partial<StudyCourse> = {}): StudyCourse => ({
  name: 'A course',
  opens: null,
  closes: null,
  starts: null,
  ends: null,
  credits: 5,
  gone: false,
  ...more,
});

function codesOf({ body }: UpstreamRequest): string[] {
  const codes = typeof body === 'object' && body !== null && 'codes' in body ? body.codes : [];
  return Array.isArray(codes) ? codes.map(String) : [];
}

function rowOf(code: string, { name, opens, closes, starts, ends, credits }: StudyCourse) {
  return {
    id: code.replace(/\D/g, ''),
    code,
    name,
    startDate: starts,
    endDate: ends,
    enrollmentStart: opens,
    enrollmentEnd: closes,
    teachingLanguages: ['en'],
    credits,
    content: `What ${name} is about.`,
  };
}

/** @param courses may be shared by several */
export async function startScriptedStudy(courses = new Map<string, StudyCourse>()): Promise<ScriptedStudy> {
  const upstream: FakeUpstream = await startUpstream((request) => {
    if (study.down) return { status: 503, json: { statusCode: 503, message: 'Service Unavailable' } };
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
    onSearch: () => {},
    close: upstream.close,
  };
  return study;
}
