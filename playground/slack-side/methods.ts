/** The Web API methods that the app uses, over the workspace in memory. */
import { agentMethods } from './agent.ts';
import { blockProblems, viewProblems } from './block-limits.ts';
import { channelArgument, memberChannel, takeContent, threadOf } from './content.ts';
import type { Grants } from './contract.ts';
import { isJson } from './element-limits.ts';
import { linkMethods } from './links.ts';
import type { Schedule } from './scheduled.ts';
import { scheduleMethods } from './scheduled.ts';
import { stepMethods } from './steps.ts';
import { type Json, type SlackMessage, SlackRefusal } from './types.ts';
import type { Triggers } from './views.ts';
import { viewMethods } from './views.ts';
import { BOT, TEAM, type Workspace } from './workspace.ts';

/** A method returns the fields beside `ok: true`, or throws a `SlackRefusal`. */
export type Method = (args: Json) => Json;

/** The message as Slack's answers and payloads give it. */
export function messageJson(message: SlackMessage): Json {
  const { author, threadTs, edited } = message;
  const by =
    author.kind === 'user'
      ? { user: author.user }
      : { user: BOT.userId, bot_id: BOT.botId, app_id: BOT.appId };
  return {
    type: 'message',
    ...by,
    team: TEAM.id,
    ts: message.ts,
    text: message.text,
    blocks: message.blocks,
    ...(threadTs && { thread_ts: threadTs }),
    ...(edited && { edited: { user: BOT.userId, ts: message.ts } }),
  };
}

function posting(workspace: Workspace): Record<string, Method> {
  return {
    'chat.postMessage': (args) => {
      const { id } = memberChannel(workspace, args);
      const content = takeContent(args, workspace);
      const message = workspace.post({
        channel: id,
        author: { kind: 'app' },
        threadTs: threadOf(args),
        ...content,
      });
      return { channel: id, ts: message.ts, message: messageJson(message) };
    },
    'chat.postEphemeral': (args) => {
      const { id } = memberChannel(workspace, args);
      const onlyFor = workspace.user(String(args['user']))?.id;
      if (!onlyFor) throw new SlackRefusal('user_not_in_channel');
      const content = takeContent(args, workspace);
      const message = workspace.post({
        channel: id,
        author: { kind: 'app' },
        threadTs: threadOf(args),
        onlyFor,
        ...content,
      });
      return { message_ts: message.ts };
    },
  };
}

/** A message that the app has posted for all. Throws `SlackRefusal`. @param refusal of one that is another's */
function ownMessage(workspace: Workspace, args: Parameters<Method>[0], refusal: string): SlackMessage {
  const { id } = channelArgument(workspace, args);
  const message = workspace.message(id, String(args['ts']));
  if (!message || message.onlyFor) throw new SlackRefusal('message_not_found');
  if (message.author.kind !== 'app') throw new SlackRefusal(refusal);
  return message;
}

function updating(workspace: Workspace): Record<string, Method> {
  return {
    'chat.update': (args) => {
      const message = ownMessage(workspace, args, 'cant_update_message');
      Object.assign(message, takeContent(args, workspace), { edited: true });
      workspace.changed();
      return { channel: message.channel, ts: message.ts, text: message.text, message: messageJson(message) };
    },
  };
}

function deleting(workspace: Workspace): Record<string, Method> {
  return {
    'chat.delete': (args) => {
      const message = ownMessage(workspace, args, 'cant_delete_message');
      workspace.remove(message);
      return { channel: message.channel, ts: message.ts };
    },
  };
}

/** What stands in a conversation, or in one of its threads, the newest first. */
function reading(workspace: Workspace): Record<string, Method> {
  const found = (args: Parameters<Method>[0], thread: string | undefined): Json => {
    const { id } = channelArgument(workspace, args);
    const oldest = Number(args['oldest'] ?? 0);
    const messages = workspace.messages.filter(
      ({ channel, threadTs, ts, onlyFor }) =>
        channel === id && !onlyFor && Number(ts) > oldest && (threadTs === thread || ts === thread),
    );
    return { messages: messages.map(messageJson).toReversed(), has_more: false };
  };
  return {
    'conversations.history': (args) => found(args, undefined),
    'conversations.replies': (args) => found(args, String(args['ts'])),
  };
}

