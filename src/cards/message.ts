import type { Button, KnownBlock, ModalView } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { paragraph, plainTextObject, smallWords } from './blocks.ts';
import type { Card, Message, Modal } from './card.ts';
import { LIMITS } from './limits.ts';
import { joined, outsideLine, shortenMarkup } from './text.ts';

/** Additions from the place where a card is shown. */
export interface Setting {
  /** Buttons of the place, such as **Share to channel**; they follow the card's own. */
  readonly buttons?: readonly Button[];
  /** Our own words under the card, such as who shared it. */
  readonly note?: string | undefined;
}

/** A card as Slack takes it, with one row of buttons at the end. */
export function toMessage(card: Card, { buttons = [], note }: Setting = {}): Message {
  const row = [...card.buttons, ...buttons].slice(0, LIMITS.actionsElements);
  const tail: KnownBlock[] = [];
  if (note !== undefined) tail.push(smallWords(note));
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

/** The text of a card whose last lines stay, whatever must be cut before them. */
export function endingWith(
  body: string,
  lines: readonly (string | undefined)[],
): Required<Pick<Card, 'text' | 'tail'>> {
  const end = joined(lines, '\n');
  return { text: joined([body, end], '\n'), tail: end.length };
}

/**
 * The same content in the plainest blocks, in case Slack refuses the layout. The row of buttons stays: the
 * actions are part of an answer.
 */
export function toPlainMessage(message: Message): Message {
  const readable = message.text
    .replace(/<!date\^[^<|>]*\|([^<>]*)>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  const row = message.blocks.filter(({ type }) => type === 'actions');
  return { text: message.text, blocks: [paragraph(readable), ...row] };
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
