/**
 * Slack's own rules for blocks, as far as a mistake would show in a workspace: counts, lengths, uniqueness,
 * and the blocks that each surface takes.
 */
import { LIMITS } from '../../src/cards/blocks.ts';
import {
  ACCESSORY_ELEMENTS,
  ACTION_ELEMENTS,
  checkAnyText,
  checkCount,
  checkElement,
  checkOptionalString,
  checkString,
  checkText,
  checkUnique,
  INPUT_ELEMENTS,
  isJson,
  objects,
  type Report,
} from './element-limits.ts';
import type { Json } from './types.ts';

const CONTAINERS = ['rich_text_section', 'rich_text_list', 'rich_text_preformatted', 'rich_text_quote'];
const INLINE = [
  'text',
  'link',
  'emoji',
  'user',
  'usergroup',
  'channel',
  'broadcast',
  'date',
  'color',
  'team',
];

/** The keys that an inline element needs. */
const NEEDED: Readonly<Record<string, readonly [key: string, kind: 'string' | 'number'][]>> = {
  text: [['text', 'string']],
  link: [['url', 'string']],
  emoji: [['name', 'string']],
  user: [['user_id', 'string']],
  channel: [['channel_id', 'string']],
  date: [
    ['timestamp', 'number'],
    ['format', 'string'],
  ],
};

function inline(element: Json, where: string, report: Report): void {
  const type = String(element['type']);
  if (!INLINE.includes(type)) {
    report(`${where}: unsupported type: ${type}`);
    return;
  }
  for (const [key, kind] of NEEDED[type] ?? []) {
    // Slack refuses an empty text here, too, though only its answers say so.
    const value = element[key];
    if (typeof value !== kind || value === '') report(`${where}.${key}: must be a ${kind}, not empty`);
  }
}

function contained(element: Json, where: string, report: Report): void {
  const type = String(element['type']);
  if (!CONTAINERS.includes(type)) {
    report(`${where}: unsupported type: ${type}`);
    return;
  }
  const elements: unknown[] = Array.isArray(element['elements']) ? element['elements'] : [];
  if (!Array.isArray(element['elements'])) report(`${where}.elements: missing`);
  elements.forEach((each, index) => {
    const place = `${where}.elements[${index}]`;
    if (!isJson(each)) report(`${place}: must be an object`);
    else if (type === 'rich_text_list') contained(each, place, report);
    else inline(each, place, report);
  });
}

/** Checks a rich_text block, or a rich_text cell of a table. */
function richTextProblems(block: Json, where: string, report: Report): void {
  if (!Array.isArray(block['elements'])) {
    report(`${where}.elements: missing`);
    return;
  }
  block['elements'].forEach((element: unknown, index) => {
    const place = `${where}.elements[${index}]`;
    if (isJson(element)) contained(element, place, report);
    else report(`${place}: must be an object`);
  });
}

/** The characters of a cell as Slack counts them: those of its texts. */
function characters(cell: unknown): number {
  if (Array.isArray(cell)) return cell.reduce<number>((sum, each) => sum + characters(each), 0);
  if (!isJson(cell)) return 0;
  const own = typeof cell['text'] === 'string' ? cell['text'].length : characters(cell['text']);
  return own + characters(cell['elements']) + characters(cell['element']) + characters(cell['fallback']);
}

/** A button in a row, and the cell for clients that don't know such cells. */
function checkActionCell({ element, fallback }: Json, where: string, report: Report): void {
  if (isJson(element)) checkElement(element, ['button'], `${where}.element`, report);
  else report(`${where}.element: missing`);
  if (fallback === undefined) return;
  const isPlain = isJson(fallback) && ['raw_text', 'raw_number'].includes(String(fallback['type']));
  if (isPlain) checkCell(fallback, `${where}.fallback`, report);
  else report(`${where}.fallback: must be raw_text or raw_number`);
}

function checkCell(cell: unknown, where: string, report: Report, takes = ['raw_number']): void {
  if (!isJson(cell)) {
    report(`${where}: must be an object`);
    return;
  }
  if (cell['type'] === 'rich_text') richTextProblems(cell, where, report);
  else if (cell['type'] === 'raw_text')
    checkString(cell['text'], LIMITS.tableCharacters, `${where}.text`, report);
  else if (!takes.includes(String(cell['type'])))
    report(`${where}: unsupported cell type ${String(cell['type'])}`);
}

function checkRows(
  block: Json,
  range: readonly [number, number],
  most: number,
  where: string,
  report: Report,
  takes?: string[],
): void {
  checkCount(block['rows'], range, `${where}.rows`, report);
  const rows: unknown[] = Array.isArray(block['rows']) ? block['rows'] : [];
  rows.forEach((row, index) => {
    checkCount(row, [1, LIMITS.tableColumns], `${where}.rows[${index}]`, report);
    if (!Array.isArray(row)) return;
    row.forEach((cell, column) => {
      checkCell(cell, `${where}.rows[${index}][${column}]`, report, takes);
    });
  });
  if (characters(rows) > most) report(`${where}: more than ${most} characters in all`);
}

function checkTable(block: Json, where: string, report: Report): void {
  checkRows(block, [1, LIMITS.tableRows], LIMITS.tableCharacters, where, report);
}

