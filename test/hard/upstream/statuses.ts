/** Statuses: those that send elsewhere or bring nothing, and then every one, in the words of each speaker. */
import { KEY } from '../../flows/harness.ts';
import { ECHO, type Fault, fault } from './fault.ts';
import { stated } from './refusal.ts';

const redirect = (status: number, location: string): Fault =>
  fault(`${status} to ${location.slice(0, 8)}…`, 'unreadable', {
    status,
    headers: { ...ECHO, location },
    body: '',
  });

export const REDIRECTS: readonly Fault[] = [
  redirect(301, `https://elsewhere.example/?key=${KEY}`),
  redirect(302, 'http://127.0.0.1:9/'),
  redirect(303, '/login'),
  redirect(307, 'file:///etc/passwd'),
  redirect(308, '//elsewhere.example/'),
  fault('302 to nowhere', 'unreadable', { status: 302, headers: ECHO, body: '' }),
  fault('304', 'unreadable', { status: 304, headers: ECHO }),
  fault('204', 'unreadable', { status: 204, headers: ECHO }),
];

const STATUSES = [
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 411, 413, 415, 418, 422, 423, 425, 428, 429, 431, 451,
];
const BROKEN = [500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 522, 524, 530, 598, 599, 600, 999];
const SPEAKERS = ['gateway', 'service', 'page', 'no body'] as const;

/** Every status in the words of each who may speak. */
export const STATED: readonly Fault[] = [...STATUSES, ...BROKEN].flatMap((status) =>
  SPEAKERS.map((speaker) => stated(`${status} of ${speaker}`, status, speaker)),
);
