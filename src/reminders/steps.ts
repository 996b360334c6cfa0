/** Messages for later: those that are wanted, and those that Slack holds. */

import type { ReminderEvent, ReminderMetrics } from '../ops/metrics.ts';
import type { Pause, Reminder, TargetKey } from '../store/store.ts';

/** A message for one target, rendered. */
export interface Outgoing {
  /** Unique for its target. */
  readonly key: string;
  readonly workspace: string;
  readonly target: string;
  readonly conversation: string;
  /** Epoch seconds. */
  readonly postAt: number;
  readonly text: string;
  readonly blocks: readonly object[];
}

/** A message that Slack holds for later. */
export interface Held {
  readonly id: string;
  readonly conversation: string;
  /** Epoch seconds. */
  readonly postAt: number;
  readonly text: string;
}

// Slack as the timer: the calls that reminders need, independent of its Web API.

/** One workspace's Slack. */
export interface Timer {
  /** Everything that Slack holds for later from this app. `pace` is called before each page. */
  list(pace: () => Promise<void>): Promise<Held[]>;
  /**
   * Hands a message over; resolves to Slack's id for it. Rejects with `DeliveryRefused` where the message may
   * not go to its conversation, and with `TimeIsPast`.
   */
  schedule(message: Outgoing): Promise<string>;
  /** Takes a message back; resolves also where Slack no longer has it. */
  cancel(held: Held): Promise<void>;
  /** Posts at once. Rejects like `schedule`. */
  post(message: Outgoing): Promise<void>;
  /** Finds out whether a conversation can be posted to, without posting. Rejects like `schedule`. */
  probe(conversation: string, now: number): Promise<void>;
  /** Tells a person something in the direct conversation. */
  tell(user: string, message: { text: string; blocks: readonly object[] }): Promise<void>;
}

/** Slack won't take a message for a conversation, and won't until somebody does something about it. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
  readonly reason: Pause['reason'];
  /** Slack's own word for it. */
  readonly word: string;
  constructor(reason: Pause['reason'], word: string = reason) {
    super(`Slack refuses delivery: ${reason}`);
    this.reason = reason;
    this.word = word;
  }

  /** Whether no conversation of the workspace can be reached: the token is the cause. */
  get everywhere(): boolean {
    return isEverywhere(this.reason);
  }
}

/** Whether the token is the cause. */
export function isEverywhere(reason: Pause['reason']): boolean {
  return reason === 'token_revoked' || reason === 'account_inactive';
}

/** By Slack's clock the time of a message has come, or is past. */
export class TimeIsPast extends Error {
  override readonly name = 'TimeIsPast';
}

/** Slack did not answer in time: it may have done what it was asked, or not. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

// The steps that a pass may have to do, and the names and limits that belong to them.

/**
 * In seconds before a message's time. Slack can't delete in the last minute, and is reported to ignore
 * deletions in the last few minutes.
 */
export const FROZEN = 600;
export const UNDELETABLE = 60;
/**
 * A message that is due sooner, in seconds, is posted directly: its time might be past when Slack gets it.
 */
export const NEAR = 90;

/**
 * Why a message is taken back. `unwanted`: nothing wants it. `moved`: it is wanted for another time.
 * `reworded`: it is wanted in other words. `gone`: Slack no longer lists it, and may hold it all the same.
 */
export type Why = 'unwanted' | 'moved' | 'reworded' | 'gone';

/** One thing to do. `row` is the store's row before it is done. */
export type Step =
  /** Note that Slack holds it: a crash came between Slack's yes and our note. */
  | { readonly do: 'adopt'; readonly row: Reminder; readonly id: string }
  /** Note that its time has come while Slack held it. */
  | { readonly do: 'rung'; readonly row: Reminder }
  /** Forget a row that stands for nothing any more. */
  | { readonly do: 'drop'; readonly row: Reminder }
  /** Have Slack delete it. `before`: the message that is handed over in its place, right after it. */
  | {
      readonly do: 'cancel';
      readonly held: Held;
      readonly row: Reminder | undefined;
      readonly why: Why;
      readonly before?: Outgoing | undefined;
    }
  /**
   * Hand it over for later. `wasHeld`: Slack held it for the same time and does not any more, so it may have
   * posted it. `inDoubt`: it was about to be handed over before.
   */
  | {
      readonly do: 'schedule';
      readonly message: Outgoing;
      readonly wasHeld?: true;
      readonly inDoubt?: true;
    }
  /** Post it now. `again`: it was being posted before, and nobody knows whether it was. */
  | { readonly do: 'post'; readonly message: Outgoing; readonly again: boolean };

export type Cancel = Extract<Step, { do: 'cancel' }>;

/**
 * The message that a step hands over, or the one that is handed over right after it. Undefined for a note,
 * and for a message that is taken back for good.
 */
export function handedOver(step: Step): Outgoing | undefined {
  if (step.do === 'cancel') return step.before;
  return 'message' in step ? step.message : undefined;
}

