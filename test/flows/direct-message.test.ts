import { expect, test } from 'vitest';
import { openSample, openShared } from './harness.ts';
import { envelope, post } from './raw.ts';
import { buttons } from './reading.ts';

test('a direct message is answered in place', async () => {
  const { direct, slack } = await openSample();
  const { answer } = await direct('which rooms does 78025 have?');
  expect(answer).toMatchObject({ channel: 'D0SAM00001', threadTs: undefined });
  expect(answer.onlyFor).toBeUndefined();
  expect(answer.text).toMatch(/^Rooms in Karamalmin kampus/);
  expect(buttons(answer)).toEqual([]);
  expect(slack.calls).toHaveLength(1);
});

test('a direct message in a thread is answered in that thread', async () => {
  const { direct } = await openSample();
  const first = await direct('TX00EY23-3015');
  const { answer } = await direct('IM00BR45-3003', first.answer.ts);
  expect(answer.threadTs).toBe(first.answer.ts);
});

test('pages of a direct answer turn in place, for both sides of the conversation', async () => {
  const { direct, slack, until } = await openSample();
  const { answer } = await direct('which rooms does 78031 have?');
  await slack.click(answer, 'More rooms');
  await until(() => buttons(answer).includes('Previous rooms') || undefined);
  expect(buttons(answer)).toEqual(['Previous rooms', 'More rooms']);
  expect(slack.workspace.messages).toHaveLength(2);
});

/** For rows that only ask. */
const sharedSample = openShared(openSample);

test.for([
  [
    'milloin ilmoittautuminen toteutukselle TX00EY23-3015 päättyy?',
    /^Ilmoittautuminen päättyy: .*\nOhjelmistotuotantoprojekti · /,
  ],
  ['när stänger anmälan till TX00EY23-3015?', /^Anmälan stänger: .*\nProgramvaruprojekt · /],
  ['tell me about the weather', /I didn’t understand that/],
] as const)('“%s”', async ([asked, told]) => {
  const { direct } = await sharedSample();
  const { answer } = await direct(asked);
  expect(answer.text).toMatch(told);
});

test.for([
  ['what do you keep about me?', 'My settings', 'My data…'],
  ['miten vaihdan kieltä?', 'Omat asetukset', 'Omat tiedot…'],
  ['vad sparar du om mig?', 'Mina inställningar', 'Mina uppgifter…'],
] as const)('“%s” offers %s and %s', async ([asked, ...labels]) => {
  const { direct } = await openSample();
  const { answer } = await direct(asked);
  expect(buttons(answer)).toEqual(labels);
});

const said = (subtype: string) => ({
  body: JSON.stringify(
    envelope({
      type: 'message',
      subtype,
      channel_type: 'im',
      channel: 'D0SAM00001',
      user: 'U0SAM00001',
      text: 'TX00EY23-3015',
      ts: '1795176120.000100',
      ...(subtype === 'thread_broadcast' ? { thread_ts: '1795176000.000100' } : {}),
    }),
  ),
});

test.for(['file_share', 'thread_broadcast', 'me_message'])(
  'what a person says as %s is answered',
  async (subtype) => {
    const { next, url } = await openSample();
    const answer = await next(() => post(url, said(subtype)));
    expect(answer.text).toMatch(/^Software Engineering Project/);
  },
);

test.for(['message_changed', 'message_deleted', 'bot_message', 'channel_join'])(
  '%s is no question',
  async (subtype) => {
    const { app, slack, url } = await openSample();
    await post(url, said(subtype));
    await app.stop();
    expect(slack.workspace.messages).toEqual([]);
  },
);
