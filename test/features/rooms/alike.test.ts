/** A question and a command with the same words give the same rooms. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ask } from '../../../src/ask/feature.ts';
import { readQuestion } from '../../../src/ask/question.ts';
import { NotFound } from '../../../src/errors.ts';
import { rooms } from '../../../src/features/rooms/handlers.ts';
import { roomsOrCourseQuestion } from '../../../src/features/rooms/question.ts';
import type { BuildingId, StudyClient } from '../../../src/study-client/model.ts';
import { createBuildings } from '../../../src/workspace/buildings.ts';
import { createMemoryStore } from '../../fakes/memory-store.ts';
import { medium, small } from '../../fixtures/buildings.ts';
import { NOT_RESERVED } from '../../fixtures/no-study.ts';
import { fresh, NOW, readerIn } from '../../fixtures/reader.ts';
import { runs } from '../../fixtures/runs.ts';
import { readBy } from '../reading.ts';

const place = { workspace: 'T1', user: 'U1', conversation: 'C1' };
const all = [small, { ...medium, id: '78044' as BuildingId, code: 'HT', name: 'Harju House' }];
const NAMES = [
  { en: 'Karamalmi', fi: 'Karamalmi', sv: 'Karamalm' },
  { en: 'Harju House', fi: 'Harjun talo', sv: 'Harju hus' },
];
const directory = all.map(({ id, code }, at) => ({
  ...{ id, code, names: NAMES[at] ?? {}, aliases: [], hide: [] },
}));
const study = {
  building: async (id: BuildingId) => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new NotFound('building', id);
    return fresh(found);
  },
} as unknown as StudyClient;
const feature = rooms({
  ...NOT_RESERVED,
  study,
  buildings: createBuildings({ directory, store: createMemoryStore(), now: () => NOW }),
});

/** The lines of the answer that name rooms, or buildings to choose from. */
async function linesOf(ask: Ask | undefined): Promise<string[]> {
  const card = await ask?.card(readerIn('en'), place);
  return Array.from((card?.text ?? '').matchAll(/^• (.*)$/gm), ([, line = '']) => line);
}

const BUILDINGS = ['', '78025', 'KM', 'HT', 'KM HT', 'all buildings'];
const SEATS = [
  '',
  '40+',
  '≥24',
  'at least 40 seats',
  '40-60',
  '<30',
  'vähintään 30 paikkaa',
  'minst 30 platser',
];
const KINDS = [
  '',
  'computer',
  'datorsalar',
  'atk',
  'lab',
  'laboratorio',
  'studio',
  'group',
  'auditorium',
  'KMD10',
];
const WHEN = ['', 'free', 'vapaa nyt', 'ledig', 'free tomorrow at 10'];
const ORDERS = ['', 'biggest', 'sort:seats', 'smallest'];
const one = (words: readonly string[]) => fc.constantFrom(...words);

test('a question and a command with the same words give the same rooms', { tags: 'property' }, async () => {
  const [command] = feature.commands;
  await fc.assert(
    fc.asyncProperty(
      one(BUILDINGS),
      one(SEATS),
      one(KINDS),
      one(WHEN),
      one(ORDERS),
      async (building, seats, kind, when, order) => {
        const typed = [building, seats, kind, when, order].filter((word) => word !== '').join(' ');
        fc.pre(typed !== '');
        const asked = await readBy(feature.intents, 'rooms', `rooms ${typed}`);
        expect(await linesOf(asked), typed).toEqual(await linesOf(command?.parse(typed)));
      },
    ),
    { numRuns: 600 },
  );
});

/** Kinds of rooms as people ask for them, and buildings with what stands around their names, by language. */
const SAID = {
  en: {
    kinds: [
      'lab',
      'labs',
      'laboratory',
      'lecture hall',
      'lecture halls',
      'auditorium',
      'auditoriums',
      'group room',
    ],
    buildings: [
      ['78025', 'in 78025', 'Karamalmi', 'in karamalmi', 'KM', 'at KM'],
      ['78044', 'building HT', 'Harju House', 'in Harju House', 'in harju'],
    ],
    orders: ['', 'biggest', 'smallest'],
  },
  fi: {
    kinds: [
      'labra',
      'labroja',
      'laboratorio',
      'laboratoriota',
      'auditorio',
      'auditoriot',
      'ryhmähuoneet',
      'luentosalit',
    ],
    buildings: [
      ['78025', 'rakennuksessa 78025', 'karamalmi', 'Karamalmilla', 'karamalmin', 'KM:ssä'],
      ['78044', 'Harjun talo', 'harjun talossa', 'Harjussa', 'HT:n'],
    ],
    orders: ['', 'suurin', 'pienin'],
  },
  sv: {
    kinds: [
      'labb',
      'labben',
      'laboratorium',
      'laboratoriet',
      'hörsalar',
      'auditoriet',
      'auditorier',
      'grupprum',
    ],
    buildings: [
      ['78025', 'i byggnad 78025', 'Karamalm', 'i karamalm', 'KM'],
      ['78044', 'i Harju hus', 'harju', 'i HT'],
    ],
    orders: ['', 'största', 'minsta'],
  },
} as const;

test('a kind of rooms in a building is read alike by both, in any order of words and in any form', {
  tags: 'property',
}, async () => {
  const [command] = feature.commands;
  const asks = fc.constantFrom(...Object.values(SAID)).chain(({ kinds, buildings, orders }) =>
    fc.record({
      kind: one(kinds),
      building: fc
        .constantFrom<readonly string[]>(...buildings)
        .chain((forms) => fc.record({ id: fc.constant(forms[0] ?? ''), form: one(forms) })),
      order: one(orders),
      isKindFirst: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(asks, async ({ kind, building, order, isKindFirst }) => {
      const words = isKindFirst ? [order, kind, building.form] : [building.form, order, kind];
      const typed = words.filter((word) => word !== '').join(' ');
      const byCommand = await linesOf(command?.parse(typed));
      const question = roomsOrCourseQuestion(readQuestion(typed));
      expect(byCommand, typed).not.toEqual([]);
      expect(byCommand, typed).toEqual(await linesOf(command?.parse(`${building.id} ${order} ${kind}`)));
      expect(byCommand, typed).toEqual(await linesOf(question && feature.revive(question)));
    }),
    { numRuns: runs(1000) },
  );
});
