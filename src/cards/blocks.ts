/**
 * The Block Kit vocabulary: small constructors that keep Slack's limits, so that a card can't break one.
 * Parameters named `mrkdwn` take our own words and date tokens only; outside text goes to the others.
 */
import type {
  Button,
  ConfirmationDialog,
  ContextBlock,
  DataTableBlock,
  HeaderBlock,
  PlainTextElement,
  PlainTextOption,
  RawNumberElement,
  RawTextElement,
  RichTextBlock,
  RichTextBlockElement,
  RichTextElement,
  RichTextList,
  RichTextSection,
  SectionBlock,
  StaticSelect,
} from '@slack/types';
import { escapeMrkdwn, outside, outsideLine, printable, shorten, shortenMarkup } from './text.ts';

/**
 * Slack's limits, in one table: cards keep them, and the playground and the tests judge by them. Lengths are in
 * UTF-16 units, as Slack counts characters. Source: Slack's Block Kit reference, read 2026-11.
 */
export const LIMITS = {
  /** Slack takes 40,000, but shortens beyond 4,000. */
  messageText: 4000,
  messageBlocks: 50,
  viewBlocks: 100,
  viewBytes: 250_000,
  viewTitle: 24,
  metadata: 3000,
  /** Of blocks, actions and views. */
  id: 255,
  header: 150,
  sectionText: 3000,
  fields: 10,
  fieldText: 2000,
  contextElements: 10,
  actionsElements: 25,
  buttonText: 75,
  buttonValue: 2000,
  url: 3000,
  imageAlt: 2000,
  confirmTitle: 100,
  confirmText: 300,
  confirmButton: 30,
  inputLabel: 2000,
  placeholder: 150,
  options: 100,
  boxes: 10,
  overflow: 5,
  optionText: 75,
  optionValue: 150,
  alertText: 200,
  /** Without the row of heads. */
  tableRows: 100,
  tableColumns: 20,
  /** Of all cells of a `table` together. */
  tableCharacters: 10_000,
  dataTableCharacters: 20_000,
  caption: 3000,
} as const;

/**
 * A text object without markup, in which colons make no emoji. The caller keeps its length within Slack's
 * limits.
 */
export const plainTextObject = (text: string): PlainTextElement => ({
  type: 'plain_text',
  text,
  emoji: false,
});
/**
 * A question before a button ends something for good or for others, in our own words: within Slack's 100, 300
 * and 30 characters. Without the style Slack would make the button that goes on the green one.
 */
export const confirmation = (
  title: string,
  text: string,
  { confirm, deny }: { readonly confirm: string; readonly deny: string },
): ConfirmationDialog => ({
  title: plainTextObject(title),
  text: plainTextObject(text),
  confirm: plainTextObject(confirm),
  deny: plainTextObject(deny),
  style: 'danger',
});
/** Slack refuses an empty text object. */
const filled = (text: string): string => (text === '' ? '–' : text);

/** A large title of one line. */
export function header(text: string): HeaderBlock {
  return { type: 'header', text: plainTextObject(filled(outsideLine(text, LIMITS.header))) };
}

/** A paragraph of outside text, with a button beside it if one is given. */
export function paragraph(text: string, accessory?: Button): SectionBlock {
  const block: SectionBlock = {
    type: 'section',
    text: plainTextObject(filled(outside(text, LIMITS.sectionText))),
  };
  return accessory ? { ...block, accessory } : block;
}

/** A paragraph of our own words, which may hold date tokens and emphasis. */
export function mrkdwnParagraph(mrkdwn: string): SectionBlock {
  return {
    type: 'section',
    text: { type: 'mrkdwn', text: shortenMarkup(filled(mrkdwn), LIMITS.sectionText) },
  };
}

/** Two columns of labelled facts in our own words. */
export function facts(pairs: readonly (readonly [label: string, mrkdwn: string])[]): SectionBlock {
  const fields = pairs.slice(0, LIMITS.fields).map(([label, mrkdwn]) => ({
    type: 'mrkdwn' as const,
    text: shortenMarkup(`*${label}*\n${mrkdwn}`, LIMITS.fieldText),
  }));
  return { type: 'section', fields };
}

/** A small grey line of outside text. */
export function small(text: string): ContextBlock {
  return { type: 'context', elements: [plainTextObject(filled(outside(text, LIMITS.fieldText)))] };
}

/** "Help: help@example.org": a label, and a link to an https or mailto address, or a text as it is. */
export function contactLine(label: string, contact: string): RichTextBlock | ContextBlock {
  if (!/^(?:https:\/\/|mailto:)/i.test(contact)) return small(`${label} ${contact}`);
  const link = { type: 'link' as const, url: contact, text: contact.replace(/^mailto:/i, '') };
  const section: RichTextSection = {
    type: 'rich_text_section',
    elements: [{ type: 'text', text: `${label} ` }, link],
  };
  return { type: 'rich_text', elements: [section] };
}

