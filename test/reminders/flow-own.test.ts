/** Lead times, enrolled marks and snoozed reminders, through the whole app over both databases. */
import { expect, it, onTestFinished } from 'vitest';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { chooseHere } from './month-choices.ts';
import { at, CODE, DAY, HOUR, local, MINUTE, NOW } from './samples.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';
import { openWorld, timeOf, until, type World } from './world.ts';

const CHANNEL = { id: '#it-courses', user: 'sam' };
const DIRECT = { id: 'D0SAM00001', user: 'sam' };
const SAM = 'U0SAM00001';
const OPENS = at('2026-11-23T10:30');
const COURSE = studyCourse({
  name: 'Compilers',
  opens: '2026-11-23T10:30:00',
  closes: '2026-12-10T16:00:00',
  starts: '2027-01-11T12:00:00',
});

const postgres = databasesOfFile();

async function open(course: Partial<StudyCourse> = {}, kind = 'SQLite'): Promise<World> {
  const env = kind === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};
  const world = await openWorld(NOW, env);
  onTestFinished(world.close);
  world.study.courses.set(CODE, { ...COURSE, ...course });
  await world.start();
  return world;
}

const times = (world: World, channel: string): string[] =>
  world.posts(channel).map((one) => local(timeOf(one)));
const last = (world: World, channel: string): SlackMessage => {
  const message = world.posts(channel).at(-1);
  if (!message) throw new Error(`nothing was posted in ${channel}`);
  return message;
};
/** The last private answer to a person. */
const toldTo = (world: World, user = SAM): SlackMessage => {
  const message = world.slack.workspace.messages.findLast(({ onlyFor }) => onlyFor === user);
  if (!message) throw new Error('nothing was told');
  return message;
};
/** The option of the menu under a reminder, in the language of the choice. */
const labelOf = (choice: string): string => {
  const words = LANGUAGES.map((language) => texts(language).snooze);
  const own = words.find((one) => Object.values(one.choice).includes(choice));
  return own?.again(choice) ?? choice;
};
const snooze = (world: World, message: SlackMessage, choice: string, user = 'sam') =>
  world.press(message, labelOf(choice), { user });
const shownIn = ({ view }: SlackView): string => JSON.stringify(view);

it('a reminder comes at each lead time that is chosen, and at no other', async () => {
  const world = await open();
  await world.command(CHANNEL.id, CHANNEL.user, `/course follow ${CODE}`);
  await chooseHere(world, CHANNEL, {
    opens: ['opens-1d', 'opens-1h', 'opens-0'],
    closes: ['closes-1h', 'closes-1d', 'closes-3d', 'closes-7d', 'closes-14d'],
    starts: ['starts-7d'],
  });
  await until(world, at('2027-01-12'));
  expect(times(world, CHANNEL.id)).toEqual([
    ...['2026-11-22T10:30', '2026-11-23T09:30', '2026-11-23T10:30', '2026-11-26T16:00'],
    ...['2026-12-03T16:00', '2026-12-07T16:00', '2026-12-09T16:00', '2026-12-10T15:00', '2027-01-04T12:00'],
  ]);
  const texts = world.posts(CHANNEL.id).map(({ text }) => text.split(': ')[0]);
  expect(texts.slice(0, 4)).toEqual([
    ...['Enrollment opens tomorrow at 10:30', 'Enrollment opens today at 10:30', 'Enrollment opens now'],
    'Enrollment closes in 14 days',
  ]);
});

it('a lead time whose moment is past, or before the opening, sends nothing, and the form says so', async () => {
  const world = await open({ opens: '2026-11-21T10:00:00', closes: '2026-11-25T16:00:00' });
  await world.command(CHANNEL.id, CHANNEL.user, `/course follow ${CODE}`);
  await until(world, at('2026-11-23T12:00'));
  const seen = times(world, CHANNEL.id).length;
  const view = await chooseHere(world, CHANNEL, {
    opens: ['opens-0'],
    closes: ['closes-1d', 'closes-3d', 'closes-7d'],
  });
  expect(shownIn(view)).toContain('3 days before enrollment closes: that moment is past');
  expect(shownIn(view)).toContain('7 days before enrollment closes: that would be before enrollment opens');
  await until(world, at('2026-11-25T17:00'));
  expect(times(world, CHANNEL.id).slice(seen)).toEqual(['2026-11-24T16:00']);
});

