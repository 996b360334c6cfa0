/** A course as study guides write it, with its credits and its name, is what its code alone is. */
import { expect, test } from 'vitest';
import { LOCALES, openSample, openShared } from './harness.ts';

const [CODE, OTHER] = ['TX00EY23-3015', 'TX00EW54-3008'];
const CREDITS = {
  en: ['5 cr', '5 ECTS', '5 credits', '2,5 cr'],
  fi: ['5 op', '5op'],
  sv: ['5 sp', '5 ECTS'],
};
const formsOf = (credits: string): string[] => [
  `${CODE} (${credits})`,
  `${CODE} ${credits}`,
  `${CODE}, ${credits}`,
  `${CODE} – ${credits}`,
  `${CODE} [${credits}]`,
];

test.for(['en', 'fi', 'sv'] as const)('with credits in %s, in commands and messages', async (language) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] } });
  const say = async (text: string) =>
    text.startsWith('/') ? (await flow.command(text)).message.text : (await flow.direct(text)).answer.text;
  for (const command of ['/course ', '/enrollment ', '/course unit ', '']) {
    const alone = await say(`${command}${CODE}`);
    for (const credits of CREDITS[language])
      for (const form of formsOf(credits))
        expect.soft(await say(`${command}${form}`), `${command}${form}`).toBe(alone);
  }
});

test('in the commands that change something or show several', async () => {
  const { command } = await openSample();
  const say = async (text: string) => (await command(text)).message.text;
  for (const form of formsOf('15 op')) {
    expect.soft(await say(`/course follow ${form}`), form).toContain('Now followed in this channel');
    expect.soft(await say(`/course unfollow ${form}`), form).toMatch(/^No longer followed here: [^\n]*$/);
    expect.soft(await say(`/course compare ${OTHER} (5 op) ${form}`), form).toContain('Comparing 2 courses');
    expect.soft(await say(`/course link ${form}`), form).toContain(`· ${CODE}`);
  }
  for (const unit of ['72101', 'TX00EY23'])
    expect.soft(await say(`/course unit ${unit} (15 op)`), unit).toContain('Software Engineering Project');
});

test('its name beside its code is not named as unused, and another word is', async () => {
  const { command } = await openSample();
  for (const name of ['/course', '/enrollment'])
    for (const beside of [
      `${CODE}, Software Engineering Project`,
      `Software Engineering Project ${CODE} (15 cr)`,
    ])
      expect.soft((await command(`${name} ${beside}`)).message.text, beside).not.toContain('Not used');
  expect((await command(`/course ${CODE} (15 cr) persikka`)).message.text).toContain('Not used: persikka.');
});

/** For rows that only ask. */
const sharedSample = openShared(openSample);

test.each([
  [`is ${CODE} 15 credits?`, '15 credits\n'],
  [`${CODE} credits`, '15 credits\n'],
  [`when does ${CODE} (15 op) start?`, 'Course starts'],
])('a question stays one: %s', async (asked, tells) => {
  const { direct } = await sharedSample();
  expect((await direct(asked)).answer.text).toContain(tells);
});
