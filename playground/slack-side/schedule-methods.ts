/** The Web API's methods for scheduled messages. */
import { channelOf, memberChannel, threadOf } from './arguments.ts';
import { takeContent } from './content.ts';
import type { Method } from './methods.ts';
import type { Schedule } from './scheduled.ts';
import { type Json, type ScheduledMessage, SlackRefusal } from './types.ts';
import { BOT, type Workspace } from './workspace.ts';

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
  const channel = args['channel'] === undefined ? undefined : channelOf(workspace, args).id;
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
      book.delete(channelOf(workspace, args).id, String(args['scheduled_message_id']));
      return {};
    },
  };
}