/** A small grey line of our own words, which may hold date tokens. */
export function mrkdwnSmall(mrkdwn: string): ContextBlock {
  return {
    type: 'context',
    elements: [{ type: 'mrkdwn', text: shortenMarkup(filled(mrkdwn), LIMITS.fieldText) }],
  };
}

/** A piece of a line: plain, or bold. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
}

function runsLine(runs: readonly Run[]): RichTextSection {
  return {
    type: 'rich_text_section',
    elements: runs.map(({ text, bold }) => {
      const safe = filled(shorten(printable(text), LIMITS.sectionText));
      return bold ? { type: 'text', text: safe, style: { bold: true } } : { type: 'text', text: safe };
    }),
  };
}

/** Values that together are longer than this, in characters, get a list of their own. */
const ONE_LINE = 140;

/** Labelled lines of outside text: a bold label, then its values; long ones in a list. */
export function labelled(
  pairs: readonly (readonly [label: string, values: readonly string[]])[],
): RichTextBlock {
  const elements: RichTextBlockElement[] = [];
  // Slack puts no line break between adjacent sections, so lines share one section until a list comes.
  let lines: Run[] = [];
  const flush = (): void => {
    if (lines.length > 0) elements.push(runsLine(lines));
    lines = [];
  };
  for (const [label, values] of pairs) {
    const line = values.join(', ');
    const start = lines.length > 0 ? [{ text: '\n' }] : [];
    if (values.length === 1 || line.length <= ONE_LINE) {
      lines.push(...start, { text: `${label}: `, bold: true }, { text: line });
      continue;
    }
    lines.push(...start, { text: label, bold: true });
    flush();
    elements.push(list(values.map((text) => [{ text }])));
  }
  flush();
  return { type: 'rich_text', elements };
}

/** Bulleted lines of outside text under an optional bold heading. */
export function bullets(heading: string | undefined, lines: readonly (readonly Run[])[]): RichTextBlock {
  const title = heading === undefined ? [] : [runsLine([{ text: heading, bold: true }])];
  return { type: 'rich_text', elements: [...title, list(lines)] };
}

function list(lines: readonly (readonly Run[])[]): RichTextList {
  return { type: 'rich_text_list', style: 'bullet', elements: lines.map(runsLine) };
}

/** A button that carries an action. `value` must have been encoded by `ask/actions.ts`. */
export function button(text: string, action: { id: string; value: string }): Button {
  return {
    type: 'button',
    text: plainTextObject(shorten(text, LIMITS.buttonText)),
    action_id: action.id,
    value: action.value,
  };
}

/** An option of a menu or of checkboxes. */
export function option(text: string, value: string): PlainTextOption {
  return { text: plainTextObject(text), value };
}

/** A menu that shows its option of the value `chosen`, if there is one. */
export function menu(id: string, options: PlainTextOption[], chosen: string): StaticSelect {
  const initial = options.find(({ value }) => value === chosen);
  return { type: 'static_select', action_id: id, options, ...(initial && { initial_option: initial }) };
}

// Tables that Slack sorts and pages by itself.

/** Outside text, or a number, by which a column is sorted. */
export type Cell = string | number;

const LONGEST_CELL = 200;
const PAGE = 20;

/**
 * A table of outside text. The caption names it to screen readers; the first column names the row. Undefined
 * if there are no rows, or more than Slack's limits for a plain `table` allow.
 */
export function dataTable(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): DataTableBlock | undefined {
  const cells = [heads, ...rows].map((row) => row.map(cell));
  const characters = cells.flat().reduce((sum, { text }) => sum + text.length, 0);
  const fits = rows.length <= LIMITS.tableRows && characters <= LIMITS.tableCharacters;
  if (rows.length === 0 || !fits) return undefined;
  return {
    type: 'data_table',
    caption: outsideLine(caption, LIMITS.header) || '–',
    page_size: PAGE,
    row_header_column_index: 0,
    rows: cells,
  };
}

/** A cell of a table with buttons: as in `Cell`; our own words, as `richLine` takes them; a person; a button. */
export type WideCell = Cell | { readonly words: string } | { readonly user: string } | Button;

/** Slack's cell with a button, which the types lack. Clients that don't know it show the other cell. */
interface ActionCell {
  readonly type: 'action_cell';
  readonly element: Button;
  readonly fallback: RawTextElement;
}
type AnyCell = DataTableBlock['rows'][number][number] | ActionCell;

/**
 * A table with buttons in its rows. The caption names it to screen readers; the first column names the row.
 * Undefined if there are no rows, or more than Slack takes. Slack may refuse it: show a plainer form then.
 */
export function actionTable(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly WideCell[])[],
): DataTableBlock | undefined {
  const cells = [heads, ...rows].map((row) => row.map(wideCell));
  const characters = cells.flat().reduce((sum, one) => sum + charactersOf(one), 0);
  if (rows.length === 0 || rows.length > LIMITS.tableRows || characters > LIMITS.dataTableCharacters)
    return undefined;
  return {
    type: 'data_table',
    caption: outsideLine(caption, LIMITS.header) || '–',
    page_size: PAGE,
    row_header_column_index: 0,
    rows: cells as DataTableBlock['rows'],
  };
}

