/**
 * Two clauses that ask or wish for something each: "when are its lessons, and remind me an hour before". Both are read by
 * themselves, the second about the subject of the first, and both are answered, unless all of it was understood together. What
 * is not answered, or not done, is named.
 */
import { LIMITS } from '../cards/blocks.ts';
import { type Card, withNote, wordsCard } from '../cards/card.ts';
import { failureWords } from '../cards/error-card.ts';
import { wordsInNote } from '../cards/words.ts';
import { texts, topics, vocabulary } from '../i18n/index.ts';
import { OF_TIME } from '../i18n/topics.ts';
import { type Halves, partings } from './clauses.ts';
import type { Ask } from './feature.ts';
import { readLeads } from './lead-words.ts';
import { sureLabel } from './like.ts';
import { loweredWords, type Question, readPlain } from './question.ts';
import { groupsIn } from './run-topics.ts';
import { readAsGroups } from './seen-groups.ts';
import { timeIn, wordsOfTime } from './times.ts';
import { adding } from './told-beside.ts';

/** Reads a half as a message of its own. May reject with `InvalidRequest`. */
type ReadHalf = (half: Question) => Promise<Ask>;

const { clauses, facts, follow, lead, rooms, times } = vocabulary;
/** What stands before an hour. */
const AROUND_HOURS = [times.clock, times.after, times.before, times.by, times.from, times.until];

/**
 * What both halves of a message ask for, or what one of them does, with the other named; undefined: it has none, or the whole says
 * all of it. Never rejects.
 * @param whole what the message is read as without being parted
 */
export async function askOfHalves(question: Question, whole: Ask, read: ReadHalf): Promise<Ask | undefined> {
  for (const halves of partings(question, beginsAnew)) {
    const ask = await askOfParted(question, halves, whole, read);
    if (ask) return ask;
  }
  return undefined;
}

/** Whether a clause begins to ask or wish anew: "…, and when does it start?", "…, and tell me the room". */
const beginsAnew = (clause: readonly string[]): boolean => {
  const words = loweredWords(clause.join(' '));
  return topics.begins(words[0] ?? '') || bids(words);
};
/** Whether a clause wishes for follows or reminders. */
const wishesToFollow = (words: readonly string[]): boolean =>
  follow.begin.startOf(words.join(' ')) !== undefined &&
  readPlain(words.join(' '), NOT_DIRECT).codes.length === 0;
const NOT_DIRECT = { direct: false, quotes: false };
const bids = ([first = '', ...others]: readonly string[]): boolean =>
  clauses.bids.startOf(first) !== undefined ||
  follow.begin.startOf([first, ...others].join(' ')) !== undefined ||
  (lead.set.has(first) && others.some(lead.oneReminder.has));

/** Fewer words are no question of their own. */
const FEWEST_ASKING = 3;
const FEWEST_BIDDING = 2;

/** Whether both halves have words enough for a question of their own. */
function isLongEnough({ before, behind, isMore }: Halves): boolean {
  const words = loweredWords(behind);
  const fewest = isMore ? 1 : bids(words) ? FEWEST_BIDDING : FEWEST_ASKING;
  return words.length >= fewest && before.words.length >= FEWEST_BIDDING;
}

async function askOfParted(
  question: Question,
  halves: Halves,
  whole: Ask,
  read: ReadHalf,
): Promise<Ask | undefined> {
  const before = ofWhole(question, halves.before);
  // "I live far away, will A work for me?" is understood by what is told before it asks.
  const isToldFirst = !isAsking(before) && isSurelyOf(whole, question);
  if (isToldFirst || !isLongEnough(halves)) return undefined;
  const first = await understood(read, before);
  if (!first && !halves.isBegun) return undefined;
  // "Find web courses, and follow the first": which one is seen only then.
  if (first?.feature === 'find' && wishesToFollow(loweredWords(halves.behind)))
    return tellingLeft(first, halves.behind);
  const second = await secondOf(question, before, halves.behind, first, read);
  return answering(whole, halves, first, second, wishIn(before, first));
}

