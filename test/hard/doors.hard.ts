/** The doors that stand open to anybody: installing, calendars, health and metrics. Nothing is to be had there by guessing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, install, NORTH, openBrowser, openCampus, PUBLIC, SOUTH } from '../flows/campus.ts';
import { CODE, openMovedIn, SAM } from './shown-to-sam.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('an installation ends only in the browser that began it, with its own state, once', async () => {
  const campus = await openCampus();
  const { url } = await campus.start();
  const { oauth } = campus.front;
  const mine = openBrowser(() => url);
  const asked = await begin(mine);
  const others = openBrowser(() => url);
  const theirs = await begin(others);
  const [state, their] = [asked.state, theirs.state].map(encodeURIComponent);
  const code = () => new URL(oauth.allow(asked, NORTH)).searchParams.get('code') ?? '';
  const back = (query: string) => `${PUBLIC}/slack/oauth_redirect?${query}`;
  const [cookie = ['', '']] = mine.cookies;
  const cookies = (value: string) => ({ cookie: value });
  const none = openBrowser(() => url);
  const wrong: readonly (readonly [string, () => ReturnType<typeof none.get>])[] = [
    ['a state of another browser', () => others.get(back(`code=${code()}&state=${state}`))],
    ['my browser with another one’s state', () => mine.get(back(`code=${code()}&state=${their}`))],
    ['no cookie', () => none.get(back(`code=${code()}&state=${state}`))],
    ['an empty cookie', () => none.get(back(`code=${code()}&state=${state}`), cookies(`${cookie[0]}=`))],
    ['no state', () => mine.get(back(`code=${code()}`))],
    ['an empty state', () => mine.get(back(`code=${code()}&state=`))],
    ['two states', () => mine.get(back(`code=${code()}&state=${their}&state=${state}`))],
    ['a state in other letters', () => mine.get(back(`code=${code()}&state=${state?.toUpperCase()}`))],
    ['a state with a tail', () => mine.get(back(`code=${code()}&state=${state}%20`))],
    ['no code', () => mine.get(back(`state=${state}x`))],
  ];
  for (const [name, ask] of wrong) {
    const kept = [mine, others].map(({ cookies }) => new Map(cookies));
    const { status } = await ask();
    expect(status, name).toBe(400);
    for (const [at, { cookies }] of [mine, others].entries())
      for (const [each, value] of kept[at] ?? []) cookies.set(each, value);
  }
  expect(oauth.exchanges, 'no code was taken').toEqual([]);
  expect((await mine.get(oauth.allow(asked, NORTH))).status, 'and the right way still goes').toBe(200);
  expect((await others.get(oauth.allow(theirs, SOUTH))).status).toBe(200);
  expect(oauth.issued).toHaveLength(2);
});

/** All that is told of an address, but the time. */
async function told(address: string) {
  const response = await fetch(address);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
  return { status: response.status, headers, body: await response.text() };
}

