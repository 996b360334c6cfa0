/** Several processes at one SQLite file, and one that is killed while it writes. */
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { startHolder } from './holder.ts';
import { closedAfterEach } from './opened.ts';

const { cleanUps, freshDirectory, opened } = closedAfterEach();

describe('a second process', () => {
  test('is refused until the first has ended, however it ends', async () => {
    const dataDir = await freshDirectory();
    const holder = await startHolder(dataDir);
    cleanUps.push(holder.kill);
    await expect(openStore({ dataDir })).rejects.toThrow(/in use by another process.*DATABASE_URL/);
    await holder.kill();
    const store = await opened({ dataDir });
    await expect(store.check()).resolves.toBeUndefined();
  });

  test('is refused while this one has the file', async () => {
    const dataDir = await freshDirectory();
    const store = await opened({ dataDir });
    await expect(openStore({ dataDir })).rejects.toThrow('in use');
    await expect(startHolder(dataDir)).rejects.toThrow('in use by another process');
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('a process that is killed', () => {
  test('leaves every write whole or undone, and none that was confirmed is lost', async () => {
    const dataDir = await freshDirectory();
    for (let round = 0; round < 6; round += 1) {
      const holder = await startHolder(dataDir);
      cleanUps.push(holder.kill);
      // Some way into a write, a little further in every round.
      await holder.generations(1);
      await holder.kill(round * 5);
      const store = await openStore({ dataDir });
      const reminders = await store.reminders.inWorkspace('T1');
      const kept = new Set(reminders.map((one) => one.postAt));
      const groups = Map.groupBy(await store.follows.inWorkspace('T1'), (one) => one.target);
      await store.close();
      expect(reminders).toHaveLength(3_000);
      expect(kept.size).toBe(1);
      expect([...kept][0]).toBeGreaterThanOrEqual(holder.confirmed());
      expect(groups.size).toBeGreaterThanOrEqual(holder.confirmed());
      expect([...groups.values()].filter((group) => group.length !== 5)).toEqual([]);
    }
  });
});
