import { get } from 'node:http';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import {
  type CalendarRoutesOptions,
  calendarRoutes,
  createCalendarFeeds,
  createCalendarLinks,
} from '../../src/calendar/addresses.ts';
import { AccessRefused, InvalidResponse, NotFound, QuotaExceeded, Unavailable } from '../../src/errors.ts';
import { createHttpServer } from '../../src/http/server.ts';
import type { Language } from '../../src/language.ts';
import { newSecret } from '../../src/store/sealing.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { MINUTE, NOW, ZONE } from '../fixtures/reader.ts';
import { codeOf } from '../fixtures/realizations.ts';
import { course, follow, target } from '../store/samples.ts';
import { parsed } from './parsed.ts';
import { CODE, DATES, factsOf } from './samples.ts';

const PERSON = { workspace: 'T1', user: 'U1' };
const KEY = { workspace: 'T1', target: 'U1' };

async function serve(
  find: CalendarRoutesOptions['find'] = async () => ({ facts: factsOf(DATES), readAt: NOW }),
) {
  const store = createMemoryStore();
  const links = createCalendarLinks({ publicUrl: 'https://bell.example/bell', secret: 'kept' });
  const feeds = createCalendarFeeds({ store, now: () => NOW, language: 'en', secret: 'secret-of-the-feeds' });
  const found = vi.fn(find);
  const read = vi.spyOn(store.feeds, 'owner');
  const onError = vi.fn();
  const routes = calendarRoutes({
    links,
    feeds,
    find: found,
    now: () => NOW,
    zone: ZONE,
    checkSeconds: 10_800,
  });
  const server = createHttpServer({ host: '127.0.0.1', port: 0 }, routes, onError);
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  const pathOf = (code = CODE, language: Language = 'en') =>
    new URL(links.course({ code: codeOf(code), language }) ?? '').pathname.replace(/^\/bell/, '');
  const follows = async (...codes: string[]) => {
    await store.follows.add(
      target({ ...KEY, kind: 'person' }),
      codes.map((code) => follow(code, KEY)),
      100,
    );
    await store.courses.put(codes.map((code) => course(code, { facts: factsOf(DATES, `Kurssi ${code}`) })));
  };
  return { store, feeds, found, read, onError, port, ask, pathOf, follows };
}

const headersOf = (response: Response, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));

