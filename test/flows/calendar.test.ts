/** Calendar files and feeds, from the button in Slack to what a calendar fetches. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../playground/http.ts';
import type { SlackView } from '../../playground/slack-side.ts';
import { lesson, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { type Flow, MINUTE, openPublic, openSample, openScripted } from './harness.ts';
import { openHome } from './home-hands.ts';
import { buttons, words } from './reading.ts';

const CODE = 'TX00EY23-3015';
const SAM = 'U0SAM00001';

/** The address in a modal, from its link or its text. */
function addressIn(view: SlackView): string {
  const [address] = /http:\/\/127\.0\.0\.1[^"\\\s]*\.ics/.exec(JSON.stringify(view.view)) ?? [];
  if (address === undefined) throw new Error('no address in the modal');
  return address;
}

interface Event {
  readonly uid: string;
  readonly summary: string;
  readonly start: string;
}

async function eventsAt(address: string): Promise<Event[]> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, startDate } = new ICAL.Event(each);
    return { uid, summary, start: startDate.toString() };
  });
}

/** Presses the button for an address, agrees, and waits for the modal with it. */
async function made({ slack, until }: Flow, home: SlackView, label: string): Promise<string> {
  await slack.click(home, label, { user: 'sam' });
  // Until it is made up, a modal says that a look-up is under way.
  const asking = await until(() => slack.workspace.modals.findLast(({ view }) => 'submit' in view));
  expect(JSON.stringify(asking.view), 'nothing is made before it is agreed to').not.toContain('.ics');
  await slack.submit(asking);
  return addressIn(
    await until(() => slack.workspace.modals.find((view) => JSON.stringify(view.view).includes('.ics'))),
  );
}

/** Presses and waits for the modal with an address. */
async function pressed({ slack, until }: Flow, source: Parameters<typeof slack.click>[0], label: string) {
  await slack.click(source, label, { user: 'sam' });
  return until(() => slack.workspace.modals.find((view) => JSON.stringify(view.view).includes('.ics')));
}

test('Add to calendar offers a file with the dates of the course', async () => {
  const flow = await openPublic();
  const { message } = await flow.command(`/course ${CODE}`);
  const modal = await pressed(flow, message, 'Add to calendar');
  const events = await eventsAt(addressIn(modal));
  expect(events.map(({ uid }) => uid.split('@')[0])).toEqual(
    expect.arrayContaining([expect.stringContaining(CODE)]),
  );
  expect(events.some(({ summary }) => summary.includes('Enrollment closes'))).toBe(true);
  // A press on the link itself is Slack's to carry out.
  await flow.slack.click(modal, 'Download (.ics)');
});

describe('the file of a course whose lessons are known', () => {
  const COURSE = 'VT00QA12-3007';
  const FIRST = ['2026-12-01T09:00', '2026-12-01T11:30'] as const;
  const SECOND = ['2026-12-08T09:00', '2026-12-08T11:30'] as const;
  const PAST = ['2026-11-03T09:00', '2026-11-03T11:30'] as const;

  async function fileOf(rows: Parameters<typeof teaching>[0]) {
    const port = String(await freePort());
    const env = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, STUDY_API_EXTRAS: 'reservations' };
    const flow = await openScripted(teaching(rows), { env, troubles: ['upstream', 'study'] });
    const { message } = await flow.command(`/course ${COURSE}`);
    return addressIn(await pressed(flow, message, 'Add to calendar'));
  }
  const vevents = async (address: string) =>
    new ICAL.Component(ICAL.parse(await (await fetch(address)).text()))
      .getAllSubcomponents('vevent')
      .filter((one) => String(one.getFirstPropertyValue('uid')).startsWith('lesson-'));

  test('has an event for each that is ahead: its time, its rooms, and when it was changed', async () => {
    const moved = {
      ...lesson('l/2', COURSE, SECOND, reservedRoom('N,101')),
      modifiedDate: '2026-11-02T12:00:00',
    };
    const rows = [lesson('l1', COURSE, FIRST, reservedRoom('N101')), moved, lesson('l0', COURSE, PAST)];
    const events = await vevents(await fileOf(rows));
    const told = events.map((one) => ({
      uid: one.getFirstPropertyValue('uid'),
      from: (one.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
      to: (one.getFirstPropertyValue('dtend') as ICAL.Time).toJSDate().toISOString(),
      place: one.getFirstPropertyValue('location'),
      takesTime: one.getFirstPropertyValue('transp') !== 'TRANSPARENT',
    }));
    expect(told).toEqual([
      {
        ...{ uid: 'lesson-l1@coursebell', place: 'N101 Classroom (North house)', takesTime: true },
        ...{ from: '2026-12-01T07:00:00.000Z', to: '2026-12-01T09:30:00.000Z' },
      },
      {
        ...{ uid: 'lesson-l%2F2@coursebell', place: 'N,101 Classroom (North house)', takesTime: true },
        ...{ from: '2026-12-08T07:00:00.000Z', to: '2026-12-08T09:30:00.000Z' },
      },
    ]);
    const changed = events[1]?.getFirstPropertyValue('last-modified') as ICAL.Time;
    expect(changed.toJSDate().toISOString()).toBe('2026-11-02T10:00:00.000Z');
  });

  test('is refused for a while where they can’t be read, and is without them where they are not offered any more', async () => {
    const failing = await fileOf(() => ({ status: 503, json: {} }));
    const refused = await fetch(failing);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
    const gone = await fileOf(() => ({
      status: 404,
      json: { statusCode: 404, message: 'Resource not found' },
    }));
    expect(await vevents(gone)).toEqual([]);
    expect((await eventsAt(gone)).length).toBeGreaterThan(0);
  });
});

