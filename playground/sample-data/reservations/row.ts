/** A row of reservations as the study API gives it, and what stands in it. */
import type { SampleBuilding, SampleRealization, SampleSpace } from '../shape.ts';

/** A course, a group, a room or a building that a reservation is for. */
interface SampleResource {
  readonly id: string;
  readonly type: string;
  readonly code: string;
  readonly name: string;
  readonly parent?: {
    readonly id: string;
    readonly type: 'building';
    readonly code: string;
    readonly name: string;
  };
}

/** A row as the study API gives it. */
export interface SampleReservation {
  readonly id: string;
  readonly subject: string;
  readonly modifiedDate: string;
  /** Local, `YYYY-MM-DDThh:mm:ss`. */
  readonly startDate: string;
  readonly endDate: string;
  readonly resources: readonly SampleResource[];
  readonly description: string;
}

/** When rows were last edited, unless that was in the playground: many share one moment, as upstream. */
export const MODIFIED = '2026-08-12T09:30:00';

/** A room as a reservation holds it. */
export const roomResource = (
  { id, code, name }: SampleSpace,
  { building }: SampleBuilding,
): SampleResource => ({
  ...{ id, type: 'room', code, name },
  parent: { id: building.id, type: 'building', code: building.code, name: building.name },
});

/** A student group as a reservation holds it. */
export const groupResource = (code: string): SampleResource => ({
  ...{ id: `9${[...code].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 99_991, 7)}` },
  ...{ type: 'student_group', code, name: code },
});

/** The local time that is some minutes after the midnight with which a day begins. @param day epoch milliseconds of that day in UTC */
export const localTime = (day: number, minutes: number): string =>
  new Date(day + minutes * 60_000).toISOString().slice(0, 19);

/** The name of a course as reservations write it, in Finnish where it has one. */
export const nameOf = ({ name, code }: Pick<SampleRealization, 'name' | 'code'>): string =>
  name.fi ?? name.en ?? name.sv ?? code;
