/** A group direct message, to which no app can be invited: the advice there is what can be done. */
import { expect, test } from 'vitest';
import type { SlackChannel, SlackMessage } from '../../playground/slack-side.ts';
import { type Flow, openSample } from './harness.ts';
import { envelope, post } from './raw.ts';

const CODE = 'TX00EY23-3015';
const GROUP = 'G0GROUP001';
const INVITE = '/invite';

async function open(locale = 'en-GB'): Promise<{ flow: Flow; group: SlackChannel }> {
  const flow = await openSample({ locales: { sam: locale } });
  const group: SlackChannel = {
    ...{ id: GROUP, name: 'mpdm-sam--aino-1', kind: 'mpim', botIsMember: false, isArchived: false },
  };
  flow.slack.workspace.addChannel(group);
  return { flow, group };
}

/** What sam is told directly. */
const toldTo = ({ slack }: Flow): SlackMessage[] =>
  slack.workspace.messages.filter(({ channel, author }) => channel === 'D0SAM00001' && author.kind === 'app');

test.for([
  ['en-GB', 'apps can’t be invited to one', 'make the conversation a private channel'],
  ['fi-FI', 'eikä sovellusta voi kutsua ryhmäviestiin', 'muuta keskustelu yksityiseksi kanavaksi'],
  ['sv-SE', 'appar kan inte bjudas in till gruppmeddelanden', 'gör konversationen till en privat kanal'],
] as const)(
  'a follow there says what can be done instead of an invitation, in %s',
  async ([locale, why, what]) => {
    const { flow } = await open(locale);
    const { message } = await flow.command(`/course follow ${CODE}`, { channel: GROUP });
    expect(message.text).toContain(why);
    expect(message.text).toContain(what);
    expect(JSON.stringify(message)).not.toContain(INVITE);
  },
);

test('the list and the status tell of no invitation either', async () => {
  const { flow } = await open();
  await flow.command(`/course follow ${CODE}`, { channel: GROUP });
  for (const text of ['following', 'status', `follow ${CODE}`]) {
    const { message } = await flow.command(`/course ${text}`, { channel: GROUP });
    expect(message.text).toContain('apps can’t be invited to one');
  }
  expect(JSON.stringify(flow.slack.workspace.messages)).not.toContain(INVITE);
  expect(toldTo(flow), 'the answer has told it').toEqual([]);
});

test('so is a follow by the button of a card, whose modal is in no conversation', async () => {
  const { flow } = await open();
  const { message } = await flow.command(`/course ${CODE}`, { channel: GROUP });
  await flow.slack.click(message, 'Follow');
  const modal = await flow.until(() => flow.slack.workspace.modals.at(-1));
  await flow.until(() => JSON.stringify(modal.view).includes('Who should follow') || undefined);
  await flow.slack.click(modal, 'This channel');
  await flow.until(() => JSON.stringify(modal.view).includes('Now followed') || undefined);
  expect(JSON.stringify(modal.view)).toContain('apps can’t be invited to one');
  expect(JSON.stringify(modal.view)).not.toContain(INVITE);
});

test('an answer to a mention that can’t be posted there comes directly, with what can be done', async () => {
  const { flow } = await open();
  const event = { type: 'app_mention', channel: GROUP, channel_type: 'mpim', user: 'U0SAM00001', text: CODE };
  await post(flow.url, { body: JSON.stringify(envelope({ ...event, ts: '1.000001' })) });
  const [told] = await flow.until(() => (toldTo(flow).length > 0 ? toldTo(flow) : undefined));
  expect(told?.text).toContain('apps can’t be invited to one');
  expect(told?.text).not.toContain(INVITE);
});

test('once it has become a private channel, the advice is to invite', async () => {
  const { flow, group } = await open();
  await flow.command(`/course follow ${CODE}`, { channel: GROUP });
  await flow.command(`/course unfollow ${CODE}`, { channel: GROUP });
  Object.assign(group, { name: 'study-group', kind: 'channel' });
  const { message } = await flow.command(`/course follow ${CODE}`, { channel: GROUP });
  expect(message.text).toContain(INVITE);
});
