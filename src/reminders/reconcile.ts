/**
 * Finds the steps after which Slack holds what is wanted: a pure comparison of the wanted messages, of what
 * the store says was handed over, and of what Slack says it holds. Whether none, some or all of the steps are
 * done, the next comparison leads to the same end. That makes a crash harmless.
 */
import type { Reminder } from '../store/store.ts';
import type { Held, Outgoing } from './steps.ts';
import {
  type Cancel,
  createUnclaimed,
  FROZEN,
  inOrder,
  isNotice,
  NEAR,
  nameOf,
  rowOf,
  type Step,
  saySame,
  UNDELETABLE,
  type Why,
  type Work,
} from './steps.ts';

/** Whether messages that Slack holds must have the wanted words, or keep the words of their hand-over. */
export type Words = 'are-wanted' | 'stay';

/**
 * @param wanted every message that should come, with or without those that have rung
 * @param rows what the store says was handed over
 * @param held what Slack holds
 * @param now epoch seconds
 * @param words `stay`: a message held for the right time stands, whatever it says: nobody knows whether it
 * was posted
 * @returns the steps in their order: notes, then what Slack is to do, soonest first. A replacement follows at
 * once after the message it replaces, so that Slack lacks none for long, nor many at a time.
 */
export function reconcile(
  wanted: readonly Outgoing[],
  rows: readonly Reminder[],
  held: readonly Held[],
  now: number,
  words: Words = 'are-wanted',
): Step[] {
  const unclaimed = createUnclaimed(held);
  const wantedByName = new Map(wanted.map((message) => [nameOf(message), message]));
  const [settled, gone, open] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const names = { settled, gone, open };
  const notes: Step[] = [];
  const back = new Map<string, Cancel>();
  for (const row of rows) {
    const name = nameOf(row);
    const verdict = judge(row, unclaimed.claim(row), wantedByName.get(name), { now, words });
    notes.push(...verdict.notes);
    if (verdict.back) back.set(name, verdict.back);
    names[verdict.is].add(name);
  }
  const unsettled = new Map<string, Outgoing>();
  for (const [name, message] of wantedByName) {
    if (settled.has(name)) continue;
    const mine = unclaimed.claim(message);
    if (mine) notes.push({ do: 'adopt', row: rowOf(message, 'intended'), id: mine.id });
    else unsettled.set(name, message);
  }
  const works = [
    ...superfluous(back, unsettled, unclaimed.left(), now),
    ...fresh(unsettled, { gone, back, rows, now }),
  ];
  return [...notes, ...inOrder(works).flatMap(({ steps }) => steps)];
}

interface Verdict {
  readonly notes: readonly Step[];
  readonly back?: Cancel | undefined;
  /**
   * `settled`: nothing more is to be done for this key. `gone`: Slack held the message for the same time, and
   * lists it no more.
   */
  readonly is: 'settled' | 'gone' | 'open';
}

const done = (...notes: Step[]): Verdict => ({ notes, is: 'settled' });

function judge(row: Reminder, mine: Held | undefined, message: Outgoing | undefined, when: When): Verdict {
  // A notice that has rung and that nothing wants any more has been told. Should the same change come again,
  // it is told again.
  if (row.state === 'rung') return isNotice(row) && !message ? done({ do: 'drop', row }) : done();
  if (!mine) return judgeAbsent(row, message, when.now);
  const note = noteOf(row, mine);
  if (stays(row, mine, message, when)) return done(...note);
  // The row is no longer in doubt, even if the step has to wait.
  const sure: Reminder = { ...row, state: 'held', scheduledId: mine.id, conversation: mine.conversation };
  const why = whyOf(mine, message);
  const back: Cancel = { do: 'cancel', held: mine, row: sure, why, before: message };
  return { notes: note, back, is: 'open' };
}

interface When {
  /** Epoch seconds. */
  readonly now: number;
  readonly words: Words;
}

/** Whether what Slack holds stays with Slack. */
function stays(row: Reminder, mine: Held, message: Outgoing | undefined, { now, words }: When): boolean {
  const left = mine.postAt - now;
  // Under the id that a channel had before, Slack may not post it.
  if (message && message.conversation !== mine.conversation) return left <= UNDELETABLE;
  // A notice stays once it has been handed over. Any message counts as rung in its last minutes.
  if (isNotice(row) || left <= FROZEN) return true;
  return message?.postAt === mine.postAt && (words === 'stay' || saySame(message.text, row.text));
}

