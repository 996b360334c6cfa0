import { expect, it } from 'vitest';
import { rooms } from '../../../src/features/rooms/handlers.ts';
import type { Answering } from '../../../src/slack/account.ts';
import { answer } from '../../../src/slack/answer.ts';
import { type Ask, reviveAsk } from '../../../src/slack/feature.ts';
import { shareButtons } from '../../../src/slack/share.ts';
import type { StudyClient } from '../../../src/study-client/model.ts';
import { createBuildings } from '../../../src/workspace/buildings.ts';
import { createMemoryStore } from '../../fakes/memory-store.ts';
import { large } from '../../fixtures/buildings.ts';
import { fresh, NOW, readerIn } from '../../fixtures/reader.ts';

const study = { building: async () => fresh(large) } as unknown as StudyClient;
const place = { workspace: 'T1', user: 'U1', conversation: 'C1' };
const log = { info() {}, error() {} };
const metrics = { answered() {} };
const answering = {
  timing: { current: () => undefined },
  now: () => 0,
  zone: 'Europe/Helsinki',
  language: 'en',
  log,
  metrics,
} as unknown;

/** A process of its own: it has looked no building up. */
const process = () =>
  rooms(study, createBuildings({ directory: [], store: createMemoryStore(), now: () => NOW }));
const elsewhere = () => [process()];

/** The page of a building's rooms that was asked for by the name, which had been learned before. */
async function byName(): Promise<{ named: Ask; read: () => Ask }> {
  const [command] = process().commands;
  if (!command) throw new Error('no command');
  await command.read(large.id).card(readerIn('en'), place);
  const named = command.read(`"${large.name}" mpa`);
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
  const { ask } = await answer(answering as Answering, { kind: 'command', place }, 'en', read);
  expect(ask?.request).toEqual({ building: large.id, filters: { words: ['mpa'] }, page: 0 });
  const [button] = shareButtons(ask, 'en');
  const { v } = JSON.parse(button?.value ?? '{}') as { v: { f: string; r: unknown } };
  const features = { list: elsewhere() } as unknown as Parameters<typeof reviveAsk>[0];
  const revived = reviveAsk(features, v.f, v.r);
  await expect(revived?.card(readerIn('en'), place)).resolves.toMatchObject({ request: v.r });
});
