/** Tables that Slack sorts and pages by itself. */
import type { DataTableBlock, RawNumberElement, RawTextElement } from '@slack/types';
import { LIMITS } from './limits.ts';
import { outsideLine } from './text.ts';

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

function cell(value: Cell): RawTextElement | RawNumberElement {
  if (typeof value === 'number') return { type: 'raw_number', value, text: String(value) };
  return { type: 'raw_text', text: outsideLine(value, LONGEST_CELL) || '–' };
}