function answering(
  whole: Ask,
  { behind, isBegun }: Halves,
  first: Ask | undefined,
  second: Ask | undefined,
  asked: string | undefined,
): Ask | undefined {
  if (!first || !second || asked === undefined)
    return isBegun ? naming(whole, first, second, asked, behind) : undefined;
  const isApart = isBegun || isFree(second);
  return isApart && !isTogether(whole, first, second) ? together(first, second, behind) : undefined;
}

/** Whether the whole says what both halves say, or was understood further than they. */
function isTogether(whole: Ask, first: Ask, second: Ask): boolean {
  if (says(whole, first) && says(whole, second)) return true;
  // What changes something is understood to the last word, unless a question stands behind it: "follow A, and when does it start?"
  if (whole.writes) return !(first.writes && isOfFacts(second));
  // "Is there an exam, and when is it held?"
  if (asksFor(first).includes('exam') && asksFor(second).every((one) => one === 'starts' || one === 'ends'))
    return true;
  return (
    isOfFacts(whole) &&
    isOfFacts(first) &&
    asksFor(whole).length > asksFor(first).length &&
    !ASKED_ANEW.has(second.feature)
  );
}
/** What is asked beside any facts. */
const ASKED_ANEW: ReadonlySet<string> = new Set(['follow', 'compare', 'find', 'rooms']);

/** A half that is not understood is named, where the whole understood no more of it. */
function naming(
  whole: Ask,
  first: Ask | undefined,
  second: Ask | undefined,
  asked: string | undefined,
  behind: string,
): Ask | undefined {
  const told = first && asked !== undefined ? first : second;
  if (!told || told.writes) return undefined;
  const isOfMore = [told, whole].every(isOfFacts)
    ? asksFor(whole).length > asksFor(told).length
    : !says(told, whole);
  if (isOfMore) return undefined;
  if (told === first) return tellingLeft(told, behind);
  // "I failed A. Which dates are there for the resit?" asks once. What else stands before a question is told with it.
  return isOfFacts(told) && isOfFacts(whole) ? tellingLeft(told, asked) : undefined;
}

/** A half with what is known of the whole: its groups, and the names in the place of which codes stand. */
function ofWhole({ groups, named }: Question, half: Question): Question {
  const own = groups ? readAsGroups(half, groups) : half;
  const isNamed = named?.names.some(({ codes }) =>
    codes.some((code) => own.codes.some((one) => one === code)),
  );
  return isNamed && named ? { ...own, named: { ...named, typed: half, isAlone: false } } : own;
}

/** What a half is understood as; undefined: it is not, or asks for a course itself. Never rejects. */
async function understood(read: ReadHalf, half: Question): Promise<Ask | undefined> {
  const ask = await read(half).catch(() => undefined);
  const isSure = ask !== undefined && (!UNSURE.has(ask.kind) || isSearch(ask, half));
  const isUnderstood = isSure && !NOT_ASKED.has(ask.feature);
  return isUnderstood && !isOfCourse(ask) && !isOfOwnGroup(ask) ? ask : undefined;
}
const NOT_ASKED: ReadonlySet<string> = new Set(['help', 'course-unit']);
/** "Courses about security" */
const isSearch = ({ kind }: Ask, { words }: Question): boolean =>
  kind === 'guess' && words.some(vocabulary.find.courses.has);
/** A group that is named is the subject of what is asked; a button keeps it. */
const isOfOwnGroup = (ask: Ask): boolean => ask.feature === 'group';
const isOfCourse = (ask: Ask): boolean => ask.feature === 'course' && ofRequest(ask, 'search') === undefined;
const UNSURE: ReadonlySet<Ask['kind']> = new Set<Ask['kind']>(['guess', 'unknown-name', 'hint']);

