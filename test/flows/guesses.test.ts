/** What is only a little like something is offered by buttons, in the reader's language, and changes nothing before one is pressed. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { LOCALES, openSample } from './harness.ts';
import { buttons } from './reading.ts';

const CODE = 'TX00EY23-3015';
const HELP: Readonly<Record<Language, string>> = {
  en: 'What can I ask?',
  fi: 'Mitä voin kysyä?',
  sv: 'Vad kan jag fråga?',
};
const PERHAPS: Readonly<Record<Language, string>> = {
  en: 'Perhaps you mean one of these:',
  fi: 'Tai tarkoititko jotakin näistä:',
  sv: 'Eller menade du något av det här:',
};

/** A message, and the button that is offered first or second. */
const GUESSED: Readonly<Record<Language, readonly (readonly [typed: string, button: string])[]>> = {
  en: [['what am I tied to', 'What do I follow?']],
  fi: [['näen missä oon mukana', 'Mitä seuraan?']],
  sv: [['vad är jag bunden till', 'Vad följer jag?']],
};

describe.each(LANGUAGES)('%s', (language) => {
  test.each(GUESSED[language])('%s', async (typed, label) => {
    const { direct } = await openSample({ locales: { sam: LOCALES[language] } });
    const { answer } = await direct(typed);
    const offered = buttons(answer);
    expect(answer.text).toContain(PERHAPS[language]);
    expect(offered).toContain(label);
    expect(offered.at(-1)).toBe(HELP[language]);
    expect(offered.length).toBeLessThanOrEqual(3);
  });
});

test('a guess of what is followed opens the list', async () => {
  const { direct, slack, until } = await openSample();
  await direct(`follow ${CODE}`);
  const { answer } = await direct('what am I tied to');
  await slack.click(answer, 'What do I follow?');
  await until(
    () => slack.workspace.modals.find(({ view }) => JSON.stringify(view).includes(CODE)) ?? undefined,
  );
});

describe('what would change something is asked back', () => {
  test.each([
    ['en-GB', 'my tutor says I belong to TXL22S1 now', 'Is TXL22S1 your group?', 'Yes, my group'],
    [
      'fi-FI',
      'tuutori sano et kuulun ryhmään TXL22S1, merkkaa se',
      'Onko TXL22S1 ryhmäsi?',
      'Kyllä, ryhmäni',
    ],
    ['sv-FI', 'lärarn sa att jag hör till TXL22S1, sätt in det', 'Är TXL22S1 din grupp?', 'Ja, min grupp'],
  ])('%s: %s', async (locale, typed, asked, label) => {
    const { direct, slack, until } = await openSample({ locales: { sam: locale } });
    const { answer } = await direct(typed);
    expect(answer.text).toBe(asked);
    expect(buttons(answer)).toEqual([label]);
    await slack.click(answer, label);
    await until(() => (answer.text === asked ? undefined : true));
    expect(answer.text).toContain('TXL22S1');
  });

  test('an enrollment', async () => {
    const { direct, slack, next } = await openSample();
    await direct(`follow ${CODE}`);
    const { answer } = await direct(`all sorted with ${CODE} now, got myself enrolled this morning`);
    expect(answer.text).toBe(`Have you enrolled in ${CODE}?`);
    expect(buttons(answer)).toEqual(['I have enrolled']);
    expect((await next(() => slack.click(answer, 'I have enrolled'))).text).toContain(
      `you have enrolled in ${CODE}`,
    );
  });
});

test.each([
  ['en-GB', `put ${CODE} off until tomorrow`, 'Remind me again: in 1 hour'],
  ['fi-FI', `siirrä ${CODE} huomiselle`, 'Muistuta uudelleen: tunnin päästä'],
  ['sv-FI', `skjut upp ${CODE} till i morgon`, 'Påminn mig igen: om 1 timme'],
])('%s: where a reminder is put off: %s', async (locale, typed, told) => {
  const { direct } = await openSample({ locales: { sam: locale } });
  expect((await direct(typed)).answer.text).toContain(told);
});
