/**
 * The Block Kit vocabulary: small constructors that keep Slack's limits, so that a card can't break one.
 * Parameters named `mrkdwn` take our own words and date tokens only; outside text goes to the others.
 */
import type {
  Button,
  ConfirmationDialog,
  ContextBlock,
  HeaderBlock,
  PlainTextElement,
  RichTextBlock,
  RichTextBlockElement,
  RichTextList,
  RichTextSection,
  SectionBlock,
} from '@slack/types';
import { LIMITS } from './limits.ts';
import { outside, outsideLine, printable, shorten, shortenMarkup } from './text.ts';

/**
 * A text object without markup, in which colons make no emoji. The caller keeps its length within Slack's
 * limits.
 */
export const plainTextObject = (text: string): PlainTextElement => ({
  type: 'plain_text',
  text,
  emoji: false,
});
/**
 * A question before a button ends something for good or for others, in our own words: within Slack's 100, 300
 * and 30 characters. Without the style Slack would make the button that goes on the green one.
 */
export const confirmation = (
  title: string,
  text: string,
  { confirm, deny }: { readonly confirm: string; readonly deny: string },
): ConfirmationDialog => ({
  title: plainTextObject(title),
  text: plainTextObject(text),
  confirm: plainTextObject(confirm),
  deny: plainTextObject(deny),
  style: 'danger',
});
/** Slack refuses an empty text object. */
const filled = (text: string): string => (text === '' ? '–' : text);

/** A large title of one line. */
export function header(text: string): HeaderBlock {
  return { type: 'header', text: plainTextObject(filled(outsideLine(text, LIMITS.header))) };
}

/** A paragraph of outside text, with a button beside it if one is given. */
export function paragraph(text: string, accessory?: Button): SectionBlock {
  const block: SectionBlock = {
    type: 'section',
    text: plainTextObject(filled(outside(text, LIMITS.sectionText))),
  };
  return accessory ? { ...block, accessory } : block;
}

/** A paragraph of our own words, which may hold date tokens and emphasis. */
export function words(mrkdwn: string): SectionBlock {
  return {
    type: 'section',
    text: { type: 'mrkdwn', text: shortenMarkup(filled(mrkdwn), LIMITS.sectionText) },
  };
}

/** Two columns of labelled facts in our own words. */
export function facts(pairs: readonly (readonly [label: string, mrkdwn: string])[]): SectionBlock {
  const fields = pairs.slice(0, LIMITS.fields).map(([label, mrkdwn]) => ({
    type: 'mrkdwn' as const,
    text: shortenMarkup(`*${label}*\n${mrkdwn}`, LIMITS.fieldText),
  }));
  return { type: 'section', fields };
}

/** A small grey line of outside text. */
export function small(text: string): ContextBlock {
  return { type: 'context', elements: [plainTextObject(filled(outside(text, LIMITS.fieldText)))] };
}

/** A small grey line of our own words, which may hold date tokens. */
export function smallWords(mrkdwn: string): ContextBlock {
  return {
    type: 'context',
    elements: [{ type: 'mrkdwn', text: shortenMarkup(filled(mrkdwn), LIMITS.fieldText) }],
  };
}

/** A piece of a line: plain, or bold. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
}

function richLine(runs: readonly Run[]): RichTextSection {
  return {
    type: 'rich_text_section',
    elements: runs.map(({ text, bold }) => {
      const safe = filled(shorten(printable(text), LIMITS.sectionText));
      return bold ? { type: 'text', text: safe, style: { bold: true } } : { type: 'text', text: safe };
    }),
  };
}

/** Values that together are longer than this, in characters, get a list of their own. */
const ONE_LINE = 140;

/** Labelled lines of outside text: a bold label, then its values; long ones in a list. */
export function labelled(
  pairs: readonly (readonly [label: string, values: readonly string[]])[],
): RichTextBlock {
  const elements: RichTextBlockElement[] = [];
  // Slack puts no line break between adjacent sections, so lines share one section until a list comes.
  let lines: Run[] = [];
  const flush = (): void => {
    if (lines.length > 0) elements.push(richLine(lines));
    lines = [];
  };
  for (const [label, values] of pairs) {
    const line = values.join(', ');
    const start = lines.length > 0 ? [{ text: '\n' }] : [];
    if (values.length === 1 || line.length <= ONE_LINE) {
      lines.push(...start, { text: `${label}: `, bold: true }, { text: line });
      continue;
    }
    lines.push(...start, { text: label, bold: true });
    flush();
    elements.push(list(values.map((text) => [{ text }])));
  }
  flush();
  return { type: 'rich_text', elements };
}

/** Lines of outside text, one under the other. */
export function lines(...all: readonly (readonly Run[])[]): RichTextBlock {
  const runs = all.flatMap((line, at) => (at === 0 ? line : [{ text: '\n' }, ...line]));
  return { type: 'rich_text', elements: [richLine(runs)] };
}

/** Bulleted lines of outside text under an optional bold heading. */
export function bullets(heading: string | undefined, lines: readonly (readonly Run[])[]): RichTextBlock {
  const title = heading === undefined ? [] : [richLine([{ text: heading, bold: true }])];
  return { type: 'rich_text', elements: [...title, list(lines)] };
}

function list(lines: readonly (readonly Run[])[]): RichTextList {
  return { type: 'rich_text_list', style: 'bullet', elements: lines.map(richLine) };
}

/** A button that carries an action. `value` must have been encoded by `asking/action.ts`. */
export function button(text: string, action: { id: string; value: string }): Button {
  return {
    type: 'button',
    text: plainTextObject(shorten(text, LIMITS.buttonText)),
    action_id: action.id,
    value: action.value,
  };
}
