/** New runs of followed units and groups, where the study API can be searched: one search each, and each run told once. */
import { describe, expect, test } from 'vitest';
import { ALL_EXTRAS, USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage, SlackSide } from '../../playground/slack-side.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { type Campus, NORTH, openCampus, SOUTH } from './campus.ts';
import {
  type Flow,
  type FlowOptions,
  isApps,
  MINUTE,
  openSample,
  openScripted,
  tellsChange,
} from './harness.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const UNIT = 'TI00HA13';
const OF_UNIT = `${UNIT}-3004`;
const GROUP = 'TXL22S1';
const OF_GROUP = 'TI00HA24-3002';
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ON = { FOLLOW_CHECK_SECONDS: '600', STUDY_API_EXTRAS: 'search-name,search-group,search-unit' };

const postgres = databasesOfFile();
const storeOf = async (kind: 'SQLite' | 'Postgres'): Promise<Record<string, string>> =>
  kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };

type Sample = Awaited<ReturnType<typeof openSample>>;

const openWith = (options: FlowOptions = {}): Promise<Sample> =>
  openSample({ ...options, env: { ...ON, ...options.env } });

const say = async (flow: Flow, text: string, by = {}) => (await flow.command(text, by)).message.text;
/** Checks and passes, until what was found would have come. */
async function goOn(flow: Flow, wait = 11 * MINUTE): Promise<void> {
  flow.pass(wait);
  flow.slack.tick();
  await flow.app.round();
  flow.pass(9.5 * MINUTE);
  flow.slack.tick();
  await flow.app.round();
}
const toldIn = (messages: readonly SlackMessage[], channel = 'C0COURSES1'): SlackMessage[] =>
  messages.filter(
    (one) =>
      one.channel === channel &&
      isApps(one) &&
      !one.onlyFor &&
      !tellsChange(one) &&
      /^(?:New run|\d+ new runs|Uusi toteutus|\d+ uutta toteutusta)/.test(one.text),
  );
const told = ({ slack }: Flow, channel?: string) => toldIn(slack.workspace.messages, channel);
const searches = ({ study }: Pick<Sample, 'study'>) =>
  study.calls.flatMap(({ body }) => (body && ('studentGroups' in body || isOfUnit(body)) ? [body] : []));
