/** The program of `holder.ts`: writes generation after generation and confirms each. */
import { openStore } from '../../src/store/open.ts';
import { follows, reminder, target } from './samples.ts';

const store = await openStore({ dataDir: process.argv[2] ?? '' });
const known = await store.reminders.inWorkspace('T1');
for (let generation = (known[0]?.postAt ?? 0) + 1; ; generation += 1) {
  const key = { workspace: 'T1', target: `C${generation}` };
  await store.follows.add(target(key), follows(5, key), 5);
  await store.reminders.put(
    Array.from({ length: 3_000 }, (_, index) => reminder(String(index), { postAt: generation })),
  );
  process.stdout.write(`${generation}\n`);
}
