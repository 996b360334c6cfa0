/**
 * What has to be done so that Slack holds what is wanted: a pure comparison of the wanted messages, of what the
 * store says was handed over, and of what Slack says it holds. Doing nothing of it, some of it or all of it and
 * then comparing again leads to the same end: that is what makes a crash harmless.
 */
import type { Ring } from '../store/store.ts';

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
  /** Hand it over for later. `wasHeld`: for the same time, and is not any more; Slack may have posted it. */
  | { readonly do: 'schedule'; readonly message: Outgoing; readonly wasHeld?: true }
  /** Post it now. `again`: it was being posted before, and nobody knows whether it was. */
  | { readonly do: 'post'; readonly message: Outgoing; readonly again: boolean };

/**
 * @param wanted every message that should come, those that have rung included or not
 * @param rows what the store says was handed over
 * @param held what Slack holds
 * @param now epoch seconds
 * @returns steps in the order in which they are to be done: notes, deletions, then new messages, soonest first
 */
export function reconcile(
  wanted: readonly Outgoing[],
  rows: readonly Ring[],
  held: readonly Held[],
  now: number,
): Step[] {
  const unclaimed = createUnclaimed(held);
  const wantedByName = new Map(wanted.map((message) => [nameOf(message), message]));
  const [settled, gone, open] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const names = { settled, gone, open };
  const steps: Step[] = [];
  for (const row of rows) {
    const name = nameOf(row);
    const verdict = judge(row, unclaimed.claim(row), wantedByName.get(name), now);
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
  const posting = new Set(rows.filter(({ state }) => state === 'posting').map(nameOf));
  return [...steps, ...fresh(unsettled, gone, posting, now)];
}

/** Names a message of a workspace. */
export const nameOf = ({ workspace, target, key }: Pick<Ring, 'workspace' | 'target' | 'key'>): string =>
  JSON.stringify([workspace, target, key]);

/** The row that stands for a message. */
export function rowOf(message: Outgoing, state: Ring['state'], scheduledId?: string): Ring {
  const { key, workspace, target, conversation, postAt, text } = message;
  return { key, workspace, target, conversation, postAt, text, state, scheduledId };
}

type Sought = Omit<Outgoing, 'blocks'> & { readonly scheduledId?: string | undefined };

/** What Slack holds and nothing has claimed yet. */
interface Unclaimed {
  /** Finds what Slack holds for a row or message, by id or by place, time and words, and takes it out. */
  claim(sought: Sought): Held | undefined;
  left(): Iterable<Held>;
}

function createUnclaimed(held: readonly Held[]): Unclaimed {
  const byId = new Map(held.map((message) => [message.id, message]));
  const byPlace = Map.groupBy(held, placeOf);
  return {
    claim: (sought) => {
      const found =
        sought.scheduledId === undefined
          ? byPlace.get(placeOf(sought))?.find((one) => byId.has(one.id) && saySame(one.text, sought.text))
          : byId.get(sought.scheduledId);
      if (found) byId.delete(found.id);
      return found;
    },
    left: () => byId.values(),
  };
}

const placeOf = ({ conversation, postAt }: Pick<Held, 'conversation' | 'postAt'>): string =>
  `${conversation} ${postAt}`;

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

interface Verdict {
  readonly steps: readonly Step[];
  /** `settled`: nothing more is to be done for this key. `gone`: Slack held it for the same time, and lists it no more. */
  readonly is: 'settled' | 'gone' | 'open';
}

const done = (...steps: Step[]): Verdict => ({ steps, is: 'settled' });
const open = (...steps: Step[]): Verdict => ({ steps, is: 'open' });

function judge(row: Ring, mine: Held | undefined, message: Outgoing | undefined, now: number): Verdict {
  // A notice that nothing wants any more has been told: should the same change come again, it is told again.
  if (row.state === 'rung') return isNotice(row) && !message ? done({ do: 'drop', row }) : done();
  if (!mine) return judgeAbsent(row, message, now);
  const note: Step[] =
    row.state === 'held' && row.scheduledId === mine.id ? [] : [{ do: 'adopt', row, id: mine.id }];
  const asWanted = message && message.postAt === mine.postAt && saySame(message.text, row.text);
  if (asWanted) return done(...note);
  // A notice stands once it has been handed over; any message counts as rung in its last minutes.
  if (isNotice(row) || mine.postAt - now <= FROZEN) return done(...note);
  return open({ do: 'cancel', held: mine, row });
}

/** Notices tell what has already happened: they are not taken back when nothing wants them any more. */
export const NOTICE = 'notice';
const isNotice = ({ key }: Ring): boolean => key.startsWith(`${NOTICE} `);

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
  posting: ReadonlySet<string>,
  now: number,
): Step[] {
  return wanted
    .toSorted((a, b) => a.postAt - b.postAt)
    .map((message) => {
      const name = nameOf(message);
      // Whether its time has come is then Slack's to say: our clock may be behind.
      if (gone.has(name)) return { do: 'schedule', message, wasHeld: true };
      return message.postAt - now < NEAR
        ? { do: 'post', message, again: posting.has(name) }
        : { do: 'schedule', message };
    });
}
