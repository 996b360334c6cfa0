/** Slack tells that the app was removed, or that its token was taken back; often both, in either order. */
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

/** The fields of both events. Slack sends null for an absent one. */
interface Envelope {
  readonly team_id?: string | null;
  readonly enterprise_id?: string | null;
  readonly event_time?: number;
}

export function onLeaving(leave: Leave, now: () => number): Events<'app_uninstalled' | 'tokens_revoked'> {
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
  };
}
