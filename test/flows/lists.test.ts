/** Lists of what is followed, here and on Home; Follow where it is followed; Undo of a stop. */
import { describe, expect, test } from 'vitest';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, LOCALES, openSample, openScripted, tellsChange } from './harness.ts';
import { openHome, says } from './home-hands.ts';
import { buttons, words } from './reading.ts';
import { realization, realizations } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';
const DIRECT = { channel: 'D0SAM00001' };
const SAM = 'U0SAM00001';
const DAY = 24 * 3_600_000;

const postgres = databasesOfFile();
const STORES = ['SQLite', 'Postgres'] as const;
const envOf = async (store: (typeof STORES)[number]): Promise<Record<string, string>> =>
  store === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};

const codeAt = (at: number): string => `TX00GH${String(at).padStart(2, '0')}-3001`;
/** A hundred courses: the n-th closes n days from tomorrow on, in another order than that of the codes. */
const closesAt = (at: number): string =>
  new Date(Date.UTC(2026, 10, 21 + ((at * 37) % 100), 12)).toISOString().slice(0, 19);
const many = realizations((code) => {
  const at = Number(code.slice(6, 8));
  return realization(code, {
    name: `Course number ${at}`,
    enrollmentStart: '2026-11-01T08:00:00',
    enrollmentEnd: closesAt(at),
  });
});
const IN_ORDER = Array.from({ length: 100 }, (_, at) => at)
  .sort((a, b) => (closesAt(a) < closesAt(b) ? -1 : 1))
  .map(codeAt);

async function followHundred(flow: Flow): Promise<void> {
  for (let at = 0; at < 100; at += 10) {
    const codes = Array.from({ length: 10 }, (_, more) => codeAt(at + more));
    await flow.command(`/course follow ${codes.join(' ')}`, DIRECT);
  }
}

type Source = SlackMessage | SlackView;
const blocksOf = (source: Source) => ('view' in source ? source.view.blocks : source.blocks);
/** The codes of the rows, in order. */
function codesIn(source: Source): string[] {
  const rows = blocksOf(source).filter(({ accessory }) =>
    JSON.stringify(accessory ?? '').includes('overflow'),
  );
  return rows.flatMap((row) => /[A-Z]{2}\d{2}[A-Z]{2}\d{2}-\d{4}/.exec(JSON.stringify(row))?.[0] ?? []);
}
const menuOf = (source: Source, code: string): string => {
  const menus = interactiveElements(blocksOf(source) as SlackMessage['blocks']).filter(
    ({ element }) => element['type'] === 'overflow' && JSON.stringify(element).includes(code),
  );
  return String(menus[0]?.element['action_id']);
};
const pressed = async (flow: Flow, message: SlackMessage, target: string, choice?: string): Promise<void> => {
  const before = JSON.stringify(message.blocks);
  await flow.slack.click(message, target, choice === undefined ? {} : { choice });
  await flow.until(() => JSON.stringify(message.blocks) !== before || undefined);
};

describe('a hundred follows', () => {
  test('are a list with menus, the next date first', async () => {
    const flow = await openScripted(many);
    await followHundred(flow);
    const { message } = await flow.command('/course following', DIRECT);
    expect(codesIn(message)).toEqual(IN_ORDER.slice(0, 15));
    expect(message.text).toContain('You follow 100 courses');
    const [first = ''] = IN_ORDER;
    await pressed(flow, message, 'Stop following');
    expect(codesIn(message)).toEqual(IN_ORDER.slice(1, 16));
    expect(words(message)).toContain(`You no longer follow Course number 0 (${first}).`);
    await pressed(flow, message, 'Undo');
    expect(codesIn(message)).toEqual(IN_ORDER.slice(0, 15));
    const home = await openHome(flow);
    expect(codesIn(home)).toEqual(IN_ORDER.slice(0, 15));
  });

  test('are pages of fifteen with menus', async () => {
    const flow = await openScripted(many);
    await followHundred(flow);
    const { message } = await flow.command('/course following', DIRECT);
    const seen: string[] = [];
    for (let page = 1; page <= 7; page += 1) {
      expect(words(message)).toContain(`Page ${page} of 7`);
      expect(codesIn(message)).toHaveLength(page < 7 ? 15 : 10);
      seen.push(...codesIn(message));
      if (page < 7) await pressed(flow, message, 'Next page');
    }
    expect(seen).toEqual(IN_ORDER);
    const [last = ''] = codesIn(message);
    await pressed(flow, message, menuOf(message, last), 'Stop following');
    expect(words(message), 'the page stays').toContain('Page 7 of 7');
    expect(codesIn(message)).not.toContain(last);
    await pressed(flow, message, 'Previous page');
    expect(codesIn(message)).toEqual(IN_ORDER.slice(75, 90));
    // Home shows the first page, and all of them over it.
    const home = await openHome(flow);
    expect(codesIn(home)).toEqual(IN_ORDER.slice(0, 15));
    await flow.slack.click(home, 'Show all 99', { user: 'sam' });
    const list = await flow.until(() =>
      flow.slack.workspace.modals.find((view) => codesIn(view).length === 15),
    );
    await flow.slack.click(list, 'Next page', { user: 'sam' });
    await flow.until(() => words(list).includes('Page 2 of 7') || undefined);
    expect(codesIn(list)).toEqual(IN_ORDER.slice(15, 30));
    const [there = ''] = codesIn(list);
    await flow.slack.click(list, menuOf(list, there), { user: 'sam', choice: 'Stop following' });
    await flow.until(() => !codesIn(list).includes(there) || undefined);
    expect(words(list)).toContain('Page 2 of 7');
    await flow.slack.click(list, 'Undo', { user: 'sam' });
    await flow.until(() => words(list).includes('Followed again: Course number') || undefined);
  });
});

