/** Another program holds the lock of the embedded store, as a tool does that copies or repairs it. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { eventually, monotonicTime } from '../fixtures/patience.ts';
import { dataDir } from './data-dir.ts';
import { type FlowOptions, openSample } from './harness.ts';
import { buttons } from './reading.ts';

const COURSE = 'TX00EY23-3015';

/** The app, and another program at its file. */
async function openLocked(options: FlowOptions = {}) {
  const folder = dataDir();
  const flow = await openSample({ ...options, env: { DATA_DIR: folder, LIMIT_PER_USER: '0' } });
  const other = new DatabaseSync(join(folder, 'coursebell.sqlite'));
  onTestFinished(() => other.close());
  const follows = () =>
    other
      .prepare('select code from follows order by rowid')
      .all()
      .map(({ code }) => code);
  return { flow, other, follows };
}

test('look-ups and health go on, who waits is told so, and what is written comes through in its order', async () => {
  const { flow, other, follows } = await openLocked();
  const own = (user: string) => flow.slack.workspace.messages.filter(({ onlyFor }) => onlyFor === user);
  await flow.command(`/course ${COURSE}`, { user: 'aino' });
  await flow.app.round();
  other.exec('begin immediate');
  const [first, second] = ['TX00EW54-3008', COURSE];
  const asks = async (user: string, text: string): Promise<void> =>
    expect(await flow.slack.command('#it-courses', user, text)).toMatchObject({ status: 200, body: '' });
  await asks('sam', `/course follow ${first}`);
  const waiting = await flow.until(() => own('U0SAM00001')[0]);
  expect(waiting.text).toBe('Looking it up…');
  const answer = await flow.command(`/course ${COURSE}`, { user: 'aino' });
  expect(answer.message.text).toContain(COURSE);
  await asks('aino', `/course follow ${second}`);
  for (const path of ['live', 'ready'])
    expect((await fetch(`${flow.url}/health/${path}`)).status, path).toBe(200);
  expect(follows()).toEqual([]);
  other.exec('commit');
  await flow.until(() => (follows().length === 2 ? true : undefined));
  expect(follows()).toEqual([first, second]);
  await flow.until(() => (waiting.text.includes('TX00EW54') ? true : undefined));
  await flow.app.round();
});

test.each([
  ['en-US', 'Coursebell can’t save right now. Nothing was changed. Try again in a minute.'],
  ['fi-FI', 'Coursebell ei juuri nyt voi tallentaa. Mitään ei muuttunut. Yritä uudelleen minuutin päästä.'],
  ['sv-SE', 'Coursebell kan inte spara just nu. Inget har ändrats. Försök igen om en minut.'],
])('in %s a lock that lasts is told to who waits, and by log and readiness', async (locale, words) => {
  const { flow, other, follows } = await openLocked({
    locales: { sam: locale },
    troubles: ['StoreBusy', 'failed', 'store', 'notes'],
  });
  const time = monotonicTime();
  const ready = async () => {
    const response = await fetch(`${flow.url}/health/ready`);
    const { parts } = (await response.json()) as { parts: { store: unknown } };
    return { status: response.status, store: parts.store };
  };
  // Its language is known from now on.
  await flow.command(`/course ${COURSE}`);
  await flow.app.round();
  other.exec('begin immediate');
  const seen = new Set(flow.slack.workspace.messages);
  expect(await flow.slack.command('#it-courses', 'sam', `/course follow ${COURSE}`)).toMatchObject({
    body: '',
  });
  time.pass(19_000);
  expect(await ready()).toMatchObject({ status: 200 });
  const answer = await eventually(() => {
    time.pass(2_000);
    const found = flow.slack.workspace.messages.find((one) => !seen.has(one) && one.text.startsWith(words));
    if (!found) throw new Error('no answer yet');
    return found;
  });
  expect(buttons(answer)).toHaveLength(1);
  const why = "another program holds the store's lock for too long (database is locked)";
  const line = flow.log.find(({ reference = '?' }) => answer.text.includes(reference));
  expect(line).toMatchObject({ level: 50, outcome: 'StoreBusy', detail: why });
  await eventually(async () =>
    expect(await ready()).toEqual({ status: 503, store: { state: 'not ready', reason: why } }),
  );
  expect(follows()).toEqual([]);

  other.exec('commit');
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  await flow.command(`/course follow ${COURSE}`);
  expect(follows()).toEqual([COURSE]);
  await flow.app.round();
});
