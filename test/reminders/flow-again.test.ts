/** Reminders that are to come again, wished for in words, behind a reminder and where none has come. */
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { prepareLikeness } from '../../src/ask/like.ts';
import { at, CODE, local, NOW } from './samples.ts';
import { studyCourse } from './scripted-study.ts';
import { openWorld, timeOf, until, type World } from './world.ts';

// To learn from the examples takes longer than an answer may.
beforeAll(() => prepareLikeness());

const DIRECT = 'D0SAM00001';
const OTHER = 'TX00EW54-3008';
const COURSE = studyCourse({
  name: 'Compilers',
  opens: '2026-11-23T10:30:00',
  closes: '2026-12-10T16:00:00',
  starts: '2027-01-11T12:00:00',
});
const LANGUAGES = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-SE' } as const;

async function open(language: keyof typeof LANGUAGES, codes: readonly string[] = [CODE]): Promise<World> {
  const world = await openWorld(NOW);
  onTestFinished(world.close);
  world.slack.setLocale('sam', LANGUAGES[language]);
  for (const code of codes) world.study.courses.set(code, COURSE);
  await world.start();
  for (const code of codes) await world.command(DIRECT, 'sam', `/course follow ${code}`);
  return world;
}

const ask = async (world: World, text: string): Promise<SlackMessage> => {
  const before = new Set(world.slack.workspace.messages);
  await world.slack.directMessage('sam', text);
  const answer = await world.slack.until(() =>
    world.slack.workspace.messages.find((one) => !before.has(one) && one.author.kind === 'app'),
  );
  await world.round();
  return answer;
};
const labels = ({ blocks }: SlackMessage): string[] =>
  Array.from(
    JSON.stringify(blocks ?? []).matchAll(/"type":"button","text":\{"type":"plain_text","text":"([^"]*)"/g),
    ([, label = '']) => label,
  );
const reminded = (world: World): string[] =>
  world
    .posts(DIRECT)
    .filter(({ text }) => /You asked|Pyysit minua|Du bad mig/.test(text))
    .map((one) => local(timeOf(one)));

const WISHES = [
  ['en', 'remind me again tomorrow morning', '2026-11-24T09:00'],
  ['en', 'not now, in two hours', '2026-11-23T12:30'],
  ['en', 'snooze until tomorrow', '2026-11-24T09:00'],
  ['en', 'remind me again tonight please', '2026-11-23T18:00'],
  ['en', 'remind me tomorrow at 8', '2026-11-24T08:00'],
  ['en', 'later, tomorrow', '2026-11-24T09:00'],
  ['en', `snooze ${CODE} until Wednesday`, '2026-11-25T09:00'],
  ['fi', 'muistuta uudestaan huomenna', '2026-11-24T09:00'],
  ['fi', 'ei nyt, kahden tunnin päästä', '2026-11-23T12:30'],
  ['fi', 'torkuta huomiseen', '2026-11-24T09:00'],
  ['fi', 'muistuta mua illalla', '2026-11-23T18:00'],
  ['fi', 'muistuta myöhemmin, vaikka huomenna', '2026-11-24T09:00'],
  ['sv', 'påminn igen ikväll', '2026-11-23T18:00'],
  ['sv', 'inte nu, om två timmar', '2026-11-23T12:30'],
  ['sv', 'snooza till imorgon', '2026-11-24T09:00'],
  ['sv', 'påminn mig på onsdag', '2026-11-25T09:00'],
] as const;

describe('behind a reminder', () => {
  it.for(WISHES)('in %s it comes again when it is wished: %s', async ([language, said, comes]) => {
    const world = await open(language);
    await until(world, at('2026-11-23T10:30'));
    expect(world.posts(DIRECT)).toHaveLength(1);
    const answer = await ask(world, said);
    await until(world, at('2026-11-26T12:00'));
    expect(reminded(world), answer.text).toEqual([comes]);
  });

  it.for([
    ['en', 'later'],
    ['en', 'remind me later please'],
    ['en', 'snooze until Christmas'],
    ['fi', 'myöhemmin'],
    ['sv', 'påminn mig senare'],
  ] as const)(
    'in %s the times are offered where none is said, or none that is of use: %s',
    async ([language, said]) => {
      const world = await open(language);
      await until(world, at('2026-11-23T10:30'));
      const answer = await ask(world, said);
      expect(answer.text).toContain(CODE);
      expect(labels(answer)).toHaveLength(3);
      await world.press(answer, labels(answer)[0] ?? '', { user: 'sam' });
      await until(world, at('2026-11-24T00:00'));
      expect(reminded(world)).toEqual(['2026-11-23T11:30']);
    },
  );

  it('of several that came together one is asked for, and the time is kept', async () => {
    const world = await open('en', [CODE, OTHER]);
    await until(world, at('2026-11-23T10:31'));
    const answer = await ask(world, 'remind me again tomorrow');
    expect(labels(answer).toSorted()).toEqual([OTHER, CODE].toSorted());
    await world.press(answer, OTHER, { user: 'sam' });
    expect(answer.text).toContain(`remind you of ${OTHER} again`);
    await until(world, at('2026-11-24T10:00'));
    expect(reminded(world)).toEqual(['2026-11-24T09:00']);
  });

  it('what is set can be taken back', async () => {
    const world = await open('en');
    await until(world, at('2026-11-23T10:30'));
    const answer = await ask(world, 'remind me again in two hours');
    await world.press(answer, 'Don’t remind me again', { user: 'sam' });
    await until(world, at('2026-11-24T12:00'));
    expect(reminded(world)).toEqual([]);
  });
});

it.for([
  ['en', 'remind me again tomorrow', '⋯'],
  ['en', 'later', '⋯'],
  ['fi', 'muistuta uudestaan huomenna', '⋯'],
  ['sv', 'påminn igen ikväll', '⋯'],
] as const)('in %s the answer says how, where no reminder has come: %s', async ([language, said, how]) => {
  const world = await open(language);
  const { text } = await ask(world, said);
  expect(text).toContain(how);
});
