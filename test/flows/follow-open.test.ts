/** **Follow all open** under a list from the catalogue: asks once, follows what is open, and keeps the rules of following. */
import { expect, test } from 'vitest';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, type FlowOptions, LOCALES, openSample, tellsChange } from './harness.ts';
import { buttons, words } from './reading.ts';

const ON = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit' };
const LIST = '/course find TXL22S1';
const ASKED = {
  en: 'what can I still enroll in for TXL22S1?',
  fi: 'mihin ryhmä TXL22S1 voi vielä ilmoittautua?',
  sv: 'vilka kurser kan gruppen TXL22S1 ännu anmäla sig till?',
} as const;
const DIRECT = { channel: 'D0SAM00001' };

const postgres = databasesOfFile();
const open = (options: FlowOptions = {}) => openSample({ ...options, env: { ...ON, ...options.env } });
const say = async (flow: Flow, typed: string, by = {}) => (await flow.command(typed, by)).message;

/** How many the button names. */
const countOn = (message: SlackMessage, label = 'Follow all open'): number => {
  const text = buttons(message).find((one) => one.startsWith(label)) ?? expect.fail('no such button');
  return Number(/\((\d+)\)$/.exec(text)?.[1]);
};

/** Presses it, and waits for the question. */
async function ask(flow: Flow, message: SlackMessage): Promise<SlackView> {
  const before = new Set(flow.slack.workspace.modals);
  await flow.slack.click(message, 'follow.choose-open');
  return flow.until(() => {
    const modal = flow.slack.workspace.modals.find((one) => !before.has(one));
    return modal && /follow\.set-open/.test(JSON.stringify(modal.view)) ? modal : undefined;
  });
}

/** Chooses who follows, and resolves to what is answered. */
async function choose(flow: Flow, modal: SlackView, whom: string): Promise<string> {
  await flow.slack.click(modal, whom);
  return flow.until(() => {
    const said = JSON.stringify(modal.view);
    return /follow\.set-open|loading|Looking/.test(said) ? undefined : words(modal);
  });
}

const followed = async (flow: Flow, by = {}): Promise<number> =>
  Number(/(\d+) course/.exec((await say(flow, '/course following', by)).text)?.[1] ?? 0);

test.each(['SQLite', 'Postgres'])(
  'a channel follows all that are open, is told so in one line, and Undo takes it back, over %s',
  async (kind) => {
    const env = kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };
    const flow = await open({ env });
    const list = await say(flow, LIST);
    const count = countOn(list);
    expect(count).toBeGreaterThan(2);
    const modal = await ask(flow, list);
    expect(words(modal)).toContain(`Who should follow the ${count} courses whose enrollment is open now?`);
    const { length } = flow.study.calls;
    const answer = await choose(flow, modal, 'This channel');
    // What was found needs no look-up, but one that has no name in English.
    const unnamed = flow.study.calls.slice(length).map(({ codes, l }) => [l, codes]);
    expect(unnamed).toEqual(['en', 'fi'].map((l) => [l, ['TI00HA33-3003']]));
    expect(answer).toContain('Now followed in this channel');
    expect(answer).toContain('Choose reminders and quiet hours');
    expect(await followed(flow)).toBe(count);
    const lines = flow.slack.workspace.messages.filter(tellsChange);
    expect(lines).toHaveLength(1);
    const again = await choose(flow, await ask(flow, list), 'This channel');
    expect(again).toContain('Already followed here');
    expect(flow.slack.workspace.messages.filter(tellsChange)).toHaveLength(1);
    await flow.slack.click(lines[0] ?? expect.fail('no line'), 'changes.undo');
    await flow.until(() => (lines[0] && buttons(lines[0]).length === 0 ? true : undefined));
    expect((await say(flow, '/course following')).text).toContain('Nothing is followed here.');
  },
);

test('what is followed already is left out, and what has closed meanwhile', async () => {
  const flow = await open();
  await say(flow, '/course follow TI00HA16-3002', DIRECT);
  const list = await say(flow, LIST, DIRECT);
  const count = countOn(list);
  const modal = await ask(flow, list);
  // The project closes in two days.
  flow.pass(2.2 * 24 * 3_600_000);
  const answer = await choose(flow, modal, 'Just me');
  expect(answer).toContain('You now follow');
  expect(answer).toContain('One was followed already.');
  expect(answer).toContain('One is no longer open and was left out.');
  expect(await followed(flow, DIRECT)).toBe(count - 1);
});

test('the limit of a channel is kept, and its rights', async () => {
  const flow = await open({ env: { CHANNEL_CHANGES: 'managers' } });
  const sam = flow.slack.workspace.user('sam');
  const list = await say(flow, LIST);
  expect(await choose(flow, await ask(flow, list), 'This channel')).toContain('Only administrators');
  expect((await say(flow, '/course following')).text).toContain('Nothing is followed here.');
  Object.assign(sam ?? {}, { isAdmin: true });
  for (let at = 0; at < 10; at += 1) {
    const groups = Array.from({ length: 10 }, (_, n) => `group TXA2${at}S${n}`);
    await say(flow, `/course follow ${groups.join(' ')}`, DIRECT);
  }
  expect(await choose(flow, await ask(flow, list), 'Just me')).toContain('Nothing was added: 100 courses');
});

