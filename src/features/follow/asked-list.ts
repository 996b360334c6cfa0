/** Whether words ask what is followed: "what do I follow?", "omat kurssit". */
import type { Question } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';

const { course, follow } = vocabulary;
/** Longer questions ask for something else. */
const LONGEST = 8;

/** Whether a question asks what the person or the channel follows. */
export function asksWhatIsFollowed({ words }: Question): boolean {
  if (words.length > LONGEST || words.some((word) => follow.how.has(word) || follow.ofOthers.has(word)))
    return false;
  const namesIt = words.some(follow.follows.has);
  const asksFor = words.some(follow.what.has) && words.some(follow.followingVerb.has);
  const speaksOfIt = (namesIt || asksFor) && words.some(follow.own.has);
  return speaksOfIt || follow.ownCourses.is(words.join(' '));
}

/** Whether a word says something of what is followed here. */
export const isOfFollowing = (word: string): boolean =>
  [follow.own, follow.follows, follow.following, follow.what, follow.all, course.realization].some(
    ({ has }) => has(word),
  );
