/** Installing by OAuth, from the first page to the first answer. */
import { expect, onTestFinished, test } from 'vitest';
import { SCOPES } from '../../src/slack-terms.ts';
import { startSocketMode } from '../fakes/socket-mode.ts';
import { answered, begin, install, NORTH, openBrowser, openCampus, PUBLIC, SOUTH } from './campus.ts';
import { envelope, post } from './raw.ts';

test('a workspace installs by the pages, and is answered', async () => {
  const campus = await openCampus();
  const { url } = await campus.start();
  const { side } = await campus.front.add(NORTH);
  const browser = openBrowser(() => url);
  const asked = await begin(browser);
  expect(asked).toMatchObject({
    clientId: '123.456',
    redirectUri: `${PUBLIC}/slack/oauth_redirect`,
    scopes: SCOPES,
  });
  expect(asked.address.startsWith(campus.front.apiUrl.replace('/api/', '/oauth/v2/authorize?'))).toBe(true);
  const page = await browser.get(campus.front.oauth.allow(asked, NORTH));
  expect(page.status).toBe(200);
  expect(page.body).toContain('Coursebell is installed');
  expect(page.body).toContain('North Campus');
  expect(page.body).toContain('/invite @Coursebell');
  expect(page.body).toContain('/course help');
  expect(browser.cookies.size, 'the state is forgotten').toBe(0);
  const message = await answered(side, () => side.command('#it-courses', 'sam', '/course TX00EY23-3015'));
  expect(message.text).toContain('TX00EY23-3015');
  const mention = await answered(side, () => side.mention('#it-courses', 'sam', 'TX00EY23-3015'));
  expect(mention.text).toContain('TX00EY23-3015');
  const methods = campus.front.calls.map(({ method }) => method);
  expect(
    methods.filter((method) => method === 'auth.test'),
    'once, by the installation',
  ).toHaveLength(1);
});

test('what is configured beside the usual is asked for, too', async () => {
  const campus = await openCampus({
    COURSE_PAGE_URL: 'https://guide.example.edu/course/{code}',
    AGENT_VIEW: '1',
  });
  const { url } = await campus.start();
  const { scopes } = await begin(openBrowser(() => url));
  expect(scopes).toEqual([...SCOPES, 'links:read', 'links:write', 'assistant:write']);
});

test('what a workspace is called is text, and a scope that was left out is told', async () => {
  const campus = await openCampus();
  await campus.start();
  const page = await install(campus.front, SOUTH, ['channels:history']);
  expect(page.body).toContain('South &amp; &lt;b&gt;Sons&lt;/b&gt;');
  expect(page.body).toContain('messages in public channels');
});

test.for([
  ['fi', 'fi-FI,fi;q=0.9,en;q=0.8', 'Lisää Coursebell Slackiin'],
  ['sv', 'de, sv;q=0.5, en;q=0.4', 'Lägg till Coursebell i Slack'],
  ['en', '', 'Add Coursebell to Slack'],
  ['en', 'de;q=1, fi;q=0', 'Add Coursebell to Slack'],
] as const)('the page is in %s for %j', async ([language, accept, title]) => {
  const campus = await openCampus();
  const { url } = await campus.start();
  const page = await openBrowser(() => url).get(`${url}/slack/install`, { 'accept-language': accept });
  expect(page.body).toContain(`<html lang="${language}">`);
  expect(page.body).toContain(`<h1>${title}</h1>`);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.body).not.toMatch(/<script|<link|src=/);
});

test('other methods do nothing: HEAD begins no installation and takes no code', async () => {
  const campus = await openCampus();
  const { url } = await campus.start();
  const ask = (method: string, path: string) => fetch(`${url}${path}`, { method, redirect: 'manual' });
  const head = await ask('HEAD', '/slack/install?to=slack');
  expect([head.status, head.headers.get('set-cookie')]).toEqual([200, null]);
  const path = '/slack/oauth_redirect?code=1&state=2';
  const [got, headed] = [await ask('GET', path), await ask('HEAD', path)];
  expect([got.status, headed.status, await headed.text()]).toEqual([400, 400, '']);
  const browser = openBrowser(() => url);
  const allowed = campus.front.oauth.allow(await begin(browser), NORTH);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answered = await fetch(allowed.replace(PUBLIC, url), { method: 'HEAD', headers: { cookie } });
  expect(answered.status).toBe(400);
  expect(campus.front.oauth.exchanges).toEqual([]);
  expect((await browser.get(allowed)).status, 'the code is still good').toBe(200);
  expect((await ask('POST', '/slack/install')).status).toBe(405);
});

test('a person who says no is told that nothing was installed', async () => {
  const campus = await openCampus();
  const { url } = await campus.start();
  const browser = openBrowser(() => url);
  const { state } = await begin(browser);
  const page = await browser.get(`${PUBLIC}/slack/oauth_redirect?error=access_denied&state=${state}`);
  expect(page.status).toBe(400);
  expect(page.body).toContain('Nothing was installed');
  expect(campus.front.oauth.exchanges).toEqual([]);
});