describe('a feed where lessons are known', () => {
  const COURSE = 'VT00QA12-3007';
  const OTHER = 'VT00QA13-3001';
  const HOUR = 60 * MINUTE;
  const ROWS = [
    lesson('l1', COURSE, ['2026-12-01T09:00', '2026-12-01T11:30'], reservedRoom('N101')),
    {
      ...lesson('l2', COURSE, ['2027-02-01T09:00', '2027-02-01T11:30']),
      resources: [COURSE, OTHER].map((code) => ({ type: 'realization', code, name: `Name of ${code}` })),
    },
    lesson('l0', COURSE, ['2026-11-03T09:00', '2026-11-03T11:30']),
  ];
  const FAILS = teaching(() => ({ status: 503, json: {} }));

  async function feedOver(rows: Parameters<typeof teaching>[0], extras = 'reservations') {
    const port = String(await freePort());
    const env = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, STUDY_API_EXTRAS: extras };
    const flow = await openScripted(teaching(rows), { env, troubles: ['upstream', 'study'] });
    await flow.command(`/course follow ${COURSE} ${OTHER}`, { channel: SAM });
    return { flow, address: await made(flow, await openHome(flow), 'Make an address') };
  }
  const lessonsAt = async (address: string) =>
    (await eventsAt(address)).filter(({ uid }) => uid.startsWith('lesson-'));

  test('holds each that is ahead, once, as the file of its course does', async () => {
    const { flow, address } = await feedOver(ROWS);
    expect(await lessonsAt(address)).toEqual([
      {
        uid: 'lesson-l1@coursebell',
        summary: `Name of ${COURSE}`,
        start: '2026-12-01T07:00:00Z',
      },
      {
        uid: 'lesson-l2@coursebell',
        summary: `Name of ${COURSE}`,
        start: '2027-02-01T07:00:00Z',
      },
    ]);
    const text = await (await fetch(address)).text();
    expect(text).toContain('LOCATION:N101 Classroom (North house)');
    const asked = () => flow.upstream.calls.filter(({ path }) => path.endsWith('/reservation/search')).length;
    const before = asked();
    for (let nth = 0; nth < 5; nth += 1) await fetch(address);
    expect(asked()).toBe(before);
    expect((await eventsAt(address)).length).toBeGreaterThan(2);
  });

  test('keeps what was read where a later reading fails, or is cut', async () => {
    const { flow, address } = await feedOver(ROWS);
    const before = await lessonsAt(address);
    const cut = teaching(() => ({ json: { status: 'warn', reservations: [] } }));
    for (const upstream of [
      FAILS,
      cut,
      teaching(() => ({ status: 404, json: { message: 'Resource not found' } })),
    ]) {
      flow.upstream.answer(upstream);
      flow.pass(13 * HOUR);
      expect(await lessonsAt(address)).toEqual(before);
    }
    flow.upstream.answer(teaching([]));
    flow.pass(26 * HOUR);
    await expect.poll(() => lessonsAt(address)).toEqual([]);
  });

  test('has calendars keep their copy for a while where nothing was read yet, and then is without them', async () => {
    const { flow, address } = await feedOver(() => ({ status: 503, json: {} }));
    const refused = await fetch(address);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
    const held = await fetch(address, { headers: { 'if-none-match': '"held"' } });
    expect([held.status, held.headers.get('etag')]).toEqual([304, '"held"']);
    flow.pass(HOUR + MINUTE);
    expect(await lessonsAt(address)).toEqual([]);
    expect((await eventsAt(address)).length).toBeGreaterThan(0);
  });

  test('has none where they are not offered, and asks for none', async () => {
    const { flow, address } = await feedOver(ROWS, 'off');
    expect(await lessonsAt(address)).toEqual([]);
    expect((await eventsAt(address)).length).toBeGreaterThan(0);
    expect(flow.upstream.calls.filter(({ path }) => path.includes('reservation'))).toEqual([]);
  });
});