test.each(LANGUAGES)(
  'in %s: a question about a group, a unit’s runs and a name have the button, each with its own courses',
  async (language) => {
    const flow = await open({ locales: { sam: LOCALES[language] } });
    const label = texts(language).find.catalogue.followOpen(7).slice(0, -4);
    for (const typed of [LIST, '/course find TI00HA16', '/course find web']) {
      const list = await say(flow, typed, DIRECT);
      const count = countOn(list, label);
      const modal = await ask(flow, list);
      expect(words(modal)).toContain(texts(language).follow.askOpen(count));
    }
    const { answer } = await flow.direct(ASKED[language]);
    expect(buttons(answer).some((one) => one.startsWith(label))).toBe(true);
    const { answer: here } = await flow.mention(ASKED[language]);
    expect(countOn(here, label)).toBe(countOn(answer, label));
  },
);

test('without the extra, and where nothing is open, there is no such button', async () => {
  const flow = await open();
  expect(buttons(await say(flow, '/course find TXL22S1 upcoming'))).not.toContainEqual(
    expect.stringMatching(/all open/),
  );
  const off = await open({ env: { STUDY_API_EXTRAS: 'off' } });
  await say(off, '/course TX00EY23-3015');
  expect(buttons(await say(off, '/course find software'))).not.toContainEqual(
    expect.stringMatching(/all open/),
  );
});

test('the runs of a unit have it, too, where all of them were found', async () => {
  const flow = await open();
  for (const code of ['TI00HA37-3006', 'TI00HA37-3007'])
    flow.study.changeDates(code, {
      ...{ opens: '2026-11-01T08:00:00', closes: '2026-12-10T23:59:00' },
      ...{ starts: '2027-01-11', ends: '2027-04-23' },
    });
  const list = await say(flow, '/course TI00HA37');
  expect(countOn(list)).toBe(2);
  expect(words(await ask(flow, list))).toContain('the 2 courses whose enrollment is open now');
  const off = await open({ env: { STUDY_API_EXTRAS: 'off' } });
  for (const code of ['TI00HA37-3006', 'TI00HA37-3007']) await say(off, `/course ${code}`);
  expect(buttons(await say(off, '/course TI00HA37'))).not.toContainEqual(expect.stringMatching(/all open/));
});

test.each([
  ['en', 'remind me of the enrollments of TXL22S1'],
  ['fi', 'muistuta mua TXL22S1 ryhmän ilmoittautumisista'],
  ['sv', 'påminn mig om anmälningarna för gruppen TXL22S1'],
] as const)('%s: of the enrollments of a group nothing is followed unasked: %s', async (language, typed) => {
  const flow = await open({ locales: { sam: LOCALES[language] } });
  const { answer } = await flow.direct(typed);
  expect(answer.text).toContain('TXL22S1');
  expect(buttons(answer).length).toBeGreaterThan(0);
  expect((await say(flow, '/course following', DIRECT)).text).toContain(
    texts(language).follow.of.person.nothing,
  );
});

test.each([
  ['en', 'follow all open courses of TXL22S1'],
  ['en', 'please follow every course of the group TXL22S1 that is open'],
  ['en', 'follow the courses of TXL22S1 I can still register for'],
  ['fi', 'seuraa kaikkia ryhmän TXL22S1 avoimia kursseja'],
  ['fi', 'seuraa TXL22S1:n kursseja joihin voi ilmoittautua'],
  ['sv', 'följ alla öppna kurser för TXL22S1'],
] as const)('%s: the open courses of a group are listed with the button: %s', async (language, typed) => {
  const flow = await open({ locales: { sam: LOCALES[language] } });
  const { answer } = await flow.direct(typed);
  expect(countOn(answer, texts(language).find.catalogue.followOpen(7).slice(0, -4))).toBeGreaterThan(1);
  expect((await say(flow, '/course following', DIRECT)).text).toContain(
    texts(language).follow.of.person.nothing,
  );
});

test.each([
  ['en', 'don’t follow all open courses of TXL22S1'],
  ['fi', 'älä seuraa ryhmän TXL22S1 avoimia kursseja'],
  ['sv', 'följ inte alla öppna kurser för TXL22S1'],
] as const)('%s: a refusal is no wish to follow them: %s', async (language, typed) => {
  const flow = await open({ locales: { sam: LOCALES[language] } });
  expect(buttons((await flow.direct(typed)).answer)).not.toContainEqual(
    expect.stringMatching(new RegExp(`^${texts(language).find.catalogue.followOpen(7).slice(0, -4)}`)),
  );
});
