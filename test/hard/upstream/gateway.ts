/**
 * What the gateway says that stands before the study API. Bodies have the shape of its own and of the service's
 * (`docs/study-api.md`, “Errors of the gateway”).
 */
import { KEY } from '../../flows/harness.ts';
import { ECHO, type Fault, fault, MINUTE, SECOND } from './fault.ts';
import { refusal, stated } from './refusal.ts';

const DENIED = 'Access denied due to';
const QUOTA = 'Out of call volume quota. Quota will be replenished in';
/** The gateway's `d.hh:mm:ss`. */
const QUOTA_MS = ((22 * 24 + 14) * 60 + 18) * MINUTE + 12 * SECOND;
const RATE = 'Rate limit is exceeded. Try again in';
const ACTIVITY = '5d1c44a0-93b8-4a41-8f0d-2a6de2cb7e10';

export const GATEWAY: readonly Fault[] = [
  stated('401, no key', 401, 'gateway', `${DENIED} missing subscription key.`),
  stated('401, a wrong key', 401, 'gateway', `${DENIED} invalid subscription key ${KEY}.`),
  stated('401 without a body', 401, 'no body'),
  stated('401 as a page', 401, 'page'),
  stated('403 of another kind', 403, 'gateway', 'Forbidden'),
  stated('403 of a firewall', 403, 'page'),
  {
    ...fault(
      '403, over quota',
      'quota',
      refusal(403, 'gateway', `${QUOTA} 22.14:18:12.`, { 'retry-after': String(QUOTA_MS / SECOND) }),
    ),
    waitMs: QUOTA_MS,
  },
  {
    ...fault('403, over quota by its words alone', 'quota', refusal(403, 'gateway', `${QUOTA} 00:09:30.`)),
    waitMs: 570 * SECOND,
  },
  {
    ...fault(
      '403, over quota by its header alone',
      'quota',
      refusal(403, 'no body', '', { 'retry-after': '120' }),
    ),
    waitMs: 2 * MINUTE,
  },
  {
    ...fault('429', 'rate', refusal(429, 'gateway', `${RATE} 60 seconds.`, { 'retry-after': '60' })),
    waitMs: MINUTE,
  },
  {
    ...fault('429 by its words alone', 'rate', refusal(429, 'gateway', `${RATE} 45 seconds.`)),
    waitMs: 45 * SECOND,
  },
  stated('429 that says nothing', 429, 'no body'),
  stated('429 as a page', 429, 'page'),
  fault('200 that means 401', 'refused', { json: { statusCode: 401, message: `${DENIED} ${KEY}` } }),
  fault('200 that means 404', 'unreadable', { json: { statusCode: 404, message: 'Resource not found' } }),
  fault('200 that means 500', 'down', {
    json: { statusCode: 500, message: 'Internal server error', activityId: ACTIVITY },
  }),
  stated('404 of the gateway', 404, 'gateway', 'Resource not found'),
  stated('404 of the service', 404, 'service', 'Not found'),
  stated('404 without a body', 404, 'no body'),
  stated('404 as a page', 404, 'page'),
  fault('500 of the gateway', 'down', {
    status: 500,
    headers: ECHO,
    json: { statusCode: 500, message: 'Internal server error', activityId: ACTIVITY },
  }),
  stated('502 as a page', 502, 'page', 'Bad gateway'),
  stated('503', 503, 'gateway', 'Service unavailable'),
  {
    ...fault(
      '503 that says until when',
      'down',
      refusal(503, 'page', 'Maintenance', { 'retry-after': '300' }),
    ),
    waitMs: 5 * MINUTE,
  },
  stated('504', 504, 'page', 'Gateway time-out'),
  stated('408', 408, 'no body'),
  stated('400', 400, 'gateway', 'Bad request'),
  stated('405', 405, 'page'),
  { ...stated('500 once', 500, 'gateway'), means: 'well', once: true },
  { ...stated('502 once', 502, 'page'), means: 'well', once: true },
];
