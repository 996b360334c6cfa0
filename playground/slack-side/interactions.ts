/** Clicks and submissions of people, and Slack's reaction to the app's answer. */
import type { ClickOptions, Hands, Parts } from './contract.ts';
import { type Choices, findElement, type PlacedElement, stateValues } from './elements.ts';
import {
  type ActionPayload,
  closedDelivery,
  messageActionDelivery,
  submissionDelivery,
  viewActionDelivery,
} from './payloads.ts';
import { channelOf, userOf } from './talk.ts';
import { isJson } from './text-limits.ts';
import { type Delivered, type SlackMessage, SlackRefusal, type SlackUser, type SlackView } from './types.ts';
import { pushModal, updateView } from './view-methods.ts';

/** Whether the source is a modal or Home, rather than a message. */
export function isView(source: SlackMessage | SlackView): source is SlackView {
  return 'view' in source;
}

/** The person who clicks: the named one, else the one who sees the source, else the first. */
export function clickerOf(
  { workspace }: Parts,
  source: SlackMessage | SlackView,
  wanted: string | undefined,
): SlackUser {
  const seer = isView(source) ? source.user : source.onlyFor;
  const user = wanted ?? seer ?? workspace.users[0]?.id ?? '';
  return userOf(workspace, user);
}

/** The element in a message or view. Throws if there is none, which is a programmer's mistake. */
export function placedIn(source: SlackMessage | SlackView, target: string): PlacedElement {
  const placed = findElement(isView(source) ? source.view.blocks : source.blocks, target);
  if (!placed) throw new Error(`nothing to click: ${target}`);
  return placed;
}

function click(
  parts: Parts,
  source: SlackMessage | SlackView,
  target: string,
  { user: wanted, choice, choices = {} }: ClickOptions,
): Promise<Delivered> {
  const placed = placedIn(source, target);
  const user = clickerOf(parts, source, wanted);
  const triggerId = parts.triggers.issue(user.id);
  const action: ActionPayload = { user, placed, choice, choices, triggerId, ts: parts.workspace.nextTs() };
  if (isView(source)) return parts.send(viewActionDelivery(action, source));
  const channel = channelOf(parts.workspace, source.channel);
  const responseUrl = parts.responseUrl({ channel: channel.id, user: user.id, source });
  return parts.send(messageActionDelivery(action, source, channel, responseUrl));
}

/** Removes a modal and those above it from its stack; the next lower one is seen again. */
function pop({ workspace }: Parts, { user, id }: SlackView): void {
  const stack = workspace.stack(user);
  const index = stack.findIndex((each) => each.id === id);
  workspace.setStack(user, index < 0 ? stack : stack.slice(0, index));
}

function applySubmission(parts: Parts, view: SlackView, body: unknown): void {
  const answer = isJson(body) ? body : {};
  switch (answer['response_action']) {
    case 'errors':
      return;
    case 'update':
      updateView(parts.workspace, view, answer['view']);
      return;
    case 'push':
      pushModal(parts.workspace, view.user, answer['view']);
      return;
    case 'clear':
      parts.workspace.setStack(view.user, []);
      return;
    default:
      pop(parts, view);
  }
}

/** Slack itself rejects empty inputs that are not optional, before the app hears of a submission. */
function missingInputs({ view }: SlackView, choices: Choices): Record<string, string> {
  const values = stateValues(view.blocks, choices);
  const missing = view.blocks.filter(({ type, optional, block_id }) => {
    const chosen = Object.values(values[block_id] ?? {}).flatMap(({ type: _type, ...fields }) =>
      Object.values(fields),
    );
    return (
      type === 'input' &&
      optional !== true &&
      chosen.every((each) => each === null || each === '' || (Array.isArray(each) && each.length === 0))
    );
  });
  return Object.fromEntries(
    missing.map(({ block_id }) => [block_id, 'Please complete this required field.']),
  );
}

async function submit(parts: Parts, view: SlackView, choices: Choices): Promise<Delivered> {
  const errors = missingInputs(view, choices);
  if (Object.keys(errors).length > 0)
    return { status: 200, body: { response_action: 'errors', errors }, ms: 0 };
  const user = userOf(parts.workspace, view.user);
  const delivered = await parts.send(submissionDelivery(user, view, choices, parts.triggers.issue(user.id)));
  if (delivered.status !== 200) return delivered;
  try {
    applySubmission(parts, view, delivered.body);
    return delivered;
  } catch (error) {
    if (!(error instanceof SlackRefusal)) throw error;
    return { ...delivered, problem: error.message };
  }
}

/** Closes a modal. The app is told only if it asked for that. */
async function closeView(parts: Parts, view: SlackView): Promise<Delivered | undefined> {
  pop(parts, view);
  if (view.view['notify_on_close'] !== true) return undefined;
  return parts.send(closedDelivery(userOf(parts.workspace, view.user), view, false));
}

/** The ways to click. */
export function createInteractions(parts: Parts): Pick<Hands, 'click' | 'submit' | 'closeView'> {
  return {
    click: async (source, target, options = {}) => click(parts, source, target, options),
    submit: (view, choices = {}) => submit(parts, view, choices),
    closeView: (view) => closeView(parts, view),
  };
}
