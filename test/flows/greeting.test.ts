/** The greeting: once to a person in the direct conversation, and once to a channel to which the app is invited. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, isApps, openSample, tellsChange } from './harness.ts';
import { buttons, words } from './reading.ts';

const postgres = databasesOfFile();
const STORES = {
  SQLite: async () => ({ DATA_DIR: dataDir() }),
  Postgres: async () => ({ DATABASE_URL: await postgres.storeDatabase() }),
};

const GREETS = { greets: true } as const;
const CODE = 'TX00EY23-3015';
const SAM = 'U0SAM00001';
const AINO = 'U0AINO0002';
const LOCALES = { en: 'en-US', fi: 'fi-FI', sv: 'sv-SE' };
const HELLO = texts('en').greeting;

const isGreeting = ({ text }: SlackMessage): boolean =>
  LANGUAGES.some(
    (one) => text.includes(texts(one).greeting.hello) || text.includes(texts(one).greeting.helloAll),
  );
const posted = ({ slack }: Flow): SlackMessage[] => slack.workspace.messages.filter(isApps);
const greetings = (flow: Flow): SlackMessage[] => posted(flow).filter(isGreeting);
const answers = (flow: Flow): SlackMessage[] => posted(flow).filter((one) => !isGreeting(one));
const greeting = (flow: Flow): Promise<SlackMessage> => flow.until(() => greetings(flow)[0]);

/** Sends a direct message, and waits for an answer that is no greeting. */
async function ask(flow: Flow, typed: string): Promise<SlackMessage> {
  const before = answers(flow).length;
  await flow.slack.directMessage('sam', typed);
  return flow.until(() => answers(flow)[before]);
}

const stack = ({ slack }: Flow, id: string, user = SAM): SlackView | undefined =>
  slack.workspace.stack(user).findLast(({ view }) => view['callback_id'] === id);

describe('a person', () => {
  test.each(LANGUAGES)(
    'is greeted with the first message, which is answered as well, %s',
    async (language) => {
      const flow = await openSample({ ...GREETS, locales: { sam: LOCALES[language] } });
      const { greeting: said, group } = texts(language);
      const answer = await ask(flow, CODE);
      expect(answer.text).toContain(CODE);
      expect(greetings(flow).map(({ text }) => text)).toEqual([`${said.hello}\n${group.ask} ${said.why}`]);
      expect(greetings(flow).flatMap(buttons)).toEqual([group.choose, group.skip]);
      await ask(flow, CODE.replace('3015', '3016'));
      expect(greetings(flow)).toHaveLength(1);
    },
  );

  test('is greeted on opening the messages, once, also where Slack tells of it again and another replica hears it', async () => {
    const flow = await openSample(GREETS);
    await flow.slack.openHome('sam', { tab: 'messages' });
    const { text } = await greeting(flow);
    expect(text).toContain(HELLO.hello);
    await Promise.all([
      flow.slack.openHome('sam', { tab: 'messages' }),
      flow.slack.openHome('sam', { tab: 'messages' }),
    ]);
    await ask(flow, CODE);
    expect(greetings(flow)).toHaveLength(1);
  });

  test('who greets is greeted, and gets no second answer', async () => {
    const flow = await openSample(GREETS);
    await flow.slack.directMessage('sam', 'hello!');
    await greeting(flow);
    await flow.slack.directMessage('sam', 'hello again');
    await flow.until(() => answers(flow)[0]);
    expect(posted(flow)).toHaveLength(2);
  });

  test('is suggested the group of what was looked up; one press keeps it, and it can be undone', async () => {
    const flow = await openSample(GREETS);
    await flow.command(`/course ${CODE}`);
    await flow.slack.directMessage('sam', 'thanks');
    const message = await greeting(flow);
    const [likely = ''] = buttons(message);
    expect(likely).toMatch(/^TX[A-Z]\d\dS\d$/);
    expect(buttons(message)).toEqual([likely, 'Another group…', 'Not now']);
    await flow.slack.click(message, likely);
    await flow.until(() => (message.text.includes(`You are in ${likely}.`) ? true : undefined));
    expect((await ask(flow, 'which group am I in?')).text).toContain(`You are in ${likely}.`);
  });

  test('may skip the question', async () => {
    const flow = await openSample(GREETS);
    await flow.slack.directMessage('sam', 'hi');
    const message = await greeting(flow);
    await flow.slack.click(message, 'Not now');
    await flow.until(() => (message.text.includes('You can tell me later') ? true : undefined));
    expect((await ask(flow, 'which group am I in?')).text).toContain('I don’t know');
  });
});

