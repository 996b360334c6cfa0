/** What a question is like, where its words do not tell what it asks: the examples of `i18n` that are near it. */
import { type ExampleLabel, OTHER_LABELS, SETTINGS_LABELS } from '../i18n/examples.ts';
import { conceptsOfWord, examples, isHeardWord, labelsOfWord, topics, vocabulary } from '../i18n/index.ts';
import { isListedWord } from '../i18n/language-of.ts';
import { onceFor } from '../primitives.ts';
import { type Classifier, classifierOf, type Learned, type Likeness } from '../reading/classifier.ts';
import type { Intent } from '../reading/intents.ts';
import { readLearned } from '../reading/learned-file.ts';
import { learnFrom } from '../reading/learning.ts';
import type { LearnedNames } from '../reading/names.ts';
import { PLAIN, type Tag, type TaggedWord } from '../reading/tags.ts';
import { unitOrItself } from '../study-client/codes.ts';
import { askedOrUnitsIn } from './asked-codes.ts';
import { SIGNS } from './clauses.ts';
import { SENTENCE } from './introduction.ts';
import type { Conversation } from './place.ts';
import { loweredWords, type Question } from './question.ts';
import { isGroupCode } from './run-topics.ts';
import { learnedNames, saidNames, useNames } from './said-names.ts';
import { COURSE, taggedWords } from './slots.ts';
import { unreadIn } from './unread.ts';
import { speakOfCourses } from './words.ts';

/** The slots that stand for things in the examples. */
const SLOTS = {
  'slot.code': '{}',
  'slot.named': '{}',
  'slot.unit': '{unit}',
  'slot.group': '{group}',
  'slot.coded': '{room}',
} as const;

/** By what was learned from the examples. */
let classifier: Classifier<ExampleLabel> | undefined;
let preparing: Promise<void> | undefined;

/**
 * Reads what was learned from the examples, or learns it, a little at a time, unless that was done. The first question waits.
 * @param path of a file with what was learned; else the one of the bundle is read
 */
export function prepareLikeness(path?: string): Promise<void> {
  preparing ??= known(path).then(({ likeness, names }) => {
    classifier = classifierOf(likeness, conceptsOfWord);
    useNames(names);
  });
  return preparing;
}

/** What the examples teach: what questions are like, and what shows names. */
interface OfExamples {
  readonly likeness: Learned<ExampleLabel>;
  readonly names: LearnedNames;
}

const known = async (path?: string): Promise<OfExamples> =>
  (await readLearned<OfExamples>(path)) ?? learnedOfExamples();

/** Learns from the examples. Takes seconds of CPU; other work has its turns. */
export const learnedOfExamples = async (): Promise<OfExamples> => ({
  likeness: await learnFrom(examples(), conceptsOfWord),
  names: await learnedNames(),
});

/** A word that stands in the examples of so many labels is of none: it only holds sentences together. */
const OF_NO_LABEL = 9;

/** Whether no example has a word: it may be a name. */
export const isUnheard = (word: string): boolean => mayBeSubject(word) && labelsOfWord(word).size === 0;

/** Whether a lower-case word may name what is sought: it is neither listed nor used in questions of any kind. */
export const mayBeSubject = (word: string): boolean =>
  !isListedWord(word) && !topics.isPlain(word) && labelsOfWord(word).size < OF_NO_LABEL;

/** What some of the words of a question are like, the likeliest first. */
interface Found {
  readonly words: readonly TaggedWord[];
  readonly like: readonly Likeness<ExampleLabel>[];
}

const NOTHING: Found = { words: [], like: [] };

/** All of a question, or the one of its sentences that is more like something; where none is clear, of its clauses. */
const found = onceFor((question: Question): Found => {
  const words = taggedWords(question);
  const clearest = clearestOf([words, ...partedBy(SENTENCE, question.text, words)], NOTHING);
  return isClear(clearest.like[0]) ? clearest : clearestOf(partedBy(SIGNS, question.text, words), clearest);
});

const clearestOf = (parts: readonly (readonly TaggedWord[])[], before: Found): Found =>
  parts
    .map((words) => ({
      words,
      like: together(classifier?.of(words.map(saidIn).join(' ')) ?? []),
    }))
    .reduce((best, one) => (clearness(one) > clearness(best) ? one : best), before);

