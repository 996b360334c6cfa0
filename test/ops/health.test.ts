import { describe, expect, it, onTestFinished } from 'vitest';
import { healthRoutes } from '../../src/ops/health.ts';
import { createHttpServer } from '../../src/ops/http-server.ts';
import { createMetrics } from '../../src/ops/metrics.ts';

const FINE = { check: async () => undefined };

async function serve(slack: { ready?(): boolean } = {}, store: { check(): Promise<void> } = FINE) {
  const metrics = createMetrics();
  const health = healthRoutes(metrics, { slack, store });
  const server = createHttpServer({ host: '127.0.0.1', port: 0 }, health.routes, () => undefined);
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, body: await response.text() };
  };
  return { ask, health, metrics };
}

describe('/health/live', () => {
  it('says that the process turns, also while it stops and where Slack is away', async () => {
    const { ask, health } = await serve({ ready: () => false });
    health.stopping();
    expect(await ask('/health/live')).toMatchObject({ status: 200, body: '{"status":"live"}' });
  });
});

describe('/health/ready', () => {
  it('is 200 over HTTP as soon as the server listens', async () => {
    const { ask } = await serve();
    const { status, body } = await ask('/health/ready');
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { status: 'ready', parts: { slack: 'ready', store: 'ready', process: 'running' } },
    ]);
  });

  it('follows the connection to Slack, both ways', async () => {
    let connected = false;
    const { ask } = await serve({ ready: () => connected });
    const { status, body } = await ask('/health/ready');
    expect([status, JSON.parse(body)]).toEqual([
      503,
      { status: 'not ready', parts: { slack: 'not connected', store: 'ready', process: 'running' } },
    ]);
    connected = true;
    expect((await ask('/health/ready')).status).toBe(200);
    connected = false;
    expect((await ask('/health/ready')).status).toBe(503);
  });

  it('is 503 from the moment the process stops', async () => {
    const { ask, health } = await serve();
    expect((await ask('/health/ready')).status).toBe(200);
    health.stopping();
    const { status, body } = await ask('/health/ready');
    expect([status, JSON.parse(body)]).toEqual([
      503,
      { status: 'not ready', parts: { slack: 'ready', store: 'ready', process: 'stopping' } },
    ]);
  });
});

describe('/health/ready and the store', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('secret'))],
    ['never answers', () => new Promise<void>(() => undefined)],
  ])('is 503, soon, where the store %s', async (_, check) => {
    const { ask } = await serve({}, { check });
    const started = performance.now();
    const { status, body } = await ask('/health/ready');
    expect(performance.now() - started).toBeLessThan(2_500);
    expect([status, JSON.parse(body)]).toEqual([
      503,
      { status: 'not ready', parts: { slack: 'ready', store: 'not reachable', process: 'running' } },
    ]);
    expect((await ask('/health/live')).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('shows what was counted, in seconds, as Prometheus reads it', async () => {
    const { ask, metrics } = await serve();
    metrics.answered('command', 'answered', 250);
    metrics.cache('hit');
    metrics.cache('hit');
    metrics.upstream('search', '200', 1500);
    metrics.breaker(true);
    metrics.slack('views.open', '200');
    const { status, type, body } = await ask('/metrics');
    expect([status, type]).toEqual([200, metrics.contentType]);
    const lines = body.split('\n');
    for (const line of [
      'coursebell_answer_seconds_sum{kind="command",outcome="answered"} 0.25',
      'coursebell_answer_seconds_count{kind="command",outcome="answered"} 1',
      'coursebell_answer_seconds_bucket{le="0.1",kind="command",outcome="answered"} 0',
      'coursebell_answer_seconds_bucket{le="0.3",kind="command",outcome="answered"} 1',
      'coursebell_cache_total{result="hit"} 2',
      'coursebell_study_api_seconds_sum{operation="search",status="200"} 1.5',
      'coursebell_study_api_breaker_open 1',
      'coursebell_slack_calls_total{method="views.open",outcome="200"} 1',
    ]) {
      expect(lines).toContain(line);
    }
    expect(body).toContain('coursebell_process_cpu_seconds_total');
  });

  it('stands at zero where nothing was counted, and apart from another app’s', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.cache('hit');
    one.breaker(true);
    one.breaker(false);
    expect(await one.expose()).toContain('coursebell_study_api_breaker_open 0');
    expect(await other.expose()).not.toContain('result="hit"');
  });
});
