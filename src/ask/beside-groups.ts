/** Student groups where courses alone are taken: the answer says what they are, and what can be done with them. */
import { withNote } from '../cards/card.ts';
import { InvalidRequest } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Ask, CommandRoute } from './feature.ts';
import { saysNothingElse } from './run-topics.ts';
import { withoutGroups } from './seen-groups.ts';
import { adding, orTellingGroup } from './told-beside.ts';

/** Commands that take courses alone: `/course` and `/enrollment` themselves, and these subcommands. */
const OF_COURSES: ReadonlySet<string | undefined> = new Set(['compare', 'unit', 'link', undefined]);

/**
 * Reads a text without the groups in it, of which the answer tells. Rejects with `InvalidRequest` if it says nothing else.
 * @param groups those that were seen, in upper case
 */
export async function besideGroups(
  { command, subcommand }: CommandRoute,
  typed: string,
  groups: readonly string[] = [],
  read: (text: string) => Ask | Promise<Ask>,
): Promise<Ask> {
  const isOfCourses = command !== '/rooms' && OF_COURSES.has(subcommand);
  const { rest, named } = withoutGroups(typed, isOfCourses ? groups : []);
  const [group] = named;
  if (group === undefined) return read(typed);
  if (saysNothingElse(rest)) throw new InvalidRequest({ about: 'group', input: group });
  return adding(await orTellingGroup(async () => read(rest), group), (card, language) =>
    withNote(card, texts(language).errors.problem.group(group)),
  );
}
