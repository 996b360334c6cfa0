import { expect, it } from 'vitest';
import { type Ask, reviveAsk } from '../../../src/ask/feature.ts';
import { NotFound } from '../../../src/errors.ts';
import { rooms } from '../../../src/features/rooms/handlers.ts';
import { texts } from '../../../src/i18n/index.ts';
import { createLog } from '../../../src/ops/log.ts';
import { createAnswers, createRefreshes } from '../../../src/slack/answer.ts';
import { shareButtons } from '../../../src/slack/private-answers.ts';
import type { BuildingId, StudyClient } from '../../../src/study-client/model.ts';
import { createBuildings } from '../../../src/workspace/buildings.ts';
import { createMemoryStore } from '../../fakes/memory-store.ts';
import { large } from '../../fixtures/buildings.ts';
import { buttonsIn } from '../../fixtures/buttons.ts';
import { NOT_RESERVED } from '../../fixtures/no-study.ts';
import { DAY, fresh, NOW, readerIn } from '../../fixtures/reader.ts';
import { readBy } from '../reading.ts';

const study = { building: async () => fresh(large) } as unknown as StudyClient;
const place = { workspace: 'T1', user: 'U1', conversation: 'C1' };
const answers = createAnswers({
  links: {},
  now: () => 0,
  zone: 'Europe/Helsinki',
  log: createLog('silent'),
  metrics: { earlyAnswerFailed: () => {} },
  languages: { cached: () => undefined, zoneAtHand: () => undefined },
  limits: { chargeOrThrow: () => {}, apart: (work) => work() },
  refreshes: createRefreshes(),
  requests: { begun: () => () => {}, rejected: () => '' },
  noteShown: () => {},
});

/** A process of its own: it has looked no building up. */
const process = () =>
  rooms({
    ...NOT_RESERVED,
    study,
    buildings: createBuildings({ directory: [], store: createMemoryStore(), now: () => NOW }),
  });
const elsewhere = () => [process()];

/** The page of a building's rooms that was asked for by the name, which had been learned before. */
async function byName(): Promise<{ named: Ask; read: () => Ask }> {
  const [command] = process().commands;
  if (!command) throw new Error('no command');
  await command.parse(large.id).card(readerIn('en'), place);
  const named = command.parse(`"${large.name}" mpa`);
  return { named, read: () => named };
}

it('turns pages by the id that a name stood for: the name is known to one process only', async () => {
  const { named } = await byName();
  const { buttons } = await named.card(readerIn('en'), place);
  const [turnPage] = elsewhere().flatMap(({ actions }) => actions);
  const turned = turnPage?.does === 'replace' ? turnPage.read(buttons[0]?.value) : undefined;
  expect(turned?.ask.request).toEqual({ building: large.id, filters: { words: ['mpa'] }, page: 1 });
  await expect(turned?.ask.card(readerIn('en'), place)).resolves.toMatchObject({
    request: turned?.ask.request,
  });
});

it('is shared by the id, too', async () => {
  const { named, read } = await byName();
  expect(named.request).toMatchObject({ building: large.name });
  const { ask } = await answers.find({ origin: { kind: 'command', place }, language: 'en', read });
  expect(ask?.request).toEqual({ building: large.id, filters: { words: ['mpa'] }, page: 0 });
  const [button] = shareButtons(ask, 'en');
  const { v } = JSON.parse(button?.value ?? '{}') as { v: { f: string; r: unknown } };
  const features = { list: elsewhere() } as unknown as Parameters<typeof reviveAsk>[0];
  const revived = reviveAsk(features, v.f, v.r);
  await expect(revived?.card(readerIn('en'), place)).resolves.toMatchObject({ request: v.r });
});

const listed = (id: string, code: string, en: string) => ({
  id: id as BuildingId,
  ...{ code, names: { en }, aliases: [], hide: [] },
});

/** What `/rooms` answers where two buildings are known by name: the text, and the labels of the buttons. */
async function answered(
  typed: string,
  building: StudyClient['building'] = study.building,
  aliases: string[] = [],
) {
  const both = [listed('78025', 'KM', 'Karamalmi'), listed('78044', 'HT', 'Harju House')];
  const directory = both.map((one) => ({ ...one, aliases }));
  const known = createBuildings({ directory, store: createMemoryStore(), now: () => NOW });
  const feature = rooms({ ...NOT_RESERVED, study: { building } as StudyClient, buildings: known });
  const [command] = feature.commands;
  const asks = /\b(?:rooms|tiloja|rum)\b/.test(typed);
  const ask = asks ? await readBy(feature.intents, 'rooms', typed) : command?.parse(typed);
  const card = await ask?.card(readerIn('en'), place);
  const all = [...(card ? buttonsIn(card.blocks) : []), ...(card?.buttons ?? [])];
  return { text: card?.text ?? '', buttons: all.map(({ text }) => text.text) };
}

