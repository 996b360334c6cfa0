/** People's hands in their settings and those of a channel. */
import { expect } from 'vitest';
import { findElement, stateValues } from '../../playground/slack-side/elements.ts';
import type { Choices, Delivered, SlackMessage, SlackView } from '../../playground/slack-side.ts';
import type { Flow } from './harness.ts';

/** Opens a person's settings by the button under `/course settings`, and waits for the form. */
export async function openSettings(flow: Flow, user = 'sam'): Promise<SlackView> {
  await flow.command('/course settings', { user });
  // A word may stand in the ack while Slack is asked whose settings they are.
  const message = await flow.until(() => {
    const last = flow.slack.workspace.messages.findLast(({ onlyFor }) => onlyFor !== undefined);
    return last && findElement(last.blocks, 'settings.open') ? last : undefined;
  });
  const before = settingsOf(flow, user);
  await flow.slack.click(message, 'settings.open', { user });
  return flow.until(() => {
    const form = settingsOf(flow, user);
    return form === before ? undefined : form;
  });
}

/** The form that stands open before a person, the topmost one. */
export function settingsOf({ slack: { workspace } }: Flow, user: string): SlackView | undefined {
  return workspace
    .stack(workspace.user(user)?.id ?? '')
    .findLast(({ view }) => view['callback_id'] === 'settings.save');
}

/** What stands in the inputs of a form, by field. */
function shownIn({ view }: SlackView): Record<string, unknown> {
  const fields = Object.entries(stateValues(view.blocks, {})).map(([field, inputs]) => {
    const [given = {}] = Object.values(inputs);
    const { selected_option: one, selected_options: several } = given;
    return [field, Array.isArray(several) ? several.map(chosenIn) : chosenIn(one)];
  });
  return Object.fromEntries(fields);
}

function chosenIn(option: unknown): unknown {
  return typeof option === 'object' && option !== null && 'value' in option ? option.value : undefined;
}

/** Changes a person's settings: the choices by field. The form closes. */
export async function saveSettings(flow: Flow, choices: Choices, user = 'sam'): Promise<Delivered> {
  const view = await openSettings(flow, user);
  const byAction = Object.entries(choices).map(([field, choice]) => [`settings.${field}`, choice]);
  const delivered = await flow.slack.submit(view, Object.fromEntries(byAction));
  expect(delivered).toMatchObject({ status: 200, body: '' });
  expect(settingsOf(flow, user)).toBeUndefined();
  return delivered;
}

/** Opens a person's settings, reads what stands there and closes them again. */
export async function readSettings(flow: Flow, user = 'sam'): Promise<Record<string, unknown>> {
  const view = await openSettings(flow, user);
  const shown = shownIn(view);
  await flow.slack.closeView(view);
  return shown;
}

/** Chooses or presses under a private card, and waits until it has been replaced in place. */
export async function changeCard(
  { slack, until }: Flow,
  message: SlackMessage,
  target: string,
  choice?: string,
): Promise<void> {
  const before = JSON.stringify(message.blocks);
  await slack.click(message, target, choice === undefined ? {} : { choice });
  await until(() => JSON.stringify(message.blocks) !== before || undefined);
}
