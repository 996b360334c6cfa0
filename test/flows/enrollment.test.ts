import { describe, expect, test } from 'vitest';
import { type Flow, isApps, MINUTE, openSample, openScripted } from './harness.ts';
import { buttons, words } from './reading.ts';
import { codesOf, realization, realizations, success } from './upstream-rows.ts';

/** The flows' clock stands at 14:02 on 20 November 2026 in Helsinki. */
const WINDOWS = [
  [
    'opens in three days',
    { enrollmentStart: '2026-11-23T08:00:00', enrollmentEnd: '2026-12-01T16:00:00' },
    /Opens in 3 days/,
  ],
  [
    'opens this minute',
    { enrollmentStart: '2026-11-20T14:02:00', enrollmentEnd: '2026-11-22T16:00:00' },
    /Open, closes in 2 days/,
  ],
  [
    'closes in two days',
    { enrollmentStart: '2026-11-01T08:00:00', enrollmentEnd: '2026-11-22T16:00:00' },
    /Open, closes in 2 days/,
  ],
  [
    'closed an hour ago',
    { enrollmentStart: '2026-11-01T08:00:00', enrollmentEnd: '2026-11-20T13:00:00' },
    /Closed today at 13:00/,
  ],
  ['has no dates', {}, /Enrollment: not known/],
  ['has empty dates', { enrollmentStart: '', enrollmentEnd: null }, /Enrollment: not known/],
  [
    'ends before it starts',
    { enrollmentStart: '2026-12-01T08:00:00', enrollmentEnd: '2026-11-01T08:00:00' },
    /Enrollment: unclear/,
  ],
] as const;

test('a follower of a course whose window contradicts itself is told why no reminder will come', async () => {
  const dates = { enrollmentStart: '2026-12-25T12:00:00', enrollmentEnd: '2026-12-22T12:00:00' };
  const { command } = await openScripted(realizations((code) => realization(code, dates)));
  const why =
    'none: the start and end of enrollment contradict each other, so no enrollment reminders will come';
  expect((await command('/course follow TX00EY23-3015')).message.text).toContain(why);
  expect((await command('/course following')).message.text).toContain(why);
  await command('/course follow TX00EY23-3016');
  expect((await command('/course status')).message.text).toContain(why);
});

test.for(WINDOWS)('a window that %s', async ([, dates, state]) => {
  const { command } = await openScripted(realizations((code) => realization(code, dates)));
  const { message } = await command('/enrollment TX00EY23-3015');
  for (const shown of [message.text, words(message)]) expect(shown).toMatch(state);
  if (!('enrollmentStart' in dates) || dates.enrollmentEnd === null)
    expect(message.text).not.toMatch(/Open,/);
});

test('dates are shown in the zone of the reader', async () => {
  const [, dates] = WINDOWS[2];
  const { command } = await openScripted(realizations((code) => realization(code, dates)));
  const { message } = await command('/enrollment TX00EY23-3015');
  const closes = Date.UTC(2026, 10, 22, 14) / 1000;
  expect(message.text).toContain(`<!date^${closes}^{date_short} {time}|22 Nov 2026`);
  // What is drawn is by the clocks of the university, unless the reader's are known to be others.
  expect(words(message)).toContain('Sun 22 Nov 16:00');
});

test('several codes make a list, and one that fails is named', async () => {
  const { command, study } = await openSample();
  const { message } = await command('/enrollment TX00EY23-3015, im00br45-3003 ZZ00ZZ99-3001');
  expect(message.text).toMatch(/^Enrollment for 2 courses\n/);
  expect(message.text).toContain('ZZ00ZZ99-3001: no such course.');
  expect(buttons(message)).toEqual(expect.arrayContaining(['Details', 'Details', 'Share to channel']));
  expect(study.calls).toHaveLength(1);
});

test('a numeric id is a realization', async () => {
  const { command } = await openSample();
  const { message } = await command('/enrollment 194201');
  expect(message.text).toMatch(/^Software Engineering Project · TX00EY23-3015/);
});

