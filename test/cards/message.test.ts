import { describe, expect, it, test } from 'vitest';
import { button, paragraph } from '../../src/cards/blocks.ts';
import type { Card } from '../../src/cards/card.ts';
import { toMessage, toPlainMessage, toView } from '../../src/cards/card.ts';
import { messageProblems, viewProblems } from '../block-kit/limits.ts';

const divider = { type: 'divider' } as const;
const press = (id: string) => button(id, { id, value: 'v' });
const card = (more: Partial<Card> = {}): Card => ({
  text: 'Words',
  blocks: [paragraph('Words')],
  buttons: [],
  ...more,
});

describe('a message', () => {
  it('puts all buttons in one row at the end, the card’s own first, after the note', () => {
    const { text, blocks } = toMessage(card({ buttons: [press('own')] }), {
      buttons: [press('share')],
      note: 'A note.',
    });
    expect(text).toBe('Words\nA note.');
    expect(blocks.map(({ type }) => type)).toEqual(['section', 'context', 'actions']);
    expect(blocks[2]).toMatchObject({ elements: [{ action_id: 'own' }, { action_id: 'share' }] });
  });

  it('has no row and no note where there are none', () => {
    expect(toMessage(card())).toEqual({ text: 'Words', blocks: [paragraph('Words')] });
  });

  test.each([49, 50, 51, 200])('of %i blocks keeps the note and the buttons', (count) => {
    const full = card({ blocks: Array.from({ length: count }, () => divider), buttons: [press('own')] });
    const message = toMessage(full, { note: 'A note.' });
    expect(messageProblems(message)).toEqual([]);
    expect(message.blocks.slice(-2).map(({ type }) => type)).toEqual(['context', 'actions']);
  });

  it('takes no more buttons than a row holds', () => {
    const buttons = Array.from({ length: 30 }, (_, at) => press(`b${at}`));
    expect(messageProblems(toMessage(card({ buttons })))).toEqual([]);
  });

  const date = '<!date^1794808800^{date_short} {time}|16 Nov 2026, 08:00 EET>';
  it('is never cut within a date or an escaped character', () => {
    for (const piece of [date, '&amp;', '&lt;']) {
      for (let at = 0; at < piece.length + 3; at += 1) {
        const text = `${'x'.repeat(4000 - at)}${piece}${'y'.repeat(100)}`;
        const cut = toMessage(card({ text })).text;
        expect(cut.length).toBeLessThanOrEqual(4000);
        expect(cut.replace(piece, '').replace(/^x+y*/, '')).toBe('…');
      }
    }
  });

  it('says its note also where the text is too long', () => {
    const { text } = toMessage(card({ text: 'long '.repeat(1000) }), { note: 'Shared by <@U0123ABCD>' });
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(text).toMatch(/…\nShared by <@U0123ABCD>$/);
  });
});

describe('a plain message', () => {
  test.each([
    ['a &lt; b &amp;&amp; c &gt; d', 'a < b && c > d'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['at <!date^1^{date} {time}|20 Nov 2026, 09:00 EET>.', 'at 20 Nov 2026, 09:00 EET.'],
    ['<!date^1^{date}|A> – <!date^2^{date}|B>', 'A – B'],
    ['&lt;!channel&gt;', '<\u2060!channel>'],
  ])('shows %j as %j, and keeps the text', (text, shown) => {
    const plain = toPlainMessage({ text, blocks: [divider] });
    expect(plain.text).toBe(text);
    expect(plain.blocks).toEqual([paragraph(shown)]);
  });

  it('keeps the row of buttons', () => {
    const message = toMessage(card({ buttons: [press('own')] }), {
      buttons: [press('share')],
      note: 'A note.',
    });
    const { blocks } = toPlainMessage(message);
    expect(blocks).toEqual([paragraph('Words\nA note.'), message.blocks.at(-1)]);
    expect(blocks[1]).toMatchObject({ elements: [{ action_id: 'own' }, { action_id: 'share' }] });
  });

  it('has a single block, within the limits, where there are no buttons', () => {
    const plain = toPlainMessage(toMessage(card({ text: 'long '.repeat(2000) })));
    expect(plain.blocks).toHaveLength(1);
    expect(messageProblems(plain)).toEqual([]);
  });
});

describe('a view', () => {
  it.each(['', ' ', '\u202E\u0000'])('has a title where the one that came back is %j', (title) => {
    expect(toView({ title, blocks: [divider] }, 'en').title.text).toBe('–');
  });

  it('shortens its title, and holds no more blocks than there may be', () => {
    const title = 'A title that is far too long for a modal';
    const view = toView({ title, blocks: Array.from({ length: 120 }, () => divider) }, 'en');
    expect(viewProblems(view)).toEqual([]);
    expect(view.title.text).toBe('A title that is far too…');
  });

  test.each([
    ['en', 'Close'],
    ['fi', 'Sulje'],
    ['sv', 'Stäng'],
  ] as const)('closes in %s with "%s"', (language, close) => {
    expect(toView({ title: 'x', blocks: [divider] }, language).close?.text).toBe(close);
  });
});
