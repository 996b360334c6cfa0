/**
 * Judges messages, modals and Homes by the table of Slack's limits; `limits.test.ts` holds the table to Slack's
 * numbers. Stricter than the playground's Slack side: a block, an element or a key that no card makes is a
 * problem, and so is a mention.
 */
import { LIMITS } from '../../src/cards/blocks.ts';

type Json = Readonly<Record<string, unknown>>;
type Report = (problem: string) => void;
type Check = (value: Json, report: Report) => void;
type Surface = 'message' | 'modal' | 'home';

const MOST_BLOCKS = {
  message: LIMITS.messageBlocks,
  modal: LIMITS.viewBlocks,
  home: LIMITS.viewBlocks,
} as const;
/** Mentions that a rich text could carry; every mention in a card would be an accident. */
const MENTIONING = new Set(['user', 'usergroup', 'channel', 'broadcast', 'team']);

/** Every rule that a message breaks; empty for one that Slack takes. */
export function messageProblems(message: unknown): string[] {
  return gathered((report) => {
    const whole = object(json(message), report);
    keys(whole, ['text', 'blocks', 'plainer'], report);
    length(whole['text'], 'text', LIMITS.messageText, report);
    checkBlocks(whole['blocks'], 'message', report);
    // What is sent where the first form is refused: of the kinds that have been there for long.
    if (whole['plainer'] === undefined) return;
    checkBlocks(whole['plainer'], 'message', report);
    if (JSON.stringify(whole['plainer']).includes('"data_table"')) report('plainer blocks hold a data_table');
  });
}

/** Every rule that a modal breaks; empty for one that Slack takes. */
export function viewProblems(view: unknown): string[] {
  return gathered((report) => {
    const whole = object(json(view), report);
    const ids = ['private_metadata', 'callback_id', 'external_id'];
    keys(whole, ['type', 'title', 'submit', 'close', 'blocks', ...ids], report);
    if (whole['type'] !== 'modal') report('type is not modal');
    text(whole['title'], 'title', LIMITS.viewTitle, ['plain_text'], report);
    const { close, submit, private_metadata = 'none', callback_id = 'none', external_id = 'none' } = whole;
    for (const label of [close, submit])
      if (label) text(label, 'button', LIMITS.viewTitle, ['plain_text'], report);
    length(private_metadata, 'private_metadata', LIMITS.metadata, report);
    length(callback_id, 'callback_id', LIMITS.id, report);
    length(external_id, 'external_id', LIMITS.id, report);
    const bytes = Buffer.byteLength(JSON.stringify(whole));
    if (bytes > LIMITS.viewBytes) report(`view has ${bytes} bytes, at most ${LIMITS.viewBytes}`);
    checkBlocks(whole['blocks'], 'modal', report);
    // Slack: "submit is required when an input block is within the blocks array".
    if (!submit && JSON.stringify(whole['blocks'])?.includes('"type":"input"'))
      report('input without submit');
  });
}

/** Every rule that a Home breaks; empty for one that Slack takes. */
export function homeProblems(view: unknown): string[] {
  return gathered((report) => {
    const whole = object(json(view), report);
    keys(whole, ['type', 'blocks'], report);
    if (whole['type'] !== 'home') report('type is not home');
    const bytes = Buffer.byteLength(JSON.stringify(whole));
    if (bytes > LIMITS.viewBytes) report(`view has ${bytes} bytes, at most ${LIMITS.viewBytes}`);
    checkBlocks(whole['blocks'], 'home', report);
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
  const tables = blocks.filter((block) => ['table', 'data_table'].includes(String(block['type']))).length;
  if (tables > 1) report(`${tables} tables, at most 1`);
}

function checkBlock(block: Json, surface: Surface, report: Report): void {
  const known = BLOCKS[String(block['type'])];
  if (!known) report('unknown block');
  else if (!known.on.includes(surface)) report(`not allowed in a ${surface}`);
  if (block['block_id'] !== undefined) length(block['block_id'], 'block_id', LIMITS.id, report);
  known?.check(block, report);
  unique(actionIds(block), 'action_id', report);
}

const BOTH: readonly Surface[] = ['message', 'modal', 'home'];

const BLOCKS: Readonly<Record<string, { on: readonly Surface[]; check: Check }>> = {
  divider: { on: BOTH, check: (block, report) => keys(block, ['type', 'block_id'], report) },
  header: {
    on: BOTH,
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'text'], report);
      text(block['text'], 'text', LIMITS.header, ['plain_text'], report);
    },
  },
  section: { on: BOTH, check: checkSection },
  context: {
    on: BOTH,
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'elements'], report);
      for (const element of array(block['elements'], 'elements', 1, LIMITS.contextElements, report)) {
        text(element, 'element', LIMITS.fieldText, ['plain_text', 'mrkdwn'], report);
      }
    },
  },
  context_actions: {
    on: ['message'],
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'elements'], report);
      for (const element of array(block['elements'], 'elements', 1, 5, report))
        checkFeedback(element, report);
    },
  },
  actions: {
    on: BOTH,
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'elements'], report);
      for (const element of array(block['elements'], 'elements', 1, LIMITS.actionsElements, report))
        checkElement(element, report);
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
  input: { on: ['modal'], check: checkInput },
  table: { on: ['message', 'home'], check: checkTable },
  data_table: { on: ['message', 'home'], check: checkDataTable },
  alert: {
    on: ['modal'],
    check: (block, report) => {
      keys(block, ['type', 'block_id', 'text', 'level'], report);
      text(block['text'], 'text', LIMITS.alertText, ['plain_text', 'mrkdwn'], report);
    },
  },
};

