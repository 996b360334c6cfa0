/**
 * Slack's own rules for blocks, as far as a mistake would show in a workspace: counts, lengths, uniqueness,
 * and the blocks that each surface takes.
 */
import { ACCESSORY_ELEMENTS, ACTION_ELEMENTS, checkElement, INPUT_ELEMENTS } from './element-limits.ts';
import { richTextProblems } from './rich-text-limits.ts';
import { checkDataTable, checkTable } from './table-limits.ts';
import {
  checkAnyText,
  checkCount,
  checkOptionalString,
  checkString,
  checkText,
  checkUnique,
  isJson,
  objects,
  type Report,
} from './text-limits.ts';
import type { Json } from './types.ts';

export type Surface = 'message' | 'modal' | 'home';
type Check = (block: Json, where: string, report: Report) => void;

const NOT_ON: Readonly<Record<Surface, readonly string[]>> = {
  message: ['alert', 'file'],
  modal: ['carousel', 'container', 'context_actions', 'data_table', 'markdown', 'plan', 'table', 'task_card'],
  home: ['alert', 'context_actions', 'markdown', 'plan', 'task_card'],
};

const section: Check = (block, where, report) => {
  if (block['text'] === undefined && block['fields'] === undefined)
    report(`${where}: text or fields required`);
  if (block['text'] !== undefined) checkAnyText(block['text'], 3000, `${where}.text`, report);
  if (block['fields'] !== undefined) checkCount(block['fields'], [1, 10], `${where}.fields`, report);
  objects(block['fields']).forEach((field, index) => {
    checkAnyText(field, 2000, `${where}.fields[${index}]`, report);
  });
  const { accessory } = block;
  if (isJson(accessory)) checkElement(accessory, ACCESSORY_ELEMENTS, `${where}.accessory`, report);
};

const context: Check = (block, where, report) => {
  checkCount(block['elements'], [1, 10], `${where}.elements`, report);
  objects(block['elements']).forEach((element, index) => {
    const place = `${where}.elements[${index}]`;
    if (element['type'] === 'image') checkElement(element, ['image'], place, report);
    else checkAnyText(element, 2000, place, report);
  });
};

function actionsOf(allowed: readonly string[], most: number, key = 'elements'): Check {
  return (block, where, report) => {
    checkCount(block[key], [1, most], `${where}.${key}`, report);
    const elements = objects(block[key]);
    elements.forEach((element, index) => {
      checkElement(element, allowed, `${where}.${key}[${index}]`, report);
    });
    checkUnique(
      elements.map((element) => element['action_id']),
      'action_id',
      where,
      report,
    );
  };
}

const input: Check = (block, where, report) => {
  checkText(block['label'], 2000, `${where}.label`, report);
  if (block['hint'] !== undefined) checkText(block['hint'], 2000, `${where}.hint`, report);
  if (!isJson(block['element'])) report(`${where}.element: missing`);
  else checkElement(block['element'], INPUT_ELEMENTS, `${where}.element`, report);
};

const card: Check = (block, where, report) => {
  for (const [key, most] of [
    ['title', 150],
    ['subtitle', 150],
    ['body', 200],
  ] as const) {
    if (block[key] !== undefined) checkAnyText(block[key], most, `${where}.${key}`, report);
  }
  if (block['actions'] !== undefined) actionsOf(['button'], 3, 'actions')(block, where, report);
};

/** Each of a block's inner blocks, such as the cards of a carousel. */
function inner(key: string, most: number): Check {
  return (block, where, report) => {
    checkCount(block[key], [1, most], `${where}.${key}`, report);
    objects(block[key]).forEach((child, index) => {
      checkBlock(child, `${where}.${key}[${index}]`, report);
    });
  };
}

const CHECKS: Readonly<Record<string, Check>> = {
  section,
  context,
  input,
  card,
  actions: actionsOf(ACTION_ELEMENTS, 25),
  context_actions: actionsOf(['feedback_buttons', 'icon_button'], 5),
  header: (block, where, report) => checkText(block['text'], 150, `${where}.text`, report),
  divider: () => {},
  image: (block, where, report) => checkElement(block, ['image'], where, report),
  markdown: (block, where, report) => checkString(block['text'], 12000, `${where}.text`, report),
  alert: (block, where, report) => checkAnyText(block['text'], 200, `${where}.text`, report),
  rich_text: (block, where, report) => richTextProblems(block, where, report),
  table: checkTable,
  data_table: checkDataTable,
  carousel: inner('elements', 10),
  container: inner('child_blocks', 10),
  plan: (block, where, report) => checkString(block['title'], 150, `${where}.title`, report),
  task_card: (block, where, report) => checkString(block['title'], 150, `${where}.title`, report),
  video: (block, where, report) => checkString(block['alt_text'], 2000, `${where}.alt_text`, report),
  file: () => {},
};

function checkBlock(block: Json, where: string, report: Report): void {
  const check = CHECKS[String(block['type'])];
  if (!check) {
    report(`${where}: unsupported type: ${String(block['type'])}`);
    return;
  }
  checkOptionalString(block['block_id'], 255, `${where}.block_id`, report);
  check(block, where, report);
}

/** Everything in the blocks of one surface that Slack would reject; empty if all is well. */
export function blockProblems(blocks: unknown, surface: Surface): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => problems.push(problem);
  checkCount(blocks, [0, surface === 'message' ? 50 : 100], 'blocks', report);
  const all = objects(blocks);
  if (Array.isArray(blocks) && all.length < blocks.length) report('blocks: every block must be an object');
  all.forEach((block, index) => {
    if (NOT_ON[surface].includes(String(block['type'])))
      report(`blocks[${index}]: not allowed on a ${surface}`);
    checkBlock(block, `blocks[${index}]`, report);
  });
  checkUnique(
    all.map((block) => block['block_id']),
    'block_id',
    'blocks',
    report,
  );
  const tables = all.filter(({ type }) => type === 'table' || type === 'data_table');
  if (surface === 'message' && tables.length > 1) report('blocks: only one table is allowed');
  return problems;
}
