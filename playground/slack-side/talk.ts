/** What people type: commands, mentions and direct messages, and Slack's own remarks on them. */

import { contextOf } from './agent.ts';
import { showAnswer } from './api-server.ts';
import type { Hands, HomeOptions, InThread, Parts } from './contract.ts';
import { isJson } from './element-limits.ts';
import { eventDelivery, hears, MENTION, markup, messageEvent } from './events.ts';
import { commandDelivery } from './payloads.ts';
import { type Delivered, type Json, type SlackChannel, SlackRefusal, type SlackUser } from './types.ts';
import { viewJson } from './views.ts';
import { BOT, type Workspace } from './workspace.ts';

/** The channel. Throws if there is none, which is a programmer's mistake. */
export function channelOf(workspace: Workspace, wanted: string): SlackChannel {
  const channel = workspace.channel(wanted);
  if (!channel) throw new Error(`no channel ${wanted} in the sample workspace`);
  return channel;
}

/** The person. Throws if there is none, which is a programmer's mistake. */
export function userOf(workspace: Workspace, wanted: string): SlackUser {
  const user = workspace.user(wanted);
  if (!user) throw new Error(`no person ${wanted} in the sample workspace`);
  return user;
}

/** Posts a message of Slack itself to one person. */
function slackbot({ workspace }: Parts, channel: SlackChannel, user: SlackUser, text: string): void {
  workspace.post({ channel: channel.id, author: { kind: 'slackbot' }, text, onlyFor: user.id });
}

/** A command's answer as the app put it into the ack: JSON, bare text, or nothing. */
function inlineAnswer(body: unknown): Json | undefined {
  if (isJson(body)) return Object.keys(body).length > 0 ? body : undefined;
  return typeof body === 'string' && body !== '' ? { text: body } : undefined;
}

function failureText(command: string, { status }: Delivered): string {
  if (status === 'timeout') return `${command} failed because the app did not respond.`;
  const code = status === 'unreachable' ? 'dispatch_failed' : 'http_service_error';
  return `${command} failed with the error "${code}"`;
}

async function runCommand(
  parts: Parts,
  channel: SlackChannel,
  user: SlackUser,
  typed: string,
): Promise<Delivered> {
  const [command = '', ...words] = typed.trim().split(/\s+/);
  const text = typed.trim().slice(command.length).trim();
  const context = { channel: channel.id, user: user.id, command: [command, ...words].join(' ') };
  const triggerId = parts.triggers.issue(user.id);
  const responseUrl = parts.responseUrl(context);
  const delivered = await parts.send(
    commandDelivery({ channel, user, command, text, triggerId, responseUrl }),
  );
  if (delivered.status !== 200) {
    slackbot(parts, channel, user, failureText(command, delivered));
    return delivered;
  }
  const answer = inlineAnswer(delivered.body);
  if (!answer) return delivered;
  try {
    showAnswer(parts.workspace, context, answer);
    return delivered;
  } catch (error) {
    if (!(error instanceof SlackRefusal)) throw error;
    slackbot(parts, channel, user, `${command} failed with the error "${error.code}"`);
    return { ...delivered, problem: error.message };
  }
}

async function say(
  parts: Parts,
  channel: SlackChannel,
  user: SlackUser,
  typed: string,
  { threadTs }: InThread = {},
): Promise<Delivered | undefined> {
  const text = markup(typed);
  const message = parts.workspace.post({
    channel: channel.id,
    author: { kind: 'user', user: user.id },
    text,
    threadTs,
  });
  const isMention = channel.kind === 'channel' && text.includes(MENTION);
  const seen = channel.kind === 'im' ? contextOf(parts, user.id) : undefined;
  const seenBeside = seen && { app_context: seen };
  const send = (kind: 'app_mention' | 'message'): Promise<Delivered> =>
    parts.send(eventDelivery({ ...messageEvent(message, channel, kind), ...seenBeside }, parts.now()));
  if (isMention && !channel.botIsMember) {
    slackbot(
      parts,
      channel,
      user,
      `You mentioned @${BOT.name}, but they’re not in this channel. Type \`/invite @${BOT.name}\` to add them.`,
    );
    return undefined;
  }
  const heard = hears(parts, channel) ? send('message') : undefined;
  // If the app hears a channel's messages, a mention reaches it twice, at the same time.
  return isMention ? (await Promise.all([send('app_mention'), heard]))[0] : heard;
}

