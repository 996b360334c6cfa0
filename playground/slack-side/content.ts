/** Arguments that several methods read. */

import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { blockProblems } from './block-limits.ts';
import { isJson, objects } from './element-limits.ts';
import { type Json, type SlackBlock, type SlackChannel, SlackRefusal } from './types.ts';
import type { Workspace } from './workspace.ts';

/** The channel of a call, or Slack's refusal. */
export function channelArgument(workspace: Workspace, args: Json): SlackChannel {
  const channel = workspace.channel(String(args['channel']));
  if (!channel) throw new SlackRefusal('channel_not_found');
  return channel;
}

/** The channel of a call where the bot may post now, or Slack's refusal. */
export function memberChannel(workspace: Workspace, args: Json): SlackChannel {
  const channel = channelArgument(workspace, args);
  if (channel.isArchived) throw new SlackRefusal('is_archived');
  if (!channel.botIsMember) throw new SlackRefusal('not_in_channel');
  return channel;
}

/** The thread of a message. */
export function threadOf({ thread_ts }: Json): string | undefined {
  return typeof thread_ts === 'string' ? thread_ts : undefined;
}

/** The content of a message, once Slack has accepted it. */
export interface Content {
  readonly text: string;
  readonly blocks: readonly SlackBlock[];
}

/**
 * Gives an id to each block that the app left without one, as Slack does. A block that is just like one of
 * `before` keeps that one's id: who presses it while the same is shown anew still presses it.
 */
export function withBlockIds(
  blocks: readonly unknown[],
  before: readonly SlackBlock[] = [],
): readonly SlackBlock[] {
  const all = blocks.filter(isJson);
  const given = new Set(all.map(({ block_id }) => block_id));
  const free = before.filter(({ block_id }) => !given.has(block_id));
  const idOf = (block: Json): string => {
    const at = free.findIndex(({ block_id: _, ...alike }) => isDeepStrictEqual(alike, block));
    return free.splice(at, at < 0 ? 0 : 1)[0]?.block_id ?? randomBytes(4).toString('base64url');
  };
  return all.map(
    (block) => (block['block_id'] === undefined ? { ...block, block_id: idOf(block) } : block) as SlackBlock,
  );
}

function holds(block: Json, types: ReadonlySet<string>): boolean {
  const inner = [...objects(block['child_blocks']), ...objects(block['elements'])];
  return types.has(String(block['type'])) || inner.some((each) => holds(each, types));
}

/** Whether one of these blocks, or a block inside one, is of a type that is refused for now. */
export function holdsRefused(blocks: unknown, { refusedBlocks }: Workspace): boolean {
  return refusedBlocks.size > 0 && objects(blocks).some((block) => holds(block, refusedBlocks));
}

/** Checks `text` and `blocks` of a call as Slack does. Throws its refusal. */
export function takeContent(body: Json, workspace: Workspace): Content {
  const text = typeof body['text'] === 'string' ? body['text'] : '';
  const given = body['blocks'] ?? [];
  if (!Array.isArray(given)) throw new SlackRefusal('invalid_blocks_format');
  const problems = blockProblems(given, 'message');
  if (problems.length > 0) throw new SlackRefusal('invalid_blocks', problems);
  // Without a reason, since the layout is not at fault.
  if (holdsRefused(given, workspace)) throw new SlackRefusal('invalid_blocks');
  if (text === '' && given.length === 0) throw new SlackRefusal('no_text');
  if (text.length > 40_000) throw new SlackRefusal('msg_too_long');
  return { text, blocks: withBlockIds(given) };
}