function checkSection(block: Json, report: Report): void {
  keys(block, ['type', 'block_id', 'text', 'fields', 'accessory', 'expand'], report);
  if (block['text'] === undefined && block['fields'] === undefined) report('neither text nor fields');
  if (block['text'] !== undefined)
    text(block['text'], 'text', LIMITS.sectionText, ['plain_text', 'mrkdwn'], report);
  if (block['fields'] !== undefined) {
    for (const field of array(block['fields'], 'fields', 1, LIMITS.fields, report)) {
      text(field, 'field', LIMITS.fieldText, ['plain_text', 'mrkdwn'], report);
    }
  }
  if (block['accessory'] !== undefined) checkElement(object(block['accessory'], report), report);
}

function checkPicker(element: Json, initial: string, form: RegExp, report: Report): void {
  keys(element, ['type', 'action_id', initial], report);
  if (element[initial] !== undefined && !form.test(String(element[initial]))) report(`not a good ${initial}`);
}

function checkInput(block: Json, report: Report): void {
  keys(block, ['type', 'block_id', 'label', 'hint', 'optional', 'element'], report);
  text(block['label'], 'label', LIMITS.inputLabel, ['plain_text'], report);
  if (block['hint'] !== undefined) text(block['hint'], 'hint', LIMITS.inputLabel, ['plain_text'], report);
  const element = object(block['element'], report);
  if (element['type'] === 'static_select') checkMenu(element, report);
  else if (element['type'] === 'checkboxes') checkBoxes(element, LIMITS.boxes, report);
  else if (element['type'] === 'multi_static_select') checkBoxes(element, LIMITS.options, report);
  else if (element['type'] === 'external_select') checkSearch(element, report);
  else if (element['type'] === 'plain_text_input') checkTyped(element, report);
  else if (element['type'] === 'datepicker')
    checkPicker(element, 'initial_date', /^\d{4}-\d\d-\d\d$/, report);
  else if (element['type'] === 'timepicker')
    checkPicker(element, 'initial_time', /^([01]\d|2[0-3]):[0-5]\d$/, report);
  else report(`unknown input ${element['type']}`);
}

/** Slack takes texts of up to 3000 characters. */
function checkTyped(typed: Json, report: Report): void {
  keys(typed, ['type', 'action_id', 'placeholder', 'max_length', 'initial_value'], report);
  length(typed['action_id'], 'action_id', LIMITS.id, report);
  text(typed['placeholder'], 'placeholder', LIMITS.placeholder, ['plain_text'], report);
  const most = typed['max_length'];
  if (!(Number.isInteger(most) && Number(most) >= 1 && Number(most) <= 3000)) report('max_length: unknown');
  const initial = typed['initial_value'] ?? '';
  if (typeof initial !== 'string' || initial.length > Number(most)) report('initial_value: too long');
}

function checkSearch(search: Json, report: Report): void {
  keys(search, ['type', 'action_id', 'placeholder', 'min_query_length', 'focus_on_load'], report);
  length(search['action_id'], 'action_id', LIMITS.id, report);
  if (search['placeholder'] !== undefined)
    text(search['placeholder'], 'placeholder', LIMITS.placeholder, ['plain_text'], report);
  const least = search['min_query_length'] ?? 3;
  if (!Number.isInteger(least) || Number(least) < 0) report(`min_query_length ${least}`);
}

/** Boxes, and menus of which several options can be chosen. */
function checkBoxes(boxes: Json, most: number, report: Report): void {
  keys(boxes, ['type', 'action_id', 'options', 'initial_options'], report);
  length(boxes['action_id'], 'action_id', LIMITS.id, report);
  const options = array(boxes['options'], 'options', 1, most, report);
  for (const option of options) {
    keys(option, ['text', 'value', 'description'], report);
    text(option['text'], 'option text', LIMITS.optionText, ['plain_text', 'mrkdwn'], report);
    length(option['value'], 'option value', LIMITS.optionValue, report);
  }
  if (boxes['initial_options'] === undefined) return;
  const known = options.map((option) => JSON.stringify(option));
  const chosen = array(boxes['initial_options'], 'initial_options', 1, most, report);
  if (!chosen.every((one) => known.includes(JSON.stringify(one)))) report('a chosen option is none of them');
}

