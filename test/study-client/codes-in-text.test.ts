import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRealizationCodes, mendCodes, parseRealizationCode } from '../../src/study-client/codes.ts';

const CODES = [
  'TX00EY23-3015',
  'IM00BR45-3003',
  'LX00AC52-3001',
  'SB00AA06-2001',
  'SWD4TA033-3003',
  'R0027-3009',
  'A300CE13-3001',
  'IC250105-3002',
  'R801MTYÖ-3001',
  'TTC6050-3001',
  'SOF007AS3A-3012',
  'SY221111-3999',
  '405023Y-3001',
  'IN00CS90_EN-3001',
];
const aCode = fc.constantFrom(...CODES);

describe('codes found in free text', () => {
  it.each(CODES)('%s', (code) => {
    expect(findRealizationCodes(code)).toEqual([code]);
    expect(findRealizationCodes(code.toLowerCase())).toEqual([code]);
  });

  it.each([
    'when does tx00ey23-3015 start?',
    'TX00EY23\u20113015',
    'TX00EY23–3015',
    'TX00EY23\u00AD-\u200B3015',
    '(TX00EY23-3015)',
    '"TX00EY23-3015".',
    '”TX00EY23-3015”',
    '«TX00EY23-3015»!',
    '*TX00EY23-3015*',
    '_TX00EY23-3015_',
    '~TX00EY23-3015~',
    '`TX00EY23-3015`',
    '-TX00EY23-3015',
    '•TX00EY23-3015…',
    '🎓TX00EY23-3015🎓',
    '#TX00EY23-3015',
    'Course:TX00EY23-3015, thanks',
    'TX00EY23-3015:n ilmoittautuminen',
    'TX00EY23-3015:stä',
    'TX00EY23-3015:een?',
    'TX00EY23-3015-toteutus',
    'TX00EY23-3015-toteutuksen alku',
    'TX00EY23-3015:s anmälan',
    "TX00EY23-3015's dates",
    'TX00EY23-3015’s dates',
    'TX00EY23-3015.',
    'TX00EY23-3015?!',
    'https://guide.example/realizations/TX00EY23-3015',
    'https://guide.example/?code=TX00EY23-3015&lang=fi',
    'https://guide.example/TX00EY23-3015/tx00ey23-3015',
    'one\u00A0TX00EY23-3015\u00A0two',
    '+TX00EY23-3015+',
    'TX00EY23-3015 and tx00ey23–3015 again',
  ])('one code in %j', (text) => {
    expect(findRealizationCodes(text)).toEqual(['TX00EY23-3015']);
  });

  it.each([
    ['IM00BR45-3003 TX00EY23-3015', ['IM00BR45-3003', 'TX00EY23-3015']],
    ['TX00EY23-3015,IM00BR45-3003;R0027-3009', ['TX00EY23-3015', 'IM00BR45-3003', 'R0027-3009']],
    ['TX00EY23-3015/TX00EY23-3016', ['TX00EY23-3015', 'TX00EY23-3016']],
    ['TX00EY23-3015+TX00EY23-3016', ['TX00EY23-3015', 'TX00EY23-3016']],
    ['(TX00EY23-3015)(TX00EY23-3016)', ['TX00EY23-3015', 'TX00EY23-3016']],
    ['mail a@b.example TX00EY23-3015', ['TX00EY23-3015']],
  ])('in order: %j', (text, codes) => {
    expect(findRealizationCodes(text)).toEqual(codes);
  });

  it.each([
    ['nothing', ''],
    ['words', 'which courses are there?'],
    ['a study module', 'PKONTS24-1011'],
    ['a group', 'TXL22S1'],
    ['an issue key', 'COD-3001'],
    ['an issue key with a digit', 'AB12-3001'],
    ['a short project key', 'P2P-3001'],
    ['a suffix of no realization', 'TX00EY23-4001'],
    ['years', 'S2026-2027'],
    ['a standard and its year', 'ISO9001-2015'],
    ['a number and a year', 'IC250105-2026'],
    ['a longer suffix', 'TX00EY23-30151'],
    ['a shorter suffix', 'TX00EY23-301'],
    ['a suffix with a letter', 'TX00EY23-3015n'],
    ['no hyphen', 'TX00EY233015'],
    ['a space for a hyphen', 'TX00EY23 3015'],
    ['two hyphens', 'TX00EY23--3015'],
    ['an underscore for a hyphen', 'TX00EY23_3015'],
    ['a rare shape', '4-AOT5-3002'],
    ['a rare short shape', 'PRO4TN001-3'],
    ['an all-digit unit', '1001005-3001'],
    ['a date', '2026-11-20'],
    ['a date-time', '2026-11-20T09:00:00'],
    ['a year and a number', '2026-3001'],
    ['a range of ports', '3000-3001'],
    ['a port', 'localhost:3001'],
    ['a host and port', 'tx00ey23-3015:3001'],
    ['a version', 'v1.2.3-3001'],
    ['a build', 'app-1.2.3-rc1-3001'],
    ['a telephone number', '+358-40-123-3001'],
    ['another telephone number', '040 123-3001'],
    ['an ISBN', 'ISBN 978-952-3001-10-4'],
    ['an ISSN', 'ISSN1234-3001'],
    ['a UUID', 'a300ce13-3001-4abc-8def-1234567890ab'],
    ['the middle of a UUID', '12345678-a300-3001-8def-1234567890ab'],
    ['a hex hash', 'e83c5163316f89bfbde7d9ab23ca2e25604af290'],
    ['a broken hash', 'e4d909c290d0fb1c-3001'],
    ['many changes of letters and digits', 'a1b2c3d4-3001'],
    ['a Slack user', 'U0123ABCD'],
    ['a Slack channel', '<#C0123ABCD|tx>'],
    ['a Slack time stamp', '1763622000.003001'],
    ['a room', 'KMD558'],
    ['a room with a hyphen', 'A1-13'],
    ['a numeric room', '20052-3001'],
    ['an e-mail address', 'tx00ey23-3015@lists.example.fi'],
    ['an e-mail address with dots', 'first.r0027-3009@example.fi'],
    ['an e-mail host', 'who@r0027-3009.example.fi'],
    ['a handle', '@R0027-3009'],
    ['a file name', 'TX00EY23-3015.pdf'],
    ['a longer file name', 'report-TX00EY23-3015'],
    ['an identifier', 'draft_TX00EY23-3015'],
    ['an identifier that goes on', 'TX00EY23-3015_v2'],
    ['a host name', 'https://tx00ey23-3015.example.fi/'],
    ['a link to an issue', 'https://tracker.example/browse/COD-3001'],
    ['the middle of a slug', 'https://blog.example/about-ab1234-3001-and-more'],
    ['two suffixes', 'TX00EY23-3015-3016'],
    ['two codes glued', 'TX00EY23-3015-IM00BR45-3003'],
    ['Cyrillic letters', 'ТХ00ЕУ23-3015'],
    ['one Cyrillic letter in front', 'ТTX00EY23-3015'],
    ['a letter in front', 'ÖTXX00EY23-3015'],
    ['a combining mark', 'TX00EY23-3015\u0301'],
    ['full-width digits', 'TX００EY23-3015'],
    ['Arabic digits', 'TX00EY23-٣٠١٥'],
    ['too long a stem', 'TX00EY23456-3015'],
    ['too long a beginning', 'PORT8080-3001'],
    ['a product', 'RTX-3080 and X509-3001'],
    ['a screen', '1080p60-3001'],
    ['a percentage', '%2FTX00EY23-3015'],
  ])('not %s', (_, text) => {
    expect(findRealizationCodes(text)).toEqual([]);
  });

  it('survives case, Unicode hyphens and punctuation around it', { tags: 'property' }, () => {
    const dash = fc.constantFrom('-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uFF0D');
    const around = fc.string({ unit: fc.constantFrom(...'()[]{}"\'*_~`,;:!?…„”«»#|<> '), maxLength: 5 });
    fc.assert(
      fc.property(aCode, dash, around, around, fc.boolean(), (code, hyphen, before, after, lower) => {
        const typed = code.replace('-', hyphen);
        const text = `see ${before}${lower ? typed.toLowerCase() : typed}${after} there`;
        expect(findRealizationCodes(text)).toEqual([code]);
      }),
    );
  });

  it('is canonical, unique and found again in every text', { tags: 'property' }, () => {
    const piece = fc.oneof(
      aCode,
      fc.string({ unit: 'binary' }),
      fc.constantFrom('-', '.', '_', ' ', '3001', 'R0027'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const codes = findRealizationCodes(pieces.join(''));
        expect(new Set(codes).size).toBe(codes.length);
        for (const code of codes) {
          expect(parseRealizationCode(code)).toBe(code);
          expect(findRealizationCodes(code)).toEqual([code]);
        }
      }),
    );
  });

  it.each([
    'a',
    '1',
    '-',
    'a-',
    'a1-',
    'TX00EY23-',
    '-3001',
    'TX00EY23-3015',
    '_en-3001',
    '@',
    'a@',
    '\u0301',
    '.',
  ])('reads 400 kB of %j in one go', (unit) => {
    expect(findRealizationCodes(unit.repeat(Math.ceil(400_000 / unit.length)))).toEqual([]);
  });

  it('keeps up with a text of nothing but codes', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `TX${String(i).padStart(5, '0')}-3015`);
    expect(findRealizationCodes(many.join(' '))).toHaveLength(20_000);
    expect(findRealizationCodes(many.join('/'))).toHaveLength(20_000);
  });
});

