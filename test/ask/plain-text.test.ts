import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/ask/asked-codes.ts';

describe('plainText', () => {
  it.each([
    ['', ''],
    ['  hello \n\t there ', 'hello there'],
    ['a &lt; b &amp;&amp; c &gt; d', 'a < b && c > d'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&nbsp;&quot;', '&nbsp;&quot;'],
    ['&lt;!channel&gt;', '<!channel>'],
    ['<@U0123ABCD> TX00EY23-3015', 'TX00EY23-3015'],
    ['<@U0123ABCD|bell>, when?', ', when?'],
    ['hey<@U0123ABCD>you', 'hey you'],
    ['<!here> <!subteam^S012|@team> <!date^1^{date}|now> x', 'x'],
    ['in <#C012|courses-2026>?', 'in #courses-2026?'],
    ['in <#C012> and <#C012|>', 'in and'],
    ['<https://guide.example/a?b=1&amp;c=2|TX00EY23-3015>', 'TX00EY23-3015'],
    ['<https://guide.example/TX00EY23-3015>', 'TX00EY23-3015'],
    [
      'exam (see <https://guide.example/en/TX00EY23/TX00EY23-3015?lang=en|link>)?',
      'exam (see link TX00EY23-3015)?',
    ],
    ['<http://guide.example/exam/tx00ey23-3015|guide.example/exam/tx00ey23-3015>', 'TX00EY23-3015'],
    [
      'when? guide.example/exam/TX00EY23-3015, and see:https://guide.example/unit/TX00EY24.',
      'when? TX00EY23-3015, and see:TX00EY24.',
    ],
    ['and/or, 24/7, TX00EY23-3015/3016', 'and/or, 24/7, TX00EY23-3015/3016'],
    ['<https://guide.example/x|>', 'https://guide.example/x'],
    ['<mailto:a@b.example|a@b.example> <tel:+35840|+35840>', 'a@b.example +35840'],
    ['<mailto:a@b.example>', 'a@b.example'],
    ['*TX00EY23-3015*', 'TX00EY23-3015'],
    ['*TX00EY23-3015*:n', 'TX00EY23-3015:n'],
    ['_TX00EY23-3015_ ~old~ `code`', 'TX00EY23-3015 old code'],
    ['*_~both~_*', 'both'],
    ['```\nTX00EY23-3015\n```', 'TX00EY23-3015'],
    ['_IN00CS90_en_', 'IN00CS90_en'],
    ['IN00CS90_en-3001', 'IN00CS90_en-3001'],
    ['2*3', '2*3'],
    ['~40 seats', '40 seats'],
    ['rooms 78025 seats&gt;=40', 'rooms 78025 seats>=40'],
    ['TX00EY23\u20113015 \u2013 R0027–3009', 'TX00EY23-3015 - R0027-3009'],
    ['a\u00A0b\u2003c\u200Bd', 'a b cd'],
    ['a\u0000b\u0007c\uD800d', 'a b c d'],
    ['<unclosed', '<unclosed'],
    ['<<@U1>>', '< >'],
    ['o\u0308', 'ö'],
  ])('%j → %j', (slackText, plain) => {
    expect(plainText(slackText)).toBe(plain);
  });

  it('cuts at 4000 characters, between words', () => {
    expect(plainText(`${'a'.repeat(3990)} TX00EY23-30155`)).toBe('a'.repeat(3990));
    expect(plainText('a'.repeat(5000))).toBe('a'.repeat(4000));
    expect(plainText('😀'.repeat(2500)).length).toBe(4000);
    expect(plainText(`x${'😀'.repeat(2500)}`).isWellFormed()).toBe(true);
    expect(plainText(`${'a'.repeat(1999)} ${'b'.repeat(2000)}`).length).toBe(4000);
  });

  it.each(['<', '>', '<@', '<a', '<a|', '&', '&amp;', '*', '_', 'a_', '`', ' ', '\u0000', '<a|b>', '\uD83D'])(
    'takes 400 kB of %j',
    (unit) => {
      expect(plainText(unit.repeat(Math.ceil(400_000 / unit.length))).length).toBeLessThanOrEqual(4000);
    },
  );

  it('gives one line without control characters, for any input', { tags: 'property' }, () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<', '>', '|', '@U1', '!here', '&lt;', '*', '_'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const plain = plainText(pieces.join(''));
        expect(plain).toBe(plain.trim());
        expect(plain).not.toMatch(/[\p{C}\t\n\r]| {2}/u);
      }),
    );
  });
});
