/** One reading of the study API is not taken for the truth where it takes something away: through the whole app. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { inPieces } from '../../src/primitives.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { eventually, monotonicTime } from '../fixtures/patience.ts';
import { at, DAY, HOUR, MINUTE } from './samples.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';
import { openWorld, type World } from './world.ts';

const postgres = databasesOfFile();
const STORES = {
  SQLite: async () => ({}),
  Postgres: async () => ({ DATABASE_URL: await postgres.storeDatabase() }),
} as const;
type Kind = keyof typeof STORES;
const KINDS = Object.keys(STORES) as Kind[];
/** Rows of a table over SQLite, and the first one over Postgres, too. */
const overBoth = <Row extends readonly unknown[]>(rows: readonly Row[]) => [
  ...rows.map((row) => ['SQLite', ...row] as const),
  ...rows.slice(0, 1).map((row) => ['Postgres', ...row] as const),
];

/** A morning, so that quiet hours are far; at no whole minute, as clocks hardly ever stand. */
const BEGIN = at('2026-11-20T08:02:07') + 853;
/** How often followed courses are read here. */
const PERIOD = 3 * HOUR;
const CHANNEL = '#it-courses';
const code = (each: number): string => `TX00TR${10 + each}-3001`;
const FIRST = code(0);

/** Enrollment opens in the middle of the next day, long after the notices of this one. */
const WHOLE = {
  ...{ opens: '2026-11-21T12:00:00', closes: '2026-12-11T12:00:00' },
  ...{ starts: '2027-01-11T09:00:00', ends: '2027-05-14T16:00:00', credits: 5 },
  ...{ languages: ['fi', 'en'], groups: ['TXL22S1', 'TXL22S2'], hasId: true },
};

/** A world, and the time by which readiness and metrics remember what they have read. */
interface Stage extends World {
  readonly time: ReturnType<typeof monotonicTime>;
}

interface Following {
  readonly kind?: Kind;
  readonly checkSeconds?: number;
  /** So many of them the person follows, too; all by default. */
  readonly ofPerson?: number;
}

/** A channel and a person who follow so many courses, after a first check. */
async function following(
  count: number,
  { kind = 'SQLite', checkSeconds = PERIOD / 1000, ofPerson = count }: Following = {},
): Promise<Stage> {
  const time = monotonicTime();
  const world = await openWorld(BEGIN, {
    FOLLOW_CHECK_SECONDS: String(checkSeconds),
    STUDY_CACHE_FRESH_SECONDS: String(Math.min(checkSeconds, 600)),
    ...(await STORES[kind]()),
  });
  onTestFinished(world.close);
  const codes = Array.from({ length: count }, (_, each) => code(each));
  for (const one of codes)
    world.study.courses.set(one, studyCourse({ name: `Course ${one.slice(6, 8)}`, ...WHOLE }));
  await world.start();
  for (const [where, followed] of [
    [CHANNEL, codes],
    ['D0SAM00001', codes.slice(0, ofPerson)],
  ] as const)
    for (const some of inPieces(followed, 10))
      await world.command(where, 'sam', `/course follow ${some.join(' ')}`);
  return { ...world, time };
}

function change(world: World, codes: readonly string[], more: Partial<StudyCourse>): void {
  for (const one of codes)
    world.study.courses.set(one, { ...(world.study.courses.get(one) ?? studyCourse()), ...more });
}

async function goOn(world: World, ms: number): Promise<void> {
  world.goTo(world.now() + ms);
  await world.round();
}

/** Goes on to just after the next notice, without another check. */
const hear = (world: World) => goOn(world, 10 * MINUTE);
const texts = (world: World, channel = CHANNEL): string[] => world.posts(channel).map(({ text }) => text);
const news = (world: World): string[] =>
  world
    .posts()
    .map(({ text }) => text)
    .filter((text) => !/^Enrollment (?:opens|is open)/.test(text));
