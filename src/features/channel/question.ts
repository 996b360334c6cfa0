/**
 * Questions about settings and a person's data: "how do I change the language?", "poista tietoni",
 * "inställningar".
 */

import { consistsOf, type Question } from '../../asking/question.ts';
import { PRIVACY_WORDS, SETTINGS_WORDS } from '../../i18n/topics.ts';
import { setOf } from '../../i18n/vocabulary.ts';
import type { ChannelRequest } from './request.ts';

const ABOUT: ReadonlySet<string> = new Set([...SETTINGS_WORDS, ...PRIVACY_WORDS]);
/**
 * Words that may stand beside them. With any other word the question may be about a course: "Swedish language
 * for nurses".
 */
const BESIDE = setOf(`
  my me i you do does can could how what which where is are the to in from about have has know keep store of on please
  change set choose switch show see find open erase delete remove forget all personal your english finnish swedish
  minun minusta omat oman oma mun miten kuinka mitä mitkä missä voinko voiko vaihdan vaihda vaihtaa muuta muutan muuttaa
  poista poistan poistaa näytä valitse on sinulla säilytät tiedät kaikki mikä tietoja
  mina mitt min mig jag du hur kan man byter byt byta ändra ändrar väljer radera raderar ta bort visa vilka vad har om till
  på finska engelska svenska alla var mitt dina sparar`);
const LONGEST = 9;

/**
 * Reads a question to the app alone about settings or one's own data; the answer offers both. Words change or
 * erase nothing: the pages ask first.
 */
export function settingsQuestion({ words, codes, direct }: Question): ChannelRequest | undefined {
  if (!direct || codes.length > 0 || words.length > LONGEST) return undefined;
  return consistsOf(words, ABOUT, BESIDE) ? { does: 'settings' } : undefined;
}
