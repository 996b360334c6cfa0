import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { createCalendarFeeds } from '../../src/calendar/addresses.ts';
import { newSecret } from '../../src/store/sealing.ts';
import type { Store, Target } from '../../src/store/store.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { DAY, HOUR, NOW } from '../fixtures/reader.ts';
import { course, follow, target } from '../store/samples.ts';
import { DATES, factsOf } from './samples.ts';

const PERSON = { workspace: 'T1', user: 'U1' };
const SECRET = 'secret-of-the-feeds';
const KEY = { workspace: 'T1', target: 'U1' };

function start(at = NOW) {
  const store = createMemoryStore();
  const clock = { now: at };
  return {
    store,
    clock,
    feeds: createCalendarFeeds({ store, now: () => clock.now, language: 'sv', secret: SECRET }),
  };
}

async function follows(store: Store, codes: readonly string[], given: Partial<Target> = {}) {
  const told = factsOf(DATES, 'Kerrottu');
  const all = codes.map((code) => follow(code, { ...KEY, createdAt: NOW - 9 * DAY, told }));
  await store.follows.add(target({ ...KEY, kind: 'person', ...given }), all, 100);
}

describe('an address', () => {
  it('is long, new each time, and leads to its person', async () => {
    const { feeds } = start();
    const others = { ...PERSON, user: 'U2' };
    const [one, two] = [await feeds.make(PERSON, newSecret()), await feeds.make(others, newSecret())];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(two).not.toBe(one);
    expect(await feeds.read(one)).toEqual(PERSON);
    expect(await feeds.read(two)).toEqual(others);
  });

  it('is void once there is a newer one', async () => {
    const { feeds, clock } = start();
    const former = await feeds.make(PERSON, newSecret());
    clock.now += HOUR;
    const newer = await feeds.make(PERSON, newSecret());
    expect(await feeds.read(former)).toBeUndefined();
    expect(await feeds.read(newer)).toEqual(PERSON);
    expect(await feeds.madeAt(PERSON)).toBe(NOW + HOUR);
  });

  it('is one for one request of one person, at every replica', async () => {
    const { store, feeds } = start();
    const wish = newSecret();
    const first = await feeds.make(PERSON, wish);
    const replica = createCalendarFeeds({ store, now: () => NOW, language: 'en', secret: SECRET });
    expect(await replica.make(PERSON, wish)).toBe(first);
    expect(await feeds.read(first)).toEqual(PERSON);
    const another = createCalendarFeeds({
      store: createMemoryStore(),
      now: () => NOW,
      language: 'en',
      secret: 'x',
    });
    const others = [
      await feeds.make({ ...PERSON, user: 'U2' }, wish),
      await feeds.make({ ...PERSON, workspace: 'T2' }, wish),
      await another.make(PERSON, wish),
    ];
    expect(new Set([first, wish, ...others]).size, 'no other person’s, and not the request itself').toBe(5);
  });

  it('is void once it is revoked, and the person has none', async () => {
    const { feeds } = start();
    const token = await feeds.make(PERSON, newSecret());
    expect(await feeds.madeAt(PERSON)).toBe(NOW);
    expect(await feeds.revoke(PERSON)).toBe(true);
    expect(await feeds.read(token)).toBeUndefined();
    expect(await feeds.madeAt(PERSON)).toBeUndefined();
    expect(await feeds.revoke(PERSON)).toBe(false);
  });

  it('is unknown where it was not made', async () => {
    const { feeds } = start();
    const token = await feeds.make(PERSON, newSecret());
    for (const wrong of ['', 'x', token.slice(1), `${token}=`, token.toLowerCase(), 'x'.repeat(100_000)]) {
      expect(await feeds.read(wrong)).toBeUndefined();
    }
  });

  it('is kept as a digest alone, which is no address', async () => {
    const { store, feeds } = start();
    const kept: string[] = [];
    const replace: Store['feeds']['replace'] = (key, hash, at) => {
      kept.push(hash);
      return store.feeds.replace(key, hash, at);
    };
    const watched = { ...store, feeds: { ...store.feeds, replace } };
    const token = await createCalendarFeeds({
      store: watched,
      now: () => NOW,
      language: 'en',
      secret: SECRET,
    }).make(PERSON, newSecret());
    expect(kept).toEqual([createHash('sha256').update(token).digest('base64url')]);
    expect(await feeds.read(kept[0] ?? '')).toBeUndefined();
    expect(await feeds.read(token)).toEqual(PERSON);
  });
});