/** Invites the app, which has not been there, into the channel. */
async function invited(flow: Flow): Promise<SlackMessage> {
  flow.slack.removeBot('#it-courses');
  await flow.slack.command('#it-courses', 'sam', '/invite');
  return flow.until(() => greetings(flow).find(({ text }) => text.startsWith(HELLO.helloAll)));
}

describe('a channel', () => {
  test('is greeted once, however often the app is invited', async () => {
    const flow = await openSample(GREETS);
    const message = await invited(flow);
    expect(message.text).toBe(`${HELLO.helloAll}\n${HELLO.askAll}`);
    expect(buttons(message)).toEqual(['For a course…', 'For a group…', 'Neither']);
    flow.slack.removeBot('#it-courses');
    await flow.slack.command('#it-courses', 'sam', '/invite');
    await flow.mention(CODE);
    expect(greetings(flow)).toHaveLength(1);
    await flow.slack.click(message, 'Neither');
    await flow.until(() => (message.text === HELLO.leftOpen ? true : undefined));
  });

  test('for a course is linked to it', async () => {
    const flow = await openSample(GREETS);
    const message = await invited(flow);
    await flow.slack.click(message, 'For a course…');
    const form = await flow.until(() => stack(flow, 'channel.link-course'));
    await flow.slack.submit(form, { 'course.suggest': CODE });
    await flow.until(() => posted(flow).find((one) => tellsChange(one) && one.text.includes(CODE)));
    expect((await flow.mention('when does enrollment close?')).answer.text).toContain(CODE);
  });

  test('for a group follows its new courses', async () => {
    const flow = await openSample(GREETS);
    const message = await invited(flow);
    await flow.slack.click(message, 'For a group…');
    const form = await flow.until(() => stack(flow, 'follow.group'));
    await flow.slack.submit(form, { 'group.code': 'txl22s1' });
    await flow.until(() => posted(flow).find((one) => tellsChange(one) && one.text.includes('TXL22S1')));
    expect((await flow.command('/course following')).message.text).toContain('TXL22S1');
  });

  test('is changed by managers alone where that is so configured', async () => {
    const flow = await openSample({ ...GREETS, env: { CHANNEL_CHANGES: 'managers' } });
    const message = await invited(flow);
    await flow.slack.click(message, 'follow.start-group', { user: 'aino' });
    const form = await flow.until(() => stack(flow, 'follow.group', AINO));
    await flow.slack.submit(form, { 'group.code': 'TXL22S1' });
    await flow.until(() =>
      flow.slack.workspace.stack(AINO).find((view) => words(view).includes('vain työtilan ylläpitäjät')),
    );
    expect(posted(flow).filter(tellsChange)).toEqual([]);
  });
});

describe.each(Object.entries(STORES))('%s', (_, openStore) => {
  test('no greeting comes again after a restart, or at another replica', async () => {
    const env = await openStore();
    const first = await openSample({ ...GREETS, env });
    await first.slack.openHome('sam', { tab: 'messages' });
    await greeting(first);
    await invited(first);
    await first.app.stop();
    const second = await openSample({ ...GREETS, env });
    await ask(second, CODE);
    second.slack.removeBot('#it-courses');
    await second.slack.command('#it-courses', 'sam', '/invite');
    await second.mention(CODE);
    expect(greetings(second)).toEqual([]);
  });
});
