/** Overviews of a day's lessons and reminders before them, as Slack holds them: corrected where lessons change, and each once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../src/reminders/lesson-plan.ts';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import type { Follow, ReminderSettings, Target } from '../../src/store/store.ts';
import { brokenOffAt } from './broken-off.ts';
import { optionsOf, setUp } from './one-pass.ts';
import { at, CODE, course, DAY, follow, HOUR, LOUD, MINUTE, NOW, target, WORKSPACE } from './samples.ts';

const SAM = 'U0SAM00001';
const OTHER = 'TX00EW54-3008';
const MONDAY = '2026-11-23';
const DAILY: Partial<ReminderSettings> = { daily: { at: 7 * 60, since: NOW - DAY } };
const AHEAD: Partial<ReminderSettings> = { leads: { 'lesson-30m': NOW - DAY } };

const lesson = (starts: string, more: Partial<Lesson> = {}): Lesson => ({
  ...{ id: 'r1', starts: at(starts), ends: at(starts) + 2 * HOUR, rooms: ['KMX101'] },
  ...more,
});

/** A channel or a person who follows a course, at `now`; by default on the evening before. */
async function wanting(
  settings: Partial<ReminderSettings>,
  who: Partial<Target> = {},
  now = '2026-11-22T20:00',
) {
  const setting = await setUp();
  const { store, timer, clock } = setting;
  const key = target({ settings: { ...LOUD, ...settings }, ...who });
  clock.now = at(now);
  await store.follows.add(key, [follow({ target: key.target, createdAt: NOW - DAY })], 9);
  await store.targets.change(key, { settings: key.settings });
  await store.courses.put([course()]);
  const teach = (lessons: readonly Lesson[], code = CODE) =>
    store.lessons.put([
      {
        code,
        readAt: clock.now,
        known: { days: { first: '2026-11-20', last: '2026-12-04' }, lessons, changes: [], aheadAt: 0 },
      },
    ]);
  const memory = createMemory();
  const pass = (source: 'rows' | 'slack' = 'slack') =>
    passWorkspace(WORKSPACE, { ...optionsOf({ store, timer, clock }, memory), source });
  return { ...setting, key, teach, pass };
}

describe.each(['rows', 'slack'] as const)('a pass that goes by %s', (source) => {
  it('hands the overview over once, and it counts as come from its time on', async () => {
    const { teach, pass, held, later, timer } = await wanting(DAILY);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await pass(source);
    await pass(source);
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T09:00 KMX101`]);
    expect(later(11 * HOUR + MINUTE)).toEqual([`today r1 ${MONDAY}T09:00 KMX101`]);
    // What changes now is told by another message.
    await teach([lesson(`${MONDAY}T10:00`)]);
    for (const _ of [1, 2]) await pass(source);
    expect(held()).toEqual([]);
    expect(timer.posted).toEqual([]);
  });

  it('corrects what Slack holds where a lesson moves, changes its room, or comes to it', async () => {
    const { teach, pass, held } = await wanting(DAILY);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await pass(source);
    await teach([lesson(`${MONDAY}T10:00`)]);
    await pass(source);
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T10:00 KMX101`]);
    await teach([lesson(`${MONDAY}T10:00`, { rooms: ['KMX102'] }), lesson(`${MONDAY}T14:00`, { id: 'r2' })]);
    await pass(source);
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T10:00 KMX102, r2 ${MONDAY}T14:00 KMX101`]);
  });

  it('takes it back where all of its lessons vanish, and hands it over again where they are back', async () => {
    const { teach, pass, held, rows } = await wanting(DAILY);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await pass(source);
    await teach([]);
    await pass(source);
    expect(held()).toEqual([]);
    expect(await rows()).toEqual([]);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await pass(source);
    expect(held()).toHaveLength(1);
  });

  it('leaves what Slack no longer gives back, and hands over no second one', async () => {
    const { teach, pass, held, later, timer } = await wanting(DAILY);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await pass(source);
    later(10 * HOUR + 52 * MINUTE);
    await teach([lesson(`${MONDAY}T10:00`)]);
    await pass(source);
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T09:00 KMX101`]);
    expect(later(HOUR)).toHaveLength(1);
    await pass(source);
    expect([...held(), ...timer.posted]).toEqual([]);
  });

  it('comes late after a downtime while a lesson is left, on its day alone', async () => {
    const late = await wanting(DAILY, {}, `${MONDAY}T10:30`);
    await late.teach([lesson(`${MONDAY}T09:00`)]);
    for (const _ of [1, 2]) await late.pass(source);
    expect(late.timer.posted).toEqual([`today r1 ${MONDAY}T09:00 KMX101`]);
    const tooLate = await wanting(DAILY, {}, `${MONDAY}T11:30`);
    await tooLate.teach([lesson(`${MONDAY}T09:00`)]);
    await tooLate.pass(source);
    expect([...tooLate.held(), ...tooLate.timer.posted]).toEqual([]);
  });

  it('moves a reminder with its lesson, also where Slack holds it, and drops that of one that is gone', async () => {
    const { teach, pass, held } = await wanting(AHEAD, { target: SAM, kind: 'person' });
    await teach([lesson(`${MONDAY}T09:00`), lesson(`${MONDAY}T14:00`, { id: 'r2' })]);
    await pass(source);
    await teach([
      lesson(`${MONDAY}T10:00`, { rooms: [] }),
      lesson(`${MONDAY}T14:00`, { id: 'r2', rooms: ['KMX9'] }),
    ]);
    await pass(source);
    expect(held()).toEqual([
      `${MONDAY}T09:30 lesson of ${CODE} r1 ${MONDAY}T10:00`,
      `${MONDAY}T13:30 lesson of ${CODE} r2 ${MONDAY}T14:00 KMX9`,
    ]);
    await teach([]);
    await pass(source);
    expect(held()).toEqual([]);
  });
});

