/** What questions about lessons and free rooms are understood as, where the study API tells its reservations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { askedBy, featuresOver } from './asking.ts';

/** A question about the times of a course is answered with its lessons, whichever of these it asks for. */
const OF_LESSONS = ['lessons', 'course-rooms', 'duration'];

const listIn = (request: Record<string, unknown>, name: string): string[] =>
  (request[name] ?? []) as string[];

/** What a request asks for, and of which time, in the words of the table. */
function readAs(feature: string, request: Record<string, unknown>): [intent: string, time: string] {
  const of = (...words: unknown[]): string => words.filter((one) => one !== undefined).join(':');
  if (feature === 'rooms' && request['asksFree'] === true)
    return [of('free', request['wants']), String(request['when'] ?? '-')];
  if (feature === 'lessons' && request['of'] === 'agenda')
    return [
      of('agenda', request['isFree'] ? 'free' : undefined, request['group'], ...listIn(request, 'also')),
      String(request['at'] ?? '-'),
    ];
  const isLessons =
    feature === 'lessons' || (feature === 'facts' && OF_LESSONS.includes(String(request['topic'])));
  return [
    isLessons ? 'lessons' : of(feature, ...listIn(request, 'leads')),
    String(request['at'] ?? request['time'] ?? '-'),
  ];
}

test('questions are understood in every language', async () => {
  const lines = readFileSync(join(import.meta.dirname, 'reserved.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThanOrEqual(60);
  const features = await featuresOver(createMemoryStore(), undefined, undefined, true);
  const wrong: string[] = [];
  for (const line of lines) {
    const [intent = '', time = '', question = ''] = line.split(' | ');
    const { feature, request } = await askedBy(question, features);
    const given = request as Record<string, unknown>;
    const [read, at] = given['of'] === 'changes' ? ['changes', '-'] : readAs(feature, given);
    // Beside the time may stand a word that joins it: "on Friday".
    const isThen = time === '-' ? at === '-' : at.includes(time);
    if (read !== intent || !isThen) wrong.push(`${line} → ${feature} ${JSON.stringify(request)}`);
  }
  expect(wrong).toEqual([]);
});