/** What Slack holds, in words. */
const heldIn = ({ slack }: World): string[] =>
  slack.scheduled.map(({ channel, postAt, text }) => `${channel} ${postAt} ${text}`).sort();

const early = (years: number): Partial<StudyCourse> => {
  const moved = (date: string) => date.replace(/^\d{4}/, (year) => String(Number(year) - years));
  const { opens, closes, starts, ends } = WHOLE;
  return { opens: moved(opens), closes: moved(closes), starts: moved(starts), ends: moved(ends) };
};

/** All dates without their times of day. */
function daysAlone(): Partial<StudyCourse> {
  const { opens, closes, starts, ends } = WHOLE;
  const [first, second, third, fourth] = [opens, closes, starts, ends].map((date) => date.slice(0, 10));
  return { opens: first ?? null, closes: second ?? null, starts: third ?? null, ends: fourth ?? null };
}

/** What a reading may take away. */
const LOSSES: readonly [string, Partial<StudyCourse>][] = [
  ['the course', { gone: true }],
  ['the opening', { opens: null }],
  ['the closing', { closes: null }],
  ['the whole window', { opens: null, closes: null }],
  ['the start', { starts: null }],
  ['the end', { ends: null }],
  ['all dates and the credits', { opens: null, closes: null, starts: null, ends: null, credits: null }],
  ['the credits', { credits: null }],
  ['the credits, as zero', { credits: 0 }],
  ['the languages', { languages: [] }],
  ['one of two languages', { languages: ['fi'] }],
  ['the groups', { groups: [] }],
  ['one of two groups', { groups: ['TXL22S1'] }],
  ['the id', { hasId: false }],
  ['a year', early(1)],
  ['two years', early(2)],
  ['decades', early(56)],
  ['a year of the window', { opens: early(1).opens ?? null, closes: early(1).closes ?? null }],
  ['a month of the opening', { opens: '2026-10-21T12:00:00' }],
  ['months of the end', { ends: '2026-08-14T16:00:00' }],
  ['the times of day', daysAlone()],
  ['the time of the closing', { closes: '2026-12-11' }],
  ['what is to come of the window', { opens: '2026-11-10T12:00:00', closes: '2026-11-20T08:00:00' }],
  ['what is to come of the course', { ends: '2026-11-20T08:00:00' }],
];

/** Losses that are tried at once, each of a course of its own. */
const TOGETHER = 6;
/** So many courses are followed for each of them: they are less than a fifth. */
const FOR_EACH = 6;

interface Losing {
  readonly what: string;
  readonly loss: Partial<StudyCourse>;
  readonly code: string;
}

/** The losses in groups; over Postgres two of them alone. */
function groupsOf(losses: typeof LOSSES): (readonly [Kind, string, readonly Losing[]])[] {
  const groups = Array.from({ length: Math.ceil(losses.length / TOGETHER) }, (_, nth) =>
    losses
      .slice(nth * TOGETHER, (nth + 1) * TOGETHER)
      .map(([what, loss], each) => ({ what, loss, code: code(each) })),
  );
  const rows = groups.map((group) => [group.map(({ what }) => what).join('; '), group] as const);
  const over = (kind: Kind, [name, group]: (typeof rows)[number], most = TOGETHER) =>
    [kind, name, group.slice(0, most)] as const;
  return [
    ...rows.map((row) => over('SQLite', row)),
    ...rows.slice(0, 1).map((row) => over('Postgres', row, 2)),
  ];
}

const lose = (world: World, group: readonly Losing[]): void => {
  for (const { code: one, loss } of group) change(world, [one], loss);
};

