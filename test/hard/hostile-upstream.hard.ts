/**
 * Every field of the study API, one hostile at a time, on every surface that shows it: of what is hostile in all its
 * fields at once much is dropped before anything is shown.
 */
import { expect, test } from 'vitest';
import { HOSTILE_VALUES, markOf } from './hostile/fields.ts';
import { createRandom } from './hostile/random.ts';
import { ackProblems } from './hostile/rules.ts';
import { openSender } from './hostile/sender.ts';
import { FIELDS, FIRST_BUILDING, FIRST_UNIT, numberOf, study } from './hostile/spoiled.ts';
import { openStage } from './hostile/stage.ts';
import { OF_COURSES, OF_ROOMS, OF_UNITS, type Surface } from './hostile/surfaces.ts';

/** Fields that are never shown, so that all others are known to be. */
const NEVER_SHOWN: readonly string[] = [
  // Ids; dates, amounts and kinds that are none; and what no card is about.
  ...['id', 'startDate', 'endDate', 'enrollmentStart', 'enrollmentEnd', 'credits', 'virtualProportion'],
  ...['credits', 'yearOfFoundation'],
  ...['building.id', 'building.resourceType', 'building.description', 'building.places', 'building.type'],
  ...['building.staff', 'building.size', 'resources.id', 'resources.description', 'resources.places'],
  ...['resources.type', 'resources.staff', 'resources.size'],
];

/** As many courses are asked for by their id. */
const IDS = 19;

interface Asking {
  readonly surface: Surface;
  readonly asked: string;
}

/** What is asked by where a field stands: by the number of it and its value. */
function askedOf(
  field: number,
  number: number,
): { readonly asked: string; readonly surfaces: readonly Surface[] } {
  if (field < FIRST_UNIT) return { asked: `TX00EY23-${number}`, surfaces: OF_COURSES };
  return { asked: String(number), surfaces: field < FIRST_BUILDING ? OF_UNITS : OF_ROOMS };
}

function everything(): Asking[] {
  const numbers = FIELDS.flatMap((_, field) =>
    HOSTILE_VALUES.map((_value, value) => [field, value] as const),
  );
  const ofFields = numbers.flatMap(([field, value]) => {
    const { asked, surfaces } = askedOf(field, numberOf(field, value));
    // The first value goes everywhere, the others take turns.
    const shown = surfaces.filter((_, at) => value === 0 || (at + field + value) % 3 === 0);
    return shown.map((surface) => ({ surface, asked }));
  });
  const ids = Array.from({ length: IDS }, (_, at) => String(at + 1));
  return [...ofFields, ...ids.flatMap((asked) => OF_COURSES.map((surface) => ({ surface, asked })))];
}

test('every field of the study API, hostile, on every surface', { timeout: 900_000 }, async () => {
  let changed = false;
  const stage = await openStage(study(() => changed));
  const send = openSender(stage, 16);
  const marks = new Set<string>();
  const listen = (said: string): void => {
    for (const [mark] of said.matchAll(new RegExp(`${markOf(0).charAt(0)}\\d{3}`, 'g'))) marks.add(mark);
  };
  stage.heard.onBody = (_, body) => listen(body);
  const random = createRandom(1);
  const asked = everything();
  const all = asked.values();
  let sent = 0;
  const lane = async (): Promise<void> => {
    for (const { surface, asked: code } of all) {
      sent += 1;
      const nonce = `U${sent}`;
      const made = surface({ random, nonce, text: () => code, responseUrl: stage.responseUrl }, code);
      const { status, body } = await send(made);
      const seen = `${made.body.toString().slice(0, 400)} → ${body}`;
      if (status !== 200) stage.problems.add([`a status of ${status}`], seen);
      stage.problems.add(ackProblems(body, made.body.toString()), seen);
      listen(body);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  await stage.pass(60_000);
  changed = true;
  await stage.pass(4 * 3_600_000);
  await stage.pass(60_000);
  const { faults, lines } = await stage.end();

  expect(Object.fromEntries(stage.problems.all)).toEqual({});
  expect(faults, 'crashes and unheard rejections').toEqual([]);
  expect(lines.filter((line) => line.includes('"outcome":"unexpected"'))).toEqual([]);
  expect(sent).toBe(asked.length);
  expect(sent).toBeGreaterThan(4_000);
  const unseen = FIELDS.flatMap(({ name }, at) => (marks.has(markOf(at)) ? [] : [name]));
  expect(unseen, 'fields that were not shown anywhere').toEqual(NEVER_SHOWN);
  expect(marks).toContain(markOf(999));
  expect(stage.heard.counts.get('chat.scheduleMessage'), 'reminders').toBeGreaterThan(100);
});
