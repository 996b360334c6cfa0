/**
 * Wishes to follow, or to follow no longer, in words. To carry one out changes something, so every word of it
 * must be understood. "Follow A, but not B" and "remind me of A tomorrow" are wishes, but not clear ones;
 * "cancel my enrollment, I can't follow" is none.
 */

import { isYear } from '../../ask/arguments.ts';
import { isEnrollmentWord, isRealizationWord } from '../../ask/words.ts';
import { setOf } from '../../i18n/vocabulary.ts';

/** Courtesies before a wish. */
const COURTESY = setOf('please pls hi hey hello ok thanks hei moi kiitos hej tack snälla coursebell');
/** Words that may lead in a wish: no statements, and no questions whether one may follow. */
const LEAD =
  /^(?:(?:can|could|will|would) you (?:please )?|i (?:want|wish|would like|d like) (?:you )?to |(?:voisitko|voitko|viitsitkö|haluan|haluaisin) |(?:kan|kunde|vill) du (?:snälla )?|jag (?:vill|skulle vilja) (?:gärna )?)/u;
/** The lead of a question how something ends: the answer shows where one ends it. */
const HOW_TO =
  /^(?:how (?:do|can) i |(?:miten|kuinka) (?:voin |saan )?(?=lopet|peru|poista)|hur (?:kan|gör) jag (?:för att )?)/u;

const FOLLOW = /^(?:follow|track|subscribe|seuraa|seurata|följ|följa|bevaka) /u;
/** The speaker is to be reminded. The second form names no person, so a code must come next. */
const REMIND =
  /^(?:(?:remind|notify) (?:me|us|when|once|if|before) |muistut(?:a|taa|taisitko) |(?:påminn|påminna) )|^(?:remind|notify) (?=\S*\d)|^(?:ping me|let me know) (?:when|once|if|before) /u;

/** Beginnings of a wish that something should end; the rest of the wish follows. */
const ENDING = new RegExp(
  `^(?:${[
    'unfollow|untrack|unsubscribe(?: me)?(?: from)?|avfölj|avfölja',
    '(?:stop|mute|silence|lopeta|mykistä|hiljennä|vaienna|sluta|tysta)(?= \\S*\\d)',
    '(?:stop|quit|end|cancel|remove|turn off|switch off|disable|mute)(?: all)?(?: the| my| these)? ?(?:following|tracking|reminding(?: me| us)?|notifying(?: me| us)?|reminders?|notifications?|follows?)',
    'reminders? off|muistutukset pois|påminnelser av',
    '(?:(?:don|do) (?:t|not)|dont|never|i (?:(?:don|do) (?:t|not)|no longer) want to) (?:follow|track|remind|notify)(?! up\\b)(?: me| us)?',
    '(?:no|i (?:(?:don|do) (?:t|not)|no longer) want)(?: any| more| the)* (?:reminders?|notifications?)',
    '(?:stop|quit) sending(?: me| us)? reminders|sluta skicka(?: mig| oss)? påminnelser',
    '(?:lopeta|lopettaa|peru|peruuta|poista)(?: kaikki| kaikkien)?(?: kurssien| toteutusten)? ?(?:seuraami\\p{L}*|seuraaminen|seuranta|seurannat|seurannan|muistut\\p{L}*|ilmoitukset)',
    'poista kaikki seuraamani|älä (?:enää )?(?:seuraa|muistuta)|en halua (?:enää )?(?:seurata|muistutuksia)|ei (?:enää )?muistutuksia',
    '(?:sluta|avsluta|stoppa|stäng av|ta bort)(?: att)?(?: med)?(?: alla| mina)? ?(?:följa|påminna(?: mig| oss)?|bevaka|påminnels(?:er|erna|en?)|följningar)',
    '(?:följ|påminn|bevaka) (?:mig |oss )?inte|jag vill inte (?:längre )?(?:följa|ha(?: några)? påminnelser|bli påmind)|inga(?: fler)? påminnelser',
  ].join('|')})(?= |$)`,
  'u',
);

/** "Lopeta TX00EY23-3015:n seuraaminen": the course stands before the word for following. */
const ENDS_LAST =
  /^(lopeta|lopettaa|peru|peruuta|poista) (?:kurssin |toteutuksen )?(\S+(?: n)?) (seuraami(?:nen|sen)|seuranta|seurannan|muistutukset|ilmoitukset)(?= |$)/u;
/** "Remove TX00EY23-3015 from my reminders". */
const FROM_AMONG =
  /^(?:remove|delete|poista|ta bort) (\S+(?: n)?) (?:from (?:my|the) reminders|seurannasta|muistutuksista|från (?:mina påminnelser|påminnelserna))(?= |$)/u;
