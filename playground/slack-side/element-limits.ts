import { LIMITS } from '../../src/cards/blocks.ts';
import type { Json } from './types.ts';

/** Collects everything that Slack would reject, in words that name the place. */
export type Report = (problem: string) => void;

/** Whether a value is a JSON object. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; other items are ignored, and so is a value that is no list. */
export function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/** Checks a string that must be there, not empty and not too long. */
export function checkString(value: unknown, most: number, where: string, report: Report): void {
  if (typeof value !== 'string' || value.length === 0) report(`${where}: must be more than 0 characters`);
  else if (value.length > most) report(`${where}: must be less than ${most + 1} characters`);
}

/** As `checkString`, for a string that may be left out. */
export function checkOptionalString(value: unknown, most: number, where: string, report: Report): void {
  if (value !== undefined) checkString(value, most, where, report);
}

/** Checks a text object of a kind that its place takes. */
export function checkText(
  value: unknown,
  most: number,
  where: string,
  report: Report,
  kinds: readonly string[] = ['plain_text'],
): void {
  if (!isJson(value)) {
    report(`${where}: missing text object`);
    return;
  }
  if (!kinds.includes(String(value['type']))) report(`${where}: must be ${kinds.join(' or ')}`);
  checkString(value['text'], most, where, report);
}

/** Checks a text object of either kind. */
export function checkAnyText(value: unknown, most: number, where: string, report: Report): void {
  checkText(value, most, where, report, ['plain_text', 'mrkdwn']);
}

/** Checks the length of a list. */
export function checkCount(
  value: unknown,
  [least, most]: readonly [number, number],
  where: string,
  report: Report,
): void {
  if (!Array.isArray(value)) {
    report(`${where}: missing`);
    return;
  }
  if (value.length < least) report(`${where}: must have at least ${least} items`);
  if (value.length > most) report(`${where}: no more than ${most} items allowed`);
}

/** Checks that no value occurs twice; missing values do not count. */
export function checkUnique(values: readonly unknown[], what: string, where: string, report: Report): void {
  const seen = new Set<unknown>();
  for (const value of values) {
    if (value === undefined) continue;
    if (seen.has(value)) report(`${where}: ${what} ${String(value)} already exists`);
    seen.add(value);
  }
}

type Check = (element: Json, where: string, report: Report) => void;

const SELECTS = [
  'static_select',
  'external_select',
  'users_select',
  'conversations_select',
  'channels_select',
];
const PICKERS = ['datepicker', 'timepicker', 'datetimepicker'];
const TYPED = [
  'plain_text_input',
  'email_text_input',
  'url_text_input',
  'number_input',
  'rich_text_input',
  'file_input',
];
const CHOICES = ['radio_buttons', 'checkboxes'];
const MULTI = SELECTS.map((type) => `multi_${type}`);

/** Elements that an actions block holds. */
export const ACTION_ELEMENTS = [
  'button',
  'workflow_button',
  'overflow',
  ...SELECTS,
  ...MULTI,
  ...PICKERS,
  ...CHOICES,
];
/** Elements beside a section's text. */
export const ACCESSORY_ELEMENTS = [...ACTION_ELEMENTS, 'image'];
/** Elements of an input block. */
export const INPUT_ELEMENTS = [...SELECTS, ...MULTI, ...PICKERS, ...TYPED, ...CHOICES];

/** Only radio buttons and checkboxes take markup in their options. */
const PLAIN = ['plain_text'];
const EITHER = ['plain_text', 'mrkdwn'];

function option(value: Json, where: string, report: Report, kinds = PLAIN): void {
  checkText(value['text'], LIMITS.optionText, `${where}.text`, report, kinds);
  checkString(value['value'], LIMITS.optionValue, `${where}.value`, report);
  if (value['description'] !== undefined)
    checkText(value['description'], LIMITS.optionText, `${where}.description`, report, kinds);
}

function options(
  element: Json,
  range: readonly [number, number],
  where: string,
  report: Report,
  kinds = PLAIN,
): void {
  checkCount(element['options'], range, `${where}.options`, report);
  objects(element['options']).forEach((each, index) => {
    option(each, `${where}.options[${index}]`, report, kinds);
  });
}

