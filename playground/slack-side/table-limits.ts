import { richTextProblems } from './rich-text-limits.ts';
import { checkCount, checkString, isJson, type Report } from './text-limits.ts';
import type { Json } from './types.ts';

/** The characters of a cell as Slack counts them: those of its texts. */
function characters(cell: unknown): number {
  if (Array.isArray(cell)) return cell.reduce<number>((sum, each) => sum + characters(each), 0);
  if (!isJson(cell)) return 0;
  const own = typeof cell['text'] === 'string' ? cell['text'].length : 0;
  return own + characters(cell['elements']);
}

function checkCell(cell: unknown, where: string, report: Report): void {
  if (!isJson(cell)) {
    report(`${where}: must be an object`);
    return;
  }
  if (cell['type'] === 'rich_text') richTextProblems(cell, where, report);
  else if (cell['type'] === 'raw_text') checkString(cell['text'], 10_000, `${where}.text`, report);
  else if (cell['type'] !== 'raw_number') report(`${where}: unsupported cell type ${String(cell['type'])}`);
}

function checkRows(
  block: Json,
  range: readonly [number, number],
  most: number,
  where: string,
  report: Report,
): void {
  checkCount(block['rows'], range, `${where}.rows`, report);
  const rows: unknown[] = Array.isArray(block['rows']) ? block['rows'] : [];
  rows.forEach((row, index) => {
    checkCount(row, [1, 20], `${where}.rows[${index}]`, report);
    if (!Array.isArray(row)) return;
    row.forEach((cell, column) => {
      checkCell(cell, `${where}.rows[${index}][${column}]`, report);
    });
  });
  if (characters(rows) > most) report(`${where}: more than ${most} characters in all`);
}

/** `table`: 100 rows of 20 columns, 10,000 characters in all. */
export function checkTable(block: Json, where: string, report: Report): void {
  checkRows(block, [1, 100], 10_000, where, report);
}

/** `data_table`: a caption, a header row and 1–200 further rows of equal width, 20,000 characters in all. */
export function checkDataTable(block: Json, where: string, report: Report): void {
  checkString(block['caption'], 3000, `${where}.caption`, report);
  checkRows(block, [2, 201], 20_000, where, report);
  const size = block['page_size'];
  if (size !== undefined && !(Number.isInteger(size) && Number(size) >= 1 && Number(size) <= 100)) {
    report(`${where}.page_size: must be 1–100`);
  }
  const rows: unknown[] = Array.isArray(block['rows']) ? block['rows'] : [];
  const widths = new Set(rows.map((row) => (Array.isArray(row) ? row.length : 0)));
  if (widths.size > 1) report(`${where}.rows: must all have the same number of columns`);
}