describe('one reading', () => {
  it.each(groupsOf(LOSSES))(
    '%s: that takes something away tells nothing, moves no reminder and ends no follow: %s',
    async (kind, _names, group) => {
      const world = await following(group.length * FOR_EACH, { kind, ofPerson: group.length });
      const before = heldIn(world);
      const was = new Map(world.study.courses);
      const comesBack = () => {
        for (const [one, course] of was) world.study.courses.set(one, course);
      };
      lose(world, group);
      await goOn(world, PERIOD);
      await hear(world);
      expect(texts(world)).toEqual([]);
      expect(heldIn(world)).toEqual(before);
      // It comes back in between, and later is gone once more: that is a first time again.
      comesBack();
      await goOn(world, PERIOD - 10 * MINUTE);
      lose(world, group);
      await goOn(world, PERIOD);
      await hear(world);
      comesBack();
      await goOn(world, PERIOD - 10 * MINUTE);
      await hear(world);
      expect(news(world)).toEqual([]);
      expect(heldIn(world)).toEqual(before);
      const { text } = await world.command(CHANNEL, 'sam', '/course following');
      for (const { code: one, what } of group) expect(text, what).toContain(one);
    },
  );
});

describe('what is remembered of one reading', () => {
  it.each(KINDS)('%s: is no second one, however often it is looked at', async (kind) => {
    const world = await following(FOR_EACH, { kind, checkSeconds: 10 });
    change(world, [FIRST], { gone: true });
    await goOn(world, 10_000);
    change(world, [FIRST], { gone: false });
    for (let each = 0; each < 4; each += 1) await goOn(world, 10_000);
    await hear(world);
    expect(news(world)).toEqual([]);
  });
});

describe('a second check that agrees', () => {
  it.each(groupsOf(LOSSES.filter(([what]) => what !== 'the id')).filter(([kind]) => kind === 'SQLite'))(
    '%s: a period later makes each loss known, once: %s',
    async (kind, _names, group) => {
      const world = await following(group.length * FOR_EACH, { kind, ofPerson: group.length });
      lose(world, group);
      await goOn(world, PERIOD);
      await world.stop();
      await world.start();
      await hear(world);
      expect(news(world)).toEqual([]);
      await goOn(world, PERIOD - 10 * MINUTE);
      await hear(world);
      await goOn(world, PERIOD);
      await hear(world);
      const told = texts(world).filter((text) => !text.startsWith('Enrollment'));
      for (const { code: one, what } of group)
        expect(
          told.filter((text) => text.includes(one)),
          what,
        ).toHaveLength(1);
    },
  );

  it('does so only as late as that: a check that is made again for courses that were not read proves nothing', async () => {
    const world = await following(6);
    // One person is told in Finnish, in which the study API can't be asked now.
    world.slack.setLocale('aino', 'fi-FI');
    await world.command('D0AINO0002', 'aino', `/course follow ${code(5)}`);
    world.study.downIn.add('fi');
    change(world, [FIRST], { gone: true });
    await goOn(world, PERIOD);
    for (let minutes = 10; minutes < 30; minutes += 10) await hear(world);
    expect(news(world)).toEqual([]);
    // Half an hour is enough.
    await hear(world);
    await hear(world);
    expect(texts(world)).toEqual([expect.stringContaining(`No longer listed: Course 10 · ${FIRST}`)]);
  });

  it('makes what else has changed wait for nothing', async () => {
    const world = await following(6);
    change(world, [FIRST], { credits: null, closes: '2026-12-12T12:00:00' });
    await goOn(world, PERIOD);
    await hear(world);
    const [notice = '', ...more] = texts(world);
    expect(more).toEqual([]);
    expect(notice).toContain('Enrollment closes');
    expect(notice).not.toContain('Credits');
    await goOn(world, PERIOD);
    await hear(world);
    expect(texts(world)[1]).toContain('Credits: 5 → not given');
  });
});

