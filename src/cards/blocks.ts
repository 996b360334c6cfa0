/**
 * The Block Kit vocabulary: small constructors that keep Slack's limits, so that a card can't break one.
 * Parameters named `mrkdwn` take our own words and date tokens only; outside text goes to the others.
 */
import type {
  Button,
  ConfirmationDialog,
  ContextBlock,
  HeaderBlock,
  Overflow,
  PlainTextElement,
  PlainTextOption,
  RichTextBlock,
  RichTextBlockElement,
  RichTextElement,
  RichTextList,
  RichTextSection,
  SectionBlock,
  StaticSelect,
} from '@slack/types';

/**
 * Text safety. Text from the study API or a person is outside text: it may hold mentions, markup, control
 * characters or megabytes. It is shown only through the functions here.
 *
 * In mrkdwn Slack lets us escape only `&`, `<` and `>`, so `*`, `_`, `~` and back-ticks can't be made
 * harmless. Outside text therefore goes into plain_text and rich_text only.
 */
/** Control characters except line feed, and marks that turn the writing direction around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNPRINTABLE = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** `<!channel>`, `<@U…>`, `<#C…>`: broken up even where Slack would not read a mention. */
const MENTION = /<(?=[!@#])/g;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Shortens to at most `most` UTF-16 units, with an ellipsis; never cuts inside a character as a reader sees
 * it.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, most + 64))) {
    if (index + segment.length > most - 1) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Shortens text that Slack parses: never within a date token, a mention or an escaped character. */
export function shortenMarkup(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = shorten(text, most).slice(0, -1);
  return `${cut.replace(/<[^>]*$|&[a-z]{0,4}$/, '').trimEnd()}…`;
}

/** Outside text without unprintable characters and mentions; spaces at its ends stay. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(LONE_SURROGATE, '\uFFFD').replace(MENTION, '<\u2060');
}

/** Outside text, made safe for plain_text and rich_text: at most `most` long for any input. */
export function outside(text: string, most: number): string {
  return shorten(printable(text.slice(0, most * 2 + 64)).trim(), most);
}

/** The same on a single line, for names and codes. */
export function outsideLine(text: string, most: number): string {
  return outside(text.slice(0, most * 4 + 64).replace(/\s+/gu, ' '), most);
}

/** Escapes the three characters with a meaning in Slack's mrkdwn. Needed in a message's top-level `text`. */
export function escapeMrkdwn(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Joins the parts that exist. */
export function joined(parts: readonly (string | undefined | false)[], separator = ' · '): string {
  return parts.filter(Boolean).join(separator);
}

/** Outside text for the top-level `text`: on one line, and at most `most` long, escapes included. */
export function spoken(text: string, most: number): string {
  const line = outsideLine(text, most);
  const escaped = escapeMrkdwn(line);
  if (escaped.length <= most) return escaped;
  // A cut also removes escapes. An escaped sign is five characters at the most.
  const swollen = escaped.length - line.length;
  return escapeMrkdwn(outsideLine(text, Math.max(most - swollen, Math.floor(most / 5))));
}

/** A course's name and code; the code alone if the study API gives no name. */
export function titled(name: string, code: string, separator?: string): string {
  return joined([name !== code && name, code], separator);
}

/** How many lines fit into `room` characters, counted from the first. */
export function fitting(lines: readonly string[], room: number): number {
  let left = room;
  const over = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return over < 0 ? lines.length : over;
}

/**
 * Slack's limits, in one table: cards keep them, and the playground and the tests judge by them. Lengths are in
 * UTF-16 units, as Slack counts characters. Source: Slack's Block Kit reference, read 2026-11.
 */
export const LIMITS = {
  /** Slack takes 40,000, but shortens beyond 4,000. */
  messageText: 4000,
  messageTextTaken: 40_000,
  messageBlocks: 50,
  viewBlocks: 100,
  viewBytes: 250_000,
  viewTitle: 24,
  metadata: 3000,
  /** Of blocks, actions and views. */
  id: 255,
  header: 150,
  sectionText: 3000,
  fields: 10,
  fieldText: 2000,
  contextElements: 10,
  actionsElements: 25,
  buttonText: 75,
  buttonValue: 2000,
  url: 3000,
  imageAlt: 2000,
  confirmTitle: 100,
  confirmText: 300,
  confirmButton: 30,
  inputLabel: 2000,
  placeholder: 150,
  options: 100,
  boxes: 10,
  overflow: 5,
  optionText: 75,
  optionValue: 150,
  alertText: 200,
  /** Without the row of heads. */
  tableRows: 100,
  tableColumns: 20,
  /** Of all cells of a `table` together. */
  tableCharacters: 10_000,
  dataTableCharacters: 20_000,
  caption: 3000,
} as const;

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

/** A paragraph of outside text, with a button or a menu beside it if one is given. */
export function paragraph(text: string, accessory?: Button | Overflow): SectionBlock {
  const block: SectionBlock = {
    type: 'section',
    text: plainTextObject(filled(outside(text, LIMITS.sectionText))),
  };
  return accessory ? { ...block, accessory } : block;
}

/** A paragraph of our own words, which may hold date tokens and emphasis. */
export function mrkdwnParagraph(mrkdwn: string): SectionBlock {
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

/** "Help: help@example.org": a label, and a link to an https or mailto address, or a text as it is. */
export function contactLine(label: string, contact: string): RichTextBlock | ContextBlock {
  if (!/^(?:https:\/\/|mailto:)/i.test(contact)) return small(`${label} ${contact}`);
  const link = { type: 'link' as const, url: contact, text: contact.replace(/^mailto:/i, '') };
  const section: RichTextSection = {
    type: 'rich_text_section',
    elements: [{ type: 'text', text: `${label} ` }, link],
  };
  return { type: 'rich_text', elements: [section] };
}

/** A small grey line: our own words, which may hold date tokens, then outside text. */
export function mixedSmall(mrkdwn: string, text: string): ContextBlock {
  const [ours] = mrkdwnSmall(mrkdwn).elements;
  const [others] = small(text).elements;
  return { type: 'context', elements: [ours, others].filter((one) => one !== undefined) };
}

/** A small grey line of our own words, which may hold date tokens. */
export function mrkdwnSmall(mrkdwn: string): ContextBlock {
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

function runsLine(runs: readonly Run[]): RichTextSection {
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
    if (lines.length > 0) elements.push(runsLine(lines));
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
    elements.push(list(values.map((text) => runsLine([{ text }]))));
  }
  flush();
  return { type: 'rich_text', elements };
}

/** Bulleted lines of outside text under an optional bold heading. */
export function bullets(heading: string | undefined, lines: readonly (readonly Run[])[]): RichTextBlock {
  return { type: 'rich_text', elements: [...headed(heading), list(lines.map(runsLine))] };
}

const headed = (heading: string | undefined): RichTextSection[] =>
  heading === undefined ? [] : [runsLine([{ text: heading, bold: true }])];

const list = (elements: RichTextSection[]): RichTextList => ({
  type: 'rich_text_list',
  style: 'bullet',
  elements,
});

/** A button that carries an action. `value` must have been encoded by `ask/actions.ts`. */
export function button(text: string, action: { id: string; value: string }): Button {
  return {
    type: 'button',
    text: plainTextObject(shorten(text, LIMITS.buttonText)),
    action_id: action.id,
    value: action.value,
  };
}

/** An option of a menu or of checkboxes. */
export function option(text: string, value: string): PlainTextOption {
  return { text: plainTextObject(text), value };
}

/** A menu that shows its option of the value `chosen`, if there is one. */
export function menu(id: string, options: PlainTextOption[], chosen: string): StaticSelect {
  const initial = options.find(({ value }) => value === chosen);
  return { type: 'static_select', action_id: id, options, ...(initial && { initial_option: initial }) };
}

// Our own words in rich text. Rich text parses nothing, so a date token of `dates.ts` becomes an element of
// its own. Slack shows it in the reader's zone like any other date.

/**
 * The tokens that `dates.ts` makes. `printable` breaks `<!` in outside text, so outside text can't hold one.
 */
const DATE = /<!date\^(\d+)\^([^|^<>]+)\|([^<>]*)>/g;

/** Our own words, each date token of which is replaced by the words for readers who are not shown it. */
export const withoutDates = (words: string): string => words.replace(DATE, '$3');

/** Whether our own words hold a date token. */
export function isDated(words: string): boolean {
  return words.search(DATE) >= 0;
}

/** A line of our own words. It may contain outside text from `outsideLine`. Slack never parses it. */
export function richLine(words: string): RichTextSection {
  const safe = shortenMarkup(words, LIMITS.sectionText);
  const elements: RichTextElement[] = [];
  let end = 0;
  for (const found of safe.matchAll(DATE)) {
    const [token, timestamp, format = '', fallback = ''] = found;
    elements.push(...run(safe.slice(end, found.index)));
    elements.push({ type: 'date', timestamp: Number(timestamp), format, fallback });
    end = found.index + token.length;
  }
  elements.push(...run(safe.slice(end)));
  return { type: 'rich_text_section', elements: elements.length > 0 ? elements : run('–') };
}

/** Words as the beginning of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same with a small first letter, within a sentence. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** A line of our own words in bold, as `richLine` takes it. */
export function boldLine(words: string): RichTextBlock {
  const { elements, ...section } = richLine(words);
  const bold = elements.map((one) =>
    one.type === 'text' || one.type === 'date' ? { ...one, style: { bold: true } } : one,
  );
  return { type: 'rich_text', elements: [{ ...section, elements: bold }] };
}

/** A line of outside text in bold, and more of it that is not. */
export function boldThen(bold: string, rest: string): RichTextBlock {
  const runs = [{ text: bold, bold: true }, ...(rest === '' ? [] : [{ text: rest }])];
  return { type: 'rich_text', elements: [runsLine(runs)] };
}

/** The same, followed by our own words as `richLine` takes them. */
export function boldAndWords(bold: string, words: string): RichTextBlock {
  const { elements, ...section } = richLine(words);
  const [first] = runsLine([{ text: bold, bold: true }]).elements;
  return {
    type: 'rich_text',
    elements: [{ ...section, elements: [...(first ? [first] : []), ...elements] }],
  };
}

/** A bold label, then a line of our own words, as `richLine` takes it. */
export const labelledLine = (label: string, words: string): RichTextBlock =>
  boldAndWords(`${label}: `, words);

/** The same words for a message's top-level `text`: escaped, but for date tokens. */
export function escapedAroundDates(words: string): string {
  let escaped = '';
  let end = 0;
  for (const found of words.matchAll(DATE)) {
    escaped += escapeMrkdwn(words.slice(end, found.index)) + found[0];
    end = found.index + found[0].length;
  }
  return escaped + escapeMrkdwn(words.slice(end));
}

/** Bulleted lines, each as `richLine` takes it, perhaps under a bold heading. */
export function richBullets(heading: string | undefined, lines: readonly string[]): RichTextBlock {
  return { type: 'rich_text', elements: [...headed(heading), list(lines.map(richLine))] };
}

/** Bulleted lines: outside text in bold, then our own words as `richLine` takes them. */
export function boldBullets(lines: readonly (readonly [bold: string, words: string])[]): RichTextBlock {
  const items = lines.map(([bold, words]): RichTextSection => {
    const [first] = boldAndWords(bold, words).elements;
    return first?.type === 'rich_text_section' ? first : richLine(words);
  });
  return { type: 'rich_text', elements: [list(items)] };
}

/** Bulleted lines, each as `richLine` takes it, under bold headings; perhaps under one heading of all. */
export function richGroups(
  heading: string | undefined,
  groups: readonly { readonly heading: string; readonly lines: readonly string[] }[],
): RichTextBlock {
  const elements = groups.flatMap((group, at): RichTextBlockElement[] => {
    const above = at === 0 && heading !== undefined ? `${heading}\n` : '';
    return [...headed(`${above}${group.heading}`), list(group.lines.map(richLine))];
  });
  return { type: 'rich_text', elements };
}

function run(text: string): RichTextElement[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