const button: Check = (element, where, report) => {
  checkText(element['text'], LIMITS.buttonText, `${where}.text`, report);
  checkOptionalString(element['value'], LIMITS.buttonValue, `${where}.value`, report);
  checkOptionalString(element['url'], LIMITS.url, `${where}.url`, report);
  checkOptionalString(
    element['accessibility_label'],
    LIMITS.buttonText,
    `${where}.accessibility_label`,
    report,
  );
  const style = element['style'];
  if (style !== undefined && style !== 'primary' && style !== 'danger') report(`${where}.style: unknown`);
};

const staticSelect: Check = (element, where, report) => {
  if (element['option_groups'] === undefined) {
    options(element, [1, LIMITS.options], where, report);
    return;
  }
  groups(element, where, report);
};

function groups(element: Json, where: string, report: Report): void {
  checkCount(element['option_groups'], [1, LIMITS.options], `${where}.option_groups`, report);
  objects(element['option_groups']).forEach((group, index) => {
    checkText(group['label'], LIMITS.optionText, `${where}.option_groups[${index}].label`, report);
    options(group, [1, LIMITS.options], `${where}.option_groups[${index}]`, report);
  });
}

const externalSelect: Check = (element, where, report) => {
  const { min_query_length: least } = element;
  if (least !== undefined && !(Number.isInteger(least) && Number(least) >= 0))
    report(`${where}.min_query_length: must be a whole number`);
  objects([element['initial_option']]).forEach((each) => {
    option(each, `${where}.initial_option`, report);
  });
  objects(element['initial_options']).forEach((each, index) => {
    option(each, `${where}.initial_options[${index}]`, report);
  });
};

/**
 * Everything in the app's suggestions for an external select that Slack would reject. No suggestions are
 * fine.
 */
export function suggestionProblems(answer: Json): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => problems.push(problem);
  if (answer['option_groups'] === undefined) options(answer, [0, LIMITS.options], 'suggestions', report);
  else if (answer['options'] !== undefined) report('suggestions: options or option_groups, not both');
  else groups(answer, 'suggestions', report);
  return problems;
}

const image: Check = (element, where, report) => {
  checkString(element['alt_text'], LIMITS.imageAlt, `${where}.alt_text`, report);
  if (element['slack_file'] === undefined)
    checkString(element['image_url'], LIMITS.url, `${where}.image_url`, report);
};

/** Two buttons, each with a text and a value. */
const feedbackButtons: Check = (element, where, report) => {
  for (const name of ['positive_button', 'negative_button']) {
    const [pressed] = objects([element[name]]);
    if (pressed) button(pressed, `${where}.${name}`, report);
    else report(`${where}.${name}: missing`);
  }
};

const CHECKS: Readonly<Record<string, Check>> = {
  button,
  feedback_buttons: feedbackButtons,
  image,
  static_select: staticSelect,
  multi_static_select: staticSelect,
  external_select: externalSelect,
  multi_external_select: externalSelect,
  overflow: (element, where, report) => {
    options(element, [1, LIMITS.overflow], where, report);
    objects(element['options']).forEach(({ url }, index) => {
      checkOptionalString(url, LIMITS.url, `${where}.options[${index}].url`, report);
    });
  },
  radio_buttons: (element, where, report) => options(element, [1, LIMITS.boxes], where, report, EITHER),
  checkboxes: (element, where, report) => options(element, [1, LIMITS.boxes], where, report, EITHER),
};

function confirmDialog(value: unknown, where: string, report: Report): void {
  const [confirm] = objects([value]);
  if (!confirm) return;
  checkText(confirm['title'], LIMITS.confirmTitle, `${where}.title`, report);
  checkAnyText(confirm['text'], LIMITS.confirmText, `${where}.text`, report);
  checkText(confirm['confirm'], LIMITS.confirmButton, `${where}.confirm`, report);
  checkText(confirm['deny'], LIMITS.confirmButton, `${where}.deny`, report);
}

/** Checks one interactive element, and whether its place takes it. */
export function checkElement(element: Json, allowed: readonly string[], where: string, report: Report): void {
  const type = String(element['type']);
  if (!allowed.includes(type)) {
    report(`${where}: unsupported element type ${type}`);
    return;
  }
  checkOptionalString(element['action_id'], LIMITS.id, `${where}.action_id`, report);
  if (element['placeholder'] !== undefined)
    checkText(element['placeholder'], LIMITS.placeholder, `${where}.placeholder`, report);
  confirmDialog(element['confirm'], `${where}.confirm`, report);
  CHECKS[type]?.(element, where, report);
}
