/** Scheduled messages: those that Slack holds, and what becomes of them when they are due. */
import { type Content, channelArgument, memberChannel, takeContent, threadOf } from './content.ts';
import type { HeldAlong } from './membership.ts';
import type { Method } from './methods.ts';
import { type Json, type ScheduledMessage, SlackRefusal } from './types.ts';
import { BOT, type Workspace } from './workspace.ts';

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

/** The book of scheduled messages. Due ones are posted when a person moves the clock and calls `tick`. */
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

// The Web API's methods for scheduled messages.

const FURTHEST_S = 120 * 86_400;
const PAGE = 100;
const LARGEST_PAGE = 1000;

/** `post_at` as Slack reads it: a whole number of epoch seconds, also as text. */
function takePostAt({ post_at }: Json, now: number): number {
  const postAt = Number(post_at ?? Number.NaN);
  if (!Number.isSafeInteger(postAt)) throw new SlackRefusal('invalid_time');
  if (postAt <= now / 1000) throw new SlackRefusal('time_in_past');
  if (postAt > now / 1000 + FURTHEST_S) throw new SlackRefusal('time_too_far');
  return postAt;
}

/** Whether a message has metadata: Slack accepts such a scheduled message, and then never posts it. */
function hasMetadata({ metadata }: Json): boolean {
  return metadata !== undefined && metadata !== null && metadata !== '';
}

/**
 * The beginning of a page: the sort key of its first message, so that deletions between two pages skip
 * nothing.
 */
function cursorOf({ postAt, id }: ScheduledMessage): string {
  return Buffer.from(`${postAt} ${id}`).toString('base64');
}

function isFrom(cursor: unknown): (message: ScheduledMessage) => boolean {
  if (cursor === undefined || cursor === '') return () => true;
  const key = Buffer.from(String(cursor), 'base64').toString();
  const [postAt, id] = key.split(' ');
  if (!/^\d+ Q\d+$/.test(key) || id === undefined) throw new SlackRefusal('invalid_cursor');
  return (message) =>
    message.postAt > Number(postAt) || (message.postAt === Number(postAt) && message.id >= id);
}

function pageSize({ limit }: Json): number {
  const size = Number(limit ?? PAGE);
  if (!Number.isInteger(size) || size < 0 || size > LARGEST_PAGE) throw new SlackRefusal('invalid_limit');
  return size === 0 ? PAGE : size;
}

function listJson({ id, channel, postAt, dateCreated, text }: ScheduledMessage): Json {
  return { id, channel_id: channel, post_at: postAt, date_created: dateCreated, text };
}

function list(workspace: Workspace, schedule: Schedule, args: Json): Json {
  schedule.tick();
  const channel = args['channel'] === undefined ? undefined : channelArgument(workspace, args).id;
  const size = pageSize(args);
  const rest = schedule.scheduled
    .filter((message) => channel === undefined || message.channel === channel)
    .filter(isFrom(args['cursor']));
  const next = rest[size];
  return {
    scheduled_messages: rest.slice(0, size).map(listJson),
    response_metadata: { next_cursor: next ? cursorOf(next) : '' },
  };
}

function schedule(workspace: Workspace, book: Schedule, args: Json, now: number): Json {
  book.tick();
  const { id: channel } = memberChannel(workspace, args);
  const postAt = takePostAt(args, now);
  const content = takeContent(args, workspace);
  const { id } = book.add({
    ...content,
    channel,
    postAt,
    threadTs: threadOf(args),
    hasMetadata: hasMetadata(args),
  });
  const message = { type: 'delayed_message', bot_id: BOT.botId, user: BOT.userId, ...content };
  return { channel, scheduled_message_id: id, post_at: postAt, message };
}

/** `chat.scheduleMessage` and its kin. */
export function scheduleMethods(
  workspace: Workspace,
  book: Schedule,
  now: () => number,
): Record<string, Method> {
  return {
    'chat.scheduleMessage': (args) => schedule(workspace, book, args, now()),
    'chat.scheduledMessages.list': (args) => list(workspace, book, args),
    'chat.deleteScheduledMessage': (args) => {
      book.tick();
      book.delete(channelArgument(workspace, args).id, String(args['scheduled_message_id']));
      return {};
    },
  };
}
