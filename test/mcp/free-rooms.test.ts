/** Assistants find rooms without a reservation, or learn that it is not known. */
import { expect, test } from 'vitest';
import { held, housing, NORTH, reserved } from '../fixtures/reserved-rooms.ts';
import { openScripted } from '../flows/harness.ts';
import { connect, textOf } from './clients.ts';

const rows = [
  held('1', ['2026-11-23T10:00', '2026-11-23T12:00'], reserved('C4')),
  held('2', ['2026-11-23T14:00', '2026-11-23T15:00'], reserved('B311')),
  held('3', ['x', ''], reserved('A1-13')),
];

async function found(given: object, extras = 'reservations') {
  const env = { MCP: '1', MCP_PUBLIC: '1', STUDY_API_EXTRAS: extras };
  const flow = await openScripted(housing([NORTH], rows), { env });
  const client = await connect(flow.url);
  return client.callTool({ name: 'find_rooms', arguments: { buildings: ['51000'], ...given } });
}

test('at a time: the smallest first, each with until when, and how many are not known', async () => {
  const got = await found({ at: '2026-11-23T10:30', until: '2026-11-23T12:00', minSeats: 12 });
  expect(got.structuredContent).toMatchObject({ bookings: 'known', unsure: 1, matching: 4 });
  const { rooms } = got.structuredContent as { rooms: { code: string; freeUntil?: string }[] };
  expect(rooms.map(({ code, freeUntil }) => [code, freeUntil])).toEqual([
    ['D5.1', undefined],
    ['D5.2', undefined],
    ['B311', '2026-11-23T14:00'],
    ['D5', undefined],
  ]);
  expect(textOf(got)).toContain('Monday 23 November 10:30–12:00');
  expect(JSON.stringify(got)).not.toContain('Secret');
});

test.each([
  ['without a time', {}, 'reservations'],
  ['without the extra', { at: '2026-11-23T10:30' }, 'off'],
])('%s all that match are listed, and bookings are unknown', async (_, given, extras) => {
  const got = await found(given, extras);
  expect(got.structuredContent).toMatchObject({ bookings: 'unknown', unsure: 0, matching: 7 });
});

test('one building is a list of one, and a time that ends before it begins is refused', async () => {
  const of = { buildings: undefined, building: '51000' };
  expect((await found(of)).structuredContent).toMatchObject({ buildings: [{ id: '51000' }], matching: 7 });
  const turned = await found({ at: '2026-11-23T12:00', until: '2026-11-23T10:30' });
  expect(turned.isError).toBe(true);
  expect(textOf(turned)).toContain('“2026-11-23T12:00 – 2026-11-23T10:30” ends before it begins');
});

test.each(['tomorrow', '2026-13-01T10:00', '2026-02-30T10:00', '2026-11-23T24:00'])(
  '“%s” is no time',
  async (at) => {
    expect((await found({ at })).isError).toBe(true);
  },
);
