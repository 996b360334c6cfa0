/**
 * What Slack tells of its own accord: the app was removed or its token was taken back (often both, in either order),
 * and a channel has got another id.
 */
import { isChannelId } from '../../slack-ids.ts';
import type { Events } from '../receiving/dispatch.ts';
import { idIn } from '../receiving/source.ts';

/**
 * Ends the app's stay in a workspace. `at`: when it left, in epoch milliseconds by Slack's clock. Rejects if
 * the store is in trouble.
 */
export type Leave = (departure: {
  readonly team: string | undefined;
  readonly enterprise: string | undefined;
  readonly at: number;
}) => Promise<void>;

/** Moves everything of a channel to another id. Never rejects. */
export type MoveChannel = (move: {
  readonly workspace: string;
  readonly from: string;
  readonly to: string;
}) => Promise<void>;

/** The fields of the events of leaving. Slack sends null for an absent one. */
interface Envelope {
  readonly team_id?: string | null;
  readonly enterprise_id?: string | null;
  readonly event_time?: number;
}

export function onLifecycle(
  leave: Leave,
  moveChannel: MoveChannel,
  now: () => number,
): Events<'app_uninstalled' | 'tokens_revoked' | 'channel_id_changed'> {
  const departure = ({ team_id, enterprise_id, event_time }: Envelope) => ({
    team: idIn(team_id),
    enterprise: idIn(enterprise_id),
    at: event_time === undefined ? now() : event_time * 1000,
  });
  return {
    app_uninstalled: async ({ body }) => leave(departure(body)),
    tokens_revoked: async ({ body, event }) => {
      // Tokens of people are none of ours.
      if ((event.tokens.bot ?? []).length > 0) await leave(departure(body));
    },
    channel_id_changed: async ({ event, context: { teamId: workspace } }) => {
      const { old_channel_id: from, new_channel_id: to } = event;
      if (workspace === undefined || !isChannelId(from) || !isChannelId(to) || from === to) return;
      await moveChannel({ workspace, from, to });
    },
  };
}
