import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, LINE_MOST, RAW_MOST, TEXT_MOST } from '../../src/study-client/texts.ts';
import { runs } from '../fixtures/runs.ts';

test.each([
  ['CRLF', 'a\r\nb\r\n\r\nc', 'a\nb\n\nc'],
  ['lone CR', 'a\rb', 'a\nb'],
  ['other line ends', 'a\u2028b\u2029c\u0085d\fe', 'a\nb\nc\nd\ne'],
  ['many empty lines', '\n\na\n\n\n \n\nb\n\n', 'a\n\nb'],
  ['trailing and leading spaces', '  a  \n\tb\t\n', 'a\nb'],
  ['runs of spaces', 'a  \t  b', 'a b'],
  ['non-breaking spaces', 'a\u00a0b\u202fc&nbsp;d', 'a b c d'],
  ['dash bullets', '-Item\n- Item\n– Item\n–Item', '• Item\n• Item\n• Item\n• Item'],
  ['star bullets', '*Item\n* Item\n*   Item', '• Item\n• Item\n• Item'],
  ['other bullets', '•Item\n· Item\n▪ Item', '• Item\n• Item\n• Item'],
  ['empty lines between bullets', '-a\n\n-b\n\nc', '• a\n• b\n\nc'],
  ['an empty line before bullets', 'a\n\n-b', 'a\n\n• b'],
  ['no bullets', '-5 °C\n---\n*bold*\n**\n-\n5 - 3\nA-B', '-5 °C\n---\n*bold*\n**\n-\n5 - 3\nA-B'],
  ['paragraphs', '<p>a</p><p>b</p>', 'a\n\nb'],
  ['paragraphs on lines', '<p>a</p>\r\n\r\n<p class="x">b</p>', 'a\n\nb'],
  ['breaks', 'a<br>b<br/>c<BR />d', 'a\nb\nc\nd'],
  ['lists', '<ul>\n<li>a</li>\n<li><p>b</p></li>\n<li></li></ul>c', '• a\n• b\n\nc'],
  ['lists whose items are not closed', '<ol><li>a<li>b</ol>', '• a\n• b'],
  ['tables', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\n\nc'],
  [
    'inline tags',
    '<b>a</b><i>b</i> <a href="https://x.test/?a=1&amp;b">c</a><span style="x">d</span>',
    'ab c (https://x.test/?a=1&b)d',
  ],
  [
    'links',
    'See <a class="x" href=https://x.test/a>the page</a>, <A HREF=\'http://y.test/\'>y.test</A> or <a href="https://z.test/z"></a>.',
    'See the page (https://x.test/a), y.test or https://z.test/z.',
  ],
  [
    'links with markup in them, and several',
    '<a href = "https://x.test/a/"><b>the</b> page</a> and <a href="https://y.test/b/c"> see https://y.test/b/c </a>, <a href="https://z.test"> </a>',
    'the page (https://x.test/a/) and see https://y.test/b/c , https://z.test',
  ],
  [
    'addresses that are no links',
    '<link href="https://x.test/a">a<b href="https://x.test/b">b</b> c</a> <a data-x="1">d</a> <a title="x">e</a>',
    'ab c d e',
  ],
  [
    'links to nowhere',
    '<a href="mailto:x@x.test">write</a> <a href="javascript:a()">a</a> <a name="x">b</a> <a href="/c">c</a> <a href="https://d.test/d">d',
    'write a b c d',
  ],
  ['word-processor tags', '<o:p>a</o:p><?xml version="1"?><!DOCTYPE html>', 'a'],
  ['comments', 'a<!-- <b> hidden -->b<!--', 'ab'],
  ['scripts and styles', 'a<script>if (a < b) c()</script>b<STYLE type="x">p {}</style >c', 'abc'],
  ['arrows', 'a -> b --> c <- d <-- e', 'a -> b --> c <- d <-- e'],
  ['an unclosed style', 'learn <style> and <b>tags</b>', 'learn and tags'],
  ['comparisons', 'a < b and c > d, x<y, 1<2>0, <3', 'a < b and c > d, x<y, 1<2>0, <3'],
  ['a comparison that looks like a tag', 'a <b and c> d', 'a <b and c> d'],
  ['generics and placeholders', 'List<T> Map<String, Int> <nimi>', 'List<T> Map<String, Int> <nimi>'],
  ['entities', 'R&amp;D &lt;p&gt; &auml;&#228;&#xE4; &euro;', 'R&D <p> äää €'],
  ['entities, once', '&amp;amp; &amp;lt;', '&amp; &lt;'],
  ['what is no entity', 'R&D Q&A ?a=1&copy=2 &unknown; &;', 'R&D Q&A ?a=1&copy=2 &unknown; &;'],
  ['control characters', 'a\u0000b\u0007c\u001bd\u007fe&#8;f', 'abcdef'],
  ['invisible and reordering characters', 'a\u200bb\u202ec\u2066d\ufeffe\u00adf', 'abcdef'],
  ['lone surrogates', 'a\ud800b&#xD800;c', 'a\ufffdb\ufffdc'],
  ['emoji of several parts', '👩\u200d💻', '👩\u200d💻'],
  ['non-breaking hyphens and dashes stay', 'a\u2011b – c', 'a\u2011b – c'],
  ['nothing', ' \r\n&nbsp;<p></p>\u0000', ''],
])('%s', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test.each([
  ['line breaks', 'a\r\nb<br>c', 'a b c'],
  ['entities and tags', ' <b>R&amp;D</b>\u00a0', 'R&D'],
  ['no bullets', '-Item', '-Item'],
  ['runs of spaces', 'a  b \t c', 'a b c'],
  ['empty lines', 'a\r\n\r\nb', 'a b'],
])('a line: %s', (_, raw, clean) => {
  expect(cleanLine(raw)).toBe(clean);
});

test('long texts are cut with an ellipsis, and never within a character', () => {
  expect(cleanText('x'.repeat(TEXT_MOST))).toHaveLength(TEXT_MOST);
  expect(cleanText('x'.repeat(TEXT_MOST + 1))).toBe(`${'x'.repeat(TEXT_MOST - 1)}…`);
  expect(cleanText(`x${'😀'.repeat(TEXT_MOST)}`)).toMatch(/^x(?:😀)+…$/u);
  expect(cleanText('😀'.repeat(TEXT_MOST))).toMatch(/^(?:😀)+…$/u);
  expect(cleanLine('x'.repeat(LINE_MOST + 1))).toHaveLength(LINE_MOST);
});

const pieces = fc.constantFrom(
  ...[
    '<',
    '>',
    '</',
    '<p>',
    '<li>',
    '<b ',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '&',
    '&amp;',
    '&#',
    ';',
    '-',
    '*',
    '•',
  ],
  ...['\r', '\n', '\r\n', ' ', '\u00a0', '\t', '\u0000', '\ud83d', '\ude00', '=', '"', 'a', 'Ö', '1', '/'],
);
const raws = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
);

test('every text comes out tidy', { tags: 'property' }, () => {
  fc.assert(
    fc.property(raws, (raw) => {
      const text = cleanText(raw);
      expect(text).not.toMatch(/\r|\n{3}|[^\S\n]\n|\u00a0| {2}|^\s|\s$/);
      expect(text).not.toMatch(/[[\p{Cc}\u202A-\u202E]--[\n]]/v);
      expect(text.isWellFormed()).toBe(true);
      expect(cleanLine(raw)).not.toMatch(/[\r\n]| {2}/);
    }),
    { numRuns: runs(2000) },
  );
});

test('words survive unchanged', { tags: 'property' }, () => {
  const word = fc.stringMatching(/^[a-zåäöA-ZÅÄÖ0-9][a-zåäö0-9.,:()/]{0,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(cleanText(words.join(' '))).toBe(words.join(' '));
      expect(cleanText(words.join('\r\n'))).toBe(words.join('\n'));
    }),
  );
});

