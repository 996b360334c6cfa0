/** The flows once more, over Socket Mode: what people see must not depend on how Slack's payloads come. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openScripted } from '../flows/harness.ts';
import { plenty } from '../flows/upstream-rows.ts';

const FLOWS = join(import.meta.dirname, '../flows');

/** Flows for every kind of payload and of answer. The others ask what does not depend on how a payload comes. */
const OVER_A_SOCKET = [
  ...[
    'ack',
    'agent',
    'at-hand',
    'channel-settings',
    'course',
    'details',
    'direct-message',
    'edited',
    'feedback',
  ],
  ...[
    'group-message',
    'home',
    'limits',
    'mention',
    'old-events',
    'privacy',
    'redelivery',
    'settings',
    'share',
  ],
  ...['shared-links', 'shortcuts', 'slack-faults', 'steps', 'try-again', 'whose-payload'],
].map((name) => `${name}.test.ts`);

const files = readdirSync(FLOWS).filter((name) => name.endsWith('.test.ts'));

/**
 * Every 1.7 seconds the library compares the time of day with that of Slack's last pong, and gives its socket up where more
 * than five seconds lie between them. The flows move the time of day by hours, so here it does not watch. That it
 * does otherwise is what `socket-operation.test.ts` is about.
 */
const { SlackWebSocket } = createRequire(import.meta.resolve('@slack/bolt'))(
  '@slack/socket-mode/dist/src/SlackWebSocket.js',
) as { SlackWebSocket: { prototype: { monitorPingToSlack: () => void } } };

/** The flows of the list, every second one. @param first 0 or 1 */
export function eachSecondFlow(first: 0 | 1): void {
  beforeAll(() => {
    vi.stubEnv('FLOWS_OVER', 'socket');
    vi.spyOn(SlackWebSocket.prototype, 'monitorPingToSlack').mockReturnValue();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test('every flow of the list exists', () => {
    expect(OVER_A_SOCKET.filter((name) => !files.includes(name))).toEqual([]);
  });

  test('the flows here come over a socket', async () => {
    const { command, url } = await openScripted(plenty);
    await command('/course TX00EY23-3015');
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/^coursebell_slack_socket_connections_total 1$/m);
  });

  describe.for(OVER_A_SOCKET.filter((_, at) => at % 2 === first))('%s', async (name) => {
    await import(join(FLOWS, name));
  });
}
