import type { App } from '@slack/bolt';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Features, Suggestion } from '../../src/ask/feature.ts';
import type { Language } from '../../src/language.ts';
import { createLog } from '../../src/ops/log.ts';
import { createAnswers, createRefreshes } from '../../src/slack/answer.ts';
import { registerMenus } from '../../src/slack/forms.ts';

// Slack's patience passes without a real wait.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Slack shows nothing that comes later, in milliseconds. */
const PATIENCE = 3_000;
const OPTION: Suggestion = { text: 'Software Engineering Project', value: 'TX00EY23-3015' };

/** What a menu of a feature was acknowledged with. */
function ask({
  language = Promise.resolve('en'),
  suggested = Promise.resolve([OPTION]),
}: {
  language?: Promise<string>;
  suggested?: Promise<Suggestion[]>;
}): unknown[] {
  const acks: unknown[] = [];
  const languages = { of: () => language as Promise<Language>, cached: () => undefined };
  const answers = createAnswers({
    links: {},
    now: Date.now,
    zone: 'Europe/Helsinki',
    log: createLog('silent'),
    metrics: { earlyAnswerFailed: () => {} },
    languages: { ...languages, zoneAtHand: () => undefined },
    limits: { chargeOrThrow: () => {}, apart: (work) => work() },
    refreshes: createRefreshes(),
    requests: { begun: () => () => {}, rejected: () => '' },
    noteShown: () => {},
  });
  const menu = { id: 'course.suggest', suggest: () => suggested };
  const features = { list: [{ suggests: [menu] }] } as unknown as Features;
  const payload = {
    ack: async (answer: unknown) => void acks.push(answer),
    body: { action_id: menu.id, value: 'soft', user: { id: 'U1' }, team: { id: 'T1' } },
    context: {},
  };
  const app = {
    options: (...[, , listener]: [unknown, unknown, (given: typeof payload) => void]) => listener(payload),
  };
  registerMenus(app as unknown as App, { features, languages, answers });
  return acks;
}

const never = new Promise<never>(() => {});

test('a menu whose options come soon shows them', async () => {
  const acks = ask({});
  await vi.advanceTimersByTimeAsync(0);
  expect(acks).toMatchObject([{ options: [{ value: OPTION.value }] }]);
});

test('a menu whose options do not come is acknowledged empty while Slack still waits', async () => {
  const acks = ask({ suggested: never });
  await vi.advanceTimersByTimeAsync(PATIENCE - 500);
  expect(acks).toEqual([{ options: [] }]);
});

test('the wait for the person’s language is a part of that time', async () => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 1_500, 'en'));
  const acks = ask({ language: late, suggested: never });
  await vi.advanceTimersByTimeAsync(PATIENCE - 500);
  expect(acks).toEqual([{ options: [] }]);
});