/** What one answer has: the likeliest label of a row has the shares of its others, too. */
const ONE_ANSWER: readonly (readonly ExampleLabel[])[] = [
  SETTINGS_LABELS,
  ['lessons', 'course-rooms'],
  ['agenda', 'group-agenda'],
  ['rooms', 'free'],
];

const together = (like: Found['like']): Found['like'] =>
  ONE_ANSWER.reduce(withShares, like).toSorted((one, other) => other.share - one.share);

function withShares(like: Found['like'], labels: readonly ExampleLabel[]): Found['like'] {
  const isOf = ({ label }: Likeness<ExampleLabel>): boolean => labels.includes(label);
  const [first, ...others] = like.filter(isOf);
  if (!first || others.length === 0) return like;
  const share = others.reduce((sum, one) => sum + one.share, first.share);
  return [{ ...first, share }, ...like.filter((one) => !isOf(one))];
}

/** The words of the parts between signs that have several. */
function partedBy(sign: RegExp, text: string, words: readonly TaggedWord[]): (readonly TaggedWord[])[] {
  const parted: (readonly TaggedWord[])[] = [];
  let from = 0;
  for (const part of text.split(sign)) {
    const to = from + loweredWords(part).length;
    parted.push(words.slice(from, to));
    from = to;
  }
  const isParted = parted.length > 1 && from === words.length;
  return isParted ? parted.filter(({ length }) => length >= FEWEST_WORDS).slice(0, MOST_PARTS) : [];
}

/** What names a course or a room tells more than what is said beside it, and thanks tell nothing beside a question. */
const BESIDE = 0.8;
const KINDLY = 0.4;

const clearness = ({ words, like: [first] }: Found): number =>
  (first?.share ?? 0) *
  (words.some(({ tags }) => tags.some(isSlotTag)) ? 1 : BESIDE) *
  (first?.label === 'smalltalk' ? KINDLY : 1);

/** What a question is like, the likeliest first; nothing before it was learned. */
export const likenessOf = (question: Question): readonly Likeness<ExampleLabel>[] =>
  classifier ? found(question).like : [];

const slotOf = (tags: readonly Tag[]): string | undefined =>
  tags.map((tag) => (isSlotTag(tag) ? SLOTS[tag] : undefined)).find(Boolean);

const isSlotTag = (tag: Tag): tag is keyof typeof SLOTS => tag in SLOTS;

/** A word as examples have it: a sign for what it names. */
const saidIn = ({ word, tags }: TaggedWord): string =>
  tags.includes('slot.coded') && isGroupCode(word)
    ? SLOTS['slot.group']
    : (slotOf(tags) ?? word.replace(STRETCHED, '$1'));

/** "Haaaard" */
const STRETCHED = /(\p{L})\1{2,}/gu;

/** Less of a likeness is none. */
const CLEAR = 0.35;

/** The label of the examples that a question is like; undefined where it is not clear. */
const likeOf = (question: Question): Likeness<ExampleLabel> | undefined => {
  const [first] = likenessOf(question);
  return isClear(first) ? first : undefined;
};

const isClear = (one: Likeness<ExampleLabel> | undefined): one is Likeness<ExampleLabel> =>
  one !== undefined && one.share >= CLEAR;

/** The label of the examples that a question is at least so likely to be like. */
function labelFrom(share: number, question: Question): ExampleLabel | undefined {
  const like = likeOf(question);
  return like && like.share >= share ? like.label : undefined;
}

/** The label that a question is surely like. */
export const sureLabel = (question: Question): ExampleLabel | undefined => labelFrom(LIKELY, question);

/** The same if it is one of these. @param share at least so likely, 0–1 */
export function surelyLike<Label extends ExampleLabel>(
  question: Question,
  labels: readonly Label[],
  share = LIKELY,
): Label | undefined {
  const sure = labelFrom(share, question);
  return labels.find((one) => one === sure);
}

/** Labels of what is about no course. */
export const OF_NO_COURSE = ['chatter', 'smalltalk', 'elsewhere', 'rooms', 'free', 'help'] as const;

/** The label that a question is likelier to be like than all others together. */
export const likelierLabel = (question: Question): ExampleLabel | undefined => labelFrom(LIKELIER, question);

/** The same if it is one of these. */
export function likelierLike<Label extends ExampleLabel>(
  question: Question,
  labels: readonly Label[],
): Label | undefined {
  const likelier = likelierLabel(question);
  return labels.find((one) => one === likelier);
}

