/** What the study API writes in another way is no change: no notice tells what reads as before. */
import { expect, test } from 'vitest';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { isApps, MINUTE, openScripted, tellsChange } from './harness.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const NAME = 'Työelämä ja e-learning';
const DATES = {
  enrollmentStart: '2026-12-01T08:00:00',
  enrollmentEnd: '2026-12-20T08:00:00',
  startDate: '2027-01-10T00:00:00',
  endDate: '2027-05-01T00:00:00',
};

/** The words that everybody in the channel gets once the study API writes something else. */
async function noticesAfter(...rows: object[][]): Promise<string[]> {
  const answer =
    (some: object[]): UpstreamHandler =>
    (request) =>
      success({
        realizations: codesOf(request).flatMap((code) => some.map((one) => realization(code, { ...one }))),
      });
  const flow = await openScripted(answer([{ ...DATES, name: NAME }]));
  await flow.command(`/course follow ${CODE}`);
  for (const some of rows) {
    flow.upstream.answer(answer(some));
    flow.pass(181 * MINUTE);
    await flow.app.round();
    flow.pass(10 * MINUTE);
    await flow.app.round();
  }
  const posted = flow.slack.workspace.messages.filter(
    (one) => isApps(one) && one.onlyFor === undefined && !tellsChange(one),
  );
  return posted.map(({ text }) => text);
}

test.each<[string, object]>([
  ['days in place of midnights', { startDate: '2027-01-10', endDate: '2027-05-01' }],
  ['the end of the last day', { endDate: '2027-05-01T23:59:59' }],
  ['a second more', { enrollmentEnd: '2026-12-20T08:00:01' }],
  ['letters and marks apart', { name: NAME.normalize('NFD') }],
  ['a hyphen that breaks no line', { name: NAME.replace('-', '\u2011') }],
])('%s', async (_, more) => {
  expect(await noticesAfter([{ ...DATES, name: NAME, ...more }])).toEqual([]);
});

test('several rows of a code in another order each time', async () => {
  const [one, two] = [
    { ...DATES, name: NAME, id: '1' },
    { ...DATES, name: NAME, id: '2', enrollmentStart: '2026-12-05T08:00:00' },
  ];
  expect(await noticesAfter([one, two], [two, one], [{}, two, one])).toEqual([]);
});

test('and what does read otherwise is told', async () => {
  const told = await noticesAfter([{ ...DATES, name: NAME, enrollmentEnd: '2026-12-20T08:01:00' }]);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('Enrollment closes: ');
});
