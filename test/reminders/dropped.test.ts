/** Messages that Slack dropped, or does not give back: they come once all the same, and delay no others. */
import { expect, test } from 'vitest';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import { followedBy, keepTime, optionsOf, setUp } from './one-pass.ts';
import { at, CODE, DAY, facts, follow, HOUR, MINUTE, NOW, SETTINGS, target, WORKSPACE } from './samples.ts';

const soonOf = (code: string, opens: string) => follow({ code, told: facts({ opens }) });
const fails = async (): Promise<never> => {
  throw new Error('internal_error');
};

test.each([
  ['what nothing wants any more', true],
  ['what only Slack’s list shows', false],
])('where taking back %s fails at one channel, all others are handed over', async (_, hasRows) => {
  const setting = await setUp(...['A', 'B', 'C'].map((code) => soonOf(code, '2026-11-20T18:00')));
  const { store, timer, clock, pass, rows } = setting;
  await pass();
  await store.follows.remove(target(), 'all');
  if (!hasRows) await store.reminders.delete(await rows());
  const there = target({ target: 'C0GOOD0001', conversation: 'C0GOOD0001' });
  await store.follows.add(
    there,
    [follow({ target: there.target, told: facts({ opens: '2026-11-20T20:00' }) })],
    9,
  );
  const { cancel } = timer;
  timer.cancel = fails;
  const options = optionsOf(setting);
  await expect(passWorkspace(WORKSPACE, options)).rejects.toThrow('internal_error');
  expect(timer.held.filter(({ conversation }) => conversation === there.conversation)).toHaveLength(1);
  clock.now += 5 * MINUTE;
  timer.cancel = cancel;
  await passWorkspace(WORKSPACE, options);
  expect(timer.held.map(({ conversation }) => conversation)).toEqual([there.conversation]);
});

test('where taking back fails at many channels for long, one who unfollows elsewhere is not reminded', async () => {
  const setting = await setUp();
  const { store, timer, clock, pass } = setting;
  const bad = ['C0BAD1', 'C0BAD2', 'C0BAD3', 'C0BAD4', 'C0BAD5'];
  const at20 = facts({ opens: '2026-11-20T20:00' });
  const add = (id: string, told = facts({ opens: '2026-11-20T19:00' })) =>
    store.follows.add(target({ target: id, conversation: id }), [follow({ target: id, told })], 9);
  for (const id of bad) await add(id);
  await add('C0GOOD0001', at20);
  await pass();
  for (const id of [...bad, 'C0GOOD0001']) await store.follows.remove(target({ target: id }), 'all');
  const { cancel } = timer;
  timer.cancel = (held) => (bad.includes(held.conversation) ? fails() : cancel(held));
  const options = optionsOf(setting);
  for (let passes = 0; passes < 6; passes += 1, clock.now += 5 * MINUTE)
    await passWorkspace(WORKSPACE, options).catch(() => undefined);
  expect(timer.held.map(({ conversation }) => conversation)).not.toContain('C0GOOD0001');
});

test.each([10, 40])(
  '%d places at which Slack fails keep those behind them waiting for a third as many passes',
  async (bad) => {
    const setting = await setUp();
    const { store, timer, clock } = setting;
    const ids = Array.from({ length: bad }, (_, n) => `C0BAD${String(n).padStart(4, '0')}`);
    const add = (id: string, opens: string) =>
      store.follows.add(
        target({ target: id, conversation: id }),
        [follow({ target: id, told: facts({ opens }) })],
        9,
      );
    for (const id of ids) await add(id, '2026-11-20T20:00');
    await add('C0GOOD0001', '2026-11-20T21:00');
    const { schedule } = timer;
    timer.schedule = (message) => (message.target.startsWith('C0BAD') ? fails() : schedule(message));
    const options = optionsOf(setting);
    let passes = 0;
    for (; timer.held.length === 0; passes += 1, clock.now += MINUTE)
      await passWorkspace(WORKSPACE, options).catch(() => undefined);
    expect(passes).toBeLessThanOrEqual(Math.ceil(bad / 3) + 1);
  },
);

test('what Slack has dropped comes, though Slack fails at its place until after its time', async () => {
  const setting = await setUp(soonOf('A', '2026-11-20T15:00'), soonOf('B', '2026-11-20T15:10'));
  const { timer, pass, later } = setting;
  const { schedule, post } = timer;
  await pass();
  timer.held.length = 0;
  timer.schedule = timer.post = fails;
  for (let passes = 0; passes < 24; passes += 1) {
    if (passes === 18) Object.assign(timer, { schedule, post });
    await pass().catch(() => undefined);
    later(5 * MINUTE);
  }
  expect(timer.posted).toHaveLength(2);
});

test('a notice that Slack has dropped comes all the same, once', async () => {
  const { timer, pass, later, read } = await setUp(follow({ told: facts({ opens: '2026-11-25T10:00' }) }));
  await read(facts({ opens: '2026-11-26T10:00' }));
  await pass();
  expect(timer.held.splice(0)).toHaveLength(1);
  later(2 * MINUTE);
  await pass();
  const came = later(HOUR);
  await pass();
  expect([...came, ...later(HOUR), ...timer.posted]).toEqual([`changed ${CODE}`]);
});

test('a notice that Slack has dropped is not for who follows nothing any more', async () => {
  const { store, timer, pass, later, read } = await setUp(
    follow({ told: facts({ opens: '2026-11-25T10:00' }) }),
  );
  await read(facts({ opens: '2026-11-26T10:00' }));
  await pass();
  expect(timer.held.splice(0)).toHaveLength(1);
  await store.follows.remove(target(), 'all');
  await pass();
  expect([...later(HOUR), ...timer.posted]).toEqual([]);
});