test('a calendar is asked for in words: the feed is offered, and the course that is named or was spoken of', async () => {
  const flow = await openPublic();
  for (const [asked, label] of [
    ['give me a calendar link', 'Calendar feed'],
    ['add to calendar', 'Calendar feed'],
    ['how do I subscribe to the calendar?', 'Calendar feed'],
    ['can I get my courses in my calendar?', 'Calendar feed'],
    ['lisää kalenteriin', 'Kalenterisyöte'],
    ['saanko kalenterisyötteen', 'Kalenterisyöte'],
    ['prenumerera på kalendern', 'Kalenderflöde'],
    ['ge mig en kalenderlänk', 'Kalenderflöde'],
  ] as const) {
    const { answer } = await flow.direct(asked);
    expect(answer.text, asked).toMatch(/^(?:A private address|Yksityinen osoite|En privat adress)/);
    expect(buttons(answer), asked).toEqual([label]);
    const { message } = await flow.command(`/course ${asked}`);
    expect(message.text, asked).toMatch(/^(?:A private address|Yksityinen osoite|En privat adress)/);
  }
  const ofCourse = ['Calendar feed', `Add to calendar: ${CODE}`];
  expect(buttons((await flow.direct(`add ${CODE} to my google calendar`)).answer)).toEqual(ofCourse);
  for (const [asked, labels] of [
    [`How do I put the enrollment deadlines of ${CODE} into my Outlook calendar?`, ofCourse],
    [`add the lessons of ${CODE} to my calendar`, ofCourse],
    [
      `Miten saan kurssin ${CODE} ilmoittautumisen takarajan Outlook-kalenteriin?`,
      ['Kalenterisyöte', `Lisää kalenteriin: ${CODE}`],
    ],
    [
      `Hur lägger jag till anmälningstiderna för ${CODE} i min Outlook-kalender?`,
      ['Kalenderflöde', `Lägg till i kalendern: ${CODE}`],
    ],
  ] as const)
    expect(buttons((await flow.direct(asked)).answer), asked).toEqual(labels);
  await flow.direct(CODE);
  const { answer } = await flow.direct('add it to my calendar');
  expect(buttons(answer)).toEqual(ofCourse);
  await flow.slack.click(answer, 'Calendar feed', { user: 'sam' });
  expect(await flow.until(() => flow.slack.workspace.modals.at(-1))).toBeDefined();
  expect((await flow.direct('who has my wall calendar')).answer.text).toMatch(/^I didn’t understand/);
  expect((await flow.direct('academic calendar')).answer.text).toMatch(
    /^When semesters, periods and holidays/,
  );
});

test('without a public address there is no calendar to ask for', async () => {
  const { direct } = await openSample();
  expect((await direct('give me a calendar link')).answer.text).toMatch(
    /^Calendar files aren’t available here/,
  );
});

test('the file speaks the language of who pressed', async () => {
  const flow = await openPublic();
  const { message } = await flow.command(`/course ${CODE}`, { user: 'aino' });
  await flow.slack.click(message, 'calendar.add', { user: 'aino' });
  const modal = await flow.until(() =>
    flow.slack.workspace.modals.find((view) => JSON.stringify(view.view).includes('.ics')),
  );
  const events = await eventsAt(addressIn(modal));
  expect(events.every(({ summary }) => summary.includes('Ohjelmistotuotantoprojekti'))).toBe(true);
});

