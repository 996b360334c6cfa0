/**
 * Slack's limits on messages and modals, written down a second time and apart from `src/cards/limits.ts`, so
 * that the cards are held to Slack's numbers and not to their own. Source: Slack's Block Kit reference.
 * Strict: a block, an element or a key that it does not know is a problem, never passed over.
 */

type Json = Readonly<Record<string, unknown>>;
type Report = (problem: string) => void;
type Check = (value: Json, report: Report) => void;
type Surface = 'message' | 'modal';

const VIEW_BYTES = 250_000;
const MOST_BLOCKS = { message: 50, modal: 100 } as const;
/** Mentions that a rich text could carry; every mention in a card would be an accident. */
const MENTIONING = new Set(['user', 'usergroup', 'channel', 'broadcast', 'team']);

/** Every rule that a message breaks; empty for one that Slack takes. */
export function messageProblems(message: unknown): string[] {
  return gathered((report) => {
    const whole = object(json(message), report);
    keys(whole, ['text', 'blocks'], report);
    length(whole['text'], 'text', 4000, report);
    checkBlocks(whole['blocks'], 'message', report);
  });
}

/** Every rule that a modal breaks; empty for one that Slack takes. */
export function viewProblems(view: unknown): string[] {
  return gathered((report) => {
    const whole = object(json(view), report);
    const allowed = ['type', 'title', 'submit', 'close', 'blocks', 'private_metadata', 'callback_id'];
    keys(whole, allowed, report);
    if (whole['type'] !== 'modal') report('type is not modal');
    text(whole['title'], 'title', 24, ['plain_text'], report);
    const { close, submit, private_metadata = 'none', callback_id = 'none' } = whole;
    for (const label of [close, submit]) if (label) text(label, 'button', 24, ['plain_text'], report);
    length(private_metadata, 'private_metadata', 3000, report);
    length(callback_id, 'callback_id', 255, report);
    const bytes = Buffer.byteLength(JSON.stringify(whole));
    if (bytes > VIEW_BYTES) report(`view has ${bytes} bytes, at most ${VIEW_BYTES}`);
    checkBlocks(whole['blocks'], 'modal', report);
  });
}

function gathered(run: (report: Report) => void): string[] {
  const problems: string[] = [];
  run((problem) => problems.push(problem));
  return problems;
}

/** What is left of a value on its way to Slack: no `undefined`, no functions. */
function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function checkBlocks(value: unknown, surface: Surface, report: Report): void {
  const blocks = array(value, 'blocks', 1, MOST_BLOCKS[surface], report);
  blocks.forEach((block, at) => {
    checkBlock(block, surface, (problem) => report(`blocks[${at}] (${block['type']}): ${problem}`));
  });
  unique(
    blocks.flatMap((block) => block['block_id'] ?? []),
    'block_id',
    report,
  );
  const tables = blocks.filter((block) => block['type'] === 'table').length;
  if (tables > 1) report(`${tables} tables, at most 1`);
}

function checkBlock(block: Json, surface: Surface, report: Report): void {
  const known = BLOCKS[String(block['type'])];
  if (!known) report('unknown block');
  else if (!known.on.includes(surface)) report(`not allowed in a ${surface}`);
  if (block['block_id'] !== undefined) length(block['block_id'], 'block_id', 255, report);
  known?.check(block, report);
  unique(actionIds(block), 'action_id', report);
}

const BOTH: readonly Surface[] = ['message', 'modal'];

const BLOCKS: Readonly<Record<string, { on: readonly Surface[]; check: Check }>> = {
  divider: { on: BOTH, check: (block, report) => keys(block, ['type', 'block_id'], report) },
  header: {
    on: BOTH,
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'text'], report);
      text(block['text'], 'text', 150, ['plain_text'], report);
    },
  },
  section: { on: BOTH, check: checkSection },
  context: {
    on: BOTH,
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'elements'], report);
      for (const element of array(block['elements'], 'elements', 1, 10, report)) {
        text(element, 'element', 2000, ['plain_text', 'mrkdwn'], report);
      }
    },
  },
  actions: {
    on: BOTH,
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'elements'], report);
      for (const element of array(block['elements'], 'elements', 1, 25, report)) checkButton(element, report);
    },
  },
  rich_text: {
    on: BOTH,
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'elements'], report);
      for (const element of array(block['elements'], 'elements', 1, Infinity, report)) {
        checkRichElement(element, report);
      }
    },
  },
  table: { on: ['message'], check: checkTable },
  alert: {
    on: ['modal'],
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'text', 'level'], report);
      text(block['text'], 'text', 200, ['plain_text', 'mrkdwn'], report);
    },
  },
};

