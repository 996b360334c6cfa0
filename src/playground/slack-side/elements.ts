/** Interactive elements: finding one in blocks, and what a person's choice in it looks like in a payload. */
import { isJson, objects } from './text-limits.ts';
import type { Json, SlackBlock } from './types.ts';

/** An interactive element, and the block that it stands in. */
export interface PlacedElement {
  readonly blockId: string;
  readonly element: Json;
}

/** What a person chose or typed: a text, an option's value or label, or several of them. */
export type Choice = string | readonly string[];
/** Choices by `action_id`, or by `block_id/action_id` where the first is not unique. */
export type Choices = Readonly<Record<string, Choice>>;

function elementsOf(block: Json): Json[] {
  const { accessory, element, elements, actions, child_blocks } = block;
  const direct = [accessory, element, ...objects(actions)].filter(isJson);
  const listed = objects(elements).flatMap((each) => (each['type'] === 'card' ? elementsOf(each) : [each]));
  return [...direct, ...listed, ...objects(child_blocks).flatMap(elementsOf)];
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

/** The element with that `action_id`, `block_id/action_id`, value or label; the first where several fit. */
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

function optionsOf(element: Json): Json[] {
  return [
    ...objects(element['options']),
    ...objects(element['option_groups']).flatMap((group) => objects(group['options'])),
  ];
}

function findOption(element: Json, wanted: string): Json {
  const found = optionsOf(element).find(
    (option) => option['value'] === wanted || (isJson(option['text']) && option['text']['text'] === wanted),
  );
  // An external select's options came from the app and are not kept here.
  return found ?? { text: { type: 'plain_text', text: wanted }, value: wanted };
}

const PICKED: Readonly<Record<string, string>> = {
  datepicker: 'selected_date',
  timepicker: 'selected_time',
  users_select: 'selected_user',
  conversations_select: 'selected_conversation',
  channels_select: 'selected_channel',
};

/** The fields of a payload that tell a choice in an element. */
function chosenFields(element: Json, choice: Choice): Json {
  const type = String(element['type']);
  const several = Array.isArray(choice) ? choice.map(String) : [String(choice)];
  const one = several[0] ?? '';
  if (type === 'checkboxes' || type === 'multi_static_select' || type === 'multi_external_select') {
    return { selected_options: several.filter(Boolean).map((each) => findOption(element, each)) };
  }
  if (['static_select', 'external_select', 'overflow', 'radio_buttons'].includes(type)) {
    return { selected_option: one === '' ? null : findOption(element, one) };
  }
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

/** `state.values` of a payload: every input and select, with what was chosen or stood there from the start. */
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
  return { ...base, ...chosenFields(element, choice ?? '') };
}
