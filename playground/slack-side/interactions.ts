/** Clicks and submissions of people, and Slack's reaction to the app's answer. */
import type { ByWhom, ClickOptions, Hands, Parts } from './contract.ts';
import { isJson, objects, suggestionProblems } from './element-limits.ts';
import { type Choices, findElement, findMenuOption, type PlacedElement, stateValues } from './elements.ts';
import { messageAsSent } from './events.ts';
import {
  type ActionPayload,
  channelJson,
  closedDelivery,
  common,
  interaction,
  messageActionDelivery,
  sourceJson,
  submissionDelivery,
  viewActionDelivery,
} from './payloads.ts';
import { channelOf, userOf } from './talk.ts';
import {
  type Delivered,
  type Json,
  type SlackMessage,
  type SlackOption,
  SlackRefusal,
  type SlackUser,
  type SlackView,
  type Suggested,
} from './types.ts';
import { pushModal, updateView } from './views.ts';

/** Whether the source is a modal or Home, rather than a message. */
function isView(source: SlackMessage | SlackView): source is SlackView {
  return 'view' in source;
}

/** The person who clicks: the named one, else the one who sees the source, else the first. */
function clickerOf(
  { workspace }: Parts,
  source: SlackMessage | SlackView,
  wanted: string | undefined,
): SlackUser {
  const seer = isView(source) ? source.user : source.onlyFor;
  const user = wanted ?? seer ?? workspace.users[0]?.id ?? '';
  return userOf(workspace, user);
}

/** The app's blocks in a message: its own, and those below its links. */
const shownIn = ({ blocks, unfurls = [] }: SlackMessage) => [
  ...blocks,
  ...unfurls.flatMap((one) => one.blocks ?? []),
];

/**
 * The element in a message or view, or the option of a menu behind three dots. Throws if there is none, which is a
 * programmer's mistake.
 */
function placedIn(
  source: SlackMessage | SlackView,
  target: string,
): { readonly placed: PlacedElement; readonly choice?: string } {
  const blocks = isView(source) ? source.view.blocks : shownIn(source);
  const placed = findElement(blocks, target);
  const found = placed ? { placed } : findMenuOption(blocks, target);
  if (!found) throw new Error(`nothing to click: ${target}`);
  return found;
}

function click(
  parts: Parts,
  source: SlackMessage | SlackView,
  target: string,
  { user: wanted, choice, choices = {} }: ClickOptions,
): Promise<Delivered> {
  const { placed, choice: inMenu } = placedIn(source, target);
  const user = clickerOf(parts, source, wanted);
  const triggerId = parts.triggers.issue(user.id);
  const chosen = { choice: choice ?? inMenu, choices };
  const action: ActionPayload = { user, placed, ...chosen, triggerId, ts: parts.workspace.nextTs() };
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

// Shortcuts: global ones, and those on a message.

/** The fields of every shortcut. Unlike a click, a shortcut does not name the app. */
function shortcutJson({ workspace, triggers }: Parts, user: SlackUser, callbackId: string): Json {
  const { api_app_id: _, ...by } = common(user);
  return {
    ...by,
    callback_id: callbackId,
    trigger_id: triggers.issue(user.id),
    action_ts: workspace.nextTs(),
  };
}

function global(parts: Parts, callbackId: string, who: string): Promise<Delivered> {
  const user = userOf(parts.workspace, who);
  return parts.send(interaction({ type: 'shortcut', ...shortcutJson(parts, user, callbackId) }));
}

function ofMessage(parts: Parts, callbackId: string, message: SlackMessage, who: string): Promise<Delivered> {
  if (message.onlyFor) throw new Error('Slack offers no shortcuts on a message that only one person sees');
  const user = userOf(parts.workspace, who);
  const channel = channelOf(parts.workspace, message.channel);
  return parts.send(
    interaction({
      type: 'message_action',
      ...shortcutJson(parts, user, callbackId),
      message_ts: message.ts,
      response_url: parts.responseUrl({ channel: channel.id, user: user.id }),
      channel: channelJson(channel),
      message: messageAsSent(message),
    }),
  );
}

/** The ways to take a shortcut. */
export function createShortcuts(parts: Parts): Pick<Hands, 'shortcut' | 'messageShortcut'> {
  return {
    shortcut: async (callbackId, user) => global(parts, callbackId, user),
    messageShortcut: async (callbackId, message, user) => ofMessage(parts, callbackId, message, user),
  };
}

// External selects: the typed text goes to the app, and its suggestions come back.

/** How many characters are typed before Slack asks, if the app does not say. */
const LEAST_TYPED = 3;

function isOption(value: Json): value is SlackOption {
  return isJson(value['text']) && typeof value['value'] === 'string';
}

function optionsIn(answer: Json): SlackOption[] {
  const groups = objects(answer['option_groups']);
  return [answer, ...groups].flatMap(({ options }) => objects(options)).filter(isOption);
}

/** The select's own fields of the payload. */
function askedJson({ element, blockId }: PlacedElement, typed: string): Json {
  return { action_id: element['action_id'], block_id: blockId, value: typed };
}

async function suggest(
  parts: Parts,
  source: SlackMessage | SlackView,
  target: string,
  typed: string,
  { user: wanted }: ByWhom,
): Promise<Suggested> {
  const { placed } = placedIn(source, target);
  const type = String(placed.element['type']);
  if (!type.endsWith('external_select')) throw new Error(`${target} suggests nothing: it is a ${type}`);
  const least = Number(placed.element['min_query_length'] ?? LEAST_TYPED);
  if (typed.length < least) return { status: 200, body: '', ms: 0, options: [] };
  const user = clickerOf(parts, source, wanted);
  const channel = isView(source) ? undefined : channelOf(parts.workspace, source.channel);
  const delivered = await parts.send(
    interaction({
      type: 'block_suggestion',
      ...common(user),
      ...sourceJson(source),
      ...(channel && { channel: channelJson(channel) }),
      ...askedJson(placed, typed),
    }),
  );
  if (delivered.status !== 200) return { ...delivered, options: [] };
  const answer = isJson(delivered.body) ? delivered.body : {};
  const problems = suggestionProblems(answer);
  if (problems.length > 0) return { ...delivered, options: [], problem: problems.join('; ') };
  return { ...delivered, options: optionsIn(answer) };
}

/** The way to ask for suggestions. */
export function createSuggestions(parts: Parts): Pick<Hands, 'suggest'> {
  return {
    suggest: (source, target, typed, options = {}) => suggest(parts, source, target, typed, options),
  };
}
