/** A card, its forms as Slack takes them, and the cards that are kept. */
import type { Button, KnownBlock, ModalView } from '@slack/types';
import { LRUCache } from 'lru-cache';
import { texts } from '../i18n/index.ts';
import { type Language, perLanguage } from '../language.ts';
import type { Found } from '../study-client/model.ts';
import {
  escapeMrkdwn,
  joined,
  LIMITS,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  plainTextObject,
  shortenMarkup,
  small,
} from './blocks.ts';
import { inMenu } from './menu.ts';

/** The reader of a card: nothing else may change the card's words. */
export interface Reader {
  readonly language: Language;
  /** Epoch milliseconds; relative words ("closes in 2 days") are counted from here. */
  readonly now: number;
  /**
   * The zone of calendar days, and of dates for which Slack can't show the reader's own zone. It is the study
   * API's; for messages that come unasked, it is the zone stored for their target.
   */
  readonly zone: string;
  /** The reader's own zone, if it is known and another one: "tomorrow at 8:00" is meant by its clocks. */
  readonly own?: string | undefined;
  /** Others read the card whenever they come by: it calls no day today or tomorrow. */
  readonly stays?: true;
}

/**
 * An answer before it is known where it will be shown. `text` has all words of the blocks, since screen
 * readers and notifications get only `text`. `buttons` come last, in one row.
 */
export interface Card {
  readonly text: string;
  /**
   * The number of characters at the end of `text` that stay if `text` is too long for Slack: the age of the
   * data, the failures, and the reference. None by default.
   */
  readonly tail?: number;
  readonly blocks: readonly KnownBlock[];
  readonly buttons: readonly Button[];
  /** What stands behind three dots after them, with the buttons of the place; undefined: those stand in the row. */
  readonly more?: readonly Button[];
  /** The same in plainer blocks, in case Slack refuses `blocks`, as may happen with the newest kinds. */
  readonly plainer?: readonly KnownBlock[];
  /**
   * Until when a new rendering would give the same card, in epoch milliseconds, exclusive; undefined: not
   * known.
   */
  readonly until?: number;
  /** Whether the card may be shown repeatedly as it is. */
  readonly isKept?: true;
  /** The request in a form that any process understands, if the asked request has another form. */
  readonly request?: unknown;
  /** The card asks which of several things is meant; this is for the asker alone. */
  readonly isChoice?: true;
  /** Nothing was found: there is nothing to share. */
  readonly isOfNothing?: boolean;
  /** The codes of the courses that the card shows: a later question may leave them out. */
  readonly shows?: readonly string[];
  /** It is about something that is not known, or of which there is none: what was shown before is not spoken of any more. */
  readonly forgets?: boolean;
  /** What the card answers, as JSON: a later question may go on from it. */
  readonly search?: string;
  /** Those of its notes, each a line and a block of its own, that need not be said again in one talk. */
  readonly once?: readonly string[];
  /** Failures of a request for several things. `all`: nothing was found. */
  readonly failures?: { readonly errors: readonly unknown[]; readonly all: boolean };
}

/** A card as Slack takes it. */
export interface Message {
  readonly text: string;
  readonly blocks: KnownBlock[];
  /** Sent if Slack refuses `blocks`; even plainer forms follow. */
  readonly plainer?: KnownBlock[];
}

/** A page of its own over the conversation. */
export interface Modal {
  readonly title: string;
  readonly blocks: readonly KnownBlock[];
  /** The form that submits the page's inputs; absent: the page has no inputs. */
  readonly form?: Form;
}

/** Made by `ask/actions.ts`. Each input block is named by its `block_id`. */
export interface Form {
  readonly id: string;
  /** Travels with the form, as Slack's `private_metadata`. */
  readonly metadata: string;
  /** The label of the submit button. */
  readonly submit: string;
}

