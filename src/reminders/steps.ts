/** The messages that a pass is about, Slack as the timer that holds them, the steps that it may do with them, and how it finds these. */
import { createHash } from 'node:crypto';
import { refusedBy } from '../slack-refusals.ts';
import type { Pause, PauseCause, Reminder, Target, TargetKey } from '../store/store.ts';
import { mapInTurns } from '../turns.ts';

/** A rendered message, without a conversation. */
export interface Rendered {
  readonly text: string;
  readonly blocks: readonly object[];
}

/** A rendered reminder or notice for one target. */
export interface Outgoing extends Omit<Reminder, 'state' | 'scheduledId'> {
  readonly blocks: readonly object[];
  /** Keys of messages of the target in whose place it comes: it is not handed over as long as Slack may post one of them. */
  readonly replaces?: readonly string[] | undefined;
}

/**
 * A message that is rendered where it is needed: most are held already, and tens of thousands may wait for Slack's
 * rate.
 */
export const messageTo = (
  { workspace, target, conversation }: Target,
  key: string,
  postAt: number,
  render: () => Rendered,
  replaces?: readonly string[],
): Outgoing => ({
  ...{ key, workspace, target, conversation, postAt, replaces },
  get text() {
    return render().text;
  },
  get blocks() {
    return render().blocks;
  },
});

/** A message that Slack holds for later. */
export interface HeldMessage extends Pick<Reminder, 'conversation' | 'postAt' | 'text'> {
  readonly id: string;
}

/** One workspace's Slack as the timer of its reminders, independent of the Web API. */
export interface SlackTimer {
  /** Everything that Slack holds for later from this app. `pace` is called before each page. */
  list(pace: () => Promise<void>): Promise<HeldMessage[]>;
  /**
   * Hands a message over; resolves to Slack's id for it. Rejects with `DeliveryRefused` where the message may
   * not go to its conversation, and with `TimeIsPast`.
   */
  schedule(message: Outgoing): Promise<string>;
  /** Takes a message back; resolves also where Slack no longer has it. */
  cancel(held: HeldMessage): Promise<void>;
  /** Posts at once. Rejects like `schedule`. */
  post(message: Outgoing): Promise<void>;
  /** Tells a person something in the direct conversation. */
  tell(user: string, message: { text: string; blocks: readonly object[] }): Promise<void>;
}

/** Slack refuses all messages for a conversation until a person changes something there. */
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

  /** As it is kept. */
  get asKept(): PauseCause {
    const isWord = this.reason === 'other' && /^\w{1,60}$/.test(this.word);
    return { reason: this.reason, ...(isWord && { word: this.word }) };
  }

  /** Whether only the operator can do something about it, so that no other person is told. */
  get isForOperator(): boolean {
    return refusedBy(this.word) === 'app' || this.everywhere;
  }

  /** Whether the token is the cause, so that no conversation of the workspace can be reached. */
  get everywhere(): boolean {
    return isEverywhere(this.reason);
  }
}

/** Whether the token is the cause of a pause. */
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

/** Slack is reported to ignore deletions this many seconds before a message's time. */
export const FROZEN = 600;
/** Slack deletes nothing this many seconds before a message's time. */
export const UNDELETABLE = 60;
/** A message that is due in fewer seconds is posted directly: its time might be past when Slack gets it. */
export const NEAR = 90;

/**
 * Takes a message out of Slack. `row`: its row in the store, where there is one. `before`: the message that is
 * handed over in its place, right after it.
 */
export interface Cancel {
  readonly do: 'cancel';
  readonly held: HeldMessage;
  readonly row: Reminder | undefined;
  /**
   * `unwanted`: nothing wants it. `moved`: it is wanted for another time. `reworded`: it is wanted in other
   * words. `dropped`: Slack no longer lists it, and may hold it all the same.
   */
  readonly why: 'unwanted' | 'moved' | 'reworded' | 'dropped';
  readonly before?: Outgoing | undefined;
}

