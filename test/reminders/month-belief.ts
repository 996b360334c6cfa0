/** What is believed of a course that has lost something in a check: a simple reading of the promise. */
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

/** Takes in a check; what is lost is believed when enough checks have said so. */
export function takeIn(known: Map<string, Known>, check: readonly Said[], now: number): void {
  const lost = new Map(check.map((one) => [one.code, lostIn(known.get(one.code), one.facts, now)]));
  const losing = [...lost.values()].filter(({ size }) => size > 0).length;
  const distrusted = losing > 0 && losing * 5 >= check.length;
  const isProved = ({ times, since, last, distrusted: shaky }: Doubt): boolean =>
    times >= (shaky ? 3 : 2) && (!distrusted || losing < 5 || last - since >= DAY);
  for (const { code, facts } of check) {
    const before = known.get(code);
    const doubts = new Map(
      [...(lost.get(code) ?? [])]
        .map(([name, as]) => [name, next(before?.doubts?.get(name), as, now, distrusted)] as const)
        .filter(([, doubt]) => !isProved(doubt)),
    );
    if (before && !facts) known.set(code, { ...before, gone: before.gone || !doubts.has('course'), doubts });
    if (!facts) continue;
    const kept = before ? keptOf(before.facts, facts, new Set(doubts.keys())) : {};
    known.set(code, { facts: { ...facts, ...kept }, gone: false, doubts });
  }
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
    return isDateLost(was, is, now) || (ends && isAnother && (name === 'starts' || name === 'ends'));
  };
  return new Map(DATES.filter(isLost).map((name) => [name, `${facts[name]?.at} ${facts[name]?.end}`]));
}

function isDateLost(was: When | undefined, is: When | undefined, now: number): boolean {
  if (!was || !is) return was !== undefined;
  return Math.abs(is.at - was.at) > FAR || (was.end > now && is.end < now - 2 * DAY);
}

/** The dates that stay as they were: all of them, where they would contradict each other else. */
function keptOf(was: MonthFacts, is: MonthFacts, held: ReadonlySet<string>): Partial<MonthFacts> {
  const some = DATES.filter((name) => held.has(name));
  const pick = (names: readonly (typeof DATES)[number][]) =>
    Object.fromEntries(names.map((name) => [name, was[name]])) as Partial<MonthFacts>;
  const { opens, closes, starts, ends } = { ...is, ...pick(some) };
  const isContrary = (opens && closes && closes.end <= opens.at) || (starts && ends && ends.at < starts.at);
  const isMixed = some.length > 0 && (isContrary || some.some((name) => is[name]));
  return pick(isMixed ? DATES : some);
}
