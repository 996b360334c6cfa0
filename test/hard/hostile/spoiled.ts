/** A study API that spoils one field of each row: the number in a code or id says which, and with which value. */
import type { UpstreamHandler } from '../../fakes/upstream.ts';
import { codesOf, idOf, success } from '../../flows/upstream-rows.ts';
import { type Field, HOSTILE_VALUES, OF_BUILDING, OF_REALIZATION, OF_UNIT } from './fields.ts';

export const FIELDS = [...OF_REALIZATION, ...OF_UNIT, ...OF_BUILDING];
export const FIRST_UNIT = OF_REALIZATION.length;
export const FIRST_BUILDING = FIRST_UNIT + OF_UNIT.length;

/** A field and a value of it, as the number that stands in codes and ids. */
export const numberOf = (field: number, value: number): number =>
  3_000 + field * HOSTILE_VALUES.length + value;

/** @param own the fields that the row may have: a number of another kind of row leaves it as it is */
function spoiled(
  row: Record<string, unknown>,
  number: number,
  own: readonly Field[],
): Record<string, unknown> {
  const at = number - 3_000;
  const field = Math.floor(at / HOSTILE_VALUES.length);
  const spoil: Field | undefined = FIELDS[field];
  const value = HOSTILE_VALUES[at % HOSTILE_VALUES.length]?.(field);
  if (spoil && own.includes(spoil)) spoil.put(row, value);
  return row;
}

/** @param changed later, everything else has changed, too, which is told to those who follow */
export function study(changed: () => boolean): UpstreamHandler {
  const days = () => (changed() ? '2026-11-25' : '2026-11-21');
  const realization = (code: string, number: number) =>
    spoiled(
      {
        ...{
          id: String(number),
          code,
          name: `Name ${number}${changed() ? ' anew' : ''}`,
          content: 'About it.',
        },
        ...{ enrollmentStart: `${days()}T09:00:00`, enrollmentEnd: `${days()}T19:00:00` },
        ...{ startDate: `${days()}T09:00:00`, endDate: '2027-01-01', credits: 5, teachingLanguages: ['en'] },
      },
      number,
      OF_REALIZATION,
    );
  return (request) => {
    if (request.method === 'POST')
      return success({
        realizations: codesOf(request).map((code) => realization(code, Number(code.slice(-4)))),
      });
    const id = idOf(request);
    // By an id a course is found whose code may be anything.
    if (request.path.startsWith('/realization/'))
      return success({ realizations: [{ id, code: HOSTILE_VALUES[0]?.(999), name: 'By its id' }] });
    if (request.path.startsWith('/courseunit/'))
      return success({
        courseUnits: [spoiled({ id, code: 'TX00EY23', name: 'A unit' }, Number(id), OF_UNIT)],
      });
    const rooms = Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      type: 'room',
      code: `A${at}`,
      name: `A${at}`,
    }));
    return success(
      spoiled(
        { building: { id, type: 'building', name: 'A house' }, resources: rooms },
        Number(id),
        OF_BUILDING,
      ),
    );
  };
}