/**
 * A person who does not want one thing may want another: "don't remind me of everything" ends nothing by
 * itself.
 */
const NEGATED = /^(?:don|do not|dont|never|i |en |älä |ei |jag |följ |påminn |bevaka |no |inga )/u;

export const ALL = setOf('all everything kaikki kaikkien kaikkia alla allt');
/** Words that may stand beside these when all is meant. */
export const OF_ALL = setOf(`of them my the reminders please thanks now muistutukset omat kiitos nyt
  mina påminnelser tack nu`);
/**
 * Words for a time or kind of reminder. An ending is always for the whole follow, so a wish with one of these
 * is none.
 */
const OF_SOME =
  setOf(`when once if before opens open opening closes close closing begins begin starts start ends end deadline
  kun jos ennen aukeaa avautuu aukee alkaa sulkeutuu päättyy när innan öppnar öppnas stänger börjar startar slutar`);

/** Words beside the code that do not change the wish. */
const PLAIN = setOf(`
  the this that these to about of for from on me us my our and both also too now please thanks when once if before
  opens open opening closes close closing begins begin starts start ends end deadline any more anymore again them
  reminders reminder everything here
  is are minua mua minulle mulle meitä meille kun kuin jos ennen ja sekä myös nyt kiitos enää aukeaa avautuu aukee alkaa
  sulkeutuu päättyy muistutukset muistutuksia tämä tätä tämän n a ä ta tä sta stä ssa ssä lle
  mig oss om när innan och till för på av också nu tack öppnar öppnas stänger börjar startar slutar den det här längre mera fler
  påminnelser`);
/** Times of the speaker's own choosing. */
const TIME = setOf(`
  at in tomorrow tonight today later monday tuesday wednesday thursday friday saturday sunday week weeks day days hour hours
  minutes huomenna tänään myöhemmin maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina viikon
  viikolla päivän tunnin klo i imorgon morgon idag dag senare måndag tisdag onsdag torsdag fredag lördag söndag vecka veckor
  dagar timme timmar kl`);
/** A course's end has no reminder, but the end of enrollment has one. */
const ENDS = setOf('ends end päättyy slutar');
/** If one of these ends the wish, the person it is for was named by a mention. */
const LEADS_ON = setOf('for to about of from on om till för på av');

/** What to do with the courses that a question names. */
export interface Wish {
  readonly does: 'follow' | 'unfollow';
  /** It names no course and means all follows. */
  readonly ofAll: boolean;
  /** Every word of it is understood. Only such a wish may be carried out without asking back. */
  readonly isClear: boolean;
  /** What stands behind the verb. */
  readonly rest: readonly string[];
}

/** Reads a wish from the lower-case words of a question; undefined: they begin with none. */
export function wishOf(words: readonly string[]): Wish | undefined {
  const spoken = words.slice(words.findIndex((word) => !COURTESY.has(word))).join(' ');
  const wish = spoken
    .replace(LEAD, '')
    .replace(/^(?:please|snälla) /, '')
    .replace(ENDS_LAST, '$1 $3 $2')
    .replace(FROM_AMONG, 'unfollow $1');
  const ending = ENDING.exec(wish) ?? ENDING.exec(spoken);
  if (ending) return endingOf(ending[0], wordsOf(ending.input.slice(ending[0].length)));
  const begun = FOLLOW.exec(wish) ?? REMIND.exec(wish);
  if (!begun) return undefined;
  const rest = wordsOf(wish.slice(begun[0].length));
  const isClear = isPlain(rest) && !isOfCoursesEnd(rest);
  return isClear || isPlainToCode(rest) ? { does: 'follow', ofAll: false, isClear, rest } : undefined;
}

function endingOf(beginning: string, rest: readonly string[]): Wish {
  const isClear = isPlain(rest) && !rest.some((word) => OF_SOME.has(word));
  const namesAll = [...wordsOf(beginning), ...rest].some((word) => ALL.has(word));
  const nothingElse = rest.every((word) => ALL.has(word) || OF_ALL.has(word) || isRealizationWord(word));
  const ofAll = isClear && namesAll && nothingElse && !NEGATED.test(beginning);
  return { does: 'unfollow', ofAll, isClear, rest };
}

/** Words for an end of something, which say what ends only beside a word for following. */
const ENDERS =
  setOf(`stop stopping quit end cancel remove delete drop turn switch disable lopeta lopettaa lopettakaa
  lopettaisitko lopetatko peru perua peruuta peruuttaa poista poistaa poistatko sluta avsluta stoppa stäng ta radera`);