function checkSection(block: Json, report: Report): void {
  keys(block, ['type', 'block_id', 'text', 'fields', 'accessory', 'expand'], report);
  if (block['text'] === undefined && block['fields'] === undefined) report('neither text nor fields');
  if (block['text'] !== undefined) text(block['text'], 'text', 3000, ['plain_text', 'mrkdwn'], report);
  if (block['fields'] !== undefined) {
    for (const field of array(block['fields'], 'fields', 1, 10, report)) {
      text(field, 'field', 2000, ['plain_text', 'mrkdwn'], report);
    }
  }
  if (block['accessory'] !== undefined) checkButton(object(block['accessory'], report), report);
}

function checkButton(button: Json, report: Report): void {
  if (button['type'] !== 'button') {
    report(`unknown element ${button['type']}`);
    return;
  }
  keys(button, ['type', 'text', 'action_id', 'value', 'url', 'style', 'accessibility_label'], report);
  text(button['text'], 'button text', 75, ['plain_text'], report);
  length(button['action_id'], 'action_id', 255, report);
  if (button['value'] !== undefined) length(button['value'], 'button value', 2000, report);
  if (button['url'] !== undefined) length(button['url'], 'button url', 3000, report);
  if (![undefined, 'primary', 'danger'].includes(button['style'] as string | undefined)) {
    report(`button style ${button['style']}`);
  }
}

function checkRichElement(element: Json, report: Report): void {
  if (element['type'] === 'rich_text_list') checkRichList(element, report);
  else checkRichSection(element, report);
}

function checkRichList(element: Json, report: Report): void {
  keys(element, ['type', 'style', 'elements', 'indent', 'border', 'offset'], report);
  if (!['bullet', 'ordered'].includes(String(element['style']))) report(`list style ${element['style']}`);
  for (const line of array(element['elements'], 'list', 1, Infinity, report)) checkRichSection(line, report);
}

function checkRichSection(section: Json, report: Report): void {
  if (section['type'] !== 'rich_text_section') report(`unknown element ${section['type']}`);
  keys(section, ['type', 'elements'], report);
  for (const run of array(section['elements'], 'line', 1, Infinity, report)) {
    if (MENTIONING.has(String(run['type']))) report(`mentions a ${run['type']}`);
    else if (run['type'] !== 'text') report(`unknown element ${run['type']}`);
    keys(run, ['type', 'text', 'style'], report);
    // A line break alone is a text here.
    if (typeof run['text'] !== 'string' || run['text'] === '') report('rich text is empty');
  }
}

function checkTable(table: Json, report: Report): void {
  keys(table, ['type', 'block_id', 'rows', 'column_settings'], report);
  const rows = Array.isArray(table['rows']) ? table['rows'] : [];
  if (rows.length < 1 || rows.length > 100) report(`${rows.length} rows, 1 to 100`);
  for (const row of rows) array(row, 'row', 1, 20, report);
  if (JSON.stringify(rows).length > 10_000) report('table of more than 10000 characters');
}

function text(value: unknown, what: string, most: number, types: readonly string[], report: Report): void {
  const told = object(value, report);
  const type = String(told['type']);
  if (!types.includes(type)) report(`${what} is ${type}, not ${types.join(' or ')}`);
  keys(told, ['type', 'text', type === 'mrkdwn' ? 'verbatim' : 'emoji'], report);
  length(told['text'], what, most, report);
}

function length(value: unknown, what: string, most: number, report: Report): void {
  filled(value, what, report);
  if (typeof value === 'string' && value.length > most) report(`${what} of ${value.length}, at most ${most}`);
}

function filled(value: unknown, what: string, report: Report): void {
  if (typeof value !== 'string') report(`${what} is no text`);
  else if (value.trim() === '') report(`${what} is empty`);
}

function object(value: unknown, report: Report): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  report('an object is missing');
  return {};
}

function array(value: unknown, what: string, least: number, most: number, report: Report): Json[] {
  if (!Array.isArray(value)) {
    report(`${what} is no list`);
    return [];
  }
  if (value.length < least || value.length > most)
    report(`${what}: ${value.length} of them, ${least} to ${most}`);
  return value.map((one) => object(one, report));
}

function keys(value: Json, allowed: readonly string[], report: Report): void {
  for (const key of Object.keys(value)) if (!allowed.includes(key)) report(`unknown key ${key}`);
}

function unique(values: readonly unknown[], what: string, report: Report): void {
  if (new Set(values).size !== values.length) report(`${what} is not unique`);
}

function actionIds(block: Json): unknown[] {
  const parts = [block['accessory'], ...(Array.isArray(block['elements']) ? block['elements'] : [])];
  return parts.flatMap((part) => (part as Json | undefined)?.['action_id'] ?? []);
}
