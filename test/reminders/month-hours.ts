/** What happens in a month, hour by hour. */
import { expect } from 'vitest';
import { DAY, HOUR } from './month-clock.ts';
import { compare, deliveredIn, isTell } from './month-compare.ts';
import { targetOf } from './month-model.ts';
import {
  CHANNELS,
  CODES,
  count,
  followSome,
  goTo,
  type Month,
  openMonth,
  PLACES,
  passing,
  upstream,
  whim,
} from './month-play.ts';
import type { World } from './world.ts';

const HOURS = (30 * DAY) / HOUR;

/**
 * Plays a month from `begin` on, and compares what was delivered with what ought to have been.
 * The same seed makes the same month.
 */
export async function playMonth(begin: number, seed: number): Promise<void> {
  const month = await openMonth(begin, seed);
  try {
    const { world, model, random, counts, ordered } = month;
    for (const place of PLACES)
      await followSome(
        month,
        place,
        CODES.filter(() => random.chance(0.5)),
      );
    for (let hours = 1; hours <= HOURS; hours += 1) {
      goTo(month, begin + hours * HOUR);
      await hour(month);
    }
    const delivered = deliveredIn(world);
    expect(compare(delivered, model.expected, world.now())).toEqual([]);
    // A call that failed may have kept a person from being told, or told them twice.
    const tells = world.posts().filter(({ text }) => isTell(text)).length;
    expect(Math.abs(tells - model.tells)).toBeLessThanOrEqual(ordered.posts);
    // The month revokes the token now and then, which is told.
    const isTrouble = ({ level, outcome }: World['log'][number]) =>
      level >= 50 && outcome !== 'token-refused';
    expect(world.log.filter(isTrouble)).toEqual([]);
    // A month in which nothing happens would prove nothing.
    expect(delivered.length).toBeGreaterThan(150);
    for (const what of HAPPENED) expect(counts.get(what) ?? 0, what).toBeGreaterThan(1);
  } finally {
    await month.world.close();
  }
}

const HAPPENED = [
  'a date moves',
  'a date moves at the last minute',
  'a course vanishes',
  'a course comes back',
  'follow',
  'unfollow',
  'quiet',
  'reminder',
  'the study API is down',
  'Slack is down',
  'the app is down',
  'a channel is out of reach',
  'a call fails',
  'a pass that was cut short',
];

function begins(month: Month, what: string, probability: number): boolean {
  const does = month.random.chance(probability);
  if (does) count(month, what);
  return does;
}

/** What may begin in an hour, and how likely it is. */
async function trouble(month: Month): Promise<void> {
  const { world, random, left } = month;
  if (begins(month, 'the study API is down', 0.008)) left.study = 1 + random.below(8);
  if (left.slack + left.token === 0 && world.isRunning()) {
    if (begins(month, 'Slack is down', 0.008)) left.slack = 1 + random.below(8);
    else if (begins(month, 'the token is revoked', 0.004)) {
      left.token = 1 + random.below(8);
      world.slack.revokeToken();
    } else if (begins(month, 'the app is down', 0.012)) {
      left.app = random.below(10);
      await world.stop();
    }
  }
  smallTrouble(month);
}

/** What concerns one channel, or one call. */
function smallTrouble(month: Month): void {
  const { world, model, random, left, ordered } = month;
  const channel = random.of(CHANNELS);
  if (!left.away.has(channel) && begins(month, 'a channel is out of reach', 0.012)) {
    left.away.set(channel, 1 + random.below(30));
    (random.chance(0.5) ? world.slack.removeBot : world.slack.archive)(channel);
    targetOf(model, channel).reachable = false;
  }
  if (!begins(month, 'a call fails', 0.03)) return;
  const method = random.of(FAILING);
  const fault = random.of(['lost', 500, 'fatal_error', 'lost']);
  world.slack.fail(method, fault);
  if (fault === 'lost') ordered.lost += 1;
  if (method === 'chat.postMessage') ordered.posts += 1;
}

const FAILING = [
  'chat.scheduleMessage',
  'chat.scheduleMessage',
  'chat.deleteScheduledMessage',
  'chat.postMessage',
];

/** What comes to its end. */
function recovery({ world, model, left }: Month): void {
  left.study = Math.max(0, left.study - 1);
  left.slack = Math.max(0, left.slack - 1);
  if (left.token > 0) {
    left.token -= 1;
    if (left.token === 0) world.slack.restoreToken();
  }
  for (const [channel, hours] of left.away) {
    if (hours > 1) left.away.set(channel, hours - 1);
    else {
      left.away.delete(channel);
      world.slack.inviteBot(channel);
      world.slack.unarchive(channel);
      targetOf(model, channel).reachable = true;
    }
  }
}

async function hour(month: Month): Promise<void> {
  const { world, model, random, left } = month;
  recovery(month);
  if (month.restless !== undefined || random.chance(0.15)) upstream(month);
  await trouble(month);
  world.study.down = left.study > 0;
  if (!world.isRunning() && left.app > 0) {
    left.app -= 1;
    return;
  }
  await passing(month, world.isRunning() ? world.round : world.start);
  if (left.study + left.slack + left.token > 0) return;
  const followed = new Set([...model.targets.values()].flatMap(({ follows }) => [...follows.keys()]));
  for (const code of followed)
    expect(month.lastRead.get(code), `${code} was read`).toBeGreaterThan(world.now() - HOUR);
  if (random.chance(0.06)) await whim(month);
}
