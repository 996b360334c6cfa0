/** Tables: those that Slack sorts and pages by itself, and things side by side. */
import type { DataTableBlock, RawNumberElement, RawTextElement, TableBlock } from '@slack/types';
import { isDated, LIMITS, outsideLine, richLine } from './blocks.ts';

/** Outside text, or a number, by which a column is sorted. */
export type Cell = string | number;

const LONGEST_CELL = 200;
/** Rows of a page: as many as a phone shows without scrolling. */
const PAGE = 10;

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

type ComparedCell = TableBlock['rows'][number][number];

/** What a phone shows side by side: so many things, of which no word is longer than so many characters. */
const ON_PHONE = { things: 2, word: 16 };

/** Whether a phone shows things side by side. @param rows the values of each fact, the head first */
export function fitsPhone(rows: readonly (readonly Value[])[]): boolean {
  const words = rows
    .flat()
    .flatMap((value) => ('outside' in value ? value.outside : value.words).split(/[\s-]+/u));
  return (
    rows.every((row) => row.length <= ON_PHONE.things) && words.every((word) => word.length <= ON_PHONE.word)
  );
}

/**
 * A table of the values alone, which say what they are: a column for each thing, under the first row. Its columns wrap, so that a
 * phone shows all of it. Slack takes one table per message, and none in a modal.
 *
 * Outside text gets a third of the characters that Slack allows in all, the same share for every cell. Our own
 * words, which are short, have the rest.
 */
export function comparisonTable(rows: readonly (readonly Value[])[]): TableBlock {
  const shown = rows.slice(0, LIMITS.tableRows).map((values) => values.slice(0, LIMITS.tableColumns));
  const cells = shown.reduce((sum, row) => sum + row.length, 0);
  const most = Math.floor(LIMITS.tableCharacters / 3 / Math.max(1, cells));
  const columns = Math.max(0, ...shown.map((row) => row.length));
  return {
    type: 'table',
    column_settings: Array.from({ length: columns }, () => ({ is_wrapped: true })),
    rows: shown.map((row) => row.map((value) => comparedCell(value, most))),
  };
}

function comparedCell(value: Value, most: number): ComparedCell {
  if ('outside' in value) return { type: 'raw_text', text: outsideLine(value.outside, most) || '–' };
  if (!isDated(value.words)) return { type: 'raw_text', text: value.words || '–' };
  return { type: 'rich_text', elements: [richLine(value.words)] };
}
