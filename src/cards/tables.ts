/** Tables: those that Slack sorts and pages by itself, and things side by side. */
import type { DataTableBlock, KnownBlock, RawNumberElement, RawTextElement, TableBlock } from '@slack/types';
import { facts, isDated, LIMITS, labelled, outsideLine, richLine } from './blocks.ts';

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
  const characters = cells.flat().reduce((sum, one) => sum + (one.text?.length ?? 0), 0);
  if (rows.length === 0 || rows.length > LIMITS.tableRows || characters > LIMITS.tableCharacters)
    return undefined;
  return {
    type: 'data_table',
    caption: outsideLine(caption, LIMITS.header) || '–',
    page_size: PAGE,
    row_header_column_index: 0,
    rows: cells as DataTableBlock['rows'],
  };
}

function cell(value: Cell): RawTextElement | RawNumberElement {
  if (typeof value === 'number') return { type: 'raw_number', value, text: String(value) };
  return { type: 'raw_text', text: outsideLine(value, LONGEST_CELL) || '–' };
}

// Things side by side: a row for each fact, a column for each thing.

/** A value of a fact: outside text, or our own words, which may hold date tokens and line breaks. */
export type Value = { readonly outside: string } | { readonly words: string };

/** A fact and its value for each thing, in the same order in every row. */
export interface ComparedFact {
  readonly label: string;
  readonly values: readonly Value[];
}

type ComparedCell = TableBlock['rows'][number][number];

/**
 * A table whose first row is the head and whose first column holds the labels. Labels stay on one line; the
 * other columns wrap, so that a phone shows as much as it can. Slack takes one table per message, and none in
 * a modal.
 *
 * Outside text gets half of the characters that Slack allows in all, the same share for every cell. Our own
 * words, which are short, have the rest.
 */
export function comparisonTable(rows: readonly ComparedFact[]): TableBlock {
  const shown = rows.slice(0, LIMITS.tableRows).map(({ label, values }) => {
    return [{ words: label }, ...values].slice(0, LIMITS.tableColumns);
  });
  const cells = shown.reduce((sum, row) => sum + row.length, 0);
  const most = Math.floor(LIMITS.tableCharacters / 2 / Math.max(1, cells));
  const columns = Math.max(0, ...shown.map((row) => row.length));
  return {
    type: 'table',
    column_settings: Array.from({ length: columns }, (_, at) => ({ is_wrapped: at > 0 })),
    rows: shown.map((row) => row.map((value) => comparedCell(value, most))),
  };
}

function comparedCell(value: Value, most: number): ComparedCell {
  if ('outside' in value) return { type: 'raw_text', text: outsideLine(value.outside, most) || '–' };
  if (!isDated(value.words)) return { type: 'raw_text', text: value.words || '–' };
  return { type: 'rich_text', elements: [richLine(value.words)] };
}

/** The same in plainer blocks, one thing after the other: at most three blocks for each. */
export function comparisonList(rows: readonly ComparedFact[]): KnownBlock[] {
  const things = rows[0]?.values.length ?? 0;
  return Array.from({ length: things }, (_, at) => thing(rows, at)).flat();
}

function thing(rows: readonly ComparedFact[], at: number): KnownBlock[] {
  const outside: [string, string[]][] = [];
  const words: [string, string][] = [];
  for (const { label, values } of rows) {
    const value = values[at];
    if (!value) continue;
    if ('outside' in value) outside.push([label, [value.outside || '–']]);
    else words.push([label, value.words]);
  }
  return [
    { type: 'divider' },
    ...(outside.length > 0 ? [labelled(outside)] : []),
    ...(words.length > 0 ? [facts(words)] : []),
  ];
}
