import type { SampleBuilding, SampleSpace } from './shape.ts';

/** Room categories as seen in practice, with the seats of such rooms. */
const CATEGORIES = [
  { label: 'Teorialuokka', seats: [24, 30, 36, 40, 48, 60] },
  { label: 'Työtila', seats: [0, 2, 4, 12] },
  { label: 'Ryhmätyötila', seats: [4, 6, 8, 10] },
  { label: 'Teorialuokka', seats: [40, 72, 120] },
  { label: 'Digitila', seats: [20, 24, 30] },
  { label: 'Medialaboratorio', seats: [12, 16, 20] },
  { label: 'Ryhmätyötila', seats: [6, 0] },
  { label: 'Varasto', seats: [0] },
  { label: 'Aula', seats: [0, 150] },
] as const;

const EMPTY = { description: '', places: 0, staff: 0, students: 0, size: 0, organisationUnitId: 0 };

function space(fields: Partial<SampleSpace> & Pick<SampleSpace, 'id'>): SampleSpace {
  return { type: 'room', code: '', name: '', resourceType: '', ...EMPTY, ...fields };
}

/** One room of a row. Its number decides its category and seats, so every start gives the same rooms. */
function room(id: number, code: string, index: number): SampleSpace {
  const category = CATEGORIES[(index * 7 + Math.floor(index / 9)) % CATEGORIES.length] ?? CATEGORIES[0];
  const places = category.seats[index % category.seats.length] ?? 0;
  const size = places > 0 ? Math.round(places * 2.2) + 6 : 0;
  return space({
    id: String(id),
    code,
    name: `${code} ${category.label}`,
    resourceType: category.label,
    places,
    students: places,
    size,
  });
}

/** Rooms of a wing, floor by floor: `SRA215` is wing A, floor 2, door 15. */
function wing(firstId: number, prefix: string, floors: number, doors: number): SampleSpace[] {
  return Array.from({ length: floors * doors }, (_, index) => {
    const floor = Math.floor(index / doors) + 1;
    const door = String((index % doors) + 1).padStart(2, '0');
    return room(firstId + index, `${prefix}${floor}${door}`, index);
  });
}

/** A room that can be divided, and its parts: each can be reserved for itself. @param seats of each part */
function divided(firstId: number, code: string, seats: readonly number[]): SampleSpace[] {
  const parts = seats.map((places, index) => ({ code: `${code}.${index + 1}`, places }));
  const whole = { code, places: seats.reduce((sum, one) => sum + one, 0) };
  return [whole, ...parts].map((one, index) =>
    space({
      ...one,
      id: String(firstId + index),
      name: `${one.code} Teorialuokka`,
      resourceType: 'Teorialuokka',
    }),
  );
}

/** Resources other than rooms that a reservation system holds, and incomplete entries. */
function oddments(firstId: number, building: string): SampleSpace[] {
  const id = (offset: number): string => String(firstId + offset);
  return [
    space({
      id: id(0),
      type: 'equipment',
      code: `${building}-VT1`,
      name: 'Videotykki 1',
      resourceType: 'Laite',
    }),
    space({
      id: id(1),
      type: 'vehicle',
      code: 'PAKU',
      name: 'Pakettiauto',
      resourceType: 'Ajoneuvo',
      places: 3,
    }),
    space({ id: id(2), code: `${building}B004`, name: '', resourceType: 'Varasto' }),
    space({
      id: id(3),
      name: 'Kahvila',
      resourceType: 'Aula',
      places: 80,
      description: 'Avoinna arkisin 8–15',
    }),
    space({
      id: id(4),
      code: `${building}A1-13`,
      name: 'Hiljainen <työ>tila & kirjasto',
      resourceType: '',
      places: 18,
    }),
  ];
}

function karamalmi(): SampleBuilding {
  return {
    building: space({
      id: '78025',
      type: 'building',
      code: 'KM',
      name: 'Karamalmin kampus',
      resourceType: 'Kampus',
      size: 14800,
    }),
    resources: [
      space({
        id: '801',
        code: 'KMD558',
        name: 'KMD558 Teorialuokka',
        resourceType: 'Teorialuokka',
        places: 42,
        students: 42,
        size: 98,
      }),
      // One laboratory is large, for `/rooms Karamalmi 40+ lab` to find.
      ...wing(802, 'KMC', 3, 12).map((each) =>
        each.code === 'KMC312' ? { ...each, places: 48, students: 48, size: 112 } : each,
      ),
      ...oddments(860, 'KM'),
    ],
  };
}

/** The large building: more rooms than a message or a select could ever hold. */
function satamaranta(): SampleBuilding {
  return {
    building: space({
      id: '78031',
      type: 'building',
      code: 'SR',
      name: 'Satamarannan kampus',
      resourceType: 'Kampus',
      size: 52300,
    }),
    resources: [
      ...wing(1000, 'SRA', 5, 18),
      ...wing(1100, 'SRB', 4, 20),
      ...wing(1200, 'SRC', 3, 20),
      ...divided(1280, 'SRC401', [40, 24]),
      ...oddments(1300, 'SR'),
    ],
  };
}

function harju(): SampleBuilding {
  const named = ['Konserttisali', 'Studio 1', 'Studio 2', 'Harjoitushuone', 'Kuorosali', 'Äänitarkkaamo'];
  return {
    building: space({
      id: '78044',
      type: 'building',
      code: 'HT',
      name: 'Harjun talo',
      resourceType: 'Rakennus',
    }),
    resources: named.map((name, index) =>
      space({
        id: String(1500 + index),
        code: `P${419 + index}`,
        name,
        resourceType: index === 0 ? 'Aula' : 'Medialaboratorio',
        places: [220, 8, 6, 0, 45, 0][index] ?? 0,
      }),
    ),
  };
}

/** A building that is closed but still listed, as upstream, and one without a name. */
function closedAndNameless(): SampleBuilding[] {
  const closed = 'Vanha kirjapaino (ei käytössä)';
  return [
    {
      building: space({ id: '78052', type: 'building', code: 'VK', name: closed, resourceType: 'Rakennus' }),
      resources: wing(1600, 'VKA', 1, 3),
    },
    {
      building: space({ id: '78067', type: 'building', code: 'PJ', resourceType: 'Pihasauna' }),
      resources: wing(1700, 'PJ', 1, 1),
    },
  ];
}

/**
 * The buildings of the sample study API: 78025 (KM), 78031 (SR, 230+ rooms), 78044 (HT), and two that a list of buildings
 * must cope with: 78052 (VK, closed) and 78067 (PJ, nameless).
 */
export const BUILDINGS: readonly SampleBuilding[] = [
  karamalmi(),
  satamaranta(),
  harju(),
  ...closedAndNameless(),
];