/** One thing for Slack to do. */
export type Step =
  | Cancel
  /**
   * Hand a message over for later. `wasHeld`: Slack held it for the same time and does not any more, so it may
   * have posted it. `inDoubt`: it was about to be handed over before.
   */
  | { readonly do: 'schedule'; readonly message: Outgoing; readonly wasHeld?: true; readonly inDoubt?: true }
  /** Post a message now. `again`: it was being posted before, and may have been. */
  | { readonly do: 'post'; readonly message: Outgoing; readonly again: boolean };

/**
 * The message that a step hands over, or the one that is handed over right after it. Undefined where a message is
 * taken back for good.
 */
export const handedOver = (step: Step): Outgoing | undefined =>
  step.do === 'cancel' ? step.before : step.message;

/** Whether a step takes back a message that another one replaces. */
export const isFirstHalf = (step: Step): boolean => step.do === 'cancel' && step.before !== undefined;

/** Names a message of a workspace. */
export const messageName = ({
  workspace,
  target,
  key,
}: Pick<Reminder, 'workspace' | 'target' | 'key'>): string => JSON.stringify([workspace, target, key]);

/** Names the message of a step; undefined where only Slack's list shows it. */
export function nameOfStep(step: Step): string | undefined {
  const about = step.do === 'cancel' ? step.row : step.message;
  return about && messageName(about);
}

/** Names a target of any workspace. */
export const targetName = ({ workspace, target }: TargetKey): string => `${workspace} ${target}`;

/**
 * Where a step may meet trouble: the target of the message it hands over, or the conversation from which it
 * takes a message back for good. A message that only Slack's list shows has no known target.
 */
export function placeOf(step: Step): string {
  if (step.do !== 'cancel') return targetName(step.message);
  return step.before ? targetName(step.before) : step.held.conversation;
}

/** The row that stands for a message. */
export function rowOf(message: Outgoing, state: Reminder['state'], scheduledId?: string): Reminder {
  const { key, workspace, target, conversation, postAt, text } = message;
  return { key, workspace, target, conversation, postAt, text, state, scheduledId };
}

/** Whether Slack holds or has posted the message of a row. */
export const isHandedOver = ({ state }: Reminder): boolean => state === 'held' || state === 'posted';

/** The first word of a notice's key. */
export const NOTICE = 'notice';
/** The first words of the key of a message about new runs. */
export const RUNS = `${NOTICE} runs`;
/** The first words of the key of a message about changed lessons. */
export const LESSON_NEWS = `${NOTICE} lessons`;
export const isNotice = ({ key }: Pick<Reminder, 'key'>): boolean => key.startsWith(`${NOTICE} `);

/** A short name for what a message tells: the same for the same. @param told plain JSON */
export const digestOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 24);

// The steps after which Slack holds the wanted messages: a pure comparison of these, of what the store says was
// handed over, and of what Slack says it holds. Whether none, some or all of the steps are done, the next
// comparison leads to the same end. That makes a crash harmless.

/** Whether messages that Slack holds must have the wanted words, or keep the words of their hand-over. */
export type Rewording = 'are-wanted' | 'stay';

/** What makes up the difference between what is wanted and what Slack holds. */
export interface Difference {
  /** Rows as they are after a crash, by what Slack holds and has posted. */
  readonly notes: readonly Reminder[];
  /** Rows for which there is no message any more. */
  readonly gone: readonly Reminder[];
  /**
   * Soonest first. A replacement follows at once after the message it replaces, so that Slack lacks none for long, nor
   * many at a time.
   */
  readonly steps: readonly Step[];
}

/** Steps that belong together, and the time by which they must be done, in epoch seconds. */
interface Work {
  readonly at: number;
  readonly steps: readonly Step[];
}

/**
 * Compares with turns for other work: where all courses of a university open at one hour, thirty thousand messages are wanted.
 * @param wanted every message that should come, with or without those that were posted
 * @param rows what the store says was handed over
 * @param held what Slack holds
 * @param now epoch seconds
 * @param words `stay`: a message held for the right time stays in any words, since the rows alone do not tell
 * whether it was posted
 */