describe('what is told', () => {
  it('is of what is followed, and of what a person has marked where a channel follows it', async () => {
    const { store, teach, pass, held, key } = await wanting(DAILY, { target: SAM, kind: 'person' });
    const channel = target();
    await store.follows.add(channel, [follow({ code: OTHER })], 9);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await teach([lesson(`${MONDAY}T12:00`, { id: 'r2' })], OTHER);
    await pass();
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T09:00 KMX101`]);
    await store.enrolled.mark({
      workspace: WORKSPACE,
      user: SAM,
      code: OTHER,
      target: channel.target,
      at: NOW,
    });
    await pass();
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T09:00 KMX101, r2 ${MONDAY}T12:00 KMX101`]);
    await store.follows.remove(key, 'all');
    await pass();
    expect(held()).toEqual([`${MONDAY}T07:00 today r2 ${MONDAY}T12:00 KMX101`]);
  });

  it('is of the linked course of a channel, too, which is read for that', async () => {
    const { store, teach, pass, held, key } = await wanting(DAILY);
    await store.follows.remove(key, 'all');
    await store.channels.change({ workspace: WORKSPACE, channel: key.target }, { linked: OTHER });
    await teach([lesson(`${MONDAY}T09:00`)], OTHER);
    expect(await store.follows.codes(undefined, 9)).toEqual([{ code: OTHER, language: 'en' }]);
    expect(await store.targets.workspaces()).toEqual([WORKSPACE]);
    await pass();
    expect(held()).toHaveLength(1);
  });

  it('is nothing of a course that is followed only for the new runs of its unit', async () => {
    const { store, teach, pass, held, key } = await wanting(
      { ...DAILY, ...AHEAD },
      { target: SAM, kind: 'person' },
    );
    await store.follows.remove(key, 'all');
    const topic = { topic: CODE.split('-')[0] ?? '', createdBy: SAM, createdAt: NOW, known: [CODE] };
    await store.runFollows.add(key, [{ workspace: WORKSPACE, target: SAM, ...topic }], 9);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await pass();
    expect(held()).toEqual([]);
  });

  it('has lead times of one course alone, and none of these for a channel', async () => {
    const own = { leads: { 'lesson-15m': NOW - DAY } } satisfies Partial<Follow>;
    for (const [kind, count] of [
      ['person', 1],
      ['channel', 0],
    ] as const) {
      const { store, teach, pass, held, key } = await wanting(
        {},
        { target: kind === 'person' ? SAM : 'C0OTHER001', kind },
      );
      await store.follows.setLeads(key, CODE, own.leads);
      await teach([lesson(`${MONDAY}T09:00`)]);
      await pass();
      expect(held(), kind).toHaveLength(count);
    }
  });
});

