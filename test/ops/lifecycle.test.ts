import { expect, test, vi } from 'vitest';
import { createHttpServer } from '../../src/http/server.ts';
import { createLifecycle } from '../../src/ops/health.ts';
import { eventually } from '../fixtures/patience.ts';

type Whole = Parameters<typeof createLifecycle>[0];

/** Parts that write down what happens to them. */
function build(instead: Partial<Whole> = {}) {
  const order: string[] = [];
  const noted = (what: string) => async () => void order.push(what);
  const whole: Whole = {
    http: { start: async () => ({ port: 7 }), stop: noted('http') },
    bolt: { start: noted('bolt starts'), stop: noted('bolt') },
    background: [{ start: () => void order.push('rings start'), stop: noted('rings') }],
    health: { stopping: () => void order.push('stopping') },
    study: { close: () => void order.push('study') },
    store: { close: noted('store') },
    settled: noted('settled'),
    ...instead,
  };
  return { order, life: createLifecycle(whole) };
}

const never = () => new Promise<never>(() => undefined);

test('reminders start before the connection to Slack', async () => {
  const { life, order } = build();
  expect(await life.start()).toBe(7);
  expect(order).toEqual(['rings start', 'bolt starts']);
});

test('stopping ends everything once, the store last', async () => {
  const { life, order } = build();
  await life.start();
  await Promise.all([life.stop(), life.stop()]);
  expect(order.slice(2)).toEqual(['stopping', 'http', 'bolt', 'rings', 'settled', 'study', 'store']);
});

test('a stop while it starts is a stop', async () => {
  const { life, order } = build({ bolt: { start: never, stop: async () => undefined } });
  void life.start();
  await eventually(() => expect(order).toContain('rings start'));
  await life.stop();
  expect(order.at(-1)).toBe('store');
});

test('a stop before it listens is a stop, and its start is broken off', async () => {
  const server = createHttpServer({ host: '127.0.0.1', port: 0 }, {}, () => undefined);
  const { life, order } = build({ http: server });
  const started = expect(life.start()).rejects.toThrow('stopped before it listened');
  await life.stop();
  await started;
  expect(order.at(-1)).toBe('store');
  expect(order).not.toContain('rings start');
});

test('after a stop nothing starts', async () => {
  const { life, order } = build();
  await life.stop();
  await expect(life.start()).rejects.toThrow('stopped before');
  expect(order).not.toContain('rings start');
});

test('what does not come up lets go of everything', async () => {
  const failed = new Error('no socket');
  const { life, order } = build({
    bolt: { start: () => Promise.reject(failed), stop: async () => undefined },
  });
  await expect(life.start()).rejects.toBe(failed);
  expect(order.at(-1)).toBe('store');
});

test('an answer that never ends keeps the store open for nine seconds at most', async () => {
  vi.useFakeTimers();
  try {
    const { life, order } = build({ bolt: { start: async () => undefined, stop: never } });
    await life.start();
    const stopped = life.stop();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(order.slice(-2)).toEqual(['study', 'store']);
    await stopped;
  } finally {
    vi.useRealTimers();
  }
});

test('while it drains it is unready, and still takes what comes', async () => {
  vi.useFakeTimers();
  try {
    const { life, order } = build({ drainMs: 1_500 });
    await life.start();
    const stopped = life.stop();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(order.slice(2)).toEqual(['stopping']);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(order.slice(2, 4)).toEqual(['stopping', 'http']);
  } finally {
    vi.useRealTimers();
  }
});

test('what has not come up needs no time to drain', async () => {
  const { life, order } = build({ drainMs: 60_000, bolt: { start: never, stop: async () => undefined } });
  void life.start();
  await eventually(() => expect(order).toContain('rings start'));
  await life.stop();
  expect(order.at(-1)).toBe('store');
});

test('with everything hanging, the store too, it ends within ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const hangs = { start: async () => undefined, stop: never };
    const { life } = build({ drainMs: 1_500, bolt: hangs, store: { close: never } });
    await life.start();
    let ended = false;
    void life.stop().then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(9_450);
    expect(ended).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
