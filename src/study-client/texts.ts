/**
 * Cleans texts from outside. The free texts of a study API have CRLF and lone CR, `-Item` and `*` bullets, HTML
 * tags and entities, non-breaking spaces, control characters, and may be very long (`docs/study-api.md`,
 * “Texts”). Everything here is linear in the length of the text. And what another language fills in.
 */

import { decode } from 'html-entities';
import { isKnownError, NotFound, Unavailable } from '../errors.ts';
import { type Language, standInsOf } from '../language.ts';
import { folded, withTimeout } from '../primitives.ts';
import type { Named } from './model.ts';

// HTML is removed, and only HTML: "a < b", `List<T>` and `<nimi>` are text.

/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article aside blockquote br center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
);

/** Elements that leave nothing behind but their content; a link leaves its address as well. */
const INLINE = new Set(
  'a abbr acronym b base bdi bdo big body button caption cite code col colgroup data del dfn em embed font head html i iframe img input ins kbd label link map mark meta noscript object option output param picture q s samp script select small source span strike strong style sub sup svg tbody textarea tfoot thead time title tt u var video wbr'.split(
    ' ',
  ),
);

/** Elements whose content is not text. */
const SILENT = new Set(['script', 'style']);

/** Each alternative stops at the next `<`, so no part of the text is looked at for more than one start. */
const MARKUP = /<!--|<[!?][^<>]*>|<(\/?)([a-z][a-z0-9]*(?::[a-z0-9]+)?)(\s[^<>]*|\/)?>/gi;

/**
 * The text without markup: line breaks for blocks, bullets for list items, addresses behind the words of
 * links. Entities stay as they are.
 */
export function stripMarkup(text: string): string {
  return text.includes('<') ? strip(text.replace(EMPTY_ITEM, '')) : text;
}

/** An item without text would lend its bullet to what follows. */
const EMPTY_ITEM = /<li(?:\s[^<>]*)?>\s*<\/li\s*>/gi;

function strip(text: string): string {
  const find = createFinder(text);
  const markup = new RegExp(MARKUP);
  let plain = '';
  let from = 0;
  let link: Link | undefined;
  for (let match = markup.exec(text); match !== null; match = markup.exec(text)) {
    const mark = readMark(match);
    if (mark === undefined) continue;
    plain += text.slice(from, match.index);
    if (link && endsLink(match)) plain += addressOf(link, plain);
    link = linkOf(match, plain.length) ?? (endsLink(match) ? undefined : link);
    plain += mark.leaves;
    from = endOfMark(mark, markup.lastIndex, find);
    markup.lastIndex = from;
  }
  return plain + text.slice(from);
}

/** A link that is open: its address, and where its words begin. */
interface Link {
  readonly address: string;
  readonly at: number;
}

const ADDRESS = /\bhref\s*=\s*["']?(https?:\/\/[^"'\s<>]{1,500})/i;

function linkOf([, slash, element, rest = '']: RegExpExecArray, at: number): Link | undefined {
  const address = slash === '' && element?.toLowerCase() === 'a' ? ADDRESS.exec(rest)?.[1] : undefined;
  return address === undefined ? undefined : { address, at };
}

const endsLink = ([, slash, element]: RegExpExecArray): boolean =>
  slash === '/' && element?.toLowerCase() === 'a';

/** The address behind the words of a link; '' where the words say it. */
function addressOf({ address, at }: Link, plain: string): string {
  const said = plain.slice(at).trim();
  if (said === '') return address;
  return said.includes(address.replace(/^https?:\/\/|\/$/g, '')) ? '' : ` (${address})`;
}

/** What a piece of markup leaves in its place. */
interface Mark {
  readonly leaves: string;
  /** Everything before the next such text goes, too, and `with` characters more. */
  readonly upTo?: string;
  readonly with?: number;
}

function endOfMark({ upTo, with: also = 0 }: Mark, from: number, find: Finder): number {
  const at = upTo === undefined ? undefined : find(upTo, from);
  return at === undefined ? from : at + also;
}

/** Undefined where it only looks like markup. */
function readMark(match: RegExpExecArray): Mark | undefined {
  const [whole, slash = '', element = '', rest = ''] = match;
  if (whole === '<!--') return { leaves: '', upTo: '-->', with: 3 };
  // "a <b and c> d" is text: attributes have values.
  if (!rest.includes('=') && rest.replace('/', '').trim() !== '') return undefined;
  return element === '' ? { leaves: '' } : readElement(element.toLowerCase(), slash === '');
}

function readElement(name: string, opens: boolean): Mark | undefined {
  if (name === 'li') return { leaves: opens ? '\n• ' : '\n' };
  if (name === 'td' || name === 'th') return { leaves: ' ' };
  if (BLOCKS.has(name)) return { leaves: '\n' };
  if (SILENT.has(name) && opens) return { leaves: '', upTo: `</${name}` };
  // Word processors leave elements with a colon behind: <o:p>.
  return INLINE.has(name) || name.includes(':') ? { leaves: '' } : undefined;
}

type Finder = (needle: string, from: number) => number | undefined;

/**
 * Finds the position of the next `needle`. A needle that is not found once is never searched for again. That
 * keeps many unclosed comments linear; each of them then loses its mark only.
 */
function createFinder(text: string): Finder {
  const lower = text.toLowerCase();
  // Lower-casing a few letters changes the length; positions would be off then.
  const haystack = lower.length === text.length ? lower : text;
  const gone = new Set<string>();
  return (needle, from) => {
    if (gone.has(needle)) return undefined;
    const at = haystack.indexOf(needle, from);
    if (at >= 0) return at;
    gone.add(needle);
    return undefined;
  };
}

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

/** A text of one line: a name, a code, a label. Empty: ''. */
export function cleanLine(raw: string): string {
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

/** Words of a language: small letters beside each other, or a word of capitals too long for a part of a code. */
const WORDS = /\p{Ll}{2}|(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}-])/u;