/** What the second half is understood as, about the subject and the day of the first where it names none. */
async function secondOf(
  whole: Question,
  before: Question,
  typed: string,
  first: Ask | undefined,
  read: ReadHalf,
): Promise<Ask | undefined> {
  const behind = withoutAfter(typed);
  const half = (text: string, ...more: readonly string[]): Question =>
    ofWhole(whole, readPlain([text, ...more].filter((one) => one !== '').join(' '), before));
  const alone = half(behind);
  const subject = subjectOf(before).filter((one) => !behind.toUpperCase().includes(one.toUpperCase()));
  const names = subjectOf(alone).length > 0;
  const refers = names && alone.words.some(facts.it.has);
  const isOwn = subject.length === 0 || (names && !refers);
  const own = refers && !isOwn ? undefined : await understood(read, alone);
  if (own && isFree(own)) return understood(read, half(behind, dayOf(before, alone)));
  if (isOwn || (own && (isOfNoCourse(own) || isOfAnother(own, alone)))) return own;
  const moment = momentOf(first, alone);
  const [placed, behindIt] = [half(withSubject(behind, subject), moment), half(behind, moment, ...subject)];
  return surer(await understood(read, placed), () => understood(read, behindIt));
}

/** What is read first, unless it only offers to follow, or is not understood. */
async function surer(one: Ask | undefined, other: () => Promise<Ask | undefined>): Promise<Ask | undefined> {
  const isSure = one !== undefined && (one.writes === true || one.kind !== 'follow');
  return isSure ? one : ((await other()) ?? one);
}

/** A clause with what it is about, in the place of "it". */
function withSubject(text: string, subject: readonly string[]): string {
  const tokens = text.split(' ');
  const at = tokens.findIndex((one) => facts.it.has(one.toLowerCase().replace(/[?!.,]+$/, '')));
  return (at < 0 ? [...tokens, ...subject] : tokens.toSpliced(at, 1, ...subject)).join(' ');
}

/** The day of the first half, where the second says none, or an hour alone. */
function dayOf(before: Question, { words }: Question): string {
  const used = wordsOfTime(words);
  const isDay = words.some(
    (word, at) => used.has(at) && !/\d/.test(word) && !AROUND_HOURS.some(({ has }) => has(word)),
  );
  if (isDay) return '';
  const said = timeIn(before.words).split(' ');
  return said
    .filter((word) => !/^\d{1,2}(?::\d\d)?$/.test(word) && !AROUND_HOURS.some(({ has }) => has(word)))
    .join(' ');
}

/** "After that": the answers stand in the order of the clauses, and the day is that of the first. */
function withoutAfter(text: string): string {
  const tokens = text.split(' ');
  const isAfter = (at: number): boolean =>
    rooms.afterThat.has(loweredWords(tokens.slice(at, at + 2).join(' ')).join(' '));
  return tokens.filter((_, at) => !isAfter(at) && !isAfter(at - 1)).join(' ');
}

/** The courses of a half, or its group. */
function subjectOf({ codes, units, words, groups }: Question): string[] {
  const courses = [...codes, ...units];
  return courses.length > 0 ? courses : groupsIn(words, groups).slice(0, 1);
}

/** "Follow A, and drop the business one": what is to stop there is named by its name. */
const isOfAnother = ({ kind }: Ask, { words }: Question): boolean =>
  kind === 'stop' && !words.some(facts.it.has);

/** One's own lessons are those of no course. */
const isOfNoCourse = (ask: Ask): boolean => ask.feature === 'lessons' && ofRequest(ask, 'of') === 'agenda';
const isFree = (ask: Ask): boolean => ask.feature === 'rooms' && ofRequest(ask, 'asksFree') === true;

/** The word for what a wish to be reminded comes before, where only the first half says it: "when does it close? Remind me a day before". */
function momentOf(first: Ask | undefined, { words }: Question): string {
  const isOfNone = readLeads(words)?.wishes.every(({ of }) => of === undefined);
  const asked = first && isOfNone ? asksFor(first) : [];
  const kind = LEAD_KINDS.find((one) => asked.includes(one === 'lesson' ? 'lessons' : one));
  return kind === undefined ? '' : (lead[kind].words[0] ?? '');
}
const LEAD_KINDS = ['lesson', 'closes', 'opens', 'starts'] as const;

