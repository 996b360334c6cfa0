import { expect, test } from 'vitest';
import { isChannelId, isConversationId, isInstalledId, isSlackId, isUserId } from '../src/slack-terms.ts';

const KINDS = {
  user: isUserId,
  channel: isChannelId,
  conversation: isConversationId,
  installed: isInstalledId,
  any: isSlackId,
};
const kindsOf = (id: unknown): string[] =>
  Object.entries(KINDS).flatMap(([kind, is]) => (is(id) ? [kind] : []));

test.each([
  ['U0SAM00001', ['user', 'any']],
  ['W0SAM00001', ['user', 'any']],
  ['C0CAMPUS01', ['channel', 'conversation', 'any']],
  ['G0CAMPUS01', ['channel', 'conversation', 'any']],
  ['D0CAMPUS01', ['conversation', 'any']],
  ['T0CAMPUS01', ['installed', 'any']],
  ['E0CAMPUS01', ['installed', 'any']],
  [`F${'0'.repeat(39)}`, ['any']],
  [`U${'0'.repeat(40)}`, []],
  ['U', []],
  ['', []],
  ['u0sam00001', []],
  ['U0SAM00001>', []],
  ['U0SAM00001\n', []],
  ['U0SAM|here', []],
  [['U0SAM00001'], []],
  [undefined, []],
])('%j is an id of %j', (id, kinds) => {
  expect(kindsOf(id)).toEqual(kinds);
});
