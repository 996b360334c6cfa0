import { describe, expect, it } from 'vitest';
import { toMessage } from '../../../src/cards/card.ts';
import { linkedCard, settingsCard, unlinkedCard } from '../../../src/features/channel/card.ts';
import { parseLink } from '../../../src/features/channel/handlers.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { messageProblems } from '../../block-kit/limits.ts';
import { HOSTILE, HUGE } from '../../fixtures/hostile.ts';
import { readerIn } from '../../fixtures/reader.ts';
import { markupIn, mentionsIn, mrkdwnIn, unsaid } from '../../fixtures/safety.ts';
import { MESSAGES } from './gallery.ts';

describe('the cards', () => {
  it.each([...HOSTILE, ...HUGE])('keep %j harmless', (text) => {
    const reader = readerIn('en');
    const linked = { code: text, name: text };
    const settings = { language: undefined, answersCodes: true, linked, weekly: true, feed: undefined };
    const cards = [
      settingsCard(settings, reader),
      linkedCard(linked, true, reader),
      unlinkedCard(text, reader),
    ];
    for (const card of cards) {
      const message = toMessage(card);
      expect(messageProblems(message)).toEqual([]);
      expect([...mentionsIn(message), ...markupIn(message.text), ...mrkdwnIn(message.blocks)]).toEqual([]);
    }
  });

  it.each(LANGUAGES)('say in %s in their text what their blocks say', (language) => {
    for (const render of Object.values(MESSAGES)) {
      const { text, blocks } = render(readerIn(language));
      const said = { text, blocks: blocks.filter(({ type }) => type !== 'actions'), buttons: [] };
      expect(unsaid(said)).toEqual([]);
    }
  });
});

it('marks a linked course’s name that is in another language', () => {
  const linked = { code: 'TX00FB12-3001', name: 'Kääntäjät', nameLanguage: 'fi' } as const;
  expect(linkedCard(linked, false, readerIn('en')).text).toContain(
    'Kääntäjät · TX00FB12-3001 · Name in Finnish',
  );
});

describe('/course link', () => {
  it.each([
    ['', { does: 'linked' }],
    ['  \u200b ', { does: 'linked' }],
    ['tx00ey23-3015', { does: 'link', asked: ['TX00EY23-3015'] }],
    ['194201', { does: 'link', asked: ['194201'] }],
    ['TX00EY23-3015, IM00BR45-3003', { does: 'link', asked: ['TX00EY23-3015', 'IM00BR45-3003'] }],
  ])('reads %j', (typed, request) => {
    expect(parseLink(typed)).toEqual(request);
  });
});
