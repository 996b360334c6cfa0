/** Dates within a day: by the reader's own clocks where the answer is theirs alone, else by the study API's. */
import { expect, test } from 'vitest';
import { type FlowOptions, LOCALES, openScripted, openShared } from './harness.ts';
import { words } from './reading.ts';
import { realization, realizations } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';

/** The clock stands at 20 November, 14:02 in Helsinki and 21:02 in Tokyo. Enrollment closes at the end of the day. */
async function openTonight(options: FlowOptions = {}, timeZone = 'Asia/Tokyo') {
  const tonight = { enrollmentStart: '2026-11-19T08:00:00', enrollmentEnd: '2026-11-20T23:59:00' };
  const study = realizations((code) => realization(code, tonight));
  const flow = await openScripted(study, { ...options, strangers: true });
  Object.assign(flow.slack.workspace.user('sam') ?? {}, { timeZone });
  return flow;
}

/** For rows that only ask. */
const sharedTonight = openShared(openTonight);

test.each([
  ['en', 'Open, closes tomorrow at 6:59'],
  ['fi', 'Käynnissä, päättyy huomenna klo 6.59'],
  ['sv', 'Öppen, stänger i morgon kl. 6:59'],
] as const)('in %s a person in another zone reads: %s', async (language, told) => {
  const flow = await sharedTonight({ locales: { sam: LOCALES[language] } });
  for (const command of [`/enrollment ${CODE}`, `/course ${CODE}`, `/course ${CODE}`]) {
    const { message } = await flow.command(command);
    expect(words(message)).toMatch(new RegExp(`${told}|6[:.]59 [^,]+, (?:tomorrow|huomenna|i morgon)`));
    expect(message.text).toContain(told);
  }
});

test.each([`is ${CODE} still open?`, `onko ${CODE} vielä auki?`, `/course is ${CODE} still open?`])(
  'the very first answer to a person in another zone is by the person’s clocks: “%s”',
  async (asked) => {
    const flow = await openTonight();
    const isCommand = asked.startsWith('/');
    const { text } = isCommand ? (await flow.command(asked)).message : (await flow.direct(asked)).answer;
    expect(text).toMatch(/Sat 21 Nov 6:59 GMT\+9, tomorrow|päättyy la 21\.11\. klo 6\.59 UTC\+9, huomenna/);
  },
);

test('the channel reads the time of the study API, and so does a person whose zone is not known', async () => {
  const flow = await openTonight();
  const here = /Open until Fri 20 Nov 23:59, today/;
  await flow.command('/course help');
  expect((await flow.direct(`enrollment of ${CODE}?`)).answer.text).toContain('tomorrow at 6:59');
  expect(words((await flow.mention(CODE)).answer)).toMatch(here);
  const { message } = await flow.command(`/course ${CODE}`, { user: 'aino' });
  expect(message.text).toContain('tänään klo 23.59');
  const unknown = await openTonight({}, 'Nowhere/At_All');
  expect(words((await unknown.command(`/course ${CODE}`)).message)).toMatch(here);
});

test('what a channel is shown by a button keeps to the channel’s clocks', async () => {
  const flow = await openTonight();
  const { message } = await flow.command(`/course ${CODE}`);
  expect(message.text).toContain('tomorrow at 6:59');
  const shared = await flow.next(() => flow.slack.click(message, 'Share to channel'));
  expect(words(shared)).toContain('Open until Fri 20 Nov 23:59, today');
});
