/**
 * What has to be done so that Slack holds what is wanted: a pure comparison of the wanted messages, of what the
 * store says was handed over, and of what Slack says it holds. Doing nothing of it, some of it or all of it and
 * then comparing again leads to the same end: that is what makes a crash harmless.
 */
import type { Ring } from '../store/store.ts';
import type { Held, Outgoing } from './messages.ts';
import { createUnclaimed, saySame } from './unclaimed.ts';

/** What a comparison does about words: they are to be those that are wanted, or they stay as they were handed over. */
export type Words = 'are-wanted' | 'stay';

/** Slack can't delete in the last minute, and is reported to ignore deletions in the last few. */
export const FROZEN = 600;
const UNDELETABLE = 60;
/** Nearer than this, in seconds, a message is posted directly: it might be past when Slack gets it. */
export const NEAR = 90;

/** One thing to do. `row` is what the store says of it before. */
export type Step =
  /** Note that Slack holds it: a crash came between Slack's yes and our note. */
  | { readonly do: 'adopt'; readonly row: Ring; readonly id: string }
  /** Note that its time has come while Slack held it. */
  | { readonly do: 'rung'; readonly row: Ring }
  /** Forget a row that stands for nothing any more. */
  | { readonly do: 'drop'; readonly row: Ring }
  /** Have Slack delete it, then forget the row. */
  | { readonly do: 'cancel'; readonly held: Held; readonly row: Ring | undefined }
  /**
   * Hand it over for later. `wasHeld`: for the same time, and is not any more; Slack may have posted it. `inDoubt`: it was
   * about to be handed over before.
   */
  | {
      readonly do: 'schedule';
      readonly message: Outgoing;
      readonly wasHeld?: true;
      readonly inDoubt?: true;
    }
  /** Post it now. `again`: it was being posted before, and nobody knows whether it was. */
  | { readonly do: 'post'; readonly message: Outgoing; readonly again: boolean };

/**
 * @param wanted every message that should come, those that have rung included or not
 * @param rows what the store says was handed over
 * @param held what Slack holds
 * @param now epoch seconds
 * @param words `stay`: what is held for the right time stands, whatever it says: nobody knows whether it was posted
 * @returns steps in the order in which they are to be done: notes, deletions, then new messages, soonest first
 */
export function reconcile(
  wanted: readonly Outgoing[],
  rows: readonly Ring[],
  held: readonly Held[],
  now: number,
  words: Words = 'are-wanted',
): Step[] {
  const unclaimed = createUnclaimed(held);
  const wantedByName = new Map(wanted.map((message) => [nameOf(message), message]));
  const [settled, gone, open] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const names = { settled, gone, open };
  const steps: Step[] = [];
  for (const row of rows) {
    const name = nameOf(row);
    const verdict = judge(row, unclaimed.claim(row), wantedByName.get(name), { now, words });
    steps.push(...verdict.steps);
    names[verdict.is].add(name);
  }
  const unsettled: Outgoing[] = [];
  for (const [name, message] of wantedByName) {
    if (settled.has(name)) continue;
    const mine = unclaimed.claim(message);
    if (mine) steps.push({ do: 'adopt', row: rowOf(message, 'intended'), id: mine.id });
    else unsettled.push(message);
  }
  // Only this app schedules with its token: what nobody wants is left over from before.
  for (const stray of unclaimed.left()) {
    if (stray.postAt - now > UNDELETABLE) steps.push({ do: 'cancel', held: stray, row: undefined });
  }
  return [...steps, ...fresh(unsettled, gone, rows, now)];
}

/** Names a message of a workspace. */
export const nameOf = ({ workspace, target, key }: Pick<Ring, 'workspace' | 'target' | 'key'>): string =>
  JSON.stringify([workspace, target, key]);

/** The row that stands for a message. */
export function rowOf(message: Outgoing, state: Ring['state'], scheduledId?: string): Ring {
  const { key, workspace, target, conversation, postAt, text } = message;
  return { key, workspace, target, conversation, postAt, text, state, scheduledId };
}

interface Verdict {
  readonly steps: readonly Step[];
  /** `settled`: nothing more is to be done for this key. `gone`: Slack held it for the same time, and lists it no more. */
  readonly is: 'settled' | 'gone' | 'open';
}

const done = (...steps: Step[]): Verdict => ({ steps, is: 'settled' });
const open = (...steps: Step[]): Verdict => ({ steps, is: 'open' });

function judge(
  row: Ring,
  mine: Held | undefined,
  message: Outgoing | undefined,
  { now, words }: { readonly now: number; readonly words: Words },
): Verdict {
  // A notice that nothing wants any more has been told: should the same change come again, it is told again.
  if (row.state === 'rung') return isNotice(row) && !message ? done({ do: 'drop', row }) : done();
  if (!mine) return judgeAbsent(row, message, now);
  const note = noteOf(row, mine);
  const asWanted = message?.postAt === mine.postAt && (words === 'stay' || saySame(message.text, row.text));
  if (asWanted) return done(...note);
  // A notice stands once it has been handed over; any message counts as rung in its last minutes.
  if (isNotice(row) || mine.postAt - now <= FROZEN) return done(...note);
  return open({ do: 'cancel', held: mine, row });
}

/** That Slack holds it, where the row does not say so yet. */
function noteOf(row: Ring, { id }: Held): Step[] {
  return row.state === 'held' && row.scheduledId === id ? [] : [{ do: 'adopt', row, id }];
}

/** Notices tell what has already happened: they are not taken back when nothing wants them any more. */
export const NOTICE = 'notice';
export const isNotice = ({ key }: Pick<Ring, 'key'>): boolean => key.startsWith(`${NOTICE} `);

/** A row of which Slack holds nothing. */
function judgeAbsent(row: Ring, message: Outgoing | undefined, now: number): Verdict {
  // In its last minute nothing can be taken out of Slack: what is gone has been posted.
  if (row.state === 'held' && row.postAt <= now + UNDELETABLE) return done({ do: 'rung', row });
  // Never handed over, taken out of Slack by somebody, or perhaps posted: once more is better than never.
  if (!message) return done({ do: 'drop', row });
  // A listing may lack what Slack holds all the same: to take it back first leaves exactly one.
  const { state, scheduledId: id, conversation, postAt, text } = row;
  const mayBeHeld = state === 'held' && id !== undefined && postAt - now > FROZEN;
  const steps: Step[] = mayBeHeld ? [{ do: 'cancel', held: { id, conversation, postAt, text }, row }] : [];
  return { steps, is: state === 'held' && postAt === message.postAt ? 'gone' : 'open' };
}

function fresh(
  wanted: readonly Outgoing[],
  gone: ReadonlySet<string>,
  rows: readonly Ring[],
  now: number,
): Step[] {
  const doubtful = rows.filter(({ state }) => state === 'posting' || state === 'intended');
  const states = new Map(doubtful.map((row) => [nameOf(row), row.state]));
  return wanted
    .toSorted((a, b) => a.postAt - b.postAt)
    .map((message) => {
      const name = nameOf(message);
      const state = states.get(name);
      // Whether its time has come is then Slack's to say: our clock may be behind.
      if (gone.has(name)) return { do: 'schedule', message, wasHeld: true };
      if (message.postAt - now < NEAR) return { do: 'post', message, again: state === 'posting' };
      return { do: 'schedule', message, ...(state && { inDoubt: true }) };
    });
}
