/** Assistants are told the lessons of courses and of groups, or that these are not known. */
import { expect, test } from 'vitest';
import { lesson, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { openScripted } from '../flows/harness.ts';
import { connect, textOf } from './clients.ts';

const A = 'VT00QA12-3007';
const ROWS = [
  { ...lesson('1', A, ['2026-11-20T09:00', '2026-11-20T11:30'], reservedRoom('A1')), subject: `Exam ${A}` },
  lesson('2', A, ['2026-12-20T09:00', '2026-12-20T11:30']),
  {
    ...lesson('3', A, ['2026-11-21T09:00', '2026-11-21T10:00']),
    subject: 'Jane Doe',
    resources: [{ id: '9', type: 'student_group', code: 'QA22S1', name: 'QA22S1' }],
  },
];

async function open(STUDY_API_EXTRAS = 'reservations') {
  const flow = await openScripted(teaching(ROWS), { env: { MCP: '1', MCP_PUBLIC: '1', STUDY_API_EXTRAS } });
  const client = await connect(flow.url);
  return {
    ...flow,
    call: (given: Record<string, unknown>) => client.callTool({ name: 'lessons', arguments: given }),
  };
}

test('of courses: two weeks, or the days that are asked for', async () => {
  const { call } = await open();
  const got = await call({ codes: [A.toLowerCase()] });
  expect(got.isError).toBe(false);
  expect(got.structuredContent).toEqual({
    ...{ offered: true, from: '2026-11-20', to: '2026-12-03', isComplete: true },
    lessons: [
      {
        ...{ id: '1', starts: '2026-11-20T09:00:00+02:00', ends: '2026-11-20T11:30:00+02:00' },
        ...{ title: 'Exam', codes: [A], groups: [] },
        rooms: [{ code: 'A1', name: 'Classroom', building: 'North house' }],
      },
    ],
  });
  expect(textOf(got)).toContain(`9:00–11:30 · Name of ${A} · Exam · A1 Classroom (North house)`);
  const [from, to] = ['2026-12-01', '2026-12-31'];
  expect(await call({ codes: [A], from, to })).toMatchObject({
    structuredContent: { from, to, lessons: [{ id: '2', rooms: [] }] },
  });
  const turned = await call({ codes: [A], from: to, to: from });
  expect(turned.isError).toBe(true);
  expect(textOf(turned)).toContain('“2026-12-31 – 2026-12-01” ends before it begins');
});

test('of one code in a field for one, and of a group that there is not', async () => {
  const { call } = await open();
  expect(await call({ code: A })).toMatchObject({ structuredContent: { lessons: [{ id: '1' }] } });
  const none = await call({ group: 'NOPE1' });
  expect(none).toMatchObject({ structuredContent: { lessons: [] } });
  expect(textOf(none)).toContain('No lessons of NOPE1 are known.');
});

test('of a group, without the title of what is the group’s alone', async () => {
  const got = await (await open()).call({ group: 'qa22s1' });
  expect(got.structuredContent).toMatchObject({ lessons: [{ id: '3', codes: [], groups: ['QA22S1'] }] });
  expect(JSON.stringify(got)).not.toContain('Jane');
  expect(textOf(got)).toContain('reserved for the group');
});

test('of nothing, or of no code, is an error', async () => {
  const { call } = await open();
  for (const given of [{}, { codes: [] }, { codes: ['x'], group: 'QA22S1' }])
    expect((await call(given)).isError).toBe(true);
});

test('where they are not offered, that is said, and nothing is asked', async () => {
  const { call, upstream } = await open('off');
  expect(await call({ codes: [A] })).toMatchObject({
    isError: true,
    structuredContent: { offered: false, lessons: [] },
  });
  expect(upstream.calls).toEqual([]);
});
