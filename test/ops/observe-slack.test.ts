import { expect, test } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics, observeSlack } from '../../src/ops/metrics.ts';

test.each([
  ['debug', 1],
  ['info', 0],
])('at %s each call to Slack is counted, and told %i times', async (level, told) => {
  const lines: string[] = [];
  const log = createLog(level, { write: (text) => void lines.push(text) });
  const metrics = observeSlack(createMetrics(), log);
  metrics.slack('chat.postMessage', 'ratelimited', 12);
  expect(await metrics.expose()).toContain('method="chat.postMessage"');
  const line = { level: 20, kind: 'slack', operation: 'chat.postMessage', outcome: 'ratelimited', ms: 12 };
  expect(lines.map((text) => JSON.parse(text))).toEqual(
    Array.from({ length: told }, () => expect.objectContaining(line)),
  );
});
