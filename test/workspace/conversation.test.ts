import { expect, test } from 'vitest';
import { createConversationContexts } from '../../src/workspace/history.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';

const DIRECT = { workspace: 'T0CAMPUS01', conversation: 'D0SAM00001', user: 'U0SAM00001' };

const open = () =>
  createConversationContexts({ store: createMemoryStore(), now: Date.now, background: (work) => work() });

const NOTHING = { offers: [], asks: false };
const FOLLOW = { id: 'follow.choose', value: '{"l":"en","v":{}}', label: 'Follow' };

test('a search stands beside the courses that were shown before it', async () => {
  const contexts = open();
  contexts.addShown(DIRECT, { shows: ['TX00EY23-3015'] });
  contexts.addShown(DIRECT, { search: '{"page":0}' });
  expect(await contexts.shown(DIRECT)).toEqual({
    ...{ codes: ['TX00EY23-3015'], isPart: false, rest: [], search: '{"page":0}', ...NOTHING },
  });
  contexts.addShown(DIRECT, { shows: ['IM00BR45-3003'] });
  expect(await contexts.shown(DIRECT)).toEqual({
    codes: ['IM00BR45-3003'],
    isPart: false,
    rest: [],
    search: undefined,
    ...NOTHING,
  });
});

test('what was asked stands beside the courses that answer it, and nothing of before', async () => {
  const contexts = open();
  contexts.addShown(DIRECT, { shows: ['TX00EY23-3015'], search: '{"page":0}' });
  contexts.addShown(DIRECT, { shows: ['IM00BR45-3003'], search: '{"page":1}', rest: ['IM00BR45-3004'] });
  expect(await contexts.shown(DIRECT)).toEqual({
    ...{ codes: ['IM00BR45-3003'], isPart: true, rest: ['IM00BR45-3004'], search: '{"page":1}', ...NOTHING },
  });
  contexts.addShown(DIRECT, { forgets: true, search: '{"page":2}' });
  expect(await contexts.shown(DIRECT)).toEqual({
    ...{ codes: [], isPart: false, rest: [], search: '{"page":2}', ...NOTHING },
  });
});

test.for(['{', '{x}', '{3015'])(
  'a code of the study API that looks like a search is none: %s',
  async (code) => {
    const contexts = open();
    contexts.addShown(DIRECT, { shows: [code, 'TX00EY23-3015'] });
    expect(await contexts.shown(DIRECT)).toEqual({
      ...{ codes: ['TX00EY23-3015'], isPart: false, rest: [], search: undefined, ...NOTHING },
    });
  },
);

test('what is offered stands until the next answer, which may show nothing', async () => {
  const contexts = open();
  contexts.addShown(DIRECT, { shows: ['TX00EY23-3015'], search: '{"page":0}', offers: [FOLLOW], asks: true });
  const before = { codes: ['TX00EY23-3015'], isPart: false, rest: [], search: '{"page":0}' };
  expect(await contexts.shown(DIRECT)).toEqual({ ...before, offers: [FOLLOW], asks: true });
  contexts.addShown(DIRECT, {});
  expect(await contexts.shown(DIRECT)).toEqual({ ...before, ...NOTHING });
  contexts.addShown(DIRECT, { offers: [FOLLOW] });
  expect(await contexts.shown(DIRECT)).toEqual({ ...before, offers: [FOLLOW], asks: false });
});
