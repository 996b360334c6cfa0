/** The organization that a payload names may be the actor's: it gives no remembered workspace the app. */
import { expect, test } from 'vitest';
import { createWhereabouts, type Whereabouts } from '../../src/installation/whereabouts.ts';
import type { PayloadSource } from '../../src/slack/payload.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';

const [OWN, KEPT, STRANGER, ORG] = ['T0OWN00001', 'T0KEPT0001', 'T0STRANGER', 'E0GRID0001'];
const MESSAGE: PayloadSource = {
  installed: OWN,
  named: undefined,
  perhaps: [],
  enterprise: undefined,
  conversation: 'C0SHARED01',
  user: 'U0SAM00001',
};
const PRESS: PayloadSource = { ...MESSAGE, installed: undefined, named: STRANGER, enterprise: ORG };

async function triedOf(whereabouts: Whereabouts, source: PayloadSource) {
  const tried = [];
  for await (const one of whereabouts.of(source)) tried.push(one);
  return tried;
}

test('only the workspace that stands beside the organization is tried with it', async () => {
  const store = createMemoryStore();
  await store.channels.change({ workspace: KEPT, channel: 'C0SHARED01' }, { linked: 'TX1' });
  const whereabouts = createWhereabouts(store);
  whereabouts.remember(MESSAGE);
  const tried = await triedOf(whereabouts, PRESS);
  expect(tried.map(({ team, enterprise }) => [team, enterprise])).toEqual([
    [STRANGER, undefined],
    [OWN, undefined],
    [OWN, undefined],
    [KEPT, undefined],
    [STRANGER, ORG],
  ]);
});

test('where a payload names no workspace, the organization counts for those of the view and the actor', async () => {
  const whereabouts = createWhereabouts(createMemoryStore());
  const source = { ...PRESS, named: undefined, perhaps: ['T0VIEW0001', STRANGER] };
  expect(await triedOf(whereabouts, source)).toEqual([
    { team: 'T0VIEW0001', enterprise: ORG },
    { team: STRANGER, enterprise: ORG },
  ]);
});
