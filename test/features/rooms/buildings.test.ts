import { describe, expect, it, test } from 'vitest';
import { createBuildings } from '../../../src/features/rooms/buildings.ts';
import type { BuildingId } from '../../../src/study-client/model.ts';
import { small } from '../../fixtures/buildings.ts';

describe('before anything was looked up', () => {
  test.each([
    ['78025', '78025'],
    [' 78025 ', '78025'],
    ['78025:ssä', '78025'],
    ['KM2', 'KM2'],
    ['Karamalmi', undefined],
    ['', undefined],
    ['../78025', undefined],
    ['78025/../1', undefined],
    ['7%38025', undefined],
  ])('%j is %s', (typed, id) => {
    expect(createBuildings().idOf(typed)).toBe(id);
  });
});

describe('a building that was looked up', () => {
  const buildings = createBuildings();
  buildings.learn(small);

  test.each(['KM', 'km', ' km ', 'Karamalmi', 'KARAMALMI', 'karamalmi', 'Ｋａｒａｍａｌｍｉ', '78025'])(
    'answers to %j',
    (typed) => {
      expect(buildings.idOf(typed)).toBe(small.id);
    },
  );

  test.each(['Kara', 'Karamalmi 2', 'KMM', '__proto__', 'constructor'])('does not answer to %j', (typed) => {
    expect(buildings.idOf(typed)).not.toBe(small.id);
  });

  it('answers to names of several words, however they are spaced', () => {
    const house = createBuildings();
    house.learn({ ...small, name: 'Old  Main\u00A0Building' });
    expect(house.idOf('old main building')).toBe(small.id);
  });

  it('without a code or a name teaches nothing', () => {
    const house = createBuildings();
    house.learn({ ...small, code: undefined, name: ' ' });
    expect(house.idOf('')).toBeUndefined();
    expect(house.idOf(' ')).toBeUndefined();
  });

  it('never takes over the id of another building', () => {
    const house = createBuildings();
    house.learn({ ...small, id: '1' as BuildingId, code: '90001', name: '90001' });
    expect(house.idOf('90001')).toBe('90001');
  });

  it('is not guessed where another is called the same', () => {
    const houses = createBuildings();
    const other = { ...small, id: '90001' as BuildingId, code: 'KM2', name: 'Myllypuro' };
    houses.learn({ ...small, code: 'KM2' });
    houses.learn(other);
    for (const building of [{ ...small, code: 'KM2' }, other]) {
      houses.learn(building);
      expect(houses.idOf('KM2')).toBeUndefined();
      expect([houses.idOf('Karamalmi'), houses.idOf('Myllypuro')]).toEqual([small.id, other.id]);
    }
  });

  it('is forgotten rather than remembered without end', () => {
    const house = createBuildings();
    for (let at = 0; at < 5000; at += 1) {
      house.learn({
        ...small,
        id: String(at) as BuildingId,
        code: undefined,
        name: `House of letters ${at}`,
      });
    }
    const known = Array.from({ length: 5000 }, (_, at) => house.idOf(`house of letters ${at}`));
    expect(known.filter((id) => id !== undefined).length).toBeLessThanOrEqual(2000);
    expect(known[0]).toBe('0');
  });
});