test('an address that was made up is not found, and costs no look-up', async () => {
  const flow = await openPublic();
  const { message } = await flow.command(`/course ${CODE}`);
  const address = addressIn(await pressed(flow, message, 'Add to calendar'));
  for (const forged of [address.replace(CODE, 'IM00BR45-3003'), address.replace('.en.', '.fi.')]) {
    expect((await fetch(forged)).status).toBe(404);
  }
});

test('a feed is made, holds what is followed, moves with it, and ends when it is revoked', async () => {
  const flow = await openPublic();
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const home = await openHome(flow);
  const address = await made(flow, home, 'Make an address');
  const before = await eventsAt(address);
  expect(before.length).toBeGreaterThan(0);
  await flow.command('/course follow IM00BR45-3003', { channel: SAM });
  const after = await eventsAt(address);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after).toEqual(expect.arrayContaining(before));
  const shown = await flow.until(() => {
    const view = flow.slack.workspace.homes.get(SAM);
    return view && words(view).includes('Revoke') ? view : undefined;
  });
  expect(JSON.stringify(shown.view), 'the address is shown once').not.toContain('.ics');
  await flow.slack.click(shown, 'Revoke the address');
  await flow.until(
    () => words(flow.slack.workspace.homes.get(SAM) ?? shown).includes('Make an address') || undefined,
  );
  expect((await fetch(address)).status).toBe(404);
});

test('a new address replaces the former one', async () => {
  const flow = await openPublic();
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const first = await made(flow, await openHome(flow), 'Make an address');
  const [modal] = flow.slack.workspace.modals;
  if (modal) await flow.slack.closeView(modal);
  const home = await flow.until(() => {
    const view = flow.slack.workspace.homes.get(SAM);
    return view && words(view).includes('Make a new address') ? view : undefined;
  });
  const second = await made(flow, home, 'Make a new address');
  expect(second).not.toBe(first);
  expect((await fetch(first)).status).toBe(404);
  expect((await eventsAt(second)).length).toBeGreaterThan(0);
});

test('a form that is sent twice makes one address, which both answers show', async () => {
  const flow = await openPublic();
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  await flow.slack.click(await openHome(flow), 'Make an address', { user: 'sam' });
  const asking = await flow.until(() => flow.slack.workspace.modals.at(-1));
  const form = { ...asking, view: { ...asking.view } };
  const delivered = await Promise.all([flow.slack.submit(form), flow.slack.submit(form)]);
  const addresses = delivered.map(({ body }) => addressIn({ ...asking, view: { ...asking.view, body } }));
  expect(new Set(addresses).size).toBe(1);
  for (const address of addresses) expect((await eventsAt(address)).length).toBeGreaterThan(0);
});

test('a fetched calendar names no person in the log, and the address is in none of its lines', async () => {
  const flow = await openPublic();
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const address = await made(flow, await openHome(flow), 'Make an address');
  await eventsAt(address);
  const token = address.slice(address.lastIndexOf('/') + 1, -4);
  expect(JSON.stringify(flow.log)).not.toContain(token);
});

test('without a public address the course card has no such button', async () => {
  const { command } = await openSample();
  const { message } = await command(`/course ${CODE}`);
  expect(buttons(message)).toEqual(['Follow', 'Details', 'About the unit', 'Share to channel']);
});

test('where Slack does not open the page, the former address still works', async () => {
  const flow = await openPublic({ troubles: ['undelivered'] });
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const address = await made(flow, await openHome(flow), 'Make an address');
  const home = await flow.until(() => {
    const view = flow.slack.workspace.homes.get(SAM);
    return view && words(view).includes('Make a new address') ? view : undefined;
  });
  flow.slack.fail('views.open', 'internal_error');
  await flow.slack.click(home, 'Make a new address', { user: 'sam' });
  await flow.error();
  expect((await eventsAt(address)).length).toBeGreaterThan(0);
});

test('a window whose dates contradict each other gives no file', async () => {
  const flow = await openPublic();
  const dates = { opens: '2026-12-05T08:00:00', closes: '2026-12-01T16:00:00', starts: null, ends: null };
  flow.study.changeDates(CODE, dates);
  const { message } = await flow.command(`/course ${CODE}`);
  expect(buttons(message)).toEqual(['Follow', 'Details', 'About the unit', 'Share to channel']);
});
