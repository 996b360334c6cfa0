/** The process that is killed: the app's own passes over the real store, under orders from its parent. */

import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { WebClient } from '@slack/web-api';
import { createJobs } from '../../src/ops/jobs.ts';
import { type Log, nameAndCause } from '../../src/ops/log.ts';
import { createReminderRunner, type Runner } from '../../src/reminders/runner.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { createStudyClient } from '../../src/study-client/client.ts';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';
import { uncounted } from '../fakes/uncounted.ts';
import type { Moment, Order, Word } from './orders.ts';
import { render } from './words.ts';

const [, , slackUrl = '', studyUrl = '', leaseMs = ''] = process.argv;

let now: () => number = () => 0;
let waitAt: Moment | undefined;
let moments = 0;
const met = new Map<string, number>();
let goOn = Promise.withResolvers<void>();
let troubles: string[] = [];
let runner: Runner | undefined;

/** Sends are one after the other, and each has left this process when its promise resolves. */
const say = (word: Word): Promise<void> =>
  new Promise((resolve) => void process.send?.(word, undefined, undefined, () => resolve()));

async function moment(name: string): Promise<void> {
  moments += 1;
  const nth = (met.get(name) ?? 0) + 1;
  met.set(name, nth);
  if (!waitAt || waitAt.nth !== (waitAt.name === undefined ? moments : nth)) return;
  if (waitAt.name !== undefined && waitAt.name !== name) return;
  await say({ is: 'waiting', name });
  await goOn.promise;
}

/** Leases are no moments: a replica that gets none of them has no pass to be killed in. */
function watched(store: Store): Store {
  const { follows, targets, courses, lessons, reminders } = store;
  return {
    ...store,
    follows: watchedPart('follows', follows),
    targets: watchedPart('targets', targets),
    courses: watchedPart('courses', courses),
    lessons: watchedPart('lessons', lessons),
    reminders: watchedPart('reminders', reminders),
  };
}

function watchedPart<Part extends object>(part: string, given: Part): Part {
  return new Proxy(given, {
    get: (of, name) => {
      const method: unknown = Reflect.get(of, name);
      if (typeof method !== 'function' || name === 'workspaces') return method;
      return async (...args: unknown[]): Promise<unknown> => {
        await moment(`before ${part}.${String(name)}`);
        const result: unknown = await Reflect.apply(method, of, args);
        await moment(`after ${part}.${String(name)}`);
        return result;
      };
    },
  });
}

const client = new WebClient('xoxb-of-the-killed', {
  slackApiUrl: slackUrl,
  retryConfig: { retries: 0 },
  rejectRateLimitedCalls: true,
  fetch: async (input, init) => {
    const method = String(input).split('/').at(-1) ?? '';
    await moment(`before ${method}`);
    const response = await fetch(input, init as RequestInit);
    await moment(`after ${method}`);
    return response;
  },
});

const heard = (_fields: object, message: string): void => void troubles.push(message);
const log: Log = {
  debug: () => {},
  info: () => {},
  warn: (fields, message) => heard(fields, `${message}: ${JSON.stringify(fields)}`),
  error: (fields, message) => heard(fields, `${message}: ${JSON.stringify(fields)}`),
};

async function open(store: Extract<Order, { do: 'open' }>['store']): Promise<Runner> {
  const clock = { now: () => now() };
  return createReminderRunner({
    suffixes: [],
    searches: { can: (extra) => extra === 'reservations', zone: 'UTC' },
    store: watched(await openStore(store)),
    study: createStudyClient({
      url: studyUrl,
      key: 'key',
      timeZone: 'UTC',
      freshSeconds: 1,
      clock,
      gateway: academicInformation,
    }),
    render,
    now: clock.now,
    jobs: createJobs({ now: clock.now, log, metrics: { ended: () => {} }, describe: nameAndCause }),
    metrics: uncounted,
    horizonMs: 36 * 3_600_000,
    checkEveryMs: 1_000,
    clientOf: async () => client,
    pace: () => async () => {},
    ...(leaseMs === '' ? {} : { leaseMs: Number(leaseMs) }),
  });
}

async function obey(order: Order): Promise<void> {
  if (order.do === 'go on') return goOn.resolve();
  if (order.do === 'start') {
    const from = order.now - performance.now();
    now = () => Math.round(from + performance.now());
    return runner?.start();
  }
  now = () => order.now;
  if (order.do === 'open') {
    runner = await open(order.store);
    return say({ is: 'open' });
  }
  waitAt = order.waitAt;
  moments = 0;
  met.clear();
  troubles = [];
  goOn = Promise.withResolvers();
  await runner?.round();
  await say({ is: 'done', moments, troubles });
}

process.on('message', (order) => {
  obey(order as Order).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
// A process that is killed keeps nothing of what it has compiled.
flushCompileCache();
// No process is left behind when the parent has ended.
await once(process, 'disconnect');
process.exit(0);
