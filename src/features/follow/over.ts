import { isLongOver } from '../../rings/news.ts';
import type { LookUp } from '../../study-client/model.ts';

/** A course that ended so long ago that following it would end at once. */
export class CourseOver extends Error {
  override readonly name = 'CourseOver';
}

/** The same line; a failure if the course is long over. `now`: epoch milliseconds. */
export function unlessOver(line: LookUp, now: number): LookUp {
  if (!('found' in line) || !isLongOver(line.found.value, now)) return line;
  return { asked: line.asked, error: new CourseOver() };
}
