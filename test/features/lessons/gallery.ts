/** Lessons of a course, of what is followed and of a group; a week with lessons; rooms without a reservation, as cards. */
import { type Card, type Message, type Reader, toMessage } from '../../../src/cards/card.ts';
import { lessonAgenda } from '../../../src/cards/lessons.ts';
import { agendaCard } from '../../../src/features/lessons/agenda.ts';
import { lessonsCard } from '../../../src/features/lessons/handlers.ts';
import { roomsCard } from '../../../src/features/rooms/card.ts';
import type { FreeTimes } from '../../../src/features/rooms/free.ts';
import type { RoomsRequest } from '../../../src/features/rooms/request.ts';
import { weekCard } from '../../../src/features/week/handlers.ts';
import type { Reservation, ReservationsRead, ReservedRoom } from '../../../src/study-client/model.ts';
import { roomInUse } from '../../../src/workspace/room-times.ts';
import { small } from '../../fixtures/buildings.ts';
import { fresh, HOUR, instantOf, NOW, outage } from '../../fixtures/reader.ts';
import { codeOf, rich } from '../../fixtures/realizations.ts';
import { coming, followed } from '../follow/fixtures.ts';

const room = (code: string, building = 'Karamalmi'): ReservedRoom => ({
  ...{ id: `r-${code}`, code, name: `${code} Lab` },
  building: { id: '78025', name: building },
});

/** A lesson from one local time to another. */
function lesson(
  id: string,
  day: string,
  [from, until]: readonly [string, string],
  more: Partial<Reservation> = {},
): Reservation {
  const at = (time: string): number => instantOf(`2026-${day}T${time}`);
  return {
    ...{ id, starts: at(from), ends: at(until), title: undefined, modifiedAt: undefined },
    ...{ courses: [codeOf(rich.code)], groups: [], rooms: [room('KMD10')] },
    ...more,
  };
}

const OTHER = [codeOf(coming.code)];
const LESSONS = [
  lesson('1', '11-13', ['09:00', '11:30']),
  lesson('2', '11-20', ['09:00', '11:30']),
  lesson('3', '11-20', ['15:00', '16:30'], { courses: OTHER, rooms: [room('KMD9')] }),
  lesson('4', '11-20', ['16:00', '18:00'], { rooms: [room('KMD2'), room('KMD10'), room('SR1', 'Harbour')] }),
  lesson('5', '11-24', ['09:00', '11:30'], { rooms: [] }),
  lesson('6', '11-24', ['09:00', '11:30'], { rooms: [room('KMD11')] }),
  lesson('7', '12-18', ['12:00', '15:00'], { title: 'Exam <A>' }),
];
const OF_GROUP = lesson('8', '11-23', ['10:00', '11:00'], { courses: [], groups: ['TXL22S1'] });

const readOf = (found: readonly Reservation[], isComplete = true): ReservationsRead => ({
  ...{ found, isComplete, unsureRooms: [], unsureIds: [], unsure: [] },
});
const OF_RICH = LESSONS.filter(({ courses }) => courses.includes(codeOf(rich.code)));

type LessonsAsked = Parameters<typeof lessonsCard>[2];
const lessons =
  (found: readonly Reservation[], asked: LessonsAsked = {}, isComplete = true) =>
  (reader: Reader): Message =>
    toMessage(lessonsCard(fresh(rich), fresh(readOf(found, isComplete)), asked, reader));

const NAMES = new Map<string, string>([
  [rich.code, rich.name],
  [coming.code, coming.name],
]);
const many = (found: readonly Reservation[], isComplete = true) => ({
  ...{ found, unsure: [], isComplete, names: NAMES, reads: [fresh(readOf(found))] },
});
const HERE = { kind: 'person', courses: [followed(rich), followed(coming)] } as const;
const agenda =
  (
    of: Parameters<typeof agendaCard>[0],
    read: Parameters<typeof agendaCard>[1],
    asked: Omit<Parameters<typeof agendaCard>[2], 'of'> = {},
  ) =>
  (reader: Reader): Message =>
    toMessage(agendaCard(of, read, { of: 'agenda', ...asked }, reader));

