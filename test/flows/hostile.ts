/** Hostile requests, and what must hold all the same. */
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { startUpstream } from '../fakes/upstream.ts';
import { type FlowOptions, openScripted } from './harness.ts';
import { liveMarkup } from './rules.ts';
import { codesOf, idOf, plenty } from './upstream-rows.ts';

/** What people and attackers put into a line of text. */
const piece = fc.oneof(
  fc.constantFrom(
    '<!channel>',
    '<!here|here>',
    '<@U0SAM00001>',
    '<#C0COURSES1|x>',
    '<!subteam^S1|@x>',
    '&lt;!channel&gt;',
    '<https://x.example|<!everyone>>',
  ),
  fc.constantFrom(
    'TX00EY23-3015',
    'unit',
    'help',
    '72101',
    '40+',
    'rooms',
    'building',
    'enrollment',
    'milloin',
    'course',
  ),
  fc.constantFrom(
    '../..',
    '%2e%2e',
    '..%2f',
    '?l=fi',
    '#',
    '/',
    '\\',
    '\u0000',
    '\u202e',
    '\ud800',
    '\u2060',
    '\r\n',
    '"',
    '`',
    '*',
    '_',
  ),
  fc.constantFrom(
    'A-1',
    '１２３４',
    '𝟙𝟚𝟛',
    'İ-3001',
    'ß00AA-3001',
    'a'.repeat(300),
    'TX00EY23-3015 '.repeat(40),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const typed = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '));
const glued = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
/** A line of text, with spaces between its pieces or none. */
export const anyText = fc.oneof(typed, glued);

/** The app before an upstream that knows everything, and a response_url that takes everything. */
export async function openHostile(options: FlowOptions = {}) {
  const flow = await openScripted(plenty, options);
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  return { ...flow, inbox };
}

/** Nothing live was sent to a response_url, and only ids and codes of the allowed shapes went upstream. */
export function staysHarmless({ upstream: { calls }, inbox }: Awaited<ReturnType<typeof openHostile>>): void {
  expect(liveMarkup(inbox.calls)).toEqual([]);
  for (const call of calls) {
    expect(call.path).toMatch(
      /^\/(realization\/(search|[0-9]+)|courseunit\/[A-Za-z0-9_-]+|reservation\/building\/[A-Za-z0-9_-]+)$/,
    );
    expect(Object.keys(call.query)).toEqual(['l']);
    if (call.method === 'POST')
      for (const code of codesOf(call)) expect(code).toMatch(/^[\p{L}\p{N}_-]{4,40}$/u);
    else expect(idOf(call)).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  }
}

/** Ids of buttons: ours, with and without an index, and one that is gone. */
export const IDS = [
  'answer.share',
  'answer.again',
  'course.details',
  'course.show',
  'course.show:1',
  'course.look-up',
  'enrollment.show',
  'course-unit.details',
  'rooms.page',
  'rooms.page:1',
  'answer.gone',
  '',
];
