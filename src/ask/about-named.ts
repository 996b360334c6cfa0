/** What was spoken of, as far as a question may be about it: a course that the question names stands in the place of others. */

import { topics, vocabulary } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { onceFor } from '../primitives.ts';
import { hasWords } from './named-courses.ts';
import { perhapsCoded } from './perhaps-codes.ts';
import type { Conversation } from './place.ts';
import { loweredWords, type Question } from './question.ts';
import { groupsIn } from './run-topics.ts';
import { nameRead, type ReadName } from './sought-names.ts';
import { subjectSaid } from './subject-said.ts';

/** The names of courses by their codes. May reject. */
type NamesOf = (
  codes: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>>;

/**
 * The conversation for a question. Where the question has a code that is not known, nothing was spoken of; where it has a name, only
 * courses that are called so.
 * @param readers what reads names of courses that are not known
 */
export function aboutNamed(
  spoken: Conversation,
  question: Question,
  readers: readonly ReadName[],
  namesOf: NamesOf,
): Conversation {
  const meant = onceFor((one: Question) => ({
    isOther:
      perhapsCoded(one).some(({ isPlain, isLikeGroup }) => isPlain && !isLikeGroup) ||
      saysOther(one) ||
      isOfGroup(one),
    name: subjectSaid(one) ?? nameIn(one, readers),
  }));
  return withThose(spoken, async (codes) => {
    // Few questions are asked where a course was spoken of.
    if (codes.length === 0) return codes;
    const { isOther, name } = meant(question);
    if (isOther) return [];
    if (name === undefined) return codes;
    const said = loweredWords(name);
    const names = await namesOf(codes).catch(() => undefined);
    return codes.filter((code) => Object.values(names?.get(code) ?? {}).some((one) => hasWords(one, said)));
  });
}

const { course, facts, find, follow, picks } = vocabulary;

/** "Är det i Arabia?" is about what was spoken of. */
const nameIn = (question: Question, readers: readonly ReadName[]): string | undefined =>
  question.words.some(facts.formal.has) ? undefined : nameRead(question, readers);

/** "My other course" */
const saysOther = ({ words }: Question): boolean =>
  !words.some(facts.it.has) &&
  words.some(
    (word, at) =>
      picks.other.has(word) && find.mine.has(words[at - 1]) && course.realization.has(words[at + 1]),
  );

/** "Are lessons of TXL22S1 cancelled?" is about the group, unless the question also speaks of a course, or asks for its groups. */
function isOfGroup({ words, groups, language }: Question): boolean {
  if (groupsIn(words, groups).length === 0) return false;
  const isOfCourse = words.some((word) => facts.it.has(word) || course.realization.has(word));
  const asksGroups = topics.of(words, language) === 'groups' && !words.some(follow.following.has);
  return !isOfCourse && !asksGroups;
}

/** The conversation with some of the courses that were spoken of. */
function withThose(
  spoken: Conversation,
  those: (codes: readonly string[]) => Promise<readonly string[]>,
): Conversation {
  return {
    ...spoken,
    shown: async () => those(await spoken.shown()),
    listed: async () => those(await spoken.listed()),
    spokenOf: async (all) => those(await spoken.spokenOf(all)),
    linked: async () => {
      const code = await spoken.linked();
      return (await those(code === undefined ? [] : [code]))[0];
    },
  };
}