/**
 * Whether a word, as it was typed, speaks for a label. One of which the examples have no form may be a name: parts of it that it
 * shares with other words tell nothing.
 */
export const speaksFor = (word: string, label: ExampleLabel): boolean =>
  classifier?.speaksFor(word, label) === true && (!LETTERS.test(word) || isHeardWord(word.toLowerCase()));
const LETTERS = /^\p{L}/u;

/** Whether a word of a question speaks for what the question is like. */
const speaksOf = (one: TaggedWord, label: ExampleLabel): boolean => speaksFor(saidIn(one), label);

/**
 * The words of a question with what they mean, and what it is like: that is one word more, and a meaning of those that tell
 * something and stand in the examples, too.
 */
export const tagsOf = (question: Question): readonly TaggedWord[] =>
  classifier ? tagsWithLikeness(question) : taggedWords(question);

const tagsWithLikeness = onceFor((question: Question): readonly TaggedWord[] => {
  const words = taggedWords(question);
  const like = likeOf(question);
  if (!like) return words;
  const tag = `like.${like.label}`;
  const speaks = (one: TaggedWord): boolean => one.worth > PLAIN && speaksOf(one, like.label);
  return [
    ...words.map((one) => (speaks(one) ? { ...one, tags: [...one.tags, tag] } : one)),
    { word: '', tags: [tag], worth: LIKENESS * like.share },
  ];
});

/** What a likeness is worth beside the words. */
const LIKENESS = 0.1;

/** Of a long text the first parts are compared. */
const MOST_PARTS = 8;
/** Fewer words say nothing that could be like anything. */
const FEWEST_WORDS = 2;
/** Beside what is so likely, telling words may be new. */
const LIKELY = 0.85;
/** Where a question is so likely to ask for something else than its words tell, that comes first. */
export const SURE = 0.95;
/** What is so likely is of a course, though it holds words of other things: "how many times do we meet?" */
const BEYOND_DOUBT = 0.98;
/** Where examples have every word that tells something. */
const COVERED = 0.63;
/** A search that finds nothing says so, and does no harm. */
const SEARCHED = 0.7;
/** What is offered beside a code is at least so likely. */
const LIKELIER = 0.55;
/** A word of such worth tells what a question is about. */
const TELLING = 1;

/** The words of what was compared that name nothing: those that speak for a label, and those that tell something and do not. */
function spokenFor(question: Question, label: ExampleLabel) {
  const { words: all } = found(question);
  const words = all.filter(({ tags }) => !tags.some(isSlot));
  const covered = words.filter((one) => speaksOf(one, label));
  const left = words.filter((one) => one.worth >= TELLING && !covered.includes(one));
  // "Where is KMC999?": what is named is as good as a word.
  const named = isFact(label) || covered.length === 0 ? 0 : all.filter(({ tags }) => slotOf(tags)).length;
  return {
    covered,
    left,
    said: covered.length + named,
    isAlone: words.length > 1 && words.length === all.length,
  };
}

/** "What is glaciology?" is like much that is known nowhere, by no word of it. */
const tellsOfExamples = ({ word, worth }: TaggedWord): boolean => worth >= TELLING && !isUnheard(word);

/** "What about chemistry?" asks for no prerequisites, though one example names it. */
const isOf =
  (label: ExampleLabel) =>
  (one: TaggedWord): boolean => {
    const said = saidIn(one);
    const isKnown = isListedWord(said) || one.tags.some((tag) => tag.startsWith('topic.'));
    return isKnown || (labelsOfWord(said).get(label) ?? 0) > 1;
  };

/** Whether enough words speak for a label. */
function isEnough(
  { covered, left, said, isAlone }: ReturnType<typeof spokenFor>,
  { label, share }: Likeness<ExampleLabel>,
): boolean {
  const telling = covered.filter(({ worth }) => worth >= TELLING);
  if (isFact(label) && isAlone && telling.length > 0 && !telling.some(isOf(label))) return false;
  const isShort = isFact(label) && isAlone && left.length === 0 && share >= LIKELY;
  if (said < FEWEST_WORDS && !isShort) return false;
  return label !== 'elsewhere' || (share >= LIKELY && covered.some(tellsOfExamples));
}