describe('a look-up by a person', () => {
  it('of what a follow is about shows what there is, and ends nothing', async () => {
    const world = await following(6);
    const before = heldIn(world);
    await goOn(world, HOUR);
    change(world, [FIRST], early(1));
    const card = async () => (await world.command(CHANNEL, 'aino', `/course ${FIRST}`)).text;
    await eventually(async () => expect(await card()).toContain(`<!date^${at('2025-12-11T12:00') / 1000}^`));
    await world.command('#random', 'aino', `/course follow ${FIRST}`);
    // A person who follows it now, and one who has it told in another language, look it up, too.
    change(world, [FIRST], { opens: null, closes: null });
    await goOn(world, HOUR);
    await world.command('D0AINO0002', 'aino', `/course follow ${FIRST}`);
    await hear(world);
    expect(heldIn(world)).toEqual(expect.arrayContaining(before));
    expect(news(world)).toEqual([]);
  });
});

const SIZES: readonly (readonly [followed: number, lost: number])[] = [
  [1, 1],
  [2, 1],
  [2, 2],
  [5, 1],
  [10, 2],
  [25, 5],
  [40, 40],
];

describe('a fifth or more that is gone at once', () => {
  it.each(overBoth(SIZES))(
    '%s: of %i courses %i is not believed by a second check either, and is seen by who operates Coursebell',
    async (kind, followed, lost) => {
      const world = await following(followed, { kind });
      const before = heldIn(world);
      const gone = Array.from({ length: lost }, (_, each) => code(each));
      await shows(world, 'succeeding');
      for (const [at, loss] of [{ gone: true }, { gone: true, opens: null, closes: null }].entries()) {
        change(world, gone, loss);
        await goOn(world, PERIOD - (at === 0 ? 0 : 10 * MINUTE));
        await hear(world);
        expect(heldIn(world)).toEqual(before);
        await shows(world, 'distrusted');
        const status = await world.command(CHANNEL, 'sam', '/course status');
        expect(status.text).toContain('much of what is followed is missing from the study data');
      }
      change(world, gone, { gone: false, ...WHOLE });
      await goOn(world, PERIOD - 10 * MINUTE);
      await hear(world);
      expect(news(world)).toEqual([]);
      expect(heldIn(world)).toEqual(before);
      await shows(world, 'succeeding');
      expect((await world.command(CHANNEL, 'sam', '/course status')).text).not.toContain('missing from');
    },
  );

  it.each([
    ['of a few courses is believed at the third check', 2, 1, 3],
    ['of many courses is believed after a day', 10, 6, 9],
  ])('%s', async (_name, followed, lost, checks) => {
    const world = await following(followed);
    change(
      world,
      Array.from({ length: lost }, (_, each) => code(each)),
      { gone: true },
    );
    for (let check = 1; check < checks; check += 1) await goOn(world, PERIOD);
    await hear(world);
    expect(news(world)).toEqual([]);
    await goOn(world, PERIOD);
    await hear(world);
    expect(news(world)).toHaveLength(2);
    // Then all is well again.
    await goOn(world, PERIOD);
    await shows(world, 'succeeding');
    await goOn(world, DAY);
    expect(news(world)).toHaveLength(2);
  });
});

/** All dates, moved by so many minutes. */
function movedBy(minutes: number): Partial<StudyCourse> {
  const moved = (date: string) =>
    new Date(Date.parse(`${date}Z`) + minutes * MINUTE).toISOString().slice(0, 19);
  const { opens, closes, starts, ends } = WHOLE;
  return { opens: moved(opens), closes: moved(closes), starts: moved(starts), ends: moved(ends) };
}

const alike = (more: Partial<StudyCourse>) => () => more;
const dayOf = (day: number, time = '12:00:00') => `2026-12-${String(day).padStart(2, '0')}T${time}`;

