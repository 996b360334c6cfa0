/** The short way of an answer that is at hand: it says what the long way says, and tells the same of it. */
import { App } from '@slack/bolt';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answered, NORTH, openCampus, SOUTH } from './campus.ts';
import { type Flow, MINUTE, openSample } from './harness.ts';
import { commandFields, form, post, unique } from './raw.ts';
import { words } from './reading.ts';

const HOUR = 60 * MINUTE;
const COURSE = '/course TX00EY23-3015';

const requests = ({ log }: Flow) => log.filter(({ kind }) => kind === 'command');

/** The lines of Prometheus that count what this is about. */
async function counted({ url }: Flow): Promise<Record<string, string>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text
    .split('\n')
    .filter((line) => /^coursebell_(requests|cache_lookups)_total\{|_duration_seconds_count\{/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(' ')));
}

/** Slack names each block anew. */
const withoutIds = (blocks: unknown): unknown =>
  JSON.parse(JSON.stringify(blocks, (field, value: unknown) => (field === 'block_id' ? undefined : value)));

test('it goes past Bolt, which has all else', async () => {
  const handed = vi.spyOn(App.prototype, 'processEvent');
  onTestFinished(() => handed.mockRestore());
  const { command } = await openSample();
  await command(COURSE);
  const before = handed.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  for (const typed of [COURSE, COURSE, '/course tx00ey23-3015']) await command(typed);
  expect(handed).toHaveBeenCalledTimes(before);
  await command('/course help');
  expect(handed).toHaveBeenCalledTimes(before + 1);
});

describe('the same as the long way', () => {
  test.each(['/course TX00EY23-3015', '/course tx00ey23-3015', '/course  “TX00EY23-3015”.'])(
    '%s',
    async (typed) => {
      const flow = await openSample();
      // The first one waits for the study API and comes to the response_url; the second is in the ack.
      const { message: far, delivered } = await flow.command(typed);
      expect(delivered.body).toBe('');
      const { message: near, delivered: ack } = await flow.command(typed);
      expect(ack.body).toMatchObject({ response_type: 'ephemeral', text: near.text });
      expect(withoutIds(near.blocks)).toEqual(withoutIds(far.blocks));
    },
  );

  test('each answer has its line, its counts and a reference of its own', async () => {
    const flow = await openSample();
    await flow.command(COURSE);
    const before = await counted(flow);
    await flow.command(COURSE);
    await flow.command(COURSE);
    const [, ...lines] = requests(flow);
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatchObject({ feature: 'course', outcome: 'answered', level: 30 });
    expect(new Set(requests(flow).map(({ reference }) => reference)).size).toBe(3);
    const after = await counted(flow);
    const rose = Object.keys(after).filter((name) => Number(after[name]) - Number(before[name] ?? 0) === 2);
    expect(rose.sort()).toEqual([
      'coursebell_ack_duration_seconds_count{payload="command"}',
      'coursebell_answer_duration_seconds_count{kind="command"}',
      'coursebell_cache_lookups_total{result="hit"}',
      'coursebell_requests_total{kind="command",outcome="answered"}',
    ]);
  });

  test('what was looked up is on Home, the last first', async () => {
    const flow = await openSample();
    for (const typed of [COURSE, '/course IM00BR45-3003', COURSE]) {
      await flow.command(typed);
      flow.pass(1000);
    }
    await flow.slack.openHome('sam');
    const home = words(await flow.until(() => flow.slack.workspace.homes.get('U0SAM00001')));
    expect(home.indexOf('IM00BR45-3003')).toBeGreaterThan(home.indexOf('TX00EY23-3015'));
    expect(home).toContain('TX00EY23-3015');
  });
});

describe('as careful as the long way', () => {
  test('what is delivered again is acknowledged, and that is all', async () => {
    const flow = await openSample();
    await flow.command(COURSE);
    await flow.command(COURSE);
    const [answers, lines] = [flow.slack.workspace.messages.length, requests(flow).length];
    for (const retry of [1, 2, 3])
      expect(await flow.slack.redeliver(retry)).toMatchObject({ status: 200, body: '' });
    expect(flow.slack.workspace.messages).toHaveLength(answers);
    expect(requests(flow)).toHaveLength(lines);
  });

  test('a workspace that removed the app gets no answer any more', async () => {
    const campus = await openCampus();
    await campus.start();
    const [north, south] = [(await campus.join(NORTH)).side, (await campus.join(SOUTH)).side];
    for (const side of [north, south, north, south])
      await answered(side, () => side.command('#it-courses', 'sam', COURSE));
    campus.front.oauth.revoke(NORTH.team.id);
    expect(await campus.front.tell(NORTH, { type: 'app_uninstalled' })).toBe(200);
    await campus.line(({ outcome }) => outcome === 'removed');
    expect(await north.command('#it-courses', 'sam', COURSE)).toMatchObject({ status: 200, body: '' });
    const { text } = await answered(south, () => south.command('#it-courses', 'sam', COURSE));
    expect(text).toContain('Software Engineering Project');
  });

  test.each([
    ['no person', { user_id: '' }],
    ['a person that is none', { user_id: '<!channel>' }],
    ['a workspace that is none', { team_id: '../T1' }],
    ['a channel that is none', { channel_id: '#it-courses' }],
  ])('a command of %s has no answer', async (_, forged) => {
    const flow = await openSample();
    await flow.command(COURSE);
    await flow.command(COURSE);
    const fields = commandFields('/course', 'TX00EY23-3015', `${flow.slack.apiUrl}none`);
    const good = await post(flow.url, form(fields));
    expect(await good.text()).toContain('Software Engineering Project');
    const bad = await post(flow.url, form({ ...fields, trigger_id: unique(), ...forged }));
    expect(await bad.text()).toBe('');
  });
});

describe('never what no longer holds', () => {
  test('the time that is left', async () => {
    const flow = await openSample();
    const states = new Set<string>();
    for (let hour = 0; hour < 30; hour += 1) {
      await flow.command(COURSE);
      const { message } = await flow.command(COURSE);
      states.add(/Enrollment: [^(]*/.exec(message.text)?.[0] ?? '');
      flow.pass(24 * HOUR);
    }
    expect(states.size).toBeGreaterThan(20);
  });

  test('an answer that has become old says so, and the new one does not', async () => {
    const flow = await openSample();
    await flow.command(COURSE);
    const { message: fresh } = await flow.command(COURSE);
    flow.pass(61 * MINUTE);
    const { message: stale } = await flow.command(COURSE);
    expect(stale.text).not.toBe(fresh.text);
    await expect.poll(async () => (await flow.command(COURSE)).message.text).toBe(fresh.text);
  });

  test('the language that was chosen a moment ago', async () => {
    const flow = await openSample();
    await flow.command(COURSE);
    await flow.command(COURSE);
    const { message: other } = await flow.command(COURSE, { user: 'aino' });
    expect(other.text).toMatch(/^Ohjelmistotuotantoprojekti/);
    expect((await flow.command(COURSE)).message.text).toMatch(/^Software Engineering Project/);
  });
});