describe('/enrollment alone, and a question about enrollment that names no course', () => {
  const asks: readonly [string, (flow: Flow) => Promise<string>][] = [
    ['the command', async (flow) => (await flow.command('/enrollment')).message.text],
    ['a mention', async (flow) => (await flow.mention('when does enrollment close?')).answer.text],
  ];

  test.for(asks)('tells the windows of what the channel follows: %s', async ([, ask]) => {
    const flow = await openSample();
    await flow.command('/course follow TX00EY23-3015');
    const one = await ask(flow);
    expect(one).toMatch(/^Software Engineering Project · TX00EY23-3015.*Open, closes in 2 days/);
    expect(one).toMatch(/\nThis course is followed here\.$/);
    await flow.command('/course follow TX00EW54-3008');
    const both = await ask(flow);
    expect(both).toMatch(/^Enrollment for 2 courses\n.*TX00EY23-3015.*\n.*TX00EW54-3008/);
    expect(both).toMatch(/\nThese courses are followed here\.$/);
  });

  test('tells one’s own where no other person is', async () => {
    const flow = await openSample();
    await flow.command('/course follow TX00EY23-3015');
    await flow.command('/course follow TX00EW54-3008', { channel: 'D0SAM00001' });
    const { message } = await flow.command('/enrollment', { channel: 'D0SAM00001' });
    expect(message.text).toMatch(/^Basics of Web Programming · TX00EW54-3008/);
    expect((await flow.direct('when does enrollment open?')).answer.text).toContain('TX00EW54-3008');
  });

  test('tells the channel’s own course rather than what it follows', async () => {
    const flow = await openSample();
    await flow.command('/course follow TX00EY23-3015');
    await flow.command('/course link TX00EW54-3008');
    expect((await flow.command('/enrollment')).message.text).toMatch(/^Basics of Web Programming/);
  });

  test('of more than one answer holds, those with the next reminders', async () => {
    const { command, upstream } = await openScripted(
      realizations((code) => {
        const day = String(Number(code.slice(-2)) + 1).padStart(2, '0');
        return realization(code, { enrollmentStart: `2026-12-${day}T08:00:00` });
      }),
    );
    const codes = Array.from({ length: 12 }, (_, at) => `TX00EY23-30${String(12 - at).padStart(2, '0')}`);
    await command(`/course follow ${codes.slice(0, 6).join(' ')}`);
    await command(`/course follow ${codes.slice(6).join(' ')}`);
    const before = upstream.calls.length;
    const { message } = await command('/enrollment');
    const shown = message.text.match(/TX00EY23-30\d\d/g);
    expect([...new Set(shown)]).toEqual(codes.toReversed().slice(0, 10));
    expect(message.text).toContain(
      'Of the 12 courses followed here, these are the 10 whose reminders come next.',
    );
    expect(upstream.calls.length, 'they are known').toBe(before);
  });

  test.for([
    ['sam', 'when is my next deadline?', 'no longer in the study data'],
    ['aino', 'milloin seuraava deadlineni on?', 'poistunut opintotiedoista'],
  ] as const)('says which of one’s own is gone from the study data: %s', async ([user, question, gone]) => {
    const channel = user === 'sam' ? 'D0SAM00001' : 'D0AINO0002';
    for (const codes of ['TX00EY23-3015', 'TX00EY23-3015 TX00EW54-3008']) {
      const flow = await openSample();
      await flow.command(`/course follow ${codes}`, { channel, user });
      await flow.app.round();
      flow.study.remove('TX00EY23-3015');
      flow.pass(2 * 24 * 60 * MINUTE);
      const asked = await flow.command('/enrollment', { channel, user });
      const mine = await flow.next(() => flow.slack.directMessage(user, question));
      for (const { text } of [asked.message, mine]) {
        expect(text).toMatch(new RegExp(`TX00EY23-3015(?::| is| on) ${gone}`));
        expect(text).not.toMatch(/study guide|opinto-oppaasta/);
      }
    }
  });

  test('tells how one asks where nothing is followed', async () => {
    const flow = await openSample();
    for (const [, ask] of asks)
      expect(await ask(flow)).toMatch(/^Nothing is followed here.*\/enrollment TX00EY23-3015/);
    const { message } = await flow.command('/enrollment');
    expect(buttons(message), 'nothing to share').toEqual([]);
  });

  test('is shared as it is by then', async () => {
    const flow = await openSample();
    await flow.command('/course follow TX00EY23-3015');
    const { message } = await flow.command('/enrollment');
    await flow.command('/course follow TX00EW54-3008');
    await flow.command('/course unfollow TX00EY23-3015');
    await flow.slack.click(message, 'Share to channel');
    await flow.until(() => message.text.includes('Shared to the channel.') || undefined);
    const posted = flow.slack.workspace.messages.findLast((one) => isApps(one) && one.onlyFor === undefined);
    expect(posted?.text).toMatch(/^Basics of Web Programming · TX00EW54-3008/);
  });

  test('where what is followed is gone, tells how that ends; others come before it', async () => {
    const gone = new Set<string>();
    const flow = await openScripted((request) =>
      success({
        realizations: codesOf(request)
          .filter((code) => !gone.has(code))
          .map((code) => realization(code)),
      }),
    );
    await flow.command('/course follow TX00EY23-3015');
    gone.add('TX00EY23-3015');
    // All that is followed is gone at once: the third check that says so is believed.
    for (let check = 0; check < 3; check += 1) {
      flow.pass(25 * 60 * MINUTE);
      await flow.app.round();
    }
    flow.pass(10 * MINUTE);
    await flow.app.round();
    const { message } = await flow.command('/enrollment');
    expect(message.text).toContain('TX00EY23-3015 is no longer in the study data.');
    expect(message.text).toContain('It is still followed here.');
    const { message: typed } = await flow.command('/course TX00EY23-3015');
    expect(typed.text).toBe(message.text);
    expect(buttons(typed)).toEqual([expect.stringMatching(/^Stop following/)]);
    const codes = Array.from({ length: 10 }, (_, at) => `TX00EY99-30${at + 10}`);
    await flow.command(`/course follow ${codes.join(' ')}`);
    const { message: second } = await flow.command('/enrollment');
    expect(second.text).not.toContain('TX00EY23-3015');
    expect(second.text).toContain('Of the 11 courses followed here');
  });
});
