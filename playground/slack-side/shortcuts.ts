/** Shortcuts: global ones, and those on a message. */
import type { Hands, Parts } from './contract.ts';
import { messageAsSent } from './events.ts';
import { channelJson, common, interaction } from './payloads.ts';
import { channelOf, userOf } from './talk.ts';
import type { Delivered, Json, SlackMessage, SlackUser } from './types.ts';

/** The fields of every shortcut. Unlike a click, a shortcut does not name the app. */
function shortcutJson({ workspace, triggers }: Parts, user: SlackUser, callbackId: string): Json {
  const { api_app_id: _, ...by } = common(user);
  return {
    ...by,
    callback_id: callbackId,
    trigger_id: triggers.issue(user.id),
    action_ts: workspace.nextTs(),
  };
}

function global(parts: Parts, callbackId: string, who: string): Promise<Delivered> {
  const user = userOf(parts.workspace, who);
  return parts.send(interaction({ type: 'shortcut', ...shortcutJson(parts, user, callbackId) }));
}

function ofMessage(parts: Parts, callbackId: string, message: SlackMessage, who: string): Promise<Delivered> {
  if (message.onlyFor) throw new Error('Slack offers no shortcuts on a message that only one person sees');
  const user = userOf(parts.workspace, who);
  const channel = channelOf(parts.workspace, message.channel);
  return parts.send(
    interaction({
      type: 'message_action',
      ...shortcutJson(parts, user, callbackId),
      message_ts: message.ts,
      response_url: parts.responseUrl({ channel: channel.id, user: user.id }),
      channel: channelJson(channel),
      message: messageAsSent(message),
    }),
  );
}

/** The ways to take a shortcut. */
export function createShortcuts(parts: Parts): Pick<Hands, 'shortcut' | 'messageShortcut'> {
  return {
    shortcut: async (callbackId, user) => global(parts, callbackId, user),
    messageShortcut: async (callbackId, message, user) => ofMessage(parts, callbackId, message, user),
  };
}
