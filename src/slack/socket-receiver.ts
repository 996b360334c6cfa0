/** Slack over a socket that this process opens: no public address needed. */
import { type App, LogLevel, type Receiver, type ReceiverEvent, SocketModeReceiver } from '@slack/bolt';
import type { Log } from '../ops/log.ts';
import { boltLogger } from './bolt-logger.ts';

/** A receiver that knows whether its socket stands. */
export interface SocketReceiver extends Receiver {
  ready(): boolean;
}

/**
 * The socket's own Web API client is given more patience than the one that answers people: with few
 * retries it would end the process when Slack can't be reached for a moment.
 */
export function createSocketReceiver(options: {
  appToken: string;
  apiUrl: string | undefined;
  log: Log;
}): SocketReceiver {
  const { appToken, apiUrl, log } = options;
  const receiver = new SocketModeReceiver({
    appToken,
    logger: boltLogger(log),
    logLevel: LogLevel.WARN,
    installerOptions: {
      clientOptions: {
        timeout: 15_000,
        retryConfig: { forever: true, minTimeout: 1_000, maxTimeout: 30_000, randomize: true },
        ...(apiUrl === undefined ? {} : { slackApiUrl: apiUrl }),
      },
    },
  });
  let connected = false;
  receiver.client.on('connected', () => {
    connected = true;
  });
  for (const lost of ['reconnecting', 'disconnecting', 'disconnected', 'close']) {
    receiver.client.on(lost, () => {
      connected = false;
    });
  }
  const underWay = new Set<Promise<void>>();
  return {
    init: (app) => receiver.init(tracked(app, underWay)),
    start: () => receiver.start(),
    stop: async () => {
      await receiver.stop();
      // Answers that follow an early ack are still owed.
      await Promise.allSettled(underWay);
    },
    ready: () => connected,
  };
}

/** The same app, whose work under way is known. */
function tracked(app: App, underWay: Set<Promise<void>>): App {
  const processEvent = (event: ReceiverEvent): Promise<void> => {
    const work = app.processEvent(event).finally(() => underWay.delete(work));
    underWay.add(work);
    return work;
  };
  return Object.create(app, { processEvent: { value: processEvent } });
}
