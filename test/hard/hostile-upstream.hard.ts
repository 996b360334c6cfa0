/**
 * Every field of the study API, one hostile at a time, on every surface that shows it: of what is hostile in all its
 * fields at once much is dropped before anything is shown.
 */
import { expect, test } from 'vitest';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { codesOf, idOf, success } from '../flows/upstream-rows.ts';
import { asForm, asInteraction, asJson, type Sent } from './hostile/bodies.ts';
import {
  type Field,
  HOSTILE_VALUES,
  markOf,
  OF_BUILDING,
  OF_REALIZATION,
  OF_UNIT,
} from './hostile/fields.ts';
import {
  command,
  direct,
  home,
  type Making,
  mention,
  messageShortcut,
  pressOf,
  submissionOf,
  suggestion,
} from './hostile/payloads.ts';
import { createRandom } from './hostile/random.ts';
import { ackProblems } from './hostile/rules.ts';
import { openSender } from './hostile/sender.ts';
import { openStage } from './hostile/stage.ts';

const FIELDS = [...OF_REALIZATION, ...OF_UNIT, ...OF_BUILDING];
const FIRST_UNIT = OF_REALIZATION.length;
const FIRST_BUILDING = FIRST_UNIT + OF_UNIT.length;

/** A field and a value of it, as the number that stands in codes and ids. */
const numberOf = (field: number, value: number): number => 3_000 + field * HOSTILE_VALUES.length + value;

function spoiled(row: Record<string, unknown>, number: number): Record<string, unknown> {
  const at = number - 3_000;
  const field = Math.floor(at / HOSTILE_VALUES.length);
  const spoil: Field | undefined = FIELDS[field];
  const value = HOSTILE_VALUES[at % HOSTILE_VALUES.length]?.(field);
  spoil?.put(row, value);
  return row;
}

/** @param changed later, everything else has changed, too, which is told to those who follow */
function study(changed: () => boolean): UpstreamHandler {
  const days = () => (changed() ? '2026-11-25' : '2026-11-21');
  const realization = (code: string, number: number) =>
    spoiled(
      {
        ...{
          id: String(number),
          code,
          name: `Name ${number}${changed() ? ' anew' : ''}`,
          content: 'About it.',
        },
        ...{ enrollmentStart: `${days()}T09:00:00`, enrollmentEnd: `${days()}T19:00:00` },
        ...{ startDate: `${days()}T09:00:00`, endDate: '2027-01-01', credits: 5, teachingLanguages: ['en'] },
      },
      number,
    );
  return (request) => {
    if (request.method === 'POST')
      return success({
        realizations: codesOf(request).map((code) => realization(code, Number(code.slice(-4)))),
      });
    const id = idOf(request);
    // By an id a course is found whose code may be anything.
    if (request.path.startsWith('/realization/'))
      return success({ realizations: [{ id, code: HOSTILE_VALUES[0]?.(999), name: 'By its id' }] });
    if (request.path.startsWith('/courseunit/'))
      return success({ courseUnits: [spoiled({ id, code: 'TX00EY23', name: 'A unit' }, Number(id))] });
    const rooms = Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      type: 'room',
      code: `A${at}`,
      name: `A${at}`,
    }));
    return success(
      spoiled({ building: { id, type: 'building', name: 'A house' }, resources: rooms }, Number(id)),
    );
  };
}

const OTHER = 'TX00EY23-3999';

const typed = (making: Making, name: string, text: string): Sent =>
  asForm({ ...command(making), command: name, text });
const pressed = (making: Making, id: string, value: unknown): Sent =>
  asInteraction(pressOf(making, id, JSON.stringify({ l: 'en', v: value })));

type Surface = (making: Making, asked: string) => Sent;

/** Every surface on which a realization is shown. */
const OF_COURSES: readonly Surface[] = [
  (making, code) => typed(making, '/course', code),
  (making, code) => typed(making, '/course', `${code} ${OTHER}`),
  (making, code) => typed(making, '/course', `compare ${code} ${OTHER}`),
  (making, code) => typed(making, '/course', `follow ${code}`),
  (making, code) => typed(making, '/course', `link ${code}`),
  (making) => typed(making, '/course', 'following'),
  (making) => typed(making, '/course', 'status'),
  (making, code) => typed(making, '/course', `Name ${code.slice(-4)}`),
  (making, code) => typed(making, '/enrollment', code),
  (making, code) => typed(making, '/enrollment', `${code} ${OTHER}`),
  (making, code) => asJson(mention({ ...making, text: () => code })),
  (making, code) => asJson(direct({ ...making, text: () => `milloin ${code} ilmoittautuminen` })),
  (making, code) => asInteraction(messageShortcut({ ...making, text: () => code })),
  (making, code) => pressed(making, 'course.details', { asked: code }),
  (making, code) => pressed(making, 'calendar.add', { asked: code }),
  (making, code) => pressed(making, 'follow.choose', { asked: code }),
  (making, code) => pressed(making, 'follow.set', { asked: code, whom: 'person' }),
  (making, code) => pressed(making, 'course.show', { asked: code }),
  (making, code) => pressed(making, 'answer.share', { f: 'course', r: { asked: [code] } }),
  (making, code) => asInteraction(suggestion({ ...making, text: () => code })),
  (making, code) => asInteraction(submissionOf(making, lookedUp(code))),
  (making) => asJson(home(making)),
];
const OF_UNITS: readonly Surface[] = [
  (making, id) => typed(making, '/course', `unit ${id}`),
  (making, id) => pressed(making, 'course-unit.details', { id }),
  (making, id) => asJson(mention({ ...making, text: () => `course unit ${id}` })),
  (making, id) => asJson(direct({ ...making, text: () => `opintojakso ${id}` })),
];
const OF_ROOMS: readonly Surface[] = [
  (making, id) => typed(making, '/rooms', id),
  (making, id) => typed(making, '/rooms', `${id} a`),
  (making, id) => pressed(making, 'rooms.page', { building: id, filters: { words: [] }, page: 1 }),
  (making, id) => asJson(mention({ ...making, text: () => `which rooms does ${id} have?` })),
];

const lookedUp = (code: string) => ({
  ...{
    id: 'V1',
    team_id: 'T1',
    type: 'modal',
    callback_id: 'course.look-up',
    private_metadata: '{"l":"en","v":{}}',
  },
  ...{ title: { type: 'plain_text', text: 'x' }, blocks: [] },
  state: { values: { course: { a: { selected_option: { value: code } } } } },
});

/** Fields that nobody is shown, so that all others are known to be. */
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
