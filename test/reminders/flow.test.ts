import { describe, expect, it, onTestFinished } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { at, CODE, DAY, HOUR, local, MINUTE, NOW } from './samples.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';
import { openWorld, timeOf, until, type World } from './world.ts';

const OPENS = at('2026-11-23T10:30');
const OTHER = 'TX00EW54-3008';
const SAM = { user: 'sam' };
const COURSE = studyCourse({
  name: 'Compilers',
  opens: '2026-11-23T10:30:00',
  closes: '2026-12-04T16:00:00',
});

async function open(courses: Readonly<Record<string, StudyCourse>> = {}): Promise<World> {
  const world = await openWorld(NOW);
  onTestFinished(world.close);
  world.study.courses.set(CODE, COURSE);
  for (const [code, course] of Object.entries(courses)) world.study.courses.set(code, course);
  await world.start();
  return world;
}

const times = (world: World, channel?: string): string[] =>
  world.posts(channel).map((one) => local(timeOf(one)));
const modalOf = (world: World, words: string) =>
  world.slack.until(() =>
    world.slack.workspace.modals.find(({ view }) => JSON.stringify(view).includes(words)),
  );
function only<T>(all: readonly T[]): T {
  expect(all).toHaveLength(1);
  const [one] = all;
  if (one === undefined) throw new Error('there is none');
  return one;
}

