import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import type { SeenBuilding } from '../../src/store/store.ts';
import type { BuildingId } from '../../src/study-client/model.ts';
import type { ListedBuilding } from '../../src/workspace/buildings.ts';
import { type Buildings, createBuildings } from '../../src/workspace/buildings.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { small } from '../fixtures/buildings.ts';
import { HOUR, MINUTE, NOW } from '../fixtures/reader.ts';

const idOf = (text: string): BuildingId => text as BuildingId;
const listed = (id: string, more: Partial<ListedBuilding> = {}): ListedBuilding => ({
  id: idOf(id),
  names: {},
  aliases: [],
  hide: [],
  ...more,
});
const named = (id: string, fi: string, code?: string): ListedBuilding =>
  listed(id, { names: { fi }, ...(code === undefined ? {} : { code }) });

const DIRECTORY = [
  listed('78025', {
    code: 'KM',
    names: { fi: 'Karamalmin kampus', sv: 'Karamalms campus', en: 'Karamalmi Campus' },
    aliases: ['Espoo'],
  }),
  named('78031', 'Satamarannan kampus', 'SR'),
  named('78044', 'Harjun talo', 'HT'),
  named('1', 'Myllypuro', 'MP'),
  named('2', 'Arabia'),
  named('3', 'Pitäjänmäki'),
  named('4', 'Lahti'),
  named('5', 'Itäkeskus'),
  named('6', 'Vantaa', 'ON'),
  named('7', 'Töölö'),
  named('8', 'Old Main Building'),
  named('9', 'Karelin'),
];

/** Buildings over a store of their own, or a shared one. */
function open(
  directory: readonly ListedBuilding[] = DIRECTORY,
  store = createMemoryStore(),
  clock = { at: NOW },
) {
  const problems: unknown[] = [];
  const puts: SeenBuilding[] = [];
  const seen = {
    put: async (all: readonly SeenBuilding[]) => {
      puts.push(...all);
      await store.seenBuildings.put(all);
    },
    all: () => store.seenBuildings.all(),
  };
  const buildings = createBuildings({
    directory,
    store: { seenBuildings: seen },
    now: () => clock.at,
    background: (work) => work().catch((error) => problems.push(error)),
  });
  return { buildings, store, clock, puts, problems };
}

const found = async (buildings: Buildings, typed: string): Promise<unknown> => {
  const sought = await buildings.find(typed);
  return 'id' in sought ? sought.id : undefined;
};

