import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createHttpServer } from '../../src/http/server.ts';
import { type Connection, createGiveUp, type HealthSources, healthRoutes } from '../../src/ops/health.ts';
import type { JobState } from '../../src/ops/jobs.ts';
import { createMetrics, type LastSeen } from '../../src/ops/metrics.ts';

const FINE = { check: async () => undefined };
const NEVER: LastSeen = { success: undefined, failure: undefined };
const MINUTE = 60_000;

interface Given {
  readonly connection?: () => Connection;
  readonly check?: () => Promise<void>;
  readonly lastSeen?: () => LastSeen;
  readonly clock?: () => number;
  readonly states?: readonly JobState[];
  readonly lastCheck?: HealthSources['lastCheck'];
  readonly followed?: number;
}

async function serve(given: Given = {}) {
  const { connection, check = FINE.check, lastSeen = () => NEVER, clock } = given;
  const { states = [], lastCheck = async () => undefined, followed = 1 } = given;
  const metrics = createMetrics();
  const health = healthRoutes(metrics, {
    slack: connection ? { connection } : {},
    store: { check },
    study: { lastSeen },
    jobs: { states: () => states },
    lastCheck,
    followed: async () => followed,
    ...(clock ? { clock } : {}),
  });
  const server = createHttpServer({ host: '127.0.0.1', port: 0 }, health.routes, () => undefined);
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  return { ask, health };
}

const READY = {
  status: 'ready',
  parts: {
    slack: { state: 'ready' },
    store: { state: 'ready' },
    studyApi: { state: 'not asked yet' },
    check: { state: 'not yet' },
    background: { state: 'well' },
    process: { state: 'running' },
  },
};

/** Ready, but for one part. */
const unready = (part: object) => ({ status: 'not ready', parts: { ...READY.parts, ...part } });

describe('/health/live', () => {
  const down = (downMs: number) => () => ({ ready: false, reason: 'not connected', downMs });

  it('says that the process runs, in any state of the rest', async () => {
    const { ask } = await serve({ check: () => Promise.reject(new Error('x')) });
    expect(await ask('/health/live')).toEqual({ status: 200, body: { status: 'live' } });
  });

  it.each([
    [0, 200],
    [5 * MINUTE - 1, 200],
    [5 * MINUTE, 503],
    [60 * MINUTE, 503],
  ])('with a connection to Slack that has been away for %i ms: %i', async (downMs, status) => {
    const { ask } = await serve({ connection: down(downMs) });
    expect((await ask('/health/live')).status).toBe(status);
  });

  it('says why it is dead', async () => {
    const { ask } = await serve({ connection: down(6 * MINUTE) });
    expect((await ask('/health/live')).body).toEqual({ status: 'dead', reason: 'slack: not connected' });
  });

  it('does not fail while the process stops', async () => {
    const { ask, health } = await serve({ connection: down(6 * MINUTE) });
    health.stopping();
    expect((await ask('/health/live')).status).toBe(200);
  });
});

describe('/health/ready', () => {
  it('is 200 over HTTP as soon as the server listens', async () => {
    const { ask } = await serve();
    expect(await ask('/health/ready')).toEqual({ status: 200, body: READY });
  });

  it('follows the connection to Slack, both ways, with its reason', async () => {
    let connection: Connection = { ready: false, reason: 'refused: invalid_auth', downMs: 1 };
    const { ask } = await serve({ connection: () => connection });
    expect(await ask('/health/ready')).toEqual({
      status: 503,
      body: unready({ slack: { state: 'not ready', reason: 'refused: invalid_auth' } }),
    });
    connection = { ready: true, downMs: 0 };
    expect((await ask('/health/ready')).status).toBe(200);
    connection = { ready: false, reason: 'not connected', downMs: 1 };
    expect((await ask('/health/ready')).status).toBe(503);
  });

  it('is 503 from the moment the process stops', async () => {
    const { ask, health } = await serve();
    expect((await ask('/health/ready')).status).toBe(200);
    health.stopping();
    expect(await ask('/health/ready')).toEqual({
      status: 503,
      body: unready({ process: { state: 'stopping' } }),
    });
  });
});

