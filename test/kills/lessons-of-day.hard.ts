/** SIGKILL at each moment of handing over the lessons of a day and reminders before them, and of correcting these: each comes, once. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { type FakePostgres, startPostgres } from '../fakes/postgres.ts';
import { type Campus, HOUR, MINUTE, openCampus } from './campus.ts';
import { openOnDisk } from './kills.ts';

let postgres: FakePostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

type Opened = { readonly campus: Campus; readonly store: StoreOptions };
const STORES: readonly (readonly [string, () => Promise<Opened>])[] = [
  [
    'SQLite',
    async () => {
      const { campus, dataDir } = await openOnDisk(1);
      return { campus, store: { dataDir } };
    },
  ],
  [
    'Postgres',
    async () => {
      const store = { databaseUrl: await postgres.freshDatabase(), dataDir: '' };
      const campus = await openCampus(store, 1);
      onTestFinished(campus.close);
      return { campus, store };
    },
  ],
];

/** A Monday in UTC, the zone of the campus. */
const DAY = Date.UTC(2026, 10, 23);
const SEVEN = DAY + 7 * HOUR;
const NINE = DAY + 9 * HOUR;
const CHANNEL = 'C0COURSES1';
const PERSON = 'U0SAM00001';

const STEPS = ['reminders.put', 'chat.scheduleMessage', 'reminders.delete', 'chat.deleteScheduledMessage'];
const MOMENTS = STEPS.flatMap((step) =>
  [1, 2, 3].flatMap((nth) => [
    [`before ${step}`, nth],
    [`after ${step}`, nth],
  ]),
) as [string, number][];

/** The second time of each moment over Postgres, the others over SQLite: what is done in which order, both stores have alike. */
const momentsOver = (kind: string) => MOMENTS.filter(([, nth]) => (nth === 2) === (kind === 'Postgres'));

describe.each(STORES)('over %s', (kind, open) => {
  test.each(momentsOver(kind))('killed %s for the %d. time, what is right comes once', async (name, nth) => {
    const { campus, store: kept } = await open();
    const [code = ''] = campus.courses.keys();
    const teach = (starts: number): void => void campus.lessons.set(code, starts);
    const store = await openStore(kept);
    for (const target of [CHANNEL, PERSON]) {
      const key = { workspace: 'T0CAMPUS01', target };
      const settings = (await store.targets.get(key))?.settings;
      if (!settings) throw new TypeError('no such target');
      const since = campus.now();
      const leads = { 'lesson-30m': since };
      await store.targets.change(key, { settings: { ...settings, leads, daily: { at: 7 * 60, since } } });
    }
    await store.close();
    // By then the course's own reminders are past.
    campus.pass(SEVEN - 20 * HOUR - campus.now());
    teach(NINE);
    // What is held is corrected; so each of these steps is met, of a message that replaces another.
    if (name.includes('delete')) {
      const first = campus.start();
      await first.open(kept, campus.now());
      await first.round(campus.now());
      await first.kill();
      campus.pass(HOUR);
      teach(NINE + HOUR);
    }
    const killed = campus.start();
    await killed.open(kept, campus.now());
    expect(await killed.roundUntil(campus.now(), { name, nth })).toMatchObject({ is: 'waiting' });
    await killed.kill();
    if (!name.includes('delete')) teach(NINE + HOUR);
    campus.pass(2 * MINUTE);
    const next = campus.start();
    await next.open(kept, campus.now());
    for (const wait of [0, 10 * HOUR, 7 * HOUR, 4 * HOUR, HOUR, HOUR]) {
      campus.pass(wait);
      await next.round(campus.now());
    }
    const texts = campus.slack.workspace.messages.map(({ text }) => text);
    const told = texts.filter((text) => / (?:today|lessons?) /.test(text));
    const moved = NINE + HOUR;
    const news = expect.stringMatching(` lessons ${code}/\\d+=${moved}$`);
    expect(told.toSorted()).toEqual([
      news,
      `${CHANNEL} today ${moved}`,
      `${PERSON} lesson ${code} ${moved} ${moved - 30 * MINUTE}`,
      news,
      `${PERSON} today ${moved}`,
    ]);
  });
});
