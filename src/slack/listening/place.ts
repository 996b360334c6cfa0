/** Who acts, and where, from Slack's payloads. */
import type { Place } from '../../asking/feature.ts';

/** Slack names a group direct message by its people: `mpdm-sam--aino-1`. */
const isGroup = (name: unknown): boolean | undefined =>
  typeof name === 'string' ? name.startsWith('mpdm-') : undefined;

/**
 * Who typed a command.
 * @param workspace the workspace that the payload counts for (`receiving/rights.ts`)
 */
export function placeOfCommand(
  command: { readonly user_id: string; readonly channel_id: string; readonly channel_name?: string },
  workspace: string,
): Place {
  const { user_id, channel_id, channel_name } = command;
  return { workspace, user: user_id, conversation: channel_id, isGroup: isGroup(channel_name) };
}

/** The fields of every interaction that name the place. */
interface Interaction {
  readonly user: { readonly id: string };
  readonly channel?: { readonly id: string; readonly name?: string } | undefined;
}

/**
 * Who pressed, chose, or sent a form.
 * @param workspace the workspace that the payload counts for (`receiving/rights.ts`)
 */
export function placeOfInteraction({ user, channel }: Interaction, workspace = ''): Place {
  return { workspace, user: user.id, conversation: channel?.id, isGroup: isGroup(channel?.name) };
}

/** @param type Slack's `channel_type` of an event; not every event has one */
export function placeOfMessage(
  workspace: string,
  {
    user,
    channel,
    type,
  }: { readonly user: string; readonly channel: string; readonly type?: string | undefined },
): Place {
  return {
    workspace,
    user,
    conversation: channel,
    isGroup: type === undefined ? undefined : type === 'mpim',
  };
}
