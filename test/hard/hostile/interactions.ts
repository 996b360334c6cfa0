/** Interactions: shortcuts, presses, choices and forms, and what Slack may send besides. */
import { HUGE } from '../../fixtures/hostile.ts';
import { envelope, said } from './events.ts';
import { common, type Json, type Making, TS, where } from './making.ts';
import { pressedValue } from './values.ts';
import { view } from './views.ts';

function nested(text: string, depth: number): Json {
  return depth === 0 ? { type: 'text', text } : { type: 'rich_text', elements: [nested(text, depth - 1)] };
}

/** A message of another app that a person points at. */
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
