import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { isJson, type Json, objects, string } from './json.ts';
import { LibraryBlock, Plain } from './text.tsx';

/** The cells of a row. */
export type Row = readonly unknown[];

/** The rows of a table; anything else in it is ignored. */
export function rowsOf(block: Json): Row[] {
  return Array.isArray(block['rows']) ? block['rows'].filter(Array.isArray) : [];
}

/** Raw text stays raw, since the library would read markup into it. */
export function Cell({ cell }: { cell: unknown }): ReactNode {
  if (!isJson(cell)) return null;
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
export function numbered<T>(items: readonly T[]): { key: number; item: T }[] {
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