function wideCell(value: WideCell): AnyCell {
  if (typeof value !== 'object') return cell(value);
  if ('words' in value) return { type: 'rich_text', elements: [richLine(value.words)] };
  if ('user' in value) {
    const person = { type: 'user' as const, user_id: value.user };
    return { type: 'rich_text', elements: [{ type: 'rich_text_section', elements: [person] }] };
  }
  return {
    type: 'action_cell',
    element: value,
    fallback: { type: 'raw_text', text: '–' },
  };
}

/** The characters of a cell, with the labels of buttons and the dates, which Slack may not count. */
function charactersOf(cell: AnyCell): number {
  if (cell.type === 'raw_text' || cell.type === 'raw_number') return cell.text?.length ?? 0;
  if (cell.type === 'action_cell') return cell.element.text.text.length + cell.fallback.text.length;
  const runs = cell.elements.flatMap((part) => (part.type === 'rich_text_section' ? part.elements : []));
  return runs.reduce((sum, run) => sum + charactersOfRun(run), 0);
}

function charactersOfRun(run: RichTextElement): number {
  if (run.type === 'date') return run.fallback?.length ?? 0;
  return 'text' in run ? (run.text?.length ?? 0) : 0;
}

function cell(value: Cell): RawTextElement | RawNumberElement {
  if (typeof value === 'number') return { type: 'raw_number', value, text: String(value) };
  return { type: 'raw_text', text: outsideLine(value, LONGEST_CELL) || '–' };
}

// Our own words in rich text. Rich text parses nothing, so a date token of `dates.ts` becomes an element of
// its own. Slack shows it in the reader's zone like any other date.

/**
 * The tokens that `dates.ts` makes. `printable` breaks `<!` in outside text, so outside text can't hold one.
 */
const DATE = /<!date\^(\d+)\^([^|^<>]+)\|([^<>]*)>/g;

/** Whether our own words hold a date token. */
export function isDated(words: string): boolean {
  return words.search(DATE) >= 0;
}

/** A line of our own words. It may contain outside text from `outsideLine`. Slack never parses it. */
export function richLine(words: string): RichTextSection {
  const safe = shortenMarkup(words, LIMITS.sectionText);
  const elements: RichTextElement[] = [];
  let end = 0;
  for (const found of safe.matchAll(DATE)) {
    const [token, timestamp, format = '', fallback = ''] = found;
    elements.push(...run(safe.slice(end, found.index)));
    elements.push({ type: 'date', timestamp: Number(timestamp), format, fallback });
    end = found.index + token.length;
  }
  elements.push(...run(safe.slice(end)));
  return { type: 'rich_text_section', elements: elements.length > 0 ? elements : run('–') };
}

/** A line of our own words in bold, as `richLine` takes it. */
export function boldLine(words: string): RichTextBlock {
  const { elements, ...section } = richLine(words);
  const bold = elements.map((one) =>
    one.type === 'text' || one.type === 'date' ? { ...one, style: { bold: true } } : one,
  );
  return { type: 'rich_text', elements: [{ ...section, elements: bold }] };
}

/** The same words for a message's top-level `text`: escaped, but for date tokens. */
export function escapedAroundDates(words: string): string {
  let escaped = '';
  let end = 0;
  for (const found of words.matchAll(DATE)) {
    escaped += escapeMrkdwn(words.slice(end, found.index)) + found[0];
    end = found.index + found[0].length;
  }
  return escaped + escapeMrkdwn(words.slice(end));
}

/** Bulleted lines, each as `richLine` takes it, perhaps under a bold heading. */
export function richBullets(heading: string | undefined, lines: readonly string[]): RichTextBlock {
  const title = heading === undefined ? [] : [runsLine([{ text: heading, bold: true }])];
  const list: RichTextList = { type: 'rich_text_list', style: 'bullet', elements: lines.map(richLine) };
  return { type: 'rich_text', elements: [...title, list] };
}

/** Bulleted lines, each as `richLine` takes it, under bold headings; perhaps under one heading of all. */
export function richGroups(
  heading: string | undefined,
  groups: readonly { readonly heading: string; readonly lines: readonly string[] }[],
): RichTextBlock {
  const elements = groups.flatMap((group, at): RichTextBlockElement[] => {
    const above = at === 0 && heading !== undefined ? `${heading}\n` : '';
    const list: RichTextList = {
      type: 'rich_text_list',
      style: 'bullet',
      elements: group.lines.map(richLine),
    };
    return [runsLine([{ text: `${above}${group.heading}`, bold: true }]), list];
  });
  return { type: 'rich_text', elements };
}

function run(text: string): RichTextElement[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
