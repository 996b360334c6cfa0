/** What is believed of a course in which a check has found something else: a simple reading of the promise. */
import { overAt } from './month-changes.ts';
import { DAY, MINUTE } from './month-clock.ts';
import type { Known, MonthFacts, When } from './month-reminders.ts';

/** What the study API said in one check of a course that is followed; `facts`: undefined where it is gone. */
export interface Said {
  readonly code: string;
  readonly facts: MonthFacts | undefined;
}

/** What checks have said in a row instead of something that is known. */
export interface Doubt {
  readonly as: string;
  readonly since: number;
  readonly last: number;
  readonly times: number;
  readonly distrusted: boolean;
}

const DATES = ['opens', 'closes', 'starts', 'ends'] as const;
const HALF_AN_HOUR = 30 * MINUTE;
const FAR = 180 * DAY;

/** Takes in a check; what is lost, or changed of many at once, is believed when enough checks have said so. */
export function takeIn(known: Map<string, Known>, check: readonly Said[], now: number): void {
  const lost = new Map(check.map((one) => [one.code, lostIn(known.get(one.code), one.facts, now)]));
  const losing = [...lost.values()].filter(({ size }) => size > 0).length;
  const distrusted = losing > 0 && losing * 5 >= check.length;
  const isProved = ({ times, since, last, distrusted: shaky }: Doubt): boolean =>
    times >= (shaky ? 3 : 2) && (!distrusted || losing < 5 || last - since >= DAY);
  const moved = new Map(
    check.map(({ code, facts }) => [code, movedIn(known.get(code), facts, lost.get(code) ?? new Map())]),
  );
  const shared = sharedAmong(moved, known, check);
  for (const one of check) {
    const [before, losses] = [known.get(one.code), lost.get(one.code) ?? new Map<string, string>()];
    const moves = shared.has(one.code) ? (moved.get(one.code) ?? []) : [];
    const doubts = new Map(
      [...moves, ...losses].map(
        ([name, as]) => [name, next(before?.doubts?.get(name), as, now, distrusted)] as const,
      ),
    );
    const isBelieved = (name: string, doubt: Doubt): boolean =>
      losses.has(name) ? isProved(doubt) : doubt.times >= 2;
    const held = new Set([...doubts].flatMap(([name, doubt]) => (isBelieved(name, doubt) ? [] : [name])));
    const after = afterCheck(before, one, held, doubts);
    if (after) known.set(one.code, after);
  }
}

/** What is known after a check, but for what is held. */
function afterCheck(
  before: Known | undefined,
  { facts }: Said,
  held: Set<string>,
  doubts: ReadonlyMap<string, Doubt>,
): Known | undefined {
  if (!before) return facts && { facts, gone: false };
  if (facts && isMixed(before.facts, facts, held)) for (const name of DATES) held.add(name);
  const left = new Map([...doubts].filter(([name]) => held.has(name)));
  if (!facts) return { ...before, gone: before.gone || !held.has('course'), doubts: left };
  const kept = pick(
    before.facts,
    [...DATES, 'credits'].filter((name) => held.has(name)),
  );
  return { facts: { ...facts, ...kept }, gone: held.has('course') && before.gone, doubts: left };
}

const textOf = (when: When | undefined): string => `${when?.at} ${when?.end}`;

/** What is said otherwise, and not lost. */
function movedIn(
  known: Known | undefined,
  facts: MonthFacts | undefined,
  lost: ReadonlyMap<string, string>,
): Map<string, string> {
  if (!known || !facts) return new Map();
  const dates = DATES.filter((name) => !lost.has(name) && textOf(known.facts[name]) !== textOf(facts[name]));
  return new Map([
    ...dates.map((name) => [name, textOf(facts[name])] as const),
    ...(known.facts.credits === facts.credits ? [] : [['credits', String(facts.credits)] as const]),
    ...(known.gone ? [['course', 'back'] as const] : []),
  ]);
}

