/** Texts that grow: what is repeated, between what begins and what spoils a match. */
import type { Expression } from './expressions.ts';

export interface Attack {
  readonly before: string;
  readonly piece: string;
  readonly after: string;
}

/** In characters: more than any text of Slack has, and an eighth of it. */
export const LONG = 65_536;
export const SHORT = LONG / 8;

export function textOf({ before, piece, after }: Attack, length: number): string {
  return `${before}${piece.repeat(Math.ceil(length / piece.length))}${after}`;
}

/** Signs that stand for a class, so that each class of an expression is tried. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/\\s|\s/, ' '],
  [/\\d|0-9/, '1'],
  [/\\w|\\p\{L\}|a-z|\\S/i, 'a'],
  [/\\p\{M\}/, '\u0301'],
  [/\\p\{C\w?\}/, '\u0001'],
  [/\[\^|\.|\\S|\\D/, 'x'],
  [/\\n|\\r|\$/, '\n'],
];

/** The words that an expression holds as they are: `<!date^`, `</li`. */
function runsOf(source: string): string[] {
  const plain = source
    .replace(/\\[pPu](?:\{[^}]*\}|[0-9A-F]{4})/g, ' ')
    .replace(/\\[sSdDwWbB]/g, ' ')
    .replace(/\(\?(?:[:=!]|<[=!])/g, '(')
    .replace(/\\(.)/g, '¤$1')
    .replace(/(?<!¤)[[\](){}*+?|^$.]/g, ' ')
    .replaceAll('¤', '');
  return [...new Set(plain.split(/\s+/).filter((run) => run !== ''))].slice(0, 6);
}

/** What an expression could be made to try again and again, made of itself. */
export function attacksOn({ source }: Expression): Attack[] {
  const runs = runsOf(source);
  const classes = CLASSES.flatMap(([shape, sign]) => (shape.test(source) ? [sign] : []));
  const pieces = [...new Set([...runs, ...classes, ...runs.map((run) => run.charAt(0))])];
  const joined = runs.slice(0, 3).flatMap((run) => classes.slice(0, 3).map((sign) => `${run}${sign}`));
  const starts = ['', ...runs.slice(0, 2)];
  return [...pieces, ...joined].flatMap((piece) =>
    starts.map((before) => ({ before, piece, after: piece === '!' ? '?' : '!' })),
  );
}

const PIECES = [
  'a',
  ' ',
  '\n',
  '<',
  '<a ',
  '<!--',
  '<li>',
  '<li> ',
  '</li',
  '<script>',
  '&',
  '&amp',
  '&#1',
  '-',
  '-a',
  '- ',
  'a-1',
  'TX00EY23-3015 ',
  'pelien ',
  'TX00-',
  'a_',
  '*',
  '*a',
  '"',
  '"a',
  "'",
  ':',
  ':a',
  '@',
  'a@',
  '1',
  '1,',
  '1.',
  'e\u0301',
  '\u0301\u0323',
  '\u202E',
  '\u0000',
  '👩‍👩‍👧',
  '\uD83D',
  '•\n',
  '\\',
  '<!date^1^{date}|',
  'at x\n',
  '/..',
  '%2e',
];

/** For functions, whose content is unknown. */
export const ATTACKS: readonly Attack[] = PIECES.flatMap((piece) => [
  { before: '', piece, after: '' },
  { before: 'TX00EY23-', piece, after: '!' },
]);