/** The sign that the app is at work: Slack shows it in the thread. */
function assistant(workspace: Workspace): Record<string, Method> {
  return {
    'assistant.threads.setStatus': (args) => {
      channelArgument(workspace, { channel: args['channel_id'] });
      if (typeof args['thread_ts'] !== 'string' || typeof args['status'] !== 'string')
        throw new SlackRefusal('invalid_arguments');
      return {};
    },
  };
}

function identity(): Record<string, Method> {
  return {
    'auth.test': () => ({
      url: `https://${TEAM.domain}.slack.com/`,
      team: TEAM.name,
      user: BOT.name.toLowerCase(),
      team_id: TEAM.id,
      user_id: BOT.userId,
      bot_id: BOT.botId,
      is_enterprise_install: false,
    }),
  };
}

function people(workspace: Workspace): Record<string, Method> {
  return {
    'users.info': (args) => {
      const user = workspace.user(String(args['user']));
      if (!user) throw new SlackRefusal('user_not_found');
      const wantsLocale = String(args['include_locale']) === 'true' || args['include_locale'] === '1';
      const { id, name, realName, locale, timeZone, isAdmin, isDeactivated = false } = user;
      const profile = { real_name: realName, display_name: name };
      const common = {
        id,
        team_id: TEAM.id,
        name,
        real_name: realName,
        tz: timeZone,
        profile,
        is_bot: false,
        deleted: isDeactivated,
        ...(isAdmin !== undefined && { is_admin: isAdmin, is_owner: false, is_primary_owner: false }),
      };
      return { user: wantsLocale ? { ...common, locale } : common };
    },
    'conversations.open': (args) => {
      const channel = workspace.channels.find(({ kind, name }) => kind === 'im' && name === args['users']);
      if (!channel) throw new SlackRefusal('user_not_found');
      return { channel: { id: channel.id } };
    },
  };
}

/** Slack's own judge of blocks: by the same limits as every other method. It needs no token. */
function validating(): Record<string, Method> {
  const judged = (error: string, problems: readonly string[]): Json =>
    problems.length === 0 ? {} : { ok: false, error, errors: problems.map(asError) };
  return {
    'blocks.validate': ({ blocks, message, view }) => {
      if ([blocks, message, view].filter((one) => one !== undefined).length !== 1)
        throw new SlackRefusal('invalid_arguments');
      if (isJson(view)) return judged('invalid_view', viewProblems(view));
      if (isJson(message)) return judged('invalid_message', blockProblems(message['blocks'], 'message'));
      return judged('invalid_blocks', blockProblems(blocks, 'message'));
    },
  };
}

/** A problem in the form of `blocks.validate`: where it is, and what it is. */
function asError(problem: string): Json {
  const [, where = '', what = problem] = /^([\w.[\]]+): (.*)$/s.exec(problem) ?? [];
  const pointer = where.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/');
  return { pointer: `/${pointer}`, code: 'failed_constraint', message: what };
}

/** Every method that the Slack side knows, by name. */
export function createMethods(
  workspace: Workspace,
  triggers: Triggers,
  schedule: Schedule,
  grants: Readonly<Grants>,
  now: () => number,
): Readonly<Record<string, Method>> {
  return {
    ...posting(workspace),
    ...scheduleMethods(workspace, schedule, now),
    ...updating(workspace),
    ...deleting(workspace),
    ...reading(workspace),
    ...identity(),
    ...assistant(workspace),
    ...people(workspace),
    ...viewMethods(workspace, triggers),
    ...stepMethods(workspace),
    ...validating(),
    ...linkMethods(workspace, triggers, grants),
    ...agentMethods(workspace, grants),
  };
}