const ofRequest = ({ request }: Ask, name: string): unknown => Reflect.get(Object(request), name);

// What is said already.

/** What a fact is told as beside others. */
const SAME: Readonly<Record<string, string>> = { 'course-rooms': 'lessons' };
/** What a comparison of courses tells of each. */
const COMPARED = [...OF_TIME, 'credits', 'language', 'groups'];
/** What the dates of enrollment tell. */
const OF_ENROLLMENT = ['opens', 'closes', 'can-enroll'];

/** Each thing that a request asks for. */
function asksFor(ask: Ask): string[] {
  const { feature, request } = ask;
  const own = (): string[] => {
    if (feature === 'facts') return topicsOf(request).map((topic) => SAME[topic] ?? topic);
    if (feature === 'enrollment') return OF_ENROLLMENT;
    if (feature === 'compare') return ['compare', ...COMPARED];
    if (feature === 'lessons') return ['lessons'];
    if (isFree(ask)) return ['free'];
    if (ask.kind === 'follow') return ['follow'];
    const does = ['does', 'of', 'about'].map((name) => ofRequest(ask, name));
    return [[feature, ...does.filter((one) => typeof one === 'string')].join(' ')];
  };
  return [...own(), ...(ask.tells ?? []).flatMap(asksFor)];
}

/** The facts that a request is for, of all its halves. */
function topicsOf(request: unknown): string[] {
  const { topic, also, more } = Object(request) as { topic?: string; also?: string[]; more?: unknown[] };
  return [...(topic === undefined ? [] : [topic]), ...(also ?? []), ...(more ?? []).flatMap(topicsOf)];
}

/** Whether one answer says what another one would: the same things, of all of its courses. */
function says(ask: Ask, other: Ask): boolean {
  const said = new Set(asksFor(ask));
  const codes = new Set(askedOf(ask));
  return (
    asksFor(other).every((one) => said.has(one)) &&
    askedOf(other).every((code) => codes.has(code)) &&
    (other.feature !== 'find' || narrowsAlike(ask, other))
  );
}

const askedOf = (ask: Ask): string[] => {
  const own = ofRequest(ask, 'asked');
  return [...(Array.isArray(own) ? own.map(String) : []), ...(ask.tells ?? []).flatMap(askedOf)];
};

/** What narrows no search. */
const NO_FILTERS: ReadonlySet<string> = new Set(['unused', 'own']);
/** Whether a search is as narrow as another one, and by the same. */
const narrowsAlike = (ask: Ask, { request }: Ask): boolean =>
  Object.entries(Object(request)).every(
    ([name, value]) => NO_FILTERS.has(name) || JSON.stringify(ofRequest(ask, name)) === JSON.stringify(value),
  );

const isAsking = ({ text, words }: Question): boolean =>
  text.endsWith('?') || topics.begins(words[0] ?? '') || bids(words);

/** Whether an ask tells the fact that the whole question is surely like, or another date. */
function isSurelyOf(ask: Ask, question: Question): boolean {
  const asked = ofRequest(ask, 'topic');
  const sure = sureLabel(question);
  const isDate = (one: unknown): boolean => [...OF_TIME].some((date) => date === one);
  return ask.feature === 'facts' && sure !== undefined && (asked === sure || (isDate(asked) && isDate(sure)));
}

/** What a statement is not read as. */
const ASKS: ReadonlySet<string> = new Set(['lessons', 'rooms']);

/** The first half where it asks or wishes for something: "I'm an exchange student" does not. */
function wishIn({ text, words }: Question, ask: Ask | undefined): string | undefined {
  // "If I take A, how many credits do I get?"
  if (facts.conditions.has(words[0])) return undefined;
  const isAsked = text.endsWith('?') || topics.begins(words[0] ?? '') || !topics.states(words);
  return isAsked || ask?.writes || (ask && ASKS.has(ask.feature)) ? text : undefined;
}

