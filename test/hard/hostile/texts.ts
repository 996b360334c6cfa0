/** Hostile texts, by kind. A text may be of several kinds; it counts as the one it was made for. */
import fc from 'fast-check';
import { HOSTILE, HUGE } from '../../fixtures/hostile.ts';
import { anyText } from '../../flows/hostile.ts';
import { createRandom, type Random } from './random.ts';

export const KINDS_OF_TEXT = [
  'unicode',
  'control',
  'direction',
  'huge',
  'mention',
  'link',
  'formatting',
  'path',
  'stress',
  'words',
] as const;
export type KindOfText = (typeof KINDS_OF_TEXT)[number];

/** Courses that are asked for again and again, so that cards are shown. */
export const KNOWN = Array.from({ length: 240 }, (_, at) => `TX00EY23-${3000 + at}`);
/** A sign that only the study API says: where outside text must not stand, it must not be found. */
export const MARK = 'Ẑ';
/** Dates that are not the app's own. */
export const FORGED_DATE = 666_000_666;

const MENTIONS = [
  '<!channel>',
  '<!here|here>',
  '<!everyone>',
  '<!subteam^S0123ABCD|@admins>',
  '<@U0123ABCD>',
  '<@W0123ABCD|boss>',
  '<#C0123ABCD|general>',
  `<!date^${FORGED_DATE}^{date_short_pretty}|yesterday>`,
  '&lt;!channel&gt;',
  '&amp;lt;!here&amp;gt;',
  '<<!channel>>',
  '<\u0000!channel>',
  '<\u200B@U0123ABCD>',
  '<\u2060!here>',
  '<!chan<!here>nel>',
];
const LINKS = [
  '<https://evil.example/|your bank>',
  '<mailto:a@evil.example|a>',
  '<slack://open|open>',
  '<javascript:alert(1)|x>',
  'https://evil.example/?a=<!channel>',
  '<https://x.example|<!everyone>>',
  '[text](https://evil.example)',
  '<https://evil.example/TX00EY23-3015|TX00EY23-3001>',
];
const FORMATTING = [
  '*bold* _italic_ ~struck~ `code`',
  '```block```',
  '> quoted\n>>> all of it\n• item\n1. one',
  '*_~`*_~`',
  '{"l":"en","v":{"asked":"x"}}',
  '"quotes" \\backslash\\',
  '</script><script>alert(1)</script>',
  '<li></li><p>',
  '{{7*7}} %s %n',
  "'; drop table follows; --",
];
const PATHS = [
  '../../admin',
  '..%2f..%2fetc',
  '%2e%2e%2f',
  '?l=fi&x=1',
  '#fragment',
  '//evil.example',
  '\\\\share\\x',
  '1/../2',
  '1;a=b',
  '72101?x',
  '72101/../../realization/1',
  '72101%00',
  'search',
  '１２３４',
  'TX00EY23-3015/..',
  'A%2F1-3001',
];
const CONTROLS = [
  '\u0000',
  '\u0007\u001B[31mred\u009F\u007F',
  '\r\n\r\nX-Injected: 1',
  '\uD800',
  '\uDE00\uD83D',
  '\u0085\u2028\u2029',
  '\uFFFE\uFFFF',
];
const DIRECTIONS = [
  '\u202Egnp.exe\u202C',
  '\u2066isolated\u2069',
  '\u200F\u200E',
  '\u202D\u202A\u202B',
  '\u061C',
  'שלום TX00EY23-3015 עולם',
];
/** Repeated many times, each is what some expression would have to try again and again. */
const STRESS = [
  'a-',
  '-',
  '<',
  '<a',
  '&',
  '*_',
  ' \t',
  'e\u0301\u0323',
  '"',
  "'",
  ':',
  'TX00-',
  '1.',
  '9',
  '@a',
  '​',
];
const WORDS = [
  'TX00EY23-3015',
  'unit',
  'help',
  '72101',
  '40+',
  'seats>=40',
  'rooms',
  'building',
  'which rooms does 78025 have?',
  'milloin TX00EY23-3015 ilmoittautuminen päättyy?',
  'när öppnar anmälan till',
  'course unit 12345',
  'opintojakso',
  'compare',
  'week',
  'term',
  'Name',
];

/** A seeded corpus, and what fast-check makes of the whole of Unicode. */
export function createTexts(seed: number) {
  const sampled = (one: fc.Arbitrary<string>, numRuns: number) => fc.sample(one, { numRuns, seed });
  const unicode = [
    ...sampled(fc.string({ unit: 'binary', maxLength: 300 }), 600),
    ...sampled(fc.string({ unit: 'grapheme', maxLength: 200 }), 300),
    ...HOSTILE,
  ];
  const among: Readonly<Record<Exclude<KindOfText, 'huge' | 'stress'>, readonly string[]>> = {
    unicode,
    control: CONTROLS,
    direction: DIRECTIONS,
    mention: MENTIONS,
    link: LINKS,
    formatting: FORMATTING,
    path: PATHS,
    words: [...WORDS, ...sampled(anyText, 600)],
  };
  return (kind: KindOfText, random: Random): string => {
    if (kind === 'huge') return random.pick(HUGE);
    if (kind === 'stress') return stress(random);
    const pieces = Array.from({ length: 1 + random.below(4) }, () => random.pick(among[kind]));
    if (!random.oneIn(3)) pieces.splice(random.below(pieces.length + 1), 0, random.pick(KNOWN));
    return pieces.join(random.oneIn(4) ? '' : ' ');
  };
}

function stress(random: Random): string {
  const piece = random.pick(STRESS);
  const length = random.pick([50, 500, 3_000, 9_000]);
  return `${random.pick(['', 'TX00EY23', '<', 'a'])}${piece.repeat(length / piece.length)}${random.pick(['', '!', '>', '-3001'])}`;
}

/** Some texts of each kind, for what is hostile in itself, such as the study API's rows. */
export function someTexts(seed: number, each: number): string[] {
  const texts = createTexts(seed);
  const random = createRandom(seed);
  return KINDS_OF_TEXT.filter((kind) => kind !== 'huge').flatMap((kind) =>
    Array.from({ length: each }, () => texts(kind, random)),
  );
}
