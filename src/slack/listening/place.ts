/** Who acts, and where, from Slack's payloads. */
import type { SlashCommand } from '@slack/bolt';
import type { Place } from '../../asking/feature.ts';

/** Who typed a command. */
export function placeOfCommand({ team_id, user_id, channel_id }: SlashCommand): Place {
  return { workspace: team_id, user: user_id, conversation: channel_id };
}

/**
 * The fields of every interaction that name the place. An organization-wide installation may send no team.
 */
interface Interaction {
  readonly team?: { readonly id: string } | null | undefined;
  readonly user: { readonly id: string; readonly team_id?: string | undefined };
  readonly channel?: { readonly id: string } | undefined;
  readonly view?: { readonly team_id?: string | null } | undefined;
}

/**
 * Who pressed, chose, or sent a form.
 * @param teamId the workspace by whose right the payload is answered: a modal of another workspace may come
 * through a shared channel
 */
export function placeOfInteraction(
  { team, user, channel, view }: Interaction,
  teamId: string | undefined,
): Place {
  const workspace = teamId ?? team?.id ?? user.team_id ?? view?.team_id ?? '';
  return { workspace, user: user.id, conversation: channel?.id };
}
