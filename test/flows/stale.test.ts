import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Flow, MINUTE, openSample } from './harness.ts';
import { words } from './reading.ts';

const TYPED = [
  '/course TX00EY23-3015',
  '/course TX00EY23-3015 IM00BR45-3003',
  '/enrollment TX00EY23-3015',
  '/course unit 72101',
];
const MODES = [
  ['down', /can’t be reached/],
  ['key refused', /refuses Coursebell’s key/],
  ['over quota', /quota is used up/],
] as const;

/** Waits for so many refreshes in the background to end. */
async function refreshed({ url }: Flow, outcome: 'done' | 'failed', least = 1): Promise<void> {
  const line = new RegExp(`coursebell_cache_refreshes_total\\{result="${outcome}"\\} (\\d+)`);
  const count = async () => Number(line.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);
  while ((await count()) < least);
}

/** The moment that an old answer names: the flows' first, 14:02 in Helsinki. */
const OLD = /as of <!date\^1795176127\^\{time\}\|14:02>/i;

test.for(TYPED.flatMap((typed) => MODES.map(([mode, why]) => [typed, mode, why] as const)))(
  '%s: an old answer is shown while the study API is %s, with its time',
  async ([typed, mode, why]) => {
    const flow = await openSample();
    const { message: fresh } = await flow.command(typed);
    expect(fresh.text).not.toMatch(/as of/i);
    flow.pass(61 * MINUTE);
    flow.study.mode = mode;
    const { message: first, delivered } = await flow.command(typed);
    expect(delivered.body, 'no answer waits for the refresh').not.toBe('');
    expect(first.text).toMatch(OLD);
    expect(first.text).toMatch(/If something newer is found, it appears here/);
    expect(first.text).not.toMatch(/ask again/i);
    await refreshed(flow, 'failed', typed.match(/-3\d{3}/g)?.length);
    const { message: second } = await flow.command(typed);
    for (const shown of [second.text, words(second)]) {
      expect(shown).toMatch(OLD);
      expect(shown).toMatch(why);
      expect(shown).toContain('Software Engineering Project');
    }
  },
);

test('while the study API is down, an answer in another language is shown, with its time', async () => {
  const flow = await openSample();
  await flow.command('/course TX00EY23-3015', { user: 'aino' });
  flow.pass(MINUTE);
  flow.study.mode = 'down';
  const { message } = await flow.command('/course TX00EY23-3015');
  for (const shown of [message.text, words(message)]) {
    expect(shown).toMatch(OLD);
    expect(shown).toMatch(/can’t be reached/);
    expect(shown).toContain('Software Engineering Project');
  }
  // A course that was seen in no language is not there.
  expect((await flow.command('/course IM00BR45-3003')).message.text).toMatch(/can’t be reached/);
});

test('after the outage the answer is fresh again', async () => {
  const flow = await openSample();
  await flow.command('/course TX00EY23-3015');
  flow.pass(61 * MINUTE);
  flow.study.mode = 'down';
  await flow.command('/course TX00EY23-3015');
  await refreshed(flow, 'failed');
  flow.study.mode = 'fine';
  flow.pass(MINUTE);
  await flow.command('/course TX00EY23-3015');
  await refreshed(flow, 'done');
  const { message } = await flow.command('/course TX00EY23-3015');
  expect(message.text).not.toMatch(/as of/i);
});

test('after a day an old answer is none any more', async () => {
  const flow = await openSample();
  await flow.command('/course TX00EY23-3015');
  flow.pass(24 * 60 * MINUTE);
  flow.study.mode = 'down';
  const { message } = await flow.command('/course TX00EY23-3015');
  expect(message.text).toMatch(/^The study system can’t be reached right now\./);
});