/** A card of words alone, a paragraph for each; they may contain outside text. */
export function wordsCard(...words: readonly string[]): Card {
  return {
    text: escapeMrkdwn(words.join('\n')),
    blocks: words.map((one) => paragraph(one)),
    buttons: [],
  };
}

/** Additions from the place where a card is shown. */
interface Setting {
  /** Buttons of the place, such as **Share to channel**; they follow the card's own. */
  readonly buttons?: readonly Button[];
  /** Our own words under the card, such as who shared it. */
  readonly note?: string | undefined;
}

/** A card as Slack takes it, with one row of buttons at the end. */
export function toMessage(card: Card, { buttons = [], note }: Setting = {}): Message {
  const others = card.more === undefined ? buttons : inMenu([...card.more, ...buttons]);
  const row = [...card.buttons, ...others].slice(0, LIMITS.actionsElements);
  const tail: KnownBlock[] = [];
  if (note !== undefined) tail.push(mrkdwnSmall(note));
  if (row.length > 0) tail.push({ type: 'actions', elements: row });
  const whole = (head: readonly KnownBlock[]) => [
    ...head.slice(0, LIMITS.messageBlocks - tail.length),
    ...tail,
  ];
  const text = textOf(card, note);
  const plainer = card.plainer && { plainer: whole(card.plainer) };
  return { text, blocks: whole(card.blocks), ...plainer };
}

/** The name of the sharer and the card's own end stay, even if the rest must be cut. */
function textOf({ text, tail = 0 }: Card, note: string | undefined): string {
  const own = text.slice(text.length - tail).replace(/^\n/, '');
  const end = note === undefined ? own : joined([own, note], '\n');
  const room = LIMITS.messageText - end.length - 1;
  // The end of a card is ours, and short. Were it too long, nothing would be left of the rest.
  if (room <= 0) return shortenMarkup(`${text}\n${note ?? ''}`, LIMITS.messageText);
  return joined([shortenMarkup(text.slice(0, text.length - tail).trimEnd(), room), end], '\n');
}

/** The text of a card whose last lines stay, even if lines before them must be cut. */
export function endingWith(
  body: string,
  lines: readonly (string | undefined)[],
): Required<Pick<Card, 'text' | 'tail'>> {
  const end = joined(lines, '\n');
  return { text: joined([body, end], '\n'), tail: end.length };
}

/** The card with one more line of our own words below it, unless that is empty. */
export function withNote(card: Card, note: string): Card & Required<Pick<Card, 'tail'>> {
  if (note === '') return { tail: 0, ...card };
  return {
    ...card,
    text: `${card.text}\n${note}`,
    tail: (card.tail ?? 0) + note.length + 1,
    blocks: [...card.blocks, small(note)],
    ...(card.plainer && { plainer: [...card.plainer, small(note)] }),
  };
}

/** The same for a note that need not be said again in one talk. */
export const withNoteOnce = (card: Card, note: string): Card => ({
  ...withNote(card, note),
  once: [...(card.once ?? []), note],
});

/** The card without some of the notes that are said once. */
export function withoutNotes(card: Card, notes: readonly string[]): Card {
  if (notes.length === 0) return card;
  const { text, tail = 0, blocks, plainer } = card;
  const lines = new Set(notes.flatMap((note) => [note, escapeMrkdwn(note)]));
  const left = (part: string): string =>
    part
      .split('\n')
      .filter((line) => !lines.has(line))
      .join('\n');
  const [body, end] = [text.slice(0, text.length - tail), left(text.slice(text.length - tail))];
  const same = new Set(notes.map((note) => JSON.stringify(small(note))));
  const others = (all: readonly KnownBlock[]) => all.filter((block) => !same.has(JSON.stringify(block)));
  return {
    ...card,
    text: `${body}${end}`.trimEnd(),
    tail: end.trimEnd().length,
    blocks: others(blocks),
    ...(plainer && { plainer: others(plainer) }),
  };
}