export async function reconcile(
  wanted: readonly Outgoing[],
  rows: readonly Reminder[],
  held: readonly HeldMessage[],
  now: number,
  words: Rewording = 'are-wanted',
): Promise<Difference> {
  const slack = createMatcher(held);
  const asked = new Map(await mapInTurns(wanted, (message) => [messageName(message), message] as const));
  const verdicts = new Map(
    await mapInTurns(rows, (row): [string, Verdict] => {
      const [name, mine] = [messageName(row), slack.match(row)];
      const message = asked.get(name);
      return [name, mine ? judgeHeld(row, mine, message, { now, words }) : judgeMissing(row, message, now)];
    }),
  );
  const notes = [...verdicts.values()].flatMap(({ note }) => note ?? []);
  const works = new Map<string, Work>();
  await mapInTurns(asked, ([name, message]) => {
    const verdict = verdicts.get(name);
    if (verdict?.isSettled) return;
    const mine = slack.match(message);
    if (mine) notes.push(rowOf(message, 'held', mine.id));
    else works.set(name, workOf(message, now, verdict));
  });
  const superfluous = [...verdicts].flatMap(([name, { cancel }]) => {
    if (!cancel || works.has(name)) return [];
    // Slack turned out to hold the replacement, and the row stands for that by now.
    return cancel.before ? unwanted(cancel.held) : cancel;
  });
  // Only this app schedules with its token, so a message that nothing wants is left over from before.
  const strays = [...slack.unmatched()].filter(({ postAt }) => postAt - now > UNDELETABLE).map(unwanted);
  const alone = [...superfluous, ...strays].map((cancel) => ({ at: cancel.held.postAt, steps: [cancel] }));
  return {
    notes,
    gone: [...verdicts.values()].flatMap(({ gone }) => gone ?? []),
    steps: inOrder([...alone, ...works.values()]).flatMap(({ steps }) => steps),
  };
}

function workOf(message: Outgoing, now: number, { cancel, past }: Verdict = {}): Work {
  const step = handOver(message, now, past);
  if (!cancel) return { at: message.postAt, steps: [step] };
  return { at: Math.min(message.postAt, cancel.held.postAt), steps: [cancel, step] };
}

const unwanted = (held: HeldMessage): Cancel => ({ do: 'cancel', held, row: undefined, why: 'unwanted' });

/** What is to be done about a row and its message. */
interface Verdict {
  /** The row as it is by what Slack holds and has posted. */
  readonly note?: Reminder | undefined;
  /** The row, if there is no message any more. */
  readonly gone?: Reminder | undefined;
  readonly cancel?: Cancel | undefined;
  /** Nothing more is to be done. */
  readonly isSettled?: boolean;
  readonly past?: Past;
}

/** `was-held`: Slack held a message for the same time, and lists it no more. Else it may have been handed over, or posted. */
type Past = 'was-held' | 'intended' | 'posting' | undefined;

/** Judges a row whose message Slack holds. */
function judgeHeld(
  row: Reminder,
  mine: HeldMessage,
  message: Outgoing | undefined,
  { now, words }: { readonly now: number; readonly words: Rewording },
): Verdict {
  if (row.state === 'posted') return judgePosted(row, message);
  const { id, conversation, postAt } = mine;
  const isNoted = row.state === 'held' && row.scheduledId === id && row.conversation === conversation;
  // The row is no longer in doubt, even if the step has to wait.
  const sure: Reminder = { ...row, state: 'held', scheduledId: id, conversation };
  const note = isNoted ? undefined : sure;
  if (stays(row, mine, message, now, words)) return { note, isSettled: true };
  const isSamePlace = message?.postAt === postAt && message.conversation === conversation;
  const why = message === undefined ? 'unwanted' : isSamePlace ? 'reworded' : 'moved';
  return { note, cancel: { do: 'cancel', held: mine, row: sure, why, before: message } };
}