test('rooms stay fresh for six hours', async () => {
  const flow = await openSample();
  await flow.command('/rooms 78025');
  flow.pass(359 * MINUTE);
  const { message } = await flow.command('/rooms 78025');
  expect(message.text).not.toMatch(/as of/i);
  flow.pass(2 * MINUTE);
  const { message: later } = await flow.command('/rooms 78025');
  expect(later.text).toMatch(OLD);
  await refreshed(flow, 'done');
});

/** Another time for the end of enrollment: what is read anew is something else. */
function moveDates({ study }: Awaited<ReturnType<typeof openSample>>): void {
  study.changeDates('TX00EY23-3015', { closes: '2026-12-24T16:00:00' });
}
const NEW = /24 Dec/;

test.for(['/course TX00EY23-3015', '/course TX00EY23-3015 IM00BR45-3003', '/enrollment TX00EY23-3015'])(
  '%s: an old answer is replaced by itself when the refresh brings something else',
  async (typed) => {
    const flow = await openSample();
    await flow.command(typed);
    flow.pass(61 * MINUTE);
    moveDates(flow);
    const { message } = await flow.command(typed);
    expect(message.text).toMatch(OLD);
    expect(message.text).not.toMatch(NEW);
    await flow.until(() => (NEW.test(message.text) ? message : undefined));
    expect(message.text).not.toMatch(/as of/i);
    expect(words(message)).toMatch(NEW);
    expect(message.onlyFor).toBe('U0SAM00001');
    const all = flow.slack.workspace.messages.filter(({ author }) => author.kind === 'app');
    expect(all, 'in its place').toHaveLength(2);
  },
);

test.for(['mention', 'direct'] as const)('so is the answer to a question: %s', async (kind) => {
  const flow = await openSample();
  await flow[kind]('TX00EY23-3015');
  flow.pass(61 * MINUTE);
  moveDates(flow);
  const { answer } = await flow[kind]('TX00EY23-3015');
  expect(answer.text).toMatch(OLD);
  await flow.until(() => (NEW.test(answer.text) ? answer : undefined));
  expect(answer.text).not.toMatch(/as of/i);
});

test('an old answer stays, with its age, where the refresh brings the same', async () => {
  const flow = await openSample();
  await flow.command('/course TX00EY23-3015');
  flow.pass(61 * MINUTE);
  const calls = flow.slack.calls.length;
  const { message } = await flow.command('/course TX00EY23-3015');
  await refreshed(flow, 'done');
  await flow.app.stop();
  expect(message.text).toMatch(OLD);
  // Beside the answer it is read where the person is now.
  const told = flow.slack.calls.slice(calls).filter(({ method }) => method !== 'users.info');
  expect(told).toEqual([]);
});

/** Each takes back what the one before it does, or does another thing in its place. */
const CHANGES = [
  ['/course follow TX00EY23-3015', '/course unfollow TX00EY23-3015', '/course following'],
  ['/course link TX00EY23-3015', '/course link IM00BR45-3003', '/course link'],
  [
    '/course follow TX00EY23-3015 7 days before the start',
    '/course unfollow TX00EY23-3015',
    '/course following',
  ],
] as const;

test.for(CHANGES)(
  '%s: what was changed is not changed again when the refresh brings something else',
  async ([change, next, shown]) => {
    const told: string[] = [];
    for (const isRefreshed of [false, true]) {
      const flow = await openSample();
      await flow.command('/course TX00EY23-3015');
      if (isRefreshed) {
        flow.pass(61 * MINUTE);
        moveDates(flow);
      }
      const { message } = await flow.command(change);
      expect(message.text).not.toMatch(/appears here/);
      await flow.command(next);
      if (isRefreshed) {
        await refreshed(flow, 'done');
        const before = flow.slack.workspace.messages.length;
        // Longer than an answer stands before it is replaced.
        await sleep(1_000);
        expect(flow.slack.workspace.messages.length).toBe(before);
      }
      told.push((await flow.command(shown)).message.text);
    }
    expect(told[1]).toBe(told[0]);
  },
);
