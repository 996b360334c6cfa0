/**
 * Courses like the one that was spoken of: what courses are about is not compared, so they are sought by the word of its name that
 * says most; and those of its unit, by which the catalogue can't be searched.
 */
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import type { Reader } from '../../cards/card.ts';
import { talk, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { bounded, type FindRequest, readFilters, typedWords } from './filters.ts';

/** "Courses like this one", "muut saman yksikön kurssit", "andra kurser på samma institution": of a course that was spoken of. */
export async function likeOne(
  { words, codes }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<FindRequest | undefined> {
  const said = words.filter((word) => !codes.some((code) => code.toLowerCase() === word)).join(' ');
  const by = talk.ofSameUnit.is(said) ? 'unit' : talk.likeThis.is(said) ? 'name' : undefined;
  if (by === undefined) return undefined;
  const [code, ...others] = codes.length > 0 ? codes : await spokenOf();
  return code !== undefined && others.length === 0 ? { words: [], like: { code, by } } : undefined;
}

const LONGEST = 8;

/** "Courses of the acoustics department": a department that has the name of a course, too. */
export function ofDepartment({ text, words, codes, units }: Question): FindRequest | undefined {
  const { find, times } = vocabulary;
  const isAsked = words.some((word, at) => talk.departments.has(word) && times.which.has(words[at - 1]));
  const isSome = words.some(find.courses.has) && words.some(talk.departments.has);
  if (!isSome || isAsked || words.length > LONGEST || codes.length + units.length > 0) return undefined;
  const { isOfDepartment, words: names, ...more } = readFilters(typedWords(text));
  const isPlain = isOfDepartment === true && Object.keys(more).length === 0;
  return isPlain ? bounded({ words: names, isOfDepartment }) : undefined;
}

/** The request with what is to be found like a course. Rejects as the study client does. */
export async function likeMeant(
  request: FindRequest,
  { language }: Reader,
  study: Pick<StudyClient, 'realization'>,
): Promise<FindRequest> {
  const { like } = request;
  if (!like || !isRealizationCode(like.code)) return request;
  const { value } = await study.realization(like.code, language);
  const words = like.by === 'unit' ? ofUnit(value.organisation?.name ?? '') : tellingWord(value.name);
  return bounded({
    ...request,
    words: [...words],
    ...(like.by === 'unit' && { isOfDepartment: true as const }),
  });
}

/** What the name of a unit says beside that it is one. */
function ofUnit(name: string): readonly string[] {
  const typed = typedWords(name);
  const { words } = readFilters(typed);
  return words.length > 0 ? words : typed;
}

/** The longest word of a name that is no common one. */
const tellingWord = (name: string): string[] =>
  typedWords(name)
    .filter((word) => !isCommonWord(word.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1);
