/** What signs join to the name of a building, or to the code of a room: `KM/lab`, `KM:lab`, `KMD558-keys`. */
import type { Buildings } from '../../workspace/buildings.ts';
import { joinedWords, mayBeRoomCode, type RoomsRequest } from './request.ts';

const SIGNS = /[^\p{L}\p{M}\p{N}]+/u;

/**
 * The request in which a building's name ends where a sign stands, and what is behind it filters, as behind a space. What
 * is known as a whole stays whole, and so does what begins with nothing known.
 */
export async function partedAtSigns(request: RoomsRequest, buildings: Buildings): Promise<RoomsRequest> {
  const { building = '', filters } = request;
  const [first = '', ...rest] = building.split(SIGNS).filter((part) => part !== '');
  // A name in quotes may hold spaces, and stands as it is.
  if (first === '' || rest.length === 0 || /\s/.test(building) || !rest.some((one) => /\p{L}{2}/u.test(one)))
    return request;
  if (await isKnown(building, buildings)) return request;
  if (!(await isKnown(first, buildings)) && !(await isRoom(first, buildings))) return request;
  const { among = [], ...others } = request;
  const left = among.map((one) => (one === building ? first : one));
  return {
    ...others,
    building: first,
    filters: { ...filters, words: joinedWords(rest, filters.words) },
    ...(left.length > 0 && { among: left }),
  };
}

const isKnown = async (name: string, buildings: Buildings): Promise<boolean> =>
  (await buildings.findAmong([name])) !== undefined;

const isRoom = async (code: string, buildings: Buildings): Promise<boolean> =>
  mayBeRoomCode(code) && (await buildings.holdersOf(code)).length > 0;