it('who has enrolled hears of the start and of changes alone, until that is taken back', async () => {
  const world = await open();
  await world.command(DIRECT.id, DIRECT.user, `/course follow ${CODE}`);
  await until(world, OPENS);
  await world.press(last(world, DIRECT.id), 'I have enrolled', { user: 'sam' });
  expect(toldTo(world).text).toContain(`you have enrolled in ${CODE}`);
  const list = await world.command(DIRECT.id, 'sam', '/course following');
  expect(list.text).toContain('enrolled ✓');
  // The mark stays when dates move.
  world.study.courses.set(CODE, { ...COURSE, closes: '2026-12-12T16:00:00' });
  await until(world, at('2026-12-13'));
  expect(times(world, DIRECT.id).slice(1)).toHaveLength(1);
  expect(last(world, DIRECT.id).text).toMatch(/^Changed: Compilers/);
  world.study.courses.set(CODE, { ...COURSE, closes: '2026-12-16T16:00:00' });
  await until(world, at('2026-12-14T12:00'));
  await world.press(list, 'Not enrolled after all', { user: 'sam' });
  await until(world, at('2026-12-15T17:00'));
  expect(last(world, DIRECT.id).text).toMatch(/^Enrollment closes tomorrow at 16:00/);
  await until(world, at('2027-01-11'));
  expect(last(world, DIRECT.id).text).toMatch(/^Course starts tomorrow/);
});

it('a mark in a channel is the presser’s own: undone where it was answered, and gone with the follow', async () => {
  const world = await open();
  await world.command(CHANNEL.id, 'sam', `/course follow ${CODE}`);
  await until(world, OPENS);
  await world.press(last(world, CHANNEL.id), 'I have enrolled', { user: 'aino' });
  const answer = toldTo(world, 'U0AINO0002');
  expect(answer.text).toContain('For everyone else in this channel nothing changes.');
  expect((await world.command(CHANNEL.id, 'aino', '/course following')).text).toContain('enrolled ✓');
  expect((await world.command(CHANNEL.id, 'sam', '/course following')).text).not.toContain('enrolled ✓');
  await world.press(answer, 'Undo', { user: 'aino' });
  expect(answer.text).toContain('no longer marked');
  await world.press(last(world, CHANNEL.id), 'I have enrolled', { user: 'aino' });
  await world.command(CHANNEL.id, 'sam', `/course unfollow ${CODE}`);
  await world.command(CHANNEL.id, 'sam', `/course follow ${CODE}`);
  expect((await world.command(CHANNEL.id, 'aino', '/course following')).text).not.toContain('enrolled ✓');
  await until(world, at('2026-12-10'));
  expect(times(world, CHANNEL.id)).toEqual(['2026-11-23T10:30', '2026-12-09T16:00']);
});

it('a reminder in a channel that one person snoozes comes to that person alone, once, in quiet hours, too', async () => {
  const world = await open({ opens: '2026-11-23T19:30:00' });
  await world.command(CHANNEL.id, 'sam', `/course follow ${CODE}`);
  await until(world, at('2026-11-23T19:30'));
  const reminder = last(world, CHANNEL.id);
  await snooze(world, reminder, 'in 1 hour', 'aino');
  expect(toldTo(world, 'U0AINO0002').text).toContain('in a direct message: <!date^');
  await snooze(world, reminder, 'tomorrow at 9:00', 'aino');
  await until(world, at('2026-11-24T12:00'));
  await world.stop();
  await world.start();
  await until(world, at('2026-11-25'));
  expect(times(world, 'D0AINO0002')).toEqual(['2026-11-23T20:30', '2026-11-24T09:00']);
  expect(last(world, 'D0AINO0002').text).toContain('You asked me to remind you again.');
  expect(times(world, CHANNEL.id)).toHaveLength(1);
  expect(world.posts(DIRECT.id)).toEqual([]);
});

