/** Wishes to stop, in any words: the only course is stopped, several are asked for once, and Undo brings them back. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, openSample } from './harness.ts';
import { buttons } from './reading.ts';

const [CODE, OTHER] = ['TX00EY23-3015', 'IM00BR45-3003'];
const DIRECT = { channel: 'D0SAM00001' };
const LOCALES = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-SE' } as const;
const postgres = databasesOfFile();
const STORES = ['SQLite', 'Postgres'] as const;
const envOf = async (store: (typeof STORES)[number]): Promise<Record<string, string>> =>
  store === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};

const STOPS = {
  en: ['stop everything', 'unsubscribe', 'no more reminders please', 'stop all messages', 'leave me alone'],
  fi: ['lopeta kaikki viestit', 'älä enää muistuta', 'en halua enää viestejä', 'seis', 'jätä mut rauhaan'],
  sv: ['sluta skicka', 'inga fler påminnelser', 'stoppa allt', 'jag vill inte ha fler påminnelser', 'sluta'],
} as const;
const NO_STOPS = {
  en: [
    'don’t stop',
    'how do I stop reminders?',
    'did you stop the reminders?',
    'stop all those awful reminders',
  ],
  fi: ['älä lopeta', 'miten lopetan muistutukset?', 'älä lopeta muistutuksia', 'loppuuko muistutukset?'],
  sv: ['sluta inte', 'hur slutar jag få påminnelser?', 'sluta inte påminna mig', 'slutade påminnelserna?'],
} as const;
const OF_ONE = {
  en: `no more messages about ${CODE}`,
  fi: `älä lähetä enää muistutuksia kurssista ${CODE}`,
  sv: `jag vill inte ha fler påminnelser om ${CODE}`,
} as const;

const pressed = async (flow: Flow, message: SlackMessage, target: string): Promise<void> => {
  const before = JSON.stringify(message.blocks);
  await flow.slack.click(message, target);
  await flow.until(() => JSON.stringify(message.blocks) !== before || undefined);
};

const list = async (flow: Flow): Promise<string> =>
  (await flow.command('/course following', DIRECT)).message.text;

describe.each(STORES)('a wish to stop, over %s', (store) => {
  const openIn = async (language: keyof typeof LOCALES): Promise<Flow> =>
    openSample({ env: await envOf(store), locales: { sam: LOCALES[language] } });

  test.for(LANGUAGES)('in %s ends the only course, and Undo brings it back', async (language) => {
    const flow = await openIn(language);
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const before = await list(flow);
    for (const said of [...STOPS[language], OF_ONE[language]]) {
      const { answer } = await flow.direct(said);
      expect(await list(flow), said).toBe(texts(language).follow.of.person.nothing);
      await pressed(flow, answer, texts(language).lists.undo);
      expect(await list(flow), said).toBe(before);
    }
  });

  test.for(LANGUAGES)('in %s asks once where several are followed', async (language) => {
    const flow = await openIn(language);
    await flow.command(`/course follow ${CODE} ${OTHER}`, DIRECT);
    const before = await list(flow);
    for (const said of STOPS[language]) {
      const { answer } = await flow.direct(said);
      expect(await list(flow), said).toBe(before);
      for (const code of [CODE, OTHER]) expect(answer.text, said).toContain(code);
      expect(buttons(answer), said).toContain(texts(language).follow.stopAll);
      await pressed(flow, answer, texts(language).follow.stopAll);
      expect(await list(flow), said).toBe(texts(language).follow.of.person.nothing);
      await pressed(flow, answer, texts(language).lists.undo);
      expect(await list(flow), said).toBe(before);
    }
  });
});

test.for(LANGUAGES)('in %s what is no such wish, or asks for the way, stops nothing', async (language) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] } });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const before = await list(flow);
  for (const said of NO_STOPS[language]) {
    await flow.direct(said);
    expect(await list(flow), said).toBe(before);
  }
});