/** Names a message of a workspace. */
export const nameOf = ({ workspace, target, key }: Pick<Reminder, 'workspace' | 'target' | 'key'>): string =>
  JSON.stringify([workspace, target, key]);

/** Names a target of any workspace. */
export const targetNameOf = ({ workspace, target }: TargetKey): string => `${workspace} ${target}`;

/**
 * Where trouble with a step is remembered: at the target of the message it hands over, or at the conversation
 * from which it takes a message back for good. A message that only Slack's list shows has no known target.
 * Undefined for a note.
 */
export function troubledAt(step: Step): string | undefined {
  const of = handedOver(step);
  if (of !== undefined) return targetNameOf(of);
  return step.do === 'cancel' ? step.held.conversation : undefined;
}

/** The place of a step, if it is one of `places`. */
export function placeAmong(places: ReadonlySet<string>, step: Step | undefined): string | undefined {
  const place = step && troubledAt(step);
  return place !== undefined && places.has(place) ? place : undefined;
}

/** The row that stands for a message. */
export function rowOf(message: Outgoing, state: Reminder['state'], scheduledId?: string): Reminder {
  const { key, workspace, target, conversation, postAt, text } = message;
  return { key, workspace, target, conversation, postAt, text, state, scheduledId };
}

/**
 * The first word of a notice's key. Notices tell what has already happened, so they are not taken back when
 * nothing wants them any more.
 */
export const NOTICE = 'notice';
export const isNotice = ({ key }: Pick<Reminder, 'key'>): boolean => key.startsWith(`${NOTICE} `);

// The order in which Slack is to do what a comparison came to.

/** Steps that belong together, and the time by which they must be done, in epoch seconds. */
export interface Work {
  readonly at: number;
  readonly steps: readonly Step[];
}

/**
 * Soonest first. Slack takes at most thirty messages for five minutes of a channel. So where messages of a
 * target move, all of these are taken back before any message is handed over there.
 */
export function inOrder(works: readonly Work[]): Work[] {
  const places = new Set(
    works.flatMap(({ steps: [first] }) => (isMove(first) ? targetNameOf(first.before) : [])),
  );
  const byPlace = Map.groupBy(works, ({ steps: [first] }) => placeAmong(places, first));
  const together = [...byPlace].flatMap(([place, some]) =>
    place === undefined ? some : asOne(soonestFirst(some)),
  );
  return soonestFirst(together);
}

const soonestFirst = (works: readonly Work[]): Work[] => works.toSorted((a, b) => a.at - b.at);

function asOne(works: readonly Work[]): Work {
  const steps = works.flatMap((work) => work.steps);
  const { first = [], rest = [] } = Object.groupBy(steps, (step) => (isMove(step) ? 'first' : 'rest'));
  return { at: works[0]?.at ?? 0, steps: [...first, ...rest] };
}

const isMove = (step: Step | undefined): step is Cancel & { readonly before: Outgoing } =>
  step?.do === 'cancel' && step.why === 'moved' && step.before !== undefined;

// Counts what becomes of reminders and notices.

/** A message handed over at most this many seconds after its time is not late: passes take a moment. */
const LATE = 60;

/** Counts something that happened to a message. */
export function countReminder(
  metrics: ReminderMetrics,
  message: Pick<Outgoing, 'key'>,
  event: ReminderEvent,
): void {
  metrics.reminder(isNotice(message) ? 'notice' : 'ring', event);
}

/** The event that Slack has taken a message. @param now epoch milliseconds */
export function handOverEvent(
  how: 'scheduled' | 'posted',
  { postAt }: Pick<Outgoing, 'postAt'>,
  now: number,
): ReminderEvent {
  return { is: 'handed-over', how, late: now / 1000 - postAt > LATE };
}

// Finds what Slack holds for a row or a message. Each held message is found only once.

type Sought = Omit<Outgoing, 'blocks'> & { readonly scheduledId?: string | undefined };

/** The messages that Slack holds and that nothing has claimed yet. */
interface Unclaimed {
  /**
   * Finds what Slack holds for a row or message, and takes it out: by id, or without one by place, time and
   * words.
   */
  claim(sought: Sought): Held | undefined;
  left(): Iterable<Held>;
}

export function createUnclaimed(held: readonly Held[]): Unclaimed {
  const byId = new Map(held.map((message) => [message.id, message]));
  const bySlot = Map.groupBy(held, slotOf);
  return {
    claim: (sought) => {
      const found =
        sought.scheduledId === undefined
          ? bySlot.get(slotOf(sought))?.find((one) => byId.has(one.id) && saySame(one.text, sought.text))
          : byId.get(sought.scheduledId);
      if (found) byId.delete(found.id);
      return found;
    },
    left: () => byId.values(),
  };
}

const slotOf = ({ conversation, postAt }: Pick<Held, 'conversation' | 'postAt'>): string =>
  `${conversation} ${postAt}`;

/** Slack may give a text back with its entities decoded or its white space folded. */
export const saySame = (one: string, other: string): boolean => one === other || plain(one) === plain(other);

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
