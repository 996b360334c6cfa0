import type { Section } from '../report.ts';
import type { Effort } from '../rounds.ts';

/** A row of the table: something that is measured, and told in a section. */
export interface Row {
  readonly name: string;
  /** For the list of rows. */
  readonly about: string;
  measure(effort: Effort): Promise<Section>;
}