/** What one check may change of many courses: of how many that are followed, of how many of these, and how. */
const SHARED: readonly (readonly [string, number, number, (each: number) => Partial<StudyCourse>])[] = [
  ['a day later', 10, 10, alike(movedBy(24 * 60))],
  ['an hour earlier, as clocks change', 10, 10, alike(movedBy(-60))],
  ['in another zone', 10, 10, alike(movedBy(120))],
  ['of another semester', 10, 10, alike(movedBy(170 * 24 * 60))],
  ['a week later, two of ten', 10, 2, alike(movedBy(7 * 24 * 60))],
  ['a week later, two of two', 2, 2, alike(movedBy(7 * 24 * 60))],
  ['an end of the window for all', 7, 3, alike({ closes: dayOf(31) })],
  ['a name for all', 10, 10, alike({ name: 'Untitled' })],
  ['each the next one’s name', 10, 10, (each) => ({ name: `Course ${10 + ((each + 1) % 10)}` })],
  ['each by something else', 25, 5, (each) => ({ closes: dayOf(12 + each) })],
  ['other credits', 10, 3, alike({ credits: 1 })],
  ['more credits each', 10, 8, (each) => ({ credits: 6 + each })],
  ['another language', 10, 10, alike({ languages: ['sv'] })],
  ['more groups', 10, 10, (each) => ({ groups: [...WHOLE.groups, `TXL23S${each}`] })],
  ['other groups', 10, 10, alike({ groups: ['X'] })],
];

describe('a fifth or more that is changed at once', () => {
  it.each(SHARED)('%s is not believed until another check agrees', async (_what, followed, changed, how) => {
    const world = await following(followed);
    const before = heldIn(world);
    const all = Array.from({ length: changed }, (_, each) => each);
    const restore = () => {
      for (const each of all)
        change(world, [code(each)], { name: `Course ${code(each).slice(6, 8)}`, ...WHOLE });
    };
    const spoil = () => {
      for (const each of all) change(world, [code(each)], how(each));
    };
    spoil();
    await goOn(world, PERIOD);
    // What a person looks up meanwhile is another reading, and no check.
    await world.command('#random', 'aino', `/course follow ${FIRST}`);
    await hear(world);
    expect(news(world)).toEqual([]);
    expect(heldIn(world)).toEqual(expect.arrayContaining(before));
    await shows(world, 'distrusted');
    const status = await world.command(CHANNEL, 'sam', '/course status');
    expect(status.text).toContain('has changed at once');
    restore();
    await goOn(world, PERIOD - 10 * MINUTE);
    await hear(world);
    expect(news(world)).toEqual([]);
    await shows(world, 'succeeding');
    spoil();
    await goOn(world, PERIOD - 10 * MINUTE);
    await hear(world);
    expect(news(world)).toEqual([]);
    await goOn(world, PERIOD - 10 * MINUTE);
    // In the evening it waits for the end of quiet hours.
    await goOn(world, 13 * HOUR);
    await hear(world);
    // The channel and the person are told once.
    expect(news(world)).toHaveLength(2);
    await shows(world, 'succeeding');
  });

  it.each(
    overBoth([
      ['1 of 1', 1, 1],
      ['1 of 10', 10, 1],
      ['4 of 10, each by something else', 10, 4],
    ] as const),
  )('%s: %s is told by the first check', async (kind, _what, followed, changed) => {
    const world = await following(followed, { kind });
    // Two languages are two readings of one course.
    world.slack.setLocale('aino', 'fi-FI');
    await world.command('D0AINO0002', 'aino', `/course follow ${FIRST}`);
    for (let each = 0; each < changed; each += 1) change(world, [code(each)], { closes: dayOf(12 + each) });
    await goOn(world, PERIOD);
    await hear(world);
    expect(texts(world)).toEqual([expect.stringContaining('Changed')]);
    expect(texts(world, 'D0AINO0002')).toHaveLength(1);
    await shows(world, 'succeeding');
  });
});

/** Waits until readiness and the metrics, which remember for a second, show a state. */
async function shows({ slack: { appUrl }, time }: Stage, state: string): Promise<void> {
  await eventually(async () => {
    time.pass(1_000);
    const ready = await (await fetch(`${appUrl}/health/ready`)).text();
    expect(JSON.parse(ready).parts.check).toMatchObject({ state });
    const metrics = await (await fetch(`${appUrl}/metrics`)).text();
    expect(metrics).toContain(`\ncoursebell_study_data_distrusted ${Number(state === 'distrusted')}\n`);
  });
}
