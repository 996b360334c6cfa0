/** The courses that a question names by names that are not known, of all that it says in the place of a name. */
import { topics, usesOfWord, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord, isListedWord, isSpokenForm } from '../i18n/language-of.ts';
import { SHORTEST_MISTYPED } from '../i18n/patterns.ts';
import { OF_TIME, SUBJECT, type Topic } from '../i18n/topics.ts';
import { onceFor } from '../primitives.ts';
import { SIGNS } from './clauses.ts';
import { loweredWords, type Question } from './question.ts';
import { ROOM, type SaidName, saidNames } from './said-names.ts';
import { wordsOfTime } from './times.ts';

const { buildings, compare, course, facts, find, rooms } = vocabulary;

/** Each is looked at beside the whole question, so that its time stays linear in the text. */
const MOST_LOOKED_AT = 6;

/** What is no name by itself. */
const OTHER = [
  course.realization,
  course.unit,
  course.enrollment,
  find.courses,
  rooms.building,
  buildings.several,
];

/**
 * The courses that a question names, by names that are not known: "when does oil painting start?" None where it has codes, or where a
 * name is nothing but a language, a time or a place.
 */
export const coursesSaid = onceFor((question: Question): readonly string[] => {
  const { codes, units, groups = [], quotes } = question;
  if (quotes || codes.length + units.length + groups.length > 0) return [];
  const names = saidNames(question)
    .slice(0, MOST_LOOKED_AT)
    .filter((one) => mayBeCourse(one, question))
    .map(({ name }) => name.replace(ARTICLE, ''));
  // "Compare bridge building and organ building"
  const isCompared = question.words.some(compare.compare.has);
  return isCompared ? names.flatMap((name) => partedAt(name.split(' '), facts.joins.has)) : names;
});

function partedAt(words: readonly string[], isBetween: (word: string) => boolean): string[] {
  const at = words.findIndex((word, nth) => nth > 0 && nth < words.length - 1 && isBetween(word));
  return at < 0
    ? [words.join(' ')]
    : [words.slice(0, at).join(' '), ...partedAt(words.slice(at + 1), isBetween)];
}

const ARTICLE = /^(?:the|my|our|a|an)\s+(?=\S)/iu;

/**
 * The first of them; where the question speaks of "it", one that stands ahead of what it asks: "what about chemistry, when does it
 * start?" What else stands beside "it" is asked of what was spoken of: "is Java needed in it?"
 */
export const subjectSaid = onceFor((question: Question): string | undefined => {
  const [first, ...more] = coursesSaid(question);
  if (first === undefined || !question.words.some(facts.it.has)) return first;
  const isAhead = (name: string): boolean => {
    const at = question.text.indexOf(name);
    const behind = question.text.slice(at + name.length);
    const words = loweredWords(behind);
    const isParted = SIGNS.test(behind) || words.some((word) => topics.begins(word));
    return isParted && words.some(facts.it.has);
  };
  return [first, ...more].find(isAhead);
});

/** The first name that a question says, where nothing else reads it; undefined: it says none but common words. */
export const nameSaid = onceFor((question: Question): string | undefined => {
  const { text, words, codes, units, groups = [], quotes } = question;
  if (quotes || codes.length + units.length + groups.length > 0 || ADDRESS.test(text)) return undefined;
  // A name alone is read by itself.
  const isAlone = ({ name }: SaidName): boolean => loweredWords(name).length === words.length;
  const mayBe = (one: SaidName): boolean => mayBeName(one.name) && !isAlone(one);
  return coursesSaid(question)[0] ?? saidNames(question).find(mayBe)?.name;
});

const ADDRESS = /:\/\//;

function mayBeName(name: string): boolean {
  const words = loweredWords(name);
  const isOther = (word: string, at: number): boolean =>
    isCommonWord(word) || topics.isPlain(word) || ROOM.test(word) || wordsOfTime(words).has(at);
  return !isShort(name) && !words.every(isOther) && !words.some((word) => OTHER.some(({ has }) => has(word)));
}

