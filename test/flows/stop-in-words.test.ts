/** Wishes to stop, in any words: the only course is stopped, several are asked for once, and Undo brings them back. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { askedBy, featuresOver } from '../questions/asking.ts';
import { type Flow, LOCALES, openSample, openShared } from './harness.ts';
import { buttons } from './reading.ts';

const [CODE, OTHER] = ['TX00EY23-3015', 'IM00BR45-3003'];
const DIRECT = { channel: 'D0SAM00001' };
const postgres = databasesOfFile();
const STORES = ['SQLite', 'Postgres'] as const;
const envOf = async (store: (typeof STORES)[number]): Promise<Record<string, string>> =>
  store === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};

const STOPS = {
  en: [
    ...['stop everything', 'unsubscribe', 'no more reminders please', 'stop all messages', 'leave me alone'],
    ...[
      'I don’t need reminders any longer',
      'turn everything off',
      'stop writing to me',
      'remove all my courses',
    ],
    ...['please don’t send me anything anymore', 'pause notifications', 'turn the reminders off'],
    ...['I’m done with reminders', 'I’ve had enough of these notifications', 'no need to remind me'],
    ...['can I get rid of these reminders?', 'can I turn the reminders off?', 'can we stop the reminders'],
  ],
  fi: [
    ...['lopeta kaikki viestit', 'älä enää muistuta', 'en halua enää viestejä', 'seis', 'jätä mut rauhaan'],
    ...['laita muistutukset pois', 'ota ilmoitukset pois päältä', 'kytke muistutukset pois päältä'],
    ...['en tarvitse enää muistutuksia', 'älä lähetä mulle enää mitään', 'lakkaa muistuttamasta'],
    ...['sammuta ilmoitukset', 'poista kaikki seuratut', 'hiljennä kaikki'],
    ...['ei tarvitse enää muistuttaa', 'jätä muistuttamatta'],
    ...['saako muistutukset pois?', 'saako nämä pois päältä', 'saisko nää pois?'],
  ],
  sv: [
    ...['sluta skicka', 'inga fler påminnelser', 'stoppa allt', 'jag vill inte ha fler påminnelser', 'sluta'],
    ...['avbryt alla påminnelser', 'slå av påminnelserna', 'sluta skriva till mig', 'pausa påminnelserna'],
    ...['jag behöver inga påminnelser längre', 'skicka inget mer till mig', 'stäng av allt'],
    ...['låt bli att påminna mig', 'du behöver inte påminna mig', 'det räcker med påminnelser'],
    ...['kan jag slippa påminnelser?', 'kan man stänga av påminnelserna?', 'får jag slippa de här notiserna'],
  ],
} as const;
const NO_STOPS = {
  en: [
    'don’t stop',
    'when do the reminders stop?',
    'how do I stop reminders?',
    'did you stop the reminders?',
    'stop all those awful reminders',
    `cancel my enrollment in ${CODE}`,
    `is ${CODE} cancelled?`,
  ],
  fi: [
    'älä lopeta',
    'miten lopetan muistutukset?',
    'älä lopeta muistutuksia',
    'loppuuko muistutukset?',
    'milloin muistutukset loppuu?',
    `peru ilmoittautumiseni kurssille ${CODE}`,
  ],
  sv: [
    'sluta inte',
    'hur slutar jag få påminnelser?',
    'sluta inte påminna mig',
    'slutade påminnelserna?',
    'när slutar påminnelserna?',
    'avsluta inte',
  ],
} as const;
const OF_ONE = {
  en: [
    ...[`no more messages about ${CODE}`, `drop ${CODE}`, `not interested in ${CODE} anymore`],
    ...[`stop everything about ${CODE}`, `cancel ${CODE}`, `cancel ${CODE} please`],
  ],
  fi: [
    ...[
      `älä lähetä enää muistutuksia kurssista ${CODE}`,
      `unohda ${CODE}`,
      `ota ${CODE} pois muistutuksista`,
    ],
    ...[`en ole enää kiinnostunut kurssista ${CODE}`, `poista ${CODE}`],
    ...[`peru ${CODE}`, `peruuta kurssi ${CODE}`],
  ],
  sv: [
    ...[`jag vill inte ha fler påminnelser om ${CODE}`, `glöm ${CODE}`, `ta bort ${CODE}`],
    ...[`påminn mig inte mer om ${CODE}`, `sluta tjata om ${CODE}`, `avbryt ${CODE}`],
  ],
} as const;
/** Reminders of one kind that are not wanted. */
const OF_KIND = {
  en: [
    ...['stop reminders about changes', 'stop reminding me about enrollment', 'no more deadline reminders'],
    ...['stop the one hour reminder', 'stop the 24h reminder', `stop reminders about changes of ${CODE}`],
  ],
  fi: [
    ...['älä muistuta alkamisesta', 'en halua muistutuksia alkamisesta', 'poista muistutukset muutoksista'],
    ...['ei muistutuksia ilmoittautumisen päättymisestä', 'älä lähetä muistutuksia ilmoittautumisesta'],
  ],
  sv: [
    ...['inga fler påminnelser om starten', 'sluta påminna om starten', 'inga påminnelser om ändringar'],
    'jag vill inte ha påminnelser om anmälan',
  ],
} as const;

/** The first and the last. */
const ends = <Row>(rows: readonly Row[]): Row[] => [rows.at(0), rows.at(-1)] as Row[];