const DATED = realizations((code) =>
  realization(code, {
    startDate: code === CODE ? '2026-09-01T08:00:00' : '2027-01-11T08:00:00',
    endDate: code === CODE ? '2026-12-18' : '2027-05-01',
  }),
);

test.for(LANGUAGES)('in %s courses that have ended are folded, and end by one button', async (language) => {
  const { lists, follow } = texts(language);
  const flow = await openScripted(DATED, { locales: { sam: LOCALES[language] } });
  await flow.command(`/course follow ${CODE} ${OTHER}`);
  await flow.command(`/course follow ${CODE} ${OTHER}`, DIRECT);
  flow.pass(29 * DAY);
  const { message } = await flow.command('/course following');
  expect(codesIn(message)).toEqual([OTHER]);
  expect(words(message)).toContain(`${lists.finished(1)}: ${CODE}`);
  expect(message.text).toContain(lists.finished(1));
  await pressed(flow, message, lists.stopFinished);
  expect(message.text).toContain(lists.stoppedMany(1));
  expect(message.text).toContain(follow.listChannel(1));
  await pressed(flow, message, lists.undo);
  expect(message.text).toContain(lists.followedAgain(`Name of ${CODE} (${CODE})`));
  // On Home they are the person's own.
  const home = await openHome(flow);
  await flow.slack.click(home, lists.stopFinished, { user: 'sam' });
  const after = await says(flow, follow.listPerson(1));
  expect(words(after)).not.toContain(lists.finished(1));
  await flow.slack.click(after, lists.undo, { user: 'sam' });
  await says(flow, follow.listPerson(2));
});

test('who set a course up is told where it is another person', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${CODE}`);
  const { message: mine } = await flow.command('/course following');
  expect(mine.text).not.toContain('Set up by');
  expect(words(mine)).not.toContain('Set up by');
  const { message: others } = await flow.command('/course following', { user: 'aino' });
  expect(others.text).toContain(`Lisännyt seurantaan <@${SAM}>`.slice(-14));
});

describe('a card of a course', () => {
  test('says Following ✓ where it is followed', async () => {
    const flow = await openSample();
    const labels = async (typed = `/course ${CODE}`, by = {}) =>
      buttons((await flow.command(typed, by)).message);
    expect(await labels()).toContain('Follow');
    await flow.command(`/course follow ${CODE}`);
    for (const typed of [`/course ${CODE}`, `/enrollment ${CODE}`]) {
      expect(await labels(typed)).toContain('Following ✓');
      // Cards that are asked for again are kept.
      expect(await labels(typed)).toContain('Following ✓');
      expect(await labels(typed), 'in its place').not.toContain('Follow');
      expect(await labels(typed, DIRECT), 'the person does not').toContain('Follow');
      expect(await labels(typed, { channel: '#random' }), 'another channel does not').toContain('Follow');
    }
    const { answer } = await flow.mention(`how many credits has ${CODE}?`);
    expect(buttons(answer)).toContain('Following ✓');
    await flow.command(`/course unfollow ${CODE}`);
    expect(await labels()).toContain('Follow');
  });

  test('opens by it the page on which it is stopped, for the channel or the person', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`);
    const { message } = await flow.command(`/course ${CODE}`);
    await flow.slack.click(message, 'Following ✓');
    const page = await flow.until(() => flow.slack.workspace.modals[0]);
    await flow.until(() => words(page).includes('This channel: Following ✓') || undefined);
    expect(words(page)).toContain('Just me');
    await flow.slack.click(page, 'Stop following', { user: 'sam' });
    await flow.until(() => words(page).includes(`(${CODE}) is no longer followed here.`) || undefined);
    await flow.slack.click(page, 'Undo', { user: 'sam' });
    await flow.until(() => /Followed again: .*TX00/.test(words(page)) || undefined);
    expect((await flow.command('/course following')).message.text).toContain('This channel follows 1 course');
  });

  test('has in its details Follow, the calendar and the course unit', async () => {
    const flow = await openSample({ env: { PUBLIC_URL: 'https://coursebell.example.org' } });
    const { message } = await flow.command(`/course ${CODE}`);
    await flow.slack.click(message, 'Details');
    const details = await flow.until(() =>
      flow.slack.workspace.modals.find((view) => words(view).includes('About the unit')),
    );
    const labels = interactiveElements(details.view.blocks).map(({ element }) =>
      JSON.stringify(element['text']),
    );
    for (const label of ['Follow', 'Add to calendar', 'About the unit'])
      expect(labels.join()).toContain(`"${label}"`);
    await flow.slack.click(details, 'Follow', { user: 'sam' });
    const page = await flow.until(() =>
      flow.slack.workspace.modals.find((view) => words(view).includes('This channel')),
    );
    await flow.slack.click(page, 'This channel', { user: 'sam' });
    await flow.until(() => words(page).includes('Now followed in this channel') || undefined);
    expect((await flow.command('/course following')).message.text).toContain('This channel follows 1 course');
    await flow.slack.click(message, 'Details');
    const again = await flow.until(() =>
      flow.slack.workspace.modals.find((view) => words(view).includes('Following ✓')),
    );
    await flow.slack.click(again, 'About the unit', { user: 'sam' });
    const isUnit = (shown: string) => shown.includes('TX00EY23') && !shown.includes('Teaching language');
    await flow.until(() => isUnit(words(again)) || undefined);
  });
});

