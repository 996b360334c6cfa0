/** The flows once more, over Socket Mode: what people see must not depend on how Slack's payloads come. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openScripted } from '../flows/harness.ts';
import { plenty } from '../flows/upstream-rows.ts';

const FLOWS = join(import.meta.dirname, '../flows');

const HTTP = 'is about HTTP itself';
const STATUS = 'is about payloads that cannot be taken: over HTTP 400 says so, over a socket nothing does';
const OAUTH = 'its apps are installed by OAuth, whose harness has HTTP alone';
const OWN = 'has a process or a socket of its own';
/** The files that are left out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'head.test.ts': HTTP,
  'signature.test.ts': HTTP,
  'receiver.test.ts': HTTP,
  'stop.test.ts': HTTP,
  'dispatch.test.ts': STATUS,
  'well-formed.test.ts': STATUS,
  'hostile-payloads.test.ts': STATUS,
  'installation.test.ts': OAUTH,
  'installed-replicas.test.ts': OAUTH,
  'leaving.test.ts': OAUTH,
  'organization.test.ts': OAUTH,
  'tokens.test.ts': OAUTH,
  'two-workspaces.test.ts': OAUTH,
  'store-start.test.ts': OWN,
  'socket-mode.test.ts': OWN,
  'socket-operation.test.ts': OWN,
};

const files = readdirSync(FLOWS).filter((name) => name.endsWith('.test.ts'));

/**
 * Every 1.7 seconds the library compares the time of day with that of Slack's last pong, and gives its socket up where more
 * than five seconds lie between them. The flows move the time of day by hours, so here it does not watch. That it
 * does otherwise is what `socket-operation.test.ts` is about.
 */
const { SlackWebSocket } = createRequire(import.meta.resolve('@slack/bolt'))(
  '@slack/socket-mode/dist/src/SlackWebSocket.js',
) as { SlackWebSocket: { prototype: { monitorPingToSlack: () => void } } };

beforeAll(() => {
  vi.stubEnv('FLOWS_OVER', 'socket');
  vi.spyOn(SlackWebSocket.prototype, 'monitorPingToSlack').mockReturnValue();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('what is left out is there', () => {
  expect(Object.keys(LEFT_OUT).filter((name) => !files.includes(name))).toEqual([]);
});

test('the flows here come over a socket', async () => {
  const { command, url } = await openScripted(plenty);
  await command('/course TX00EY23-3015');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^coursebell_slack_socket_connections_total 1$/m);
});

describe('each flow says over a socket what it says over HTTP', () => {
  describe.for(files.filter((name) => !Object.hasOwn(LEFT_OUT, name)))('%s', async (name) => {
    await import(join(FLOWS, name));
  });
});
