import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { CANARY, createRules } from './rules.ts';

const rules = createRules();
const LINE = {
  level: 30,
  time: '2026-11-20T12:02:00.000Z',
  kind: 'command',
  workspace: 'T0CAMPUS01',
  reference: 'K7QM2XWR',
  feature: 'course',
  outcome: 'answered',
  ms: 12,
  ackMs: 3,
  msg: 'request',
};
const problemsOf = (more: object) => rules(JSON.stringify({ ...LINE, ...more }));

describe('a line that may be written', () => {
  test.each([
    {},
    { outcome: 'Unavailable', error: 'Unavailable', detail: 'the study API is down: ECONNREFUSED' },
    { detail: 'at answer (file:///app/src/slack/answer.ts:54:18)' },
    { kind: 'study-api', operation: 'search', outcome: '503' },
    { workspace: '' },
  ])('%j', (more) => {
    expect(problemsOf(more)).toEqual([]);
  });
});

describe('what is planted is found:', () => {
  test.each<[string, object]>([
    ['a bot token', { detail: 'xoxb-the-bot-token-of-the-flows' }],
    ['a rotating token', { detail: 'got xoxe.xoxb-1-abc' }],
    ['an app token', { detail: 'xapp-the-app-token-of-the-flows' }],
    ['a subscription key', { detail: 'k3y-0f-the-flows' }],
    ['a signing secret', { detail: 'the-signing-secret-of-the-flows' }],
    ['an encryption key', { detail: `${'A'.repeat(43)}=` }],
    ['a database password', { detail: 'postgres://bell:word@db/x' }],
    ['a response_url', { detail: 'https://hooks.example/commands/T1/2/x' }],
    ['a message text', { detail: `which rooms does ${CANARY} have` }],
    ['a course name of the study API', { detail: 'Name of TX00EY23-3015' }],
    ['a person’s name', { detail: 'asked by Sam Sample' }],
    ['an e-mail address', { detail: 'sam@campus.example' }],
    ['a hostile text', { detail: '<!channel> <!here> <!everyone>' }],
    ['a field that is not allowed', { text: 'x' }],
    ['a user', { user: 'U0SAM00001' }],
    ['a message that does not stand in the source', { msg: 'asked for TX00EY23-3015' }],
    ['a text in the place of a number', { ms: 'twelve' }],
    ['a whole object', { detail: { text: 'x' } }],
    ['a long text', { detail: 'a'.repeat(300) }],
    ['words in the place of a kind', { kind: 'which rooms' }],
    ['a name in the place of a workspace', { workspace: 'Sample Campus' }],
  ])('%s', (_, more) => {
    expect(problemsOf(more)).not.toEqual([]);
  });

  test('what is no JSON', () => {
    expect(rules('Error: at /app')).not.toEqual([]);
  });
});

test('every line that a log writes in a test is kept for the end of the run', () => {
  const mark = 'ZZZZZZZZ';
  createLog('info', { write: () => undefined }).info({ kind: 'x', reference: mark }, 'request');
  const folder = inject('logged');
  const kept = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(kept.join('')).toContain(mark);
});