describe('a building is found', () => {
  const { buildings } = open();

  test.each([
    ...[
      '78025',
      ' 78025 ',
      '78025:ssä',
      'KM',
      'km',
      ' km ',
      'KM:n',
      'Karamalmin kampus',
      'KARAMALMIN  KAMPUS',
    ],
    ...['Karamalms campus', 'karamalmi campus', 'espoo', 'Karamalmi', 'Karamalm', 'Ｋａｒａｍａｌｍｉ'],
    ...[
      'Karamalmin',
      'Karamalmilla',
      'Karamalmille',
      'Karamalmilta',
      'Karamalmissa',
      'Karamalmiin',
      'Karamalms',
    ],
    ...[
      'Karamalmilla’',
      'Karamalmin kampuksella',
      'Karamalmin kampuksen',
      'Karamalmillako',
      'Espoossa',
      'Espooseen',
    ],
  ])('by %j', async (typed) => {
    expect(await found(buildings, typed)).toBe('78025');
  });

  test.each([
    ['78031', 'Satamaranta Satamarannassa Satamarantaan Satamarannan satamarannalla'],
    ['78044', 'Harju Harjussa Harjun HT'],
    ['1', 'Myllypuro Myllypurossa Myllypuron Myllypuroon myllypuros'],
    ['2', 'Arabia Arabiassa Arabian Arabiaan Arabias arabiasta'],
    ['3', 'Pitäjänmäki Pitäjänmäellä pitajanmaki pitäjänmäen'],
    ['4', 'Lahti Lahdessa Lahden Lahteen lahdesta'],
    ['5', 'Itäkeskus Itäkeskuksessa itakeskuksen'],
    ['6', 'Vantaa Vantaalla Vantaan Vantaaseen'],
    ['7', 'Töölö toolo Töölössä Töölöön'],
    ['9', 'Karelin Karelinissa Karelinin'],
  ])('%s by each of %s', async (id, forms) => {
    for (const form of forms.split(' ')) expect([form, await found(buildings, form)]).toEqual([form, id]);
  });

  test.each([
    'Kara',
    'Pasila',
    '',
    ' ',
    '__proto__',
    'constructor',
    'kampus',
    'talo',
    '../99999',
    '78025/1',
    '🏫',
  ])('not by %j', async (typed) => {
    expect(await found(buildings, typed)).toBeUndefined();
  });

  test.each(['99999', 'KM2', 'x-1'])('by what can be an id, known or not: %s', async (typed) => {
    expect(await found(buildings, typed)).toBe(typed);
  });

  it('by nothing that several are called: those are offered', async () => {
    const { buildings: two } = open([
      named('1', 'Harjun talo'),
      named('2', 'Harjun kampus'),
      named('3', 'Arabia'),
    ]);
    expect(await two.find('Harju')).toEqual({
      called: [expect.objectContaining({ id: '1' }), expect.objectContaining({ id: '2' })],
    });
    expect(await found(two, 'Harjun kampuksella')).toBe('2');
  });

  it('by its whole name, however it is written', { tags: 'property' }, async () => {
    const mixed = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
    const known = DIRECTORY.flatMap(({ id, names }) => Object.values(names).map((name) => ({ id, name })));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...known), mixed, fc.boolean(), async ({ id, name }, upper, bare) => {
        const cased = [...name]
          .map((one, at) => (upper[at] ? one.toUpperCase() : one.toLowerCase()))
          .join('');
        const typed = bare ? cased.normalize('NFD').replace(/\p{M}/gu, '') : cased;
        expect(await found(buildings, ` ${typed} `)).toBe(id);
      }),
    );
  });
});

describe('in a question a building is found', () => {
  const { buildings } = open();

  test.each<[string, string, string[]]>([
    ['mitä tiloja Karamalmilla on', '78025', ['Karamalmilla']],
    ['mitä tiloja Karamalmin kampuksella on', '78025', ['Karamalmin', 'kampuksella']],
    ['which rooms does the Karamalmi campus have', '78025', ['Karamalmi', 'campus']],
    ['vilka rum finns det i Arabia', '2', ['Arabia']],
    ['rooms in the old main building', '8', ['old', 'main', 'building']],
    ['KM rooms', '78025', ['KM']],
    ['km rooms', '78025', ['km']],
    ['is ht free', '78044', ['ht']],
    ['mp-rakennuksen tilat', '1', ['mp-rakennuksen']],
    ['HT n tilat', '78044', ['HT']],
  ])('%s', async (text, id, words) => {
    expect(await buildings.findAmong(text.split(' '))).toEqual({ id, words });
  });

  test.each(['mitä on', 'ON tilat', 'which rooms are free', 'talon tilat', 'building', ''])(
    'not in: %s',
    async (text) => {
      expect(await buildings.findAmong(text.split(' '))).toBeUndefined();
    },
  );

  it('never by ordinary words, for any name', async () => {
    const { buildings: odd } = open([listed('1', { aliases: ['which', 'tiloja'] })]);
    expect(await odd.findAmong(['which', 'rooms'])).toBeUndefined();
    expect(await found(odd, 'which')).toBe('1');
  });

  it('never as one of two', async () => {
    const sought = await buildings.findAmong(['Arabiassa', 'tai', 'Myllypurossa']);
    expect(sought).toMatchObject({
      called: [{ id: '1' }, { id: '2' }],
      words: ['Arabiassa', 'Myllypurossa'],
    });
  });
});

