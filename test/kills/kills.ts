/** What the kill tests of both databases do. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { type Campus, HOUR, MINUTE, openCampus } from './campus.ts';
import type { Dice } from './dice.ts';
import type { Replica } from './replica.ts';

/** A campus with so many courses over the embedded store. Both end with the test. */
export async function openOnDisk(courses: number): Promise<{ campus: Campus; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-kills-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const campus = await openCampus({ dataDir }, courses);
  onTestFinished(campus.close);
  return { campus, dataDir };
}

/** As many moments as a pass over one round's moves has, more or less. */
const MOMENTS = 110;

/** Where a kill came; undefined: after the pass. */
type Place = string | undefined;

export interface Kill {
  readonly place: Place;
  readonly survivors: readonly Replica[];
}

/**
 * Has the replicas make a round at once, and kills one that gets to a moment chosen by chance: exactly there, or
 * up to three milliseconds later, in the midst of its work. The others finish theirs.
 */
export async function killInPass(replicas: readonly Replica[], now: number, dice: Dice): Promise<Kill> {
  const nth = dice.from(1, MOMENTS);
  const laterMs = dice.from(0, 1) * dice.from(1, 30) * 0.1;
  const [before, after] = [dice.some(replicas, replicas.length), [] as Promise<unknown>[]];
  const words = await Promise.all(before.map((replica) => replica.roundUntil(now, { nth })));
  const place = words.map((word) => (word.is === 'waiting' ? word.name : undefined));
  const hit = Math.max(
    0,
    place.findIndex((name) => name !== undefined),
  );
  for (const [index, replica] of before.entries()) {
    // The one that is to be killed goes on, too, where it is to be killed a little later.
    if (place[index] !== undefined && (index !== hit || laterMs > 0)) after.push(replica.goOn());
  }
  const ended = Promise.allSettled(after);
  if (laterMs > 0) await sleep(laterMs);
  await before[hit]?.kill();
  await ended;
  return { place: place[hit], survivors: before.filter((_replica, index) => index !== hit) };
}

export interface Tally {
  count(place: Place): void;
  /** Of the kills, those that came within a pass. */
  share(): number;
  /** How many different moments were hit. */
  places(): number;
}

export function tally(): Tally {
  const all: Place[] = [];
  return {
    count: (place) => void all.push(place),
    share: () => all.filter((place) => place !== undefined).length / all.length,
    places: () => new Set(all).size,
  };
}

/** Changes courses and lessons of the campus by chance. */
export function changeSome(campus: Campus, dice: Dice, round: number): void {
  campus.move(someMoves(campus, dice, round));
  campus.moveLessons(dice.some([...campus.lessons.keys()], 2));
}

/** New openings for some courses, none of which reminders within the hour. No moment comes twice: `round` tells them apart. */
export function someMoves({ courses, ledger, now }: Campus, dice: Dice, round: number): Map<string, number> {
  const still = [...courses.keys()].filter((code) => ledger.nextOf(code, now()) > now() + HOUR);
  const minute = Math.floor(now() / MINUTE) * MINUTE;
  return new Map(
    dice.some(still, 3).map((code) => [code, minute + HOUR + dice.from(10, 1_200) * MINUTE + round + 1]),
  );
}

/** Lets everything come due, and looks at what has come. */
export async function endWell(
  { ledger, now, pass }: Campus,
  replicas: readonly { round(now: number): Promise<unknown> }[],
): Promise<void> {
  while (now() < ledger.last()) {
    pass(20 * HOUR);
    for (const replica of replicas) await replica.round(now());
  }
  pass(HOUR);
  const { there, owed } = ledger.balance(now());
  expect(there).toEqual(owed);
  expect(ledger.handedOverTwice()).toEqual([]);
}