describe('/health/ready and the study API', () => {
  it.each<[string, LastSeen, object]>([
    [
      'that answers',
      { success: 2000, failure: undefined },
      { state: 'answering', lastSuccess: '1970-01-01T00:00:02.000Z' },
    ],
    [
      'that failed before it answered',
      { success: 2000, failure: { at: 1000, kind: '503', reason: 'the study API is down' } },
      {
        state: 'answering',
        lastSuccess: '1970-01-01T00:00:02.000Z',
        lastFailure: { at: '1970-01-01T00:00:01.000Z', kind: '503', reason: 'the study API is down' },
      },
    ],
    [
      'that is out',
      { success: undefined, failure: { at: 1000, kind: 'timeout', reason: undefined } },
      { state: 'failing', lastFailure: { at: '1970-01-01T00:00:01.000Z', kind: 'timeout' } },
    ],
    [
      'that refuses the key',
      { success: undefined, failure: { at: 1000, kind: '401', reason: 'refused', refused: 'key' } },
      {
        ...{ state: 'refused', setting: 'STUDY_API_KEY' },
        lastFailure: { at: '1970-01-01T00:00:01.000Z', kind: '401', reason: 'refused' },
      },
    ],
    [
      'that lets this machine in no more',
      { success: 500, failure: { at: 1000, kind: '403', reason: 'not let in', refused: 'access' } },
      {
        ...{ state: 'refused', lastSuccess: '1970-01-01T00:00:00.500Z' },
        lastFailure: { at: '1970-01-01T00:00:01.000Z', kind: '403', reason: 'not let in' },
      },
    ],
    [
      'that has accepted the key again',
      { success: 2000, failure: { at: 1000, kind: '401', reason: 'refused', refused: 'key' } },
      {
        ...{ state: 'answering', lastSuccess: '1970-01-01T00:00:02.000Z' },
        lastFailure: { at: '1970-01-01T00:00:01.000Z', kind: '401', reason: 'refused' },
      },
    ],
  ])('tells of one %s, and is ready all the same', async (_, seen, studyApi) => {
    const { ask } = await serve({ lastSeen: () => seen });
    expect(await ask('/health/ready')).toEqual({
      status: 200,
      body: { ...READY, parts: { ...READY.parts, studyApi } },
    });
  });
});

describe('/health/ready and checks of followed courses', () => {
  const AT = '1970-01-01T00:00:01.000Z';
  it.each<[string, number, Awaited<ReturnType<HealthSources['lastCheck']>>, object]>([
    ['before the first', 0, undefined, { state: 'not yet' }],
    [
      'of no course',
      0,
      { succeededAt: 1000, failingSince: undefined },
      { state: 'no course followed', lastSuccess: AT },
    ],
    [
      'that succeed',
      2,
      { succeededAt: 1000, failingSince: undefined },
      { state: 'succeeding', lastSuccess: AT },
    ],
    ['that fail', 2, { succeededAt: undefined, failingSince: 1000 }, { state: 'failing', failingSince: AT }],
  ])('tells of one %s', async (_, followed, last, check) => {
    const { ask } = await serve({ followed, lastCheck: async () => last });
    expect((await ask('/health/ready')).body.parts.check).toEqual(check);
  });
});

describe('/health/ready and the store', () => {
  it.each([
    ['rejects', 'not reachable', () => Promise.reject(new Error('secret'))],
    [
      'says why',
      'database or disk is full',
      () => Promise.reject(Object.assign(new Error('secret'), { errstr: 'database or disk is full' })),
    ],
    ['never answers', 'no answer within 1 s', () => new Promise<void>(() => undefined)],
  ])('is 503, soon, where the store %s', async (_, reason, check) => {
    const { ask } = await serve({ check });
    expect(await ask('/health/ready')).toEqual({
      status: 503,
      body: unready({ store: { state: 'not ready', reason } }),
    });
    expect((await ask('/health/live')).status).toBe(200);
  });

  it('is asked once a second, however many probes come', async () => {
    let now = 0;
    let asked = 0;
    const check = async () => {
      asked += 1;
    };
    const { ask } = await serve({ check, clock: () => now });
    await Promise.all(Array.from({ length: 20 }, () => ask('/health/ready')));
    expect(asked).toBe(1);
    now = 999;
    await ask('/health/ready');
    expect(asked).toBe(1);
    now = 1000;
    await ask('/health/ready');
    expect(asked).toBe(2);
  });

  it('is not asked again while it still has not answered', async () => {
    let now = 0;
    let asked = 0;
    const check = () => {
      asked += 1;
      return new Promise<void>(() => undefined);
    };
    const { ask } = await serve({ check, clock: () => now });
    expect((await ask('/health/ready')).status).toBe(503);
    now = 10_000;
    expect((await ask('/health/ready')).status).toBe(503);
    expect(asked).toBe(1);
  });
});

describe('a connection to Slack that is lost for good', () => {
  const watch = (downMs: () => number, afterMs: number) => {
    const told: string[] = [];
    const connection = () => ({ ready: downMs() === 0, reason: 'refused: invalid_auth', downMs: downMs() });
    const log = { error: () => undefined };
    const giveUp = createGiveUp({ connection, afterMs, log, onGivenUp: (message) => told.push(message) });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    onTestFinished(giveUp.stop);
    giveUp.start();
    return { told, giveUp };
  };

  test('is told once, with the reason, after the time that is set', () => {
    let down = 0;
    const { told } = watch(() => down, 5 * MINUTE);
    vi.advanceTimersByTime(MINUTE);
    down = 5 * MINUTE - 1;
    vi.advanceTimersByTime(MINUTE);
    expect(told).toEqual([]);
    down = 5 * MINUTE;
    vi.advanceTimersByTime(MINUTE);
    expect(told).toEqual([
      'Coursebell stops: no connection to Slack for 300 seconds (refused: invalid_auth)',
    ]);
  });

  test('is never told with 0, and not after a stop', async () => {
    const never = watch(() => 100 * MINUTE, 0);
    const stopped = watch(() => 100 * MINUTE, MINUTE);
    await stopped.giveUp.stop();
    vi.advanceTimersByTime(10 * MINUTE);
    expect([...never.told, ...stopped.told]).toEqual([]);
  });
});