function whyOf({ postAt, conversation }: Held, message: Outgoing | undefined): Why {
  if (message === undefined) return 'unwanted';
  return message.postAt === postAt && message.conversation === conversation ? 'reworded' : 'moved';
}

/** The step that notes that Slack holds the message, and where, if the row does not say so yet. */
function noteOf(row: Reminder, { id, conversation }: Held): Step[] {
  const isNoted = row.state === 'held' && row.scheduledId === id && row.conversation === conversation;
  return isNoted ? [] : [{ do: 'adopt', row: { ...row, conversation }, id }];
}

/** Judges a row for which Slack holds nothing. */
function judgeAbsent(row: Reminder, message: Outgoing | undefined, now: number): Verdict {
  // In its last minute a message can't be taken out of Slack. One that is gone has been posted, unless it was
  // being taken back to be sure.
  if (row.state === 'held' && row.scheduledId !== undefined && row.postAt <= now + UNDELETABLE)
    return done({ do: 'rung', row });
  // The message was never handed over, was taken out of Slack by somebody, or was perhaps posted. If it is
  // wanted, once more is better than never.
  if (!message) return done({ do: 'drop', row });
  // Slack's list may lack a message that Slack holds all the same. Taking the message back first leaves
  // exactly one.
  const { state, scheduledId: id, conversation, postAt, text } = row;
  const mayBeHeld = state === 'held' && id !== undefined && postAt - now > FROZEN;
  // A row without the id was being taken back, so Slack has not necessarily posted the message at its time.
  const wasHeld = state === 'held' && (id !== undefined || postAt - now >= NEAR);
  const held = mayBeHeld ? { id, conversation, postAt, text } : undefined;
  return {
    notes: [],
    back: held && { do: 'cancel', held, row, why: 'gone', before: message },
    is: wasHeld && postAt === message.postAt ? 'gone' : 'open',
  };
}

/** Messages that are taken back and that nothing replaces. */
function superfluous(
  back: ReadonlyMap<string, Cancel>,
  replaced: ReadonlyMap<string, Outgoing>,
  left: Iterable<Held>,
  now: number,
): Work[] {
  const alone = [...back].flatMap(([name, cancel]) => {
    if (replaced.has(name)) return [];
    // Slack turned out to hold the replacement, and the row stands for that by now.
    return cancel.before ? unwanted(cancel.held) : cancel;
  });
  // Only this app schedules with its token, so a message that nothing wants is left over from before.
  const strays = [...left].filter(({ postAt }) => postAt - now > UNDELETABLE).map(unwanted);
  return [...alone, ...strays].map((cancel) => ({ at: cancel.held.postAt, steps: [cancel] }));
}

const unwanted = (held: Held): Cancel => ({ do: 'cancel', held, row: undefined, why: 'unwanted' });

/** Messages that are to be handed over, each after the one it replaces. */
function fresh(
  wanted: ReadonlyMap<string, Outgoing>,
  known: {
    readonly gone: ReadonlySet<string>;
    readonly back: ReadonlyMap<string, Cancel>;
    readonly rows: readonly Reminder[];
    readonly now: number;
  },
): Work[] {
  const doubtful = known.rows.filter(({ state }) => state === 'posting' || state === 'intended');
  const states = new Map(doubtful.map((row) => [nameOf(row), row.state]));
  const handOver = (message: Outgoing, name: string): Step => {
    const state = states.get(name);
    // Slack must then say whether the message's time has come: our clock may be behind.
    if (known.gone.has(name)) return { do: 'schedule', message, wasHeld: true };
    if (message.postAt - known.now < NEAR) return { do: 'post', message, again: state === 'posting' };
    return { do: 'schedule', message, ...(state && { inDoubt: true }) };
  };
  return Array.from(wanted, ([name, message]): Work => {
    const cancel = known.back.get(name);
    const step = handOver(message, name);
    if (!cancel) return { at: message.postAt, steps: [step] };
    return { at: Math.min(message.postAt, cancel.held.postAt), steps: [cancel, step] };
  });
}
