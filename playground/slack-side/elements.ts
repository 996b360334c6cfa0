/** Interactive elements: finds them in blocks, and writes a person's choice as payloads hold it. */
import { isJson, objects } from './element-limits.ts';
import type { Json, SlackBlock, SlackOption } from './types.ts';

/** An interactive element, and its block. */
export interface PlacedElement {
  readonly blockId: string;
  readonly element: Json;
}

type OneChoice = string | SlackOption;
/** A person's choice or input: a text, an option's value or label, a suggested option, or several of them. */
export type Choice = OneChoice | readonly OneChoice[];
/** Choices by `action_id`, or by `block_id/action_id` if the `action_id` is not unique. */
export type Choices = Readonly<Record<string, Choice>>;

function elementsOf(block: Json): Json[] {
  const { accessory, element, elements, actions, child_blocks, rows } = block;
  const direct = [accessory, element, ...objects(actions)].filter(isJson);
  const listed = objects(elements).flatMap((each) => (each['type'] === 'card' ? elementsOf(each) : [each]));
  const cells = Array.isArray(rows) ? rows.flatMap((row) => objects(row)) : [];
  return [...direct, ...listed, ...[...objects(child_blocks), ...cells].flatMap(elementsOf)];
}

/** Every interactive element, top down. */
export function interactiveElements(blocks: readonly SlackBlock[]): PlacedElement[] {
  return blocks.flatMap((block) =>
    elementsOf(block)
      .filter((element) => typeof element['action_id'] === 'string')
      .map((element) => ({ blockId: block.block_id, element })),
  );
}

/** The words on an element, such as a button's label. */
function labelOf(element: Json): string {
  const words = element['text'] ?? element['placeholder'];
  return isJson(words) ? String(words['text']) : '';
}

/** The element with that `block_id/action_id`, `action_id`, value or label; the first if several fit. */
export function findElement(blocks: readonly SlackBlock[], wanted: string): PlacedElement | undefined {
  const fits = [
    ({ element, blockId }: PlacedElement) => `${blockId}/${String(element['action_id'])}` === wanted,
    ({ element }: PlacedElement) => element['action_id'] === wanted,
    ({ element }: PlacedElement) => element['value'] === wanted,
    ({ element }: PlacedElement) => labelOf(element) === wanted,
  ];
  const all = interactiveElements(blocks);
  for (const fit of fits) {
    const found = all.find(fit);
    if (found) return found;
  }
  return undefined;
}

/**
 * An option of a menu behind three dots, by its label, its value or what its value begins with: the first if several fit.
 * A number after a colon is that of the menu: `course.details:2`.
 */
export function findMenuOption(
  blocks: readonly SlackBlock[],
  wanted: string,
): { readonly placed: PlacedElement; readonly choice: string } | undefined {
  const [, name = wanted, at] = /^([a-z.-]+):(\d+)$/.exec(wanted) ?? [];
  for (const placed of interactiveElements(blocks)) {
    const { type, action_id } = placed.element;
    if (type !== 'overflow' || (at !== undefined && !String(action_id).endsWith(`:${at}`))) continue;
    const found = optionsOf(placed.element).find(
      (option) =>
        labelOf(option) === name ||
        option['value'] === name ||
        String(option['value']).startsWith(`${name} `) ||
        String(option['value']).endsWith(` ${name}`),
    );
    if (found) return { placed, choice: String(found['value']) };
  }
  return undefined;
}

function optionsOf(element: Json): Json[] {
  return [
    ...objects(element['options']),
    ...objects(element['option_groups']).flatMap((group) => objects(group['options'])),
  ];
}

function findOption(element: Json, wanted: OneChoice): Json {
  if (typeof wanted !== 'string') return wanted;
  const found = optionsOf(element).find(
    (option) => option['value'] === wanted || (isJson(option['text']) && option['text']['text'] === wanted),
  );
  // An external select's options are not kept here, so a text stands for an option whose label is its value.
  return found ?? { text: { type: 'plain_text', text: wanted }, value: wanted };
}

const PICKED: Readonly<Record<string, string>> = {
  datepicker: 'selected_date',
  timepicker: 'selected_time',
  users_select: 'selected_user',
  conversations_select: 'selected_conversation',
  channels_select: 'selected_channel',
};

