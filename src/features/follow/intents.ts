/** What asks to follow, to stop following, or to be reminded, in words. */
import { inAnswers } from '../../ask/asked-codes.ts';
import type { Reads } from '../../ask/feature.ts';
import { coursesAsked, isUnheard, likeIntent, likeIntents } from '../../ask/like.ts';
import { asTyped } from '../../ask/meant.ts';
import type { Conversation, Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import { isOurs } from '../../ask/told-beside.ts';
import { isId } from '../../ask/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { labelsOfWord, talk, vocabulary } from '../../i18n/index.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import type { Intent } from '../../reading/intents.ts';
import { USUAL_LEAD } from '../../store/reminder-settings.ts';
import { readNamedFollow } from './by-name.ts';
import type { FollowDeps } from './parts.ts';
import {
  beforeLessons,
  followOfContext,
  followQuestion,
  keepQuestion,
  leadForAll,
  statusQuestion,
  stopOfNone,
  whatIsFollowed,
  wishForAll,
} from './question.ts';
import { type FollowRequest, MOST_UNREAD } from './request.ts';
import { ANY, intentOf, isAgainst, unfollowable, withFollowable } from './wish.ts';

const BY_CODES = `follow lead slot.count slot.group slot.coded find.courses ${FACT} ${COURSE}`;

/** Whether it would be followed, if its code were of a usual form. */
const wishesToFollow = ({ words, codes, units }: Question): boolean => {
  const named = [...codes, ...units].map((code) => code.toLowerCase());
  return intentOf([...words.filter((word) => !named.includes(word)), ANY])?.does === 'follow';
};

const { follow, lead } = vocabulary;

/** What is said of the course that was spoken of. */
const OF_SPOKEN = ['dropsIt', 'followsIt', 'takesIt'] as const;
/** What comes of it: to the app alone, of a course that is followed where it is dropped; else. */
const DONE = { dropsIt: 'unfollow', followsIt: 'follow', takesIt: 'offer' } as const;
const OFFERED = { dropsIt: undefined, followsIt: 'offer', takesIt: 'offer' } as const;
/** Longer messages say more. */
const MOST_OF_SPOKEN = 12;

const saidOfSpoken = ({ words, quotes }: Question) =>
  words.length > MOST_OF_SPOKEN || quotes
    ? undefined
    : OF_SPOKEN.find((one) => talk[one].is(words.join(' ')));

const isByNameAlone = ({ named }: Question): boolean => named?.typed.codes.length === 0;

/** What asks to follow, to stop or to be reminded. */
export function followIntents(
  deps: Pick<FollowDeps, 'seen' | 'targets' | 'extras'>,
): readonly Intent<Reads<FollowRequest>>[] {
  const byName = (question: Question, place: Place) =>
    readNamedFollow(asTyped(question), place, deps.seen, () => deps.targets.namedHere(place));
  const read = async (
    question: Question,
    { place }: Pick<Conversation, 'place'>,
  ): Promise<FollowRequest | undefined> => {
    const request = followQuestion(question);
    // What is followed can be stopped, whether or not it could be followed now.
    if (request?.does === 'unfollow') return request;
    const known = withFollowable(question, deps);
    const odd = unfollowable(known);
    if (odd !== undefined && wishesToFollow(known))
      throw new InvalidRequest({ about: 'not-followable', input: odd });
    // The runs of such a unit that were seen are offered.
    const isOfSeen = known.units.length < question.units.length && wishesToFollow(question);
    return isOfSeen ? byName(known, place) : followQuestion(known);
  };
  /** "Not on the same day, the day before", said of reminders of the course that was spoken of: when those of a day ahead come. */
  const dayBefore = async (_: unknown, question: Question, conversation: Conversation) => {
    const { words, direct, quotes, named } = question;
    if (!direct || quotes || named || namesCourse(question) || !isSaidIn(lead.dayBefore, words))
      return undefined;
    const { asked = [] } = (await coursesAsked(question, conversation)) ?? {};
    const followed = (await deps.targets.namedHere(conversation.place)).map(({ code }) => code);
    const isFollowed = asked.length > 0 && asked.every((code) => followed.includes(code));
    return isFollowed ? { does: 'follow' as const, asked, leads: DAY_AHEAD } : undefined;
  };
  const isFollowed = async (code: string, place: Place): Promise<boolean> =>
    (await deps.targets.namedHere(place)).some((one) => one.code === code);
  /** "Forget it", "ok ta den, påminn mej": what is said of the one course that was spoken of. */
  const ofSpoken = async (
    question: Question,
    { place, spokenOf }: Pick<Conversation, 'place' | 'spokenOf'>,
  ): Promise<FollowRequest | undefined> => {
    const says = saidOfSpoken(question);
    const [code, ...others] = says === undefined ? [] : await spokenOf();
    if (code === undefined || others.length > 0) return undefined;
    const isDone = question.direct && (says !== 'dropsIt' || (await isFollowed(code, place)));
    const does = says && (isDone ? DONE : OFFERED)[says];
    return does && { does, asked: [code] };
  };
  return [
    {
      ...{ id: 'follow.of-spoken', claim: 'whole', subject: 'spoken-of', read: ofSpoken },
      hears: `${BY_CODES} like.follow like.unfollow help facts picks rooms settings privacy subcommands`,
    },
    {
      ...{ id: 'follow', claim: 'change', hears: BY_CODES },
      // A name may mean another course than the code that stands in its place: it is read as a name first.
      read: async (question, conversation) =>
        isByNameAlone(question) ? undefined : read(question, conversation),
    },
    {
      ...{ id: 'follow.named', claim: 'change', subject: 'name' },
      hears: 'follow lead times slot.time slot.count course topic slot.named',
      read: (question, { place }) => byName(question, place),
    },
    { id: 'follow.of-name', claim: 'own', hears: BY_CODES, read },
    {
      ...{ id: 'follow.spoken-of', claim: 'change', subject: 'spoken-of' },
      hears: `follow lead slot.count facts.it course ${FACT}`,
      read: followOfContext,
    },
    {
      id: 'follow.lead-for-all',
      claim: 'guess',
      hears: `follow lead slot.count course ${FACT}`,
      read: leadForAll,
    },
    { id: 'follow.before-lessons', claim: 'whole', hears: 'follow lead lessons', read: beforeLessons },
    { id: 'follow.stop-unsaid', claim: 'unknown', hears: 'follow lead', read: stopOfNone },
    { id: 'follow.wish-for-all', claim: 'unknown', hears: 'follow lead', read: wishForAll },
    {
      ...{ id: 'follow.told-before', claim: 'asked', subject: 'name' },
      hears: `follow lead course topic times ${BY_CODES}`,
      read: (question, conversation) =>
        wishesToBeTold(question) ? offered(undefined, question, conversation) : undefined,
    },
    {
      ...{ id: 'follow.for-all', claim: 'whole', subject: 'name' },
      hears: `help follow lead course times ${BY_CODES}`,
      read: forAllHere,
    },
    { id: 'follow.keep', claim: 'whole', hears: `${BY_CODES} help subcommands settings`, read: keepQuestion },
    { id: 'follow.state', claim: 'whole', hears: 'help subcommands', read: statusQuestion },
    likeIntent('follow.like', ['follow'], offered, 'like'),
    {
      ...likeIntent<FollowRequest>('follow.day-before', ['follow', 'notice', 'settings'], dayBefore, 'sure'),
      ...{
        claim: 'whole',
        subject: 'spoken-of',
        hears: `like.follow like.notice like.settings times settings follow lead slot.count facts.it course ${FACT}`,
      },
    },
    // Nothing is stopped by a likeness: the list has a button for it.
    likeIntent<FollowRequest>(
      'follow.end-like',
      ['unfollow'],
      (_, question) => {
        const asked = followQuestion(question);
        if (asked || !question.direct) return asked ?? { does: 'following' };
        // "Stop databases": what no question has is a name.
        const named = question.words.filter(isUnheard).join(' ').slice(0, MOST_UNREAD);
        return { does: 'following', ...(named === '' ? { isUnsure: true as const } : { unread: named }) };
      },
      'like',
    ),
    ...likeIntents<FollowRequest>('follow.list-like', ['list', 'unfollow'], () => ({ does: 'following' })),
  ];
}

/** "Remind my students before it closes", said in a channel: it is offered, and the channel can be chosen. */
async function forAllHere(
  question: Question,
  conversation: Conversation,
): Promise<FollowRequest | undefined> {
  const { words, codes, direct, quotes } = question;
  const spoken = words.slice(words.findIndex((word) => !follow.courtesy.has(word))).join(' ');
  if (direct || quotes || vocabulary.help.remind.startOf(spoken) === undefined) return undefined;
  const asked = codes.length > 0 ? codes : await conversation.spokenOf();
  return asked.length > 0 ? { does: 'offer', ...inAnswers([...asked]) } : undefined;
}

const DAY_AHEAD = [USUAL_LEAD.closes, USUAL_LEAD.starts];

const namesCourse = ({ codes, units }: Question): boolean => codes.length + units.length > 0;

/** Between "me" and "before" stands how to be told. */
const MOST_BETWEEN = 8;
const MOMENTS = [lead.opens, lead.closes, lead.starts, lead.ends, vocabulary.course.enrollment];

/** "Give me a shout before TX00EY23-3015 closes": whichever verb it has, it is a wish to be told. */
function wishesToBeTold({ words, codes, units, quotes }: Question): boolean {
  // What was spoken of is meant only where a word refers to it.
  const refers = words.some(vocabulary.facts.it.has) && !words.some(isId);
  if (codes.length + units.length === 0 && !refers) return false;
  const me = words.findIndex(lead.me.has);
  const before = words.findIndex((word, at) => at > me && lead.before.has(word));
  if (quotes || me < 0 || before < 0 || before - me > MOST_BETWEEN) return false;
  const isRefused = words.some(follow.negations.has);
  return !isRefused && words.slice(before + 1).some((word) => MOMENTS.some(({ has }) => has(word)));
}

/**
 * A wish that is only like one to follow is answered by an offer. Where something is negated or is to end, none is made: "ditch my
 * pings, I never want them" is like a wish to follow, too.
 */
async function offered(
  _: unknown,
  question: Question,
  conversation: Conversation,
): Promise<FollowRequest | undefined> {
  if (isAgainst(question.words)) return namesCourse(question) ? undefined : whatIsFollowed(question);
  if (!namesCourse(question) && namesOther(question.words)) return undefined;
  const { asked } = (await coursesAsked(question, conversation)) ?? {};
  return asked && { does: 'offer', asked };
}

/** A shorter word that is not known is hardly the name of a course, and longer messages have words that no wish has. */
const SHORTEST_NAME = 4;
const LONGEST_NAMING = 8;
/** Whether a word that no wish to follow has names another course than the one spoken of, known or not. */
const namesOther = (words: readonly string[]): boolean =>
  words.length <= LONGEST_NAMING &&
  !words.some(vocabulary.facts.it.has) &&
  words.some((word) => word.length >= SHORTEST_NAME && !isOurs(word) && !labelsOfWord(word).has('follow'));
