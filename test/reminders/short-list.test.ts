/** Slack's list of what it holds may lack something for a moment: that alone is no proof that it was dropped. */
import { expect, it, onTestFinished } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { at, MINUTE } from './samples.ts';
import { studyCourse } from './scripted-study.ts';
import { openWorld, type World } from './world.ts';

const postgres = databasesOfFile();
const STORES = {
  SQLite: async () => ({}),
  Postgres: async () => ({ DATABASE_URL: await postgres.storeDatabase() }),
} as const;

const BEGIN = at('2026-11-20T08:02:07') + 853;
const OPENS = '2026-11-20T12:00:00';
const CODES = ['TX00TR10-3001', 'TX00TR11-3001'];

/** The first messages that Slack holds, as its list shows them. */
const listed = ({ slack }: World, most: number): string =>
  JSON.stringify({
    ok: true,
    scheduled_messages: slack.scheduled.slice(0, most).map(({ id, channel, postAt, text }) => {
      return { id, channel_id: channel, post_at: postAt, date_created: 1, text };
    }),
    response_metadata: { next_cursor: '' },
  });

const LISTS: readonly (readonly [string, (world: World) => string])[] = [
  ['nothing', (world) => listed(world, 0)],
  ['half', (world) => listed(world, 2)],
  ['all but one', (world) => listed(world, 3)],
  ['no list', () => '{"ok":true}'],
  ['an empty object', () => '{}'],
  ['a page', () => '<html>Log in to the network</html>'],
];
const ROWS = LISTS.flatMap(([what, body]) => [8, 3].map((before) => [what, before, body] as const));

it.each([
  ...ROWS.map((row) => ['SQLite' as const, ...row] as const),
  ...ROWS.slice(0, 3).map((row) => ['Postgres' as const, ...row] as const),
])(
  '%s: a list of %s, %i minutes before reminders are due, doubles none',
  async (kind, _what, before, body) => {
    const world = await openWorld(BEGIN, { FOLLOW_CHECK_SECONDS: '10800', ...(await STORES[kind]()) });
    onTestFinished(world.close);
    for (const code of CODES)
      world.study.courses.set(code, studyCourse({ name: code, opens: OPENS, closes: '2026-12-11T12:00:00' }));
    await world.start();
    await world.command('#it-courses', 'sam', `/course follow ${CODES.join(' ')}`);
    await world.command('D0SAM00001', 'sam', `/course follow ${CODES.join(' ')}`);
    const opening = () => world.slack.scheduled.filter(({ postAt }) => postAt * 1000 === at(OPENS));
    expect(opening()).toHaveLength(4);
    world.goTo(at(OPENS) - before * MINUTE);
    world.slack.fail('chat.scheduledMessages.list', { status: 200, body: body(world) });
    await world.round();
    expect(opening()).toHaveLength(4);
    for (const minutes of [1, 10, 60]) {
      world.goTo(at(OPENS) + minutes * MINUTE);
      await world.round();
    }
    const posts = world.posts().filter(({ text }) => /^Enrollment (?:opens|is open)/.test(text));
    expect(posts).toHaveLength(4);
  },
);
