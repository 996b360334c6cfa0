import { describe, expect, it, test } from 'vitest';
import { type HeldMessage, type Outgoing, reconcile } from '../../src/reminders/steps.ts';
import type { Reminder } from '../../src/store/store.ts';
import { type Deed, deedsOf, heldFor, NOW, outgoing, rowFor } from './samples.ts';

const now = NOW / 1000;
const FAR = now + 3600;
const reminder = outgoing('ring', FAR);
const row = rowFor(reminder);
const held = heldFor(reminder);
const notice = outgoing('notice abc', now + 180);

interface World {
  wanted?: Outgoing[];
  rows?: Reminder[];
  held?: HeldMessage[];
}
const stepsOf = async (world: World, at = now): Promise<Deed[]> =>
  deedsOf(await reconcile(world.wanted ?? [], world.rows ?? [], world.held ?? [], at));

describe('a message that should come', () => {
  it('is handed over', async () => {
    expect(await stepsOf({ wanted: [reminder] })).toEqual([{ do: 'schedule', message: reminder }]);
  });

  test.each([
    [now - 3600, 'post'],
    [now, 'post'],
    [now + 89, 'post'],
    [now + 90, 'schedule'],
  ])('at %i is too near or not: %s', async (postAt, expected) => {
    const message = outgoing('ring', postAt);
    expect(await stepsOf({ wanted: [message] })).toMatchObject([{ do: expected, message }]);
  });

  it('stays as it is where Slack holds it', async () => {
    expect(await stepsOf({ wanted: [reminder], rows: [row], held: [held] })).toEqual([]);
  });

  it('is taken for what Slack holds, where a crash left no note of the id', async () => {
    const intended = rowFor(reminder, { state: 'intended' });
    const expected = [{ do: 'note', row: { ...intended, state: 'held', scheduledId: held.id } }];
    expect(await stepsOf({ wanted: [reminder], rows: [intended], held: [held] })).toEqual(expected);
    expect(await stepsOf({ wanted: [reminder], held: [held] })).toEqual(expected);
  });

  it.each([
    ['entities', 'a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['white space', 'one\n two', ' one  two '],
  ])('is known again by its words, also if Slack changed its %s', async (_name, ours, theirs) => {
    const message = { ...reminder, text: ours };
    const steps = await stepsOf({ wanted: [message], held: [heldFor(reminder, { text: theirs })] });
    expect(steps.map((step) => step.do)).toEqual(['note']);
  });

  it.each([
    ['in another place', { conversation: 'C0OTHER' }],
    ['at another time', { postAt: FAR + 1 }],
    ['in other words', { text: 'something else' }],
  ])('is not taken for what Slack holds %s', async (_name, more) => {
    const steps = await stepsOf({ wanted: [reminder], held: [heldFor(reminder, more)] });
    expect(steps.map((step) => step.do).sort()).toEqual(['cancel', 'schedule']);
  });

  it('goes out again where the hand-over never happened', async () => {
    const intended = rowFor(reminder, { state: 'intended' });
    expect(await stepsOf({ wanted: [reminder], rows: [intended] })).toEqual([
      { do: 'schedule', message: reminder, inDoubt: true },
    ]);
  });

  it('goes out again where Slack lost it, after it was taken back in case that it was only not listed', async () => {
    expect(await stepsOf({ wanted: [reminder], rows: [row] })).toEqual([
      { do: 'cancel', held, row, why: 'dropped', before: reminder },
      { do: 'schedule', message: reminder, wasHeld: true },
    ]);
    expect(await stepsOf({ wanted: [reminder], rows: [row] }, FAR - 600)).toEqual([
      { do: 'schedule', message: reminder, wasHeld: true },
    ]);
  });

  it('is posted again where it is unknown whether it was: once more is better than never', async () => {
    const late = outgoing('ring', now - 60);
    for (const state of ['posting', 'intended'] as const) {
      expect(await stepsOf({ wanted: [late], rows: [rowFor(late, { state })] })).toEqual([
        { do: 'post', message: late, again: state === 'posting' },
      ]);
    }
  });

  it('counts as posted where it was held until its last minute and is missing', async () => {
    for (const [postAt, gone] of [
      [now - 3600, true],
      [now + 60, true],
      [now + 61, false],
    ] as const) {
      const message = outgoing('ring', postAt);
      const mine = rowFor(message);
      // Whether it has been posted is Slack's to say, whose clock may be ahead.
      const posted = { ...mine, state: 'posted', scheduledId: undefined };
      const expected = gone ? [{ do: 'note', row: posted }] : [{ do: 'schedule', message, wasHeld: true }];
      expect(await stepsOf({ wanted: [message], rows: [mine] })).toEqual(expected);
    }
  });

  it('never comes again once it has been posted', async () => {
    expect(await stepsOf({ wanted: [reminder], rows: [rowFor(reminder, { state: 'posted' })] })).toEqual([]);
    expect(await stepsOf({ rows: [rowFor(reminder, { state: 'posted' })] })).toEqual([]);
  });
});

describe('a message that is no longer wanted so', () => {
  it('is taken back', async () => {
    expect(await stepsOf({ rows: [row], held: [held] })).toEqual([
      { do: 'cancel', held, row, why: 'unwanted' },
    ]);
    expect(await stepsOf({ rows: [row] })).toEqual([{ do: 'drop', row }]);
    expect(await stepsOf({ rows: [rowFor(reminder, { state: 'posting' })] })).toHaveLength(1);
  });

  it.each([
    ['time', { postAt: FAR + 60 }, 'moved'],
    ['words', { text: 'other words' }, 'reworded'],
  ])('is replaced where it has another %s', async (_name, more, why) => {
    const message = { ...reminder, ...more };
    expect(await stepsOf({ wanted: [message], rows: [row], held: [held] })).toEqual([
      { do: 'cancel', held, row, why, before: message },
      { do: 'schedule', message },
    ]);
  });

  test.each([
    [601, ['cancel']],
    [600, []],
    [5, []],
  ])('counts as posted in its last ten minutes: %i seconds before, %j', async (before, expected) => {
    expect((await stepsOf({ rows: [row], held: [held] }, FAR - before)).map((step) => step.do)).toEqual(
      expected,
    );
    const changed = { ...reminder, text: 'other words' };
    const replaced = await stepsOf({ wanted: [changed], rows: [row], held: [held] }, FAR - before);
    expect(replaced.map((step) => step.do)).toEqual(expected.length > 0 ? ['cancel', 'schedule'] : []);
  });

  it('is noted all the same where a crash left no note of the id', async () => {
    const intended = rowFor(reminder, { state: 'intended' });
    expect(await stepsOf({ rows: [intended], held: [held] }, FAR - 600)).toEqual([
      { do: 'note', row: { ...intended, state: 'held', scheduledId: held.id } },
    ]);
  });

  it('is deleted also where it is unknown, unless its last minute has come', async () => {
    expect(await stepsOf({ held: [held] })).toEqual([
      { do: 'cancel', held, row: undefined, why: 'unwanted' },
    ]);
    expect(await stepsOf({ held: [held] }, FAR - 61)).toHaveLength(1);
    expect(await stepsOf({ held: [held] }, FAR - 60)).toEqual([]);
  });
});

describe('a notice', () => {
  it('stays once it has been handed over, though nothing wants it any more', async () => {
    const far = { ...notice, postAt: FAR };
    expect(await stepsOf({ rows: [rowFor(far)], held: [heldFor(far)] })).toEqual([]);
    const intended = rowFor(far, { state: 'intended' });
    expect((await stepsOf({ rows: [intended], held: [heldFor(far)] })).map((step) => step.do)).toEqual([
      'note',
    ]);
  });

  it('is not handed over any more where nothing wants it', async () => {
    const intended = rowFor(notice, { state: 'intended' });
    expect(await stepsOf({ rows: [intended] })).toEqual([{ do: 'drop', row: intended }]);
  });

  it('is forgotten when it has been posted and been told, so that the same change can come again', async () => {
    const posted = rowFor(notice, { state: 'posted' });
    expect(await stepsOf({ wanted: [notice], rows: [posted] })).toEqual([]);
    expect(await stepsOf({ rows: [posted] })).toEqual([{ do: 'drop', row: posted }]);
  });
});

describe('the order', () => {
  it('is notes first, then what Slack is to do, soonest first', async () => {
    const [late, soon, near] = [outgoing('late', FAR + 60), outgoing('soon', FAR), outgoing('near', now)];
    const [gone, past] = [outgoing('dropped', FAR + 30), outgoing('past', now - 60)];
    const rows = [rowFor(gone), rowFor(past)];
    const steps = await stepsOf({ wanted: [late, soon, near, past], rows, held: [heldFor(gone)] });
    const told = steps.map((step) => ('message' in step ? step.message.key : step.do));
    expect(told).toEqual(['note', 'near', 'soon', 'cancel', 'late']);
  });

  it('has what replaces something right after it, by the sooner of both', async () => {
    const all = ['a', 'b', 'c'].map((key) => outgoing(key, FAR));
    const sooner = outgoing('d', FAR - 60);
    const wanted = [...all.map((one) => ({ ...one, text: 'other words' })), { ...sooner, postAt: FAR + 60 }];
    const before = [...all, sooner];
    const steps = await stepsOf({
      wanted,
      rows: before.map((one) => rowFor(one)),
      held: before.map((one) => heldFor(one)),
    });
    const told = steps.map((step) => `${step.do} ${'message' in step ? step.message.key : step.row?.key}`);
    expect(told).toEqual(['d', 'a', 'b', 'c'].flatMap((key) => [`cancel ${key}`, `schedule ${key}`]));
  });

  it('takes back what was moved where Slack turns out to hold it for its new time, and leaves the row to that', async () => {
    const moved = outgoing('ring', FAR + 60);
    const there = heldFor(moved, { id: 'Q-there' });
    const steps = await stepsOf({ wanted: [moved], rows: [row], held: [held, there] });
    expect(steps).toEqual([
      { do: 'note', row: rowFor(moved, { scheduledId: 'Q-there' }) },
      { do: 'cancel', held, row: undefined, why: 'unwanted' },
    ]);
  });

  it('keeps targets and workspaces with the same keys apart', async () => {
    const other = outgoing('ring', FAR, { target: 'C0OTHER', conversation: 'C0OTHER' });
    const foreign = outgoing('ring', FAR, { workspace: 'T0OTHER', conversation: 'C0THIRD' });
    expect(await stepsOf({ wanted: [reminder, other, foreign], rows: [row], held: [held] })).toEqual([
      { do: 'schedule', message: other },
      { do: 'schedule', message: foreign },
    ]);
  });
});