it.each(['SQLite', 'Postgres'])(
  'one that is snoozed to a day before the closing moves with it, and enrolling ends it, over %s',
  async (kind) => {
    const world = await open({}, kind);
    await world.command(CHANNEL.id, 'sam', `/course follow ${CODE}`);
    await until(world, OPENS);
    await snooze(world, last(world, CHANNEL.id), '24 h before enrollment closes');
    world.study.courses.set(CODE, { ...COURSE, closes: '2026-12-12T15:00:00' });
    await until(world, at('2026-12-11T16:00'));
    expect(times(world, DIRECT.id)).toEqual(['2026-12-11T15:00']);
    const again = last(world, DIRECT.id);
    await snooze(world, again, 'in 1 hour');
    await world.press(again, 'I have enrolled', { user: 'sam' });
    await until(world, at('2026-12-12T14:00'));
    expect(times(world, DIRECT.id)).toHaveLength(1);
  },
);

it('a snoozed reminder ends when the course is followed neither there nor by the person', async () => {
  const world = await open();
  await world.command(CHANNEL.id, 'sam', `/course follow ${CODE}`);
  await world.command(DIRECT.id, 'sam', `/course follow ${CODE}`);
  await until(world, OPENS);
  await snooze(world, last(world, CHANNEL.id), 'tomorrow at 9:00');
  await world.command(CHANNEL.id, 'sam', `/course unfollow ${CODE}`);
  expect(world.slack.scheduled.map(({ channel }) => channel)).toEqual([DIRECT.id]);
  await world.command(DIRECT.id, 'sam', `/course unfollow ${CODE}`);
  expect(world.slack.scheduled).toEqual([]);
  await snooze(world, last(world, CHANNEL.id), 'tomorrow at 9:00');
  expect(toldTo(world).text).toContain(`Nothing is set: ${CODE} is not followed`);
  await until(world, OPENS + 2 * DAY);
  expect(times(world, DIRECT.id)).toHaveLength(1);
});

it('a snoozed reminder stands in lists and on Home of the person alone, and is dropped there', async () => {
  const world = await open();
  const { workspace } = world.slack;
  const list = (channel: string, user: string) => world.command(channel, user, '/course following');
  await world.command(CHANNEL.id, 'sam', `/course follow ${CODE}`);
  await until(world, OPENS);
  await snooze(world, last(world, CHANNEL.id), 'tomorrow at 9:00');
  const comes = `<!date^${at('2026-11-24T09:00') / 1000}^`;
  const said = 'Reminders that come again, to you alone';
  expect((await list(CHANNEL.id, 'aino')).text).not.toContain(said);
  expect((await list(DIRECT.id, 'sam')).text).toContain(`${said}: Compilers · ${CODE} (${comes}`);
  const here = await list(CHANNEL.id, 'sam');
  expect(here.text).toContain(`${said}: Compilers · ${CODE} (${comes}`);
  await world.press(here, 'Don’t remind me again', { user: 'sam' });
  expect(here.text).toContain(`I won’t remind you of ${CODE} again.`);
  expect(here.text).not.toContain(said);
  await snooze(world, last(world, CHANNEL.id), 'in 1 hour');
  await world.slack.openHome('sam');
  const home = await world.slack.until(() => {
    const view = workspace.homes.get(SAM);
    return view && shownIn(view).includes(said) ? view : undefined;
  });
  expect(shownIn(home)).toContain('Compilers');
  await world.slack.click(home, 'Don’t remind me again', { user: 'sam' });
  await world.slack.until(() => {
    const view = workspace.homes.get(SAM);
    return (view && !shownIn(view).includes(said)) || undefined;
  });
  await world.round();
  await until(world, OPENS + 2 * DAY);
  expect(times(world, DIRECT.id)).toEqual([]);
});

