/** The app's own pages in Slack: the event that Slack sends when somebody opens one. */
import type { Hands, HomeOptions, Parts } from './contract.ts';
import { eventDelivery } from './events.ts';
import { channelOf, userOf } from './talk.ts';
import type { Delivered } from './types.ts';
import { viewJson } from './view-methods.ts';

function open(parts: Parts, who: string, { tab = 'home' }: HomeOptions): Promise<Delivered> {
  const { workspace, now } = parts;
  const user = userOf(workspace, who);
  const home = workspace.homes.get(user.id);
  const event = {
    type: 'app_home_opened',
    user: user.id,
    channel: channelOf(workspace, user.id).id,
    tab,
    ...(tab === 'home' && home && { view: viewJson(home) }),
    event_ts: workspace.nextTs(),
  };
  return parts.send(eventDelivery(event, now()));
}

/** The way to open the app. */
export function createHomes(parts: Parts): Pick<Hands, 'openHome'> {
  return { openHome: async (user, options = {}) => open(parts, user, options) };
}