const isOfUnit = ({ codes }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(codes) && codes.length === 1 && codes[0] === UNIT;

test.each([
  ['as sister services', 'SQLite', USUAL_MANNERS],
  ['the opposite of that', 'Postgres', OPPOSITE_MANNERS],
] as const)(
  'a service that behaves %s: each is told once, with its name, start and window, over %s',
  async (_, kind, manners) => {
    const flow = await openWith({ env: await storeOf(kind), study: { manners } });
    flow.study.remove(OF_UNIT);
    flow.study.remove(OF_GROUP);
    const answer = await say(flow, `/course follow ${UNIT} ${GROUP}`);
    expect(answer).toContain('I search the whole catalogue at each check.');
    await goOn(flow);
    await goOn(flow);
    expect(told(flow)).toEqual([]);
    flow.study.putBack(OF_UNIT);
    flow.study.putBack(OF_GROUP);
    await goOn(flow);
    const text = told(flow)
      .map((one) => one.text)
      .join('\n');
    for (const [code, name] of [
      [OF_UNIT, 'Web Development'],
      [OF_GROUP, ''],
    ] as const)
      expect(text.split('\n').filter((line) => line.includes(code) && line.includes(name))).toHaveLength(1);
    expect(text).toContain('Starts ');
    expect(text).toMatch(/Opens |Opened |Closes /);
    const count = told(flow).length;
    for (let at = 0; at < 3; at += 1) await goOn(flow);
    expect(told(flow)).toHaveLength(count);
  },
);

test.each([GROUP, UNIT])(
  '%s is searched for once a check, in however many channels it is followed',
  async (topic) => {
    const flow = await openWith();
    const ids = Array.from({ length: 10 }, (_, at) => `C0MANY000${at}`);
    for (const id of ids) {
      flow.slack.workspace.addChannel({ ...channelLike(flow), id, name: `many-${id.slice(-1)}` });
      await say(flow, `/course follow ${topic}`, { channel: id });
    }
    await say(flow, `/course follow ${topic}`, { channel: 'D0SAM00001' });
    for (let at = 0; at < 3; at += 1) {
      flow.pass(11 * MINUTE);
      const { length } = flow.study.calls;
      await flow.app.round();
      expect(flow.study.calls.slice(length)).toHaveLength(1);
    }
    // Another round within the period checks nothing.
    const { length } = flow.study.calls;
    await flow.app.round();
    expect(flow.study.calls).toHaveLength(length);
  },
);

test('what was there before the extra came is known by the first search; what comes later is told', async () => {
  // Checks are so seldom that the extra is used before one searches.
  const week = { FOLLOW_CHECK_SECONDS: String((7 * DAY) / 1000) };
  const env = { ...week, STUDY_API_EXTRAS: 'auto' };
  const flow = await openWith({ env, study: { extras: { ...ALL_EXTRAS, group: false } } });
  flow.study.remove(OF_GROUP);
  await say(flow, '/course TX00EY23-3015');
  await flow.app.round();
  await say(flow, `/course follow ${GROUP}`);
  flow.study.extras = ALL_EXTRAS;
  flow.pass(DAY + HOUR);
  await say(flow, '/course TX00EY23-3015');
  await flow.app.round();
  expect(await say(flow, `/course find ${GROUP}`)).toContain('In the whole catalogue');
  await settled();
  await goOn(flow);
  expect(told(flow), 'what is shown of it is not new').toEqual([]);
  await goOn(flow, 7 * DAY);
  expect(told(flow), 'nor is what the first search finds').toEqual([]);
  flow.study.putBack(OF_GROUP);
  await goOn(flow, 7 * DAY);
  expect(told(flow).map(({ text }) => text.split('\n').length > 3)).toEqual([false]);
  expect(told(flow)[0]?.text).toContain(OF_GROUP);
});

test('an extra that is lost for a day and comes back tells only what came meanwhile', async () => {
  const env = { STUDY_API_EXTRAS: 'auto' };
  const flow = await openWith({ env });
  await say(flow, '/course TX00EY23-3015', { user: 'aino' });
  await flow.app.round();
  flow.study.remove(OF_GROUP);
  await say(flow, `/course follow ${GROUP} ${UNIT}`);
  await goOn(flow);
  flow.study.manners = { ...USUAL_MANNERS, codesRequired: true };
  flow.study.extras = { ...ALL_EXTRAS, unit: false };
  await goOn(flow);
  flow.study.putBack(OF_GROUP);
  await goOn(flow);
  expect(told(flow)).toEqual([]);
  flow.study.manners = USUAL_MANNERS;
  flow.study.extras = ALL_EXTRAS;
  flow.pass(DAY + HOUR);
  await say(flow, '/course TX00EY23-3015', { user: 'aino' });
  await flow.app.round();
  await goOn(flow);
  await goOn(flow);
  const [message, ...more] = told(flow);
  expect(more).toEqual([]);
  expect(message?.text).toMatch(new RegExp(`^New run: ${GROUP}\\n.*${OF_GROUP}`));
});

test('after a week without the app one message tells what came, and nothing else', async () => {
  const flow = await openWith();
  flow.study.remove(OF_GROUP);
  await say(flow, `/course follow ${GROUP}`);
  await goOn(flow);
  flow.study.putBack(OF_GROUP);
  await goOn(flow, 3 * DAY);
  expect(told(flow).filter(({ text }) => text.includes(OF_GROUP))).toHaveLength(1);
  expect(told(flow)).toHaveLength(1);
});

test('people are told in their own language, by one look-up of the new codes beside the search', async () => {
  const flow = await openWith();
  flow.study.remove(OF_UNIT);
  await say(flow, `/course follow ${UNIT}`);
  await say(flow, `/course follow ${UNIT}`, { user: 'aino', channel: 'D0AINO0002' });
  await goOn(flow);
  flow.study.putBack(OF_UNIT);
  flow.pass(11 * MINUTE);
  const { length } = flow.study.calls;
  await flow.app.round();
  expect(flow.study.calls.slice(length).map(({ codes }) => codes)).toEqual([[UNIT], [OF_UNIT]]);
  flow.slack.tick();
  flow.pass(9.5 * MINUTE);
  flow.slack.tick();
  await flow.app.round();
  expect(told(flow)[0]?.text).toContain('Web Development');
  expect(told(flow, 'D0AINO0002')[0]?.text).toContain('Web-kehitys');
});

test('two replicas, and two workspaces that follow the same, search once and tell each run once', async () => {
  const campus = await openCampus({ ...ON, DATABASE_URL: await postgres.storeDatabase() });
  const [one, other] = [await campus.start(), await campus.start()];
  campus.study.remove(OF_GROUP);
  const sides: SlackSide[] = [];
  for (const where of [NORTH, SOUTH]) {
    const { side } = await campus.join(where);
    await side.command('#it-courses', 'sam', `/course follow ${GROUP}`);
    await side.until(() => side.workspace.messages.find(({ text }) => /tell this channel when/.test(text)));
    sides.push(side);
  }
  campus.study.putBack(OF_GROUP);
  const goBoth = async (campusOf: Campus, ms: number) => {
    campusOf.pass(ms);
    for (const side of sides) side.tick();
    await Promise.all([one.app.round(), other.app.round()]);
  };
  const { length } = campus.study.calls;
  await goBoth(campus, 11 * MINUTE);
  expect(campus.study.calls.slice(length).filter(({ body }) => body && 'studentGroups' in body)).toHaveLength(
    1,
  );
  for (let at = 0; at < 3; at += 1) await goBoth(campus, 9.5 * MINUTE);
  for (const side of sides) {
    const messages = toldIn(side.workspace.messages).filter(({ text }) => text.includes(OF_GROUP));
    expect(messages).toHaveLength(1);
  }
});

test('an answer that is cut off tells nothing new and takes nothing away', async () => {
  const flow = await openWith();
  await say(flow, `/course follow ${GROUP}`);
  await say(flow, `/course follow ${OF_GROUP}`);
  await goOn(flow);
  // Every row is given now: more than are read.
  flow.study.extras = { ...ALL_EXTRAS, group: false, startDate: false };
  await goOn(flow);
  flow.study.extras = ALL_EXTRAS;
  await goOn(flow);
  expect(told(flow)).toEqual([]);
  expect(await say(flow, '/course following')).toContain(OF_GROUP);
});

test('while the study API is down nothing is lost: what came is told by the next check', async () => {
  const flow = await openWith();
  flow.study.remove(OF_GROUP);
  await say(flow, `/course follow ${GROUP}`);
  await goOn(flow);
  flow.study.mode = 'down';
  flow.study.putBack(OF_GROUP);
  await goOn(flow);
  flow.study.mode = 'over quota';
  await goOn(flow);
  expect(told(flow)).toEqual([]);
  flow.study.mode = 'fine';
  await goOn(flow);
  expect(told(flow).filter(({ text }) => text.includes(OF_GROUP))).toHaveLength(1);
});

test('what has ended is not told, and a stop that is undone knows what it knew', async () => {
  const flow = await openWith();
  flow.study.remove(OF_GROUP);
  await say(flow, `/course follow ${GROUP}`);
  flow.study.changeDates(OF_GROUP, { starts: '2026-09-01', ends: '2026-10-01' });
  flow.study.putBack(OF_GROUP);
  await goOn(flow);
  expect(told(flow)).toEqual([]);
  await say(flow, `/course unfollow ${GROUP}`);
  const line = flow.slack.workspace.messages.filter(tellsChange).at(-1);
  await flow.slack.click(line ?? expect.fail('no line'), 'changes.undo');
  await flow.until(() => /Undone/.test(line?.text ?? '') || undefined);
  flow.study.changeDates(OF_GROUP, { starts: '2027-01-11', ends: '2027-05-01' });
  await goOn(flow);
  expect(told(flow).filter(({ text }) => text.includes(OF_GROUP))).toHaveLength(1);
  expect(told(flow)).toHaveLength(1);
});

test('without the extra the codes after the known ones are asked for, as before', async () => {
  const flow = await openWith({ env: { STUDY_API_EXTRAS: 'search-group' } });
  flow.study.remove(OF_UNIT);
  expect(await say(flow, `/course follow ${UNIT}`)).toContain('I look for the next codes of a unit');
  flow.study.putBack(OF_UNIT);
  await goOn(flow);
  expect(searches(flow)).toEqual([]);
  expect(told(flow).filter(({ text }) => text.includes(OF_UNIT))).toHaveLength(1);
});

const channelLike = ({ slack }: Flow) => slack.workspace.channel('C0COURSES1') ?? expect.fail('no channel');

/** What was shown is written after a while. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2_200));

describe.each([
  ['is refused', () => ({ status: 404, json: { statusCode: 404, message: 'Resource not found' } })],
  ['finds nothing any more', () => success({ message: 'No results' })],
] as const)('a search by unit that %s', (_, gone) => {
  const at = (suffix: string) => realization(`${UNIT}-${suffix}`, { startDate: '2027-01-11' });
  const openUnit = async () => {
    const rows = [at('3001')];
    let isGone = false;
    const flow = await openScripted(
      (request) => {
        const codes = codesOf(request);
        if (codes.length === 1 && codes[0] === UNIT) return isGone ? gone() : success({ realizations: rows });
        return success({ realizations: rows.filter(({ code }) => codes.includes(String(code))) });
      },
      { env: ON },
    );
    const lose = () => {
      isGone = true;
    };
    return { flow, rows, lose };
  };

  test('is made up for by the next codes, in the same check', async () => {
    const { flow, rows, lose } = await openUnit();
    await say(flow, `/course follow ${UNIT}`);
    lose();
    rows.push(at('3002'));
    await goOn(flow);
    expect(told(flow).filter(({ text }) => text.includes(`${UNIT}-3002`))).toHaveLength(1);
    expect(told(flow)).toHaveLength(1);
  });

  test('is no error to a person: the usual codes are asked for', async () => {
    const { flow, lose } = await openUnit();
    expect(await say(flow, `/course ${UNIT}`)).toContain('In the whole catalogue');
    await settled();
    lose();
    flow.pass(2 * DAY);
    const text = await say(flow, `/course ${UNIT}`);
    expect(text).toContain(`${UNIT}-3001`);
    expect(text).not.toContain('In the whole catalogue');
  });
});
