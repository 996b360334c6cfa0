import type { Reader } from '../../cards/card.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { isLongOver } from '../../rings/news.ts';
import type { LookUp } from '../../study-client/model.ts';

/** A course that ended so long ago that following it would end at once. */
class CourseOver extends Error {
  override readonly name = 'CourseOver';
}

/** What is said of courses that are all over, in one sentence; undefined if any of them is not. */
export function overWords(lines: readonly LookUp[], { language }: Reader): string | undefined {
  const areOver = lines.every((line) => 'error' in line && line.error instanceof CourseOver);
  const ids = lines.map(({ asked }) => outsideLine(asked, 60)).join(', ');
  return areOver ? texts(language).follow.overAlone(lines.length, ids) : undefined;
}

/** The reason for a course that is over, which is no error; undefined for an error. */
export const excuseIn =
  ({ language }: Reader) =>
  (error: unknown): string | undefined =>
    error instanceof CourseOver ? texts(language).follow.over : undefined;

/** The same line; a failure if the course is long over. `now`: epoch milliseconds. */
export function unlessOver(line: LookUp, now: number): LookUp {
  if (!('found' in line) || !isLongOver(line.found.value, now)) return line;
  return { asked: line.asked, error: new CourseOver() };
}
