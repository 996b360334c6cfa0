/** Asks in a cell, while the study API behaves as told, and waits for what the app then does in the background. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivered } from '../../../playground/slack-side.ts';
import type { FakeUpstream, UpstreamHandler } from '../../fakes/upstream.ts';
import { patiently } from '../../fixtures/patience.ts';
import { KEY } from '../../flows/harness.ts';
import { well } from '../upstream-rows.ts';
import type { Cell } from './cell.ts';
import type { Fault } from './fault.ts';
import type { Hand } from './surface.ts';

/**
 * Asks, while the study API answers only after the app has acknowledged; with `first`, only once the first answer
 * is read, since an old answer is replaced in its place as soon as it is renewed.
 */
export async function asked(cell: Cell, about: Fault, now?: Fault, first?: 'first'): Promise<string> {
  const { surface, flow, ask, wrong } = cell;
  const { slack, upstream } = flow;
  cell.refreshes = await refreshesOf(cell);
  const gate = Promise.withResolvers<void>();
  const heard: unknown[] = [];
  behave(upstream, gate.promise, now);
  const open = (): void => (first ? undefined : gate.resolve());
  const hand: Hand = {
    ...flow,
    unacked: open,
    acked: (delivered: Delivered) => {
      heard.push(delivered.body);
      if (delivered.status !== 200 || delivered.problem !== undefined)
        wrong.push(
          `${about.name}, ${surface.name}: acknowledged with ${delivered.status} ${delivered.problem}`,
        );
      open();
    },
  };
  try {
    const text = await ask(hand);
    if (surface.kind === 'plain') await said(slack.calls);
    if (JSON.stringify([text, heard]).includes(KEY))
      wrong.push(`${about.name}, ${surface.name}: the key is told`);
    return text;
  } finally {
    gate.resolve();
    for (const message of [...slack.workspace.messages]) slack.workspace.remove(message);
    for (const { id } of slack.workspace.users) slack.workspace.setStack(id, []);
  }
}

/** Slack hears nothing more: what follows is asked of Slack again where an old answer is replaced, which must not be late. */
async function said(calls: readonly unknown[]): Promise<void> {
  for (let heard = -1; heard !== calls.length; await sleep(SILENCE)) heard = calls.length;
}
const SILENCE = 60;

function behave(upstream: FakeUpstream, acked: Promise<void>, fault: Fault | undefined): void {
  let isFirst = true;
  const handler: UpstreamHandler = async (request) => {
    await acked;
    const strikes = fault && (isFirst || !fault.once);
    isFirst = false;
    return fault && strikes ? fault.reply(request) : well(request);
  };
  upstream.answer(handler);
  const hello = fault?.greet;
  upstream.greet(hello && ((socket) => void acked.then(() => hello(socket))));
}

/** Nothing that was asked is still under way: what was given up is closed. */
export const idle = ({ flow: { upstream } }: Cell): Promise<void> =>
  patiently('requests are left open', async () => upstream.underWay() === 0);

/** Since it was asked last, so many answers have been renewed in the background, or could not be. */
export async function refreshed(cell: Cell, more: number): Promise<void> {
  await idle(cell);
  await patiently('nothing was renewed', async () => (await refreshesOf(cell)) >= cell.refreshes + more);
}

async function refreshesOf({ flow: { url } }: Cell): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = metrics.matchAll(/^coursebell_cache_refreshes_total\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
