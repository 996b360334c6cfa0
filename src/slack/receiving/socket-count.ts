/**
 * How many sockets of the app there are, which Slack says at the beginning of each. Slack gives a payload to
 * any one of them. So a second process with the same app token must share the store: else a follow is kept
 * here, and the wish to stop it is heard there.
 */
import { z } from 'zod';
import type { Log } from '../../ops/log.ts';

/** https://docs.slack.dev/apis/events-api/using-socket-mode */
const hello = z.object({ type: z.literal('hello'), num_connections: z.int().positive() });

/** @returns what takes each message of Slack's, as it came */
export function createSocketCount(log: Log, isStoreShared: boolean): (message: unknown) => void {
  let [helloes, isTold] = [0, false];
  return (message) => {
    const count = countIn(message);
    if (count === undefined) return;
    helloes += 1;
    // The socket before this one may still be counted for a while.
    const mine = helloes === 1 ? 1 : 2;
    if (count <= mine) return;
    const line = { kind: 'socket', detail: `${count} sockets` };
    if (isStoreShared)
      log.info({ ...line, outcome: 'counted' }, 'Slack counts more sockets of the app: one for each replica');
    else if (!isTold) {
      isTold = true;
      log.warn(
        { ...line, outcome: 'shared' },
        'another process has the same app token and another store: Slack gives each payload to only one of them',
      );
    }
  };
}

function countIn(message: unknown): number | undefined {
  if (typeof message !== 'string' || !message.includes('"hello"')) return undefined;
  try {
    return hello.safeParse(JSON.parse(message)).data?.num_connections;
  } catch {
    return undefined;
  }
}
