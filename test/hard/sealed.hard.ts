/** Tokens at rest: a changed byte, or a token in another row, gives no token, and the log says what to do. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { answered, type Campus, NORTH, openCampus, SOUTH } from '../flows/campus.ts';
import { isApps } from '../flows/harness.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TOLD =
  /^(?:what is kept was changed or is not whole: install again|list the key it is under in TOKEN_ENCRYPTION_KEY)/;

function storeOf({ dir }: Campus): DatabaseSync {
  return new DatabaseSync(join(dir, 'coursebell.sqlite'));
}

function sealedOf(database: DatabaseSync, team: string): string {
  const row = database.prepare('select sealed from installations where team = ?').get(team);
  return String(row?.['sealed']);
}

/** What was called by a right; passes look by themselves at what Slack holds. */
const calledIn = ({ front }: Campus) =>
  front.calls.filter(({ method }) => !method.startsWith('chat.schedule'));

/** Another letter of the alphabet in its place, or another sign. */
function flipped(sealed: string, at: number): string {
  const letter = sealed.charAt(at);
  const other = LETTERS.charAt((LETTERS.indexOf(letter) + 1 + (at % 62)) % LETTERS.length);
  return `${sealed.slice(0, at)}${other === letter ? '.' : other}${sealed.slice(at + 1)}`;
}

test('each byte of a sealed token counts: with another one nothing is done, and the log says what to do', async () => {
  const campus = await openCampus();
  await campus.start();
  const { side } = await campus.join(NORTH);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  const database = storeOf(campus);
  const right = sealedOf(database, NORTH.team.id);
  const put = database.prepare('update installations set sealed = ? where team = ?');
  const said = side.workspace.messages.filter(isApps).length;
  const calls = calledIn(campus).length;
  for (let at = 0; at < right.length; at += 1) {
    put.run(flipped(right, at), NORTH.team.id);
    // A right is remembered for a minute.
    campus.pass(61_000);
    const event = {
      type: 'app_mention',
      channel: 'C0COURSES1',
      user: 'U0SAM00001',
      text: 'help',
      ts: `1.${at}`,
    };
    expect(await campus.front.tell(NORTH, event), `byte ${at}`).toBe(200);
  }
  await campus.line(
    () => campus.log.filter(({ outcome }) => outcome === 'unreadable').length >= right.length,
  );
  for (const { outcome, detail } of campus.log.filter(({ level }) => level >= 50))
    expect([outcome, detail]).toEqual(['unreadable', expect.stringMatching(TOLD)]);
  expect(calledIn(campus).slice(calls)).toEqual([]);
  expect(side.workspace.messages.filter(isApps)).toHaveLength(said);
  put.run(right, NORTH.team.id);
  campus.pass(61_000);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  database.close();
});

test('a token of one workspace that is brought to the row of another opens nothing there', async () => {
  const campus = await openCampus();
  await campus.start();
  const { side: north } = await campus.join(NORTH);
  const { side: south } = await campus.join(SOUTH);
  const database = storeOf(campus);
  const [ours, theirs] = [NORTH, SOUTH].map(({ team }) => sealedOf(database, team.id));
  const put = database.prepare('update installations set sealed = ? where team = ?');
  put.run(theirs ?? '', NORTH.team.id);
  put.run(ours ?? '', SOUTH.team.id);
  campus.pass(61_000);
  const before = calledIn(campus).length;
  for (const side of [north, south]) await side.mention('#it-courses', 'sam', 'help');
  await campus.line(() => campus.log.filter(({ error }) => error === 'SealBroken').length >= 2);
  expect(calledIn(campus).slice(before)).toEqual([]);
  expect(campus.front.calls.filter(({ error }) => error)).toEqual([]);
  expect([north, south].flatMap(({ workspace }) => workspace.messages.filter(isApps))).toEqual([]);
  database.close();
});