describe('in all that happens', () => {
  it('a pass that breaks off at any of its steps leaves it to the next one: what is right comes once', async () => {
    let hit = 0;
    for (let moment = 1; moment < 40; moment += 1) {
      const { store, timer, clock, later, teach, pass } = await wanting(
        { ...DAILY, ...AHEAD },
        { target: SAM, kind: 'person' },
      );
      await teach([lesson(`${MONDAY}T09:00`)]);
      await pass();
      await teach([lesson(`${MONDAY}T10:00`)]);
      const { breaking, isHit } = brokenOffAt(moment);
      const killed = { ...optionsOf({ store, timer, clock }), timer: breaking(timer) };
      const parts = { ...store, reminders: breaking(store.reminders) };
      await passWorkspace(WORKSPACE, { ...killed, store: parts }).catch(() => undefined);
      hit += Number(isHit());
      await passWorkspace(WORKSPACE, optionsOf({ store, timer, clock }, createMemory()));
      expect([...later(2 * DAY), ...timer.posted].toSorted(), `broken off at ${moment}`).toEqual([
        `lesson of ${CODE} r1 ${MONDAY}T10:00 KMX101`,
        `today r1 ${MONDAY}T10:00 KMX101`,
      ]);
    }
    expect(hit, 'moments at which a pass broke off').toBeGreaterThan(9);
  });

  it('a new one waits until Slack has given the old one back', async () => {
    const { teach, pass, held, timer } = await wanting(DAILY);
    await teach([lesson(`${MONDAY}T09:00`)]);
    await pass();
    await teach([lesson(`${MONDAY}T10:00`)]);
    timer.failing.set('cancel', new Error('Slack is in trouble'));
    await expect(pass()).rejects.toThrow('trouble');
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T09:00 KMX101`]);
    await pass();
    expect(held()).toEqual([`${MONDAY}T07:00 today r1 ${MONDAY}T10:00 KMX101`]);
  });

  it('of a day one overview comes, and of a lesson one reminder; the last change before their last minutes is in them', {
    tags: 'property',
  }, async () => {
    const change = fc.record({
      wait: fc.integer({ min: 1, max: 300 }),
      hour: fc.constantFrom(8, 9, 10, 11, undefined),
      source: fc.constantFrom('rows' as const, 'slack' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const { days, reminders, told } = await comeOf(changes);
        expect(days.length).toBeLessThanOrEqual(1);
        if (told !== undefined) expect(days).toEqual([told]);
        expect(new Set(reminders).size).toBe(reminders.length);
      }),
      { numRuns: 60 },
    );
  });
});

const hourOf = (hour: number): string => `${MONDAY}T${String(hour).padStart(2, '0')}:00`;
/** Ten minutes before its time a message is out of our hands, in milliseconds. */
const OUT_OF_HANDS = 10 * MINUTE;

/** What comes where a lesson is at one hour after the other, or gone, each with a pass. */
async function comeOf(
  changes: readonly {
    readonly wait: number;
    readonly hour: number | undefined;
    readonly source: 'rows' | 'slack';
  }[],
) {
  const who = { target: SAM, kind: 'person' } as const;
  const { teach, pass, later, clock, timer } = await wanting({ ...DAILY, ...AHEAD }, who, `${MONDAY}T03:00`);
  const came: string[] = [];
  const due = at(`${MONDAY}T07:00`);
  let last: number | undefined;
  for (const { wait, hour, source } of changes) {
    came.push(...later(wait * MINUTE));
    await teach(hour === undefined ? [] : [lesson(hourOf(hour))]);
    if (due - clock.now > OUT_OF_HANDS) last = hour;
    await pass(source);
  }
  came.push(...later(DAY), ...timer.posted);
  const beginning = (word: string): string[] => came.filter((text) => text.startsWith(`${word} `));
  const told = last === undefined ? undefined : `today r1 ${hourOf(last)} KMX101`;
  return { days: beginning('today'), reminders: beginning('lesson'), told };
}
