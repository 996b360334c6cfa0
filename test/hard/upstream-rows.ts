/** A study API that is well: what it has of one course, one unit and one building. */
import type { UpstreamHandler, UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { codesOf, idOf, room, success } from '../flows/upstream-rows.ts';
import { everyText } from '../study-client/setup.ts';

export const CODE = 'TX00EY23-3015';
export const OTHER = 'IM00BR45-3003';
export const ID = '194201';
export const UNIT = '72101';
export const BUILDING = '78025';

/** The name of every course; far enough ahead that no reminder of it is ever due. */
export const COURSE_NAME = 'Databases';
export const UNIT_NAME = 'Data in general';
export const HOUSE_NAME = 'The long house';

export type Operation = 'realizations-by-code' | 'realization' | 'course-unit' | 'building';

function operationOf({ method, path }: UpstreamRequest): Operation {
  if (method === 'POST') return 'realizations-by-code';
  if (path.startsWith('/courseunit/')) return 'course-unit';
  return path.startsWith('/reservation/') ? 'building' : 'realization';
}

/** The rows that answer a request, each changed as told. */
function answering(request: UpstreamRequest, changed: (row: Row) => Row = (row) => row): Row {
  const id = idOf(request);
  const one = (code: string) => changed(courseRow(code, id));
  switch (operationOf(request)) {
    case 'realizations-by-code':
      return { realizations: codesOf(request).map(one) };
    case 'realization':
      return { realizations: [one(CODE)] };
    case 'course-unit':
      return { courseUnits: [changed({ ...everyText('What it is about.'), id, name: UNIT_NAME })] };
    case 'building':
      return { building: { id, type: 'building', name: HOUSE_NAME }, resources: ROOMS.map(changed) };
  }
}

export type Row = Readonly<Record<string, unknown>>;

function courseRow(code: string, id: string): Row {
  return {
    ...{ id: /^\d+$/.test(id) ? id : '1', code, name: COURSE_NAME },
    ...everyText('What it is about.'),
    ...{ startDate: '2031-01-11T00:00:00', endDate: '2031-05-11T00:00:00' },
    ...{ enrollmentStart: '2030-11-11T08:00:00', enrollmentEnd: '2030-12-01T23:59:00' },
  };
}

/** More than a page of them; a table would hold a hundred. */
const ROOMS = Array.from({ length: 130 }, (_, index) => room(`A${100 + index}`, { places: 30 + index }));

export const reply = (request: UpstreamRequest, changed?: (row: Row) => Row): UpstreamReply =>
  success(answering(request, changed));

export const well: UpstreamHandler = (request) => reply(request);