/** Words for an end of following. */
const SILENCERS = setOf('mute silence mykistä mykistää hiljennä hiljentää vaienna vaientaa tysta');
const ENDERS_ALONE = new Set([
  ...SILENCERS,
  ...setOf('unfollow untrack unsubscribe stop lopeta lopettaa avfölj avfölja sluta stoppa'),
]);
/** Words that end something where they come last: "project reminders off". */
const OFF = setOf('off pois av bort');
const FOLLOWING =
  /^(?:follow(?:ing|s)?|track(?:ing)?|remind(?:ing|ers?)?|notif(?:y|ying|ications?)|seura(?:ami\p{L}{0,8}|nta\p{L}{0,3}|nna(?:n|sta|t)|a|ta)|muistut\p{L}{0,10}|ilmoituks\p{L}{0,6}|följ(?:a|er|ning\p{L}{0,4})?|påminn\p{L}{0,8}|bevak\p{L}{0,5}|avisering\p{L}{0,5})$/u;
const NEGATIONS = setOf('don t dont not never no longer älä älkää en ei inte inga ingen');
/** Words of such a wish that say neither what should end nor when. */
const BESIDE_NAME = setOf(`
  please pls can could will would you i want wish like d to me us my our the this a an of for about from on in s all
  sending send any more anymore now thanks thank hi hey hello ok coursebell
  voisitko voitko viitsitkö haluan haluaisin halua haluaisi minua mua meitä minulle mulle meille minun mun meidän enää nyt
  kiitos kiitti hei moi n ä a sta stä ta tä
  kan kunde vill du jag skulle gärna snälla mig oss min mina våra om för från med att det den längre mer fler ha få några
  skicka tack hej i och av`);

/**
 * The words of a wish to end a follow that may be the name of its course, if every other word is understood; they
 * stand anywhere: "lopeta verkkojen perusteiden seuraaminen", "turn off the project's reminders". Undefined: the words
 * are no such wish.
 */
export function namedInEnding(words: readonly string[]): string[] | undefined {
  const speaksOfIt = words.some((word) => FOLLOWING.test(word));
  const isNegated = words.some((word) => NEGATIONS.has(word));
  const ends =
    words.some((word) => ENDERS_ALONE.has(word) || (speaksOfIt && ENDERS.has(word))) ||
    (speaksOfIt && OFF.has(words.at(-1) ?? ''));
  const isWish = isNegated ? !ends && wishOf(words)?.does === 'unfollow' : ends;
  return isWish ? words.filter(isOfName) : undefined;
}

/** Whether a wish begins as one to end something; its other words may say anything. */
export function beginsToEnd(words: readonly string[]): boolean {
  const first = words.find((word) => !COURTESY.has(word)) ?? '';
  return wishOf(words)?.does === 'unfollow' || SILENCERS.has(first);
}

/** Whether a word is no part of a wish, so that it may name a course. */
export function isOfName(word: string): boolean {
  const says = [ENDERS, ENDERS_ALONE, OFF, NEGATIONS, BESIDE_NAME].some((set) => set.has(word));
  return !says && !FOLLOWING.test(word) && !isRealizationWord(word);
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Whether a person asks how to end a follow. */
export function asksHowToStop(words: readonly string[]): boolean {
  const spoken = words.join(' ');
  const asked = spoken.replace(HOW_TO, '');
  const wish = asked.length < spoken.length ? wishOf(asked.split(' ')) : undefined;
  return wish?.does === 'unfollow' && wish.isClear;
}

function isPlain(words: readonly string[]): boolean {
  return !LEADS_ON.has(words.at(-1) ?? '') && words.every((word) => isRef(word) || isPlainWord(word));
}

function isOfCoursesEnd(words: readonly string[]): boolean {
  return words.some((word) => ENDS.has(word)) && !words.some(isEnrollmentWord);
}

/**
 * Whether a wish is understood up to its first code, but perhaps for a time: only what comes after makes it
 * unclear. "Follow the instructions of A" is none.
 */
function isPlainToCode(words: readonly string[]): boolean {
  const at = words.findIndex(isRef);
  return (
    at >= 0 && words.slice(0, at).every((word) => isPlainWord(word) || TIME.has(word) || /^\d/.test(word))
  );
}

function isPlainWord(word: string): boolean {
  return PLAIN.has(word) || ALL.has(word) || isRealizationWord(word) || isEnrollmentWord(word);
}

/** A code or an id; shorter numbers are times, and some of four digits are years. */
function isRef(word: string): boolean {
  return /^\d+$/.test(word) ? word.length > 3 && !isYear(word) : /\d/.test(word);
}
