import type { ColumnDataType, RawBuilder } from 'kysely';

/** Column types whose names differ between the two databases. */
export interface ColumnTypes {
  /** Ids and codes: text in the order of its code points, whatever the server's own order is. */
  readonly id: ColumnDataType | RawBuilder<unknown>;
}
