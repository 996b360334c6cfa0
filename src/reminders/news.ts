/** When news comes: soon, outside the quiet hours, and once. */
import type { Reminder, Target } from '../store/store.ts';
import { quietAt } from './plan.ts';
import { isNotice, messageTo, NEAR, type Outgoing, type Rendered } from './steps.ts';

/**
 * How long Slack holds a notice at least, in seconds. This is longer than the time to the next pass, which
 * then notices a crash or a lost answer after the hand-over.
 */
const LEAD = 480;
/**
 * A notice is handed over at most this long before its time, in seconds: a change that is undone in the night
 * is never told.
 */
const HAND_OVER = 900;

/** When news comes that is planned now, in epoch seconds: on a whole minute. */
const soonAt = (now: number): number => Math.ceil((now / 1000 + LEAD) / 60) * 60;

/** Whether news that is not urgent waits for the end of the quiet hours. @param now epoch milliseconds */
export function waitsForQuiet({ settings }: Pick<Target, 'settings'>, now: number): boolean {
  const quiet = quietAt(soonAt(now) * 1000, settings);
  return quiet !== undefined && (quiet.to - now) / 1000 > HAND_OVER;
}

interface NewsTiming {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly corrects?: number | undefined;
  readonly isUrgent?: boolean;
}

/**
 * A message that tells news; undefined where it is too early to hand it over. The message keeps the time of a row that
 * already stands for the same news, so that planning again changes nothing.
 * @param corrects when a reminder comes that the news corrects, in epoch seconds
 * @param isUrgent whether it comes in quiet hours, too
 */
export function newsMessage(
  target: Target,
  key: string,
  rows: readonly Reminder[],
  { now, corrects, isUrgent }: NewsTiming,
  render: (at: number) => Rendered,
): Outgoing | undefined {
  const known = rows.find((row) => row.key === key && row.postAt * 1000 > now + NEAR * 1000);
  const postAt = known?.postAt ?? (isUrgent ? soonAt(now) : noticeTime(target, now, corrects));
  if (postAt - now / 1000 > HAND_OVER) return undefined;
  return messageTo(target, key, postAt, () => render(postAt * 1000));
}

/**
 * News that was handed over counts as told, so nothing asks for it any more. It stays wanted, in its own words, until it
 * comes.
 * @param fresh the news that is to be told, perhaps again
 */
export function heldNews(
  { conversation }: Target,
  rows: readonly Reminder[],
  fresh: Outgoing | undefined,
  isMeant: (row: Reminder) => boolean,
): Outgoing[] {
  const held = rows.filter(
    (row) => row.state === 'held' && isNotice(row) && isMeant(row) && row.key !== fresh?.key,
  );
  return [...held.map((row) => ({ ...row, conversation, blocks: [] })), ...(fresh ? [fresh] : [])];
}

/**
 * When a notice comes, in epoch seconds: soon, on a whole minute, outside the quiet hours. A notice that
 * corrects a reminder comes right after that reminder, even in the quiet hours.
 */
function noticeTime({ settings }: Target, now: number, corrects: number | undefined): number {
  const soon = soonAt(now);
  if (corrects !== undefined) return Math.max(soon, corrects + 60);
  const quiet = quietAt(soon * 1000, settings);
  return quiet ? Math.ceil(quiet.to / 1000) : soon;
}
