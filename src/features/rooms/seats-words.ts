/** Words about seats, in three languages. */
import { setOf } from '../../i18n/vocabulary.ts';

/** How a number limits. */
export type Relation = 'atLeast' | 'above' | 'atMost' | 'below' | 'exactly';

/** The words of each relation, right before the number. */
export const SAID: Readonly<Record<Relation, ReadonlySet<string>>> = {
  atLeast: setOf(`least min minimum vähintään väh ainakin minst for för seat seats fit fits hold holds
    mahtuu mahtua mahtuvat vetää vetävä vetävät paikkoja paikkaa platser rymmer capacity kapasiteetti kapacitet`),
  above: setOf('over above yli över'),
  atMost: setOf('most max maximum maks maksimissaan enintään korkeintaan högst maximalt'),
  below: setOf('under below alle'),
  exactly: setOf('exactly tasan tarkalleen exakt precis'),
};
/** Relations that become their contrary after "no" or "inte": "no more than 40". */
export const CONTRARY: Partial<Record<Relation, Relation>> = { above: 'atMost', below: 'atLeast' };
/** Words that negate a relation within a few words: "I don't need more than 40". */
export const NOT = setOf('no not t dont without ei en eivät ilman inte utan');
/** Beginnings of words that are compared with "than". */
export const MORE =
  /^(?:more|bigger|larger|greater|higher|over|mer$|fler|större|högre|över|enem|enäm|useam|suurem|isom|yli)/u;
export const LESS = /^(?:less|fewer|smaller|lower|under|mindre|färre|lägre|vähem|pienem|alle$)/u;
export const THAN = setOf('than än kuin');
export const OR = setOf('or eller tai');
/** Words between a relation and its number: "about 40", "a maximum of 40". */
export const BESIDE_NUMBER = setOf('of about around noin ca cirka circa på');
const FROM = setOf('between from mellan från väliltä väli');
export const LEADS_SPAN = new Set([...FROM, ...SAID.atLeast]);
export const TO = setOf('and to och till ja');
/** Counted things, right after a number or beside its limit. */
export const COUNTED = setOf(`seat seats place places people persons students
  paikkaa paikkoja paikan paikkainen paikkaiset paikkaista istumapaikkaa hengelle henkeä hengen henkilölle henkilöille
  henkilöä henk hlö ihmistä ihmiselle opiskelijalle opiskelijoille opiskelijaa plats platser sittplatser personer studenter
  studerande`);
/** Counted things before their limit: "capacity of at least 40", "seats ≥40". */
export const COUNTED_BEFORE = new Set([...COUNTED, ...setOf('capacity kapasiteetti kapacitet')]);
/** Beginnings of other things that numbers count. */
export const COUNTED_OTHERWISE =
  /^(?:hours?$|hrs?$|minut|tun[tn]|timm|days?$|päiv|dag|weeks?$|viik|veck|m2$|sqm$|kvm$|met(?:er|re)s?$|neliö|kvadrat|floors?$|kerro|vån)/u;
/** Counted things after two numbers: "20 ja 40 välillä". */
export const COUNTED_SPAN = new Set([...COUNTED, 'välillä', 'väliltä']);
