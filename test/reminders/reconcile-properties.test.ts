import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outgoing } from '../../src/reminders/steps.ts';
import { FROZEN, NEAR } from '../../src/reminders/steps.ts';
import { runs } from '../fixtures/runs.ts';
import { NOW, outgoing } from './samples.ts';
import { act, delivered, empty, type Model, pass, type Reach, settle, stepsOf } from './slack-model.ts';

const now = NOW / 1000;

/** A message in one of three channels, by a few keys, so that plans share some. */
const message = fc
  .record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'notice e'),
    target: fc.constantFrom('C1', 'C2', 'C3'),
    postAt: fc.integer({ min: -30, max: 120 }).map((minutes) => now + minutes * 60),
    words: fc.constantFrom('one', 'two'),
  })
  .map(({ key, target, postAt, words }) =>
    outgoing(key, postAt, { target, conversation: target, text: `${target} ${key} ${words}` }),
  );
const plan = fc.uniqueArray(message, { selector: ({ key, target }) => `${target} ${key}`, maxLength: 12 });
const reach = fc.constantFrom<Reach>('noted', 'done by Slack', 'done');
/** Nothing of it is due, near, or in its last ten minutes. */
const isFar = ({ postAt }: Outgoing): boolean => postAt - now > FROZEN;
const isNear = ({ postAt }: Outgoing): boolean => postAt - now < NEAR;

async function after(...plans: readonly (readonly Outgoing[])[]): Promise<Model> {
  const model = empty();
  for (const wanted of plans) await settle(model, wanted, now);
  return model;
}

it('plans nothing more once everything is done, also if other messages were wanted before', {
  tags: 'property',
}, async () => {
  await fc.assert(
    fc.asyncProperty(plan, plan, async (first, second) => {
      expect(await stepsOf(await after(first, second), second, now)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

it('delivers each wanted message once', { tags: 'property' }, async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (wanted) => {
      const model = await after(wanted, wanted);
      pass(model, now + 24 * 3600);
      await settle(model, wanted, now + 24 * 3600);
      expect(model.posted.toSorted()).toEqual(wanted.map(({ text }) => text).sort());
    }),
  );
});

it('comes to the messages wanted now, also if others were wanted before, while there is time', {
  tags: 'property',
}, async () => {
  await fc.assert(
    fc.asyncProperty(plan, plan, async (first, second) => {
      const wanted = second.filter(isFar);
      const reminders = first.filter((one) => isFar(one) && !one.key.startsWith('notice'));
      expect(delivered(await after(reminders, wanted))).toEqual(delivered(await after(wanted)));
    }),
    { numRuns: runs(500) },
  );
});

it('comes to the same after a crash anywhere in the steps', { tags: 'property' }, async () => {
  const crash = fc.record({ step: fc.nat(30), reach });
  await fc.assert(
    fc.asyncProperty(plan, plan, fc.array(crash, { maxLength: 4 }), async (first, second, crashes) => {
      // What is posted directly may be repeated after a crash: that is tried by itself.
      const wanted = second.filter((one) => !isNear(one));
      const before = first.filter((one) => !isNear(one));
      const model = await after(before);
      for (const { step, reach: how } of crashes) {
        const steps = await stepsOf(model, wanted, now);
        for (const each of steps.slice(0, step)) act(model, each);
        const hit = steps[step];
        if (hit) act(model, hit, how);
      }
      await settle(model, wanted, now);
      expect(delivered(model)).toEqual(delivered(await after(before, wanted)));
      expect(await stepsOf(model, wanted, now)).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
});

it('comes to the same after any part of the steps', { tags: 'property' }, async () => {
  await fc.assert(
    fc.asyncProperty(plan, plan, fc.infiniteStream(fc.boolean()), async (first, second, chosen) => {
      const model = await after(first);
      for (const step of await stepsOf(model, second, now)) if (chosen.next().value) act(model, step);
      await settle(model, second, now);
      expect(delivered(model)).toEqual(delivered(await after(first, second)));
    }),
    { numRuns: runs(1000) },
  );
});

it('at most repeats what is posted directly, once a crash, and never drops it', {
  tags: 'property',
}, async () => {
  const near = message.map((one) => ({ ...one, postAt: Math.min(one.postAt, now) }));
  await fc.assert(
    fc.asyncProperty(near, fc.array(reach, { maxLength: 3 }), async (one, crashes) => {
      const model = empty();
      for (const how of crashes) for (const step of await stepsOf(model, [one], now)) act(model, step, how);
      await settle(model, [one], now);
      await settle(model, [one], now);
      const unknown = crashes.indexOf('done') < 0 ? crashes : crashes.slice(0, crashes.indexOf('done'));
      const repeats = unknown.filter((how) => how === 'done by Slack').length;
      expect(model.posted).toHaveLength(repeats + 1);
    }),
  );
});

interface Event {
  readonly minutes: number;
  readonly move: number | null;
  readonly step: number;
  readonly reach: Reach;
}

/** Time goes on, a date may move, and the app is killed in the middle and started again within a minute. */
async function killed(
  model: Model,
  { minutes, move, step, reach: how }: Event,
  clock: number,
  due: number,
): Promise<number> {
  const moved = move === null ? due : clock + (minutes + move) * 60;
  const wanted = [outgoing(`ring ${moved}`, moved)];
  const steps = await stepsOf(model, wanted, clock + minutes * 60);
  for (const each of steps.slice(0, step)) act(model, each);
  const hit = steps[step];
  if (hit) act(model, hit, how);
  await settle(model, wanted, clock + (minutes + 1) * 60);
  return moved;
}

it('neither loses nor doubles a reminder whose date moves while the app is killed and time goes on', {
  tags: 'property',
}, async () => {
  const event: fc.Arbitrary<Event> = fc.record({
    minutes: fc.integer({ min: 1, max: 40 }),
    move: fc.option(fc.integer({ min: 15, max: 90 })),
    step: fc.nat(2),
    reach,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (events) => {
      let [clock, due] = [now, now + 3600];
      const model = await after([outgoing(`ring ${due}`, due)]);
      for (const each of events) {
        // In its last ten minutes a reminder would come all the same.
        if (due - clock <= FROZEN + (each.minutes + 1) * 60) continue;
        due = await killed(model, each, clock, due);
        clock += (each.minutes + 1) * 60;
      }
      pass(model, due);
      await settle(model, [outgoing(`ring ${due}`, due)], due);
      expect(model.posted).toEqual([`text of ring ${due}`]);
    }),
    { numRuns: runs(500) },
  );
});

it('repeats a reminder rather than losing it where the app is down from a deletion until after its time', async () => {
  const before = outgoing('ring', now + 1200, { text: 'old words' });
  const changed = { ...before, text: 'new words' };
  for (const how of ['noted', 'done by Slack', 'done'] as const) {
    const model = await after([before]);
    const [cancel] = await stepsOf(model, [changed], now);
    if (cancel?.do !== 'cancel') throw new Error('it is taken back first');
    act(model, cancel, how);
    pass(model, now + 3600);
    await settle(model, [changed], now + 3600);
    expect(model.posted.at(-1)).toBe('new words');
  }
});
