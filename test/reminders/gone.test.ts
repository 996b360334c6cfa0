/** A reminder of a course that the study data no longer have says so, in each language. */
import { expect, it, onTestFinished } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { at, HOUR } from './samples.ts';
import { studyCourse } from './scripted-study.ts';
import { followed, openWorld } from './world.ts';

const postgres = databasesOfFile();
const CODE = 'TX00EY23-3015';
const LOCALES = [
  ['SQLite', 'en-GB', 'no longer in the study data'],
  ['SQLite', 'fi-FI', 'poistunut opintotiedoista'],
  ['Postgres', 'sv-SE', 'finns inte längre i studieuppgifterna'],
] as const;

it.each(LOCALES)(
  '%s, %s: a reminder of a course that is gone says so; after its return it does not',
  async (kind, locale, words) => {
    const more = kind === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};
    const world = await openWorld(at('2026-11-20T08:02:07') + 853, more);
    onTestFinished(world.close);
    world.slack.setLocale('sam', locale);
    const dates = {
      opens: '2026-11-20T18:00:00',
      closes: '2026-11-22T18:00:00',
      starts: '2026-12-22T08:00:00',
    };
    const course = studyCourse({ name: 'Compilers', ...dates });
    world.study.courses.set(CODE, course);
    await world.start();
    await followed(world, 'D0SAM00001', CODE);
    course.gone = true;
    // Some checks have to agree that it is.
    for (let hours = 0; hours < 11; hours += 1) {
      world.goTo(world.now() + HOUR);
      await world.round();
    }
    const texts = () =>
      world
        .posts('D0SAM00001')
        .map(({ text }) => text)
        .filter((text) => text.includes(CODE));
    // The week of the closing, which is this one.
    const week = await world.command('D0SAM00001', 'sam', '/course week');
    expect(week.text.toLowerCase(), 'the week').toContain(words);
    const [notice, opening = '', ...rest] = texts();
    expect([typeof notice, rest]).toEqual(['string', []]);
    expect(opening).toContain(words);
    course.gone = false;
    for (let hours = 0; hours < 24; hours += 1) {
      world.goTo(world.now() + HOUR);
      await world.round();
    }
    const closing = texts().at(-1) ?? '';
    expect(closing).toContain('Compilers');
    expect(closing).not.toContain(words);
  },
);

it('in quiet hours, before it is told, what is followed says so already', async () => {
  const world = await openWorld(at('2026-11-20T17:02:07') + 853);
  onTestFinished(world.close);
  const course = studyCourse({ name: 'Compilers', closes: '2026-11-24T18:00:00' });
  world.study.courses.set(CODE, course);
  await world.start();
  await followed(world, 'D0SAM00001', CODE);
  course.gone = true;
  for (let hours = 0; hours < 11; hours += 1) {
    world.goTo(world.now() + HOUR);
    await world.round();
  }
  const told = world.posts('D0SAM00001').map(({ text }) => text);
  expect(told.filter((text) => text.includes(CODE))).toEqual([]);
  const { text } = await world.command('D0SAM00001', 'sam', '/course following');
  expect(text).toContain('no longer in the study data');
});