/** `data_table`: a caption, a header row and further rows of equal width. */
function checkDataTable(block: Json, where: string, report: Report): void {
  checkString(block['caption'], LIMITS.caption, `${where}.caption`, report);
  checkRows(block, [2, LIMITS.tableRows + 1], LIMITS.dataTableCharacters, where, report, [
    'raw_number',
    'action_cell',
  ]);
  const size = block['page_size'];
  if (
    size !== undefined &&
    !(Number.isInteger(size) && Number(size) >= 1 && Number(size) <= LIMITS.tableRows)
  ) {
    report(`${where}.page_size: must be 1–${LIMITS.tableRows}`);
  }
  const rows: unknown[] = Array.isArray(block['rows']) ? block['rows'] : [];
  rows.forEach((row, index) => {
    objects(row).forEach((cell, column) => {
      if (cell['type'] === 'action_cell') checkActionCell(cell, `${where}.rows[${index}][${column}]`, report);
    });
  });
  checkUnique(
    rows.flatMap((row) =>
      objects(row).flatMap(({ element }) => (isJson(element) ? [element['action_id']] : [])),
    ),
    'action_id',
    where,
    report,
  );
  const widths = new Set(rows.map((row) => (Array.isArray(row) ? row.length : 0)));
  if (widths.size > 1) report(`${where}.rows: must all have the same number of columns`);
}

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
  if (block['text'] !== undefined) checkAnyText(block['text'], LIMITS.sectionText, `${where}.text`, report);
  if (block['fields'] !== undefined)
    checkCount(block['fields'], [1, LIMITS.fields], `${where}.fields`, report);
  objects(block['fields']).forEach((field, index) => {
    checkAnyText(field, LIMITS.fieldText, `${where}.fields[${index}]`, report);
  });
  const { accessory } = block;
  if (isJson(accessory)) checkElement(accessory, ACCESSORY_ELEMENTS, `${where}.accessory`, report);
};

const context: Check = (block, where, report) => {
  checkCount(block['elements'], [1, LIMITS.contextElements], `${where}.elements`, report);
  objects(block['elements']).forEach((element, index) => {
    const place = `${where}.elements[${index}]`;
    if (element['type'] === 'image') checkElement(element, ['image'], place, report);
    else checkAnyText(element, LIMITS.fieldText, place, report);
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
  checkText(block['label'], LIMITS.inputLabel, `${where}.label`, report);
  if (block['hint'] !== undefined) checkText(block['hint'], LIMITS.inputLabel, `${where}.hint`, report);
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
  actions: actionsOf(ACTION_ELEMENTS, LIMITS.actionsElements),
  context_actions: actionsOf(['feedback_buttons', 'icon_button'], 5),
  header: (block, where, report) => checkText(block['text'], LIMITS.header, `${where}.text`, report),
  divider: () => {},
  image: (block, where, report) => checkElement(block, ['image'], where, report),
  markdown: (block, where, report) => checkString(block['text'], 12000, `${where}.text`, report),
  alert: (block, where, report) => checkAnyText(block['text'], LIMITS.alertText, `${where}.text`, report),
  rich_text: (block, where, report) => richTextProblems(block, where, report),
  table: checkTable,
  data_table: checkDataTable,
  carousel: inner('elements', 10),
  container: inner('child_blocks', 10),
  plan: (block, where, report) => checkString(block['title'], 150, `${where}.title`, report),
  task_card: (block, where, report) => checkString(block['title'], 150, `${where}.title`, report),
  video: (block, where, report) =>
    checkString(block['alt_text'], LIMITS.imageAlt, `${where}.alt_text`, report),
  file: () => {},
};

function checkBlock(block: Json, where: string, report: Report): void {
  const check = CHECKS[String(block['type'])];
  if (!check) {
    report(`${where}: unsupported type: ${String(block['type'])}`);
    return;
  }
  checkOptionalString(block['block_id'], LIMITS.id, `${where}.block_id`, report);
  check(block, where, report);
}

/** Everything in the blocks of one surface that Slack would reject; empty if all is well. */
export function blockProblems(blocks: unknown, surface: Surface): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => problems.push(problem);
  checkCount(blocks, [0, surface === 'message' ? LIMITS.messageBlocks : LIMITS.viewBlocks], 'blocks', report);
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

/** Everything in a modal or a Home view that Slack would reject. */
export function viewProblems(view: Json): string[] {
  const type = view['type'];
  if (type !== 'modal' && type !== 'home') return [`view.type: must be modal or home`];
  const problems = blockProblems(view['blocks'], type);
  const report: Report = (problem) => problems.push(problem);
  checkOptionalString(view['callback_id'], LIMITS.id, 'view.callback_id', report);
  checkOptionalString(view['external_id'], LIMITS.id, 'view.external_id', report);
  const metadata = view['private_metadata'];
  if (typeof metadata === 'string' && metadata.length > LIMITS.metadata)
    report(`view.private_metadata: more than ${LIMITS.metadata} characters`);
  if (Buffer.byteLength(JSON.stringify(view)) > LIMITS.viewBytes)
    report(`view: more than ${LIMITS.viewBytes / 1000} kB`);
  if (type === 'modal') modalProblems(view, report);
  else homeProblems(view, report);
  return problems;
}

/** Fields that only a modal has: Home has no title, and is neither submitted nor closed. */
const MODALS_OWN = ['title', 'submit', 'close', 'submit_disabled', 'clear_on_close', 'notify_on_close'];

function homeProblems(view: Json, report: Report): void {
  for (const key of MODALS_OWN.filter((each) => view[each] !== undefined))
    report(`view: invalid additional property: ${key}`);
}

function modalProblems(view: Json, report: Report): void {
  checkText(view['title'], LIMITS.viewTitle, 'view.title', report);
  for (const key of ['submit', 'close']) {
    if (view[key] !== undefined) checkText(view[key], LIMITS.viewTitle, `view.${key}`, report);
  }
  const blocks = Array.isArray(view['blocks']) ? (view['blocks'] as unknown[]) : [];
  const asks = blocks.some((block) => (block as Json | null)?.['type'] === 'input');
  if (asks && view['submit'] === undefined) report('view.submit: required where there is an input block');
}