test.each([0, 5, 11, 120])(
  'what Slack has dropped comes, though our clock is %d s behind',
  async (seconds) => {
    const setting = await followedBy(700, '2026-11-20T14:20');
    const { timer, clock, later } = setting;
    const behind = seconds * 1000;
    keepTime(timer, () => clock.now + behind);
    timer.held.length = 0;
    let came = 0;
    const goOn = (ms: number): void => {
      clock.now += behind;
      came += later(ms).length;
      clock.now -= behind;
    };
    for (; clock.now < at('2026-11-20T16:00'); goOn(5 * MINUTE))
      await passWorkspace(WORKSPACE, { ...optionsOf(setting), pace: async () => goOn(1500) });
    expect(came + timer.posted.length).toBe(700);
  },
);

test('a follow that was made while the clock was ahead by a day gets its reminders after quiet hours', async () => {
  const told = facts({ closes: '2026-11-22T03:00' });
  const { store, timer, pass, later } = await setUp(follow({ told, createdAt: NOW + DAY }));
  await store.targets.change(target(), { settings: SETTINGS });
  const came: string[] = [];
  for (let passes = 0; passes < 300; passes += 1) {
    await pass();
    came.push(...later(5 * MINUTE));
  }
  expect([...came, ...timer.posted]).toHaveLength(1);
});

test.each([
  ['in the middle of a pass', '2026-11-20T15:00', '2026-11-20T15:05', true],
  ['in the last minutes of a reminder', '2026-11-20T15:00', '2026-11-20T14:55', false],
])('who erases everything %s is not in the store afterwards', async (_, opens, now, inPass) => {
  const setting = await setUp();
  const { store, clock, later, pass, rows } = setting;
  const me = target({ target: 'U0AINO0002', kind: 'person' });
  await store.follows.add(
    me,
    [follow({ target: me.target, createdAt: NOW - DAY, told: facts({ opens }) })],
    9,
  );
  if (!inPass) await pass();
  clock.now = at(now);
  const erase = async () =>
    void (await store.workspaces.erasePerson({ workspace: WORKSPACE, user: me.target }));
  if (inPass) await passWorkspace(WORKSPACE, { ...optionsOf(setting), pace: erase });
  else await erase();
  for (let passes = 0; passes < 3; passes += 1) {
    await pass();
    later(HOUR);
  }
  expect(await rows()).toEqual([]);
});

test('what was posted and could not be noted is not posted again after quiet hours that begin meanwhile', async () => {
  const setting = await setUp(follow({ told: facts({ opens: '2026-11-20T19:50' }) }));
  const { store, timer, clock, later } = setting;
  await store.targets.change(target(), { settings: SETTINGS });
  clock.now = at('2026-11-20T19:59');
  const options = optionsOf(setting);
  const { put } = store.reminders;
  store.reminders.put = async (rows) => {
    if (rows[0]?.state === 'posted') throw new Error('lost');
    return put(rows);
  };
  await expect(passWorkspace(WORKSPACE, options)).rejects.toThrow('lost');
  store.reminders.put = put;
  clock.now += 90_000;
  await passWorkspace(WORKSPACE, options);
  expect([...timer.posted, ...later(DAY)]).toHaveLength(1);
});

test('while what Slack dropped is made again, new follows come in their turn and who unfollows is not reminded', async () => {
  const setting = await followedBy(600, '2026-11-21T10:00');
  const { store, timer } = setting;
  timer.held.length = 0;
  timer.calls.length = 0;
  const memory = createMemory();
  let source: 'slack' | 'rows' = 'slack';
  /** So many are handed over, and then others wait. */
  const passCut = async (most: number) => {
    const before = timer.held.length;
    const othersWait = () => timer.held.length - before >= most;
    await passWorkspace(WORKSPACE, { ...optionsOf(setting, memory), source, othersWait });
    source = 'rows';
  };
  await passCut(20);
  expect(timer.held).toHaveLength(20);
  const [left = '', ...others] = (await setting.rows())
    .filter(({ scheduledId }) => scheduledId === undefined)
    .map(({ target: id }) => id);
  expect(others).toHaveLength(579);
  await store.follows.remove(target({ target: left, kind: 'person' }), 'all');
  await store.follows.add(
    target({ target: 'D0NEW00001', kind: 'person' }),
    [follow({ target: 'D0NEW00001', told: facts({ opens: '2026-11-20T18:00' }) })],
    9,
  );
  await passCut(20);
  expect(timer.held.at(20)?.conversation, 'soonest first').toBe('D0NEW00001');
  for (let passes = 0; timer.held.length < 600 && passes < 60; passes += 1) await passCut(20);
  expect(timer.held).toHaveLength(600);
  expect(
    timer.calls.filter((call) => call === 'list'),
    'a short list is asked for again, and then no more',
  ).toHaveLength(2);
  expect((await setting.rows()).map(({ target: id }) => id)).not.toContain(left);
  expect(memory.dropped.size).toBe(0);
  const steps = timer.calls.length;
  source = 'slack';
  await passCut(1000);
  expect(timer.calls.slice(steps), 'nothing is to be done').toEqual(['list']);
});

test('a process that is killed while what Slack dropped waits leaves nothing that counts as posted', async () => {
  const setting = await followedBy(5, '2026-11-20T20:00');
  const { timer, clock, pass } = setting;
  timer.held.length = 0;
  await passWorkspace(WORKSPACE, { ...optionsOf(setting), othersWait: () => timer.held.length > 1 });
  clock.now = Date.parse('2026-11-20T18:00:30Z');
  timer.held.length = 0;
  await pass();
  expect(timer.posted.length).toBeGreaterThanOrEqual(3);
});