/** The language to name beside a text. Undefined for the asked one, and for a code or numbers ("0–5"). */
export function foreign(text: string, language: Language | undefined, asked: Language): Language | undefined {
  return language === asked || !WORDS.test(text) ? undefined : language;
}

// Typed texts.

/** Hyphens, non-breaking hyphens, en and em dashes, minus signs that people and phones type. */
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const HIDDEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** No script stacks more marks on a letter; normalizing a long run of them takes quadratic time. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu;
const ASCII = /^[ -~]*$/;

/** Brings typed text to plain ASCII hyphens and drops invisible characters. Length may shrink. */
export function normalizeTyped(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replace(STACKED_MARKS, '$1').normalize('NFC').replace(HIDDEN, '').replace(DASHES, '-');
}

/** The words of a text in lower case, without accents: "Töölön–talo" is "toolon", "talo". */
export function foldedWords(text: string): string[] {
  return folded(text.slice(0, LINE_MOST)).match(/[\p{L}\p{N}]+/gu) ?? [];
}

// Fills in texts that a study API does not have in the asked language: not all content is translated. The text
// of another language stands in, and the model says which language that is.

/** The common part of realizations and course units. The code stands where there is no name. */
export interface Described {
  readonly code?: string | undefined;
  readonly name: string;
  readonly nameLanguage?: Language | undefined;
  readonly names?: Readonly<Partial<Record<Language, string>>> | undefined;
  readonly texts: Readonly<Partial<Record<string, string>>>;
  readonly textLanguages?: Readonly<Partial<Record<string, Language>>> | undefined;
}

/**
 * An answer that came in `other`, for a person who asked in `asked`. It has its name in `asked` where that
 * came, too; everything else is marked with its language.
 */
export function toldIn<T extends Described>(asked: Language, other: Language, answer: T): T {
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    if (!isNamed(value)) return value;
    return { ...value, nameLanguage: foreign(value.name, value.nameLanguage ?? other, asked) };
  };
  const { texts, textLanguages, ...rest } = answer;
  const fields = Object.entries(rest).map(([field, value]) => [field, marked(value)]);
  return {
    ...(Object.fromEntries(fields) as T),
    ...nameIn(asked, other, answer),
    texts,
    textLanguages: Object.fromEntries(foreignTexts(answer, other, asked)),
  };
}

/**
 * Courses, of which those without a name in the asked language are told in the first that stands in: one more look for each, as long
 * as there are such. Rejects as the look does.
 */