it('a snoozed reminder that ends with a follow comes back with it, unless its time is past', async () => {
  const world = await open();
  await world.command(DIRECT.id, 'sam', `/course follow ${CODE}`);
  await until(world, OPENS);
  await snooze(world, last(world, DIRECT.id), 'in 1 hour');
  await snooze(world, last(world, DIRECT.id), 'tomorrow at 9:00');
  const ended = await world.command(DIRECT.id, 'sam', `/course unfollow ${CODE}`);
  await until(world, OPENS + 2 * HOUR);
  expect(times(world, DIRECT.id)).toHaveLength(1);
  await world.press(ended, 'Undo', { user: 'sam' });
  await until(world, OPENS + DAY);
  expect(times(world, DIRECT.id)).toEqual(['2026-11-23T10:30', '2026-11-24T09:00']);
});

it('the data of a person tell of marks and snoozed reminders, and are erased', async () => {
  const world = await open();
  await world.command(CHANNEL.id, 'sam', `/course follow ${CODE}`);
  await until(world, OPENS);
  await snooze(world, last(world, CHANNEL.id), 'tomorrow at 9:00');
  await world.press(last(world, CHANNEL.id), 'I have enrolled', { user: 'sam' });
  const settings = await world.command(CHANNEL.id, 'sam', '/course settings');
  await world.press(settings, 'privacy.show', { user: 'sam' });
  const page = await world.slack.until(() =>
    world.slack.workspace.modals.findLast((one) => shownIn(one).includes('marked as enrolled')),
  );
  expect(shownIn(page)).toContain('Courses of which I remind you again');
  await world.press(page, 'privacy.erase', { user: 'sam' });
  expect((await world.command(CHANNEL.id, 'sam', '/course following')).text).not.toContain('enrolled ✓');
  await until(world, OPENS + 2 * DAY);
  expect(world.posts(DIRECT.id)).toEqual([]);
});

it('what lies after the moment is not offered, and what has come to lie there is answered with the rest', async () => {
  const world = await open({ opens: '2026-11-23T10:30:00', closes: '2026-11-23T18:00:00' });
  await world.command(DIRECT.id, 'sam', `/course follow ${CODE}`);
  await until(world, OPENS);
  const reminder = last(world, DIRECT.id);
  const offered = JSON.stringify(reminder.blocks);
  expect(offered).toContain('in 1 hour');
  expect(offered).not.toContain('tomorrow at 9:00');
  expect(offered).not.toContain('24 h before enrollment closes');
  world.goTo(at('2026-11-23T17:30'));
  await snooze(world, reminder, 'in 1 hour');
  expect(toldTo(world).text).toMatch(/^Nothing is set: that time is past, or too late/);
  await until(world, at('2026-11-23T20:00'));
  expect(times(world, DIRECT.id)).toHaveLength(1);
});

it('a snoozed reminder can be called off', async () => {
  const world = await open();
  await world.command(DIRECT.id, 'sam', `/course follow ${CODE}`);
  await until(world, OPENS);
  await snooze(world, last(world, DIRECT.id), 'in 1 hour');
  const answer = toldTo(world);
  await world.press(answer, 'Don’t remind me again', { user: 'sam' });
  expect(answer.text).toContain(`I won’t remind you of ${CODE} again.`);
  await until(world, OPENS + 2 * HOUR);
  expect(times(world, DIRECT.id)).toHaveLength(1);
});

it.each([
  ['fi', 'fi-FI', 'Olen ilmoittautunut', 'tunnin päästä', 'ilmoittautunut ✓', 'Pyysit minua muistuttamaan'],
  ['sv', 'sv-SE', 'Jag har anmält mig', 'om 1 timme', 'anmäld ✓', 'Du bad mig påminna dig igen'],
])(
  'all of it speaks the language of the person: %s',
  async (_language, locale, button, choice, mark, asked) => {
    const world = await open();
    world.slack.setLocale('sam', locale);
    await world.command(DIRECT.id, 'sam', `/course follow ${CODE}`);
    await until(world, OPENS + MINUTE);
    await snooze(world, last(world, DIRECT.id), choice);
    await until(world, OPENS + 2 * HOUR);
    expect(last(world, DIRECT.id).text).toContain(asked);
    await world.press(last(world, DIRECT.id), button, { user: 'sam' });
    expect((await world.command(DIRECT.id, 'sam', '/course following')).text).toContain(mark);
  },
);