describe('Undo', () => {
  test.for(LANGUAGES)(
    'in %s stands in the answer of an unfollow, and needs no study API',
    async (language) => {
      const { lists } = texts(language);
      const flow = await openSample({ locales: { sam: LOCALES[language] } });
      await flow.command(`/course follow ${CODE} ${OTHER}`, DIRECT);
      const { message } = await flow.command(`/course unfollow ${CODE} ${OTHER}`, DIRECT);
      flow.study.mode = 'down';
      await pressed(flow, message, lists.undo);
      expect(message.text).toMatch(new RegExp(`${CODE}.*${OTHER}|${OTHER}.*${CODE}`));
      const { message: list } = await flow.command('/course following', DIRECT);
      expect(list.text).toContain(texts(language).follow.listPerson(2));
    },
  );

  test('has its reminders handed over again, once', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const held = () => flow.slack.scheduled.length;
    await flow.until(() => held() === 1 || undefined);
    const { message } = await flow.command(`/course unfollow ${CODE}`, DIRECT);
    await flow.until(() => held() === 0 || undefined);
    await pressed(flow, message, 'Undo');
    await flow.until(() => held() === 1 || undefined);
    // An answer that is left open may be pressed again.
    const { message: again } = await flow.command(`/course unfollow ${CODE}`, DIRECT);
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await pressed(flow, again, 'Undo');
    expect((await flow.command('/course following', DIRECT)).message.text).toContain('You follow 1 course');
    await flow.app.round();
    expect(held()).toBe(1);
  });

  test.for(STORES)('brings back lead times, marks, units and groups, over %s', async (store) => {
    const flow = await openSample({ env: await envOf(store) });
    const list = async () => (await flow.command('/course following', DIRECT)).message.text;
    await flow.command(`/course follow ${CODE} 1 hour before it closes`, DIRECT);
    await flow.command('/course follow TX00EY23 and group TXL22S1', DIRECT);
    await flow.command(`/course follow ${CODE}`);
    const { message } = await flow.command('/course following', DIRECT);
    await pressed(flow, message, 'I have enrolled');
    const before = await list();
    expect(before).toContain('also: 1 h before enrollment closes');
    expect(before).toContain('enrolled ✓');
    expect(before).toMatch(/new runs of TX00EY23, new courses of the group TXL22S1|group TXL22S1, new runs/);
    const { message: ended } = await flow.command('/course unfollow all', DIRECT);
    expect(await list()).toContain('You follow nothing yet');
    await pressed(flow, ended, 'Undo');
    expect(await list()).toBe(before);
    // A unit alone, too.
    const { message: unit } = await flow.command('/course unfollow TX00EY23', DIRECT);
    await pressed(flow, unit, 'Undo');
    expect(await list()).toBe(before);
  });

  test('of a stop in a channel brings back what others have noted', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE} 1 hour before it closes`);
    await flow.next(() => flow.slack.mention('#it-courses', 'aino', `I have enrolled in ${CODE}`));
    const { message } = await flow.command(`/course unfollow ${CODE}`);
    const line = flow.slack.workspace.messages.findLast(tellsChange);
    await pressed(flow, message, 'Undo');
    await flow.until(() => line?.text.includes('Undone by') || undefined);
    const { message: again } = await flow.command('/course following', { user: 'aino' });
    expect(again.text).toContain(texts('fi').enrolled.mark);
    expect(again.text).toContain('1 h ennen ilmoittautumisen päättymistä');
  });

  test('stands under a stop on Home for ten minutes, and goes with what is erased', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await flow.slack.click(await openHome(flow), 'Stop following', { user: 'sam' });
    const stopped = await says(flow, `You no longer follow Software Engineering Project (${CODE}).`);
    await flow.slack.click(stopped, 'Undo', { user: 'sam' });
    const back = await says(flow, 'You follow 1 course');
    expect(words(back)).not.toContain('no longer follow');
    await flow.slack.click(back, 'Stop following', { user: 'sam' });
    await says(flow, `You no longer follow Software Engineering Project (${CODE}).`);
    flow.pass(11 * 60_000);
    await openHome(flow);
    await flow.until(() => {
      const home = flow.slack.workspace.homes.get(SAM);
      return (home && !words(home).includes('no longer follow')) || undefined;
    });
  });

  test('of everything that a channel followed brings it all back', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE} ${OTHER}`);
    const { message } = await flow.command('/course unfollow all');
    await pressed(flow, message, 'Stop following all');
    await pressed(flow, message, 'Undo');
    expect((await flow.command('/course following')).message.text).toContain(
      'This channel follows 2 courses',
    );
  });
});