export async function withNamesOf<T extends Described>(
  all: readonly T[],
  asked: Language,
  look: (other: Language) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const isNameless = ({ name, code }: T): boolean => name === code;
  let named = all;
  for (const other of standInsOf(asked)) {
    if (!named.some(isNameless)) break;
    const names = new Map((await look(other)).map((one) => [one.code, toldIn(asked, other, one)]));
    named = named.map((one) => (isNameless(one) ? (names.get(one.code) ?? one) : one));
  }
  return named;
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function nameIn(asked: Language, other: Language, { code, name, nameLanguage, names }: Described) {
  const { [asked]: own, ...others } = names ?? {};
  const language = nameLanguage ?? other;
  if (own !== undefined)
    return { name: own, nameLanguage: undefined, names: { ...others, [language]: name } };
  return { name, nameLanguage: name === code ? undefined : foreign(name, language, asked), names };
}

/** The texts that are not in the asked language. `other`: the language of texts that name none. */
function foreignTexts(
  { texts, textLanguages }: Described,
  other: Language,
  asked: Language,
): (readonly [field: string, language: Language])[] {
  return Object.entries(texts).flatMap(([field, text = '']) => {
    const language = foreign(text, textLanguages?.[field] ?? other, asked);
    return language === undefined ? [] : [[field, language] as const];
  });
}

/** How other languages are asked. */
interface Filling<T> {
  readonly asked: Language;
  /** At most so many more calls are made, in this order. */
  readonly others: readonly Language[];
  /** Brings the answer in one language. Rejects with an error of `errors.ts`. */
  readonly ask: (language: Language) => Promise<T>;
  /** An answer waits no longer for the others, in milliseconds. */
  readonly mostMs: number;
}

/** An answer, and the reason why more of it may exist in languages that could not be asked. */
interface Filled<T> {
  readonly answer: T;
  readonly failure: unknown;
}

/**
 * The answer in the asked language. Where it has no name, the other languages fill what is empty; a part that
 * does not come in time is missing until the answer is fetched anew. Missing texts alone are no reason to ask:
 * few readers of a course see them, see `withTexts`.
 */
export async function withName<T extends Described>(filling: Filling<T>): Promise<T> {
  const isNameless = ({ name, code }: T) => name === code;
  return (await fill(await filling.ask(filling.asked), filling, isNameless)).answer;
}

/**
 * The answer for a card that shows the free texts: each of `fields` that it lacks is taken from the other
 * languages.
 */
export function withTexts<T extends Described>(
  answer: T,
  fields: readonly string[],
  filling: Filling<T>,
): Promise<Filled<T>> {
  return fill(answer, filling, ({ texts }) => fields.some((field) => texts[field] === undefined));
}

/** `first`, filled for as long as it `isWanting`. Known errors of other languages do not fail the answer. */
async function fill<T extends Described>(
  first: T,
  { asked, others, ask, mostMs }: Filling<T>,
  isWanting: (answer: T) => boolean,
): Promise<Filled<T>> {
  let result: Filled<T> = { answer: first, failure: undefined };
  let isOver = false;
  const work = async (): Promise<void> => {
    for (const other of others) {
      const more = await askOrFailure(ask, other);
      if (isOver) return;
      if (more.answer)
        result = { answer: joined(result.answer, more.answer, other, asked), failure: undefined };
      else result = { ...result, failure: more.failure };
      // After a failure the next language would not fare better.
      if (result.failure !== undefined || !isWanting(result.answer)) return;
    }
  };
  if (!isWanting(first)) return result;
  const isInTime = await withTimeout(
    work().then(() => true),
    mostMs,
  );
  isOver = true;
  return isInTime ? result : { ...result, failure: new Unavailable('slow', 'other languages') };
}

/** Neither an answer nor a failure where this language does not know it. */
async function askOrFailure<T>(ask: Filling<T>['ask'], language: Language): Promise<Partial<Filled<T>>> {
  try {
    return { answer: await ask(language) };
  } catch (error) {
    if (error instanceof NotFound) return {};
    if (isKnownError(error)) return { failure: error };
    throw error;
  }
}

/** `answer` with its gaps filled from `more`, which was asked for in `other`. */
function joined<T extends Described>(answer: T, more: T, other: Language, asked: Language): T {
  const { texts } = answer;
  const languages = foreignTexts(more, other, asked).filter(([field]) => texts[field] === undefined);
  const takesName = answer.name === answer.code && more.name !== more.code;
  return {
    ...answer,
    ...(takesName && {
      name: more.name,
      nameLanguage: foreign(more.name, more.nameLanguage ?? other, asked),
      names: more.names,
    }),
    texts: { ...more.texts, ...texts },
    textLanguages: { ...Object.fromEntries(languages), ...answer.textLanguages },
  };
}
