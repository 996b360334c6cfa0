/** A service that cuts, errs, forgets and lies about lessons: no change is told that there is none, and a true one is told once. */
import { describe, expect, test } from 'vitest';
import { freePort } from '../../playground/http.ts';
import type { UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { lesson, type ReservationRow, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { type Flow, isApps, MINUTE, NOW, openScripted, tellsChange } from './harness.ts';
import { openHome, says } from './home-hands.ts';
import { words } from './reading.ts';

const DAY = 24 * 60 * MINUTE;
const CODE = 'VT00QA12-3007';
const OTHER = 'VT00QA13-3001';
const A1 = reservedRoom('A1-13');
const row = (id: string, day: string, time = '09:00', code = CODE): ReservationRow =>
  lesson(id, code, [`${day}T${time}`, `${day}T${time.slice(0, 2)}:45`], A1);

/** One of the four is not of the days that are read most often. */
const LESSONS = [
  row('1', '2026-11-23'),
  row('2', '2026-11-24'),
  row('3', '2026-11-26'),
  row('4', '2026-12-01'),
];
const MOVED = [...LESSONS.slice(0, 3), row('4', '2026-12-01', '13:00')];

const answer = (reservations: readonly unknown[], status = 'success'): UpstreamReply => ({
  json: { status, reservations },
});
const seconds = (time: unknown): string => `${time}:00`;
const withSeconds = (all: readonly ReservationRow[]): ReservationRow[] =>
  all.map((one) => ({ ...one, startDate: seconds(one['startDate']), endDate: seconds(one['endDate']) }));
const others = (count: number): ReservationRow[] =>
  Array.from({ length: count }, (_, nth) => row(`o${nth}`, '2026-11-25', '09:00', OTHER));
const bodyOf = ({ body }: UpstreamRequest): { from?: number; size?: number } => body as object;

/** What is answered instead of the truth. @param nth counts the answers */
type Lie = (truth: readonly ReservationRow[], nth: number, request: UpstreamRequest) => UpstreamReply;

/** Those that are so for ever. */
const LIES: readonly (readonly [string, Lie])[] = [
  ['one lesson is forgotten now and then', (all, nth) => answer(nth % 2 === 0 ? all : all.slice(1))],
  ['another one each time', (all, nth) => answer(all.filter((_, at) => at !== nth % all.length))],
  [
    'times are given with seconds at times, in any order, with fields that are not known',
    (all, nth) =>
      answer(
        (nth % 2 === 0 ? withSeconds(all) : all.toReversed()).map((one) => ({
          ...one,
          colour: [nth],
          x: {},
        })),
      ),
  ],
  [
    'ids are numbers at times, and each row comes twice',
    (all, nth) =>
      answer([...all, ...all].map((one) => (nth % 2 === 0 ? one : { ...one, id: Number(one['id']) }))),
  ],
  ['codes are in lower case and padded at times', (all, nth) => answer(nth % 2 === 0 ? all : loose(all))],
  [
    'every other answer warns, and is of a part',
    (all, nth) => (nth % 2 === 0 ? answer(all) : answer([], 'warn')),
  ],
  ['every other answer is an error', (all, nth) => (nth % 2 === 0 ? answer(all) : { status: 500 })],
  ['every other answer finds nothing', (all, nth) => answer(nth % 2 === 0 ? all : [])],
  ['what is asked for is ignored', (all) => answer([...others(400), ...all])],
];

/** Those of a while, however long: of what can't be read nothing is believed. */
const FAULTS: readonly (readonly [string, Lie])[] = [
  [
    'all of the catalogue, cut at 1000 rows before the end',
    (all) => answer([...all.slice(0, 2), ...others(998)]),
  ],
  [
    'the same, page by page',
    (all, _, request) => {
      const { from = 0, size = 1000 } = bodyOf(request);
      return answer([...all.slice(0, 2), ...others(998)].slice(from, from + size));
    },
  ],
  [
    'the same, and nothing behind it',
    (all, _, request) => answer((bodyOf(request).from ?? 0) > 0 ? [] : [...all.slice(0, 2), ...others(998)]),
  ],
  [
    'times that are numbers',
    (all) => answer(all.map((one) => ({ ...one, startDate: 1_795_000_000_000, endDate: 0 }))),
  ],
  ['what is reserved is a text', (all) => answer(all.map((one) => ({ ...one, resources: 'A1-13' })))],
  [
    'what is reserved is a list of texts',
    (all) => answer(all.map((one) => ({ ...one, resources: [CODE, 'A1-13'] }))),
  ],
  [
    'codes are missing',
    (all) =>
      answer(
        all.map((one) => ({
          ...one,
          resources: [{ id: '1', type: 'realization', code: null, name: null }, A1],
        })),
      ),
  ],
  ['ids are missing', (all) => answer(all.map(({ id: _, ...one }) => one))],
  ['the list is a text', () => ({ json: { status: 'success', reservations: 'none' } })],
  ['another status', () => answer([], 'partial')],
  ['half a body', () => ({ trouble: 'cut', body: '{"status":"success","reservations":[' })],
  [
    'a page of another server',
    () => ({ body: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } }),
  ],
];

function loose(all: readonly ReservationRow[]): ReservationRow[] {
  return all.map((one) => ({
    ...one,
    resources: (one['resources'] as { code: string }[]).map((each) => ({
      ...each,
      code: ` ${each.code.toLowerCase()} `,
    })),
  }));
}

interface Told extends Flow {
  truth: readonly ReservationRow[];
  lie: Lie | undefined;
  readonly told: () => string[];
  /** Makes a round after so long. */
  readonly goOn: (ms?: number) => Promise<void>;
}

/** 9:02 of the next day: what is told waits for no quiet hours. */
const MORNING = NOW + 19 * 60 * MINUTE;

async function following(
  truth: readonly ReservationRow[],
  start = MORNING,
  more: Readonly<Record<string, string>> = {},
): Promise<Told> {
  const script: Pick<Told, 'truth' | 'lie'> = { truth, lie: undefined };
  let nth = 0;
  const flow = await openScripted(
    (request) =>
      teaching(
        (asked) => {
          nth += 1;
          return script.lie ? script.lie(script.truth, nth, asked) : answer(script.truth);
        },
        { startDate: '2026-10-26T08:00', endDate: '2028-03-31T16:00' },
      )(request),
    {
      env: { STUDY_API_EXTRAS: 'reservations', FOLLOW_CHECK_SECONDS: '1200', ...more },
      troubles: ['study-api', 'lessons', 'check'],
    },
  );
  flow.pass(start - NOW);
  await flow.command(`/course follow ${CODE}`);
  const goOn = async (ms = 31 * MINUTE): Promise<void> => {
    flow.pass(ms);
    flow.slack.tick();
    await flow.app.round();
    // What was found comes a while later.
    flow.pass(9 * MINUTE);
    flow.slack.tick();
    await flow.app.round();
  };
  await goOn();
  const isTold = /^(?:Lessons? |Another room)/;
  const told = () =>
    flow.slack.workspace.messages
      .filter((one) => isApps(one) && !one.onlyFor && !tellsChange(one) && isTold.test(one.text))
      .map(({ text }) => text);
  return Object.assign(script, flow, { told, goOn });
}

const ROUNDS = 4;

describe('what is so for ever', () => {
  test.each(LIES)('%s', async (_, lie) => {
    const flow = await following(LESSONS);
    flow.lie = lie;
    for (let round = 0; round < ROUNDS; round += 1) await flow.goOn();
    expect(flow.told()).toEqual([]);
    // Through all that a lesson moves.
    flow.truth = MOVED;
    for (let round = 0; round < ROUNDS; round += 1) await flow.goOn();
    expect(flow.told()).toEqual([
      expect.stringMatching(/\n• Moved: Tuesday 1 December 9:00–9:45 → 13:00–13:45 · A1-13$/i),
    ]);
    expect(flow.told()[0]?.split('\n')).toHaveLength(3);
  });
});

describe('the calendar feed holds what is believed, and Home what comes', () => {
  test.each(LIES.filter(([name]) => /forgotten|another|an error/.test(name)))('%s', async (_, lie) => {
    const port = String(await freePort());
    const flow = await following(LESSONS, MORNING, { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
    await flow.command(`/course follow ${CODE}`, { channel: 'D0SAM00001' });
    await flow.goOn();
    const address = await feedOf(flow);
    const inFeed = async () =>
      (await (await fetch(address)).text()).match(/(?<=UID:lesson-)\d|STATUS:CANCELLED/g)?.toSorted();
    expect(await inFeed()).toEqual(['1', '2', '3', '4']);
    flow.lie = lie;
    for (let round = 0; round < ROUNDS; round += 1) {
      await flow.goOn();
      expect(await inFeed()).toEqual(['1', '2', '3', '4']);
    }
    // Monday at eight.
    flow.pass(NOW + 2.75 * DAY - Date.now());
    flow.lie = undefined;
    await openHome(flow);
    expect(words(await says(flow, '9:00–9:45'))).toMatch(
      /\n(?:Today|Tomorrow)\n9:00–9:45 · Name of \S+ · A1-13/,
    );
  });
});

/** The address of a person's calendar feed, which is made on Home. */
async function feedOf(flow: Flow): Promise<string> {
  await flow.slack.click(await openHome(flow), 'Make an address', { user: 'sam' });
  const asking = await flow.until(() => flow.slack.workspace.modals.findLast(({ view }) => 'submit' in view));
  await flow.slack.submit(asking);
  return flow.until(() =>
    flow.slack.workspace.modals
      .map(({ view }) => /http:\/\/127\.0\.0\.1[^"\\\s]*\.ics/.exec(JSON.stringify(view))?.[0])
      .find((one) => one !== undefined),
  );
}

describe('for a while', () => {
  test.each(FAULTS)('%s', async (_, lie) => {
    const flow = await following(LESSONS);
    flow.lie = lie;
    for (let round = 0; round < ROUNDS; round += 1) await flow.goOn();
    expect(flow.told()).toEqual([]);
    flow.truth = MOVED;
    await flow.goOn();
    expect(flow.told()).toEqual([]);
    flow.lie = undefined;
    for (let round = 0; round < 3; round += 1) await flow.goOn();
    expect(flow.told()).toEqual([
      expect.stringMatching(/\n• Moved: Tuesday 1 December 9:00–9:45 → 13:00–13:45 · A1-13$/i),
    ]);
  });
});

describe('with another clock', () => {
  test.each([
    ['spring', '2027-03-27T10:00:00Z', '2027-03-28', '2027-03-29'],
    ['autumn', '2027-10-30T09:00:00Z', '2027-10-31', '2027-11-01'],
  ])('through the night in which clocks change in %s', async (_, start, night, after) => {
    const over = lesson('n', CODE, [`${night}T01:30`, `${night}T04:30:00`], A1);
    const skipped = lesson('s', CODE, [`${night}T03:30:00`, `${night}T04:15`], A1);
    const nothing = lesson('z', CODE, [`${night}T03:30`, `${night}T03:30:00`], reservedRoom('Z9'));
    const rows = [over, skipped, nothing, row('m', after), row('o', after, '11:00')];
    const flow = await following(rows, Date.parse(start));
    const list = (await flow.command(`/course lessons ${CODE}`)).message.text;
    expect(list).toContain('1:30–4:30');
    expect(list).not.toContain('Z9');
    flow.lie = (truth, nth) => answer(nth % 2 === 0 ? withSecondsOnly(truth) : truth);
    for (let round = 0; round < 9; round += 1) await flow.goOn(150 * MINUTE);
    expect(flow.told()).toEqual([]);
    flow.truth = rows.map((one) => (one['id'] === 'o' ? row('o', after, '15:00') : one));
    for (let round = 0; round < 3; round += 1) await flow.goOn();
    expect(flow.told()).toEqual([expect.stringMatching(/• Moved: .* 11:00–11:45 → 15:00–15:45 · A1-13$/)]);
  });

  test('a clock that is set back and forward again tells nothing by itself', async () => {
    const flow = await following(LESSONS);
    for (const ms of [-2 * DAY, 31 * MINUTE, 2 * DAY, -DAY / 2, DAY / 2]) await flow.goOn(ms);
    for (let round = 0; round < 3; round += 1) await flow.goOn();
    expect(flow.told()).toEqual([]);
  });
});

/** A text of one length is no date with seconds twice. */
const withSecondsOnly = (all: readonly ReservationRow[]): ReservationRow[] =>
  all.map((one) => ({
    ...one,
    startDate: String(one['startDate']).padEnd(19, ':00'),
    endDate: String(one['endDate']).padEnd(19, ':00'),
  }));
