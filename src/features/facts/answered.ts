/** Yes and no to whether something is so at a time, with the time as it was understood. */
import { type SaidTime, timeWords } from '../../ask/times.ts';
import { joined } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { EnrollmentWindow, Realization } from '../../study-client/model.ts';
import { courseDateEnd, endOf, isCourseReversed } from '../../study-client/moments.ts';
import type { AskedAlike } from './asked-facts.ts';

const MINUTE = 60_000;

export type YesOrNo = 'yes' | 'no' | 'partly' | 'notYet';

/** "No (1–31 Jan 2027) · …": the time stands there as it was understood. */
export function answered(
  answer: YesOrNo | undefined,
  time: SaidTime | undefined,
  fact: string,
  reader: Reader,
): string {
  const words = texts(reader.language).facts;
  const at = time && `(${timeWords(time, reader)})`;
  return answer === undefined ? fact : `${joined([words[answer], at], ' ')} · ${fact}`;
}

/** Whether enrollment is open at a time: all of it, or some of it. Undefined where a date is missing that would tell. */
export function openAt(
  window: EnrollmentWindow,
  time: SaidTime,
  expects: AskedAlike['expects'],
  now: number,
): YesOrNo | undefined {
  const { from, until, isPast, limit } = time;
  const [first, last] = [window.opens?.at ?? Number.NaN, window.closes ? endOf(window.closes) : Number.NaN];
  // What has passed of the present time is not asked about.
  const begin = !isPast && until > now ? Math.max(from, now) : from;
  const answers = OPEN[expects ?? 'possible'];
  if (begin >= last) return answers.behind;
  if (until <= first) return answers.before;
  if (Number.isNaN(first + last)) return undefined;
  const isWhole = first <= begin && until - MINUTE <= last;
  return isWhole || limit !== undefined || expects === 'past' ? answers.within : 'partly';
}

/** The answer for a time behind, before and within the window, by what a question expects. */
const OPEN = {
  possible: { behind: 'no', before: 'no', within: 'yes' },
  closed: { behind: 'yes', before: 'yes', within: 'no' },
  past: { behind: 'yes', before: 'no', within: 'no' },
} as const;

export function runsAt(
  realization: Realization,
  { from, until }: Pick<SaidTime, 'from' | 'until'>,
  { zone }: Reader,
): YesOrNo | undefined {
  const { starts, ends } = realization;
  if (!starts || !ends || isCourseReversed(realization, zone)) return undefined;
  return starts.at < until && courseDateEnd(ends, zone) > from ? 'yes' : 'no';
}
