/** What is kept under a stranger's workspace moves to the one that the token is for, over both databases. */
import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/store/database/database.ts';
import { KEYS, TABLES } from '../../src/store/database/tables.ts';
import { storeOver } from '../../src/store/open.ts';
import type { ReminderSettings, Store, TakeIn, Target } from '../../src/store/store.ts';
import { bothDatabases, KINDS, type Kind } from './both.ts';
import { copyWorkspace, fillTables, type Row, readTables } from './every-table.ts';
import { codesOf, FACTS, follow, NOON, reminder, SETTINGS, seenCourse, target } from './samples.ts';

const [OWN, STRANGER, OTHER] = ['T1', 'T9', 'T5'];
const DAY = 86_400_000;
const most = { seen: 5, lookUps: 3, tokens: 3 };
const TAKE_IN: TakeIn = { workspace: OWN, others: [], at: NOON, most };
const USUAL: ReminderSettings = { ...SETTINGS, starts: true };
const under = (workspace: string, id = 'C1') => ({ workspace, target: id });
const sam = (workspace: string) => ({ workspace, user: 'U1' });

const both = bothDatabases();

interface Opened {
  readonly database: Database;
  readonly store: Store;
}

async function open(kind: Kind): Promise<Opened> {
  const database = both.open(await both.fresh(kind));
  await database.migrate();
  const store = storeOver(database, ({ reason }) => {
    throw new Error(reason);
  });
  return { database, store };
}

const takeIn = ({ store }: Opened, more: Partial<TakeIn> = {}) =>
  store.workspaces.takeInStrangers({ ...TAKE_IN, ...more });

async function follows(
  store: Store,
  workspace: string,
  codes: readonly string[],
  more: Partial<Target> = {},
) {
  const key = under(workspace, more.target);
  const all = codes.map((code, index) => follow(code, { ...key, createdAt: NOON + index }));
  await store.follows.add(target({ ...key, ...more }), all, 100);
}

