import type { ColumnDataType, RawBuilder } from 'kysely';

/** Column types that are not called the same on both databases. */
export interface ColumnTypes {
  /** Ids and codes: text in the order of its code points, whatever the server's own order is. */
  readonly id: ColumnDataType | RawBuilder<unknown>;
}