describe('the nearest', () => {
  const { buildings } = open();
  const near = async (typed: string) => (await buildings.nearest(typed)).map(({ id }) => id);

  test.each<[string, string[]]>([
    ['Karamlmi', ['78025']],
    ['karamlmilla', ['78025']],
    ['Mylypuro', ['1']],
    ['myl', ['1']],
    ['KMM', ['78025']],
    ['78026', ['78025']],
    ['main', ['8']],
    ['Pasila', []],
    ['x', []],
    ['', []],
    ['library', []],
  ])('to %j are %j', async (typed, ids) => {
    expect(await near(typed)).toEqual(ids);
  });

  it('are at most five, and find offers them', async () => {
    const { buildings: many } = open(
      Array.from({ length: 9 }, (_, at) => named(`${at}`, `Talo-${'abcdefghi'[at]}x`)),
    );
    expect(await many.nearest('Talo ax')).toHaveLength(5);
    expect(await many.find('Talo zx')).toEqual({ nearest: await many.nearest('Talo zx') });
  });

  it('to a name with one letter left out, doubled or swapped hold the building', {
    tags: 'property',
  }, async () => {
    const known = DIRECTORY.flatMap(({ id, names }) =>
      Object.values(names).flatMap((name) => (name.length > 5 ? [{ id, name }] : [])),
    );
    const slips = fc.record({
      one: fc.constantFrom(...known),
      at: fc.nat(30),
      how: fc.constantFrom('out', 'twice', 'swap'),
    });
    await fc.assert(
      fc.asyncProperty(slips, async ({ one: { id, name }, at: place, how }) => {
        const at = place % (name.length - 1);
        const [before, letter = '', next = '', after] = [
          name.slice(0, at),
          name[at],
          name[at + 1],
          name.slice(at + 2),
        ];
        const slip = { out: next, twice: letter + letter + next, swap: next + letter }[how];
        const sought = await buildings.find(`${before}${slip}${after}`);
        const ids =
          'id' in sought
            ? [sought.id]
            : ('called' in sought ? sought.called : sought.nearest).map((each) => each.id);
        expect(ids).toContain(id);
      }),
    );
  });

  it('take no time over anything', { tags: 'property' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (typed) => {
        await buildings.nearest(typed);
        await buildings.find(typed);
        await buildings.findAmong(typed.split(' '));
      }),
    );
    expect(await buildings.find('\u0301'.repeat(100_000))).toEqual({ nearest: [] });
  });
});

describe('what is learned', () => {
  const learn = (buildings: Buildings, language: Language = 'en', more: Partial<typeof small> = {}) =>
    buildings.learn({ ...small, ...more }, language);

  it('is known at once, and to other replicas within a minute', async () => {
    const one = open([]);
    const other = open([], one.store, one.clock);
    expect(await found(other.buildings, 'Karamalmi')).toBeUndefined();
    learn(one.buildings);
    expect(await found(one.buildings, 'Karamalmi')).toBe(small.id);
    await one.buildings.settled();
    one.clock.at += MINUTE - 1;
    expect(await found(other.buildings, 'km')).toBeUndefined();
    one.clock.at += 1;
    expect(await found(other.buildings, 'km')).toBe(small.id);
  });

  it('is known by the names of every language in which it was found', async () => {
    const { buildings } = open([]);
    learn(buildings, 'fi', { name: 'Karamalmin kampus' });
    learn(buildings, 'sv', { name: 'Östra huset' });
    for (const typed of ['karamalmilla', 'östra']) expect(await found(buildings, typed)).toBe(small.id);
    expect(await buildings.all()).toMatchObject([{ names: { fi: 'Karamalmin kampus', sv: 'Östra huset' } }]);
  });

  it('is written once an hour, or where it is new', async () => {
    const { buildings, puts, clock } = open([]);
    learn(buildings);
    learn(buildings);
    expect(puts).toHaveLength(1);
    learn(buildings, 'fi');
    learn(buildings, 'fi', { name: 'Karamalmi II' });
    expect(puts).toHaveLength(3);
    clock.at += HOUR - 1;
    learn(buildings, 'fi', { name: 'Karamalmi II' });
    expect(puts).toHaveLength(3);
    clock.at += 1;
    learn(buildings, 'fi', { name: 'Karamalmi II' });
    expect(puts).toHaveLength(4);
  });

  it('is not written again by a process that has read it', async () => {
    const one = open([]);
    learn(one.buildings);
    await one.buildings.settled();
    const other = open([], one.store, one.clock);
    await other.buildings.all();
    learn(other.buildings);
    expect(other.puts).toEqual([]);
  });

  it('is only what names it: no number, no id, no endless name', async () => {
    const { buildings, puts } = open([]);
    learn(buildings, 'en', { id: idOf('9'), code: '90001', name: '90001' });
    learn(buildings, 'en', { id: idOf('B7'), code: undefined, name: 'B7' });
    learn(buildings, 'en', { id: idOf('8'), code: 'AB', name: 'AB' });
    learn(buildings, 'en', { id: idOf('7'), code: 'C'.repeat(101), name: 'x'.repeat(101) });
    expect(puts.map(({ code, names }) => [code, names])).toEqual([
      [undefined, {}],
      [undefined, {}],
      ['AB', {}],
      [undefined, {}],
    ]);
    expect(await found(buildings, '90001')).toBe('90001');
  });

  it('stands behind what the directory says', async () => {
    const { buildings } = open([listed(small.id, { code: 'KX', names: { en: 'The Campus' } })]);
    learn(buildings, 'en');
    learn(buildings, 'fi', { name: 'Kampus' });
    expect(await buildings.all()).toEqual([
      { id: small.id, code: 'KX', names: { en: 'The Campus', fi: 'Kampus' }, aliases: [] },
    ]);
  });

  it('is not more than there is place for', async () => {
    const { buildings, puts } = open([]);
    for (let at = 0; at < 600; at += 1)
      learn(buildings, 'en', { id: idOf(`${at}`), name: `House ${at} of it` });
    expect(puts).toHaveLength(500);
    learn(buildings, 'en', { id: idOf('1'), name: 'Renamed' });
    expect(puts).toHaveLength(501);
    expect(await found(buildings, 'renamed')).toBe('1');
  });
});

