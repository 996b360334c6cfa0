/** A channel's calendar feed: made and revoked in its settings, and what it holds. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, LOCALES, openPublic, openSample } from './harness.ts';
import { buttons, words } from './reading.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';

const postgres = databasesOfFile();

const settings = async (flow: Flow, by = {}): Promise<SlackMessage> =>
  (await flow.command('/course settings', by)).message;
const addressIn = ({ view }: SlackView): string | undefined =>
  /http:\/\/127\.0\.0\.1[^"\\\s]*\.ics/.exec(JSON.stringify(view))?.[0];

/** Presses the button, agrees, and waits for the address. */
async function made(flow: Flow, message: SlackMessage, label: string): Promise<string> {
  const open = flow.slack.workspace.modals.map(({ id }) => id);
  await flow.slack.click(message, label);
  const asking = await flow.until(() =>
    flow.slack.workspace.modals.find(({ id, view }) => !open.includes(id) && 'submit' in view),
  );
  expect(addressIn(asking), 'nothing is made before it is agreed to').toBeUndefined();
  await flow.slack.submit(asking);
  return flow.until(() => flow.slack.workspace.modals.map(addressIn).find((one) => one !== undefined));
}

async function calendarAt(address: string) {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return {
    name: String(calendar.getFirstPropertyValue('x-wr-calname')),
    codes: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each).uid),
  };
}

test.for(['SQLite', 'Postgres'] as const)(
  'a channel’s feed holds what the channel follows, until it is revoked, over %s',
  async (store) => {
    const more = store === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};
    const flow = await openPublic({ env: more });
    await flow.command(`/course follow ${CODE}`);
    await flow.command(`/course follow ${OTHER}`, { channel: 'D0SAM00001' });
    const message = await settings(flow);
    expect(message.text).toContain('Calendar feed: none');
    const address = await made(flow, message, 'Make an address');
    const { codes } = await calendarAt(address);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.join(), 'not what the person follows').not.toContain(OTHER);
    await flow.command(`/course follow ${OTHER}`);
    expect((await calendarAt(address)).codes.join()).toContain(OTHER);
    // Anyone in the channel sees that there is one, and no one the address.
    const again = await settings(flow, { user: 'aino' });
    expect(JSON.stringify(again)).not.toContain('.ics');
    expect(buttons(await settings(flow))).toContain('Make a new address');
    expect(buttons(await settings(flow, { channel: '#random' }))).not.toContain('Revoke the address');
    // A private channel that becomes shared keeps its feed under its new id.
    expect(await flow.slack.changeId('#it-courses', 'C0SHARED99', 'move')).toMatchObject({ status: 200 });
    await flow.until(() => flow.log.find(({ kind, outcome }) => kind === 'channel' && outcome === 'moved'));
    expect((await calendarAt(address)).codes.join()).toContain(OTHER);
    const shown = await settings(flow);
    await flow.slack.click(shown, 'Revoke the address');
    await flow.until(() => shown.text.includes('Calendar feed: none') || undefined);
    expect((await fetch(address)).status).toBe(404);
  },
);

test.for(LANGUAGES)('in %s its settings, pages and name are of the channel', async (language) => {
  const { channelFeed, calendar } = texts(language);
  const flow = await openPublic({ locales: { sam: LOCALES[language] } });
  const message = await settings(flow);
  expect(words(message)).toContain(channelFeed.explain);
  const address = await made(flow, message, calendar.make);
  const [page] = flow.slack.workspace.modals;
  expect(page && words(page)).toContain(channelFeed.once);
  await flow.command(`/course follow ${CODE}`);
  expect((await calendarAt(address)).name).toBe(channelFeed.name);
  const newer = await made(flow, await settings(flow), calendar.makeNew);
  expect(newer).not.toBe(address);
  expect((await fetch(address)).status).toBe(404);
});

test('without a public address the settings say why there is none', async () => {
  const flow = await openSample();
  const message = await settings(flow);
  expect(words(message)).toContain('Coursebell has no public address');
  expect(buttons(message)).not.toContain('Make an address');
});

test('what is erased of the person who made it leaves it to the channel', async () => {
  const flow = await openPublic();
  await flow.command(`/course follow ${CODE}`);
  const address = await made(flow, await settings(flow), 'Make an address');
  const message = await settings(flow);
  await flow.slack.click(message, 'privacy.show');
  const page = await flow.until(() =>
    flow.slack.workspace.modals.find((view) => words(view).includes('can’t be undone')),
  );
  await flow.slack.click(page, 'Erase everything', { user: 'sam' });
  await flow.until(() => words(page).includes('What I kept about you is erased') || undefined);
  expect((await calendarAt(address)).codes.join()).toContain(CODE);
});
