import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';

/** Outside text for the top-level text: on one line, and at most `most` long, escapes included. */
export function spoken(text: string, most: number): string {
  const line = outsideLine(text, most);
  const escaped = escapeMrkdwn(line);
  if (escaped.length <= most) return escaped;
  // A cut also removes escapes. An escaped sign is five characters at the most.
  const swollen = escaped.length - line.length;
  return escapeMrkdwn(outsideLine(text, Math.max(most - swollen, Math.floor(most / 5))));
}

/** A course's name and code; the code alone if the study API gives no name. */
export function titled(name: string, code: string, separator?: string): string {
  return joined([name !== code && name, code], separator);
}

/** How many lines fit into `room` characters, counted from the first. */
export function fitting(lines: readonly string[], room: number): number {
  let left = room;
  const over = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return over < 0 ? lines.length : over;
}
