/** Courses by their names, as cards about follows list them: with their codes alone if there are many. */
import type { KnownBlock } from '@slack/types';
import { bullets } from '../../cards/blocks.ts';
import { outsideLine } from '../../cards/text.ts';
import type { Followed } from '../../rings/followed.ts';
import { spoken, titled } from './plain-card.ts';

const NAME = 80;
const CODE = 60;
/** The most courses that one answer names. */
export const MOST_NAMED = 20;

/** A course by its code, and its name if that is known; outside text. */
export interface NamedCourse {
  readonly code: string;
  readonly name?: string | undefined;
}

/** A followed course by its code and name. */
export const namedCourse = ({ follow, facts }: Followed): NamedCourse => ({
  code: follow.code,
  name: facts.name,
});

/** The courses in one line, for the top-level text. */
export const namedInText = (courses: readonly NamedCourse[]): string => linesOf(courses, spoken).join('; ');

/** The courses as a list, perhaps below a heading. */
export const namedList = (courses: readonly NamedCourse[], heading?: string): KnownBlock =>
  bullets(
    heading,
    linesOf(courses, outsideLine).map((text) => [{ text }]),
  );

/** "NAME · CODE", each made fit by `line`; of more courses than are named, the codes. */
function linesOf(courses: readonly NamedCourse[], line: (text: string, most: number) => string): string[] {
  const isNamed = courses.length <= MOST_NAMED;
  return courses.map(({ code, name }) => titled(line((isNamed && name) || code, NAME), line(code, CODE)));
}
