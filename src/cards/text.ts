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
