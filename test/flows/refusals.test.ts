/** What Slack refuses is told by what it is about: who decides about a place, who runs the app, or to ask once more. */
import { describe, expect, test } from 'vitest';
import { refusedBy } from '../../src/slack-refusals.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { SLACK_ERRORS } from '../fixtures/slack-errors.ts';
import { type Flow, isApps, openSample } from './harness.ts';
import { words } from './reading.ts';

const CODE = 'TX00EY23-3015';
const CARD = /^(?:Software Engineering Project|Programvaruprojekt|Ohjelmistotuotantoprojekti)/;
const DIRECT = 'D0SAM00001';

const postgres = databasesOfFile();

const wordsAbout = (what: string, method: string): string[] =>
  (SLACK_ERRORS.get(method) ?? []).filter((word) => refusedBy(word) === what);

const OUTSIDE = ['channel_not_found', 'no_permission', 'not_in_channel'];
const sent = ({ slack }: Flow, method: string) => slack.calls.filter((call) => call.method === method).length;
const say = async (flow: Flow, text: string, by = {}) => (await flow.command(text, by)).message.text;

describe('a mention in a place where Slack does not let the app write', () => {
  test('is answered by direct message, with who decides about posting there', async () => {
    const flow = await openSample();
    for (const word of wordsAbout('place', 'chat.postMessage')) {
      flow.slack.fail('chat.postMessage', word);
      const calls = sent(flow, 'chat.postMessage');
      const { answer } = await flow.mention(CODE);
      expect(answer.channel, word).toBe(DIRECT);
      expect(answer.text, word).toMatch(CARD);
      expect(answer.text, word).not.toContain('Ask once more');
      const isOutside = OUTSIDE.includes(word);
      expect(answer.text.includes('/invite'), word).toBe(isOutside);
      if (!isOutside && word !== 'is_archived') expect(answer.text, word).toContain('decide who may');
      expect(sent(flow, 'chat.postMessage') - calls, word).toBe(2);
    }
  });

  test.each([
    ['en-GB', 'I may not post there. The managers of the channel', 'The channel is archived'],
    ['fi-FI', 'En saa kirjoittaa sinne. Siitä päättävät', 'Kanava on arkistoitu'],
    ['sv-SE', 'Jag får inte skriva där. Kanalens ansvariga', 'Kanalen är arkiverad'],
  ])('in %s', async (locale, ruled, archived) => {
    const flow = await openSample({ locales: { sam: locale } });
    flow.slack.fail('chat.postMessage', 'restricted_action_read_only_channel');
    expect(words((await flow.mention(CODE)).answer)).toContain(ruled);
    flow.slack.fail('chat.postMessage', 'is_archived');
    expect(words((await flow.mention(CODE)).answer)).toContain(archived);
  });
});

describe('a card that Slack does not let a person share', () => {
  test.each(['restricted_action', 'restricted_action_thread_only_channel', 'is_archived'])(
    'by %s is told to who shares, and nothing is posted',
    async (word) => {
      const flow = await openSample({ troubles: ['undelivered'] });
      const { message } = await flow.command(`/course ${CODE}`);
      flow.slack.fail('response_url', word);
      const told = await flow.next(() => flow.slack.click(message, 'Share to channel'));
      expect(told.channel).toBe(DIRECT);
      expect(told.text).toMatch(word === 'is_archived' ? /is archived/ : /decide who may/);
      expect(told.text).not.toContain('/invite');
      expect(flow.slack.workspace.messages.filter(isApps)).toHaveLength(2);
    },
  );
});

/** What brings an answer, and by which call. */
const WAYS: readonly (readonly [name: string, method: string, ask: (flow: Flow) => Promise<unknown>])[] = [
  ['a command', 'response_url', ({ slack }) => slack.command('#it-courses', 'sam', `/course ${CODE}`)],
  ['a mention', 'chat.postMessage', ({ slack }) => slack.mention('#it-courses', 'sam', CODE)],
  ['a direct message', 'chat.postMessage', ({ slack }) => slack.directMessage('sam', CODE)],
];

describe.each(WAYS)('the answer to %s', (_, method, ask) => {
  test.each([
    ['missing_scope', /^Slack does not take my answer.* people who run Coursebell\.\nReference: \w{8}$/],
    ['messages_tab_disabled', /people who run Coursebell/],
    ['user_not_visible', /Ask once more/],
    ['message_limit_exceeded', CARD],
    ['rate_limited', CARD],
  ])('that Slack refuses by %s', async (word, said) => {
    const flow = await openSample({ troubles: ['undelivered', 'token-refused'] });
    flow.slack.fail(method, word);
    const message = await flow.next(() => ask(flow));
    expect(message.text).toMatch(said);
  });
});

test('what Slack refuses because of the token or its workspace shows in readiness and the alarm’s metric', async () => {
  for (const word of ['team_access_not_granted', 'team_disabled', 'user_removed_from_team']) {
    const flow = await openSample({ troubles: ['token-refused', 'undelivered'] });
    flow.slack.fail('chat.postMessage', word, 100);
    flow.slack.fail('auth.test', word, 100);
    await flow.slack.mention('#it-courses', 'sam', CODE);
    await flow.until(() => flow.log.find(({ outcome }) => outcome === 'undelivered'));
    const [ready, metrics] = await Promise.all(
      ['health/ready', 'metrics'].map(async (path) => (await fetch(`${flow.url}/${path}`)).text()),
    );
    expect(ready, word).toContain('refused');
    expect(metrics).toContain('method="chat.postMessage",outcome="invalid_auth"');
  }
});

test.each([
  ['restricted_action_read_only_channel', 'decide who may', '/invite'],
  ['missing_scope', 'how Coursebell is set up', 'Invite'],
  ['no_permission', '/invite @Coursebell', 'decide'],
  ['user_disabled', 'because of a person’s account', 'who may post'],
  ['app_access_restricted', 'because of a person’s account', 'who may post'],
  ['not_found', 'what my messages there belong to is gone', 'who may post'],
  ['invalid_thread_ts', 'what my messages there belong to is gone', 'who may post'],
  ['team_access_not_granted', 'no longer accepts Coursebell’s access', 'who may post'],
])('reminders that Slack refuses by %s pause with the words for it', async (word, advice, not) => {
  const flow = await openSample({ troubles: ['token-refused', 'pass'] });
  // Also the line for the channel: the follow begins paused.
  flow.slack.fail('chat.postMessage', word);
  flow.slack.fail('chat.scheduleMessage', word, 100);
  const followed = await say(flow, `/course follow ${CODE}`);
  await flow.app.round();
  const status = await say(flow, '/course status');
  for (const told of [followed, status]) {
    expect(told).toContain('Paused since');
    expect(told).toContain(advice);
    expect(told).not.toContain(not);
  }
});

test.each([
  ['restricted_action', 'SQLite', ['decide who may']],
  ['restricted_action', 'Postgres', ['decide who may']],
  ['missing_scope', 'SQLite', []],
] as const)(
  'a pause by %s is told once to who set the follow up, if that person can help, over %s',
  async (word, kind, told) => {
    const env = kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };
    const flow = await openSample({ env, troubles: ['token-refused', 'pass'] });
    flow.slack.fail('chat.scheduleMessage', word, 100);
    await say(flow, `/course follow ${CODE}`);
    await flow.app.round();
    await flow.app.round();
    const direct = flow.slack.workspace.messages.filter(({ channel }) => channel === DIRECT);
    expect(direct.map(({ text }) => text)).toEqual(told.map((one) => expect.stringContaining(one)));
  },
);
