/** Whose Home is shown when, among many that change at once. */

import { setImmediate as turn } from 'node:timers/promises';
import { WebClient } from '@slack/web-api';
import { expect, test, vi } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { createAnswers, createRefreshes } from '../../src/slack/answer.ts';
import { createDelivery } from '../../src/slack/delivery.ts';
import { createHomes } from '../../src/slack/home.ts';
import { createPayloadTiming } from '../../src/slack/intake.ts';
import { createLimits } from '../../src/slack/limits.ts';
import type { Languages } from '../../src/slack/locale.ts';
import { createRequestLog } from '../../src/slack/request.ts';
import { unwatched } from '../fakes/jobs.ts';

const placeOf = (user: string) => ({ workspace: 'T1', user, conversation: undefined });

/** Homes whose publications wait for `answer`. `lately`: whether people are noted as having opened Home. */
function open({ lately = true } = {}) {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const client = new WebClient();
  vi.spyOn(client.views, 'publish').mockImplementation(async (sent) => {
    begun.push(sent?.user_id ?? '');
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { ok: true };
  });
  const now = () => Date.UTC(2026, 10, 20, 12);
  const metrics = createMetrics();
  const languages = { of: async () => 'en', cached: () => undefined } as Partial<Languages> as Languages;
  const log = createLog('silent');
  const limits = createLimits({ perUser: 0, perWorkspace: 0, now, onRefused: () => {} });
  const timing = createPayloadTiming(metrics);
  const requests = createRequestLog({ now, log, metrics, timing, acted: () => {} });
  const refreshes = createRefreshes();
  const answers = createAnswers({
    links: {},
    ...{ now, zone: 'Europe/Helsinki', log, metrics, languages, limits, refreshes, requests },
    noteShown: () => {},
  });
  const homes = createHomes({
    features: { home: async () => ({ blocks: [] }) },
    ...{ languages, limits, requests, answers, jobs: unwatched },
    delivery: createDelivery({
      ...{ answers, languages, limits, log, metrics, network: createNetwork() },
      lines: { opened: async () => async () => undefined },
    }),
    openings: { lately: async () => lately },
    clientOf: async () => client,
  });
  const turns = async () => {
    for (let at = 0; at < 10; at += 1) await turn();
  };
  /** Lets Slack answer everything that has been sent, and all that follows. */
  const answer = async (ended: Promise<unknown>) => {
    let isOver = false;
    const over = ended.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      for (const one of waiting.splice(0)) one();
      await turn();
    }
    await over;
  };
  return { homes, begun, turns, answer };
}

test('a person who opens Home goes ahead of those whose Home is only refreshed', async () => {
  const { homes, begun, turns, answer } = open();
  const people = Array.from({ length: 12 }, (_, at) => `U${at}`);
  for (const user of people) homes.refresh(placeOf(user));
  const settled = homes.settled();
  await turns();
  expect(begun, 'four at once').toEqual(people.slice(0, 4));
  const opened = homes.publish(placeOf('U11'));
  await turns();
  expect(begun.at(-1)).toBe('U11');
  await answer(Promise.all([opened, settled]));
  expect(new Set(begun)).toEqual(new Set(people));
});

test('a press on Home shows it anew, though a refresh that shows nothing was waiting', async () => {
  const { homes, begun, turns, answer } = open({ lately: false });
  const first = homes.publish(placeOf('U1'));
  await turns();
  homes.refresh(placeOf('U1'));
  const settled = homes.settled();
  await turns();
  const second = homes.publish(placeOf('U1'));
  await answer(Promise.all([first, second, settled]));
  expect(begun).toEqual(['U1', 'U1']);
});
