import { expect, test } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { observeStudy } from '../../src/ops/observe-study.ts';
import type { StudyEvent } from '../../src/study-client/events.ts';

const call = { event: 'upstream', operation: 'search', ms: 20, attempt: 1 } as const;
const CALLS = 'coursebell_study_api_seconds_count{operation="search",status=';

test.each<[StudyEvent, string, object | undefined]>([
  [
    { event: 'cache', kind: 'building', outcome: 'stale' },
    'coursebell_cache_total{result="stale"} 1',
    undefined,
  ],
  [
    { event: 'refresh', kind: 'building', outcome: 'failed' },
    'coursebell_cache_total{result="refresh-failed"} 1',
    undefined,
  ],
  [{ ...call, status: 200 }, `${CALLS}"200"} 1`, undefined],
  [{ ...call, status: 399 }, `${CALLS}"399"} 1`, undefined],
  [{ ...call, status: 400 }, `${CALLS}"400"} 1`, { operation: 'search', outcome: '400', ms: 20 }],
  [{ ...call, status: 'timeout' }, `${CALLS}"timeout"} 1`, { operation: 'search', outcome: 'timeout' }],
  [{ ...call, status: 'network' }, `${CALLS}"network"} 1`, { operation: 'search', outcome: 'network' }],
  [{ event: 'hold', until: 1 }, 'coursebell_study_api_breaker_open 0', { outcome: 'hold' }],
  [{ event: 'breaker', state: 'open' }, 'coursebell_study_api_breaker_open 1', { outcome: 'breaker-open' }],
  [
    { event: 'breaker', state: 'half-open' },
    'coursebell_study_api_breaker_open 0',
    { outcome: 'breaker-half-open' },
  ],
  [
    { event: 'breaker', state: 'closed' },
    'coursebell_study_api_breaker_open 0',
    { outcome: 'breaker-closed' },
  ],
])('%j', async (event, metric, line) => {
  const lines: string[] = [];
  const metrics = createMetrics();
  observeStudy(metrics, createLog('debug', { write: (text) => void lines.push(text) }))(event);
  expect((await metrics.expose()).split('\n')).toContain(metric);
  const expected = line === undefined ? [] : [expect.objectContaining({ kind: 'study-api', ...line })];
  expect(lines.map((text) => JSON.parse(text))).toEqual(expected);
});