describe('“I have enrolled” in words', () => {
  const STATEMENTS = {
    en: ['I have enrolled in', 'I’m not enrolled in'],
    fi: ['ilmoittauduin kurssille', 'en ole ilmoittautunut kurssille'],
    sv: ['jag har anmält mig till', 'jag är inte anmäld till'],
  } as const;

  test.for(LANGUAGES)('marks the course for the person, and can be taken back, in %s', async (language) => {
    const { enrolled } = texts(language);
    const [done, not] = STATEMENTS[language];
    const flow = await openSample({ locales: { sam: LOCALES[language] } });
    const isMarked = async () =>
      (await flow.command('/course following', DIRECT)).message.text.includes(enrolled.mark);
    expect((await flow.direct(`${done} ${CODE}`)).answer.text).toBe(enrolled.notFollowed(CODE));
    await flow.command(`/course follow ${CODE} ${OTHER}`, DIRECT);
    const { answer } = await flow.direct(`${done} ${CODE}`);
    expect(answer.text).toBe(enrolled.done(CODE));
    expect(await isMarked()).toBe(true);
    await pressed(flow, answer, enrolled.undo);
    expect(answer.text).toBe(enrolled.undone(CODE));
    expect(await isMarked()).toBe(false);
    await flow.direct(`${done} ${CODE} ${OTHER}`);
    expect((await flow.direct(`${not} ${OTHER}`)).answer.text).toBe(enrolled.undone(OTHER));
    expect((await flow.direct(`${not} ${OTHER}`)).answer.text).toBe(enrolled.wasNot(OTHER));
    expect(await isMarked()).toBe(true);
  });

  test('without a code means the course of the thread, the named one, or is asked back', async () => {
    const flow = await openSample();
    const { enrolled } = texts('en');
    await flow.command(`/course follow ${CODE} ${OTHER}`);
    const { question } = await flow.mention(`when does ${CODE} start?`);
    const { answer } = await flow.mention('I have enrolled', question.ts);
    expect(answer.text).toBe(`${enrolled.doneElsewhere(CODE)} ${enrolled.channelStays}`);
    const { answer: back } = await flow.mention('I am not enrolled in software engineering project');
    expect(back.text).toBe(enrolled.undoneElsewhere(CODE));
    const { answer: which } = await flow.mention('I have enrolled');
    expect(which.text).toBe(enrolled.which);
    await flow.slack.click(which, OTHER, { user: 'aino' });
    await flow.until(() =>
      flow.slack.workspace.messages.find(({ text }) => text.includes(texts('fi').enrolled.channelStays)),
    );
    const list = async (user: string) => (await flow.command('/course following', { user })).message.text;
    expect(await list('aino')).toContain(texts('fi').enrolled.mark);
    expect(await list('sam')).not.toContain(enrolled.mark);
  });
});
