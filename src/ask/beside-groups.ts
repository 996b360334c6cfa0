/** Student groups where courses alone are taken: the answer says what they are, and what can be done with them. */
import { withNote } from '../cards/words.ts';
import { InvalidRequest } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Ask, CommandRoute } from './feature.ts';
import { saysNothingElse, withoutGroups } from './run-topics.ts';

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
  if (saysNothingElse(rest)) throw ofGroup(group);
  const { atHand: _, ...ask } = await read(rest);
  return {
    ...ask,
    card: async (reader, place) =>
      withNote(await ask.card(reader, place), texts(reader.language).errors.problem.group(group)),
  };
}

/** The same for a question: where it is answered by that no course is called so, the group is told. */
export function tellingGroups(ask: Ask, [group]: readonly string[] = []): Ask {
  if (group === undefined) return ask;
  const { atHand: _, ...rest } = ask;
  return {
    ...rest,
    card: (reader, place) =>
      ask.card(reader, place).catch((error: unknown) => {
        const problem = error instanceof InvalidRequest ? error.problem.about : undefined;
        throw problem === 'realization-code' ? ofGroup(group) : error;
      }),
  };
}

const ofGroup = (input: string): InvalidRequest => new InvalidRequest({ about: 'group', input });