describe('a course’s file', () => {
  it('is a calendar to be kept, in the language of its address', async () => {
    const { ask, pathOf, found } = await serve();
    const response = await ask(pathOf(CODE, 'fi'));
    expect(response.status).toBe(200);
    expect(
      headersOf(
        response,
        'content-type',
        'content-disposition',
        'cache-control',
        'x-content-type-options',
        'referrer-policy',
      ),
    ).toEqual({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${CODE}.ics"; filename*=UTF-8''${CODE}.ics`,
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const calendar = parsed(await response.text());
    expect(calendar.name).toBe('Ohjelmistoprojekti (TX00EY23-3015)');
    expect(calendar.events.map(({ summary }) => summary.split(':')[0])).toEqual([
      ...['Ilmoittautuminen alkoi', 'Ilmoittautuminen päättyy'],
      ...['Toteutus alkaa', 'Toteutus päättyy'],
    ]);
    expect(calendar.properties).not.toContain('REFRESH-INTERVAL');
    expect(found.mock.calls).toEqual([[CODE, 'fi']]);
  });

  it('has a file name that every program can take', async () => {
    const { ask, pathOf } = await serve();
    const response = await ask(pathOf('R801MTYÖ-3001'));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="R801MTY_-3001.ics"; filename*=UTF-8''R801MTY%C3%96-3001.ics`,
    );
  });

  it('is not looked for where the address was not made here', async () => {
    const { ask, pathOf, found } = await serve();
    const wrong = [
      pathOf().replace('3015', '3016'),
      '/calendar/course/',
      '/calendar/course/x.ics',
      `${pathOf()}x`,
    ];
    for (const path of wrong) {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, '']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(found).not.toHaveBeenCalled();
  });

  test.each([
    [
      'unknown',
      new NotFound('realization', CODE),
      404,
      null,
      `Toteutusta ${CODE} ei ole. Tarkista tunnus opinto-oppaasta.`,
    ],
    ['down', new Unavailable('down', 'secret'), 503, '300', null],
    ['refused', new AccessRefused('key', 'secret'), 503, '300', null],
    ['not understood', new InvalidResponse('secret'), 503, '300', null],
    ['over the quota', new QuotaExceeded('quota'), 503, '300', null],
    ['over the quota for ten minutes', new QuotaExceeded('rate', NOW + 10 * MINUTE - 1), 503, '600', null],
    ['over the quota until now', new QuotaExceeded('rate', NOW), 503, '1', null],
  ])('that can’t be had is told: %s', async (_, error, status, retryAfter, words) => {
    const { ask, pathOf, onError } = await serve(() => Promise.reject(error));
    const response = await ask(pathOf(CODE, 'fi'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(headersOf(response, 'content-type', 'cache-control')).toEqual({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(await response.text()).toBe(
      words ?? 'Tiedostoa ei juuri nyt saada. Yritä uudelleen muutaman minuutin kuluttua.',
    );
    expect(onError).not.toHaveBeenCalled();
  });

  it('that fails unexpectedly is an empty 500', async () => {
    const fault = new Error('secret');
    const { ask, pathOf, onError } = await serve(() => Promise.reject(fault));
    const response = await ask(pathOf());
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(onError.mock.calls).toEqual([[fault]]);
  });
});

describe('a feed', () => {
  it('is a calendar of what is followed, and never asks the study API', async () => {
    const { feeds, ask, follows, found } = await serve();
    await follows('TX00EY23-3015', 'IM00BR45-3003');
    const response = await ask(`/calendar/${await feeds.make(PERSON, newSecret())}.ics`);
    expect(response.status).toBe(200);
    expect(
      headersOf(response, 'content-type', 'content-disposition', 'cache-control', 'referrer-policy'),
    ).toEqual({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="coursebell.ics"',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    const calendar = parsed(await response.text());
    expect(calendar.name).toBe('Coursebell: seuraamasi toteutukset');
    expect(calendar.properties).toContain('REFRESH-INTERVAL');
    expect(calendar.events.map(({ uid }) => uid)).toEqual(
      ['IM00BR45-3003', 'TX00EY23-3015'].flatMap((code) =>
        ['opens', 'closes', 'starts', 'ends'].map((about) => `${code}-${about}@coursebell`),
      ),
    );
    expect(found).not.toHaveBeenCalled();
  });

  it('of a person who follows nothing is empty', async () => {
    const { feeds, ask } = await serve();
    const response = await ask(`/calendar/${await feeds.make(PERSON, newSecret())}.ics`);
    expect(parsed(await response.text()).events).toEqual([]);
  });

  it('that is unknown is one answer, after one look into the store, however it is asked for', async () => {
    const { feeds, ask, read } = await serve();
    const former = await feeds.make(PERSON, newSecret());
    await feeds.make(PERSON, newSecret());
    const revoked = await feeds.make({ ...PERSON, user: 'U2' }, newSecret());
    await feeds.revoke({ ...PERSON, user: 'U2' });
    const addresses = [former, revoked, 'A'.repeat(43), 'x', '', '%00', '..%2F..', 'ä', 'x'.repeat(10_000)];
    const paths = [
      ...addresses.map((token) => `/calendar/${token}.ics`),
      '/calendar/',
      '/calendar/x',
      '/calendar/a/b.ics',
    ];
    const answers = new Set<string>();
    for (const [index, path] of paths.entries()) {
      const response = await ask(path);
      answers.add(JSON.stringify([response.status, await response.text(), said(response)]));
      expect(read, path).toHaveBeenCalledTimes(index + 1);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^\[404,""/);
  });

  it('ends with its address', async () => {
    const { feeds, ask, follows } = await serve();
    await follows('TX00EY23-3015');
    const path = `/calendar/${await feeds.make(PERSON, newSecret())}.ics`;
    const first = await ask(path);
    await first.text();
    await feeds.revoke(PERSON);
    const again = await ask(path, 'GET', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([first.status, again.status, again.headers.get('etag')]).toEqual([200, 404, null]);
  });

  it('is an empty 500 where the store does not answer', async () => {
    const { feeds, ask, store, onError } = await serve();
    const path = `/calendar/${await feeds.make(PERSON, newSecret())}.ics`;
    vi.spyOn(store.targets, 'get').mockRejectedValue(new Error('gone'));
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(onError).toHaveBeenCalledOnce();
  });
});

/** What the routes say, without what the connection does. */
function said({ headers }: Response): Record<string, string> {
  const { date: _, connection: __, 'keep-alive': ___, ...rest } = Object.fromEntries(headers);
  return rest;
}

describe('both', () => {
  async function both() {
    const { feeds, ask, pathOf, follows } = await serve();
    await follows('TX00EY23-3015');
    return { ask, paths: [pathOf(), `/calendar/${await feeds.make(PERSON, newSecret())}.ics`] };
  }

  it('are sent again only where they have changed', async () => {
    const { ask, paths } = await both();
    for (const path of paths) {
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{43}"$/);
      await first.text();
      for (const held of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
        const again = await ask(path, 'GET', { 'if-none-match': held });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      const other = await ask(path, 'GET', { 'if-none-match': '"a"' });
      expect([other.status, parsed(await other.text()).events.length]).toEqual([200, 4]);
    }
  });

  it('answer HEAD as GET, without a body', async () => {
    const { ask, paths } = await both();
    for (const path of [...paths, '/calendar/x.ics', '/calendar/course/x.ics']) {
      const [whole, head] = [await ask(path), await ask(path, 'HEAD')];
      expect(said(head)).toEqual(said(whole));
      expect([head.status, await head.text()]).toEqual([whole.status, '']);
      const body = await whole.text();
      expect(Number(whole.headers.get('content-length') ?? 0)).toBe(Buffer.byteLength(body));
    }
  });

  it('take a query, and no other method', async () => {
    const { ask, paths } = await both();
    for (const path of paths) {
      const asked = await ask(`${path}?ref=1`);
      await asked.text();
      expect(asked.status).toBe(200);
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
        expect((await ask(path, method)).status).toBe(405);
    }
  });

  it('take a path as it is sent, however it climbs', async () => {
    const { port } = await serve();
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        get({ port, host: '127.0.0.1', path }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        }).on('error', reject);
      });
    expect(await statusOf('/calendar/../metrics')).toBe(404);
    expect(await statusOf('/calendar/course/../../metrics.ics')).toBe(404);
  });
});
