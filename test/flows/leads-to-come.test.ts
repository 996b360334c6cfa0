/** Lead times that are offered in place of a time of one's own: those whose reminders may still come. */
import { expect, test } from 'vitest';
import { MINUTE, NOW, openSample } from './harness.ts';

const DAY = 24 * 60 * MINUTE;
/** Enrollment from 23 November to 7 December, the course from 28 December, in Helsinki. */
const CODE = 'TX00EW54-3008';
const at = (month: number, day: number, hour = 10): number => Date.UTC(2026, month - 1, day, hour, 0, 3, 417);

const OPENS = ['Enrollment opens', '1 h before enrollment opens', '24 h before enrollment opens'];
const CLOSES = ['1 h', '24 h', '3 days', '7 days', '14 days'].map((one) => `${one} before enrollment closes`);
const STARTS = ['24 h before the course starts', '7 days before the course starts'];

test.for<[string, number, string[]]>([
  ['before all', NOW, [...OPENS, ...CLOSES, ...STARTS]],
  ['while open', at(11, 25), [...CLOSES.slice(0, 4), ...STARTS]],
  ['before the end', at(12, 6, 6), [...CLOSES.slice(0, 2), ...STARTS]],
  ['while closed', at(12, 20, 6), STARTS],
  ['before the start', at(12, 24), STARTS.slice(0, 1)],
])('%s: only those', async ([, now, offered]) => {
  const flow = await openSample();
  flow.pass(now - NOW);
  const said = (await flow.direct(`remind me tomorrow at 10 about ${CODE}`)).answer.text;
  const typed = (await flow.command(`/course follow ${CODE} tomorrow`)).message.text;
  // Of what was asked for where there is any, else of the rest.
  const beside = (await flow.direct(`remind me of ${CODE} closing 40 days before`)).answer.text;
  for (const text of [said, typed]) {
    const lines = text.split('\n');
    expect.soft(lines.filter((line) => [...OPENS, ...CLOSES, ...STARTS].includes(line))).toEqual(offered);
  }
  const ofClosing = offered.filter((one) => CLOSES.includes(one));
  const meant = ofClosing.length > 0 ? ofClosing : offered;
  expect(beside.split('\n').filter((line) => meant.includes(line))).toHaveLength(meant.length);
});

test('none of them: the course is offered', async () => {
  const flow = await openSample();
  flow.pass(40 * DAY);
  const { text } = (await flow.direct(`remind me tomorrow at 10 about ${CODE}`)).answer;
  expect(text).not.toContain('Choose when');
  expect(text).toContain(CODE);
});