const SEVERAL_PICKED: Readonly<Record<string, string>> = {
  multi_users_select: 'selected_users',
  multi_conversations_select: 'selected_conversations',
  multi_channels_select: 'selected_channels',
};

function listOf(choice: Choice): readonly OneChoice[] {
  if (typeof choice === 'string') return choice === '' ? [] : [choice];
  return isList(choice) ? choice.filter((each) => each !== '') : [choice];
}

/** `Array.isArray` does not narrow readonly lists. */
function isList(choice: Choice): choice is readonly OneChoice[] {
  return Array.isArray(choice);
}

/** The payload fields for a choice in an element. */
function chosenFields(element: Json, choice: Choice): Json {
  const type = String(element['type']);
  const several = listOf(choice);
  const [first] = several;
  if (['checkboxes', 'multi_static_select', 'multi_external_select'].includes(type))
    return { selected_options: several.map((each) => findOption(element, each)) };
  if (['static_select', 'external_select', 'overflow', 'radio_buttons'].includes(type))
    return { selected_option: first === undefined ? null : findOption(element, first) };
  const severalPicked = SEVERAL_PICKED[type];
  if (severalPicked) return { [severalPicked]: several };
  return typedFields(type, typeof first === 'string' ? first : '');
}

/** Like `chosenFields`, for elements whose choice is a single text. */
function typedFields(type: string, one: string): Json {
  if (type === 'datetimepicker') return { selected_date_time: Number(one) };
  const picked = PICKED[type];
  if (picked) return { [picked]: one === '' ? null : one };
  return { value: one === '' ? null : one };
}

const INITIAL: readonly (readonly [from: string, to: string])[] = [
  ['initial_option', 'selected_option'],
  ['initial_options', 'selected_options'],
  ['initial_date', 'selected_date'],
  ['initial_time', 'selected_time'],
  ['initial_date_time', 'selected_date_time'],
  ['initial_user', 'selected_user'],
  ['initial_conversation', 'selected_conversation'],
  ['initial_channel', 'selected_channel'],
  ['initial_users', 'selected_users'],
  ['initial_conversations', 'selected_conversations'],
  ['initial_channels', 'selected_channels'],
  ['initial_value', 'value'],
];

function initialFields(element: Json): Json {
  const pairs = INITIAL.filter(([from]) => element[from] !== undefined);
  return pairs.length > 0
    ? Object.fromEntries(pairs.map(([from, to]) => [to, element[from]]))
    : chosenFields(element, []);
}

/** By `block_id`, then by `action_id`. */
export type StateValues = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** `state.values` of a payload: every input and select, with its chosen or initial value. */
export function stateValues(blocks: readonly SlackBlock[], choices: Choices): StateValues {
  const values: Record<string, Readonly<Record<string, Json>>> = {};
  for (const { blockId, element } of interactiveElements(blocks)) {
    const type = String(element['type']);
    if (['button', 'overflow', 'workflow_button', 'icon_button', 'feedback_buttons'].includes(type)) continue;
    const actionId = String(element['action_id']);
    const choice = choices[`${blockId}/${actionId}`] ?? choices[actionId];
    const fields = choice === undefined ? initialFields(element) : chosenFields(element, choice);
    values[blockId] = { ...values[blockId], [actionId]: { type, ...fields } };
  }
  return values;
}

/** The `actions[0]` of a click or a choice. */
export function actionJson(
  { blockId, element }: PlacedElement,
  choice: Choice | undefined,
  ts: string,
): Json {
  const { type, action_id, text, value, style } = element;
  const base = { type, action_id, block_id: blockId, action_ts: ts };
  if (type === 'button' || type === 'workflow_button' || type === 'icon_button') {
    return { ...base, text, ...(value !== undefined && { value }), ...(style !== undefined && { style }) };
  }
  if (type === 'feedback_buttons') {
    const pressed = [element['positive_button'], element['negative_button']].find(
      (one) => isJson(one) && (one['value'] === choice || labelOf(one) === choice),
    );
    return { ...base, ...(isJson(pressed) && { text: pressed['text'], value: pressed['value'] }) };
  }
  return { ...base, ...chosenFields(element, choice ?? '') };
}
