/** Download of one's own data: the content of the file, and how long its address works. */
import { expect, test } from 'vitest';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, LOCALES, MINUTE, openPublic, openSample } from './harness.ts';
import { openHome, says } from './home-hands.ts';
import { words } from './reading.ts';
import { saveSettings } from './settings-hands.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';
const DIRECT = { channel: 'D0SAM00001' };
const SAM = 'U0SAM00001';

const postgres = databasesOfFile();

/** Opens the page, and gives the address of its button. */
async function addressOf(flow: Flow): Promise<string> {
  const { message } = await flow.command('/course settings', DIRECT);
  const open = flow.slack.workspace.modals.map(({ id }) => id);
  await flow.slack.click(message, 'privacy.show', { user: 'sam' });
  return flow.until(() =>
    flow.slack.workspace.modals
      .filter(({ id }) => !open.includes(id))
      .flatMap(({ view }) => interactiveElements(view.blocks))
      .map(({ element }) => element['url'])
      .find((url) => typeof url === 'string'),
  );
}

interface File {
  readonly workspace: string;
  readonly person: string;
  readonly stored: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

async function download(address: string): Promise<File> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="coursebell-my-data.json"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as File;
}

/** Follows, looks up, chooses, opens Home and makes a feed. */
async function leaveTraces(flow: Flow): Promise<void> {
  await flow.command(`/course follow ${CODE}`, DIRECT);
  await flow.until(() => flow.slack.scheduled.length > 0 || undefined);
  await flow.command(`/course follow ${OTHER}`);
  await flow.command(`/course ${OTHER}`);
  await flow.direct(`when does ${CODE} start?`);
  await saveSettings(flow, { quietFrom: '1380' });
  await openHome(flow);
  await flow.slack.click(await says(flow, 'You follow 1 course'), 'calendar.make-feed', { user: 'sam' });
  const form = await flow.until(() => flow.slack.workspace.modals.find(({ view }) => 'submit' in view));
  await flow.slack.submit(form);
}

test.each(['SQLite', 'Postgres'])(
  'the file holds all that is stored of the person, and nothing of others, over %s',
  async (store) => {
    const env = store === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };
    const flow = await openPublic({ env });
    await leaveTraces(flow);
    await flow.command(`/course follow ${OTHER}`, { channel: 'U0AINO0002', user: 'aino' });
    const { workspace, person, stored } = await download(await addressOf(flow));
    expect({ workspace, person }).toEqual({ workspace: 'T0CAMPUS01', person: SAM });
    expect(Object.keys(stored).sort()).toEqual(
      ['channel_edits', 'contexts', 'feeds', 'follows', 'look_ups', 'persons', 'rings', 'targets'].sort(),
    );
    expect(
      stored['follows']?.map(({ target, code, created_by }) => [target, code, created_by]).sort(),
    ).toEqual(
      [
        ['C0COURSES1', OTHER, SAM],
        [SAM, CODE, SAM],
      ].sort(),
    );
    expect(stored['look_ups']?.map(({ code }) => code)).toEqual(expect.arrayContaining([CODE, OTHER]));
    expect(stored['persons']).toMatchObject([
      {
        user_id: SAM,
        rings: { quietFrom: 1380 },
        home_opened_at: expect.stringMatching(/^2026-11-20T12:02/),
      },
    ]);
    expect(JSON.stringify(stored)).not.toContain('U0AINO0002');
  },
);

test('the address works once', async () => {
  const flow = await openPublic();
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const address = await addressOf(flow);
  // A preview uses nothing up.
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
  const both = await Promise.all([fetch(address), fetch(address)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await (await fetch(address)).text()).toContain('This link has been used');
  expect((await download(await addressOf(flow))).stored['follows']).toHaveLength(1);
  expect(JSON.stringify(flow.log)).not.toContain(address.slice(address.lastIndexOf('/') + 1));
});

test('it works for ten minutes, and not under a changed name', async () => {
  const flow = await openPublic();
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const [early, late] = [await addressOf(flow), await addressOf(flow)];
  expect(early).not.toBe(late);
  const at = early.length - 10;
  const forged = early.slice(0, at) + (early[at] === 'A' ? 'B' : 'A') + early.slice(at + 1);
  for (const other of [
    forged,
    `${early}AA`,
    early.replace(/\/data\/.*/, '/data/x'),
    early.replace(/\/data\/.*/, '/data/'),
  ])
    expect((await fetch(other)).status).toBe(404);
  flow.pass(10 * MINUTE - 1000);
  expect((await fetch(early)).status).toBe(200);
  flow.pass(1000);
  expect((await fetch(late)).status).toBe(410);
  flow.pass(24 * 60 * MINUTE);
  expect((await fetch(early)).status, 'long after the use').toBe(410);
});

test.for(LANGUAGES)('in %s the page has the button, and says how long it works', async (language) => {
  const { download: said } = texts(language);
  const flow = await openPublic({ locales: { sam: LOCALES[language] } });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const address = await addressOf(flow);
  const page = flow.slack.workspace.modals.at(-1);
  expect(page && words(page)).toContain(said.button);
  expect(page && words(page)).toContain(said.once);
  await fetch(address);
  expect(await (await fetch(address)).text()).toBe(said.used);
});

test('without a public address there is no button, and a word why', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const { message } = await flow.command('/course settings', DIRECT);
  await flow.slack.click(message, 'privacy.show', { user: 'sam' });
  const page = await flow.until(() =>
    flow.slack.workspace.modals.find((view) => words(view).includes('no public address')),
  );
  expect(JSON.stringify(page.view)).not.toContain('privacy.download');
});
