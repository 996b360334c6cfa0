/** Made-up reservations without a course: meetings, groups, repairs, events over midnight and over days. */

import type { SampleBuilding, SampleSpace } from '../shape.ts';
import type { SampleClock } from '../windows.ts';
import { groupResource, localTime, MODIFIED, roomResource, type SampleReservation } from './row.ts';
import { DAY_MS, eachDay, type WeeklyBooks, weekdayOf } from './weekly-books.ts';

/** Between which days rooms are in use, from today. */
const DAYS = { first: -7, last: 45 } as const;

interface Use {
  readonly subject: string;
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight; it may end on another day. */
  readonly from: number;
  readonly for: number;
  /** Of the rooms of a building that it is for, every nth, counted from the first. */
  readonly first: number;
  readonly every: number;
  /** The codes of the buildings; left out: all that are not closed. */
  readonly buildings?: readonly string[];
  /** The group that it is for. */
  readonly group?: string;
}

const hour = (hours: number, minutes = 0): number => hours * 60 + minutes;

const USES: readonly Use[] = [
  { subject: 'Kokous', weekdays: [0, 2], from: hour(9), for: 90, first: 1, every: 5 },
  { subject: 'Kokous', weekdays: [1, 3], from: hour(13), for: 60, first: 0, every: 4 },
  { subject: 'Tiimipalaveri', weekdays: [0, 1, 2, 3, 4], from: hour(10), for: 60, first: 3, every: 9 },
  { subject: 'Varattu', weekdays: [4], from: hour(8), for: hour(8), first: 2, every: 7 },
  {
    subject: 'Varattu',
    weekdays: [0, 1, 2, 3, 4],
    from: hour(8),
    for: hour(4),
    first: 5,
    every: 4,
    buildings: ['KM'],
  },
  // One behind the other: such a room is in use from the first start to the last end.
  { subject: 'Työpaja', weekdays: [0, 1, 2, 3, 4], from: hour(14), for: 60, first: 4, every: 11 },
  { subject: 'Työpaja', weekdays: [0, 1, 2, 3, 4], from: hour(15), for: 75, first: 4, every: 11 },
  { subject: 'Avoin yliopisto', weekdays: [5], from: hour(10), for: hour(4), first: 0, every: 6 },
  { subject: 'Harrastekerho', weekdays: [6], from: hour(12), for: hour(5), first: 0, every: 8 },
  {
    subject: 'Iltakäyttö',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    from: hour(17),
    for: hour(3),
    first: 0,
    every: 10,
  },
  {
    subject: 'Pelijamit',
    weekdays: [4],
    from: hour(20),
    for: hour(14),
    first: 6,
    every: 40,
    buildings: ['KM', 'SR'],
  },
  {
    subject: 'Peruskorjaus',
    weekdays: [0],
    from: 0,
    for: hour(7 * 24),
    first: 0,
    every: 1,
    buildings: ['VK'],
  },
  {
    subject: 'Ryhmänohjaus',
    weekdays: [1],
    from: hour(14),
    for: 60,
    first: 9,
    every: 99,
    group: 'TXL22S1',
    buildings: ['KM'],
  },
  {
    subject: 'Ryhmänohjaus',
    weekdays: [2],
    from: hour(12),
    for: 60,
    first: 8,
    every: 199,
    group: 'SXH24S1',
    buildings: ['SR'],
  },
  {
    subject: 'Ryhmänohjaus',
    weekdays: [3],
    from: hour(11),
    for: 60,
    first: 2,
    every: 99,
    group: 'KXM24S',
    buildings: ['HT'],
  },
];

/** All of them, by use and day; each is noted in the books, so that no lesson is given its room. */
export function otherUses(
  buildings: readonly SampleBuilding[],
  at: SampleClock,
  books: WeeklyBooks,
): readonly SampleReservation[] {
  return USES.flatMap((use, nth) =>
    buildings
      .filter(({ building }) => use.buildings?.includes(building.code) ?? building.code !== 'VK')
      .flatMap((home) => usesIn(home, { use, nth, at, books })),
  );
}

interface Wanted {
  readonly use: Use;
  readonly nth: number;
  readonly at: SampleClock;
  readonly books: WeeklyBooks;
}

function usesIn(home: SampleBuilding, { use, nth, at, books }: Wanted): SampleReservation[] {
  const rooms = home.resources
    .filter(({ type, code }) => type === 'room' && code !== '')
    .filter((_, index) => index % use.every === use.first % use.every && index >= use.first);
  const days = { first: at.dateOnly(DAYS.first), last: at.dateOnly(DAYS.last) };
  return rooms.flatMap((room) => {
    const weekly = use.weekdays.map((weekday) => ({
      ...{ ...days, weekday, from: use.from, until: use.from + use.for },
    }));
    const free = weekly.filter((one) => books.isFree(room.id, one));
    for (const one of free) books.take(room.id, one);
    return eachDay(days)
      .filter((day) => free.some(({ weekday }) => weekday === weekdayOf(day)))
      .map((day) => rowOf(use, nth, { day, room, home }));
  });
}

interface Held {
  readonly day: number;
  readonly room: SampleSpace;
  readonly home: SampleBuilding;
}

const rowOf = (use: Use, nth: number, { day, room, home }: Held): SampleReservation => ({
  id: `7${String(nth).padStart(2, '0')}${room.id}${day / DAY_MS}`,
  subject: use.subject,
  modifiedDate: MODIFIED,
  startDate: localTime(day, use.from),
  endDate: localTime(day, use.from + use.for),
  resources: [...(use.group === undefined ? [] : [groupResource(use.group)]), roomResource(room, home)],
  description: '',
});
