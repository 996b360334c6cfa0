/** The operations of the sample study API: from a call that the gateway has let pass to its answer. */
import type { SampleData } from './sample-data/index.ts';
import {
  type ContentLanguage,
  courseUnitJson,
  realizationJson,
  type SampleCourseUnit,
  type SampleRealization,
} from './sample-data/shape.ts';
import type { SampleExtras, SampleManners } from './sample-extras.ts';
import { searchReservations } from './sample-reservations.ts';
import { RefusedSearch, type SearchBody, searchCourseUnits, searchRealizations } from './sample-search.ts';

/** A call as the operations read it. */
interface OperationCall {
  readonly method: string;
  readonly path: string;
  readonly l: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly body: SearchBody | undefined;
}

/** What the operations answer from. */
interface Service {
  readonly data: SampleData;
  readonly extras: SampleExtras;
  readonly manners: SampleManners;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

interface Asked extends Service {
  readonly language: ContentLanguage;
  readonly body: SearchBody;
  /** The last part of the path. */
  readonly id: string;
}

/** By method and path; `*` is an id. */
const OPERATIONS: ReadonlyMap<string, (asked: Asked) => Answer> = new Map([
  ['POST /realization/search', searchedRealizations],
  ['POST /courseunit/search', searchedCourseUnits],
  // A GET on the path of a search asks for the row with the id `search`, which there is not.
  ['GET /realization/*', (asked) => realizations(asked, asked.data.realizations.filter(hasId(asked)))],
  ['GET /courseunit/*', (asked) => courseUnits(asked, asked.data.courseUnits.filter(hasId(asked)))],
  ['POST /reservation/search', searchedReservations],
  ['GET /reservation/building', buildings],
  ['GET /reservation/building/*', building],
]);

const hasId =
  (asked: Asked) =>
  ({ id }: { readonly id: string }): boolean =>
    id === asked.id;

/** The specification's four operations and the extras; anything else is unknown to the gateway. */
export function answer(call: OperationCall, { data, extras, manners }: Service): Answer {
  const parts = call.path.split('/').map(decodeURIComponent);
  const id = parts.at(-1) ?? '';
  const path = `${call.method} ${parts.join('/')}`;
  const operation = OPERATIONS.get(path) ?? OPERATIONS.get(`${path.slice(0, -id.length)}*`);
  if (!operation) return unknownOperation();
  try {
    return operation({ data, extras, manners, id, language: languageOf(call), body: call.body ?? {} });
  } catch (error) {
    if (!(error instanceof RefusedSearch)) throw error;
    return { status: 400, body: { status: 'error', message: error.message } };
  }
}

/** What the gateway says of a key that it does not accept. */
export function refusedKey(): Answer {
  const message =
    'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.';
  const headers = {
    'www-authenticate': 'AzureApiManagementKey realm="study",name="Ocp-Apim-Subscription-Key"',
  };
  return { status: 401, body: { statusCode: 401, message }, headers };
}

function unknownOperation(): Answer {
  return { status: 404, body: { statusCode: 404, message: 'Resource not found' } };
}

/** @param mistaken the answer of a service that takes the operation for another one */
function notOffered({ notOffered: manner }: SampleManners, mistaken: () => Answer): Answer {
  if (manner === 'mistaken') return mistaken();
  return manner === 'refused' ? refusedKey() : unknownOperation();
}

function searchedRealizations(asked: Asked): Answer {
  return realizations(asked, searchRealizations(asked.data.realizations, asked.body, asked));
}

/** A service that does not know `codes` here gives all units. */
function searchedCourseUnits(asked: Asked): Answer {
  const { data, extras, manners, body } = asked;
  if (extras.units) return courseUnits(asked, searchCourseUnits(data.courseUnits, body, asked));
  return notOffered(manners, () => courseUnits(asked, data.courseUnits));
}

/** A service without this list takes `building` for a reservation's id. */
function buildings({ data, extras, manners }: Asked): Answer {
  const asList = (rows: readonly unknown[]): Answer => list('resources', rows, manners);
  if (extras.buildings) return asList(data.buildings.map((each) => each.building));
  return notOffered(manners, () => asList([]));
}

/** A service without this search takes it for an unknown reservation. */
function searchedReservations({ data, extras, manners, body }: Asked): Answer {
  const asList = (rows: readonly unknown[]): Answer => list('reservations', rows, manners);
  if (extras.reservations) return asList(searchReservations(data.reservations(), body, manners));
  return notOffered(manners, () => asList([]));
}

function building({ data, id }: Asked): Answer {
  const found = data.buildings.find((one) => one.building.id === id);
  if (!found) return { status: 200, body: { status: 'success', message: 'No results', resources: [] } };
  return { status: 200, body: { status: 'success', building: found.building, resources: found.resources } };
}

function realizations({ language, manners }: Asked, rows: readonly SampleRealization[]): Answer {
  const shown = rows.map((row) => realizationJson(row, language));
  return list('realizations', shown, manners);
}

function courseUnits({ language, manners }: Asked, rows: readonly SampleCourseUnit[]): Answer {
  const shown = rows.map((row) => courseUnitJson(row, language));
  return list('courseUnits', shown, manners);
}

function list(name: string, rows: readonly unknown[], { nothing }: SampleManners): Answer {
  if (rows.length > 0) return { status: 200, body: { status: 'success', [name]: rows } };
  const empty = nothing === 'absent' ? {} : { [name]: [] };
  return { status: 200, body: { status: 'success', message: 'No results', ...empty } };
}

function languageOf({ l, acceptLanguage }: OperationCall): ContentLanguage {
  const asked = l ?? acceptLanguage?.slice(0, 2);
  return asked === 'en' || asked === 'sv' ? asked : 'fi';
}
