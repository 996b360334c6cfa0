/** How long to wait, as the study API's own clock has it: until a date, for ever, or for no time at all. */
import { reply } from '../upstream-rows.ts';
import { DAY, type Fault, MINUTE } from './fault.ts';
import { meaningOf, refusal } from './refusal.ts';

const at = (ms: number): string => new Date(Date.now() + ms).toUTCString();
/** Of a clock that the study API has; `header` is made when it is asked. */
const timed = (
  name: string,
  status: number,
  header: () => string,
  waitMs?: number,
  date: () => string = () => at(0),
): Fault => ({
  name,
  means: (operation) => meaningOf(status, 'gateway', operation),
  reply: () => refusal(status, 'gateway', 'Later', { 'retry-after': header(), date: date() }),
  ...(waitMs !== undefined && { waitMs }),
});

export const CLOCKS: readonly Fault[] = [
  { ...timed('429 until a date', 429, () => at(MINUTE), MINUTE), untilDate: true },
  timed('503 until a date', 503, () => at(MINUTE), MINUTE),
  timed('429 until a date that is past', 429, () => at(-DAY), 0),
  timed('503 until a date that is past', 503, () => at(-DAY), 0),
  timed('429 for no time', 429, () => '0', 0),
  timed('429 for less than no time', 429, () => '-5'),
  timed('429 until soon', 429, () => 'soon'),
  timed('429 for ever', 429, () => '99999999999999', 31 * DAY),
  timed('429 until the year 9999', 429, () => 'Fri, 31 Dec 9999 23:59:59 GMT', 31 * DAY),
  {
    name: 'an answer of yesterday',
    means: 'well',
    reply: (request) => ({ ...reply(request), headers: { date: at(-DAY), age: '86400', expires: at(-DAY) } }),
  },
  {
    name: 'an answer of tomorrow',
    means: 'well',
    reply: (request) => ({ ...reply(request), headers: { date: at(DAY), 'retry-after': '60' } }),
  },
];
