/** Scheduled messages: those that Slack holds, and what becomes of them when they are due. */
import type { Content } from './content.ts';
import type { HeldAlong } from './membership.ts';
import { type ScheduledMessage, SlackRefusal } from './types.ts';
import type { Workspace } from './workspace.ts';

/** A scheduled message that was posted. */
interface PostedMessage extends Content {
  readonly id: string;
  readonly channel: string;
  /** Epoch seconds. */
  readonly postAt: number;
  /** Epoch milliseconds. */
  readonly postedAt: number;
}

/** A scheduled message that was due but not posted. */
interface UnpostedMessage extends Omit<PostedMessage, 'postedAt'> {
  readonly reason: 'metadata' | 'not_in_channel' | 'is_archived';
}

/** The book of scheduled messages. Due ones are posted when somebody moves the clock and calls `tick`. */
export interface Schedule {
  /** The messages that Slack holds, soonest first. */
  readonly scheduled: readonly ScheduledMessage[];
  /** The results, in the order of posting. */
  readonly posted: readonly PostedMessage[];
  readonly unposted: readonly UnpostedMessage[];
  /** Posts everything that is due by the workspace's clock, in the order of the due times. */
  tick(): void;
  /**
   * Posts everything that is due until a moment (epoch milliseconds), each at its own time, before the clock
   * gets there.
   */
  advance(to: number): void;
  /**
   * From now on, deletions this many seconds or less before a message's time are answered with `ok` but
   * ignored: the message is still posted, as users report of Slack. 0, the default: deletions count.
   */
  ignoreDeletionsWithin(seconds: number): void;
  add(message: Omit<ScheduledMessage, 'id' | 'dateCreated'>): ScheduledMessage;
  /** A channel has got another id. */
  rename(from: string, to: string, held: HeldAlong): void;
  /** Deletes a message, or throws Slack's refusal. */
  delete(channel: string, id: string): void;
}

const WINDOW_S = 300;
const MOST_IN_WINDOW = 30;
const UNDELETABLE_S = 60;

/** Whether a window of five minutes that includes the added time would hold too many times. */
function isTooMany(times: readonly number[], added: number): boolean {
  const near = [...times.filter((time) => Math.abs(time - added) < WINDOW_S), added].sort((a, b) => a - b);
  return near.some((time, index) => {
    const first = near[index - MOST_IN_WINDOW];
    return first !== undefined && time - first < WINDOW_S;
  });
}

/** The times for which each channel's messages were scheduled, posted ones included. */
function windows(): {
  claim(channel: string, postAt: number): void;
  release(channel: string, at: number): void;
} {
  const taken = new Map<string, number[]>();
  return {
    claim: (channel, postAt) => {
      const times = taken.get(channel) ?? [];
      if (isTooMany(times, postAt)) throw new SlackRefusal('restricted_too_many');
      taken.set(channel, [...times, postAt]);
    },
    release: (channel, at) => {
      const times = taken.get(channel) ?? [];
      times.splice(times.indexOf(at), 1);
    },
  };
}

function refusalToPost(
  workspace: Workspace,
  message: ScheduledMessage,
): UnpostedMessage['reason'] | undefined {
  const channel = workspace.channel(message.channel);
  if (message.hasMetadata) return 'metadata';
  if (channel?.isArchived) return 'is_archived';
  return channel?.botIsMember ? undefined : 'not_in_channel';
}

/** The contents of the book. */
interface Book {
  /** Soonest first. */
  readonly held: ScheduledMessage[];
  /** Ids of messages whose deletion was answered with `ok` but ignored. */
  readonly ignored: Set<string>;
  readonly posted: PostedMessage[];
  readonly unposted: UnpostedMessage[];
  count: number;
  ignoreWithin: number;
}

/** Posts one message, or notes why it was not. */
function postOne(workspace: Workspace, book: Book, message: ScheduledMessage, postedAt: number): void {
  const { id, channel, text, blocks, postAt, threadTs } = message;
  const reason = refusalToPost(workspace, message);
  if (reason) book.unposted.push({ id, channel, text, blocks, postAt, reason });
  else {
    book.posted.push({ id, channel, text, blocks, postAt, postedAt });
    workspace.post({ channel, author: { kind: 'app' }, text, blocks, threadTs, at: postedAt });
  }
  workspace.changed();
}

function postUntil(
  workspace: Workspace,
  book: Book,
  to: number,
  at: (message: ScheduledMessage) => number,
): void {
  const { held, ignored } = book;
  for (let first = held[0]; first && first.postAt * 1000 <= to; first = held[0]) {
    held.shift();
    ignored.delete(first.id);
    postOne(workspace, book, first, at(first));
  }
}

function visible({ held, ignored }: Book): ScheduledMessage[] {
  return held.filter(({ id }) => !ignored.has(id));
}

/** Takes a message out of the book; undefined if the deletion is ignored. Throws Slack's refusal. */
function takeBack(book: Book, channel: string, wanted: string, now: number): ScheduledMessage | undefined {
  const message = visible(book).find(({ id, channel: its }) => id === wanted && its === channel);
  const left = message ? message.postAt - now / 1000 : 0;
  if (!message || left <= UNDELETABLE_S) throw new SlackRefusal('invalid_scheduled_message_id');
  if (left > book.ignoreWithin) return book.held.splice(book.held.indexOf(message), 1)[0];
  book.ignored.add(message.id);
  return undefined;
}

/** An empty book for a workspace. */
export function createSchedule(workspace: Workspace, now: () => number): Schedule {
  const book: Book = { held: [], ignored: new Set(), posted: [], unposted: [], count: 0, ignoreWithin: 0 };
  const { claim, release } = windows();
  return {
    get scheduled() {
      return visible(book);
    },
    posted: book.posted,
    unposted: book.unposted,
    tick: () => postUntil(workspace, book, now(), now),
    advance: (to) => postUntil(workspace, book, to, ({ postAt }) => Math.max(postAt * 1000, now())),
    ignoreDeletionsWithin: (seconds) => {
      book.ignoreWithin = seconds;
    },
    add: (fields) => {
      claim(fields.channel, fields.postAt);
      const message = { ...fields, id: newId(book), dateCreated: Math.floor(now() / 1000) };
      const place = book.held.findIndex(({ postAt }) => postAt > message.postAt);
      book.held.splice(place < 0 ? book.held.length : place, 0, message);
      workspace.changed();
      return message;
    },
    rename: (from, to, along) => {
      for (const message of book.held.filter(({ channel }) => channel === from)) {
        if (along === 'move') Object.assign(message, { channel: to });
        if (along === 'drop') book.held.splice(book.held.indexOf(message), 1);
      }
    },
    delete: (channel, id) => {
      const taken = takeBack(book, channel, id, now());
      if (taken) release(channel, taken.postAt);
      workspace.changed();
    },
  };
}

/** Ids of one length, so that they sort in the order in which they were given. */
function newId(book: Book): string {
  book.count += 1;
  return `Q${String(book.count).padStart(8, '0')}`;
}
