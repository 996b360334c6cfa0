/**
 * Wishes to follow or no longer to follow, in words. What is read here changes something at once, so a wish is one only
 * where every word of it is understood: "follow A, but not B", "remind me tomorrow" and "cancel my enrollment, I can't
 * follow" are left to the course's card and its button.
 */
import { setOf } from '../../i18n/language-of.ts';
import { isEnrollmentWord, isRealizationWord } from '../../slack/arguments.ts';

/** Courtesies before it. */
const COURTESY = setOf('please pls hi hey hello ok thanks hei moi kiitos hej tack snälla coursebell');
/** How a wish may be led in: nobody's statement, and no question whether one may. */
const LEAD =
  /^(?:(?:can|could|will|would) you (?:please )?|i (?:want|wish|would like|d like) (?:you )?to |(?:voisitko|voitko|viitsitkö|haluan|haluaisin) |(?:kan|kunde|vill) du (?:snälla )?|jag (?:vill|skulle vilja) (?:gärna )?)/u;
/** The lead of a question how something ends: it is shown where it does. */
const HOW_TO =
  /^(?:how (?:do|can) i |(?:miten|kuinka) (?:voin |saan )?(?=lopet|peru|poista)|hur (?:kan|gör) jag (?:för att )?)/u;

const FOLLOW = /^(?:follow|track|subscribe|seuraa|seurata|följ|följa|bevaka) /u;
/** Whoever is to be reminded is the speaker: words that follow where nobody else is meant. */
const REMIND =
  /^(?:(?:remind|notify) (?:me|us|when|once|if|before) |muistut(?:a|taa|taisitko) |(?:påminn|påminna) )|^(?:remind|notify) (?=\S*\d)/u;

/** Beginnings of a wish that something is to end, each with the rest of it to come. */
const ENDING = new RegExp(
  `^(?:${[
    'unfollow|untrack|unsubscribe(?: me)?(?: from)?|avfölj|avfölja',
    '(?:stop|quit|end|cancel|remove|turn off|switch off|disable|mute)(?: all)?(?: the| my| these)? ?(?:following|tracking|reminding(?: me| us)?|notifying(?: me| us)?|reminders?|notifications?|follows?)',
    'reminders? off|muistutukset pois|påminnelser av',
    '(?:(?:don|do) (?:t|not)|dont|never|i (?:(?:don|do) (?:t|not)|no longer) want to) (?:follow|track|remind|notify)(?! up\\b)(?: me| us)?',
    '(?:no|i (?:(?:don|do) (?:t|not)|no longer) want)(?: any| more| the)* (?:reminders?|notifications?)',
    '(?:lopeta|lopettaa|peru|peruuta|poista)(?: kaikki| kaikkien)? ?(?:seuraami\\p{L}*|seuraaminen|seuranta|seurannat|seurannan|muistut\\p{L}*|ilmoitukset)',
    'poista kaikki seuraamani|älä (?:enää )?(?:seuraa|muistuta)|en halua (?:enää )?(?:seurata|muistutuksia)|ei (?:enää )?muistutuksia',
    '(?:sluta|avsluta|stoppa|stäng av|ta bort)(?: att)?(?: med)?(?: alla| mina)? ?(?:följa|påminna(?: mig| oss)?|bevaka|påminnels(?:er|erna|en?)|följningar)',
    '(?:följ|påminn|bevaka) (?:mig |oss )?inte|jag vill inte (?:längre )?(?:följa|ha(?: några)? påminnelser|bli påmind)|inga(?: fler)? påminnelser',
  ].join('|')})(?= |$)`,
  'u',
);

/** "Lopeta TX00EY23-3015:n seuraaminen": what ends stands before the word for it. */
const ENDS_LAST =
  /^(lopeta|lopettaa|peru|peruuta|poista) (\S+(?: n)?) (seuraaminen|seuranta|muistutukset)(?= |$)/u;

export const ALL = setOf('all everything kaikki kaikkien kaikkia alla allt');

/** Words beside the code that change nothing of what is wished. */
const PLAIN = setOf(`
  the this that these to about of for from on me us my our and or both also too now please thanks when once if before
  opens open opening closes close closing begins begin starts start ends end deadline any more anymore again them
  reminders reminder everything here
  minua mua minulle mulle meitä meille kun jos ennen ja sekä myös nyt kiitos enää aukeaa avautuu aukee alkaa
  sulkeutuu päättyy muistutukset muistutuksia tämä tätä tämän n a ä ta tä sta stä ssa ssä lle
  mig oss om när innan och till för på av också nu tack öppnar stänger börjar slutar den det här längre mera fler
  påminnelser`);
/** Where nobody and nothing follows them, whom it is for was said by a mention. */
const LEADS_ON = setOf('for to about of from on om till för på av');

/** What is to be done with the courses that a question names, or with whatever is followed. */
export type Wish = 'follow' | 'unfollow';

/** Reads a wish from the lower-case words of a question; undefined: it is none, or not one beyond doubt. */
export function wishOf(words: readonly string[]): Wish | undefined {
  const spoken = words.slice(words.findIndex((word) => !COURTESY.has(word))).join(' ');
  const wish = spoken
    .replace(LEAD, '')
    .replace(/^(?:please|snälla) /, '')
    .replace(ENDS_LAST, '$1 $3 $2');
  const ending = ENDING.exec(wish) ?? ENDING.exec(spoken);
  if (ending) return isPlain(ending.input.slice(ending[0].length)) ? 'unfollow' : undefined;
  const begun = FOLLOW.exec(wish) ?? REMIND.exec(wish);
  return begun && isPlain(wish.slice(begun[0].length)) ? 'follow' : undefined;
}

/** Tells whether somebody asks how what is followed comes to an end. */
export function asksHowToStop(words: readonly string[]): boolean {
  const spoken = words.join(' ');
  const asked = spoken.replace(HOW_TO, '');
  return asked.length < spoken.length && wishOf(asked.split(' ')) === 'unfollow';
}

function isPlain(rest: string): boolean {
  const words = rest.split(' ').filter((word) => word !== '');
  if (LEADS_ON.has(words.at(-1) ?? '')) return false;
  return words.every(
    (word) =>
      /\d/.test(word) ||
      PLAIN.has(word) ||
      ALL.has(word) ||
      isRealizationWord(word) ||
      isEnrollmentWord(word),
  );
}
