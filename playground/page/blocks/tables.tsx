import { type ReactNode, useState } from 'react';
import { pressedIf } from '../focus.ts';
import { useWords } from '../words.ts';
import { Element } from './elements.tsx';
import { isJson, type Json, LibraryBlock, objects, Plain, string } from './text.tsx';

/** The cells of a row. */
type Row = readonly unknown[];

/** The rows of a table; anything else in it is ignored. */
function rowsOf(block: Json): Row[] {
  return Array.isArray(block['rows']) ? block['rows'].filter(Array.isArray) : [];
}

/** Raw text stays raw, since the library would read markup into it. @param blockId of a table that takes buttons */
function Cell({ cell, blockId }: { cell: unknown; blockId?: string }): ReactNode {
  if (!isJson(cell)) return null;
  if (cell['type'] === 'action_cell' && blockId !== undefined && isJson(cell['element']))
    return <Element blockId={blockId} element={cell['element']} />;
  return cell['type'] === 'rich_text' ? (
    <LibraryBlock block={cell} />
  ) : (
    <Plain text={string(cell['text'])} emoji={false} />
  );
}

function alignOf(block: Json, column: number): 'left' | 'center' | 'right' {
  const align = objects(block['column_settings'])[column]?.['align'];
  return align === 'center' || align === 'right' ? align : 'left';
}

/** Slack wraps only columns with `is_wrapped`. */
function isWrapped(block: Json, column: number): boolean {
  return objects(block['column_settings'])[column]?.['is_wrapped'] === true;
}

/** Rows never move, so their place is their key. */
function numbered<T>(items: readonly T[]): { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}

/** A plain table. Its first row is the head. */
export function Table({ block }: { block: Json }): ReactNode {
  const { table } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-box" aria-label={table} tabIndex={0}>
      <table>
        <tbody>
          {numbered(rowsOf(block)).map(({ key, item }) => (
            <tr key={key}>
              {numbered(item).map(({ key: column, item: cell }) => (
                <td
                  key={column}
                  className={isWrapped(block, column) ? 'wrapped' : undefined}
                  style={{ textAlign: alignOf(block, column) }}
                >
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sortValue(cell: unknown): string | number {
  if (!isJson(cell)) return '';
  if (cell['type'] === 'raw_number') return Number(cell['value']);
  return cell['type'] === 'raw_text' ? string(cell['text']) : JSON.stringify(cell['elements']);
}

function compare(a: unknown, b: unknown): number {
  const [x, y] = [sortValue(a), sortValue(b)];
  return typeof x === 'number' && typeof y === 'number'
    ? x - y
    : String(x).localeCompare(String(y), undefined, { numeric: true });
}

interface Order {
  readonly column: number;
  readonly down: boolean;
}

function sorted(rows: readonly Row[], order: Order | undefined): readonly Row[] {
  if (!order) return rows;
  const up = [...rows].sort((a, b) => compare(a[order.column], b[order.column]));
  return order.down ? up.reverse() : up;
}

/** Whether a row has a button, so that its texts must leave room for it. */
const hasButton = (cells: Row): boolean => objects(cells).some(({ type }) => type === 'action_cell');

/** A table that sorts by its heads and pages by itself. */
export function DataTable({ block }: { block: Json }): ReactNode {
  const [head = [], ...rows] = rowsOf(block);
  const [order, setOrder] = useState<Order>();
  const [page, setPage] = useState(0);
  const size = typeof block['page_size'] === 'number' ? block['page_size'] : 5;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const sortBy = (column: number): void =>
    setOrder({ column, down: order?.column === column && !order.down });
  return (
    <div className={`table-box data-table${rows.some(hasButton) ? ' has-buttons' : ''}`}>
      <table>
        <caption>{string(block['caption'])}</caption>
        <thead>
          <Head cells={head} numbers={numberColumns(rows)} order={order} onSort={sortBy} />
        </thead>
        <tbody>
          {numbered(sorted(rows, order).slice(page * size, (page + 1) * size)).map(({ key, item }) => (
            <Line key={keyOf(item, key)} cells={item} blockId={string(block['block_id'])} />
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pager page={page} pages={pages} onTurn={setPage} />}
    </div>
  );
}

function isNumber(cell: unknown): boolean {
  return isJson(cell) && cell['type'] === 'raw_number';
}

/** The columns in which some row has a number; their heads are aligned like the numbers. */
function numberColumns(rows: readonly Row[]): ReadonlySet<number> {
  return new Set(rows.flatMap((cells) => [...cells.keys()].filter((column) => isNumber(cells[column]))));
}

function directionOf(order: Order | undefined, column: number): 'ascending' | 'descending' | 'none' {
  if (order?.column !== column) return 'none';
  return order.down ? 'descending' : 'ascending';
}

interface HeadProps {
  readonly cells: Row;
  readonly numbers: ReadonlySet<number>;
  readonly order: Order | undefined;
  readonly onSort: (column: number) => void;
}

function Head({ cells, numbers, order, onSort }: HeadProps): ReactNode {
  return (
    <tr>
      {numbered(cells).map(({ key, item }) => (
        <th
          key={key}
          scope="col"
          className={numbers.has(key) ? 'number' : undefined}
          aria-sort={directionOf(order, key)}
        >
          <button type="button" onClick={() => onSort(key)}>
            <Cell cell={item} />
          </button>
        </th>
      ))}
    </tr>
  );
}

/** A row with a button keeps its state when the table is sorted or a row above it goes. */
function keyOf(cells: Row, place: number): string | number {
  const [own] = objects(cells).flatMap(({ element }) => (isJson(element) ? [string(element['value'])] : []));
  return own || place;
}

function Line({ cells, blockId }: { cells: Row; blockId: string }): ReactNode {
  return (
    <tr>
      {numbered(cells).map(({ key, item }) => (
        <td key={key} className={isNumber(item) ? 'number' : undefined}>
          <Cell cell={item} blockId={blockId} />
        </td>
      ))}
    </tr>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

function Pager({ page, pages, onTurn }: PagerProps): ReactNode {
  const { lang, previous, next } = useWords();
  // At either end the button stays, since removing it would lose the focus.
  const turn = (step: number, label: string): ReactNode => {
    const to = page + step;
    const isThere = to >= 0 && to < pages;
    return (
      <button type="button" className="button" {...pressedIf(isThere, () => onTurn(to))}>
        {label}
      </button>
    );
  };
  return (
    <p className="pager" lang={lang}>
      {turn(-1, previous)}
      {page + 1} / {pages}
      {turn(1, next)}
    </p>
  );
}
