/** Hosts and proxies that say nothing: what is waited for is told in the same way, on both sides. */
import { test } from 'vitest';
import { AWAITED, SILENT, toldOf, toldOfSlack, WAYS } from './ways.ts';

test('what is waited for is told, before the study API and before Slack', async () => {
  const awaited = WAYS.filter(([name]) => AWAITED.includes(name));
  const atSlack = awaited.filter(([name]) => !SILENT.includes(name));
  await Promise.all([...awaited.map(toldOf), ...atSlack.map(toldOfSlack)]);
});
