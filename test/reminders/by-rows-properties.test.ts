/** Passes that go by the store's rows lead to the same as passes that ask Slack every time. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PassOptions, passWorkspace } from '../../src/reminders/pass.ts';
import { DeliveryRefused, Unanswered } from '../../src/reminders/steps.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import { runs } from '../fixtures/runs.ts';
import { optionsOf, setUp } from './one-pass.ts';
import { course, facts, follow, HOUR, LOUD, local, MINUTE, SETTINGS, target, WORKSPACE } from './samples.ts';

const TARGETS = ['C0TESTS001', 'C0OTHER001'].map((id) => target({ target: id, conversation: id }));
const CODES = ['TX00AA00-3001', 'TX00BB00-3001', 'TX00CC00-3001'];
const OPENINGS = [
  '2026-11-20T15:00',
  '2026-11-20T19:59',
  '2026-11-21T07:00',
  '2026-11-21T10:00',
  '2026-11-21T18:00',
];
const datesOf = (opens: string) => facts({ opens, closes: '2026-11-22T09:00' });
/** Slack refuses, does not do it, or does it and can't say so any more. */
const FAULTS = (['schedule', 'cancel', 'post'] as const).flatMap((method) =>
  (['refused', 'not done', 'lost'] as const).map((how) => ({ method, how })),
);
type Fault = (typeof FAULTS)[number];

const act = fc.record({
  what: fc.constantFrom('follow', 'unfollow', 'settings', 'read', 'nothing'),
  /** Slack drops what it holds, and is asked. */
  drops: fc.boolean(),
  target: fc.constantFrom(...TARGETS),
  code: fc.constantFrom(...CODES),
  opens: fc.constantFrom(...OPENINGS),
  settings: fc.constantFrom(LOUD, SETTINGS, { ...LOUD, opens: false }),
  fault: fc.option(fc.constantFrom(...FAULTS), { nil: undefined, freq: 3 }),
  /** So many messages are handed over before others wait. */
  steps: fc.constantFrom(0, 1, 2, 99, 99),
  minutes: fc.nat(20),
});
/** As in a workspace whose list takes twenty minutes. */
const SELDOM = 3 * HOUR;

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type Setting = Awaited<ReturnType<typeof setUp>>;

/** The next call of a method goes wrong. */
function order({ timer }: Setting, { method, how }: Fault): void {
  if (how !== 'lost') {
    timer.failing.set(method, how === 'refused' ? new DeliveryRefused('is_archived') : new Unanswered());
    return;
  }
  const real = timer[method];
  Object.assign(timer, {
    [method]: async (message: never) => {
      Object.assign(timer, { [method]: real });
      await real(message);
      throw new Unanswered();
    },
  });
}

async function change(
  { store, clock }: Setting,
  { what, target: key, code, opens, settings }: Omit<Act, 'steps'>,
): Promise<void> {
  const told = datesOf(opens);
  if (what === 'follow')
    await store.follows.add(key, [follow({ target: key.target, code, createdAt: clock.now, told })], 99);
  if (what === 'unfollow') await store.follows.remove(key, [code]);
  if (what === 'settings') await store.targets.change(key, { settings });
  if (what === 'read') await store.courses.put([course({ code, facts: told, readAt: clock.now })]);
}

/** What people got, but for notices, whose time depends on when a pass was made; and what Slack holds at the end of the acts. */
async function play(acts: readonly Act[], nudged: PassOptions['source']) {
  const setting = await setUp();
  const { timer, clock } = setting;
  const sound = { ...timer };
  const came: string[] = [];
  const pass = async (source: PassOptions['source'], steps = 99): Promise<void> => {
    let left = steps;
    const turn = { source, othersWait: () => left-- <= 0 };
    await passWorkspace(WORKSPACE, { ...optionsOf(setting), ...turn }).catch(() => undefined);
    timer.failing.clear();
    Object.assign(timer, sound);
    came.push(...timer.posted.splice(0).map((text) => `${local(clock.now)} at once ${text}`));
  };
  const later = (ms: number): void => void came.push(...setting.later(ms));
  let asked = clock.now;
  for (const one of acts) {
    await change(setting, one);
    if (one.fault) order(setting, one.fault);
    await pass(nudged, one.steps);
    later(one.minutes * MINUTE);
    if (clock.now - asked < SELDOM) continue;
    asked = clock.now;
    await pass('slack');
  }
  await pass('slack');
  await pass('slack');
  const held = setting.held().sort();
  for (let hours = 0; hours < 45; hours += 1) {
    await pass('slack');
    later(HOUR);
  }
  return { held, came: came.filter((text) => / (?:opens|closes|starts) /.test(text)).sort() };
}

it('the same reminders come, and Slack holds the same', { tags: 'property' }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      expect(await play(acts, 'rows')).toEqual(await play(acts, 'slack'));
    }),
    { numRuns: runs(80) },
  );
});

/** The same where Slack drops all it holds, and passes that others wait for are gone on with. */
async function playDropped(acts: readonly (Omit<Act, 'steps'> & { readonly steps: number })[]) {
  const setting = await setUp();
  const { timer, clock } = setting;
  const memory = createMemory();
  const came: string[] = [];
  /** Whether it has left something to the next one. */
  const pass = async (source: PassOptions['source'], most: number): Promise<boolean> => {
    let [left, cut] = [most, false];
    const othersWait = () => {
      cut ||= left-- <= 0;
      return cut;
    };
    const turn = { source, othersWait };
    await passWorkspace(WORKSPACE, { ...optionsOf(setting, memory), ...turn });
    came.push(...timer.posted.splice(0).map((text) => `${local(clock.now)} at once ${text}`));
    return cut;
  };
  for (const one of acts) {
    await change(setting, one);
    if (one.drops) timer.held.length = 0;
    let left = await pass(one.drops ? 'slack' : 'rows', one.steps);
    // The next act comes before it is gone on with.
    if (one.minutes < 6) continue;
    while (left) left = await pass('rows', 3);
    came.push(...setting.later(one.minutes * MINUTE));
  }
  for (let hours = 0; hours < 45; hours += 1) {
    await pass('slack', 99);
    came.push(...setting.later(HOUR));
  }
  return came.filter((text) => / (?:opens|closes|starts) /.test(text)).sort();
}

it('what Slack has dropped comes as well where others are let through', { tags: 'property' }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      const uncut = acts.map((one) => ({ ...one, steps: 99 }));
      expect(await playDropped(acts)).toEqual(await playDropped(uncut));
    }),
    { numRuns: runs(80) },
  );
});