/** Each would take minutes where the work grew with the square of the length. */
test.each([
  '<',
  '<a ',
  '<!',
  '<!--',
  '<script>',
  '<a/',
  '<p>',
  '<li>',
  '&',
  '&a',
  '&#1',
  '- ',
  '-\n',
  '\n',
  ' ',
  '•',
  '• \n\n',
])('half a million times %j is no trouble', (piece) => {
  expect(cleanText(piece.repeat(500_000)).length).toBeLessThanOrEqual(TEXT_MOST);
  expect(cleanText(`<a${piece.repeat(500_000)}x`).length).toBeLessThanOrEqual(TEXT_MOST);
});

test.each([
  ['cells are apart', '<tr><th>A</th><th>B</th></tr><tr><td>C</td><td>D</td></tr>', 'A B\n\nC D'],
  ['what follows an item is no part of it', '<ul><li>A</li>B</ul>', '• A\nB'],
  ['an empty item lends no bullet', '<ul><li class="a"> </li >B</ul>', 'B'],
  ['a bullet without a text at the end goes', 'A\n•', 'A'],
  ['the same after several lines', 'A\nB\n•', 'A\nB'],
  ['a bullet alone', '<ul><li><b></b></li></ul>', ''],
  ['a bullet without a text before another', '<li><p></p></li><li>A</li>', '• A'],
  ['a bullet after an empty line, before any text', '\n-A', '• A'],
  ['a bullet, an empty line and its text', '<li><p></p><p>A</p></li>', '• A'],
  ['a comment goes', 'A<!-- b -->C', 'AC'],
  ['what word processors leave goes', 'A<o:p>B</o:p><st1:place>C</st1:place>', 'ABC'],
  ['a script goes with what it holds', '<script>x</script>A', 'A'],
  ['what stands between two scripts stays', 'A<script>x</script>B<script>y</script>C', 'ABC'],
  ['a script in capitals', 'A<SCRIPT>x</SCRIPT>B', 'AB'],
  ['the end of a script that never began', 'A</script>B', 'AB'],
  ['a style whose end is nowhere', '<style>A', 'A'],
  ['letters that grow as they are made small', 'İ<SCRIPT>x</script>A', 'İA'],
  ['emphasis is no bullet', '*A* b*', '*A* b*'],
  ['a star alone', '*', '*'],
  ['a star in front', '* A', '• A'],
  ['a dash at the end is no emphasis', '- A *', '• A *'],
])('%s', (_, raw, text) => {
  expect(cleanText(raw)).toBe(text);
});

test('a line is as long as a line may be, and no longer', () => {
  expect(cleanLine('x'.repeat(500))).toBe('x'.repeat(500));
  expect(cleanLine('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
});

test('markup that hides a text is looked through as far as is told, and no farther', () => {
  const hidden = '<b></b>'.repeat(Math.floor(RAW_MOST / 7));
  const rest = ' '.repeat(RAW_MOST - hidden.length - 1);
  expect(cleanText(`${hidden}${rest}A`)).toBe('A');
  expect(cleanText(`${hidden}${rest} A`)).toBe('');
});
