/** A question in words → the request of a feature. */

import { withNote } from '../cards/card.ts';
import { wordsInNote } from '../cards/words.ts';
import { texts, topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { isSaidIn } from '../i18n/patterns.ts';
import { MOST_CODES } from './asked-codes.ts';
import { askingClauses, clausesIn } from './clauses.ts';
import { type Ask, type Features, reviveAsk } from './feature.ts';
import { askOfHalves } from './halves.ts';
import { surelyLike } from './like.ts';
import { askMeant, meantBy } from './meant.ts';
import { askingOwnGroup } from './own-group-beside.ts';
import type { Place } from './place.ts';
import { loweredWords, perhapsCodes, type Question, readPlain, readQuestion } from './question.ts';
import { withoutReason } from './reasons.ts';
import { droppingIt, refusingNothing, replyTo } from './reply.ts';
import { groupsIn } from './run-topics.ts';
import { LONGEST_SEARCH } from './seen-courses.ts';
import { readAsGroups } from './seen-groups.ts';
import { onlyTells, withoutStory } from './story.ts';
import {
  adding,
  isOurs,
  notRead,
  orTellingGroup,
  orTellingSought,
  tellingGroups,
  tellingNames,
  tellingUnused,
} from './told-beside.ts';
import { bareName } from './unknown-names.ts';
import { withoutWish } from './words.ts';

/**
 * The request of a question; a hint where no feature understands it. Rejects with `InvalidRequest`.
 * @param read with codes in the place of names
 */
export async function askOf(features: Features, read: Question, place: Place): Promise<Ask> {
  if (read.text === '') return features.usage();
  const reply = await replyTo(features, read, place);
  if (reply) return reply;
  const { sought } = read;
  const first = await orTellingSought(() => askOfWhole(features, read, place), sought);
  const both = isHint(first) ? await halvesOf(features, read, place, first) : undefined;
  if (both) return tellingBeside(features, read, place, both);
  // Words that are all known may be a name, too: "when does group work start?"
  const isUnread = isHint(first) || isUnknownName(first);
  const maySeek = isUnread && !read.sought && features.maySearchNames();
  const named = maySeek ? await features.withNamedCodes(read, place, 'any') : undefined;
  const ask = await askOfSought(features, read, place, first, named);
  const isFound = named !== undefined && isKnown(named);
  return orList(features, ask, (isFound ? named : read).sought);
}

/** Whether a name was found. */
const isKnown = ({ named, sought }: Question): boolean => named !== undefined || sought?.what === 'found';

/** The answer after the catalogue was looked through for a name. @param named with what was found, or that nothing was */
function askOfSought(
  features: Features,
  read: Question,
  place: Place,
  first: Ask,
  named: Question | undefined,
): Promise<Ask> {
  if (named && isKnown(named)) return askOfRead(features, named, place);
  if (named?.sought && isUnknownName(first))
    return askOfRead(features, { ...read, sought: named.sought }, place);
  // Its halves were read before.
  return isHint(first)
    ? tellingBeside(features, read, place, first)
    : askOfRead(features, read, place, first);
}

/** Courses that a search has found for a name, in the place of an answer that does not know it. */
function orList(features: Features, ask: Ask, sought: Question['sought']): Ask {
  if (!(isUnknownName(ask) || isHint(ask)) || sought?.what !== 'found') return ask;
  return reviveAsk(features, 'course', { search: sought.name }) ?? ask;
}

/** Whether it tells that no course of a name is known. */
const isUnknownName = ({ kind }: Ask): boolean => kind === 'unknown-name';

/** Whether it tells that the question was not understood, or asks which course is meant. */
const isHint = ({ kind }: Ask): boolean => kind === 'hint';

async function askOfRead(features: Features, read: Question, place: Place, known?: Ask): Promise<Ask> {
  const whole = known ?? (await askOfWhole(features, read, place));
  return tellingBeside(features, read, place, (await halvesOf(features, read, place, whole)) ?? whole);
}

const halvesOf = (features: Features, read: Question, place: Place, whole: Ask): Promise<Ask | undefined> =>
  askOfHalves(read, whole, (half) => askOfWhole(features, half, place));

/** With what was typed beside it and is not used, the group that was said, and the names of teachers and the like. */
async function tellingBeside(features: Features, read: Question, place: Place, ask: Ask): Promise<Ask> {
  const told = askingOwnGroup(tellingUnused(ask, notRead(ask, read)), read, features);
  return tellingNames(told, read.beside ?? [], features, place);
}

async function askOfWhole(features: Features, read: Question, place: Place): Promise<Ask> {
  const seen = await features.codes.seen(perhapsCodes(read.words, read.codes), place);
  const question = withoutStory(seen.length === 0 ? read : { ...read, codes: [...read.codes, ...seen] });
  const [alone] = question.named?.isAlone ? [...question.codes, ...question.units] : [];
  const ask =
    (alone && reviveAsk(features, 'course', { asked: [alone] })) ??
    (await droppingIt(features, question, place)) ??
    (await wishedWithReason(features, question, place)) ??
    (await orTellingGroup(() => askOfShownOrPart(features, question, place), question.groups?.[0])) ??
    (await askOfPart(features, question, place)) ??
    (await askOfBareName(features, question, place)) ??
    (await askOfEnd(features, question, place)) ??
    refusingNothing(features, question) ??
    (await features.hint(question));
  return tellingGroups(await byName(features, ask, question, place), question.groups);
}

/** "What about web design?": the name alone may be known. */
async function askOfBareName(features: Features, question: Question, place: Place): Promise<Ask | undefined> {
  const name = bareName(question);
  if (name === undefined || name === question.text) return undefined;
  const ask = await askMeant(features, readPlain(name, question), place);
  return ask?.writes ? undefined : ask;
}

/** What is meant; where that is not sure, a part that asks for several courses comes first. */
async function askOfShownOrPart(
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  const meant = await meantBy(features, question, place);
  const isLikely = meant?.intent.claim === 'list' && meant.left.every(isCommonWord);
  const isSure = isLikely || meant?.intent.claim === 'own' || meant?.intent.claim === 'change';
  // "I visit TXL22S1, which lessons do they have?" is of the group.
  const isOfGroup = groupsIn(question.words, question.groups).length > 0;
  const isOfThese =
    question.codes.length + question.units.length > 0 || (!isOfGroup && question.words.some(facts.it.has));
  const mayAskApart = !isSure && !isOfThese;
  const part = mayAskApart ? await askOfPart(features, question, place, ASKED_APART) : undefined;
  // "Which are open, in English, with 5 credits?" narrows more as a whole.
  // "I want to learn cooking, which courses?": its first part says of what.
  const isWhole = part && meant && (narrows(meant.ask) > narrows(part) || seeksAll(part));
  return isWhole && meant.ask.feature === part.feature ? meant.ask : (part ?? meant?.ask);
}

/** What a part of a message asks for sooner than the whole of it. */
const ASKED_APART: ReadonlySet<string> = new Set(['find', 'lessons']);

/** What narrows no search. */
const NO_FILTERS: ReadonlySet<string> = new Set(['words', 'unused', 'own']);
/** How much a search says of what is sought. */
const narrows = ({ request }: Ask): number =>
  Object.keys(Object(request)).filter((key) => !NO_FILTERS.has(key)).length;

/** Whether a search says nothing of what is sought. */
const seeksAll = ({ request }: Ask): boolean =>
  Object.entries(Object(request)).every(
    ([key, value]) => key === 'own' || (Array.isArray(value) && value.length === 0),
  );

/**
 * What was asked with names in the place of codes. A name may mean another course, which the answer says; of several courses
 * the person chooses. A course that is only talked about is not shown.
 */
export async function byName(features: Features, ask: Ask, question: Question, place: Place): Promise<Ask> {
  const { named } = question;
  if (!named) return ask;
  const asTyped = async (): Promise<Ask> =>
    (await askMeant(features, named.typed, place)) ?? features.hint(named.typed, named);
  if (!isMeant(ask, question)) return offerOf(features, ask, question) ?? asTyped();
  const [only, ...more] = named.names;
  if (!only || more.length > 0 || !isAbout(ask.request, only.codes)) return ask;
  // What is to stop is one of those that are followed, whichever others have the name.
  if (ask.kind === 'stop' && only.codes.length > 1) return asTyped();
  return ofName(features, ask, ask.request, question, only);
}

/** What is asked of the courses of one name; there may be others of it. */
function ofName(
  features: Features,
  ask: Ask,
  request: { readonly asked: readonly string[] },
  question: Question,
  only: { readonly name: string; readonly codes: readonly string[] },
): Ask {
  const search = only.name.slice(0, LONGEST_SEARCH);
  if (ask.feature === 'course' && features.searchesNames())
    return reviveAsk(features, 'course', { search }) ?? ask;
  if (only.codes.length > 1) return ofSeveral(features, ask, request, question, only);
  if (ask.feature === 'facts') return reviveAsk(features, 'facts', { ...request, by: 'name' }) ?? ask;
  return ask.writes ? ask : adding(ask, (card, language) => withNote(card, texts(language).facts.notThis));
}

/**
 * What is wished for is offered where some words beside the one name are not known. "Follow A and cooking for cats" names another one,
 * known or not.
 */
function offerOf(features: Features, { kind }: Ask, { named, words }: Question): Ask | undefined {
  const [only, ...more] = named?.names ?? [];
  const isOfOne = more.length === 0 && only?.codes.length === 1 && !words.some(facts.joins.has);
  return kind === 'follow' && isOfOne
    ? reviveAsk(features, 'follow', { does: 'offer', asked: only.codes })
    : undefined;
}

/** What is done with the courses that a question names, so that it must name no other beside them. */
const DOES: ReadonlySet<string> = new Set(['follow', 'compare']);

/**
 * Whether the words beside names ask for that: "tell me about web design" and not "I like web design" asks for the course,
 * "follow web design and cooking" for more than can be followed.
 */
function isMeant({ feature }: Ask, question: Question): boolean {
  const { text, words, codes, units, direct } = question;
  const named = [...codes, ...units].map((code) => code.toLowerCase());
  const rest = words.filter((word) => !named.includes(word));
  const isKnown = (word: string) => /\d/.test(word) || isOurs(word);
  if (feature === 'compare' && asksToCompare(question)) return true;
  if (DOES.has(feature)) return withoutWish(rest).every(isKnown);
  const [first] = rest;
  if (feature !== 'course' || first === undefined) return true;
  const asksBehind = clausesIn(text).some((part) => vocabulary.times.which.has(loweredWords(part)[0]));
  const isAsked = text.endsWith('?') || asksBehind || (topics.begins(first) && !help.thanks.has(first));
  if (isAsked) return !rest.some(compare.compare.has);
  const isWondered = isSaidIn(facts.wonder, rest);
  const isTold = topics.states(rest) || rest.some(compare.compare.has);
  // "Calendar for web design"
  const most = direct ? 1 : 0;
  return (isWondered || !isTold) && rest.filter((word) => !isKnown(word)).length <= most;
}

const { compare, facts, help } = vocabulary;

/** "A versus B, what is different?" */
const asksToCompare = (question: Question): boolean =>
  question.text.endsWith('?') && !question.quotes && surelyLike(question, ['compare']) !== undefined;

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
    // What is done with one is offered for each.
    (writes ? reviveAsk(features, feature, { ...request, ...OFFERED, search }) : undefined) ??
    (writes ? undefined : reviveAsk(features, 'course', { search }))
  );
}

