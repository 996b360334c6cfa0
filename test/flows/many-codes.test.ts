/** More codes than one answer holds: the first are shown, the rest is offered, and they are what is spoken of. */
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, LOCALES, openScripted } from './harness.ts';
import { buttons } from './reading.ts';
import { codesOf, realization, realizations, success } from './upstream-rows.ts';

const OLDER = 'ZZ00OL01-3001';
const CODES = Array.from({ length: 12 }, (_, at) => `TX00AB${10 + at}-3015`);
const [FIRST, REST] = [CODES.slice(0, 10), CODES.slice(10)];
const postgres = databasesOfFile();

/** What follows what was shown, and questions about all of the codes: what shows them, and what is refused. */
const SAID = {
  en: {
    follow: 'follow all of them',
    openings: 'when do they start?',
    rest: [
      'and the rest?',
      'show me the others',
      'when do the rest start?',
      'follow the rest',
      'more',
      'show me more please',
    ],
    shown: [CODES.join(' '), `when do ${CODES.join(', ')} start?`, `enrollment ${CODES.join(' ')}`],
    refused: [`compare ${CODES.join(' ')}`],
  },
  fi: {
    follow: 'seuraa niitä kaikkia',
    openings: 'milloin ne alkavat?',
    rest: ['entä loput?', 'ja muut?', 'milloin loput alkavat?', 'seuraa loppuja', 'lisää', 'näytä lisää'],
    shown: [CODES.join('\n'), `milloin ${CODES.join(', ')} alkavat?`, `ilmoittautuminen ${CODES.join(' ')}`],
    refused: [`vertaa ${CODES.join(' ')}`],
  },
  sv: {
    follow: 'följ alla',
    openings: 'när börjar de?',
    rest: ['och resten?', 'de övriga?', 'när börjar resten?', 'följ resten', 'mer', 'visa fler'],
    shown: [CODES.join(', '), `när börjar ${CODES.join(', ')}?`, `anmälan ${CODES.join(' ')}`],
    refused: [`jämför ${CODES.join(' ')}`],
  },
} as const;

const codesIn = (text: string): string[] => [...new Set(text.match(/[A-Z]{2}00[A-Z]{2}\d\d-\d{4}/g) ?? [])];
const study = realizations((code) =>
  realization(code, { name: `Course ${code}`, startDate: `2027-01-${code.slice(6, 8)}T00:00:00` }),
);

/** The courses that an answer to "follow all of them" is about. */
async function meant(flow: Flow, said: string): Promise<string[]> {
  const { answer } = await flow.direct(said);
  return codesIn(JSON.stringify(answer));
}

test.for([...LANGUAGES.map((one) => [one, 'SQLite'] as const), ['en', 'Postgres'] as const])(
  'twelve codes in %s: ten are shown, two offered, and they are the subject, over %s',
  async ([language, store]) => {
    const env: Record<string, string> =
      store === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};
    const flow = await openScripted(study, { env, locales: { sam: LOCALES[language] } });
    const { lookUp } = texts(language);
    const { follow, shown, refused } = SAID[language];
    for (const said of shown) {
      await flow.direct(OLDER);
      const { answer } = await flow.direct(said);
      expect(codesIn(answer.text), said).toEqual(FIRST);
      expect(answer.text).toContain(lookUp.someAsked(10, 12));
      expect(buttons(answer)).toContain(lookUp.others(2));
      expect(await meant(flow, follow), said).toEqual([...FIRST, ...REST]);
      await flow.slack.click(answer, lookUp.others(2));
      await flow.until(() => codesIn(answer.text).join() === REST.join() || undefined);
    }
    for (const said of refused) {
      await flow.direct(OLDER);
      expect(buttons((await flow.direct(said)).answer), said).toEqual([]);
      const all = await meant(flow, follow);
      expect(all, said).not.toContain(OLDER);
      expect(all, said).toEqual(expect.arrayContaining(REST));
    }
  },
);

test.for(LANGUAGES)('in %s the rest is spoken of, too, shown or refused', async (language) => {
  const flow = await openScripted(study, { locales: { sam: LOCALES[language] } });
  const { follow, shown, refused, rest, openings } = SAID[language];
  for (const said of [shown[0], refused[0]])
    for (const asked of rest) {
      await flow.direct(OLDER);
      await flow.direct(said);
      expect(await meant(flow, asked), `${said}: ${asked}`).toEqual(REST);
    }
  await flow.direct(shown[0]);
  await flow.direct(openings);
  expect(await meant(flow, rest[0]), 'behind a question about those that were shown').toEqual(REST);
  await flow.direct(refused[0]);
  const { answer } = await flow.direct(follow);
  expect(answer.text).toContain(texts(language).follow.notAmong(REST.join(', ')));
  expect(buttons(answer)).toContain(texts(language).lookUp.others(2));
});

test('the same in a mention and in commands', async () => {
  const flow = await openScripted(study);
  const { lookUp } = texts('en');
  const { answer } = await flow.mention(CODES.join(' '));
  expect(codesIn(answer.text)).toEqual(FIRST);
  expect(buttons(answer)).toContain(lookUp.others(2));
  for (const command of ['/course', '/enrollment']) {
    const { message } = await flow.command(`${command} ${CODES.join(' ')}`);
    expect(codesIn(message.text), command).toEqual(FIRST);
    expect(buttons(message), command).toContain(lookUp.others(2));
  }
});

test('a course that there is not is spoken of, rather than one that was shown before', async () => {
  const flow = await openScripted((request) =>
    success({
      realizations: codesOf(request).flatMap((code) => (code === OLDER ? [realization(code)] : [])),
    }),
  );
  for (const said of [CODES[0], CODES.slice(0, 3).join(' '), CODES.join(' ')]) {
    await flow.direct(OLDER);
    await flow.direct(said ?? '');
    expect(await meant(flow, 'follow it'), said).not.toContain(OLDER);
  }
});