function checkElement(element: Json, report: Report): void {
  if (element['type'] === 'static_select') checkMenu(element, report);
  else if (element['type'] === 'overflow') checkOverflow(element, report);
  else checkButton(element, report);
}

function checkOverflow(menu: Json, report: Report): void {
  keys(menu, ['type', 'action_id', 'options', 'confirm'], report);
  length(menu['action_id'], 'action_id', LIMITS.id, report);
  for (const option of array(menu['options'], 'options', 1, LIMITS.overflow, report)) {
    // Options of this menu alone may lead to a page.
    keys(option, ['text', 'value', 'url'], report);
    if (option['url'] !== undefined) length(option['url'], 'option url', LIMITS.url, report);
    text(option['text'], 'option text', LIMITS.optionText, ['plain_text'], report);
    length(option['value'], 'option value', LIMITS.optionValue, report);
  }
}

function checkMenu(menu: Json, report: Report): void {
  keys(menu, ['type', 'action_id', 'placeholder', 'options', 'initial_option'], report);
  length(menu['action_id'], 'action_id', LIMITS.id, report);
  if (menu['placeholder'] !== undefined)
    text(menu['placeholder'], 'placeholder', LIMITS.placeholder, ['plain_text'], report);
  const options = array(menu['options'], 'options', 1, LIMITS.options, report);
  for (const option of options) {
    keys(option, ['text', 'value'], report);
    text(option['text'], 'option text', LIMITS.optionText, ['plain_text'], report);
    length(option['value'], 'option value', LIMITS.optionValue, report);
  }
  unique(
    options.map((option) => option['value']),
    'option value',
    report,
  );
  const initial = menu['initial_option'];
  const isOption = options.some((option) => JSON.stringify(option) === JSON.stringify(initial));
  if (initial !== undefined && !isOption) report('the chosen option is none of them');
}

function checkButton(button: Json, report: Report): void {
  if (button['type'] !== 'button') {
    report(`unknown element ${button['type']}`);
    return;
  }
  const known = ['type', 'text', 'action_id', 'value', 'url', 'style', 'accessibility_label', 'confirm'];
  keys(button, known, report);
  text(button['text'], 'button text', LIMITS.buttonText, ['plain_text'], report);
  length(button['action_id'], 'action_id', LIMITS.id, report);
  if (button['value'] !== undefined) length(button['value'], 'button value', LIMITS.buttonValue, report);
  if (button['url'] !== undefined) length(button['url'], 'button url', LIMITS.url, report);
  if (![undefined, 'primary', 'danger'].includes(button['style'] as string | undefined)) {
    report(`button style ${button['style']}`);
  }
  if (button['confirm'] !== undefined) checkConfirm(button['confirm'], report);
}

function checkFeedback(element: Json, report: Report): void {
  keys(element, ['type', 'action_id', 'positive_button', 'negative_button'], report);
  if (element['type'] !== 'feedback_buttons') report(`unknown element ${element['type']}`);
  for (const name of ['positive_button', 'negative_button'])
    checkButton({ ...(element[name] as Json), type: 'button', action_id: element['action_id'] }, report);
}