describe('following in a channel', () => {
  it('echoes what is followed and when the next reminder comes; the reminder comes at the minute', async () => {
    const world = await open();
    const echo = await world.command('#it-courses', 'sam', `/course follow ${CODE.toLowerCase()} TX00XX00-1`);
    expect(echo.text).toContain('Now followed in this channel');
    expect(echo.text).toContain(`Compilers · ${CODE} · Next reminder: Mon 23 Nov 10:30 (`);
    expect(echo.text).toContain('(about enrollment opening)');
    expect(echo.text).toContain('TX00XX00-1');
    await until(world, OPENS - MINUTE);
    expect(world.posts()).toEqual([]);
    await until(world, OPENS);
    const reminder = only(world.posts('#it-courses'));
    expect(timeOf(reminder)).toBe(OPENS);
    expect(reminder.text).toMatch(/^Enrollment opens now: Compilers · TX00EY23-3015 · Closes <!date\^\d+\^/);
    expect(reminder.threadTs).toBe(undefined);
    expect(JSON.stringify(reminder)).not.toMatch(/<!(channel|here|everyone)/);
  });

  it('gives each reminder a Details button that opens the course, and a Stop button that ends the follow', async () => {
    const world = await open({ [OTHER]: studyCourse({ name: 'Other', starts: '2026-12-14T12:00:00' }) });
    await world.command('#it-courses', 'sam', `/course follow ${CODE} ${OTHER}`);
    await until(world, OPENS);
    const reminder = only(world.posts('#it-courses'));
    world.slack.setLocale('aino', 'fi-FI');
    await world.press(reminder, 'Details', { user: 'aino' });
    expect((await modalOf(world, 'What Compilers is about.')).user).toBe('U0AINO0002');
    // For a channel it is asked first who should follow no more, in the language of the one who pressed.
    await world.press(reminder, 'Stop following', { user: 'aino' });
    const asks = await modalOf(world, texts('fi').follow.channel);
    await world.slack.click(asks, texts('fi').follow.stop, { user: 'aino' });
    await modalOf(world, `(${CODE}) ei enää seurata täällä.`);
    const list = await world.command('#it-courses', 'sam', '/course following');
    expect(list.text).toContain(OTHER);
    expect(list.text).not.toContain(CODE);
    await until(world, at('2026-12-14T00:00'));
    expect(times(world)).toEqual(['2026-11-23T10:30', '2026-12-13T12:00']);
  });

  it('a reminder that has come is not the next one, in the quiet hours behind it either', async () => {
    const world = await open();
    await world.command('#it-courses', 'sam', `/course follow ${CODE}`);
    const next = async () =>
      (await world.command('#it-courses', 'sam', '/course following')).text.match(
        /Next reminder: [^(]*/,
      )?.[0];
    await until(world, at('2026-12-03T15:50'));
    expect(await next()).toContain('Thu 3 Dec 16:00');
    for (const time of ['2026-12-03T17:00', '2026-12-03T23:50', '2026-12-04T07:50', '2026-12-04T09:00']) {
      await until(world, at(time));
      expect(await next(), time).toBe(undefined);
    }
    await until(world, at('2026-12-15'));
    expect(times(world)).toEqual(['2026-11-23T10:30', '2026-12-03T16:00']);
  });

  it('a reminder comes 24 hours before the closing and the start, too', async () => {
    const world = await open({ [CODE]: { ...COURSE, starts: '2026-12-14T00:00:00' } });
    await world.command('#it-courses', 'sam', `/course follow ${CODE}`);
    await until(world, at('2026-12-15'));
    expect(times(world)).toEqual(['2026-11-23T10:30', '2026-12-03T16:00', '2026-12-13T08:00']);
    const [, closes, starts] = world.posts().map(({ text }) => text);
    expect(closes).toMatch(/^Enrollment closes tomorrow at 16:00: Compilers/);
    expect(starts).toMatch(/^Course starts tomorrow: Compilers/);
  });

  it('goes on when the app is started anew, and reminders come while it is down', async () => {
    const world = await open();
    await world.command('#it-courses', 'sam', `/course follow ${CODE}`);
    await until(world, OPENS - 5 * HOUR);
    await world.stop();
    world.goTo(OPENS + HOUR);
    expect(times(world)).toEqual(['2026-11-23T10:30']);
    await world.start();
    await until(world, at('2026-12-05'));
    expect(times(world)).toEqual(['2026-11-23T10:30', '2026-12-03T16:00']);
  });

  it('ends with unfollow all', async () => {
    const world = await open({ [OTHER]: studyCourse() });
    await world.command('#it-courses', 'sam', `/course follow ${CODE} ${OTHER}`);
    await until(world, OPENS - HOUR);
    expect(world.slack.scheduled).toHaveLength(1);
    const asked = await world.command('#it-courses', 'aino', '/course unfollow all');
    expect(world.slack.scheduled).toHaveLength(1);
    await world.press(asked, 'Stop following all', { user: 'aino' });
    for (const code of [OTHER, CODE])
      expect(asked.text).toMatch(new RegExp(`No longer followed here: .*${code}`));
    expect(world.slack.scheduled).toEqual([]);
    await until(world, OPENS + DAY);
    expect(world.posts()).toEqual([]);
  });

  it('says clearly when it is enough', async () => {
    const codes = Array.from({ length: 101 }, (_, index) => `TX00AA00-${3000 + index}`);
    const world = await open(Object.fromEntries(codes.map((code) => [code, studyCourse()])));
    for (let from = 0; from < 100; from += 10)
      await world.command('#it-courses', 'sam', `/course follow ${codes.slice(from, from + 10).join(' ')}`);
    const { text } = await world.command('#it-courses', 'sam', `/course follow ${codes.at(-1)}`);
    expect(text).toMatch(/^Nothing was added: 100 courses are followed here, and at most 100 can be\./);
    const direct = await world.command('D0SAM00001', 'sam', `/course follow ${codes.at(-1)}`);
    expect(direct.text).toMatch(/^You now follow\n.*TX00AA00-3100/);
  });
});

describe('following oneself', () => {
  it('works in the direct message', async () => {
    const world = await open();
    const echo = await world.command('D0AINO0002', 'aino', `/course follow ${CODE}`);
    expect(echo.text).toContain('You now follow');
    await until(world, OPENS);
    expect(times(world, 'D0AINO0002')).toEqual(['2026-11-23T10:30']);
    expect(world.posts()).toHaveLength(1);
  });

  it.each([
    ['This channel', '#it-courses', 'Now followed in this channel'],
    ['Just me', 'D0SAM00001', 'You now follow'],
  ])('or for all, from the Follow button of a card: %s', async (label, place, words) => {
    const world = await open();
    const card = await world.command('#it-courses', 'sam', `/course ${CODE}`);
    await world.press(card, 'Follow', SAM);
    await world.press(await modalOf(world, 'Who should follow'), label, SAM);
    await modalOf(world, words);
    await until(world, OPENS);
    expect(times(world, place)).toEqual(['2026-11-23T10:30']);
    expect(world.posts()).toHaveLength(1);
  });
});
