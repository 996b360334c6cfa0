/** Health and metrics over HTTP. Live: the process turns. Ready: it takes requests from Slack. */
import { endJson, type Routes } from './http-server.ts';
import type { Metrics } from './metrics.ts';

export interface Health {
  readonly routes: Routes;
  /** From now on not ready: a load balancer takes this process out. */
  stopping(): void;
}

/** @param slack whether Slack's requests can come in; over HTTP that is so as soon as the server listens */
export function healthRoutes(metrics: Metrics, slack: { ready?(): boolean }): Health {
  let stopping = false;
  return {
    stopping: () => {
      stopping = true;
    },
    routes: {
      'GET /health/live': (_request, response) => endJson(response, 200, { status: 'live' }),
      'GET /health/ready': (_request, response) => {
        const connected = slack.ready?.() ?? true;
        const ready = connected && !stopping;
        const parts = {
          slack: connected ? 'ready' : 'not connected',
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