describe('a feed holds', () => {
  it('what the person follows, as it was last read in the person’s language, by code', async () => {
    const { store, feeds } = start();
    await follows(store, ['TX00EY23-3015', 'IM00BR45-3003'], { language: 'fi' });
    const read = (code: string, language: 'fi' | 'en') =>
      course(code, { language, facts: factsOf(DATES, `${code} ${language}`), readAt: NOW - HOUR });
    await store.courses.put(
      ['TX00EY23-3015', 'IM00BR45-3003'].flatMap((code) => [read(code, 'fi'), read(code, 'en')]),
    );
    expect(await feeds.contents(PERSON)).toEqual({
      kind: 'person',
      language: 'fi',
      entries: ['IM00BR45-3003', 'TX00EY23-3015'].map((code) => ({
        code,
        facts: factsOf(DATES, `${code} fi`),
        readAt: NOW - HOUR,
        isMissing: false,
      })),
    });
  });

  it.each([
    ['never checked', undefined, NOW - 9 * DAY],
    ['checked since', NOW - DAY, NOW - DAY],
    ['checked before', NOW - 10 * DAY, NOW - 9 * DAY],
  ])('what the person was told, where nothing was read in the language: %s', async (_, checkedAt, readAt) => {
    const { store, feeds } = start();
    await follows(store, ['TX00EY23-3015'], { checkedAt });
    const { entries } = await feeds.contents(PERSON);
    expect(entries).toEqual([
      { code: 'TX00EY23-3015', facts: factsOf(DATES, 'Kerrottu'), readAt, isMissing: false },
    ]);
  });

  it('courses that the study API no longer knows, as their reminders still come', async () => {
    const { store, feeds } = start();
    await follows(store, ['TX00EY23-3015']);
    await store.courses.put([course('TX00EY23-3015', { missingSince: NOW })]);
    expect((await feeds.contents(PERSON)).entries).toMatchObject([{ isMissing: true }]);
  });

  it('nothing of others: of a channel, of another person, of another workspace', async () => {
    const { store, feeds } = start();
    const elsewhere = [
      { workspace: 'T1', target: 'C1' },
      { workspace: 'T1', target: 'U2' },
      { workspace: 'T2', target: 'U1' },
    ];
    for (const key of elsewhere) await store.follows.add(target(key), [follow('TX00EY23-3015', key)], 100);
    expect(await feeds.contents(PERSON)).toEqual({ entries: [], language: 'sv', kind: 'person' });
  });

  it('nothing any more once nothing is followed', async () => {
    const { store, feeds } = start();
    await follows(store, ['TX00EY23-3015']);
    await store.follows.remove(KEY, 'all');
    expect((await feeds.contents(PERSON)).entries).toEqual([]);
  });
});

test('reading a feed asks for its courses once', async () => {
  const { store } = start();
  await follows(store, ['TX00EY23-3015', 'IM00BR45-3003', 'R0027-3009']);
  let asked = 0;
  const get: Store['courses']['get'] = (pairs) => {
    asked += 1;
    return store.courses.get(pairs);
  };
  const feeds = createCalendarFeeds({
    store: { ...store, courses: { ...store.courses, get } },
    now: () => NOW,
    language: 'en',
    secret: SECRET,
  });
  await feeds.contents(PERSON);
  expect(asked).toBe(1);
});
