/** Who acts, and where, from Slack's payloads. */
import type { Place } from '../../asking/feature.ts';

/**
 * Who typed a command.
 * @param workspace the workspace that the payload counts for (`receiving/rights.ts`)
 */
export function placeOfCommand(
  { user_id, channel_id }: { readonly user_id: string; readonly channel_id: string },
  workspace: string,
): Place {
  return { workspace, user: user_id, conversation: channel_id };
}

/** The fields of every interaction that name the place. */
interface Interaction {
  readonly user: { readonly id: string };
  readonly channel?: { readonly id: string } | undefined;
}

/**
 * Who pressed, chose, or sent a form.
 * @param workspace the workspace that the payload counts for (`receiving/rights.ts`)
 */
export function placeOfInteraction({ user, channel }: Interaction, workspace = ''): Place {
  return { workspace, user: user.id, conversation: channel?.id };
}
