import { expect, test } from 'vitest';
import { openScripted } from './harness.ts';
import { referenceOn, words } from './reading.ts';
import { plenty } from './upstream-rows.ts';

test('an upstream that never answers: everyone is told that it is slow, and asked nothing twice at once', async () => {
  const flow = await openScripted(plenty);
  const { slack, until, upstream, log } = flow;
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.pass(25 * 60 * 60_000);
  upstream.answer(() => ({ trouble: 'hang' }));
  const answers = Promise.all([
    flow.next(() => slack.command('#it-courses', 'sam', '/course 1')),
    until(() => slack.workspace.messages.find(({ threadTs }) => threadTs !== undefined)),
    until(() => slack.workspace.modals.find((view) => /too slow/.test(words(view)))),
  ]);
  await slack.mention('#it-courses', 'sam', 'IM00BR45-3003');
  await slack.click(message, 'Details');
  const waiting = await until(() => slack.workspace.modals[0]);
  expect(words(waiting)).toContain('Looking it up…');
  const [command, mention] = await answers;
  for (const each of [command, mention]) {
    expect(each.text).toMatch(/too slow/);
    const reference = referenceOn(each);
    expect(log).toContainEqual(expect.objectContaining({ reference, outcome: 'Unavailable' }));
  }
});
