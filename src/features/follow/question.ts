/** Questions about follows: "remind me of TX00EY23-3015", "mitä seuraan?", "sluta följa TX00EY23-3015". */

import { askedIn, MOST_CODES, tooMany } from '../../asking/arguments.ts';
import type { Question } from '../../asking/question.ts';
import { setOf } from '../../i18n/vocabulary.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import { FOLLOWING, type FollowRequest, type Request, STATUS } from './request.ts';
import { asksHowToStop, namedInEnding, type Wish, wishOf } from './wish.ts';

const OWN = setOf(`
  i we my our mine seuraan seuraamme seuraamani seuraamamme muistutukseni muistutuksemme omat omia minun meidän
  jag vi mina våra mitt vårt channel kanava kanavan kanavalla kanalen here täällä här
  off pois av`);
/** These name what is followed. */
const FOLLOWS = /^(?:follows|reminders?|seuraama\p{L}*|seuratut|seuranta\p{L}*|muistutu\p{L}*|påminnelser)$/u;
/** These only speak of following: they ask for the list together with a word that asks what. */
const FOLLOWING_VERB =
  /^(?:follow|followed|following|seuraan|seuraamme|seurataan|seurattu|följer|följs|följda)$/u;
const WHAT = setOf('what which show list mitä mitkä minkä millaisia näytä luettele vad vilka visa');
/** Somebody else's following, and what one may, should or can't do. */
const OF_OTHERS =
  setOf(`can cannot could should would will must may not t don won didn who whom whose you your mother
  pitäisi pitäs voin voinko voi en ei kuka ketä ska skulle borde kan inte vem`);
const OWN_COURSES =
  /^(?:(?:show|list|näytä|visa|what are|mitkä ovat|vilka är) )?(?:my courses|omat kurssi(?:t|ni)|mina kurser)$/u;
/** "How do I follow a course?" asks for something else. */
const HOW = /^(?:how|why|miten|kuinka|miksi|hur|varför)$/u;
const BARE_FOLLOWING: ReadonlySet<string> = new Set(FOLLOWING);
const BARE_STATUS: ReadonlySet<string> = new Set(STATUS);
/** Says of nothing what should stop, or of everything without a word of reminders. */
const STOP_ALONE =
  /^(?:(?:stop|quit|lopeta|sluta)(?: (?:it|everything|all|kaikki|kaiken|allt))?|älä seuraa mitään)$/u;
const LONGEST = 8;

/**
 * Reads a wish to follow, or to follow no longer. Also reads the question what is followed; its answer also
 * serves somebody who wants reminders to end without saying which. Throws `InvalidRequest` for too many
 * codes.
 */
export function followQuestion(question: Question): FollowRequest | undefined {
  const { words, codes } = question;
  // A quoted wish is somebody else's.
  const wish = question.quotes ? undefined : wishOf(words);
  const request = wish && requestOf(wish, question);
  if (request || codes.length > 0) return request;
  const bare = bareCommand(question);
  if (bare) return bare;
  if (asksHowToStop(words)) return whatIsFollowed(question);
  // What a wish names is looked for first.
  return (namedInEnding(words) ?? []).length > 0 ? undefined : askedList(question);
}

/** Reads the question what is followed; undefined: the words ask for something else. */
export function askedList(question: Question): Request<'following' | 'tell-where'> | undefined {
  return asksWhatIsFollowed(question) ? whatIsFollowed(question) : undefined;
}

/** A command that somebody writes to the app without its `/course`. */
function bareCommand({ direct, words }: Question): FollowRequest | undefined {
  const said = words.join(' ');
  if (!direct) return undefined;
  if (BARE_STATUS.has(said)) return { does: 'status' };
  return BARE_FOLLOWING.has(said) || STOP_ALONE.test(said) ? { does: 'following' } : undefined;
}

/**
 * A wish is carried out only if it is clear and was put to the app alone: in a channel somebody must say for
 * whom. Otherwise the courses are offered, each with a button.
 */
function requestOf(wish: Wish, question: Question): FollowRequest | undefined {
  const asked = wishedIn(question);
  if (wish.does === 'unfollow') return endingOf(wish, asked, question);
  return asked && { does: question.direct && wish.isClear ? 'follow' : 'offer', asked };
}

function endingOf(
  { ofAll, isClear }: Wish,
  asked: string[] | undefined,
  question: Question,
): FollowRequest | undefined {
  if (!isClear && !asked) return undefined;
  if (!question.direct) return whatIsFollowed(question);
  if (!isClear) return { does: 'following', isUnsure: true };
  return asked || ofAll ? { does: 'unfollow', asked: asked ?? 'all' } : whatIsFollowed(question);
}

/**
 * The codes that a wish names. Rarer forms count, too, which elsewhere only count when typed: every word of a
 * wish counts.
 */
function wishedIn(question: Question): string[] | undefined {
  const named = askedIn(question)?.asked;
  if (!named) return undefined;
  const rarer = question.words.flatMap((word) => (word.includes('-') && parseRealizationCode(word)) || []);
  const asked = [...new Set([...named, ...rarer])];
  if (asked.length > MOST_CODES) throw tooMany(asked.length);
  return asked;
}

const whatIsFollowed = ({ direct }: Question): Request<'following' | 'tell-where'> =>
  direct ? { does: 'following' } : { does: 'tell-where' };

function asksWhatIsFollowed({ words }: Question): boolean {
  if (words.length > LONGEST || words.some((word) => HOW.test(word) || OF_OTHERS.has(word))) return false;
  const namesIt = words.some((word) => FOLLOWS.test(word));
  const asksFor = words.some((word) => WHAT.has(word)) && words.some((word) => FOLLOWING_VERB.test(word));
  const speaksOfIt = (namesIt || asksFor) && words.some((word) => OWN.has(word));
  return speaksOfIt || OWN_COURSES.test(words.join(' '));
}