const courseOf = ({ courses }: Reservation): string | undefined => NAMES.get(courses[0] ?? '');
const week =
  (taught: 'unread' | readonly Reservation[]) =>
  (reader: Reader): Message => {
    const days =
      taught === 'unread'
        ? taught
        : { found: taught, days: lessonAgenda(taught, reader, courseOf), notes: [], age: undefined };
    const planned = { ...HERE, since: NOW - HOUR, failed: [], weekly: false };
    return toMessage(weekCard({}, planned, reader, 6 * HOUR, days));
  };

/** What is reserved in the small building today: of a course, of a group, and of what is not told. */
const IN_USE = readOf([
  lesson('9', '11-20', ['08:00', '10:00'], { courses: [], rooms: [room('KMD10')] }),
  lesson('10', '11-20', ['10:00', '12:00'], { rooms: [room('KMD10')] }),
  lesson('11', '11-20', ['16:00', '18:00'], { courses: [], rooms: [room('KMD10')] }),
  lesson('12', '11-20', ['13:00', '15:00'], { rooms: [room('KMD2')] }),
]);
const free = (more: Partial<FreeTimes> = {}): FreeTimes => ({
  time: { from: NOW, until: undefined, least: 30, isNow: true, isOfMore: false },
  of: (one) => roomInUse(one, IN_USE),
  nameOf: (code) => NAMES.get(code),
  reads: [{ ...fresh(IN_USE), isOld: false }],
  failed: [],
  tellsMore: true,
  bookingPage: undefined,
  ...more,
});
const rooms =
  (filters: RoomsRequest['filters'], times: FreeTimes = free()) =>
  (reader: Reader): Message => {
    const request = { building: small.id, asksFree: true as const, filters, page: 0 };
    const card: Card = roomsCard(fresh(small), request, reader, times);
    return toMessage(card);
  };
const TEN = instantOf('2026-11-20T10:00');

export const MESSAGES: Readonly<Record<string, (reader: Reader) => Message>> = {
  lessons: lessons(OF_RICH),
  'lessons-next': lessons(OF_RICH, { which: 'next' }),
  'lessons-whether': lessons(OF_RICH, { at: 'tomorrow', isWhether: true }),
  'lessons-past': lessons(OF_RICH, { part: 'past' }),
  'lessons-none': lessons([], {}, false),
  'lessons-today': agenda(HERE, many(LESSONS), { at: 'today' }),
  'lessons-week': agenda({ ...HERE, kind: 'channel' }, many(LESSONS, false)),
  'lessons-today-down': agenda(
    HERE,
    { ...many(LESSONS, false), reads: [outage(readOf(LESSONS))] },
    { at: 'today' },
  ),
  'lessons-tomorrow-none': agenda(HERE, many(LESSONS), { at: 'tomorrow', isWhether: true }),
  'lessons-of-group': agenda({ group: 'TXL22S1' }, many([...LESSONS, OF_GROUP])),
  'week-lessons': week(LESSONS.filter(({ ends }) => ends > NOW).slice(0, 4)),
  'week-lessons-none': week([]),
  'week-lessons-unread': week('unread'),
  'rooms-free-now': rooms({ words: [] }),
  'rooms-free-old': rooms({ words: [] }, free({ reads: [{ ...outage(IN_USE), isOld: true }] })),
  'room-day': rooms({ words: [], codes: ['KMD10'] }),
  'room-day-reserved': rooms(
    { words: [], codes: ['KMD10'] },
    free({
      time: { from: TEN, until: undefined, least: 30, isNow: false, isOfMore: false },
      tellsMore: false,
    }),
  ),
  'room-day-booking': rooms(
    { words: [], codes: ['KMD9'] },
    free({ bookingPage: 'https://booking.example.edu/{room}', tellsMore: false }),
  ),
};
