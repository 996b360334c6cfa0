/** The app as an agent: what a person looks at, and the questions that the app suggests. */
import { channelArgument } from './content.ts';
import type { Grants, Hands, Parts } from './contract.ts';
import { isJson, objects } from './element-limits.ts';
import { eventDelivery } from './events.ts';
import type { Method } from './methods.ts';
import { channelOf, userOf } from './talk.ts';
import { type Json, SlackRefusal } from './types.ts';
import { TEAM, type Workspace } from './workspace.ts';

const MOST_PROMPTS = 4;

/** What the person looks at, as Slack tells it to an agent; undefined for an app that is none. */
export function contextOf(
  { workspace, grants }: Pick<Parts, 'workspace' | 'grants'>,
  user: string,
): Json | undefined {
  if (!grants.isAgent) return undefined;
  const channel = workspace.viewed.get(user);
  return channel === undefined
    ? {}
    : { entities: [{ type: 'slack#/types/channel_id', value: channel, team_id: TEAM.id }] };
}

/** Looks at a channel beside the conversation with the agent. */
export function createAgentHands(parts: Parts): Pick<Hands, 'lookAt'> {
  const { workspace, now } = parts;
  return {
    lookAt: async (wanted, who) => {
      const user = userOf(workspace, who);
      workspace.look(user.id, channelOf(workspace, wanted).id);
      const context = contextOf(parts, user.id);
      if (context === undefined) return undefined;
      const channel = channelOf(workspace, user.id).id;
      const event = {
        type: 'app_context_changed',
        user: user.id,
        channel,
        context,
        event_ts: workspace.nextTs(),
      };
      return parts.send(eventDelivery(event, now()));
    },
  };
}

export function agentMethods(workspace: Workspace, grants: Readonly<Grants>): Record<string, Method> {
  return {
    'assistant.threads.setSuggestedPrompts': (args) => {
      if (!grants.isAgent) throw new SlackRefusal('missing_scope');
      const { name, kind } = channelArgument(workspace, { channel: args['channel_id'] });
      if (kind !== 'im') throw new SlackRefusal('channel_not_found');
      const prompts = objects(args['prompts']).map(({ title, message }) => ({
        title: String(title ?? ''),
        message: String(message ?? ''),
      }));
      const areWhole = prompts.every(({ title, message }) => title !== '' && message !== '');
      if (prompts.length === 0 || prompts.length > MOST_PROMPTS || !areWhole)
        throw new SlackRefusal('invalid_arguments');
      workspace.suggest(name, { title: isJson(args) ? String(args['title'] ?? '') : '', prompts });
      return {};
    },
  };
}
