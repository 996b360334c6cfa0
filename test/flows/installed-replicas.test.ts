/** Two replicas over one Postgres: what one of them knows, the other one acts by. */
import { expect, test } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { answered, begin, type Campus, NORTH, openBrowser, openCampus, type Replica } from './campus.ts';
import { isApps } from './harness.ts';

const postgres = databasesOfFile();

const MENTION = { type: 'app_mention', channel: 'C0COURSES1', user: 'U0SAM00001', text: 'help', ts: '1.1' };

async function openTwo(): Promise<{ campus: Campus; one: Replica; other: Replica }> {
  const campus = await openCampus({ DATABASE_URL: await postgres.storeDatabase() });
  const [one, other] = [await campus.start(), await campus.start()];
  return { campus, one, other };
}

test('an installation begun at one is ended at the other, and serves at both', async () => {
  const { campus, one, other } = await openTwo();
  const { side } = await campus.front.add(NORTH);
  const browser = openBrowser(() => campus.front.appUrl);
  campus.front.appUrl = one.url;
  const asked = await begin(browser);
  campus.front.appUrl = other.url;
  const cookies = new Map(browser.cookies);
  expect((await browser.get(campus.front.oauth.allow(asked, NORTH))).status).toBe(200);
  campus.front.appUrl = one.url;
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect((await browser.get(campus.front.oauth.allow(asked, NORTH))).body).toContain('has been used already');
  for (const { url } of [one, other]) {
    campus.front.appUrl = url;
    await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  }
});

test('what one has answered the other does not answer when Slack delivers it again', async () => {
  const { campus, one, other } = await openTwo();
  const { side } = await campus.join(NORTH);
  const answers = () => side.workspace.messages.filter(isApps).length;
  const eventId = 'Ev0THESAME1';
  await answered(side, () => campus.front.tell(NORTH, MENTION, { to: one.url, eventId }));
  expect(await campus.front.tell(NORTH, MENTION, { to: other.url, eventId, retry: 1 })).toBe(200);
  await other.app.stop();
  expect(answers()).toBe(1);
});

test('what one has answered the other does not answer when the message is edited', async () => {
  const { campus, one, other } = await openTwo();
  const { side } = await campus.join(NORTH);
  await answered(side, () => campus.front.tell(NORTH, MENTION, { to: one.url }));
  const edited = { ...MENTION, text: '*help*', edited: { user: MENTION.user, ts: '1.2' } };
  expect(await campus.front.tell(NORTH, edited, { to: other.url })).toBe(200);
  await other.app.stop();
  expect(side.workspace.messages.filter(isApps)).toHaveLength(1);
});

test('what one has shown in a thread the other knows', async () => {
  const { campus, one, other } = await openTwo();
  const { side } = await campus.join(NORTH);
  const shown = { ...MENTION, text: '<@U0BELL0001> TX00EY23-3015' };
  await answered(side, () => campus.front.tell(NORTH, shown, { to: one.url }));
  await one.app.stop();
  const followUp = { ...MENTION, text: '<@U0BELL0001> how many credits?', ts: '1.2', thread_ts: MENTION.ts };
  await answered(side, () => campus.front.tell(NORTH, followUp, { to: other.url }));
  expect(side.workspace.messages.findLast(isApps)?.text).toMatch(/^15 credits\nAbout TX00EY23-3015/);
});

test('what was lost with one before it did anything the other answers, once', async () => {
  const { campus, one, other } = await openTwo();
  const { side } = await campus.join(NORTH);
  const answers = () => side.workspace.messages.filter(isApps).length;
  const eventId = 'Ev0THELOST1';
  await answered(side, () => campus.front.tell(NORTH, MENTION, { to: other.url, eventId, retry: 1 }));
  await campus.front.tell(NORTH, MENTION, { to: one.url, eventId, retry: 2 });
  await Promise.all([one.app.stop(), other.app.stop()]);
  expect(answers()).toBe(1);
});

test('what is shared at one is not shared again at the other, nor after both were started anew', async () => {
  const { campus, one, other } = await openTwo();
  const { side } = await campus.join(NORTH);
  campus.front.appUrl = one.url;
  await side.command('#it-courses', 'sam', '/course TX00EY23-3015');
  const message = await side.until(() =>
    side.workspace.messages.find(({ text }) => text.includes('TX00EY23-3015')),
  );
  const posts = () => side.workspace.messages.filter((each) => isApps(each) && each.onlyFor === undefined);
  // What a person sees whose screen has not caught up.
  const old = { ...message };
  await side.click(message, 'Share to channel');
  await side.until(() => message.text.includes('Shared to the channel.') || undefined);
  campus.front.appUrl = other.url;
  expect(await side.click({ ...old }, 'Share to channel')).toMatchObject({ status: 200 });
  await Promise.all([one.app.stop(), other.app.stop()]);
  const third = await campus.start();
  campus.front.appUrl = third.url;
  expect(await side.click({ ...old }, 'Share to channel')).toMatchObject({ status: 200 });
  await third.app.stop();
  expect(posts()).toHaveLength(1);
});

test('a token is renewed once, whichever asks', async () => {
  const { campus, one, other } = await openTwo();
  campus.front.oauth.tokensHold = 12 * 3600;
  const { side } = await campus.join(NORTH);
  campus.pass(11 * 3_600_000);
  const asking = [one, other, one, other].map(({ url: to }, at) =>
    campus.front.tell(NORTH, { ...MENTION, ts: `2.${at}` }, { to }),
  );
  await Promise.all(asking);
  await side.until(() => side.workspace.messages.filter(isApps)[3]);
  const refreshed = campus.front.oauth.exchanges.filter((one) => one['grant_type'] === 'refresh_token');
  expect(refreshed).toHaveLength(1);
  campus.pass(3_600_000);
  for (const [at, { url: to }] of [one, other].entries())
    await answered(side, () => campus.front.tell(NORTH, { ...MENTION, ts: `3.${at}` }, { to }));
  expect(campus.front.calls.filter(({ error }) => error)).toEqual([]);
});

test('what has left at one has left at the other within a minute', async () => {
  const { campus, one, other } = await openTwo();
  const { side } = await campus.join(NORTH);
  campus.pass(3_600_000);
  for (const [at, { url: to }] of [one, other].entries())
    await answered(side, () => campus.front.tell(NORTH, { ...MENTION, ts: `2.${at}` }, { to }));
  campus.front.oauth.revoke(NORTH.team.id);
  const events = [{ type: 'app_uninstalled' }, { type: 'tokens_revoked', tokens: { bot: ['U0BELL0001'] } }];
  await Promise.all(
    [one, other].map(({ url: to }, at) => campus.front.tell(NORTH, events[at] ?? {}, { to })),
  );
  await campus.line(({ outcome }) => outcome === 'removed');
  campus.pass(60_000);
  const calls = campus.front.calls.length;
  for (const { url: to } of [one, other]) expect(await campus.front.tell(NORTH, MENTION, { to })).toBe(200);
  await Promise.all([one.app.stop(), other.app.stop()]);
  expect(campus.front.calls.length).toBe(calls);
  expect(campus.log.filter(({ outcome }) => outcome === 'not installed')).toHaveLength(2);
});
