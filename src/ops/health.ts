/** Health and metrics over HTTP. Live: the process turns. Ready: it takes requests from Slack and can answer. */
import { endJson, type Routes } from './http-server.ts';
import type { Metrics } from './metrics.ts';
import { within } from './within.ts';

/** Longest time that the store may take to say that it is there, in milliseconds. */
const STORE_WITHIN = 1_000;

export interface Health {
  readonly routes: Routes;
  /** From now on not ready: a load balancer takes this process out. */
  stopping(): void;
}

/** What readiness asks. */
export interface Asked {
  /** Whether Slack's requests can come in; over HTTP that is so as soon as the server listens. */
  readonly slack: { ready?(): boolean };
  /** Rejects where what is kept can't be read. */
  readonly store: { check(): Promise<void> };
}

export function healthRoutes(metrics: Metrics, { slack, store }: Asked): Health {
  let stopping = false;
  return {
    stopping: () => {
      stopping = true;
    },
    routes: {
      'GET /health/live': (_request, response) => endJson(response, 200, { status: 'live' }),
      'GET /health/ready': async (_request, response) => {
        const stored = await reachable(store);
        const connected = slack.ready?.() ?? true;
        const ready = connected && stored && !stopping;
        const parts = {
          slack: connected ? 'ready' : 'not connected',
          store: stored ? 'ready' : 'not reachable',
          process: stopping ? 'stopping' : 'running',
        };
        endJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', parts });
      },
      'GET /metrics': async (_request, response) => {
        response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.expose());
      },
    },
  };
}

async function reachable({ check }: Asked['store']): Promise<boolean> {
  const answered = check().then(
    () => true,
    () => false,
  );
  return (await within(answered, STORE_WITHIN)) ?? false;
}