/** The card with one more line of our own words in its text alone: what its blocks need not say. */
export const withSaid = (card: Card, said: string): Card => ({
  ...card,
  text: `${card.text}\n${said}`,
  tail: (card.tail ?? 0) + said.length + 1,
});

/**
 * The same content in the plainest blocks, in case Slack refuses the layout. The row of buttons stays: the
 * actions are part of an answer.
 */
export function toPlainMessage(message: Message): Message {
  const row = message.blocks.filter(({ type }) => type === 'actions');
  return { text: message.text, blocks: [paragraph(readableText(message.text)), ...row] };
}

/** The text of a message without Slack's markup, for readers and fields that know none: dates stand as words. */
export function readableText(text: string): string {
  return text
    .replace(/<!date\^[^<|>]*\|([^<>]*)>/g, '$1')
    .replace(/<@(\w+)>/g, '@$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** A card as a page, in its plainer blocks: the newest kinds of blocks are for messages. */
export function toModal(card: Card, title: string): Modal {
  return { title, blocks: toMessage({ ...card, blocks: card.plainer ?? card.blocks }).blocks };
}

/** A modal as Slack takes it. */
export function toView(modal: Modal, language: Language): ModalView {
  const { form } = modal;
  return {
    type: 'modal',
    ...(form && {
      callback_id: form.id,
      private_metadata: form.metadata,
      submit: plainTextObject(outsideLine(form.submit, LIMITS.viewTitle)),
    }),
    // A title that comes back from Slack may be forged, and Slack refuses an empty one.
    title: plainTextObject(outsideLine(modal.title, LIMITS.viewTitle) || '–'),
    close: plainTextObject(texts(language).modal.close),
    blocks: modal.blocks.slice(0, LIMITS.viewBlocks),
  };
}

// Cards that were rendered lately. Rendering costs more than all the rest of an answer, and many people ask
// for the same. So a card that is asked for again is kept, as long as nothing relative in it changes.

export interface KeptCards {
  /**
   * The card of a find: the same object as long as a new rendering would be equal.
   * @param beside what else the card is made of, such as a course's lessons
   */
  of(found: Found<object>, reader: Reader, render: () => Card, beside?: object): Card;
}

interface Kept {
  readonly card: Card;
  readonly from: number;
  readonly found: Found<unknown>;
  readonly beside: object | undefined;
}

/**
 * Keeps cards of one kind, in one zone: each value has one card per language.
 * @param most cards per language
 */
export function createKeptCards(most: number): KeptCards {
  const asked = new LRUCache<object, true>({ max: most });
  const keptIn = perLanguage(() => new LRUCache<object, Kept>({ max: most }));
  return {
    of: (found, reader, render, beside) => {
      // The few people in another zone do not share their cards; what stays has words of its own.
      if (reader.own !== undefined || reader.stays) return render();
      const kept = keptIn(reader.language);
      const before = kept.get(found.value);
      if (before?.beside === beside && before && isStill(before, found, reader)) return before.card;
      const card = render();
      // Most courses are asked for once in a while. Only a card that is asked for again is kept.
      const isAgain = asked.get(found.value);
      asked.set(found.value, true);
      if (card.until === undefined || !isAgain) return card;
      const mine: Card = { ...card, isKept: true };
      kept.set(found.value, { card: mine, from: reader.now, found, beside });
      return mine;
    },
  };
}

/**
 * `now >= from` guards against a clock that was set back. The time of the fetch is a part of the value: a new
 * fetch makes a new value.
 */
function isStill({ card, from, found: before }: Kept, found: Found<unknown>, { now }: Reader): boolean {
  const { until = 0 } = card;
  const isSame = before.freshness === found.freshness && causeOf(before) === causeOf(found);
  return isSame && now >= from && now < until;
}

function causeOf(found: Found<unknown>): unknown {
  return found.freshness === 'outage' ? found.cause : undefined;
}
