/**
 * Finds the steps after which Slack holds the wanted messages: a pure comparison of these, of what the store
 * says was handed over, and of what Slack says it holds. Whether none, some or all of the steps are done, the
 * next comparison leads to the same end. That makes a crash harmless.
 */
import type { Reminder } from '../store/store.ts';
import {
  type Cancel,
  FROZEN,
  type HeldMessage,
  isNotice,
  messageName,
  NEAR,
  type Outgoing,
  placeOf,
  rowOf,
  type Step,
  targetName,
  UNDELETABLE,
} from './steps.ts';

/** Whether messages that Slack holds must have the wanted words, or keep the words of their hand-over. */
export type Words = 'are-wanted' | 'stay';

/** Steps that belong together, and the time by which they must be done, in epoch seconds. */
interface Work {
  readonly at: number;
  readonly steps: readonly Step[];
}

/**
 * @param wanted every message that should come, with or without those that were posted
 * @param rows what the store says was handed over
 * @param held what Slack holds
 * @param now epoch seconds
 * @param words `stay`: a message held for the right time stays in any words, since the rows alone do not tell
 * whether it was posted
 * @returns the steps in their order: notes, then what Slack is to do, soonest first. A replacement follows at
 * once after the message it replaces, so that Slack lacks none for long, nor many at a time.
 */
export function reconcile(
  wanted: readonly Outgoing[],
  rows: readonly Reminder[],
  held: readonly HeldMessage[],
  now: number,
  words: Words = 'are-wanted',
): Step[] {
  const slack = createMatcher(held);
  /** Wanted messages for which something is still to be done. */
  const open = new Map(wanted.map((message) => [messageName(message), message]));
  const cancels = new Map<string, Cancel>();
  const pasts = new Map<string, Past>();
  const notes: Step[] = [];
  for (const row of rows) {
    const name = messageName(row);
    const message = open.get(name);
    const mine = slack.match(row);
    const verdict = mine ? judgeHeld(row, mine, message, { now, words }) : judgeMissing(row, message, now);
    notes.push(...verdict.notes);
    if (verdict.isSettled) open.delete(name);
    if (verdict.cancel) cancels.set(name, verdict.cancel);
    pasts.set(name, verdict.wasHeld ? 'was-held' : row.state);
  }
  for (const [name, message] of open) {
    const mine = slack.match(message);
    if (!mine) continue;
    notes.push({ do: 'adopt', row: rowOf(message, 'intended'), id: mine.id });
    open.delete(name);
  }
  const works = Array.from(open, ([name, message]): Work => {
    const step = handOver(message, now, pasts.get(name));
    const cancel = cancels.get(name);
    if (!cancel) return { at: message.postAt, steps: [step] };
    return { at: Math.min(message.postAt, cancel.held.postAt), steps: [cancel, step] };
  });
  const superfluous = [...cancels].flatMap(([name, cancel]) => {
    if (open.has(name)) return [];
    // Slack turned out to hold the replacement, and the row stands for that by now.
    return cancel.before ? unwanted(cancel.held) : cancel;
  });
  // Only this app schedules with its token, so a message that nothing wants is left over from before.
  const strays = [...slack.unmatched()].filter(({ postAt }) => postAt - now > UNDELETABLE).map(unwanted);
  const alone = [...superfluous, ...strays].map((cancel) => ({ at: cancel.held.postAt, steps: [cancel] }));
  return [...notes, ...inOrder([...alone, ...works]).flatMap(({ steps }) => steps)];
}

const unwanted = (held: HeldMessage): Cancel => ({ do: 'cancel', held, row: undefined, why: 'unwanted' });

/** What is to be done about a row and its message. */
interface Verdict {
  readonly notes: readonly Step[];
  readonly cancel?: Cancel | undefined;
  /** Nothing more is to be done. */
  readonly isSettled?: boolean;
  /** Slack held the message for the same time, and lists it no more. */
  readonly wasHeld?: boolean;
}

/** Judges a row whose message Slack holds. */
function judgeHeld(
  row: Reminder,
  mine: HeldMessage,
  message: Outgoing | undefined,
  { now, words }: { readonly now: number; readonly words: Words },
): Verdict {
  if (row.state === 'rung') return judgePosted(row, message);
  const { id, conversation, postAt } = mine;
  const isNoted = row.state === 'held' && row.scheduledId === id && row.conversation === conversation;
  const notes: Step[] = isNoted ? [] : [{ do: 'adopt', row: { ...row, conversation }, id }];
  if (stays(row, mine, message, now, words)) return { notes, isSettled: true };
  const isSamePlace = message?.postAt === postAt && message.conversation === conversation;
  const why = message === undefined ? 'unwanted' : isSamePlace ? 'reworded' : 'moved';
  // The row is no longer in doubt, even if the step has to wait.
  const sure: Reminder = { ...row, state: 'held', scheduledId: id, conversation };
  return { notes, cancel: { do: 'cancel', held: mine, row: sure, why, before: message } };
}

/** A notice that was posted and that nothing wants any more: the same change is told again if it comes again. */
function judgePosted(row: Reminder, message: Outgoing | undefined): Verdict {
  return { notes: isNotice(row) && !message ? [{ do: 'drop', row }] : [], isSettled: true };
}

function stays(
  row: Reminder,
  mine: HeldMessage,
  message: Outgoing | undefined,
  now: number,
  words: Words,
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
  if (row.state === 'rung') return judgePosted(row, message);
  const { state, scheduledId: id, conversation, postAt, text } = row;
  const left = postAt - now;
  // In its last minute Slack deletes no message, so it has posted this one, unless it was being taken back.
  if (state === 'held' && id !== undefined && left <= UNDELETABLE)
    return { notes: [{ do: 'rung', row }], isSettled: true };
  // It was never handed over, was deleted by a person, or was perhaps posted. If it is wanted, once more is
  // better than never.
  if (!message) return { notes: [{ do: 'drop', row }], isSettled: true };
  // Slack's list may lack a message that Slack holds all the same. Taking it back first leaves exactly one.
  const held = state === 'held' && id !== undefined && left > FROZEN && { id, conversation, postAt, text };
  // A row without the id was being taken back, so Slack has not necessarily posted the message at its time.
  const wasHeld = state === 'held' && (id !== undefined || left >= NEAR) && postAt === message.postAt;
  return {
    notes: [],
    cancel: held ? { do: 'cancel', held, row, why: 'dropped', before: message } : undefined,
    wasHeld,
  };
}

/** The state of a message's row. `was-held`: Slack held the message for the same time. */
type Past = Reminder['state'] | 'was-held' | undefined;

function handOver(message: Outgoing, now: number, past: Past): Step {
  // Slack must then say whether the message's time has come: our clock may be behind.
  if (past === 'was-held') return { do: 'schedule', message, wasHeld: true };
  if (message.postAt - now < NEAR) return { do: 'post', message, again: past === 'posting' };
  const isDoubtful = past === 'posting' || past === 'intended';
  return { do: 'schedule', message, ...(isDoubtful && { inDoubt: true }) };
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