describe.each(KINDS)('over %s', (kind) => {
  test('nothing stays under the stranger’s id in any table, own rows win, and again nothing changes', async () => {
    const opened = await open(kind);
    const { db } = opened.database;
    await fillTables(db, 20, { workspace: OWN });
    await fillTables(db, 9, { workspace: STRANGER, first: 20 });
    await fillTables(db, 3, { workspace: OTHER, first: 40 });
    await copyWorkspace(db, OWN, STRANGER);
    const before = await readTables(db);
    const wide = { seen: 999, lookUps: 99, tokens: 5 };
    expect(await takeIn(opened, { others: [OTHER], most: wide })).toEqual([STRANGER]);
    const after = await readTables(db);
    const named = TABLES.filter((table) => KEYS[table].includes('workspace'));
    expect(named.length).toBeGreaterThan(12);
    for (const table of named) {
      const of = (rows: readonly Row[] | undefined, workspace: string) =>
        (rows ?? []).filter((row) => row['workspace'] === workspace);
      const rest = (row: Row) => JSON.stringify(KEYS[table].map((name) => name !== 'workspace' && row[name]));
      const keys = (rows: readonly Row[]) => rows.map(rest).sort();
      expect(of(after[table], STRANGER), table).toEqual([]);
      expect(of(after[table], OTHER), table).toEqual(of(before[table], OTHER));
      // The second of two tokens of one person has the next number.
      if (table === 'assistant_tokens') expect(of(after[table], OWN)).toHaveLength(49);
      else
        expect(keys(of(after[table], OWN)), table).toEqual([
          ...new Set(keys([...of(before[table], OWN), ...of(before[table], STRANGER)])),
        ]);
    }
    for (const table of TABLES.filter((one) => !named.includes(one) && one !== 'claims'))
      expect(after[table], table).toEqual(before[table]);
    expect(await takeIn(opened, { others: [OTHER], most: wide })).toEqual([]);
    expect(await readTables(db)).toEqual(after);
  });

  test('a workspace with an installation, also a removed one, and a former owner keep what is theirs', async () => {
    const opened = await open(kind);
    const { store } = opened;
    for (const workspace of [OWN, 'T2', 'T3', OTHER, STRANGER]) await follows(store, workspace, ['TX1']);
    await store.installations.put({ enterprise: '', team: 'T2' }, 'sealed', NOON);
    await store.installations.put({ enterprise: '', team: 'T3' }, 'sealed', NOON);
    await store.installations.remove({ enterprise: '', team: 'T3' }, NOON);
    expect(await takeIn(opened, { others: [OTHER] })).toEqual([STRANGER]);
    for (const workspace of ['T2', 'T3', OTHER])
      expect(codesOf(await store.follows.inWorkspace(workspace))).toEqual(['TX1']);
  });

  test('follows are merged: of one course the own one stays, with its lead times and what was told', async () => {
    const opened = await open(kind);
    const { store } = opened;
    await follows(store, OWN, ['TX1', 'TX2']);
    await follows(store, STRANGER, ['TX2', 'TX3']);
    await store.follows.setLeads(under(OWN), 'TX2', { 'opens-1d': NOON });
    const facts = { ...FACTS, name: 'told' };
    await store.follows.told([{ key: under(STRANGER), code: 'TX2', facts, missing: false }]);
    await store.enrolled.mark({ ...sam(STRANGER), code: 'TX3', target: 'C1', at: NOON });
    await takeIn(opened);
    const all = await store.follows.of(under(OWN));
    expect(codesOf(all)).toEqual(['TX1', 'TX2', 'TX3']);
    expect(all[1]).toMatchObject({ leads: { 'opens-1d': NOON }, told: { name: FACTS.name } });
    expect(await store.enrolled.of(sam(OWN))).toMatchObject([{ code: 'TX3' }]);
  });

  test.each([
    ['only by the stranger', { ...USUAL, quietFrom: 60 }, USUAL, { quietFrom: 60 }],
    ['only here', USUAL, { ...USUAL, quietFrom: 90 }, { quietFrom: 90 }],
    [
      'by both',
      { ...USUAL, quietFrom: 60 },
      { ...USUAL, starts: false },
      { quietFrom: 1_200, starts: false },
    ],
  ])('settings that were chosen %s stay', async (_, theirs, own, wanted) => {
    const opened = await open(kind);
    const { store } = opened;
    await follows(store, STRANGER, ['TX1'], { settings: theirs });
    await follows(store, OWN, ['TX2'], { settings: own });
    await takeIn(opened);
    expect((await store.targets.get(under(OWN)))?.settings).toMatchObject(wanted);
  });

  test('each choice for itself is the own one, or else the stranger’s', async () => {
    const opened = await open(kind);
    const { store } = opened;
    const channel = (workspace: string) => ({ workspace, channel: 'C1' });
    await store.channels.change(channel(STRANGER), { linked: 'TX1', language: 'fi', answersCodes: true });
    await store.channels.change(channel(OWN), { linked: 'TX2' });
    await store.persons.change(sam(STRANGER), {
      ...{ language: 'sv', reminders: USUAL, group: 'TXL22S1', greetedAt: NOON },
    });
    await store.persons.change(sam(OWN), { language: 'fi' });
    await follows(store, STRANGER, ['TX1'], { language: 'fi' });
    await follows(store, OWN, ['TX2'], { language: 'en' });
    await store.claims.take(`spotted ${STRANGER} C1 TX1`, NOON, DAY);
    await takeIn(opened);
    expect(await store.channels.get(channel(OWN))).toMatchObject({
      ...{ linked: 'TX2', language: 'fi', answersCodes: true },
    });
    expect(await store.persons.get(sam(OWN))).toMatchObject({
      ...{ language: 'fi', reminders: USUAL, group: 'TXL22S1', greetedAt: NOON },
    });
    expect((await store.targets.get(under(OWN)))?.language).toBe('fi');
    expect(await store.claims.take(`spotted ${OWN} C1 TX1`, NOON, DAY)).toBe(false);
  });

  test.each([
    ['posted', 'held', 'posted', 'own'],
    ['held', 'posted', 'posted', 'own'],
    ['held', 'intended', 'held', 'theirs'],
    ['held', 'held', 'held', undefined],
  ] as const)(
    'a message to come that is %s for the stranger and %s here is %s, by the id %s',
    async (theirs, own, state, id) => {
      const opened = await open(kind);
      const { store } = opened;
      const idOf = (of: string, one: string) => (one === 'held' ? of : undefined);
      const postAt = Math.floor(NOON / 1000) + 600;
      const given = { postAt, text: 'the same' };
      await store.reminders.put([
        reminder('a', { ...under(STRANGER), ...given, state: theirs, scheduledId: idOf('theirs', theirs) }),
        reminder('a', { ...under(OWN), ...given, state: own, scheduledId: idOf('own', own) }),
        // Slack posts it before a pass could find it: without its id it would come again.
        ...['old', OWN].map((one) =>
          reminder('soon', {
            ...under(one === OWN ? OWN : STRANGER),
            ...{ postAt: postAt - 541, state: 'held', scheduledId: one },
          }),
        ),
      ]);
      await takeIn(opened);
      expect(await store.reminders.inWorkspace(OWN)).toMatchObject([
        { key: 'a', state, scheduledId: state === 'posted' ? undefined : id },
        { key: 'soon', state: 'held', scheduledId: OWN },
      ]);
      expect(await store.reminders.inWorkspace(STRANGER)).toEqual([]);
    },
  );

  test('no more is kept of a channel, a person or the workspace than may be', async () => {
    const opened = await open(kind);
    const { store } = opened;
    const codes = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `TX${String(from + n).padStart(4, '0')}`);
    await follows(store, OWN, codes(0, 97));
    await follows(store, STRANGER, codes(95, 10));
    const topic = { ...under(STRANGER), topic: 'TX00', createdBy: 'U1', createdAt: NOON - 1, known: [] };
    await store.runFollows.add(target(under(STRANGER)), [topic], 100);
    for (const [workspace, at] of [
      [OWN, NOON],
      [STRANGER, NOON + 100],
    ] as const) {
      const [first = ''] = codes(at === NOON ? 0 : 2, 1);
      const seen = codes(at === NOON ? 0 : 2, 4).map((code, n) =>
        seenCourse(code, { workspace, seenAt: at + n }),
      );
      await store.seenCourses.put(seen, 99);
      await store.lookUps.put(
        seen.map(({ code, seenAt }) => ({ ...sam(workspace), code, at: seenAt })),
        99,
      );
      for (const name of ['a', 'b'])
        await store.assistantTokens.add(sam(workspace), { hash: `${first}${name}`, name, madeAt: at }, 3);
    }
    await takeIn(opened);
    const all = codesOf(await store.follows.of(under(OWN)));
    // The group was followed first.
    expect(all).toEqual(codes(0, 99));
    expect(await store.runFollows.of(under(OWN))).toMatchObject([{ topic: 'TX00' }]);
    const latest = ['TX0005', 'TX0004', 'TX0003', 'TX0002', 'TX0001'];
    expect(codesOf(await store.seenCourses.inWorkspace(OWN))).toEqual(latest);
    expect(codesOf(await store.lookUps.of(sam(OWN)))).toEqual(latest.slice(0, 3));
    const tokens = await store.assistantTokens.of(sam(OWN));
    expect(tokens.map(({ hash }) => hash)).toEqual(['TX0000a', 'TX0000b', 'TX0002a']);
    expect(await store.assistantTokens.owner('TX0002a')).toEqual(sam(OWN));
  });

  test('what a person can undo is undone here', async () => {
    const opened = await open(kind);
    const { store } = opened;
    const mark = { ...sam(STRANGER), code: 'TX1', target: 'C1', at: NOON };
    const follows = [follow('TX1', under(STRANGER))];
    const edit = { is: 'unfollowed', courses: [{ code: 'TX1' }], follows, enrolled: [mark] } as const;
    await store.channelEdits.put({
      ...sam(STRANGER),
      id: 'e1',
      channel: 'C1',
      at: NOON,
      edit,
      ts: undefined,
    });
    await takeIn(opened);
    const [kept] = await store.channelEdits.of({ workspace: OWN, channel: 'C1' });
    expect(kept?.edit).toMatchObject({ follows: [{ workspace: OWN }], enrolled: [{ workspace: OWN }] });
  });

  test('a follow that comes at the same moment is lost nowhere', async () => {
    const opened = await open(kind);
    const { store } = opened;
    await follows(store, STRANGER, ['TX1']);
    await Promise.all([
      takeIn(opened),
      ...['TX2', 'TX3'].map((code) => follows(store, STRANGER, [code])),
      ...['C2', 'C3', 'C4'].map((id) => follows(store, STRANGER, ['TX6'], under(STRANGER, id))),
      ...['TX4', 'TX5'].map((code) => follows(store, OWN, [code])),
    ]);
    await takeIn(opened);
    expect(codesOf(await store.follows.of(under(OWN)))).toEqual(['TX1', 'TX2', 'TX3', 'TX4', 'TX5']);
  });
});
