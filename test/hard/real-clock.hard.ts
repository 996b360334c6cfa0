/**
 * The promises of reminders and notices as people meet them: processes with the machine's own clock, over SQLite and over
 * Postgres, before Slack and the study API over HTTP. Nothing is told to hurry: a change is found by the app's own check,
 * and told by its own pass.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import { type FakePostgres, startPostgres } from '../fakes/postgres.ts';
import { HOUR, inTime, MINUTE, openRealWorld, type RealProcess, type RealWorld } from './real-processes.ts';

const DAY = 24 * HOUR;
const CHANNEL = 'C0COURSES1';
const LONGEST = 20 * MINUTE;

let server: FakePostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

const STORES: readonly [string, (context: TestContext) => Promise<Record<string, string>>][] = [
  [
    'SQLite',
    async ({ onTestFinished }) => {
      const folder = await mkdtemp(join(tmpdir(), 'coursebell-real-clock-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      return { DATA_DIR: folder };
    },
  ],
  ['Postgres', async () => ({ DATABASE_URL: await server.freshDatabase() })],
];

/** The code of a course of the first world, by its number. */
const codeOf = (at: number): string => `TX00AA${String(at).padStart(2, '0')}-3001`;

/** A whole minute some time from now, in epoch milliseconds: the study API knows no seconds. */
const minuteIn = (ms: number): number => Math.ceil((Date.now() + ms) / MINUTE) * MINUTE;

/** The reminders and notices that Slack holds about a course, with their times in epoch milliseconds. */
function heldOf({ slack }: RealWorld, course: string): { text: string; at: number }[] {
  const all = slack.scheduled.filter(({ channel, text }) => channel === CHANNEL && text.includes(course));
  return all.map(({ text, postAt }) => ({ text: firstWords(text), at: postAt * 1000 }));
}

/** The first line, up to the course's name. */
const firstWords = (text: string): string => text.split('\n')[0] ?? '';

/** The line that tells who has changed what the channel follows. */
const CHANGED = /^Changed by <@/m;

/** What the whole channel has read about a course, beside that. */
function readOf({ slack }: RealWorld, course: string): string[] {
  const all = slack.workspace.messages.filter(
    ({ channel, author, onlyFor, text }) =>
      channel === CHANNEL &&
      author.kind === 'app' &&
      !onlyFor &&
      text.includes(course) &&
      !CHANGED.test(text),
  );
  return all.map(({ text }) => text);
}

/** Types a command and waits for the private answer. */
async function says(world: RealWorld, to: RealProcess, text: string): Promise<string> {
  const { slack } = world;
  slack.appUrl = to.url;
  const before = new Set(slack.workspace.messages);
  const answer = slack.until(
    () =>
      slack.workspace.messages.find((one) => !before.has(one) && one.author.kind === 'app' && one.onlyFor)
        ?.text,
  );
  expect(await slack.command('#it-courses', 'sam', text)).toMatchObject({ status: 200 });
  return answer;
}

/** Every process has ended, and Slack posts what it holds, as it does without them. */
async function slackPosts(world: RealWorld, processes: readonly RealProcess[], until: number): Promise<void> {
  for (const one of processes) await one.kill();
  world.slack.advance(until);
}

/** Where one of two is killed: when the study API or Slack has what it asked for, and it does not know that yet. */
const MOMENTS: readonly [
  string,
  keyof Pick<RealWorld, 'onSearch' | 'onDone'>,
  (method: string, words: string) => boolean,
][] = [
  ['while it checks', 'onSearch', (_, words) => words.includes('TX00BB01')],
  ['after Slack gave the old reminder back', 'onDone', (method) => method === 'chat.deleteScheduledMessage'],
  [
    'after Slack took the moved reminder',
    'onDone',
    (method, words) => method === 'chat.scheduleMessage' && /^Enrollment opens/.test(words),
  ],
  [
    'after Slack took the notice',
    'onDone',
    (method, words) => method === 'chat.scheduleMessage' && !/^Enrollment opens/.test(words),
  ],
];

