/**
 * Reservations in the reader's words. The study API writes a reservation's subject once, mostly as the course's name in its first
 * language, and not every name in it follows the asked language.
 */
import { LANGUAGES, type Language } from '../language.ts';
import { withTimeout } from '../primitives.ts';
import { parseBuildingId } from '../study-client/codes.ts';
import type {
  BuildingId,
  Found,
  RealizationCode,
  Reservation,
  ReservationsRead,
  ReservedFor,
  ReservedRoom,
  StudyClient,
} from '../study-client/model.ts';
import type { Buildings } from './buildings.ts';
import { lessonTitle } from './lesson-titles.ts';

type Reserving = Pick<StudyClient, 'reservations' | 'reservationsAtHand'>;

/** The language in which subjects are mostly written, by what was recorded of sister services. */
const WRITTEN_IN: Language = 'fi';
/** The most courses whose names in that language are asked for: one request. */
const MOST_ASKED = 20;
/** The most buildings of one answer that are asked for their names. */
const MOST_BUILDINGS = 3;
/** The longest that lessons wait for names, in milliseconds. */
const PATIENCE = 700;

interface NamedOptions {
  readonly study: Reserving & Pick<StudyClient, 'realization' | 'realizationKept' | 'building'>;
  readonly buildings: Pick<Buildings, 'nameOf' | 'ready' | 'learn'>;
  /** Does work that is charged to no person. */
  readonly apart: <T>(work: () => T) => T;
}

/**
 * The same reservations, with the names of buildings in the asked language where these are known, and of a title only what may be
 * told. Rejects as the study client does; a name that can't be had stays as it is.
 */
export function createNamedReservations({ study, buildings, apart }: NamedOptions): Reserving {
  /** The names of a course, in each language in which it was read. */
  const namesOf = (code: RealizationCode): readonly string[] =>
    LANGUAGES.flatMap((language) => {
      const kept = study.realizationKept(code, language);
      if (kept === undefined || kept === 'absent') return [];
      const { name, names = {} } = kept.value;
      return [name, ...Object.values(names)];
    });
  const titleOf = (one: Reservation): string | undefined =>
    lessonTitle(
      one,
      one.courses.flatMap((code) => [code, ...namesOf(code)]),
    );
  const inLanguage = (room: ReservedRoom, language: Language): ReservedRoom => {
    const { building } = room;
    const name = building?.id === undefined ? undefined : buildings.nameOf(building.id, language);
    return name === undefined ? room : { ...room, building: { ...building, name } };
  };
  const named = (
    read: Found<ReservationsRead>,
    of: ReservedFor,
    language: Language,
  ): Found<ReservationsRead> => {
    const found = read.value.found.map((one) => ({
      ...one,
      title: isOfPlace(of) ? one.title : titleOf(one),
      rooms: one.rooms.map((room) => inLanguage(room, language)),
    }));
    return { ...read, value: { ...read.value, found } };
  };
  /** Has the names read in which subjects are written, of courses whose lessons have a title of their own. */
  const learnNames = async ({ found }: ReservationsRead, language: Language): Promise<void> => {
    if (language === WRITTEN_IN) return;
    const codes = new Set(
      found.filter((one) => titleOf(one) !== undefined).flatMap(({ courses }) => courses),
    );
    const asked = [...codes].slice(0, MOST_ASKED);
    const read = () => Promise.allSettled(asked.map((code) => study.realization(code, WRITTEN_IN)));
    if (asked.length > 0) await withTimeout(apart(read), PATIENCE);
  };
  const readOne = async (id: BuildingId, language: Language): Promise<void> => {
    buildings.learn((await study.building(id, language)).value, language);
  };
  const learnBuildings = async ({ found }: ReservationsRead, language: Language): Promise<void> => {
    const ids = new Set(found.flatMap(({ rooms }) => rooms.flatMap(({ building }) => building?.id ?? [])));
    const unnamed = () => [...ids].filter((id) => buildings.nameOf(id, language) === undefined);
    if (unnamed().length > 0) await buildings.ready(PATIENCE);
    // Where no list tells, the building itself does.
    const asked = unnamed().flatMap((id) => parseBuildingId(id) ?? []);
    if (language === WRITTEN_IN || asked.length === 0) return;
    const reading = apart(() =>
      Promise.allSettled(asked.slice(0, MOST_BUILDINGS).map((id) => readOne(id, language))),
    );
    await withTimeout(reading, PATIENCE);
  };
  return {
    reservations: async (of, days, language, need) => {
      const read = await study.reservations(of, days, language, need);
      // A place is asked for by who knows it.
      if (!isOfPlace(of))
        await Promise.all([learnNames(read.value, language), learnBuildings(read.value, language)]);
      return named(read, of, language);
    },
    reservationsAtHand: (of, days, language) => {
      const read = study.reservationsAtHand(of, days, language);
      return read && named(read, of, language);
    },
  };
}

/** Beside a place a title names the course. */
const isOfPlace = (of: ReservedFor): boolean => 'building' in of || 'rooms' in of;