/** A notice that was posted and that nothing wants any more: the same change is told again if it comes again. */
const judgePosted = (row: Reminder, message: Outgoing | undefined): Verdict => ({
  gone: isNotice(row) && !message ? row : undefined,
  isSettled: true,
});

function stays(
  row: Reminder,
  mine: HeldMessage,
  message: Outgoing | undefined,
  now: number,
  words: Rewording,
): boolean {
  const left = mine.postAt - now;
  // Under the id that a channel had before, Slack may not post it.
  if (message && message.conversation !== mine.conversation) return left <= UNDELETABLE;
  // A notice tells what has already happened. Any message counts as posted in its last minutes.
  if (isNotice(row) || left <= FROZEN) return true;
  return message?.postAt === mine.postAt && (words === 'stay' || saySame(message.text, row.text));
}

/** Judges a row for which Slack holds nothing. */
function judgeMissing(row: Reminder, message: Outgoing | undefined, now: number): Verdict {
  if (row.state === 'posted') return judgePosted(row, message);
  const { state, scheduledId: id, conversation, postAt, text } = row;
  const left = postAt - now;
  // In its last minute Slack deletes no message, so it has posted this one, unless it was being taken back.
  if (state === 'held' && id !== undefined && left <= UNDELETABLE)
    return { note: { ...row, state: 'posted', scheduledId: undefined }, isSettled: true };
  // It was never handed over, was deleted by a person, or was perhaps posted. If it is wanted, once more is
  // better than never.
  if (!message) return { gone: row, isSettled: true };
  if (state !== 'held') return { past: state };
  // Slack's list may lack a message that Slack holds all the same. Taking it back first leaves exactly one.
  const held = id !== undefined && left > FROZEN && { id, conversation, postAt, text };
  // A row without the id was being taken back, so Slack has not necessarily posted the message at its time.
  const wasHeld = (id !== undefined || left >= NEAR) && postAt === message.postAt;
  return {
    cancel: held ? { do: 'cancel', held, row, why: 'dropped', before: message } : undefined,
    past: wasHeld ? 'was-held' : undefined,
  };
}

function handOver(message: Outgoing, now: number, past: Past): Step {
  // Slack must then say whether the message's time has come: our clock may be behind.
  if (past === 'was-held') return { do: 'schedule', message, wasHeld: true };
  if (message.postAt - now < NEAR) return { do: 'post', message, again: past === 'posting' };
  return { do: 'schedule', message, ...(past && { inDoubt: true }) };
}

/**
 * Soonest first. Slack takes at most thirty messages for five minutes of a channel. So where messages of a
 * target move, all of these are taken back before any message is handed over there.
 */
function inOrder(works: readonly Work[]): Work[] {
  const moving = new Set(
    works.flatMap(({ steps: [first] }) => (isMove(first) ? targetName(first.before) : [])),
  );
  const byPlace = Map.groupBy(works, ({ steps: [first] }) => {
    const place = first && placeOf(first);
    return place !== undefined && moving.has(place) ? place : undefined;
  });
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

/** Finds what Slack holds for a row or a message, each held message once. */
function createMatcher(held: readonly HeldMessage[]) {
  const byId = new Map(held.map((message) => [message.id, message]));
  const slotOf = ({ conversation, postAt }: Pick<HeldMessage, 'conversation' | 'postAt'>) =>
    `${conversation} ${postAt}`;
  const bySlot = Map.groupBy(held, slotOf);
  return {
    /** By Slack's id; without one by place, time and words. */
    match: (sought: Omit<Outgoing, 'blocks'> & Pick<Partial<Reminder>, 'scheduledId'>) => {
      const found =
        sought.scheduledId === undefined
          ? bySlot.get(slotOf(sought))?.find((one) => byId.has(one.id) && saySame(one.text, sought.text))
          : byId.get(sought.scheduledId);
      if (found) byId.delete(found.id);
      return found;
    },
    unmatched: () => byId.values(),
  };
}

/** Slack may give a text back with its entities decoded or its white space folded. */
const saySame = (one: string, other: string): boolean => one === other || plain(one) === plain(other);

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
