import type { KnownBlock } from '@slack/types';
import type { Catalog } from '../i18n/en/texts.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Found, Named, NearUnits } from '../study-client/model.ts';
import { mrkdwnSmall, small } from './blocks.ts';
import type { Card, Reader } from './card.ts';
import { asOf } from './dates.ts';
import { shortFailure } from './error-card.ts';
import { joined, outsideLine } from './text.ts';

/**
 * The age of an answer, if it matters: nothing for a fresh answer, "as of 14:02" for a kept one, and the
 * reason if it could not be renewed. Of several answers the worst counts: the oldest of those that could not
 * be renewed, else the oldest.
 */
export function freshnessNote(answers: readonly Found<unknown>[], reader: Reader): string | undefined {
  const words = texts(reader.language).freshness;
  const byAge = answers
    .filter(({ freshness }) => freshness !== 'fresh')
    .toSorted((one, other) => one.fetchedAt - other.fetchedAt);
  const outage = byAge.find((answer) => answer.freshness === 'outage');
  const worst = outage ?? byAge[0];
  if (!worst) return undefined;
  const time = asOf(worst.fetchedAt, reader);
  if (!outage) return words.refreshing(time);
  const reason = shortFailure(outage.cause, reader);
  return words.outage(reason.charAt(0).toUpperCase() + reason.slice(1), time);
}

/** Says why texts that other languages may have are missing; undefined if none are. */
export function missingTexts({ withoutTexts: failure }: Found<unknown>, reader: Reader): string | undefined {
  if (failure === undefined) return undefined;
  return texts(reader.language).freshness.withoutTexts(shortFailure(failure, reader));
}

/** Why a channel can't be told something. */
type Refusal = Exclude<keyof Catalog['reminder']['pause'], 'direct' | 'group'>;

/** Says that a channel could not be told of a change, and what to do about that; undefined where it may have been. */
export function untoldNote(
  told: { readonly is: 'told' | 'unsure' } | { readonly is: 'refused'; readonly reason: Refusal } | undefined,
  isGroup: boolean | undefined,
  language: Language,
): string | undefined {
  if (told?.is !== 'refused') return undefined;
  const { changes, reminder } = texts(language);
  const { reason } = told;
  const isOutside = reason === 'not_in_channel' || reason === 'channel_not_found';
  return `${changes.untold} ${reminder.pause[isGroup && isOutside ? 'group' : reason]}`;
}

/** The note as the end of a card; empty without a note. */
export function noteBlocks(note: string | undefined): KnownBlock[] {
  return note === undefined ? [] : [mrkdwnSmall(note)];
}

// Marks for texts that are not in the reader's language: one for each text, or one for a whole line.

/** "in Finnish"; undefined for the reader's own language, which the model leaves out. */
export function inWords(of: Language | undefined, language: Language): string | undefined {
  return of === undefined ? undefined : texts(language).otherLanguage.in[of];
}

/**
 * "Name in Finnish", for the small line of facts under a name; undefined if the name is in the reader's
 * language.
 */
export function nameMark({ nameLanguage }: Named, language: Language): string | undefined {
  const mark = inWords(nameLanguage, language);
  return mark === undefined ? undefined : texts(language).otherLanguage.name(mark);
}

/** A name that was stored with its language. */
interface KeptName {
  readonly name: string;
  readonly language?: Language | undefined;
}

/** `nameMark` for a name that was stored with its language. */
export function keptNameMark(kept: KeptName, code: string, language: Language): string | undefined {
  return nameMark({ name: kept.name, nameLanguage: otherThan(language, kept, code) }, language);
}

/** "in Finnish" for a name that was stored with its language; undefined if that is the reader's. */
export function keptNameLanguage(kept: KeptName, code: string, language: Language): string | undefined {
  return inWords(otherThan(language, kept, code), language);
}

/** A code in place of a name has no language. */
function otherThan(language: Language, { name, language: of }: KeptName, code: string): Language | undefined {
  return of === language || name === code ? undefined : of;
}

/** "Content · in Finnish": the label of a text, with the text's language. */
export function labelIn(label: string, of: Language | undefined, language: Language): string {
  const mark = inWords(of, language);
  return mark === undefined ? label : `${label} · ${mark}`;
}

type WithCode = Named & { readonly code?: string | undefined };

/**
 * A label and names with their codes, each once. At most `most` are listed; the last entry then counts the
 * rest. If all names are in one other language, the label says so ("Unit (in Finnish)"); else each such name
 * does.
 */
export function labelledNames(
  label: string,
  all: readonly WithCode[],
  { most, length, language }: { most: number; length: number; language: Language },
): [label: string, names: string[]] {
  const [first, ...others] = new Set(all.map(({ nameLanguage }) => nameLanguage));
  const common = others.length === 0 ? inWords(first, language) : undefined;
  const named = all.map((one) =>
    nameWith(one, common ? undefined : inWords(one.nameLanguage, language), length),
  );
  const different = [...new Set(named)];
  const shown = different.slice(0, most);
  const more = different.length - shown.length;
  return [
    common === undefined ? label : `${label} (${common})`,
    more > 0 ? [...shown, texts(language).course.andMore(more)] : shown,
  ];
}

/** "Information Technology (ICT, in English)"; without the code if the name contains it or there is none. */
function nameWith({ name, code }: WithCode, mark: string | undefined, most: number): string {
  const long = outsideLine(name, most);
  const short = code === undefined ? '' : outsideLine(code, 40);
  const beside = joined([!long.includes(short) && short, mark], ', ');
  return beside === '' ? long : `${long} (${beside})`;
}

/** The card of what was found by course units' codes, with a line that says how. */
export function withNear(
  card: Card,
  { near }: { readonly near?: NearUnits | undefined },
  { language }: Reader,
): Card {
  if (!near) return card;
  const words = texts(language).runs;
  const some = near.all > near.shown && words.some(near.shown, near.all);
  const found = near.units.length > 1 ? words.nearSeveral : words.near;
  return withNote(card, joined([found(near.units.join(', ')), some], ' '));
}

/** The characters of typed words that a note tells. */
const MOST_TYPED = 100;

/** Typed words for a note, which stands in the text of a message: nothing of them is markup there. */
export const wordsInNote = (typed: string): string =>
  outsideLine(typed.replace(/[<>&*_~`]/g, ''), MOST_TYPED);

/** The card with a line that names the typed words that were not used; as it is if there are none. */
export function withUnused(card: Card, words: readonly string[], language: Language): Card {
  return words.length === 0
    ? card
    : withNote(card, texts(language).find.unused(wordsInNote(words.join(', '))));
}

/** The card with one more line of our own words below it. */
export function withNote(card: Card, note: string): Card & Required<Pick<Card, 'tail'>> {
  return {
    ...card,
    text: `${card.text}\n${note}`,
    tail: (card.tail ?? 0) + note.length + 1,
    blocks: [...card.blocks, small(note)],
    ...(card.plainer && { plainer: [...card.plainer, small(note)] }),
  };
}