const SEVERAL = texts('en').rooms.several;
const OF_78025 = { building: async (id: BuildingId) => fresh({ ...large, id }) };

it.each([
  ['KM HT', 'KM, HT'],
  ['KM Harju', 'KM, HT'],
  ['78025 and 78044 HT', 'KM, HT'],
  ['KM "Harju House" 40+', 'KM, HT'],
  ['KM HT 9999+', 'KM, HT'],
  ['rooms in 78025 and 78044', 'KM, HT'],
  ['rooms for 40 in buildings 78044, 78025', 'HT, KM'],
  ['rooms in building KM or HT', 'KM, HT'],
  ['rooms in Harju and Karamalmi', 'HT, KM'],
  ['rooms in 78025 or HT', 'KM, HT'],
])('the rooms of two buildings that are named stand together: %s', async (typed, both) => {
  const { text } = await answered(typed, OF_78025.building);
  expect(text).toContain('Rooms in 2 buildings');
  const [one = '', other = ''] = both.split(', ');
  expect([both, `${other}, ${one}`]).toContain(/^(\w+, \w+) ·/m.exec(text)?.[1]);
});

it.each(['KM', 'KM mpa', 'KM Karamalmi', 'KM nowhere', 'HT 40+'])(
  'a filter or the same building again is no other building: %s',
  async (typed) => {
    const { text } = await answered(typed, OF_78025.building);
    expect(text).not.toContain(SEVERAL);
    expect(text).toContain('Rooms in');
  },
);

it('an id is that building, also if another one is named so', async () => {
  const { text } = await answered('78025 Campus', OF_78025.building, ['Campus']);
  expect(text).not.toContain(SEVERAL);
  expect(text).toContain('Rooms in');
});

it.each(['rooms in 78025 and 558', 'rooms in building KM for IT', 'rooms in 78025, room 20052'])(
  'nor is a question’s other number or short word another building: %s',
  async (typed) => {
    expect((await answered(typed, OF_78025.building)).text).toContain('Rooms in');
  },
);

it.each([
  ['rooms in Otaniemi', 'Otaniemi'],
  ['Which rooms does ZZ have?', 'ZZ'],
  ['Mitä tiloja Otaniemessä on?', 'Otaniemessä'],
  ['ZZ rooms', 'ZZ'],
])('an unknown building that a question names is told: %s', async (typed, named) => {
  const { text, buttons } = await answered(typed, OF_78025.building);
  expect(text).toContain(`“${named}” is not a building I know`);
  expect(buttons.sort()).toEqual(['Harju House (HT)', 'Karamalmi (KM)']);
});

it.each(['Cosy rooms', 'rooms that are cosy', 'Vilka mysiga rum finns det?'])(
  'what is not written as a name is none: %s',
  async (typed) => expect((await answered(typed)).text).toContain('Which building?'),
);

it('the name of the same building again filters nothing', async () => {
  const { text } = await answered('KM Karamalmi', OF_78025.building);
  expect(text).toContain(`${large.rooms.length} rooms`);
  expect(text).not.toContain('filter');
});

it('a building that is gone is told by what was typed, too', async () => {
  const gone: StudyClient['building'] = async (id) => {
    throw new NotFound('building', id);
  };
  await expect(answered('KM', gone)).rejects.toMatchObject({ name: 'NotFound', id: 'KM (78025)' });
  await expect(answered('78025', gone)).rejects.toMatchObject({ name: 'NotFound', id: '78025' });
});

it('the card of all rooms is rendered twice and then kept, as it is asked for; what is one’s own is not', async () => {
  const found = fresh(large);
  const feature = rooms({
    ...NOT_RESERVED,
    study: { building: async () => found } as unknown as StudyClient,
    buildings: createBuildings({ directory: [], store: createMemoryStore(), now: () => NOW }),
  });
  const [command] = feature.commands;
  const cardOf = async (typed: string, reader = readerIn('en')) => {
    const ask = typed.startsWith('rooms ')
      ? await readBy(feature.intents, 'rooms', typed)
      : command?.parse(typed);
    return ask?.card(reader, place);
  };
  await cardOf('78031');
  const kept = await cardOf('78031');
  expect(kept?.isKept).toBe(true);
  for (const typed of ['78031', 'rooms in 78031', `rooms in ${large.name}`])
    expect(await cardOf(typed)).toBe(kept);
  for (const typed of ['78031 mpa', '78031 40+', 'rooms in 78031 with 40 seats']) {
    await cardOf(typed);
    const own = await cardOf(typed);
    expect(own?.isKept, typed).toBeUndefined();
    expect(own?.text, typed).not.toBe(kept?.text);
  }
  expect(await cardOf('78031', readerIn('fi'))).not.toBe(kept);
  expect(await cardOf('78031', readerIn('en', NOW + DAY))).not.toBe(kept);
});
