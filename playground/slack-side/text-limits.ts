import type { Json } from './types.ts';

/** Collects everything that Slack would reject, in words that name the place. */
export type Report = (problem: string) => void;

/** Whether a value is a JSON object. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; other items are ignored, and so is a value that is no list. */
export function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/** Checks a string that must be there, not empty and not too long. */
export function checkString(value: unknown, most: number, where: string, report: Report): void {
  if (typeof value !== 'string' || value.length === 0) report(`${where}: must be more than 0 characters`);
  else if (value.length > most) report(`${where}: must be less than ${most + 1} characters`);
}

/** As `checkString`, for a string that may be left out. */
export function checkOptionalString(value: unknown, most: number, where: string, report: Report): void {
  if (value !== undefined) checkString(value, most, where, report);
}

/** Checks a text object of a kind that its place takes. */
export function checkText(
  value: unknown,
  most: number,
  where: string,
  report: Report,
  kinds: readonly string[] = ['plain_text'],
): void {
  if (!isJson(value)) {
    report(`${where}: missing text object`);
    return;
  }
  if (!kinds.includes(String(value['type']))) report(`${where}: must be ${kinds.join(' or ')}`);
  checkString(value['text'], most, where, report);
}

/** Checks a text object of either kind. */
export function checkAnyText(value: unknown, most: number, where: string, report: Report): void {
  checkText(value, most, where, report, ['plain_text', 'mrkdwn']);
}

/** Checks the length of a list. */
export function checkCount(
  value: unknown,
  [least, most]: readonly [number, number],
  where: string,
  report: Report,
): void {
  if (!Array.isArray(value)) {
    report(`${where}: missing`);
    return;
  }
  if (value.length < least) report(`${where}: must have at least ${least} items`);
  if (value.length > most) report(`${where}: no more than ${most} items allowed`);
}

/** Checks that no value occurs twice; missing values do not count. */
export function checkUnique(values: readonly unknown[], what: string, where: string, report: Report): void {
  const seen = new Set<unknown>();
  for (const value of values) {
    if (value === undefined) continue;
    if (seen.has(value)) report(`${where}: ${what} ${String(value)} already exists`);
    seen.add(value);
  }
}
