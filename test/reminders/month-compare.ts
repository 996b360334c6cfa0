/** What was delivered beside what ought to have been. */
import { wall } from './month-clock.ts';
import type { Expected } from './month-state.ts';
import { timeOf, type World } from './world.ts';

export interface Delivered {
  readonly channel: string;
  readonly what: string;
  readonly at: number;
}

const CODE = /TX00MM\d\d-\d{4}/g;
const KINDS: readonly [RegExp, string][] = [
  [/^Enrollment (?:opens|is open)/, 'opens'],
  [/^Enrollment closes/, 'closes'],
  [/^Course starts/, 'starts'],
];
export const isTell = (text: string): boolean => text.startsWith('I can’t post');

function whatOf(text: string): string {
  const codes = [...new Set(text.match(CODE))].sort();
  if (/^(?:Changed|No longer listed|Listed again|Ended|News): /.test(text)) return `news ${codes.join(' ')}`;
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  return kind ? `${codes.join(' ')} ${kind}` : text;
}

/**
 * Every reminder and notice that Slack got rid of. Where the bot was not in the channel when a message that Slack
 * held came due, Slack drops it and says so nowhere: it can't be known, and it counts.
 */
export function deliveredIn(world: World): Delivered[] {
  const posted = world
    .posts()
    .filter(({ text }) => !isTell(text))
    .map((one) => ({ channel: one.channel, what: whatOf(one.text), at: timeOf(one) }));
  const dropped = world.slack.unposted.map(({ channel, text, postAt }) => ({
    channel,
    what: whatOf(text),
    at: postAt * 1000,
  }));
  return [...posted, ...dropped].sort((a, b) => a.at - b.at);
}

const shown = ({ channel, what }: { channel: string; what: string }, ...times: number[]): string =>
  `${channel} ${what} ${times.map((at) => wall(at)).join(' – ')}`;

/** What came though nothing expects it, and what did not come. Both empty: all is well. */
export function compare(
  delivered: readonly Delivered[],
  expected: readonly Expected[],
  now: number,
): string[] {
  const open = expected
    .toSorted((a, b) => b.least - a.least || a.to - b.to)
    .map((one) => ({ one, count: 0, parts: one.inParts ? one.what.split(' ').slice(1) : undefined }));
  const surplus = delivered.filter((each) => {
    const match = open.find(
      ({ one, count, parts }) => fits(each, one) && isOpen(each.what, one, count, parts),
    );
    if (!match) return true;
    const codes = each.what.split(' ');
    const isWhole = each.what === match.one.what;
    match.parts = match.parts?.filter((code) => !isWhole && !codes.includes(code));
    // What comes in parts has come with the last of them.
    if (!match.parts?.length) match.count += 1;
    return false;
  });
  const missing = open.filter(({ one, count }) => one.to <= now && count < one.least);
  return [
    ...surplus.map((one) => `came: ${shown(one, one.at)}`),
    ...missing.map(({ one }) => `missing: ${shown(one, one.from, one.to)}`),
  ];
}

const fits = ({ channel, at }: Delivered, one: Expected): boolean =>
  one.channel === channel && one.from <= at && at <= one.to;

function isOpen(what: string, one: Expected, count: number, parts: readonly string[] | undefined): boolean {
  if (count >= one.most) return false;
  if (one.what === what && (!parts || one.orAll)) return true;
  const [news, ...codes] = what.split(' ');
  return news === 'news' && codes.every((code) => parts?.includes(code));
}