/** Each course that a name may mean is offered, in a form that has no room for more than lead times. */
const OFFERED = { does: 'find', isAhead: true } as const;

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

/** A change that is wished for with a reason, which is no part of it: "stop reminding me of A, I dropped it". May reject with `InvalidRequest`. */
async function wishedWithReason(
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  const reasoned = question.quotes || question.named ? undefined : withoutReason(question.text);
  const wish = reasoned && readPlain(reasoned.wish, question);
  const ask = wish && (await askMeant(features, wish, place));
  if (!ask?.writes) return undefined;
  const isFollow = ask.kind === 'follow' && (reasoned?.isTurned || reasoned?.wish !== reasoned?.typed);
  // "Stop the reminders, I'm not in that course" means not all of them.
  const isOfOne = ask.kind === 'of-all' && vocabulary.facts.it.has(reasoned?.course);
  return isFollow || isOfOne ? undefined : ask;
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
  // One word is a name, or asks of what was spoken of, only where it is addressed to the app.
  const ask = await askMeant(features, question, place, question.words.length > 1 ? 'any' : 'said');
  return ask?.writes === true || ask?.feature === 'help' ? undefined : ask;
}

/** A part of a message; the group of the whole is its own, where it names nothing: "I teach TXL22S1, what is open?" */
function partOf(whole: Question, part: string): Question {
  const read = { ...readQuestion(part, whole), quotes: whole.quotes };
  const [group, ...others] = groupsIn(whole.words, whole.groups);
  const isNamed = read.codes.length + read.units.length + groupsIn(read.words, whole.groups).length > 0;
  if (group === undefined || others.length > 0 || isNamed) return read;
  const text = `${read.text} ${group}`;
  const own = { ...readPlain(text, whole), language: read.language };
  return whole.groups ? readAsGroups(own, whole.groups) : own;
}