/** A compound that begins or ends like a word that asks is a name all the same: "ryhmädynamiikka". */
const isCompound = (word: string): boolean =>
  word.length >= SHORTEST_COMPOUND && (!isListedWord(word) || topics.of([word], undefined) === undefined);
const SHORTEST_COMPOUND = 12;
/** A shorter word in small letters may be a slip of any. */
const SHORTEST = 4;
const isShort = (name: string): boolean => name.length < SHORTEST && name === name.toLowerCase();

/** What is asked of a course that is called like a language; other facts are of one that was spoken of: "is Swedish needed?" */
const OF_LANGUAGE: ReadonlySet<Topic> = new Set([
  ...OF_TIME,
  ...(['credits', 'teacher', 'exam', 'places', 'cost', 'workload', 'repeat'] as const),
]);

/** Whether a name is more than ordinary words, a time, a place or the language of teaching. */
function mayBeCourse({ name, from, to }: SaidName, question: Question): boolean {
  const { text, words: all, language } = question;
  const words = loweredWords(name);
  const [ahead, behind] = [loweredWords(text.slice(0, from)), loweredWords(text.slice(to))];
  const asked = topics.of([...ahead, SUBJECT, ...behind], language);
  // "Är det i Arabia?" is about what was spoken of.
  const isAt = [...ahead, ...behind].some(facts.at.has) && all.some(facts.formal.has);
  if (isAt && (asked === undefined || OF_PLACE.has(asked))) return false;
  const isManner = facts.inLanguage.has(ahead.at(-1)) || words.some(facts.asLanguage.has);
  if (words.every(isLanguage))
    return words.some(isTongue) && !isManner && asked !== undefined && OF_LANGUAGE.has(asked);
  // "When does project work start?" asks for it by name.
  const isAskedOf = words.length > 1 && asked !== undefined && OF_LANGUAGE.has(asked);
  // "Brutal! When does it start?"
  const isExclaimed = text.slice(to).startsWith('!');
  return (
    !isExclaimed &&
    !isNoName(name, words, all.length === words.length) &&
    ((isAskedOf && !words.every(isCommonWord)) || words.some((word, at) => isTelling(word, at, words)))
  );
}

const OF_PLACE: ReadonlySet<Topic> = new Set(['course-rooms', 'online']);
const isTongue = (word: string): boolean =>
  facts.languageNames.has(word) || topics.languageAsked([word]) !== undefined;
/** A language, or the word itself: "finnish language". */
const isLanguage = (word: string): boolean => isTongue(word) || topics.of([word], undefined) === 'language';

/** A short word, a slip of one that asks ("kirjallissuus"), a number, or a building by its number. */
function isNoName(name: string, words: readonly string[], isWhole: boolean): boolean {
  const [only = '', ...more] = words;
  const isAlone = more.length === 0 && !find.inNames.has(only);
  const isSlip = only.length > SHORTEST_MISTYPED && isKnownWord(only) && (isWhole || !isCompound(only));
  return (
    (isAlone && (isShort(name) || isSlip)) ||
    /^\d{4}/.test(name) ||
    (/\d{4}/.test(name) && words.some(rooms.building.has))
  );
}

/** Whether questions for so many things use a word that it names none of them. */
const isUsual = (word: string): boolean => usesOfWord(word) >= MOST_USES;
const MOST_USES = 12;

/** Whether a word is none of those that may stand in a question of any kind. */
function isTelling(word: string, at: number, words: readonly string[]): boolean {
  if (find.inNames.has(word)) return true;
  if (isCompound(word)) return !isUsual(word);
  if (OTHER.some(({ has }) => has(word))) return false;
  const asks = topics.of([word], undefined) !== undefined && !isLanguage(word);
  const isSpoken = isCommonWord(word) || isUsual(word) || isSpokenForm(word);
  return !(asks || isSpoken || ROOM.test(word) || wordsOfTime(words).has(at));
}
