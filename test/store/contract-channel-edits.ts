import { expect, test } from 'vitest';
import type { KeptEdit } from '../../src/store/store.ts';
import { FACTS, follows, NOON, PERSON, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

const DAY = 86_400_000;
const CHANNEL = { workspace: PERSON.workspace, channel: 'C1' };
const edit = (id: string, more: Partial<KeptEdit> = {}): KeptEdit => ({
  ...{ ...CHANNEL, id, user: PERSON.user, at: NOON, ts: undefined },
  edit: { is: 'followed', courses: [{ code: 'TX1', name: 'Compilers' }], topics: ['TX00EY23'] },
  ...more,
});

const MARK = { ...PERSON, code: 'TX1', target: 'C1', at: NOON };
const SNOOZE = { ...MARK, kind: 'closes', choice: 'hour', madeAt: NOON } as const;

export function channelEditsContract(world: World): void {
  test('edits come back as they were, the newest first, and are gone after a day', async () => {
    const { channelEdits, forget } = oneOf(world);
    const follow = follows(1);
    const ended = edit('b', {
      ...{ at: NOON + 5, ts: '1790000000.000100', user: 'U9' },
      edit: {
        ...{ is: 'unfollowed', courses: [{ code: 'TX1' }], follows: follow, topics: [] },
        ...{ enrolled: [MARK], snoozes: [SNOOZE] },
      },
    });
    await channelEdits.put(edit('a'));
    await channelEdits.put(ended);
    await channelEdits.put(edit('c', { channel: 'C2' }));
    expect(await channelEdits.of(CHANNEL)).toEqual([ended, edit('a')]);
    await channelEdits.put({ ...edit('a'), ts: '1.2' });
    expect((await channelEdits.of(CHANNEL))[1]?.ts).toBe('1.2');
    expect(await channelEdits.isBy(PERSON)).toBe(true);
    expect(await channelEdits.remove({ workspace: 'T9', id: 'a' })).toBe(false);
    expect(await channelEdits.remove(edit('a'))).toBe(true);
    expect(await channelEdits.remove(edit('a'))).toBe(false);
    await forget(NOON + DAY + 6);
    expect(await channelEdits.of(CHANNEL)).toEqual([]);
  });

  test('edits go with the person who made them, and with a person whom they name', async () => {
    const store = oneOf(world);
    const [follow] = follows(1).map((one) => ({ ...one, createdBy: PERSON.user }));
    const naming: KeptEdit['edit'] = { is: 'unfollowed', courses: [], follows: follow ? [follow] : [] };
    await store.channelEdits.put(edit('mine'));
    await store.channelEdits.put(edit('names me', { user: 'U9', edit: naming }));
    const noted: KeptEdit['edit'] = { is: 'unfollowed', courses: [], follows: [], enrolled: [MARK] };
    await store.channelEdits.put(edit('ends my mark', { user: 'U9', edit: noted }));
    await store.channelEdits.put(edit('other', { user: 'U9' }));
    await store.workspaces.erasePerson(PERSON);
    expect((await store.channelEdits.of(CHANNEL)).map(({ id }) => id)).toEqual(['other']);
  });

  test('edits move with a channel that gets another id', async () => {
    const store = oneOf(world);
    await store.channelEdits.put(edit('a'));
    await store.workspaces.moveChannel({ workspace: CHANNEL.workspace, from: 'C1', to: 'C9' }, NOON);
    expect((await store.channelEdits.of({ ...CHANNEL, channel: 'C9' })).map(({ id }) => id)).toEqual(['a']);
    expect((await store.channelEdits.of(CHANNEL)).map(({ id }) => id)).toEqual(['a']);
  });
}

const UNIT = 'TX00EY23';
const KEY = { workspace: target().workspace, target: target().target };
const topic = (name: string, known: string[] = []) => ({
  ...{ ...KEY, topic: name, createdBy: PERSON.user, createdAt: NOON, known },
});
const run = (code: string) => ({ topic: UNIT, code, facts: FACTS });

export function runFollowsContract(world: World): void {
  test('a run is noted once for each follower, and those that are known never', async () => {
    const { runFollows } = oneOf(world);
    expect(await runFollows.add(target(), [topic(UNIT, ['TX00EY23-1'])], 9)).toEqual({
      ...{ added: [UNIT], refused: false },
    });
    expect((await runFollows.add(target(), [topic(UNIT)], 9)).added).toEqual([]);
    await runFollows.found([run('TX00EY23-1'), run('TX00EY23-2')], NOON);
    await runFollows.found([run('TX00EY23-2')], NOON + 1);
    const untold = await runFollows.untold(KEY.workspace);
    expect(untold).toEqual([{ ...KEY, ...run('TX00EY23-2') }]);
    await runFollows.told(untold);
    await runFollows.found([run('TX00EY23-2')], NOON + 2);
    expect(await runFollows.untold(KEY.workspace)).toEqual([]);
    expect(await runFollows.topics()).toEqual([
      {
        ...{ topic: UNIT, languages: [target().language], known: ['TX00EY23-1', 'TX00EY23-2'] },
        searchedAt: undefined,
      },
    ]);
  });

  test('the first search for a follower tells it nothing, each later one what it does not know', async () => {
    const { runFollows } = oneOf(world);
    const { language } = target();
    const other = target({ target: 'C0OTHER' });
    const searched = (codes: readonly string[], at: number) => {
      const runs = codes.map((code) => ({ code, language, facts: run(code).facts }));
      return runFollows.searched(UNIT, { codes, runs }, at);
    };
    const times = async () => (await runFollows.topics()).map(({ searchedAt }) => searchedAt);
    await runFollows.add(target(), [topic(UNIT)], 9);
    await runFollows.add(other, [{ ...topic(UNIT, ['A-1']), target: 'C0OTHER', searchedAt: 0 }], 9);
    expect(await times()).toEqual([undefined]);
    expect(await runFollows.unknown(UNIT, ['A-1', 'A-2'])).toEqual([{ code: 'A-2', language }]);
    await runFollows.found([run('A-2')], NOON, { searched: true });
    await searched(['A-1', 'A-2', 'A-3'], NOON);
    const untold = async () =>
      (await runFollows.untold(KEY.workspace)).map((one) => `${one.target} ${one.code}`);
    expect(await untold()).toEqual(['C0OTHER A-2', 'C0OTHER A-3']);
    expect(await times()).toEqual([NOON]);
    expect(await runFollows.unknown(UNIT, ['A-1', 'A-2', 'A-3'])).toEqual([]);
    await searched(['A-4'], NOON + DAY + 0.5);
    expect(await untold()).toEqual(
      [...['C0OTHER A-2', 'C0OTHER A-3', 'C0OTHER A-4'], `${KEY.target} A-4`].sort(),
    );
    expect((await runFollows.of(KEY))[0]?.searchedAt).toBe(NOON + DAY);
  });

  test('a run is noted only where it was found', async () => {
    const { runFollows, follows: courses } = oneOf(world);
    await runFollows.add(target(), [topic(UNIT)], 9);
    await runFollows.found([run('TX00EY23-2')], NOON, { workspace: 'T9' });
    await runFollows.found([{ ...run('TX00EY23-2'), language: 'sv' }], NOON);
    await runFollows.found([run('TX1')], NOON, { followed: true });
    expect(await runFollows.untold(KEY.workspace)).toEqual([]);
    await courses.add(target(), follows(1), 9);
    await runFollows.found([run(follows(1)[0]?.code ?? '')], NOON, { followed: true });
    await runFollows.found([{ ...run('TX00EY23-2'), language: target().language }], NOON, {
      workspace: KEY.workspace,
    });
    expect(await runFollows.untold(KEY.workspace)).toHaveLength(2);
  });

  test('courses, units and groups count together', async () => {
    const { runFollows, follows: courses } = oneOf(world);
    await courses.add(target(), follows(3), 4);
    expect(await runFollows.add(target(), [topic(UNIT), topic('group:A1')], 4)).toEqual({
      added: [],
      refused: true,
    });
    expect((await runFollows.add(target(), [topic(UNIT)], 4)).added).toEqual([UNIT]);
    expect((await courses.add(target(), follows(4), 4)).refused).toBe(true);
  });

  test('what is known stays known for a while after the follow', async () => {
    const { runFollows, forget } = oneOf(world);
    await runFollows.add(target(), [topic(UNIT, ['TX00EY23-1']), topic('group:A1')], 9);
    expect((await runFollows.remove(KEY, [UNIT])).map((one) => one.topic)).toEqual([UNIT]);
    expect((await runFollows.of(KEY)).map((one) => one.topic)).toEqual(['group:A1']);
    await runFollows.add(target(), [topic(UNIT)], 9);
    await runFollows.found([run('TX00EY23-1')], NOON);
    expect(await runFollows.untold(KEY.workspace)).toEqual([]);
    expect(await runFollows.remove(KEY, 'all')).toHaveLength(2);
    await forget(NOON + 3 * DAY);
    await runFollows.add(target(), [topic(UNIT)], 9);
    await runFollows.found([run('TX00EY23-1')], NOON);
    expect(await runFollows.untold(KEY.workspace)).toHaveLength(1);
  });

  test('they move with a channel, and its person is forgotten', async () => {
    const store = oneOf(world);
    await store.runFollows.add(target(), [topic(UNIT, ['TX00EY23-1'])], 9);
    expect(await store.runFollows.setUpBy(KEY.workspace, PERSON.user)).toEqual([UNIT]);
    await store.workspaces.erasePerson(PERSON);
    expect(await store.runFollows.setUpBy(KEY.workspace, PERSON.user)).toEqual([]);
    await store.workspaces.moveChannel({ workspace: KEY.workspace, from: KEY.target, to: 'C9' }, NOON);
    expect(await store.runFollows.of({ ...KEY, target: 'C9' })).toMatchObject([
      { topic: UNIT, createdBy: '' },
    ]);
    await store.runFollows.found([run('TX00EY23-1'), run('TX00EY23-2')], NOON);
    expect(await store.runFollows.untold(KEY.workspace)).toMatchObject([
      { target: 'C9', code: 'TX00EY23-2' },
    ]);
  });
}