test('no address of a calendar is found by guessing, and a wrong one tells nothing', async () => {
  const { flow, feed, file } = await withAddresses();
  const unknown = await told(`${flow.url}/calendar/${'A'.repeat(43)}.ics`);
  expect(unknown.status).toBe(404);
  for (const right of [feed, file]) {
    expect((await fetch(right)).status).toBe(200);
    const path = new URL(right).pathname;
    const from = path.lastIndexOf('/') + 1;
    const property = fc.asyncProperty(
      fc.nat(),
      fc.constantFrom(...LETTERS),
      fc.constantFrom('put', 'insert', 'drop', 'cut', 'upper', 'percent', 'double', 'slash'),
      async (where, letter, how) => {
        const name = path.slice(from, -4);
        const at = where % name.length;
        const [before, here, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
        const wrong = {
          put: before + letter + after,
          insert: before + letter + here + after,
          drop: before + after,
          cut: before,
          upper: name.toUpperCase(),
          percent: `${before}%25${after}`,
          double: `${name}.ics`,
          slash: `${before}/${here}${after}`,
        }[how];
        fc.pre(wrong !== name && decodeURIComponent(wrong) !== name);
        const answer = await fetch(`${flow.url}${path.slice(0, from)}${wrong}.ics`);
        expect([answer.status, await answer.text()], wrong).toEqual([404, '']);
      },
    );
    await fc.assert(property, { numRuns: 150 });
  }
  for (const path of [
    '/calendar/.ics',
    '/calendar/',
    '/calendar/%00.ics',
    '/calendar/course/.ics',
    `/calendar/${'x'.repeat(9_000)}.ics`,
  ])
    expect((await fetch(`${flow.url}${path}`)).status, path).toBe(404);
  const home = await flow.until(() => flow.slack.workspace.homes.get(SAM));
  await flow.slack.click(home, 'calendar.revoke-feed', { user: 'sam' });
  await flow.until(() => {
    const view = JSON.stringify(flow.slack.workspace.homes.get(SAM)?.view);
    return view.includes('calendar.revoke-feed') ? undefined : view;
  });
  expect(await told(feed), 'revoked is as unknown').toEqual(unknown);
});

/** Sam's feed, and a course's file. */
async function withAddresses() {
  const moved = await openMovedIn();
  const { flow } = moved;
  const { slack, until } = flow;
  const find = () => /http:\/\/127[^"\\\s]*\.ics/.exec(JSON.stringify(slack.workspace.modals))?.[0];
  await slack.openHome('sam');
  const home = await until(() => {
    const view = slack.workspace.homes.get(SAM);
    return view && JSON.stringify(view.view).includes('calendar.revoke-feed') ? view : undefined;
  });
  await slack.click(home, 'calendar.make-feed', { user: 'sam' });
  await slack.submit(await until(() => slack.workspace.modals.at(-1)));
  const feed = await until(find);
  for (const modal of [...slack.workspace.modals]) await slack.closeView(modal);
  const { message } = await flow.command(`/course ${CODE}`);
  await slack.click(message, 'calendar.add', { user: 'sam' });
  const file = await until(find);
  return { ...moved, feed, file };
}

test('an installation that Slack never answers ends with a word, and the next one goes again', async () => {
  const campus = await openCampus();
  await campus.start();
  campus.front.fail('oauth.v2.access', 'hang');
  const page = await install(campus.front, NORTH);
  expect([page.status, page.body]).toEqual([502, expect.stringContaining('Slack doesn’t answer')]);
  expect((await install(campus.front, NORTH)).status).toBe(200);
});

test('health and metrics tell nothing of people, of what they asked, or of any secret', async () => {
  const { flow, feed } = await withAddresses();
  await flow.mention(`${CODE} Kanarianlintu`);
  await flow.direct('which rooms does 78025 have?');
  const pages = ['/metrics', '/health/ready', '/health/live'].map(async (path) =>
    (await fetch(`${flow.url}${path}?x=${SAM}`)).text(),
  );
  // The figures of the metrics are measured: any digits can stand in them.
  const said = (await Promise.all(pages)).join('\n').replace(/(?<=^\w+(?:\{.*\})?) [-+.\w]+$/gm, '');
  const { users, channels } = flow.slack.workspace;
  const people = users.flatMap(({ id, name, realName }) => [id, realName, ` ${name} `]);
  const asked = [CODE, '78025', 'Kanarianlintu', 'Software Engineering', 'Swedish', 'T0CAMPUS01'];
  const secrets = [feed.slice(feed.lastIndexOf('/') + 1, -4), 'xoxb-', 'secret', 'k3y-', 'sqlite:', '/tmp/'];
  for (const word of [...people, ...channels.map(({ id }) => id), ...asked, ...secrets])
    expect(said, word).not.toContain(word);
  expect(said).toContain('coursebell_');
});