test('a state counts once, for ten minutes, in the browser it was given to', async () => {
  const campus = await openCampus();
  const { url } = await campus.start();
  const { oauth } = campus.front;
  const browser = openBrowser(() => url);

  const first = await begin(browser);
  const cookies = new Map(browser.cookies);
  expect((await browser.get(oauth.allow(first, NORTH))).status).toBe(200);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const used = await browser.get(oauth.allow(first, NORTH));
  expect([used.status, used.body]).toEqual([400, expect.stringContaining('has been used already')]);

  const late = oauth.allow(await begin(browser), NORTH);
  campus.pass(10 * 60_000);
  const expired = await browser.get(late);
  expect([expired.status, expired.body]).toEqual([400, expect.stringContaining('Ten minutes have passed')]);

  const elsewhere = await openBrowser(() => url).get(oauth.allow(await begin(browser), NORTH));
  expect([elsewhere.status, elsewhere.body]).toEqual([400, expect.stringContaining('another browser')]);

  const { state, ...asked } = await begin(browser);
  for (const forged of [`${state}x`, state.replace(/^.{22}/, 'a'.repeat(22)), 'x', '']) {
    for (const name of cookies.keys()) browser.cookies.set(name, forged);
    const page = await browser.get(oauth.allow({ ...asked, state: forged }, NORTH));
    expect(page.status, forged).toBe(400);
  }
  expect(oauth.issued, 'the first one alone').toHaveLength(1);
});

test('a code is good once: Slack refuses it, and the page says so', async () => {
  const campus = await openCampus();
  const { url } = await campus.start();
  const browser = openBrowser(() => url);
  const asked = await begin(browser);
  const page = await browser.get(
    `${PUBLIC}/slack/oauth_redirect?code=none-of-slacks&state=${encodeURIComponent(asked.state)}`,
  );
  expect([page.status, page.body]).toEqual([400, expect.stringContaining('(invalid_code)')]);
  const odd = await browser.get(`${PUBLIC}/slack/oauth_redirect?error=${encodeURIComponent('<script>')}`);
  expect(odd.body).not.toContain('script');
});

test.for([500, 'internal_error'] as const)(
  'Slack in trouble (%s) is told, and it goes again',
  async (how) => {
    const campus = await openCampus();
    await campus.start();
    campus.front.fail('oauth.v2.access', how);
    const page = await install(campus.front, NORTH);
    expect([page.status, page.body]).toEqual([502, expect.stringContaining('Slack doesn’t answer')]);
    const troubles = campus.log.filter(({ level }) => level >= 40);
    expect(troubles).toMatchObject([
      { kind: 'installation', outcome: 'slackDown', detail: expect.stringContaining(String(how)) },
    ]);
    expect((await install(campus.front, NORTH)).status).toBe(200);
  },
);

test('who installs again, with other scopes and another token, is answered by the new one', async () => {
  const campus = await openCampus();
  await campus.start();
  const { side } = await campus.join(NORTH, ['channels:history']);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  campus.front.oauth.revoke(NORTH.team.id);
  expect((await install(campus.front, NORTH)).body).not.toContain('messages in public channels');
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  expect(campus.front.calls.filter(({ error }) => error)).toEqual([]);
});

test('a workspace that has not installed it is acknowledged, answered nothing, and logged', async () => {
  const campus = await openCampus();
  await campus.start();
  const { side } = await campus.front.add(NORTH);
  expect(await side.command('#it-courses', 'sam', '/course help')).toMatchObject({ status: 200, body: '' });
  expect(await side.mention('#it-courses', 'sam', 'help')).toMatchObject({ status: 200, body: '' });
  const odd = envelope({ type: 'app_mention', channel: 'C1', user: 'U1', text: 'help', ts: '1.1' });
  const { status } = await post(campus.front.appUrl, {
    body: JSON.stringify({ ...odd, team_id: 'a person’s words', enterprise_id: 7 }),
  });
  expect(status).toBe(200);
  const lines = campus.log.filter(({ level }) => level >= 40);
  expect(JSON.stringify(lines)).not.toContain('words');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ kind: 'payload', workspace: NORTH.team.id, outcome: 'not installed' });
  expect(campus.front.calls).toEqual([]);
});

test('over a socket the pages are served, too, and a workspace is answered after them', async () => {
  const campus = await openCampus({ SLACK_APP_TOKEN: 'xapp-1' });
  const sockets = await startSocketMode();
  onTestFinished(sockets.close);
  campus.front.socketsAt = sockets.apiUrl;
  const [{ app }] = await Promise.all([campus.start(), sockets.socket(1).then(sockets.hello)]);
  const command = (text: string) => ({
    ...{ command: '/course', text, team_id: NORTH.team.id, channel_id: 'C0COURSES1', user_id: 'U0SAM00001' },
    ...{ response_url: sockets.responseUrl, trigger_id: text },
  });
  expect(await sockets.deliver('slash_commands', command('help'))).toEqual({});
  await campus.line(({ outcome }) => outcome === 'not installed');
  await campus.join(NORTH);
  await sockets.deliver('slash_commands', command('TX00EY23-3015'));
  expect((await sockets.called('/response')).body).toContain('TX00EY23-3015');
  await app.stop();
});