function invite(parts: Parts, channel: SlackChannel, user: SlackUser): Delivered {
  const isNew = !channel.botIsMember;
  parts.membership.inviteBot(channel.id);
  const event = {
    type: 'member_joined_channel',
    ...{ user: BOT.userId, channel: channel.id, channel_type: 'C', inviter: user.id },
    event_ts: parts.workspace.nextTs(),
  };
  if (isNew) void parts.send(eventDelivery(event, parts.now()));
  slackbot(parts, channel, user, `You added ${BOT.name} to #${channel.name}.`);
  return NOTHING;
}

function remove(parts: Parts, channel: SlackChannel, user: SlackUser): Delivered {
  parts.membership.removeBot(channel.id);
  slackbot(parts, channel, user, `You removed ${BOT.name} from #${channel.name}.`);
  return NOTHING;
}

function archive(parts: Parts, channel: SlackChannel, user: SlackUser): Delivered {
  slackbot(parts, channel, user, `You archived #${channel.name}.`);
  parts.membership.archive(channel.id);
  return NOTHING;
}

/** Slack's own commands. They are for channels, and mean nothing in a direct message. */
const SLACKS_OWN: Readonly<Record<string, typeof invite>> = {
  '/invite': invite,
  '/remove': remove,
  '/archive': archive,
};

/** Runs a typed command, if Slack knows it. */
async function command(
  parts: Parts,
  channel: SlackChannel,
  user: SlackUser,
  text: string,
): Promise<Delivered> {
  const name = text.trim().split(/\s+/)[0] ?? '';
  const { commands } = parts;
  const own = channel.kind === 'channel' ? SLACKS_OWN[name] : undefined;
  if (own) return own(parts, channel, user);
  if (!commands || commands.includes(name)) return runCommand(parts, channel, user, text);
  slackbot(
    parts,
    channel,
    user,
    `${name} is not a valid command. The app’s commands are ${commands.join(', ')}.`,
  );
  return NOTHING;
}

/** The result if Slack has nothing to tell the app. */
const NOTHING: Delivered = { status: 200, body: '', ms: 0 };

/** The ways to type something. */
export function createTalk(parts: Parts): Pick<Hands, 'command' | 'mention' | 'directMessage' | 'say'> {
  const channel = (wanted: string): SlackChannel => channelOf(parts.workspace, wanted);
  const user = (wanted: string): SlackUser => userOf(parts.workspace, wanted);
  return {
    command: async (where, who, text) => command(parts, channel(where), user(who), text),
    mention: async (where, who, text, thread) => {
      const isWritten = /@coursebell\b/i.test(text) || text.includes(MENTION);
      const written = isWritten ? text : `${MENTION} ${text}`;
      return (await say(parts, channel(where), user(who), written, thread)) ?? NOTHING;
    },
    directMessage: async (who, text, thread) =>
      (await say(parts, channel(user(who).id), user(who), text, thread)) ?? NOTHING,
    say: (where, who, text, thread) => say(parts, channel(where), user(who), text, thread),
  };
}

// The app's own pages in Slack: the event that Slack sends when a person opens one.

function open(parts: Parts, who: string, { tab = 'home' }: HomeOptions): Promise<Delivered> {
  const { workspace, now } = parts;
  const user = userOf(workspace, who);
  const home = workspace.homes.get(user.id);
  const context = contextOf(parts, user.id);
  const event = {
    type: 'app_home_opened',
    user: user.id,
    channel: channelOf(workspace, user.id).id,
    tab,
    ...(tab === 'home' && home && { view: viewJson(home) }),
    ...(context && { context }),
    event_ts: workspace.nextTs(),
  };
  return parts.send(eventDelivery(event, now()));
}

/** The way to open the app. */
export function createHomes(parts: Parts): Pick<Hands, 'openHome'> {
  return { openHome: async (user, options = {}) => open(parts, user, options) };
}