// They wait most of the time, so all of them wait at once.
describe.concurrent('on the real clock', () => {
  test.for(STORES)(
    'every promise of reminders and notices: %s',
    { timeout: LONGEST },
    async ([, openStore], context) => {
      const world = await openRealWorld(await openStore(context));
      context.onTestFinished(world.close);
      const { local, slack } = world;
      const [soon, moved, later] = [minuteIn(2 * HOUR), minuteIn(3 * HOUR), minuteIn(26 * HOUR)];
      const opensAt = minuteIn(2 * MINUTE);
      world.course('TX00AA01-3001', { name: 'Algebra', opens: local(opensAt) });
      world.course('TX00AA02-3001', { name: 'Botany', opens: local(soon) });
      world.course('TX00AA03-3001', { name: 'Chemistry', closes: local(later) });
      world.course('TX00AA04-3001', { name: 'Drama', starts: local(later) });
      world.course('TX00AA05-3001', { name: 'Ethics', opens: local(soon) });
      world.course('TX00AA06-3001', { name: 'French', ends: local(later) });
      world.course('TX00AA07-3001', { name: 'Geology', opens: local(soon) });
      // A fifth of what is followed may not be gone at once.
      for (const at of [8, 9, 10, 11]) world.course(codeOf(at), { name: `Course ${at}` });
      const one = await world.start();
      for (const some of [
        [1, 2, 3, 4, 5, 6, 7],
        [8, 9, 10, 11],
      ])
        await says(world, one, `/course follow ${some.map(codeOf).join(' ')}`);

      // An opening is told at its minute, a closing and a start a day before.
      await inTime('all reminders are with Slack', () => slack.scheduled.length >= 6);
      const held = (name: string) => heldOf(world, name).map(({ at }) => at);
      expect(held('Algebra')).toEqual([opensAt]);
      expect(held('Botany')).toEqual([soon]);
      expect(held('Chemistry')).toEqual([later - DAY]);
      expect(held('Drama')).toEqual([later - DAY]);

      await says(world, one, '/course unfollow TX00AA07-3001');
      await inTime('what is not followed is taken back', () => held('Geology').length === 0);

      world.course('TX00AA02-3001', { opens: local(moved) });
      world.course('TX00AA05-3001', { gone: true });
      world.course('TX00AA06-3001', { ends: local(Date.now() - 31 * DAY) });
      // By its own check, and its own pass.
      await inTime('the reminder moves', () => held('Botany').includes(moved));
      // What a check takes away is told when a second one agrees.
      await inTime('the notice is with Slack', () =>
        slack.scheduled.some(({ text }) => /Ethics/.test(text) && /French/.test(text)),
      );
      expect(held('Botany').filter((at) => at === soon)).toEqual([]);
      const status = await says(world, one, '/course status');
      expect(status).toMatch(/Last check: <!date\^\d+\^/);
      expect(status).not.toContain('Checks have failed');
      // The pass that handed the notice over notes it a moment later.
      let following = '';
      await vi.waitFor(
        async () => {
          following = await says(world, one, '/course following');
          expect(following, 'a course that ended long ago is followed no more').not.toContain('TX00AA06');
        },
        { timeout: MINUTE, interval: 500 },
      );
      expect(following).toContain('TX00AA02');

      await slackPosts(world, [one], later);
      const read = (name: string) => readOf(world, name).map(firstWords);
      expect(read('Algebra').filter((text) => /^Enrollment opens/.test(text))).toHaveLength(1);
      expect(read('Botany').filter((text) => /^Enrollment opens/.test(text))).toHaveLength(1);
      expect(read('Chemistry')).toHaveLength(1);
      expect(read('Drama')).toHaveLength(1);
      expect(read('Geology')).toEqual([]);
      expect(read('Botany').filter((text) => !/^Enrollment opens/.test(text))).toHaveLength(1);
      expect(readOf(world, 'French'), 'one notice tells what is gone').toHaveLength(1);
      expect(readOf(world, 'French')).toEqual(readOf(world, 'Ethics').filter((text) => /French/.test(text)));
    },
  );

  test.for(STORES)(
    'what a check reads is told at once, and not by the next pass: %s',
    { timeout: LONGEST },
    async ([, openStore], context) => {
      const world = await openRealWorld(await openStore(context));
      context.onTestFinished(world.close);
      const { local } = world;
      const [soon, moved, again] = [minuteIn(2 * HOUR), minuteIn(3 * HOUR), minuteIn(4 * HOUR)];
      world.course('TX00CC01-3001', { name: 'Harmony', opens: local(soon) });
      const one = await world.start();
      await says(world, one, '/course follow TX00CC01-3001');
      const held = () => heldOf(world, 'Harmony').map(({ at }) => at);
      await inTime('the reminder is with Slack', () => held().includes(soon));
      // Passes come every five minutes: at most one of these falls into one.
      for (const opens of [moved, again]) {
        world.course('TX00CC01-3001', { opens: local(opens) });
        await inTime('the reminder moves', () => held().includes(opens), MINUTE);
      }
    },
  );

  test.for(STORES)(
    'lessons that move and that are removed are told, once each: %s',
    { timeout: LONGEST },
    async ([, openStore], context) => {
      const store = await openStore(context);
      const world = await openRealWorld({ ...store, STUDY_API_EXTRAS: 'reservations' });
      context.onTestFinished(world.close);
      const lesson = (id: string, at: number) => ({
        ...{ id, startDate: world.local(at) },
        endDate: world.local(at + HOUR),
      });
      const [tomorrow, later] = [minuteIn(DAY), minuteIn(3 * DAY)];
      world.course('TX00DD01-3001', { name: 'Kinetics' });
      world.lessons.set('TX00DD01-3001', [lesson('1', tomorrow), lesson('2', later)]);
      // Where processes share the store, one of them reads for all.
      const replicas = [await world.start(), ...('DATABASE_URL' in store ? [await world.start()] : [])];
      const [first] = replicas;
      if (!first) throw new Error('none was started');
      await says(world, first, '/course follow TX00DD01-3001');
      const before = world.searches('TX00DD01-3001');
      // Rounds over lessons come as often as checks here.
      await inTime('lessons are read', () => world.searches('TX00DD01-3001') > before + 2);
      const held = () => heldOf(world, 'Kinetics').map(({ text }) => text);
      world.lessons.set('TX00DD01-3001', [lesson('1', tomorrow + HOUR), lesson('2', later)]);
      await inTime('the move is with Slack', () => held().length === 1);
      world.lessons.set('TX00DD01-3001', [lesson('1', tomorrow + HOUR)]);
      await inTime('the removal is with Slack', () => held().length === 2);
      expect(held()).toEqual(['Lesson moved: Kinetics', 'Lesson removed: Kinetics']);
      await slackPosts(world, replicas, Date.now() + HOUR);
      expect(readOf(world, 'Kinetics').map(firstWords)).toEqual([
        'Lesson moved: Kinetics',
        'Lesson removed: Kinetics',
      ]);
    },
  );

  test.for(STORES)(
    'the lessons of a day are corrected where one moves, and come once: %s',
    { timeout: LONGEST },
    async ([, openStore], context) => {
      const store = await openStore(context);
      const world = await openRealWorld({ ...store, STUDY_API_EXTRAS: 'reservations' });
      context.onTestFinished(world.close);
      const { slack } = world;
      const day = world.local(Date.now() + DAY).slice(0, 10);
      const teach = (from: string, until: string): void =>
        void world.lessons.set('TX00EE01-3001', [
          { id: '1', startDate: `${day}T${from}`, endDate: `${day}T${until}` },
        ]);
      world.course('TX00EE01-3001', { name: 'Linguistics' });
      teach('12:00', '13:00');
      const replicas = [await world.start(), ...('DATABASE_URL' in store ? [await world.start()] : [])];
      slack.appUrl = replicas[0]?.url ?? '';
      for (const said of ['follow TX00EE01-3001', 'send me today’s lessons at 8']) {
        const before = new Set(slack.workspace.messages);
        await slack.directMessage('sam', said);
        await slack.until(() =>
          slack.workspace.messages.find((one) => !before.has(one) && one.author.kind === 'app'),
        );
      }
      const isOfDay = ({ text }: { readonly text: string }): boolean => /^Today: 1 lesson/.test(text);
      const held = () => slack.scheduled.filter(isOfDay).map(({ text }) => /\d+:00–\d+:00/.exec(text)?.[0]);
      await inTime('the lessons of tomorrow are with Slack', () => held().join() === '12:00–13:00');
      teach('14:00', '15:00');
      await inTime('they are corrected', () => held().join() === '14:00–15:00');
      await slackPosts(world, replicas, Date.now() + 2 * DAY);
      const told = slack.workspace.messages.filter(isOfDay);
      expect(told.map(({ text }) => /\d+:00–\d+:00/.exec(text)?.[0])).toEqual(['14:00–15:00']);
    },
  );

  test.for(MOMENTS)(
    'one of two replicas that is killed %s: the other one moves the reminder and tells of it, once',
    { timeout: LONGEST },
    async ([, hook, isIt], context) => {
      const world = await openRealWorld({ DATABASE_URL: await server.freshDatabase() });
      context.onTestFinished(world.close);
      const { local } = world;
      const [soon, moved] = [minuteIn(2 * HOUR), minuteIn(3 * HOUR)];
      world.course('TX00BB01-3001', { name: 'Botany', opens: local(soon) });
      const replicas = [await world.start(), await world.start()];
      const [first] = replicas;
      if (!first) throw new Error('none was started');
      await says(world, first, '/course follow TX00BB01-3001');
      await inTime('the reminder is with Slack', () => heldOf(world, 'Botany').length === 1);

      const killed: RealProcess[] = [];
      world[hook] = ({ by, method, words }) => {
        if (killed.length > 0 || !isIt(method, words)) return;
        killed.push(by);
        void by.kill();
      };
      world.course('TX00BB01-3001', { opens: local(moved) });
      await inTime('one is killed', () => killed.length === 1);
      const left = replicas.filter((one) => !killed.includes(one));
      expect(left).toHaveLength(1);
      const times = () =>
        heldOf(world, 'Botany')
          .filter(({ text }) => /^Enrollment opens/.test(text))
          .map(({ at }) => at);
      const notices = () => heldOf(world, 'Botany').filter(({ text }) => !/^Enrollment opens/.test(text));
      await inTime('the reminder has moved', () => times().includes(moved) && !times().includes(soon));
      await inTime('the notice is with Slack', () => notices().length > 0);
      // What the killed one had begun is seen by a pass that asks Slack; that has been made when its lease is gone.
      const [other] = left;
      if (!other) throw new Error('none is left');
      const before = world.searches('TX00BB01-3001');
      await inTime('the other one checks', () => world.searches('TX00BB01-3001') > before + 1);
      expect(await says(world, other, '/course status')).toMatch(/Last check: <!date\^\d+\^/);
      expect(times()).toEqual([moved]);
      expect(notices()).toHaveLength(1);

      await slackPosts(world, left, moved + HOUR);
      const read = readOf(world, 'Botany').map(firstWords);
      expect(read.filter((text) => /^Enrollment opens/.test(text))).toHaveLength(1);
      expect(read).toHaveLength(2);
    },
  );
});
