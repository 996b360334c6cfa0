/** One cell: a surface in an app of its own, before a study API that is told how to behave. */
import { onTestFinished } from 'vitest';
import { freePort } from '../../../playground/http.ts';
import type { FakeUpstream } from '../../fakes/upstream.ts';
import { patiently } from '../../fixtures/patience.ts';
import { type Flow, type FlowOptions, openScripted } from '../../flows/harness.ts';
import { well } from '../upstream-rows.ts';
import { type Fault, MINUTE } from './fault.ts';
import { MOST_BYTES } from './sizes.ts';
import type { Ask, Surface } from './surface.ts';

export const HOUR = 60 * MINUTE;
/** Nothing that is kept is shown when it is older than a day. */
export const DAY_AND_MORE = 25 * HOUR;

/** Longer than a busy machine may stand still: only the suite of what is slow is to see the app lose its patience. */
const PATIENT = { deadlineMs: MINUTE, attemptMs: MINUTE - 10_000, otherLanguagesMs: MINUTE };

/** A surface in an app of its own. */
export interface Cell {
  readonly surface: Surface;
  readonly flow: Flow & { readonly upstream: FakeUpstream };
  readonly ask: Ask;
  /** What was not as it is to be. */
  readonly wrong: string[];
  /** When what is kept was fetched, in epoch milliseconds. */
  fetchedAt: number;
  /** How often what is kept had been renewed in the background, or could not be, when it was asked last. */
  refreshes: number;
}

/** Opens the surface before a study API that is well. */
export async function openCell(surface: Surface, options: FlowOptions['studyTiming'] = {}): Promise<Cell> {
  const port = String(await freePort());
  const studyTiming = { ...PATIENT, retryBaseMs: 1, batchWindowMs: 1, answerBytes: MOST_BYTES, ...options };
  const flow = await openScripted(well, {
    env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    studyTiming,
  });
  const { upstream, pass } = flow;
  const ask = await surface.open(flow, async (work) => {
    pass(DAY_AND_MORE);
    upstream.answer(() => ({ status: 500 }));
    await work();
    upstream.answer(well);
  });
  const cell = { surface, flow, ask, wrong: [], fetchedAt: Date.now(), refreshes: 0 };
  leavesNothing(cell);
  return cell;
}

/** When the test is over, and the app stopped, no connection is left. */
function leavesNothing({ flow: { app, upstream } }: Cell): void {
  onTestFinished(async () => {
    await app.stop();
    await patiently('connections to the study API are left', async () => upstream.open() === 0);
  });
}

/** Notes what was not as it is to be. */
export function blame({ surface, wrong }: Cell, fault: Fault, state: string, problem: string): void {
  wrong.push(`${fault.name}, ${surface.name}, ${state}: ${problem}`);
}