const pressed = async (flow: Flow, message: SlackMessage, target: string): Promise<void> => {
  const before = JSON.stringify(message.blocks);
  await flow.slack.click(message, target);
  await flow.until(() => JSON.stringify(message.blocks) !== before || undefined);
};

const list = async (flow: Flow): Promise<string> =>
  (await flow.command('/course following', DIRECT)).message.text;

/** They ask for the same, so that flows over the first and the last of them have all. */
test.each(LANGUAGES)('in %s all wordings of a wish to stop ask for the same', async (language) => {
  const features = await featuresOver(createMemoryStore());
  const asked = async (said: string) => [said, (await askedBy(said, features)).request];
  const all = { does: 'unfollow', asked: 'all', asksBack: true };
  for (const said of STOPS[language]) expect(await asked(said)).toEqual([said, all]);
  const one = { does: 'unfollow', asked: [CODE] };
  for (const said of OF_ONE[language]) expect(await asked(said)).toEqual([said, one]);
  const kind = { does: 'lead-all', leads: [], unmet: [], off: true };
  for (const said of OF_KIND[language]) expect(await asked(said)).toEqual([said, kind]);
});

// What is stored does not depend on the language.
describe.each([
  ['SQLite', LANGUAGES],
  ['Postgres', ['sv']],
] as const)('a wish to stop, over %s', (store, languages) => {
  const openIn = async (language: keyof typeof LOCALES): Promise<Flow> =>
    openSample({ env: await envOf(store), locales: { sam: LOCALES[language] } });

  test.for(languages)('in %s ends the only course, and Undo brings it back', async (language) => {
    const flow = await openIn(language);
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const before = await list(flow);
    const named = language === 'en' ? ['stop bugging me about Software Engineering Project'] : [];
    for (const said of [...ends(STOPS[language]), ...ends(OF_ONE[language]), ...named]) {
      const { answer } = await flow.direct(said);
      expect(await list(flow), said).toBe(texts(language).follow.of.person.nothing);
      await pressed(flow, answer, texts(language).lists.undo);
      expect(await list(flow), said).toBe(before);
    }
  });

  test.for(languages)('in %s asks once where several are followed', async (language) => {
    const flow = await openIn(language);
    await flow.command(`/course follow ${CODE} ${OTHER}`, DIRECT);
    const before = await list(flow);
    for (const said of ends(STOPS[language])) {
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
    await flow.direct(CODE);
    const { answer } = await flow.direct(said);
    expect(await list(flow), said).toBe(before);
    // No date of the course is one of its reminders.
    expect(answer.text.split('\n')[0], said).not.toContain('<!date');
  }
});

test.for(LANGUAGES)('in %s who wants no reminders of one kind is led to the settings', async (language) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] } });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const before = await list(flow);
  for (const said of ends(OF_KIND[language])) {
    const { answer } = await flow.direct(said);
    expect(buttons(answer), said).toEqual([texts(language).settings.title]);
    expect(await list(flow), said).toBe(before);
  }
});

const opened = openShared(openSample);

test.for(['stop', 'unsubscribe', 'lopeta', 'sluta', 'stop everything'])(
  'a mention in a channel tells where to stop: “%s”',
  async (said) => {
    const { mention } = await opened();
    const { answer } = await mention(said);
    expect(LANGUAGES.map((language) => texts(language).follow.where)).toContain(answer.text);
  },
);

const KEEPS = [
  ['en', 'no wait, I don’t want to stop, keep it'],
  ['en', "I don't want to stop following it"],
  ['en', `no, don’t stop following ${CODE}`],
  ['en', 'keep it please'],
  ['fi', 'eiku en mä haluu lopettaa, pidä se'],
  ['fi', 'en halua lopettaa seuraamista'],
  ['fi', 'pidä se'],
  ['sv', 'nej jag vill inte sluta följa den'],
  ['sv', 'nej vänta, sluta inte, behåll den'],
  ['sv', 'behåll den'],
] as const;

test.for(KEEPS)(
  'in %s who refuses to stop gets the list, and nothing changes: “%s”',
  async ([language, said]) => {
    const flow = await openSample({ locales: { sam: LOCALES[language] } });
    await flow.direct(`follow ${CODE}`);
    for (const before of [CODE, OTHER, 'hi']) {
      await flow.direct(before);
      const { answer } = await flow.direct(said);
      expect(answer.text, before).toContain(texts(language).follow.listPerson(1));
      expect(answer.text, before).toContain(CODE);
    }
  },
);

test.for([
  ['en', 'don’t remind me of anything anymore'],
  ['fi', 'älä enää muistuta mua mistään'],
  ['sv', 'påminn mig inte om något längre'],
] as const)('in %s all ends, behind a course as well: “%s”', async ([language, said]) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] } });
  await flow.direct(`follow ${CODE}`);
  await flow.direct(OTHER);
  expect(buttons((await flow.direct(said)).answer)).toContain(texts(language).lists.undo);
  for (const code of [CODE, OTHER]) await flow.direct(`follow ${code}`);
  expect(buttons((await flow.direct(said)).answer)).toEqual([texts(language).follow.stopAll]);
});

test.for([
  'I never want to be pinged about this again, ditch it',
  'en mä tarvii sulta mitään herätyksiä tästä',
  'jag vill verkligen inte bli störd av den här',
])('what is refused is not offered: “%s”', async (said) => {
  const flow = await openSample();
  await flow.direct(OTHER);
  const { answer } = await flow.direct(said);
  expect(buttons(answer)).not.toContain('Follow');
});
