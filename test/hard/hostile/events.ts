/** Events: what is said to the app, what people say to each other, and Home when it is opened. */
import { BOT, TEAM } from '../../../playground/slack-side.ts';
import { CHANNELS, type Json, type Making, TS, USERS } from './making.ts';

/** An event as it is delivered. */
export function envelope({ nonce }: Making, event: Json): Json {
  const authorizations = [{ team_id: TEAM.id, user_id: BOT.userId, is_bot: true }];
  // In the future of every run: an outdated event would be left.
  const ids = { team_id: TEAM.id, api_app_id: BOT.appId, event_id: `Ev${nonce}`, event_time: 4_000_000_000 };
  return { type: 'event_callback', ...ids, authorizations, event };
}

/** What stands in any message: words, and what other apps put into blocks and attachments. */
export function said({ random, text, nonce }: Making): Json {
  const thread = random.oneIn(3) ? { thread_ts: TS } : {};
  // Two messages of a channel never have the same `ts`.
  return { user: random.pick(USERS), ts: `1795176000.${nonce}`, text: text(), ...thread };
}

export const mention = (making: Making): Json =>
  envelope(making, {
    ...{ ...said(making), type: 'app_mention', channel: making.random.pick(CHANNELS) },
    text: `<@${BOT.userId}> ${making.text()}`,
  });

export const direct = (making: Making): Json =>
  envelope(making, { ...said(making), type: 'message', channel_type: 'im', channel: 'D0HOSTILE1' });

/** What people say to each other. */
export const overheard = (making: Making): Json =>
  envelope(making, {
    ...{ ...said(making), type: 'message', channel_type: 'channel' },
    channel: making.random.pick(CHANNELS),
    ...(making.random.oneIn(6) && {
      subtype: making.random.pick(['file_share', 'message_changed', making.text()]),
    }),
  });

export const home = (making: Making): Json =>
  envelope(making, {
    type: 'app_home_opened',
    user: making.random.pick(USERS),
    tab: 'home',
    channel: 'D0HOSTILE1',
  });