/** Whether examples have the words that tell what a question is about, and some more: who speaks of a bus asks for no course. */
function isCovered(question: Question, like: Likeness<ExampleLabel>, how: LikeClaim): boolean {
  const spoken = spokenFor(question, like.label);
  const { covered, left } = spoken;
  const isLikely = like.share >= LIKELY;
  if (!isEnough(spoken, like)) return false;
  if (how === 'like') return isBesideCode(covered) && (isFact(like.label) || like.share >= LIKELIER);
  if (isFact(like.label) && like.share < BEYOND_DOUBT && isOfOther(question)) return false;
  if (how === 'sure') return isLikely;
  const isLast = isLikely || (like.label === 'find' && like.share >= SEARCHED);
  return (left.length === 0 && like.share >= COVERED) || (how === 'last' && isLast);
}

/** "When do the reminders end?" asks for no fact of a course. */
const isOfOther = ({ words }: Question): boolean =>
  !words.some(vocabulary.course.realization.has) && topics.isOfOthers(words);

/** The words of a question that tell something and speak for nothing of a label. */
export const leftBeside = (question: Question, label: ExampleLabel): readonly string[] =>
  spokenFor(question, label).left.map(({ word }) => word);

/** Beside codes a time or a number alone asks nothing: "A and B today", "A and B 24/7". */
const isBesideCode = (covered: readonly TaggedWord[]): boolean =>
  covered.some(({ word, tags }) => /\p{L}/u.test(word) && !tags.some(isOfTime));

const isFact = (label: ExampleLabel): boolean => !OTHER_LABELS.some((one) => one === label);

const isSlot = (tag: Tag): boolean => tag.startsWith('slot.');
const isOfTime = (tag: Tag): boolean => tag.startsWith('times.') || tag === 'course.between';

/** Reads a question that is like some examples. */
type ReadLike<R> = (
  label: ExampleLabel,
  question: Question,
  conversation: Conversation,
) => R | undefined | Promise<R | undefined>;

/** How much of a question the examples must cover: some of it, beside a code; all that tells something; or they must be likely. */
type LikeClaim = 'sure' | 'like' | 'covered' | 'last';
type LikeIntent<R> = Intent<(question: Question, conversation: Conversation) => Promise<R | undefined>>;

/**
 * A row for questions that are like examples of these labels, asked behind all that read words. What changes something is
 * not read so: a likeness understands no word.
 */
export const likeIntent = <R>(
  id: string,
  labels: readonly ExampleLabel[],
  read: ReadLike<R>,
  claim: LikeClaim,
): LikeIntent<R> => ({
  ...{ id, claim, hears: `${COURSE} ${labels.map((label) => `like.${label}`).join(' ')}` },
  read: async (question, conversation) => {
    const like = likeOf(question);
    return like && labels.includes(like.label) && isCovered(question, like, claim)
      ? read(like.label, question, conversation)
      : undefined;
  },
});

/** The rows of questions without a code: what is all covered by examples is asked before names that are not known. */
export const likeIntents = <R>(
  id: string,
  labels: readonly ExampleLabel[],
  read: ReadLike<R>,
  about: Pick<LikeIntent<R>, 'subject'> = {},
): LikeIntent<R>[] => [
  {
    ...likeIntent(`${id}-surely`, labels, about.subject === 'spoken-of' ? unlessNamed(read) : read, 'sure'),
    ...about,
  },
  { ...likeIntent(id, labels, read, 'covered'), ...about },
  { ...likeIntent(`${id}-nearly`, labels, read, 'last'), ...about },
];

/** What is asked of what was spoken of takes the place of no name or number that is not known, and of no search. */
const unlessNamed =
  <R>(read: ReadLike<R>): ReadLike<R> =>
  (label, question, conversation) =>
    saidNames(question).length === 0 &&
    unreadIn(question) === undefined &&
    !speakOfCourses(question.words) &&
    surelyLike(question, [label], SURE)
      ? read(label, question, conversation)
      : undefined;

/** The courses of a question, or those that were spoken of; undefined: there are none. */
export async function coursesAsked(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<{ readonly asked: string[]; readonly by?: 'context' } | undefined> {
  const about = askedOrUnitsIn(question);
  if (about) return about;
  const codes = await spokenOf();
  return codes.length > 0 ? { asked: [...codes], by: 'context' } : undefined;
}

/** The course units of these, each once. */
export const unitsAsked = (asked: readonly string[]): string[] => [...new Set(asked.map(unitOrItself))];
