/**
 * The names in a question, read before anything else of it: student groups, buildings, known courses, and what stands for
 * one that was shown.
 */
import { withoutNames } from './guide-names.ts';
import { type NamesIn, withNamedCodes } from './known-names.ts';
import type { Conversation, Place } from './place.ts';
import type { Question } from './question.ts';
import type { SeenCourses } from './seen-courses.ts';
import { readAsGroups, withSeenGroups } from './seen-groups.ts';
import { type Pickable, withPicks } from './spoken-of.ts';

interface NamingOptions {
  readonly history: SeenCourses & { readonly namesIn: NamesIn };
  readonly conversationAt: (place: Place) => Conversation;
  /** Whether it asks for several courses: "which web design courses are open?" names none. */
  readonly isOfSeveral: (question: Question) => boolean;
  /** The question with ids in the place of names of buildings. Never rejects. */
  readonly withBuildings: (question: Question) => Promise<Question>;
  readonly pickable: (place: Place) => Pickable;
}

/** Makes what reads the names in a question: codes take their place. It never rejects. */
export function createNaming(options: NamingOptions): (typed: Question, place: Place) => Promise<Question> {
  const { history, conversationAt, isOfSeveral, withBuildings, pickable } = options;
  return async (typed, place) => {
    const bare = await withoutNames(typed, place.workspace, history.namesIn);
    const question = await withSeenGroups(bare, place, history);
    if (isOfSeveral(question)) return question;
    const conversation = conversationAt(place);
    const read = readAsGroups(await withBuildings(question), question.groups);
    return withPicks(
      await withNamedCodes(read, conversation, history.namesIn),
      conversation,
      pickable(place),
    );
  };
}
