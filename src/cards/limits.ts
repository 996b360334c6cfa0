/**
 * Slack's limits, in one table. Lengths are in UTF-16 units, as Slack counts characters.
 * Source: Slack's Block Kit reference, read 2026-11.
 */
export const LIMITS = {
  /** Slack takes 40,000, but shortens beyond 4,000. */
  messageText: 4000,
  messageBlocks: 50,
  viewBlocks: 100,
  viewBytes: 250_000,
  viewTitle: 24,
  header: 150,
  sectionText: 3000,
  fields: 10,
  fieldText: 2000,
  actionsElements: 25,
  buttonText: 75,
  buttonValue: 2000,
  options: 100,
  optionText: 75,
  optionValue: 75,
  tableRows: 100,
  tableColumns: 20,
  /** Of all cells of a `table` together. */
  tableCharacters: 10_000,
} as const;
