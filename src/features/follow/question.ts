/** What is said about following: "remind me of TX00EY23-3015", "mitä seuraan?", "sluta följa TX00EY23-3015". */
import { setOf } from '../../i18n/language-of.ts';
import { askedIn } from '../../slack/arguments.ts';
import type { Question } from '../../slack/question.ts';
import type { FollowRequest } from './request.ts';

/** What a wish may begin with: it is no question that happens to hold one of the verbs. */
const BEFORE = setOf(`
  please pls can could would will you i want wish like d to hi hey hello thanks
  voisitko voitko viitsitkö haluan haluaisin hei moi kiitos
  kan kunde skulle vill du jag snälla hej tack att gärna`);
const FOLLOW = /^(?:follow|track|subscribe|seuraa|seurata|följ|följa|bevaka)$/u;
const REMIND = /^(?:remind|notify|muistut(?:a|taa|taisitko)|påminn|påminna)$/u;
/** What follows where the speaker is to be reminded, and nobody else. */
const OF_ONESELF = setOf(`
  me us about of when once if before for at minua mua minulle mulle meitä kun jos ennen kurssista toteutuksesta
  ilmoittautumisesta ilmosta mig oss om när innan`);
const UNFOLLOW = /^(?:unfollow|untrack|unsubscribe|avfölj|avfölja)$/u;
const END = /^(?:stop|quit|end|cancel|remove|lopeta|lopettaa|peru|peruuta|poista|sluta|avsluta|ta)$/u;
/** "Don't remind me", and not "don't forget to remind me". */
const NOT = /^(?:(?:don|do) (?:t|not)|dont|älä) (?:follow|remind|notify|track|seuraa|muistuta)\b/u;
/** What is to end, in all its forms. */
const FOLLOWING = /^(?:follow|remind|notif|track|subscri|seura|muistut|följ|påminn|bevak)/u;

const OWN = setOf(`
  i we my our mine seuraan seuraamme seuraamani seuraamamme muistutukseni muistutuksemme omat omia minun meidän
  jag vi mina våra mitt vårt channel kanava kanavan kanavalla kanalen here täällä här
  off pois av`);
const FOLLOWED =
  /^(?:follow(?:s|ed|ing)?|reminders?|seura(?:an|amme|ama\p{L}*|taan|tu|tut|nta\p{L}*)|muistutu\p{L}*|följ(?:er|s|da)|påminnelser)$/u;
const OWN_COURSES =
  /^(?:(?:show|list|näytä|visa|what are|mitkä ovat|vilka är) )?(?:my courses|omat kurssi(?:t|ni)|mina kurser)$/u;
const ALL = setOf('all everything kaikki kaikkien alla allt');
/** "How do I follow a course?" asks for something else. */
const HOW = /^(?:how|why|miten|kuinka|miksi|hur|varför)$/u;
const LONGEST = 8;

/**
 * Reads a wish to follow or no longer to follow, which is carried out where it was put to the app alone: in a channel
 * one has to say for whom, which the course's card asks. And the question what is followed. Throws `InvalidRequest` for
 * too many codes.
 */
export function followQuestion(question: Question): FollowRequest | undefined {
  const asked = askedIn(question)?.asked;
  const does = question.direct ? wishOf(question) : undefined;
  if (asked !== undefined) return does && { does, asked };
  if (does === 'unfollow' && question.words.some((word) => ALL.has(word))) return { does, asked: 'all' };
  return asksWhatIsFollowed(question) ? whatIsFollowed(question) : undefined;
}

const whatIsFollowed = ({ direct }: Question): FollowRequest =>
  direct ? { does: 'following' } : { does: 'tell-where' };

function wishOf({ words }: Question): 'follow' | 'unfollow' | undefined {
  const [verb = '', next = '', ...more] = words.slice(words.findIndex((word) => !BEFORE.has(word)));
  if (UNFOLLOW.test(verb) || NOT.test([verb, next, ...more].join(' '))) return 'unfollow';
  if (END.test(verb)) return [next, ...more].some((word) => FOLLOWING.test(word)) ? 'unfollow' : undefined;
  if (REMIND.test(verb)) return OF_ONESELF.has(next) || /\d/.test(next) ? 'follow' : undefined;
  return FOLLOW.test(verb) && next !== 'up' ? 'follow' : undefined;
}

function asksWhatIsFollowed({ words }: Question): boolean {
  if (words.length > LONGEST || words.some((word) => HOW.test(word))) return false;
  const speaksOfIt = words.some((word) => FOLLOWED.test(word)) && words.some((word) => OWN.has(word));
  return speaksOfIt || OWN_COURSES.test(words.join(' '));
}
