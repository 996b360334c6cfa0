/** A question in words → the request of a feature. */
import { joined } from '../cards/blocks.ts';
import type { Card } from '../cards/card.ts';
import { withNote, wordsInNote } from '../cards/words.ts';
import { seriesNumber, texts, topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../i18n/language-of.ts';
import { conceptsOf, folded, isSaidIn, type PlacedWord } from '../i18n/patterns.ts';
import type { Language } from '../language.ts';
import { courseUnitOf, isRealizationCode, runOf } from '../study-client/codes.ts';
import { type Ask, type Features, type Place, reviveAsk } from './feature.ts';
import { withoutCorrection, withoutDenied } from './known-names.ts';
import {
  MOST_CODES,
  perhapsCodes,
  type Question,
  readPlain,
  readQuestion,
  SIGNS,
  wordsOf,
} from './question.ts';
import { LONGEST_SEARCH } from './seen-courses.ts';
import { isLikeSuffix } from './words.ts';

/**
 * The request of a question; a hint where no feature understands it. Rejects with `InvalidRequest`.
 * @param read with codes in the place of names
 */
export async function askOf(features: Features, read: Question, place: Place): Promise<Ask> {
  if (read.text === '') return features.usage();
  const seen = await features.codes.seen(perhapsCodes(read.words, read.codes), place);
  const question = seen.length === 0 ? read : { ...read, codes: [...read.codes, ...seen] };
  const [alone] = question.named?.isAlone ? [...question.codes, ...question.units] : [];
  const ask =
    (alone && reviveAsk(features, 'course', { asked: [alone] })) ??
    (await features.followUp(question, place)) ??
    followedAndAsked(features, question) ??
    (question.named && (await features.wished(question.named.typed, place))) ??
    readOutright(features, question) ??
    (await features.named(question, place)) ??
    (await askOfPart(features, question, place)) ??
    (await features.hint(question));
  return byName(features, ask, question, place);
}

/**
 * What was asked with names in the place of codes. A name may mean another course, which the answer says; of several courses
 * the person chooses. A course that is only talked about is not shown.
 */
export async function byName(features: Features, ask: Ask, question: Question, place: Place): Promise<Ask> {
  const { named } = question;
  if (!named) return ask;
  if (!isMeant(ask, question))
    return (await features.named(named.typed, place)) ?? features.hint(named.typed);
  const [only, ...more] = named.names;
  if (!only || more.length > 0 || !isAbout(ask.request, only.codes)) return ask;
  if (only.codes.length > 1) return ofSeveral(features, ask, ask.request, question, only);
  if (ask.feature === 'facts') return reviveAsk(features, 'facts', { ...ask.request, by: 'name' }) ?? ask;
  return ask.writes ? ask : adding(ask, (card, language) => withNote(card, texts(language).facts.notThis));
}

/** What is done with the courses that a question names, so that it must name no other beside them. */
const DOES: ReadonlySet<string> = new Set(['follow', 'compare']);

/**
 * Whether the words beside names ask for that: "tell me about web design" and not "I like web design" asks for the course,
 * "follow web design and cooking" for more than can be followed.
 */
function isMeant({ feature }: Ask, { text, words, codes, units, direct }: Question): boolean {
  const named = [...codes, ...units].map((code) => code.toLowerCase());
  const rest = words.filter((word) => !named.includes(word));
  const isKnown = (word: string) =>
    topics.isPlain(word) || isKnownWord(word) || /\d/.test(word) || WORDS.some(({ has }) => has(word));
  if (DOES.has(feature)) return rest.every(isKnown);
  const [first] = rest;
  if (feature !== 'course' || first === undefined) return true;
  const isAsked = text.endsWith('?') || (topics.begins(first) && !help.thanks.has(first));
  if (isAsked) return !rest.some(compare.compare.has);
  const isWondered = isSaidIn(facts.wonder, rest);
  const isTold = topics.states(rest) || rest.some(compare.compare.has);
  // "Calendar for web design"
  const most = direct ? 1 : 0;
  return (isWondered || !isTold) && rest.filter((word) => !isKnown(word)).length <= most;
}

const { compare, course, facts, follow, help, lead, picks, rooms } = vocabulary;
/** What is said of following and comparing. */
const WORDS = conceptsOf([compare, follow, lead, vocabulary.term]);

/** The same of each course of a name, if nothing is changed; else of one that is to be chosen. */
function ofSeveral(
  features: Features,
  ask: Ask,
  request: { readonly asked: readonly string[] },
  question: Question,
  named: { readonly name: string; readonly codes: readonly string[] },
): Ask {
  // There may be more of the name.
  if (named.codes.length >= MOST_CODES) return choiceOf(features, ask, request, named.name) ?? ask;
  const [first = ''] = question.words;
  const isAsked = question.text.endsWith('?') || topics.begins(first);
  const isOfLanguage = 'topic' in request && request.topic === 'language';
  if (ask.feature === 'course' || (isOfLanguage && !isAsked)) return features.runs(question, named);
  const isOfEach = ask.feature === 'facts' || ask.feature === 'enrollment';
  const by = ask.feature === 'facts' && { by: 'name' };
  const each = isOfEach && reviveAsk(features, ask.feature, { ...request, ...by, asked: named.codes });
  return each || (choiceOf(features, ask, request, named.name) ?? ask);
}

/** The same of a course that is to be chosen among those of a name. */
function choiceOf(
  features: Features,
  { feature, writes }: Ask,
  { asked: _, ...request }: { readonly asked: readonly string[] },
  name: string,
): Ask | undefined {
  const search = name.slice(0, LONGEST_SEARCH);
  return (
    reviveAsk(features, feature, { ...request, search }) ??
    (writes ? undefined : reviveAsk(features, 'course', { search }))
  );
}

/** Whether a request is about the one code that stood in the place of a name. */
const isAbout = (
  request: unknown,
  [code]: readonly string[],
): request is { readonly asked: readonly string[] } =>
  typeof request === 'object' &&
  request !== null &&
  'asked' in request &&
  Array.isArray(request.asked) &&
  request.asked.length === 1 &&
  request.asked[0] === code;

/** "Follow A, and when does it start?" does both. Throws `InvalidRequest`. */
function followedAndAsked(features: Features, question: Question): Ask | undefined {
  const tokens = question.text.split(' ');
  const isBetween = (one = '') => facts.joins.has(one) || /[,.;!]$/.test(one);
  const last = tokens.findIndex((one, at) => isBetween(one) && topics.begins(tokens[at + 1] ?? ''));
  if (last < 1) return undefined;
  const before = readPlain(
    tokens
      .slice(0, last + 1)
      .filter((one) => !facts.joins.has(one))
      .join(' '),
    question,
  );
  const asked = tokens.slice(last + 1).join(' ');
  const isOfCode = readPlain(asked, question).codes.length > 0;
  const behind = readPlain(isOfCode ? asked : `${asked} ${before.codes.join(' ')}`, question);
  const [done, told] = [readOutright(features, before), readOutright(features, behind)];
  if (done?.feature !== 'follow' || before.codes.length === 0 || told?.feature !== 'facts') return undefined;
  return {
    ...done,
    card: async (reader, place) => {
      const [first, second] = [await done.card(reader, place), await told.card(reader, place)];
      return {
        ...first,
        text: joined([first.text, second.text], '\n'),
        tail: second.tail ?? 0,
        blocks: [...first.blocks, ...second.blocks],
      };
    },
  };
}

/** The request of the first feature that a question's own words say. Throws `InvalidRequest`. */
function readOutright({ list }: Features, question: Question): Ask | undefined {
  for (const feature of list) {
    const ask = feature.question(question);
    if (ask) return ask;
  }
  return undefined;
}

/**
 * The request of words that stand in a place of their own: behind a command, or beside others in a message. Undefined
 * where they ask for help alone, or would change something. May reject with `InvalidRequest`.
 */
export async function askOfWords(
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  const isNamed = question.words.length > 1;
  const ask =
    readOutright(features, question) ?? (isNamed ? await features.named(question, place) : undefined);
  return ask?.writes === true || ask?.feature === 'help' ? undefined : ask;
}

/** The same answer with something added to its card, which is no longer at hand then. */
export const adding = ({ atHand: _, ...ask }: Ask, add: (card: Card, language: Language) => Card): Ask => ({
  ...ask,
  card: async (reader, place) => add(await ask.card(reader, place), reader.language),
});

/** The most parts of a message that are tried by themselves. */
const MOST_PARTS = 4;

/**
 * A message may say more than it asks: "I study abroad, which courses are in English?". Its last part that asks for
 * something is answered, and named; nothing is changed by half a message.
 */
async function askOfPart(features: Features, whole: Question, place: Place): Promise<Ask | undefined> {
  const parts = whole.text.split(SIGNS).filter((part) => wordsOf(part).length > 1);
  if (parts.length < 2) return undefined;
  // A part is about what was spoken of only where the whole is.
  const apart = { ...place, conversation: undefined, thread: undefined };
  for (const part of parts.slice(-MOST_PARTS).reverse()) {
    const question = { ...readQuestion(part, { direct: whole.direct }), quotes: whole.quotes };
    const ask = await askOfWords(features, question, apart);
    if (!ask) continue;
    const shown = wordsInNote(part.trim());
    return adding(ask, (card, language) => withNote(card, texts(language).lookUp.part(shown)));
  }
  return undefined;
}

// What stands for one of the courses that were shown: "the second one", "both", "the one in English", "and 3004?".

/** What is known of courses that a pick may mean. */
export interface Pickable {
  /** The codes of the courses that were shown last, in their order. */
  spokenOf(): Promise<readonly string[]>;
  /** The other runs of a course's unit that were seen. */
  otherRuns(code: string): Promise<readonly string[]>;
  traits(code: string): Promise<Traits | undefined>;
}

/** What courses of a list may differ by. `starts`: the month, from 1 on. */
interface Traits {
  readonly languages: readonly string[];
  readonly starts: number | undefined;
  readonly isOnline: boolean;
}

const ORDINALS = [picks.first, picks.second, picks.third, picks.fourth, picks.fifth];
const MONTHS = [
  { season: picks.spring, from: 1, to: 5 },
  { season: picks.summer, from: 6, to: 7 },
  { season: picks.autumn, from: 8, to: 12 },
];

/** The question with codes in the place of picks, and without courses that it denies. Never rejects. */
export async function withPicks(question: Question, known: Pickable): Promise<Question> {
  const text = withoutDenied(question);
  if (text !== question.text) return reread(question, text);
  if (question.quotes || question.words.length > MOST_PICKING) return question;
  const picked = await pickedIn(question.text, known).catch(() => undefined);
  return picked === undefined ? question : reread(question, withoutCorrection(picked));
}

/** Longer questions tell more than a pick. */
const MOST_PICKING = 16;

function reread(question: Question, text: string): Question {
  const { named } = question;
  return { ...question, ...readPlain(text, question), ...(named && { named: { ...named, isAlone: false } }) };
}

/** A word, a number, or the end of a code with its hyphen. */
const SPOKEN = /#?[\p{L}\p{M}\p{N}]+|-\d{4}(?!\d)/gu;

async function pickedIn(text: string, known: Pickable): Promise<string | undefined> {
  const all = Array.from(text.matchAll(SPOKEN), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
  const span = spanOfPick(all, text);
  const said = all.map(({ word }) => word);
  const isRun = (word: string): boolean => /^-?[23]\d{3}$/.test(word);
  // "Which rooms does 3360 have?" is about a building.
  const isOfRooms = said.some((word) => rooms.room.has(word) || rooms.building.has(word));
  const isOfRun = !span && said.some(isRun) && said.every((word) => isRun(word) || isOrdinaryWord(word));
  if (!span && (!isOfRun || isOfRooms)) return undefined;
  const shown = await known.spokenOf();
  if (!span)
    return withRuns(
      text,
      all.filter(({ word }) => isRun(word)),
      shown,
    );
  const codes = await chosenOf(
    all.slice(span.from, span.to).map(({ word }) => word),
    shown,
    known,
  );
  const [first, last] = [all[span.from], all[span.to - 1]];
  if (codes.length === 0 || !first || !last) return undefined;
  // Several courses are followed only after a question back, which the words themselves lead to.
  if (codes.length > 1 && said.some(isToFollow)) return undefined;
  return `${text.slice(0, first.from)}${codes.join(', ')}${text.slice(last.to)}`;
}

const isToFollow = (word: string): boolean =>
  [follow.following, follow.verbs, lead.remind, lead.reminder].some(({ has }) => has(word));
const isOrdinaryWord = (word: string): boolean =>
  isCommonWord(word) || picks.lead.has(word) || topics.isPlain(word);

/** "And 3004?" behind a run of a unit is another run of it. */
function withRuns(text: string, runs: readonly PlacedWord[], shown: readonly string[]): string | undefined {
  const units = new Set(shown.filter(isRealizationCode).map(courseUnitOf));
  const [unit] = units;
  const suffixes = shown.filter(isRealizationCode).map((code) => code.slice(courseUnitOf(code).length + 1));
  if (unit === undefined || units.size > 1) return undefined;
  const codes = runs.map(({ word }) => {
    const suffix = word.replace('-', '');
    return suffixes.some((one) => isLikeSuffix(suffix, one)) ? runOf(unit, suffix) : undefined;
  });
  if (codes.some((code) => code === undefined)) return undefined;
  return runs.reduceRight(
    (left, { from, to }, at) => `${left.slice(0, from)}${codes[at]}${left.slice(to)}`,
    text,
  );
}

/** Where a pick stands: all of a text but what leads it in, or a place in a list with a word that makes it one. */
function spanOfPick(all: readonly PlacedWord[], text: string): { from: number; to: number } | undefined {
  const said = all.map(({ word }) => word);
  const from = said.findIndex((word) => !picks.lead.has(word) && !follow.courtesy.has(word));
  // "Which starts first?" picks none.
  if (from < 0 || said.some(picks.which.has)) return undefined;
  const rest = said.slice(from);
  // "Is it in English?" picks none.
  const isOne = rest.some(picks.one.has) && !topics.begins(rest[0] ?? '');
  const selects = (word: string): boolean =>
    isPlace(word) || /^#?\d{1,2}$/.test(word) || isNumber(word) || (isOne && isTrait(word));
  const isBeside = (word: string): boolean =>
    [picks.beside, picks.one, picks.number, follow.courtesy, facts.joins].some(({ has }) => has(word));
  const isWhole = rest.some(selects) && rest.every((word) => selects(word) || isBeside(word));
  if (isWhole) return { from, to: said.length };
  const at = said.findIndex((word, nth) => isPlace(word) && isPlaceOfOne(said, nth, all, text));
  if (at < 0) return undefined;
  const isNoun = picks.one.has(said[at + 1]) || course.realization.has(said[at + 1]);
  return { from: at, to: at + (isNoun ? 2 : 1) };
}

const isNumber = (word: string): boolean => word.length > 3 && seriesNumber(folded(word)) !== undefined;
const isPlace = (word: string): boolean =>
  [...ORDINALS, picks.last, picks.both, picks.other].some(({ has }) => has(word));
const isTrait = (word: string): boolean =>
  topics.languageAsked([word]) !== undefined ||
  picks.online.has(word) ||
  MONTHS.some(({ season }) => season.has(word));

/** "The second one", "when does the second start?", and not "the second exam". */
function isPlaceOfOne(
  said: readonly string[],
  at: number,
  all: readonly PlacedWord[],
  text: string,
): boolean {
  const [before, word, next] = [said[at - 1], said[at], said[at + 1]];
  if (picks.both.has(word)) return true;
  if (picks.one.has(next) || course.realization.has(next)) return true;
  const isEnd = next === undefined || SIGNS.test(text.slice(all[at]?.to, all[at + 1]?.from));
  const isLed = [picks.one, picks.beside].some(({ has }) => has(before));
  return course.beginsOrEnds.has(next) || (isEnd && isLed);
}

/** The codes that a pick means among those that were shown; none where it is not sure. */
async function chosenOf(
  said: readonly string[],
  shown: readonly string[],
  known: Pickable,
): Promise<readonly string[]> {
  const [only = '', ...more] = shown;
  if (more.length === 0) return only !== '' && said.some(picks.other.has) ? known.otherRuns(only) : [];
  if (said.some(picks.both.has)) return shown.length === 2 ? shown : [];
  const places = said.flatMap((word) => placeOf(word, shown.length) ?? []);
  if (places.length > 0) {
    const codes = places.flatMap((place) => shown[place] ?? []);
    return codes.length === places.length ? codes : [];
  }
  const traits = await Promise.all(shown.map(async (code) => ({ code, has: await known.traits(code) })));
  const fitting = traits.filter(({ has }) => has && said.every((word) => !isTrait(word) || fits(word, has)));
  return said.some(isTrait) && fitting.length < shown.length ? fitting.map(({ code }) => code) : [];
}

/** The place in a list of so many, from 0 on. */
function placeOf(word: string, count: number): number | undefined {
  if (picks.last.has(word)) return count - 1;
  const place = ORDINALS.findIndex(({ has }) => has(word));
  if (place >= 0) return place;
  const digits = isNumber(word) ? seriesNumber(folded(word)) : /^#?(\d{1,2})$/.exec(word)?.[1];
  return digits === undefined ? undefined : Number(digits) - 1;
}

function fits(word: string, { languages, starts, isOnline }: Traits): boolean {
  const language = topics.languageAsked([word]);
  if (language !== undefined) return languages.some((one) => one.split(/[-_]/)[0] === language);
  if (picks.online.has(word)) return isOnline;
  const season = MONTHS.find((one) => one.season.has(word));
  return season !== undefined && starts !== undefined && season.from <= starts && starts <= season.to;
}