/** The courses that change with many others, or in the same way as another one: a fifth of those asked for. */
function sharedAmong(
  moved: ReadonlyMap<string, ReadonlyMap<string, string>>,
  known: ReadonlyMap<string, Known>,
  check: readonly Said[],
): Set<string> {
  const isFifth = (some: ReadonlySet<string>, least: number): boolean =>
    some.size >= least && some.size * 5 >= check.length;
  const changed = new Set([...moved].filter(([, { size }]) => size > 0).map(([code]) => code));
  if (isFifth(changed, 5)) return changed;
  const all = check.flatMap((one) =>
    waysOf(known.get(one.code), one.facts, moved.get(one.code)).map((way) => ({ way, code: one.code })),
  );
  const alike = [...Map.groupBy(all, ({ way }) => way).values()];
  return new Set(
    alike
      .map((some) => new Set(some.map(({ code }) => code)))
      .filter((codes) => isFifth(codes, 2))
      .flatMap((codes) => [...codes]),
  );
}

/** By what it is now, and for dates by how far they have moved. */
function waysOf(
  known: Known | undefined,
  facts: MonthFacts | undefined,
  moved: ReadonlyMap<string, string> = new Map(),
): string[] {
  return [...moved].flatMap(([name, as]) => {
    const date = DATES.find((one) => one === name);
    const [was, is] = date ? [known?.facts[date], facts?.[date]] : [];
    if (!was || !is) return [`${name} ${as}`];
    const by = is.at - was.at;
    return [`${name} ${as}`, `${name} ${Math.abs(by) < DAY / 2 ? by : `${Math.round(by / DAY)} days`}`];
  });
}

function next(before: Doubt | undefined, as: string, now: number, distrusted: boolean): Doubt {
  if (before?.as !== as) return { as, since: now, last: now, times: 1, distrusted };
  if (now - before.last < HALF_AN_HOUR) return before;
  return { ...before, last: now, times: before.times + 1, distrusted: before.distrusted || distrusted };
}

function lostIn(known: Known | undefined, facts: MonthFacts | undefined, now: number): Map<string, string> {
  if (!known) return new Map();
  if (!facts) return new Map(known.gone ? [] : [['course', 'gone']]);
  const isOver = (of: MonthFacts) => (overAt(of) ?? now) + 30 * DAY <= now;
  const ends = !isOver(known.facts) && isOver(facts);
  const isLost = (name: (typeof DATES)[number]): boolean => {
    const [was, is] = [known.facts[name], facts[name]];
    const isAnother = was?.at !== is?.at || was?.end !== is?.end;
    return isDateLost(name, was, is, now) || (ends && isAnother && (name === 'starts' || name === 'ends'));
  };
  return new Map(DATES.filter(isLost).map((name) => [name, textOf(facts[name])]));
}

/** Gone, without its time of day, moved far, or into the past: an end at all, a beginning by more than two days. */
function isDateLost(
  name: (typeof DATES)[number],
  was: When | undefined,
  is: When | undefined,
  now: number,
): boolean {
  if (!was || !is) return was !== undefined;
  if (was.end === was.at && is.end !== is.at) return true;
  const past = name === 'closes' || name === 'ends' ? is.end <= now : is.end < now - 2 * DAY;
  return Math.abs(is.at - was.at) > FAR || (was.end > now && past);
}

const pick = (facts: MonthFacts, names: readonly string[]): Partial<MonthFacts> =>
  Object.fromEntries(names.map((name) => [name, facts[name as keyof MonthFacts]]));

/** Whether dates that stay as they were keep all others so, too. */
function isMixed(was: MonthFacts, is: MonthFacts, held: ReadonlySet<string>): boolean {
  const some = DATES.filter((name) => held.has(name));
  const { opens, closes, starts, ends } = { ...is, ...pick(was, some) };
  const isContrary = (opens && closes && closes.end <= opens.at) || (starts && ends && ends.at < starts.at);
  return some.length > 0 && Boolean(isContrary || some.some((name) => is[name]));
}