// Two answers.

/** Answers that list much: the second of two stands behind a button. */
const LISTS: ReadonlySet<string> = new Set(['find', 'course', 'rooms', 'week']);

/**
 * Both answers. Of what changes something only one half is done, and only that courses are followed or stopped; what else would
 * change something stands behind a button, and so does a second list.
 */
function together(first: Ask, second: Ask, typed: string): Ask {
  const isList = [first, second].every(({ feature }) => LISTS.has(feature));
  if (isList) return offering(first, second, typed);
  if (second.writes && (first.writes || second.kind !== 'follow')) return offering(first, second, typed);
  const [done, told] = second.writes ? [second, first] : [first, second];
  if (done.writes) return alsoTelling(done, told);
  const [one, next] = [first, second].toSorted((a, b) => Number(isOfFacts(b)) - Number(isOfFacts(a)));
  return bothOf(one ?? first, next ?? second, typed);
}

const isOfFacts = ({ feature }: Ask): boolean => feature === 'facts' || feature === 'enrollment';

/** An answer, and a button for the other half. */
const offering = (first: Ask, second: Ask, typed: string): Ask => ({
  ...adding(first, (card, language) => {
    const { lookUp } = texts(language);
    return withNote(card, (second.writes ? lookUp.notDone : lookUp.notYet)(wordsInNote(typed)));
  }),
  tells: [second],
  shareable: false,
  meant: { typed, ask: second },
});

function tellingLeft(told: Ask, left: string | undefined): Ask {
  if (left === undefined) return told;
  const isToFollow =
    told.feature === 'find' && follow.begin.startOf(loweredWords(left).join(' ')) !== undefined;
  return adding(told, (card, language) => {
    const { lookUp } = texts(language);
    return withNote(card, (isToFollow ? lookUp.notFollowed : lookUp.unanswered)(wordsInNote(left)));
  });
}

/** What is done, with what was asked beside. */
const alsoTelling = (done: Ask, told: Ask): Ask => ({
  ...done,
  tells: [told],
  card: async (reader, at) => {
    const first = await done.card(reader, at);
    const second = await told
      .card(reader, at)
      .catch((error: unknown) => wordsCard(failureWords(error, reader).text));
    return cardOf([first, second]);
  },
});

/** Two answers in one, with the buttons of the first. */
const cardOf = ([first, second]: readonly [Card, Card]): Card => ({
  ...first,
  text: `${first.text}\n${second.text}`,
  tail: second.tail ?? 0,
  blocks: [...first.blocks, ...second.blocks],
});

/** What is said beside the answers has room, too. */
const MOST_BLOCKS = LIMITS.messageBlocks - 6;

/** Two answers in one. It can't be shared: a share asks again, for one thing. */
const bothOf = ({ atHand: _, ...told }: Ask, other: Ask, typed: string): Ask => ({
  ...told,
  shareable: false,
  tells: [other],
  card: async (reader, place) => {
    const all = await Promise.allSettled([told, other].map((one) => one.card(reader, place)));
    const errors = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (errors.length === all.length) throw errors[0];
    const [first, second] = all.map((one) =>
      one.status === 'fulfilled' ? one.value : wordsCard(failureWords(one.reason, reader).text),
    );
    if (!first || !second) throw new TypeError('two answers');
    // Slack takes no more in one message.
    if (first.blocks.length + second.blocks.length > MOST_BLOCKS)
      return withNote(first, texts(reader.language).lookUp.unanswered(wordsInNote(typed)));
    // Slack takes each action once in a block.
    const isOfFirst = ({ action_id: id }: (typeof second.buttons)[number]): boolean =>
      first.buttons.some(({ action_id: other }) => other === id);
    const buttons = [...first.buttons, ...second.buttons.filter((one) => !isOfFirst(one))];
    return {
      ...cardOf([first, second]),
      buttons,
      ...(errors.length > 0 && { failures: { errors, all: false } }),
    };
  },
});
