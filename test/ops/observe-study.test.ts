import { expect, test } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics, observeStudy } from '../../src/ops/metrics.ts';
import type { StudyEvent } from '../../src/study-client/model.ts';

const call = { event: 'upstream', operation: 'realizations-by-code', ms: 20, attempt: 1 } as const;
const CALLS = 'coursebell_study_api_requests_total{operation="realizations-by-code",status=';
const BREAKER = 'coursebell_study_api_breaker_state{state=';

test.each<[StudyEvent, string, object | undefined]>([
  [
    { event: 'cache', kind: 'building', outcome: 'stale' },
    'coursebell_cache_lookups_total{result="stale"} 1',
    undefined,
  ],
  [
    { event: 'refresh', kind: 'building', outcome: 'failed' },
    'coursebell_cache_refreshes_total{result="failed"} 1',
    undefined,
  ],
  [
    { ...call, status: 200 },
    `${CALLS}"200"} 1`,
    { level: 20, operation: 'realizations-by-code', outcome: '200' },
  ],
  [
    { ...call, status: 399 },
    `${CALLS}"3xx"} 1`,
    { level: 20, operation: 'realizations-by-code', outcome: '399' },
  ],
  [
    { ...call, status: 400 },
    `${CALLS}"400"} 1`,
    { operation: 'realizations-by-code', outcome: '400', ms: 20 },
  ],
  [
    { ...call, status: 403, trouble: 'realizations-by-code answered 403 (text/html)' },
    `${CALLS}"403"} 1`,
    { level: 40, outcome: '403', detail: 'realizations-by-code answered 403 (text/html)' },
  ],
  [
    { ...call, operation: 'probe', status: 401, trouble: 'probe answered 401' },
    'coursebell_study_api_requests_total{operation="probe",status="401"} 1',
    { level: 30, operation: 'probe', outcome: '401', detail: 'probe answered 401' },
  ],
  [
    { ...call, operation: 'buildings', status: 404, trouble: 'buildings answered 404' },
    'coursebell_study_api_requests_total{operation="building",status="404"} 1',
    { level: 40, operation: 'buildings', outcome: '404' },
  ],
  [
    { ...call, status: 'timeout' },
    `${CALLS}"timeout"} 1`,
    { operation: 'realizations-by-code', outcome: 'timeout' },
  ],
  [
    { ...call, status: 'network' },
    `${CALLS}"network"} 1`,
    { operation: 'realizations-by-code', outcome: 'network' },
  ],
  [{ event: 'cooldown', until: 1 }, 'coursebell_study_api_cooldowns_total 1', { outcome: 'cooldown' }],
  [{ event: 'breaker', state: 'open' }, `${BREAKER}"open"} 1`, { outcome: 'breaker-open' }],
  [{ event: 'breaker', state: 'half-open' }, `${BREAKER}"half-open"} 1`, { outcome: 'breaker-half-open' }],
  [{ event: 'breaker', state: 'closed' }, `${BREAKER}"closed"} 1`, { outcome: 'breaker-closed' }],
])('%j', async (event, metric, line) => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLog('debug', { write: (text) => void lines.push(text) });
  observeStudy(metrics, log, () => 0).onEvent(event);
  expect((await metrics.expose()).split('\n')).toContain(metric);
  const expected = line === undefined ? [] : [expect.objectContaining({ kind: 'study-api', ...line })];
  expect(lines.map((text) => JSON.parse(text))).toEqual(expected);
});

const none = { success: undefined, failure: undefined };
/** A status, with what went wrong where something did: a redirect or a page may come with any status. */
type Told = number | 'timeout' | [status: number | 'timeout', trouble: string];

const seen = (...told: readonly Told[]) => {
  let now = 0;
  const log = createLog('silent', { write: () => undefined });
  const observer = observeStudy(createMetrics(), log, () => (now += 1));
  for (const one of told) {
    const [status, trouble] = Array.isArray(one) ? one : [one, undefined];
    observer.onEvent({ ...call, status, trouble });
  }
  return observer.lastSeen();
};

test('a refusal behind silence is told since it began', () => {
  let now = 0;
  const log = createLog('silent', { write: () => undefined });
  const observer = observeStudy(createMetrics(), log, () => (now += 1));
  observer.onEvent({ ...call, status: 503, trouble: 'answered 503' });
  for (const _ of 'ab') observer.onEvent({ ...call, status: 401, trouble: 'refused', refused: 'key' });
  expect(observer.lastSeen()).toMatchObject({ failingSince: 2, failure: { at: 3, refused: 'key' } });
});

test('that something is not offered, as a probe finds out, is no failure of the study API', () => {
  const log = createLog('silent', { write: () => undefined });
  const observer = observeStudy(createMetrics(), log, () => 1);
  observer.onEvent({ ...call, operation: 'probe', status: 401, trouble: 'probe answered 401' });
  expect(observer.lastSeen()).toEqual(none);
});

test.each([
  [[], none],
  [[200], { success: 1, failure: undefined }],
  [[404], { success: 1, failure: undefined }],
  [
    [[503, 'answered 503']],
    { success: undefined, failingSince: 1, failure: { at: 1, kind: '503', reason: 'answered 503' } },
  ],
  [
    [200, ['timeout', 'no answer'], ['timeout', 'no answer']],
    { success: 1, failingSince: 2, failure: { at: 3, kind: 'timeout', reason: 'no answer' } },
  ],
  [
    [[200, 'not a JSON object']],
    { success: undefined, failingSince: 1, failure: { at: 1, kind: '200', reason: 'not a JSON object' } },
  ],
  [
    [[301, 'a redirect']],
    { success: undefined, failingSince: 1, failure: { at: 1, kind: '301', reason: 'a redirect' } },
  ],
  [[[401, 'refused'], 200], { success: 2, failure: { at: 1, kind: '401', reason: 'refused' } }],
] as [Told[], ReturnType<typeof seen>][])('after %j it was last seen so: %j', (told, expected) => {
  expect(seen(...told)).toEqual(expected);
});

test('an outage is one line, a trouble of another kind one more, and so is its end', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const { onEvent } = observeStudy(createMetrics(), log, () => 1);
  const down = { ...call, status: 503, trouble: 'answered 503' } as const;
  const outage = [
    down,
    down,
    { event: 'breaker', state: 'open' },
    { event: 'breaker', state: 'half-open' },
    down,
    { event: 'breaker', state: 'open' },
    { ...call, operation: 'buildings', status: 503, trouble: 'answered 503' },
    { ...call, status: 401, trouble: 'refused', refused: 'key' },
    { event: 'cooldown', until: 1 },
    { event: 'cooldown', until: 2 },
    { event: 'breaker', state: 'half-open' },
    { ...call, status: 200 },
    { event: 'breaker', state: 'closed' },
    { ...call, status: 200 },
  ] as const;
  const told = ['503', 'breaker-open', '401', 'cooldown', 'answers'];
  for (const event of outage) onEvent(event);
  expect(lines.map(({ outcome }) => outcome)).toEqual(told);
  for (const event of outage) onEvent(event);
  expect(lines.map(({ outcome }) => outcome)).toEqual([...told, ...told]);
});
