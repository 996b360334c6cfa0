/**
 * The clock of the app's machine jumps, both ways; Slack's and the study API's go on. What ought to come is worked out by the
 * ledger of the kill tests, which knows nothing of clocks.
 */

import { WebClient } from '@slack/web-api';
import { expect, onTestFinished, test } from 'vitest';
import type { Runner } from '../../src/reminders/runner.ts';
import { createReminderRunner } from '../../src/reminders/runner.ts';
import { openStore } from '../../src/store/open.ts';
import { createStudyClient } from '../../src/study-client/client.ts';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';
import { unwatched } from '../fakes/jobs.ts';
import { uncounted } from '../fakes/uncounted.ts';
import { type Campus, HOUR, MINUTE } from '../kills/campus.ts';
import { createDice, type Dice } from '../kills/dice.ts';
import { changeSome, endWell, openOnDisk, someMoves } from '../kills/kills.ts';
import { render } from '../kills/words.ts';

const DAY = 24 * HOUR;

interface Stage {
  readonly campus: Campus;
  /** What the app's clock is off by, in milliseconds. */
  offset: number;
  /** The clock jumps when the app has called Slack so many times more. */
  jumpSoon(calls: number, offset: number): void;
  readonly rounds: Pick<Runner, 'round'>;
}

async function openStage(): Promise<Stage> {
  const { campus, dataDir } = await openOnDisk(16);
  const store = await openStore({ dataDir });
  onTestFinished(store.close);
  let soon: { calls: number; offset: number } | undefined;
  const stage = { campus, offset: 0 };
  const now = () => campus.now() + stage.offset;
  const client = new WebClient('xoxb-of-the-killed', {
    slackApiUrl: campus.slack.apiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: async (input, init) => {
      if (soon && --soon.calls < 0) stage.offset = soon.offset;
      return fetch(input, init as RequestInit);
    },
  });
  const runner = createReminderRunner({
    suffixes: [],
    searches: { can: (extra) => extra === 'reservations', zone: 'UTC' },
    ...{ store, render, now, metrics: uncounted, horizonMs: 36 * HOUR, checkEveryMs: 1_000 },
    study: createStudyClient({
      ...{ url: campus.studyUrl, key: 'key', timeZone: 'UTC', freshSeconds: 1, clock: { now } },
      gateway: academicInformation,
    }),
    jobs: unwatched,
    clientOf: async () => client,
    pace: () => async () => {},
  });
  onTestFinished(runner.stop);
  return Object.assign(stage, {
    rounds: runner,
    jumpSoon: (calls: number, offset: number) => {
      soon = { calls, offset };
    },
  });
}

/** Passes while the clock is wrong, some of which it becomes wrong in; then it is right again. */
async function beWrong(stage: Stage, offset: number, dice: Dice, round: number): Promise<void> {
  const { campus, rounds } = stage;
  stage.jumpSoon(dice.from(0, 8), offset);
  // What is changed while the clock is ahead looks as if it were past: see `docs/promises.md`.
  if (offset < 0) campus.move(someMoves(campus, dice, round));
  await rounds.round();
  stage.offset = offset;
  for (let times = dice.from(1, 6); times > 0; times -= 1) {
    campus.pass(dice.from(4, 40) * MINUTE);
    await rounds.round();
  }
  stage.jumpSoon(dice.from(0, 4), 0);
  await rounds.round();
  stage.offset = 0;
}

// A forward jump stays below the horizon: what lies beyond it is not with Slack yet, and would come early.
const AHEAD = [8 * MINUTE, HOUR, 35 * HOUR];
const BEHIND = [-75_000, -8 * MINUTE, -HOUR, -DAY, -30 * DAY];

test.each([...AHEAD, ...BEHIND])(
  'a clock that jumps by %d ms and back loses nothing and doubles nothing',
  async (jump) => {
    const dice = createDice(Math.abs(jump));
    const stage = await openStage();
    const { campus, rounds } = stage;
    await rounds.round();
    for (let round = 0; round < 3; round += 1) {
      campus.pass(dice.from(4, 90) * MINUTE);
      changeSome(campus, dice, round * 2);
      await rounds.round();
      campus.pass(11 * MINUTE);
      await beWrong(stage, jump, dice, round * 2 + 1);
      // A pass that was cut by the jump is made again.
      await rounds.round();
      const { there, owed } = campus.ledger.balance(campus.now());
      expect(there.filter((one) => owed.includes(one))).toEqual(owed);
    }
    const replica = { round: async () => void (await rounds.round()) };
    await endWell(campus, [replica]);
  },
);
