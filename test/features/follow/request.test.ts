import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { InvalidRequest } from '../../../src/errors.ts';
import { enrolledRequest } from '../../../src/features/enrolled/handlers.ts';
import { followRequest } from '../../../src/features/follow/request.ts';
import { parseFollow, parseUnfollow } from '../../../src/features/follow/wish.ts';
import { isConversationId } from '../../../src/slack-terms.ts';
import { spotOf } from '../../../src/workspace/targets.ts';
import { IN_CHANNEL, IN_DIRECT } from './fixtures.ts';

describe('/course follow', () => {
  it.each([
    ['TX00EY23-3015', ['TX00EY23-3015']],
    ['tx00ey23-3015, TX00EY31-3002', ['TX00EY23-3015', 'TX00EY31-3002']],
    ['TX00EY23-3015 and 12345', ['TX00EY23-3015', '12345']],
    ['TX00EY23-3015 nonsense9', ['TX00EY23-3015', 'nonsense9']],
  ])('%j', (typed, asked) => {
    expect(parseFollow(typed)).toEqual({ does: 'follow', asked });
  });

  it.each(['TX00EY23-3015', '5K00BS21-3003', 'MGTS1965D-3001'])('reads a lead time beside %s', (code) => {
    const request = { does: 'follow', asked: [code] };
    for (const typed of [`a week before ${code}`, `viikkoa ennen ${code}`, `${code}, en vecka innan`])
      expect(parseFollow(typed)).toEqual({ ...request, leads: ['starts-7d'] });
    const unmet = [{ ahead: 0, of: 'ends', said: '' }];
    expect(parseFollow(`${code} when it ends`)).toEqual({ ...request, unmet });
  });

  it.each([
    ['', 'realization-code'],
    ['this course', 'realization-code'],
    [Array.from({ length: 51 }, (_, at) => `TX00EY${at + 10}-3001`).join(' '), 'too-many-codes'],
  ])('refuses %j', (typed, about) => {
    expect(() => parseFollow(typed)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ about }) }),
    );
  });
});

describe('/course unfollow', () => {
  it.each(['all', ' ALL ', 'kaikki', 'alla', 'allt', 'everything', 'all of them', 'kaikki kurssit'])(
    'everything: %j',
    (typed) => {
      expect(parseUnfollow(typed)).toEqual({ does: 'unfollow', asked: 'all' });
    },
  );

  it('reads codes', () => {
    for (const typed of ['tx00ey23-3015', 'TX00EY23-3015:n seuraaminen'])
      expect(parseUnfollow(typed)).toEqual({ does: 'unfollow', asked: ['TX00EY23-3015'] });
  });

  it.each(['all but', 'everything in Finnish', 'them', 'web development'])(
    'never takes %j for everything, but shows what there is',
    (typed) => {
      expect(parseUnfollow(typed)).toEqual({ does: 'following', unread: typed });
    },
  );

  it.each(['all TX00EY23-3015', 'TX00EY23-3015 all', 'all except TX00EY23-3015.'])(
    'ends neither all nor one where it is not clear which: %j',
    (typed) => {
      expect(parseUnfollow(typed)).toEqual({ does: 'following', isUnsure: true });
    },
  );

  it('alone asks what there is', () => {
    for (const typed of ['', ' ', 'following']) expect(parseUnfollow(typed)).toEqual({ does: 'following' });
  });

  it('refuses more codes than are answered at once', () => {
    const typed = Array.from({ length: 51 }, (_, at) => `TX00EY${at + 10}-3001`).join(' ');
    expect(() => parseUnfollow(typed)).toThrow(InvalidRequest);
  });
});

it.each([
  ...['TX00EY23-3015 but not IM00BR45-3003', 'not TX00EY23-3015', 'all but TX00EY23-3015'],
  ...['kaikki paitsi TX00EY23-3015', 'TX00EY23-3015 mutta ei IM00BR45-3003'],
  ...['alla utom TX00EY23-3015', 'TX00EY23-3015 men inte IM00BR45-3003'],
])('what turns its codes round is not guessed at: %j', (typed) => {
  const asked = typed.match(/\w+-\d+/g);
  expect(parseFollow(typed)).toEqual({ does: 'offer', asked });
  expect(parseUnfollow(typed)).toEqual({ does: 'following', isUnsure: true });
});