describe('a store that fails', () => {
  it('costs what it would have told, and nothing else', async () => {
    const clock = { at: NOW };
    let fails = true;
    let reads = 0;
    const store = createMemoryStore();
    const problems: unknown[] = [];
    const guarded = async <T>(work: () => Promise<T>): Promise<T> =>
      fails ? Promise.reject(new Error('gone')) : work();
    const buildings = createBuildings({
      directory: DIRECTORY,
      now: () => clock.at,
      background: (work) => work().catch((error) => problems.push(error)),
      store: {
        seenBuildings: {
          put: (all) => guarded(() => store.seenBuildings.put(all)),
          all: () => {
            reads += 1;
            return guarded(() => store.seenBuildings.all());
          },
        },
      },
    });
    expect(await found(buildings, 'arabia')).toBe('2');
    buildings.learn({ ...small, id: idOf('77'), code: 'ZZ', name: 'Annex' }, 'en');
    await buildings.settled();
    expect(await found(buildings, 'annex')).toBe('77');
    expect([reads, problems.length]).toEqual([1, 2]);
    // Kept at the next look-up, though it brings nothing new.
    fails = false;
    buildings.learn({ ...small, id: idOf('77'), code: 'ZZ', name: 'Annex' }, 'en');
    await buildings.settled();
    expect(await store.seenBuildings.all()).toMatchObject([{ id: '77', code: 'ZZ', names: { en: 'Annex' } }]);
  });
});

describe('a building is shown', () => {
  const { buildings } = open([
    listed(small.id, { names: { fi: 'Kampus' }, hide: ['kmd10', 'Lobby', 'KMD9'] }),
  ]);

  it('without the rooms that the directory hides, by code or name', () => {
    expect(buildings.shown(small, 'en').rooms.map(({ name }) => name)).toEqual([
      'KMD2 – Auditorium',
      'Chemistry',
    ]);
  });

  it('under the directory’s name in the language, else under its own', () => {
    expect((['en', 'fi'] as const).map((language) => buildings.shown(small, language).name)).toEqual([
      'Karamalmi',
      'Kampus',
    ]);
    expect(buildings.shown(small, 'en').code).toBe('KM');
    const other = { ...small, id: idOf('5') };
    expect(buildings.shown(other, 'fi')).toBe(other);
  });
});