function checkConfirm(value: unknown, report: Report): void {
  const confirm = (value ?? {}) as Json;
  keys(confirm, ['title', 'text', 'confirm', 'deny', 'style'], report);
  text(confirm['title'], 'confirm title', LIMITS.confirmTitle, ['plain_text'], report);
  text(confirm['text'], 'confirm text', LIMITS.confirmText, ['plain_text', 'mrkdwn'], report);
  text(confirm['confirm'], 'confirm button', LIMITS.confirmButton, ['plain_text'], report);
  text(confirm['deny'], 'deny button', LIMITS.confirmButton, ['plain_text'], report);
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

/** Runs that are no texts. */
const SPECIAL_RUNS: Readonly<Record<string, Check>> = { date: checkDate, link: checkLink };

function checkRichSection(section: Json, report: Report): void {
  if (!['rich_text_section', 'rich_text_preformatted'].includes(String(section['type'])))
    report(`unknown element ${section['type']}`);
  keys(section, ['type', 'elements'], report);
  for (const run of array(section['elements'], 'line', 1, Infinity, report)) {
    const special = SPECIAL_RUNS[String(run['type'])];
    if (special) {
      special(run, report);
      continue;
    }
    if (MENTIONING.has(String(run['type']))) report(`mentions a ${run['type']}`);
    else if (run['type'] !== 'text') report(`unknown element ${run['type']}`);
    keys(run, ['type', 'text', 'style'], report);
    // A line break alone is a text here.
    if (typeof run['text'] !== 'string' || run['text'] === '') report('rich text is empty');
  }
}

function checkLink(link: Json, report: Report): void {
  keys(link, ['type', 'url', 'text', 'style'], report);
  length(link['url'], 'link', LIMITS.url, report);
  filled(link['text'], 'text of a link', report);
}

function checkDate(date: Json, report: Report): void {
  keys(date, ['type', 'timestamp', 'format', 'fallback', 'style'], report);
  const { timestamp, format, fallback = 'none' } = date;
  if (!Number.isInteger(timestamp) || Number(timestamp) < 0) report(`date at ${timestamp}`);
  filled(format, 'format of a date', report);
  filled(fallback, 'fallback of a date', report);
}

function checkTable(table: Json, report: Report): void {
  keys(table, ['type', 'block_id', 'rows', 'column_settings'], report);
  const rows = Array.isArray(table['rows']) ? table['rows'] : [];
  if (rows.length < 1 || rows.length > LIMITS.tableRows)
    report(`${rows.length} rows, 1 to ${LIMITS.tableRows}`);
  for (const row of rows)
    for (const cell of array(row, 'row', 1, LIMITS.tableColumns, report)) checkCell(cell, report);
  if (JSON.stringify(rows).length > LIMITS.tableCharacters)
    report(`table of more than ${LIMITS.tableCharacters} characters`);
}

/** Rows under one of heads, all of one width. */
function checkDataTable(table: Json, report: Report): void {
  keys(table, ['type', 'block_id', 'caption', 'page_size', 'row_header_column_index', 'rows'], report);
  length(table['caption'], 'caption', LIMITS.caption, report);
  const { page_size: size = 5, row_header_column_index: column = 0 } = table;
  if (!isWithin(size, 1, LIMITS.tableRows)) report(`pages of ${size} rows`);
  const given = Array.isArray(table['rows']) ? table['rows'] : [];
  const [heads = [], ...rows] = given.map((row) => array(row, 'row', 1, LIMITS.tableColumns, report));
  if (!isWithin(rows.length, 1, LIMITS.tableRows))
    report(`${rows.length} rows under the heads, 1 to ${LIMITS.tableRows}`);
  if (rows.some((row) => row.length !== heads.length)) report('rows of different width');
  if (!isWithin(column, 0, heads.length - 1)) report(`no column ${column}`);
  if (heads.some((head) => head['type'] !== 'raw_text')) report('a head is no raw_text');
  for (const cell of [...heads, ...rows.flat()]) checkDataCell(cell, report);
  const characters = [...heads, ...rows.flat()].reduce(
    (sum, one) => sum + String(one['text'] ?? '').length,
    0,
  );
  if (characters > LIMITS.dataTableCharacters) report(`data table of ${characters} characters`);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function checkDataCell(cell: Json, report: Report): void {
  if (cell['type'] === 'raw_number') checkNumber(cell, report);
  else if (cell['type'] === 'action_cell') checkActionCell(cell, report);
  else if (!isPerson(cell)) checkCell(cell, report);
}

function checkActionCell(cell: Json, report: Report): void {
  keys(cell, ['type', 'element', 'fallback'], report);
  checkButton(object(cell['element'], report), report);
  checkCell(object(cell['fallback'], report), report);
}

/** A cell with a person and nothing else: only the reader of a private list sees it. */
function isPerson(cell: Json): boolean {
  return /^\{"type":"rich_text","elements":\[\{"type":"rich_text_section","elements":\[\{"type":"user","user_id":"[UW][A-Z\d]+"\}\]\}\]\}$/.test(
    JSON.stringify(cell),
  );
}

function checkNumber(cell: Json, report: Report): void {
  keys(cell, ['type', 'value', 'text'], report);
  if (!Number.isFinite(cell['value'])) report(`number ${cell['value']}`);
  filled(cell['text'], 'number', report);
}

function checkCell(cell: Json, report: Report): void {
  if (cell['type'] !== 'raw_text') {
    if (cell['type'] !== 'rich_text') report(`unknown cell ${cell['type']}`);
    else BLOCKS['rich_text']?.check(cell, report);
    return;
  }
  keys(cell, ['type', 'text'], report);
  filled(cell['text'], 'cell', report);
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
  const rows = Array.isArray(block['rows']) ? block['rows'].flat() : [];
  const parts = [
    block['accessory'],
    block['element'],
    ...(Array.isArray(block['elements']) ? block['elements'] : []),
    ...rows.map((cell) => (cell as Json)['element']),
  ];
  return parts.flatMap((part) => (part as Json | undefined)?.['action_id'] ?? []);
}