it('gives what its schema takes, or refuses', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(parseFollow, parseUnfollow),
      (typed, parse) => {
        try {
          const request = parse(`TX00EY23-3015 ${typed}`);
          expect(followRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequest);
        }
      },
    ),
  );
});

const asked = ['TX00EY23-3015'];

test.each([
  [{ does: 'follow', asked }],
  [{ does: 'follow', asked, whom: 'channel', conversation: 'C0INFO' }],
  [{ does: 'follow', asked, whom: 'person', conversation: 'D0AINO' }],
  [{ does: 'unfollow', asked }],
  [{ does: 'unfollow', asked: 'all' }],
  [{ does: 'stop', asked: 'x'.repeat(60), shown: 'alone' }],
  [{ does: 'stop', asked: 'TX00EY23-3015', shown: 'in-list', whom: 'person' }],
  [{ does: 'following' }],
  [{ does: 'following', state: true }],
])('takes the request %j whole', (request) => {
  expect(followRequest.parse(request)).toEqual(request);
});

test.each([
  [{ does: '' }],
  [{ does: 'stop', asked: 'x'.repeat(61), shown: 'alone' }],
  [{ does: 'stop', asked: 'TX00EY23-3015', shown: '' }],
  [{ does: 'stop', asked: 'TX00EY23-3015', shown: 'in-list', whom: '' }],
  [{ does: 'unfollow', asked: '' }],
  [{ does: 'follow', asked: [] }],
  [{ does: 'follow', asked: ['A-1'], whom: 'everyone' }],
  [{ does: 'follow', asked: ['A-1'], conversation: 'U0AINO' }],
  [{ does: 'unfollow', asked: 'some' }],
  [{ does: 'following', unread: 'x'.repeat(101) }],
  [{ does: 'find' }],
  [{ does: 'drop tables' }],
])('refuses the request %j', (request) => {
  expect(followRequest.safeParse(request).success).toBe(false);
});

test.each([
  [{ asked, on: true, shown: 'alone' }, true],
  [{ asked, on: false, shown: 'in-list' }, true],
  [{ asked, on: 'yes', shown: 'alone' }, false],
  [{ asked: ['x'.repeat(61)], on: true, shown: 'alone' }, false],
  [{ asked, on: true, shown: '' }, false],
])('of the request %j to mark it is known whether it is one: %s', (request, isOne) => {
  expect(enrolledRequest.safeParse(request).success).toBe(isOne);
});

describe('whose follows a request is about', () => {
  const channel = { workspace: 'T0METRO', target: 'C0INFO', kind: 'channel' };
  const person = { workspace: 'T0METRO', target: 'U0AINO', kind: 'person' };
  const nowhere = { ...IN_CHANNEL, conversation: undefined };

  it.each([
    ['a channel', IN_CHANNEL, {}, channel],
    ['a private channel', { ...IN_CHANNEL, conversation: 'G0PRIV' }, {}, { ...channel, target: 'G0PRIV' }],
    ['a direct conversation', IN_DIRECT, {}, person],
    ['just me, in a channel', IN_CHANNEL, { whom: 'person' }, person],
    ['a modal', nowhere, { whom: 'channel', conversation: 'C0INFO' }, channel],
    ['a modal, just me', nowhere, { whom: 'person' }, person],
    ['a modal over a direct conversation', nowhere, { whom: 'channel', conversation: 'D0AINO' }, person],
    ['a place that is known', IN_CHANNEL, { whom: 'channel', conversation: 'C0OTHER' }, channel],
    ['nowhere', nowhere, {}, undefined],
    ['no workspace', { ...IN_CHANNEL, workspace: '' }, {}, undefined],
    ['what is no conversation', { ...IN_CHANNEL, conversation: 'general' }, {}, undefined],
  ] as const)('%s', (_name, place, asked, spot) => {
    expect(spotOf(place, asked)).toEqual(spot);
  });

  it.each(['C', 'c0info', 'U0AINO', 'xC0INFO', '#C0INFO', 'C0INFO> <!channel', ''])(
    '%j is no conversation',
    (id) => {
      expect(isConversationId(id)).toBe(false);
    },
  );
});