describe('codes that were typed carelessly', () => {
  const usual = fc.constantFrom(
    'TX00EY23-3015',
    'SB00AA06-2001',
    'SWD4TA033-3003',
    'A300CE13-3001',
    'SOF007AS3A-3012',
  );
  const ending = fc.constantFrom('', 'n', 'lle', 'ssa', 'ssä', 'iin', 's', ':n', '?', '.', ',');

  it('get their hyphen back, and lose what is glued to them', { tags: 'property' }, () => {
    fc.assert(
      fc.property(
        usual,
        fc.constantFrom(' ', '_', '', '-'),
        ending,
        fc.boolean(),
        (code, between, after, lower) => {
          const typed = `${code.replace('-', between)}${after}`;
          const text = `when is ${lower ? typed.toLowerCase() : typed} then`;
          expect(findRealizationCodes(mendCodes(text))).toEqual([code]);
        },
      ),
    );
  });

  it.each([
    'TX00EY23',
    'TX00EY23 4015',
    'TX1EY2 3015',
    'R0027 3009',
    'room B2035 3rd floor',
    'on 12032026 3015',
    '040 1233015',
    'ISO9001 2015',
    'https://guide.example/TX00EY233015',
    'TX00EY23 3015-2',
    'TX00EY23 3015.5',
    'XTX00EY23ABC 3015',
    'TX00EY23-3015abc',
    'who@TX00EY233015',
  ])('%j holds none', (text) => {
    expect(mendCodes(text)).toBe(text);
  });

  it.each(CODES)('%s typed well stays as it is', (code) => {
    expect(findRealizationCodes(mendCodes(`see ${code}.`))).toEqual([code]);
  });
});
