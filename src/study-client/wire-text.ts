/**
 * Cleans the study API's free texts. What comes in (`docs/study-api.md`, “Texts”): CRLF and lone CR, `-Item`
 * and `*` bullets, HTML tags and entities, non-breaking spaces, control characters, very long texts.
 * Everything here is linear in the length of the text.
 */
import { decode } from 'html-entities';
import { stripMarkup } from './wire-html.ts';

/** The longest text, in UTF-16 units, the ellipsis included. */
export const TEXT_MOST = 100_000;
/** The longest name or label. */
export const LINE_MOST = 500;
/**
 * How much of a raw text is looked at, in UTF-16 units. Markup may make a raw text several times longer than its
 * text.
 */
export const RAW_MOST = 400_000;

/** A text of several lines: `\n` line ends, at most one empty line in a row, `• ` bullets. Empty: ''. */
export function cleanText(raw: string): string {
  return cap(tidyLines(plainOf(raw)), TEXT_MOST);
}

/**
 * Matches what may need cleaning in a line: characters that are neither printable Latin nor a common dash or
 * quote, characters of markup, and superfluous spaces.
 */
const UNCLEAN = /[^ -%'-;=-~\u00A1-\u00AC\u00AE-\u024F\u2010-\u201F]|^ | $| {2}/;

/** A text of one line: a name, a code, a label. Empty: ''. Most are clean as they come. */
export function cleanLine(raw: string): string {
  return raw.length <= LINE_MOST && !UNCLEAN.test(raw) ? raw : cleanAnyLine(raw);
}

/** Like `cleanLine`, but cleans in any case. */
export function cleanAnyLine(raw: string): string {
  const line = plainOf(raw).replace(/\n/g, ' ').replace(/ {2,}/g, ' ').trim();
  return cap(line, LINE_MOST);
}

const LINE_ENDS = /\r\n?|[\f\v\u0085\u2028\u2029]/g;
const SPACES = /[\t\u00A0\u2007\u202F]/g;
/** Controls, and the invisible characters that reorder or hide text. Joiners stay: emoji need them. */
const INVISIBLE = /[[\p{Cc}\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]--[\n]]/gv;

/**
 * Entities are decoded once and after the tags, so `&lt;p&gt;` is the text `<p>`. They are decoded only with
 * their semicolon, so an address's `&copy=1` stays.
 */
function plainOf(raw: string): string {
  const text = decode(stripMarkup(raw.slice(0, RAW_MOST)), { level: 'all', scope: 'strict' });
  return text.replace(LINE_ENDS, '\n').replace(SPACES, ' ').replace(INVISIBLE, '').toWellFormed();
}

function tidyLines(text: string): string {
  const lines: string[] = [];
  for (const raw of text.split('\n')) addLine(lines, bulleted(raw.replace(/ {2,}/g, ' ').trim()));
  if (lines.at(-1) === '•') lines.pop();
  return lines.join('\n').trim();
}

/** Adds a line: no two empty ones in a row, none between bullets. */
function addLine(lines: string[], line: string): void {
  const last = lines.at(-1);
  if (line === '') {
    if (last !== '' && last !== '•') lines.push(line);
    return;
  }
  const bullet = line.startsWith('•');
  // A bullet whose text begins on a line of its own: <li><p>Text</p></li>.
  if (last === '•') lines.pop();
  if (last === '' && bullet && lines.at(-2)?.startsWith('• ')) lines.pop();
  lines.push(last === '•' && !bullet ? `• ${line}` : line);
}

/** A dash or star that begins a line is a bullet, unless it belongs to a number, a rule or emphasis. */
const BULLET = /^(?:[•·‣▪◦●]|[-–*](?= |[\p{L}("”'«])) *(?=\S)/u;

function bulleted(line: string): string {
  if (line.startsWith('*') && line.length > 1 && line.endsWith('*')) return line;
  return line.replace(BULLET, '• ');
}

function cap(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const half = /[\uD800-\uDBFF]$/.test(cut);
  return `${half ? cut.slice(0, -1) : cut}…`;
}
