/** Well-formed payloads of every kind that Slack sends, with hostile words wherever a person or another app can put some. */
import { BOT, TEAM } from '../../../src/playground/slack-side.ts';
import { HUGE } from '../../fixtures/hostile.ts';
import type { Random } from './random.ts';
import { pressedValue } from './values.ts';
import { view } from './views.ts';

type Json = Record<string, unknown>;

/** What a payload is made of. */
export interface Making {
  readonly random: Random;
  /** A hostile text. */
  text(): string;
  /** Something that no other request of the run has. */
  readonly nonce: string;
  /** Takes late answers. */
  readonly responseUrl: string;
}

export const USERS = Array.from({ length: 40 }, (_, at) => `U0HOSTILE${10 + at}`);
export const CHANNELS = Array.from({ length: 12 }, (_, at) => `C0HOSTILE${10 + at}`);
const TS = '1795176000.000100';

const who = ({ random }: Making) => ({ id: random.pick(USERS), team_id: TEAM.id, username: 'x', name: 'x' });
const where = ({ random }: Making) => ({ id: random.pick(CHANNELS), name: 'x' });
const common = (making: Making): Json => ({
  user: who(making),
  team: { id: TEAM.id, domain: 'x' },
  api_app_id: BOT.appId,
  enterprise: null,
  is_enterprise_install: false,
  trigger_id: making.nonce,
});

/** Every command with its subcommands, and one that is gone. */
export const SUBCOMMANDS = [
  [
    '/course',
    '',
    'unit ',
    'help ',
    'compare ',
    'follow ',
    'unfollow ',
    'following ',
    'status ',
    'settings ',
    'link ',
    'unlink ',
    'UNIT\u00A0',
  ],
  ['/enrollment', '', 'help '],
  ['/rooms', '', 'help ', '72101 ', '78025 40+ '],
  ['/dance', ''],
] as const;

/** The fields of a slash command. */
export function command(making: Making): Record<string, string> {
  const { random, text } = making;
  const [name, ...subcommands] = random.pick(SUBCOMMANDS);
  return {
    ...{ team_id: TEAM.id, channel_id: random.pick(CHANNELS), user_id: random.pick(USERS) },
    ...{ command: name, text: `${random.pick(subcommands)}${text()}`, api_app_id: BOT.appId },
    ...{ response_url: making.responseUrl, trigger_id: making.nonce },
  };
}

function envelope({ nonce }: Making, event: Json): Json {
  const authorizations = [{ team_id: TEAM.id, user_id: BOT.userId, is_bot: true }];
  const ids = { team_id: TEAM.id, api_app_id: BOT.appId, event_id: `Ev${nonce}`, event_time: 1 };
  return { type: 'event_callback', ...ids, authorizations, event };
}

/** What stands in any message: words, and what other apps put into blocks and attachments. */
function said({ random, text }: Making): Json {
  const thread = random.oneIn(3) ? { thread_ts: TS } : {};
  return { user: random.pick(USERS), ts: TS, text: text(), ...thread };
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

function nested(text: string, depth: number): Json {
  return depth === 0 ? { type: 'text', text } : { type: 'rich_text', elements: [nested(text, depth - 1)] };
}

/** A message of another app that somebody points at. */
export function messageShortcut(making: Making): Json {
  const { random, text } = making;
  const blocks = [
    {
      type: 'section',
      text: { type: 'mrkdwn', text: text() },
      fields: [{ type: 'plain_text', text: text() }],
    },
    { type: 'actions', elements: [{ type: 'button', action_id: text(), value: text() }] },
    nested(text(), random.below(30)),
    ...(random.oneIn(60) ? [{ type: 'section', text: { type: 'mrkdwn', text: random.pick(HUGE) } }] : []),
  ];
  const attachments = Array.from({ length: random.below(4) }, () => ({
    ...{ title: text(), title_link: text(), fallback: text(), from_url: text() },
    fields: [{ title: text(), value: text() }],
  }));
  const message = { ...said(making), type: 'message', blocks, attachments };
  const { responseUrl } = making;
  return {
    ...{ ...common(making), type: 'message_action', callback_id: 'look_up_in_message', message_ts: TS },
    ...{ message, channel: where(making), response_url: responseUrl },
  };
}

export const globalShortcut = (making: Making): Json => ({
  ...{ ...common(making), type: 'shortcut' },
  callback_id: making.random.oneIn(8) ? making.text() : 'look_up',
});

function surface(making: Making): Json {
  const { random, responseUrl } = making;
  if (random.oneIn(6)) return { container: { type: 'view', view_id: 'V1' }, view: view(making) };
  if (random.oneIn(6))
    return { container: { type: 'view', view_id: 'V2' }, view: { ...view(making), type: 'home' } };
  const container = {
    type: 'message',
    message_ts: TS,
    channel_id: 'C0HOSTILE10',
    is_ephemeral: random.oneIn(2),
  };
  return { container, channel: where(making), response_url: responseUrl };
}

/** A button that may be forged: an id of ours, and a value that may be one. */
export const press = (making: Making): Json => {
  const { id, value } = pressedValue(making);
  return pressOf(making, id, value);
};

export function pressOf(making: Making, id: string, value: string): Json {
  const action = {
    ...{ type: 'button', action_id: id, block_id: 'b', value },
    text: { type: 'plain_text', text: 'x' },
  };
  return { ...common(making), ...surface(making), type: 'block_actions', actions: [action] };
}

export function choice(making: Making): Json {
  const { id, value } = pressedValue(making);
  const selected_option = { text: { type: 'plain_text', text: making.text() || 'x' }, value };
  const action = { type: 'static_select', action_id: id, block_id: 'b', selected_option };
  return { ...common(making), ...surface(making), type: 'block_actions', actions: [action] };
}

export const submission = (making: Making): Json => submissionOf(making, view(making));

export const submissionOf = (making: Making, sent: Json): Json => ({
  ...common(making),
  ...{ type: 'view_submission', view: sent, response_urls: [] },
});

export const suggestion = (making: Making): Json => ({
  ...common(making),
  type: 'block_suggestion',
  action_id: making.random.oneIn(8) ? making.text() || 'x' : 'course.suggest',
  ...{ block_id: 'course', value: making.text(), view: view(making), container: { type: 'view' } },
});

/** What Slack may send one day, and what it sends to others. */
export function unknown(making: Making): Json {
  const { random, text } = making;
  const type = random.pick([
    'workflow_step_edit',
    'dialog_submission',
    'view_closed',
    'interactive_message',
    text(),
  ]);
  if (random.oneIn(2))
    return { ...common(making), type, callback_id: text(), action_id: text(), view: view(making) };
  return envelope(making, {
    ...said(making),
    type: random.pick(['team_join', 'reaction_added', 'message', text()]),
  });
}