/** The most parts of a message that are tried by themselves. */
const MOST_PARTS = 4;

/**
 * A message may say more than it asks: "I study abroad, which courses are in English?". Its last part that asks for
 * something is answered, and named; nothing is changed by half a message.
 * @param only the features that may answer a part; left out: any
 */
async function askOfPart(
  features: Features,
  whole: Question,
  place: Place,
  only?: ReadonlySet<string>,
): Promise<Ask | undefined> {
  const parts = askingClauses(whole.text);
  if (parts.length < 2) return undefined;
  // A part is about what was spoken of only where the whole is.
  const apart = { ...place, conversation: undefined, thread: undefined };
  // "Chemistry next spring, when does it start?" seeks nothing: the end asks for a fact.
  const isEndAlone = only && topics.of(loweredWords(parts.at(-1) ?? ''), whole.language) !== undefined;
  for (const part of parts.slice(isEndAlone ? -1 : -MOST_PARTS).reverse()) {
    const ask = await askOfWords(features, partOf(whole, part), apart);
    const others = parts.filter((one) => one !== part);
    if (ask && only?.has(ask.feature) !== false) return tellingPart(ask, part, others);
  }
  return undefined;
}

/** What is told beside a question, as of the person who asks, is no rest that is not understood. */
const tellingPart = (ask: Ask, part: string, others: readonly string[]): Ask =>
  others.every(onlyTells)
    ? ask
    : adding(ask, (card, language) => withNote(card, texts(language).lookUp.part(wordsInNote(part.trim()))));

/** What the end of a message asks of the course that was spoken of. */
const OF_SPOKEN: ReadonlySet<string> = new Set(['facts', 'enrollment', 'lessons', 'calendar']);

/** The last question of a message that is not understood as a whole: "I work in May, so it depends, when does it start?" */
async function askOfEnd(features: Features, whole: Question, place: Place): Promise<Ask | undefined> {
  const parts = askingClauses(whole.text);
  const end = parts.at(-1)?.trim();
  if (parts.length < 2 || end === undefined) return undefined;
  const [so = '', ...behind] = end.split(' ');
  const question = partOf(whole, vocabulary.follow.so.has(so.toLowerCase()) ? behind.join(' ') : end);
  const [first = ''] = question.words;
  if (facts.joins.has(first) || !(whole.text.endsWith('?') || topics.begins(first))) return undefined;
  const ask = await askOfWords(features, question, place);
  if (!ask || !OF_SPOKEN.has(ask.feature)) return undefined;
  const asked = (await halvesOf(features, question, place, ask)) ?? ask;
  return tellingPart(asked, end, parts.slice(0, -1));
}
