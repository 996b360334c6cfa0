/**
 * What people ought to get, read from the promise alone: it knows nothing of how reminders are made. It is told what
 * the study API said, who follows what, when a pass could do its work, and says what is to come when.
 */

import { newsKind, windowOf } from './month-changes.ts';
import { MINUTE } from './month-clock.ts';
import { comingOf, type Known, type Reminder, remindersOf } from './month-reminders.ts';
import type { Model, Settings, TargetModel } from './month-state.ts';

/** What Slack holds in its last ten minutes counts as posted. */
export const LAST = 10 * MINUTE;
const HORIZON = 36 * 60 * MINUTE;
/** A reminder this near is posted at once, since Slack might find its time past. */
const NEAR = 90_000;

export const createModel = (): Model => ({
  known: new Map(),
  targets: new Map(),
  expected: [],
  tells: 0,
  cut: undefined,
  starting: false,
});

const DEFAULTS: Settings = {
  leads: { 'opens-0': 0, 'closes-1d': 0, 'starts-1d': 0 },
  quietFrom: 20 * 60,
  quietTo: 8 * 60,
};

/** The person who set something up is told again where the whole workspace was out of reach in between. */
export function outOfReach({ targets }: Model): void {
  for (const target of targets.values()) target.told = false;
}

export function targetOf({ targets }: Model, id: string): TargetModel {
  const known = targets.get(id);
  if (known) return known;
  const made: TargetModel = {
    id,
    follows: new Map(),
    settings: DEFAULTS,
    reachable: true,
    held: new Map(),
    posted: new Set(),
    told: false,
  };
  targets.set(id, made);
  return made;
}

export function follow(model: Model, id: string, codes: readonly string[], now: number): void {
  const target = targetOf(model, id);
  for (const code of codes) {
    const known = model.known.get(code);
    if (known && !target.follows.has(code))
      target.follows.set(code, { createdAt: now, facts: known.facts, toldGone: false });
  }
}

/** Slack posts what it holds, each at its own time. */
export function advance(model: Model, to: number): void {
  for (const target of model.targets.values()) {
    for (const [name, { reminder, doubtful }] of target.held) {
      if (reminder.at > to) continue;
      target.held.delete(name);
      target.posted.add(name);
      expect(model, target, reminder, { to: reminder.at, least: doubtful ? 0 : 1 });
    }
  }
}

export function expect(
  model: Model,
  { id }: TargetModel,
  reminder: Reminder,
  { to, least }: { to: number; least: number },
): void {
  const { cut } = model;
  // Slack did what it was asked to and could not say so, and the reminder's time came before the next pass: then
  // is unknown, and once more, for each such loss, is better than never.
  const most = cut && reminder.at <= to ? 1 + cut.lost : 1;
  model.expected.push({ channel: id, what: reminder.what, from: reminder.earliest - NEAR, to, least, most });
}

/** A pass over everything that got to its end. */
export function pass(model: Model, now: number): void {
  for (const target of model.targets.values()) passOne(model, target, now);
  model.cut = undefined;
}

/** A pass that was cut short somewhere. */
export function cutShort(model: Model, now: number, lost: number): void {
  for (const target of model.targets.values()) {
    const wanted = wantedOf(model, target, now);
    for (const [name, held] of target.held)
      if (!same(wanted.get(name), held.reminder) && held.reminder.at - now > LAST) held.doubtful = true;
  }
  model.cut = { at: model.cut?.at ?? now, lost: lost + (model.cut?.lost ?? 0) };
}

export function wantedOf(
  { known }: Model,
  { follows, settings }: TargetModel,
  now: number,
): Map<string, Reminder> {
  const reminders = [...follows].flatMap(([code, { createdAt }]) => {
    const facts = known.get(code)?.facts;
    return facts ? remindersOf(code, facts, settings, createdAt) : [];
  });
  const coming = comingOf(reminders, now, settings);
  return new Map(coming.filter(({ at }) => at <= now + HORIZON).map((reminder) => [reminder.name, reminder]));
}

const same = (a: Reminder | undefined, b: Reminder): boolean => a?.at === b.at && a.words === b.words;

function passOne(model: Model, target: TargetModel, now: number): void {
  const wanted = wantedOf(model, target, now);
  takeBack(target, wanted, now);
  const news = changesOf(model, target, now);
  const fresh = [...wanted.values()].filter(({ name }) => !target.held.has(name) && !target.posted.has(name));
  const isNeeded = fresh.length + news.length > 0;
  // Told once, until something could be delivered again, or was seen to be possible.
  if (!target.reachable && isNeeded && !target.told) model.tells += 1;
  target.told = !target.reachable && (isNeeded || target.told);
  if (!target.reachable) return;
  for (const reminder of fresh) {
    if (reminder.at > now) target.held.set(reminder.name, { reminder, doubtful: false });
    else {
      target.posted.add(reminder.name);
      expect(model, target, reminder, { to: now, least: 1 });
    }
  }
  tell(model, target, news, now);
}

/** What Slack holds and is not wanted so any more, but for what is in its last minutes. */
function takeBack({ held }: TargetModel, wanted: ReadonlyMap<string, Reminder>, now: number): void {
  for (const [name, { reminder, doubtful }] of held) {
    const stays = same(wanted.get(name), reminder);
    if (stays) held.set(name, { reminder, doubtful: false });
    else if (reminder.at - now > LAST || (doubtful && wanted.has(name))) held.delete(name);
  }
}

export function changesOf(model: Model, { follows, settings }: TargetModel, now: number): string[] {
  if (!windowOf(now, settings)) return [];
  return [...follows].flatMap(([code, told]) => {
    const known = model.known.get(code);
    return known && newsKind(told, known, now) ? [code] : [];
  });
}

/** One message a channel, for any number of courses. */
function tell(model: Model, target: TargetModel, codes: readonly string[], now: number): void {
  const window = windowOf(now, target.settings);
  if (codes.length === 0 || !window) return;
  const what = `news ${codes.toSorted().join(' ')}`;
  model.expected.push({
    channel: target.id,
    what,
    from: model.cut?.at ?? window.from,
    to: window.to,
    least: 1,
    most: 1,
    inParts: model.starting,
    orAll: model.starting || (model.cut?.lost ?? 0) > 0,
  });
  for (const code of codes) note(target, code, model.known.get(code), now);
}

/** What was told is what the next change is told against. */
function note({ follows }: TargetModel, code: string, known: Known | undefined, now: number): void {
  const told = follows.get(code);
  if (!told || !known) return;
  if (newsKind(told, known, now) === 'ended') follows.delete(code);
  else follows.set(code, { ...told, facts: known.gone ? told.facts : known.facts, toldGone: known.gone });
}
