/** A known name with a slip of the hand is the name: what is asked of it is answered, of each of its runs. */
import { expect, test } from 'vitest';
import { openScripted, openShared } from './harness.ts';
import { realization, realizations } from './upstream-rows.ts';

const RUNS = ['TX00RY05-3001', 'TX00RY05-3002'] as const;
const OTHER = 'TX00OS21-3001';
const NAMES: Readonly<Record<string, string>> = { [OTHER]: 'Open Source Software' };

async function openSeen(locale: string) {
  const flow = await openScripted(
    realizations((code) =>
      realization(code, {
        name: NAMES[code] ?? 'Ryhmädynamiikka',
        startDate: '2027-01-12T00:00:00',
        endDate: '2027-03-08T00:00:00',
      }),
    ),
    { locales: { sam: locale } },
  );
  for (const code of [...RUNS, OTHER]) await flow.command(`/course ${code}`);
  return flow;
}

const QUESTIONS = [
  ['en-GB', (name: string) => `when does ${name} start?`, /start/i],
  ['fi-FI', (name: string) => `koska ${name} alkaa?`, /alkaa/i],
  ['sv-SE', (name: string) => `när börjar ${name}?`, /börjar/i],
] as const;

/** A letter missing, wrong, too many, and two in each other's place; all as one word. */
const SLIPS = [
  'Ryhmädynamiikka',
  'Ryhmädynamika',
  'Ryhmädynamikka',
  'Ryhmädymamiikka',
  'Ryhmädynaamiikka',
  'Ryhmädynmaiikka',
];

test.for(QUESTIONS)('in %s each run of the name is told', async ([locale, asking, says]) => {
  const flow = await openSeen(locale);
  for (const name of SLIPS) {
    const { text } = (await flow.direct(asking(name))).answer;
    for (const code of RUNS) expect.soft(text, name).toContain(code);
    expect.soft(text, name).toMatch(says);
    expect.soft(text, name).toMatch(/12 Jan|12\.1\.|12 jan|2027/);
  }
});

/** For rows that only ask. */
const sharedSeen = openShared(openSeen);

test.for([
  'Open Sorce Software',
  'Open Soruce Software',
  'Opne Source Software',
  'Open Source Sofware',
  'Open Surce Softwware',
])('of several words: %s', async (name) => {
  const flow = await sharedSeen('en-GB');
  for (const asked of [`${name} exam`, `does ${name} have an exam?`]) {
    const { text } = (await flow.direct(asked)).answer;
    expect(text).toContain('Exams: What it is about.');
    expect(text).toContain(OTHER);
  }
});

test('words that are none of the name, or mean something themselves, stay what they are', async () => {
  const flow = await openSeen('en-GB');
  for (const asked of ['Open Space Software exam', 'open office software exam'])
    expect((await flow.direct(asked)).answer.text, asked).not.toContain('Exams: What it is about.');
});

test('to follow by a name with a slip is asked, not done', async () => {
  const flow = await openSeen('en-GB');
  const { text } = (await flow.direct('follow Open Sorce Software')).answer;
  expect(text).toContain(OTHER);
  expect((await flow.command('/course following', { channel: 'D0SAM00001' })).message.text).not.toContain(
    OTHER,
  );
});
