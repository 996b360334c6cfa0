/** What the study API offers is found out by few requests, of one replica, and nothing that fails takes anything away. */
import { describe, expect, test } from 'vitest';
import { AccessRefused, InvalidResponse, QuotaExceeded, Unavailable } from '../../src/errors.ts';
import { leased } from '../../src/ops/jobs.ts';
import type { Store } from '../../src/store/store.ts';
import { extraOf } from '../../src/study-client/extras.ts';
import {
  type AskableProbe,
  type CourseUnitCode,
  EXTRAS,
  type Extra,
  type ExtraAbout,
  type FirstUse,
  type FirstUseAnswer,
  type ProbeAnswer,
  type Realization,
} from '../../src/study-client/model.ts';
import { createExtras, givenExtras, type UseIn } from '../../src/workspace/study-extras.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { HOUR, NOW } from '../fixtures/reader.ts';
import { poor, rich } from '../fixtures/realizations.ts';

const DAY = 24 * HOUR;
const ACCESS = { url: 'https://study.example/api', key: 'a-key', timeZone: 'Europe/Helsinki' };
const ABOUT: readonly ExtraAbout[] = ['start-date', ...EXTRAS];
const UNENDED = new AbortController().signal;

/** What each step of a probe answers, in turn, or fails with. */
type Answers = Partial<Record<ExtraAbout, readonly (ProbeAnswer | Error)[]>>;

/** What a first use answers, or fails with. */
type Uses = Partial<Record<Extra, FirstUseAnswer | Error>>;

/** A service whose every extra is on by one request, but for what a test gives. */
function service(given: Answers = {}, used: Uses = {}) {
  const asked: string[] = [];
  const firstUse = async (use: FirstUse) => {
    const extra = extraOf(use);
    asked.push(`use of ${extra}`);
    const told = used[extra] ?? 'honoured';
    if (told instanceof Error) throw told;
    return { told, runs: told === 'honoured' ? [rich] : [] };
  };
  const answers: Answers = { ...given };
  const days: string[] = [];
  const probes = (run: Realization, day: string): readonly AskableProbe[] => {
    days.push(day);
    return ABOUT.map((about) => ({
      about,
      steps: (answers[about] ?? (['on'] as const)).map((answer, at) => ({
        asks: `step ${at + 1}`,
        ask: async () => {
          asked.push(`${about} ${at + 1} by ${run.code}`);
          if (answer instanceof Error) throw answer;
          return answer;
        },
      })),
    }));
  };
  return {
    study: {
      probes,
      firstUse,
      realization: async () => ({ value: rich, fetchedAt: 0, freshness: 'fresh' as const }),
    },
    used,
    answers,
    days,
    asked,
    /** What was asked since the last time. */
    taken: () => asked.splice(0).map((one) => one.split(' by ', 1)[0]),
  };
}

interface ReplicaOptions {
  readonly store?: Store;
  readonly clock?: { now: number };
  readonly configured?: 'auto' | readonly Extra[];
  readonly access?: typeof ACCESS;
  readonly patienceMs?: number;
}

function replica(
  { study }: Pick<ReturnType<typeof service>, 'study'>,
  {
    store = createMemoryStore(),
    clock = { now: NOW },
    configured = 'auto',
    access = ACCESS,
    patienceMs = 60_000,
  }: ReplicaOptions,
) {
  const failures: unknown[] = [];
  const holder = `replica ${Math.random()}`;
  const now = () => clock.now;
  const due: number[] = [];
  const extras = createExtras({
    ...{ study, store, now, configured, access, patienceMs },
    onDue: () => void due.push(clock.now),
    background: (work) => work().catch((error: unknown) => failures.push(error)),
    alone: (work) => leased('study-extras', { leases: store.leases, now, holder }, work),
  });
  const verdicts = () => Object.fromEntries(extras.states().map(({ extra, verdict }) => [extra, verdict]));
  return { ...extras, failures, due, verdicts, look: () => extras.look(UNENDED) };
}

const ON = Object.fromEntries(EXTRAS.map((extra) => [extra, 'on']));
const of = (verdict: string, ...extras: Extra[]) => Object.fromEntries(extras.map((one) => [one, verdict]));
const UNDECIDED = of('undecided', ...EXTRAS);

test('nothing is asked before a course was found, then each extra once, of the best course, with a day of the study API', async () => {
  const at = service();
  // In Helsinki it is tomorrow already.
  const clock = { now: Date.UTC(2026, 10, 28, 22, 30, 0, 7) };
  const one = replica(at, { clock });
  await one.look();
  expect(at.asked).toEqual([]);
  expect(one.verdicts()).toEqual(UNDECIDED);
  expect(one.states().map(({ reason }) => reason)).toEqual(EXTRAS.map(() => 'not asked yet'));
  one.found(rich, 'en');
  one.found(poor, 'en');
  await one.look();
  await one.look();
  expect(at.asked).toEqual(ABOUT.map((about) => `${about} 1 by ${rich.code}`));
  expect(at.days).toEqual(['2026-11-29']);
  expect(one.verdicts()).toEqual(ON);
  expect(EXTRAS.filter(one.can)).toEqual(EXTRAS);
  expect(one.states()[0]).toEqual({
    ...{ extra: 'search-name', verdict: 'on', reason: 'step 1: honoured', askedAt: clock.now },
  });
});

test('what answers in several steps, or with nothing, or not as asked, is on, undecided or off', async () => {
  const at = service({
    'search-name': ['next', 'next', 'on'],
    'search-group': ['next', 'off', 'on'],
    units: ['next', 'undecided'],
    buildings: [],
  });
  const one = replica(at, {});
  one.found(rich, 'en');
  await one.look();
  expect(at.taken()).toEqual([
    ...['start-date 1', 'search-name 1', 'search-name 2', 'search-name 3'],
    ...['search-group 1', 'search-group 2', 'search-unit 1', 'units 1', 'units 2'],
    'reservations 1',
  ]);
  expect(one.verdicts()).toEqual({
    ...{ 'search-name': 'on', 'search-group': 'off', 'search-unit': 'on' },
    ...{ units: 'undecided', buildings: 'undecided', reservations: 'on' },
  });
  expect(one.states().map(({ reason }) => reason)).toEqual([
    ...['step 3: honoured', 'step 2: ignored or not offered', 'step 1: honoured'],
    ...['step 2: nothing came back', 'not asked yet', 'step 1: honoured'],
  ]);
  expect(EXTRAS.filter(one.can)).toEqual(['search-name', 'search-unit', 'reservations']);
});

test.each([
  ['off', 'its start date: step 1: ignored or not offered'],
  ['undecided', 'its start date: step 1: nothing came back'],
] as const)('a start date that is %s leaves no search by name', async (verdict, reason) => {
  const at = service({ 'start-date': [verdict] });
  const one = replica(at, {});
  one.found(rich, 'en');
  await one.look();
  expect(one.verdicts()).toEqual({ ...ON, 'search-name': verdict });
  expect(one.states()[0]).toMatchObject({ verdict, reason });
  expect(EXTRAS.filter(one.can)).toEqual(EXTRAS.slice(1));
});

test('what is shown is what may be used while the start date is still unknown', async () => {
  const at = service({ 'start-date': [] });
  const one = replica(at, {});
  one.found(rich, 'en');
  await one.look();
  expect(one.can('search-name')).toBe(false);
  expect(one.states()[0]).toMatchObject({ verdict: 'undecided', reason: 'its start date: not asked yet' });
});

test('replicas ask one at a time, at most twelve requests a day together, and know what the others have found out', async () => {
  const [store, clock] = [createMemoryStore(), { now: NOW + 0.5 }];
  const long: ProbeAnswer[] = ['next', 'next', 'next', 'on'];
  const at = service({ 'start-date': long, 'search-name': long, 'search-group': long, 'search-unit': long });
  const both = [replica(at, { store, clock }), replica(at, { store, clock })] as const;
  for (const one of both) one.found(rich, 'en');
  await Promise.all(both.map((one) => one.look()));
  expect(at.taken()).toHaveLength(12);
  // What is left waits for the day after, however often it is looked.
  for (let quarter = 0; quarter < 95; quarter += 1) {
    clock.now += HOUR / 4;
    for (const one of both) await one.look();
  }
  expect(at.taken()).toEqual([]);
  const known = { ...UNDECIDED, ...of('on', 'search-name', 'search-group') };
  expect(both.map((one) => one.verdicts())).toEqual([known, known]);
  clock.now += HOUR / 2;
  for (const one of both) await one.look();
  expect(at.asked.length).toBeLessThanOrEqual(12);
});

test('with more to ask than a day has requests for, what was asked the longest ago comes first, so that all have their turn', async () => {
  const clock = { now: NOW + 0.25 };
  const two: ProbeAnswer[] = ['next', 'on'];
  const at = service(Object.fromEntries(ABOUT.map((about) => [about, two])));
  const one = replica(at, { clock });
  one.found(rich, 'en');
  await one.look();
  expect(at.taken()).toHaveLength(12);
  expect(one.verdicts()).toMatchObject({ reservations: 'undecided' });
  clock.now += DAY;
  await one.look();
  expect(at.taken().slice(0, 2)).toEqual(['reservations 1', 'reservations 2']);
  expect(one.verdicts()).toEqual(ON);
  for (let day = 0; day < ABOUT.length; day += 1) {
    clock.now += DAY;
    await one.look();
  }
  const ages = one.states().map(({ askedAt = 0 }) => clock.now - askedAt);
  expect(Math.max(...ages)).toBeLessThanOrEqual(DAY);
});

test('a replica leaves a round to another that is at it', async () => {
  const store = createMemoryStore();
  const at = service();
  const [one, other] = [replica(at, { store }), replica(at, { store })];
  let goOn = (): void => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let began = (): void => {};
  const begun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const slow: AskableProbe = {
    about: 'units',
    steps: [
      {
        asks: 'slowly',
        ask: async () => {
          began();
          await waits;
          return 'on';
        },
      },
    ],
  };
  const slowly = replica({ study: { ...at.study, probes: () => [slow] } }, { store });
  for (const each of [one, other, slowly]) each.found(rich, 'en');
  const round = slowly.look();
  await begun;
  await Promise.all([one.look(), other.look()]);
  expect(at.asked).toEqual([]);
  goOn();
  await round;
  await other.look();
  expect(at.taken()).not.toContain('units 1');
  expect(other.verdicts()).toEqual(ON);
});

test('it is asked again daily, and what came to nothing takes nothing away', async () => {
  const clock = { now: NOW };
  const at = service();
  const one = replica(at, { clock });
  one.found(rich, 'en');
  await one.look();
  Object.assign(at.answers, { units: ['undecided'], buildings: ['off'], 'search-group': ['undecided'] });
  at.taken();
  clock.now += DAY - 1;
  await one.look();
  expect(at.taken()).toEqual([]);
  clock.now += 1;
  await one.look();
  expect(at.taken()).toEqual(ABOUT.map((about) => `${about} 1`));
  expect(one.verdicts()).toEqual({ ...ON, buildings: 'off' });
  expect(one.states().find(({ extra }) => extra === 'units')).toMatchObject({
    ...{ verdict: 'on', reason: 'step 1: honoured', askedAt: clock.now },
  });
  // It came back.
  Object.assign(at.answers, { buildings: ['on'] });
  clock.now += DAY;
  await one.look();
  expect(one.verdicts()).toEqual(ON);
});

test.each([
  ['down', new Unavailable('down', 'probe answered 503')],
  ['over its quota', new QuotaExceeded('quota', NOW + DAY)],
  ['a fault of ours', new RangeError('a fault')],
])(
  'a service that is %s ends the round, keeps what is known, and is left alone for a quarter',
  async (_, trouble) => {
    const clock = { now: NOW };
    const at = service();
    const one = replica(at, { clock });
    one.found(rich, 'en');
    await one.look();
    at.taken();
    clock.now += DAY;
    Object.assign(at.answers, { 'search-name': [trouble] });
    await one.look();
    expect(at.taken()).toEqual(['start-date 1', 'search-name 1']);
    expect(one.failures).toEqual([trouble]);
    expect(one.verdicts()).toEqual(ON);
    clock.now += HOUR / 4 - 1;
    await one.look();
    expect(at.taken()).toEqual([]);
    clock.now += 1;
    await one.look();
    // What had trouble comes last, so that it keeps nothing else from being asked.
    expect(at.taken()).toEqual([
      ...['search-group 1', 'search-unit 1', 'units 1', 'buildings 1'],
      ...['reservations 1', 'search-name 1'],
    ]);
    expect(one.verdicts()).toEqual(ON);
  },
);

test('while the service is down the requests of the day are not used up: after three rounds a look-up has to work', async () => {
  const clock = { now: NOW };
  const down = new Unavailable('down', 'probe answered 503');
  const at = service(Object.fromEntries(ABOUT.map((about) => [about, [down]])));
  const one = replica(at, { clock });
  one.found(rich, 'en');
  for (let quarter = 0; quarter < 40; quarter += 1) {
    await one.look();
    clock.now += HOUR / 4;
  }
  expect(at.taken()).toHaveLength(3);
  Object.assign(at.answers, Object.fromEntries(ABOUT.map((about) => [about, ['on']])));
  await one.look();
  expect(at.taken()).toEqual([]);
  one.found(rich, 'en');
  await one.look();
  expect(one.verdicts()).toEqual(ON);
});

describe('a name that is not found may be that of another language', () => {
  const finnish = { ...rich, name: 'Verkkosovellukset' };
  const of = (language: string, ...answers: readonly ProbeAnswer[]): AskableProbe => ({
    about: 'search-name',
    steps: answers.map((answer, at) => ({
      asks: `step ${at + 1}`,
      ...(at === 1 && { isOfLanguage: true as const }),
      ask: async () => {
        asked.push(`${language} ${at + 1}`);
        return answer;
      },
    })),
  });
  const BOUND: AskableProbe = { about: 'start-date', steps: [{ asks: 'a start', ask: async () => 'on' }] };
  const asked: string[] = [];
  const open = (run: typeof rich, inFinnish: readonly ProbeAnswer[]) => {
    asked.splice(0);
    const { study } = service();
    const probes = (_: unknown, __: string, language?: string) => [
      BOUND,
      language === 'fi' ? of('fi', ...inFinnish) : of('en', 'next', 'off', 'on'),
    ];
    const realization = async () => ({ value: run, fetchedAt: 0, freshness: 'fresh' as const });
    return replica({ study: { ...study, probes, realization } }, {});
  };
  test.each([
    [['next', 'next', 'on'], 'on', ['fi 2', 'fi 3']],
    [['next', 'off', 'on'], 'off', ['fi 2']],
    [['next', 'next', 'undecided'], 'undecided', ['fi 2', 'fi 3']],
  ] as const)('where those in Finnish tell %j it is %s', async (inFinnish, verdict, more) => {
    const one = open(finnish, inFinnish);
    one.found(rich, 'en');
    await one.look();
    expect(asked).toEqual(['en 1', 'en 2', ...more]);
    expect(one.verdicts()['search-name']).toBe(verdict);
  });

  test('a course without a name in it tells nothing else', async () => {
    const one = open({ ...rich, nameLanguage: 'en' }, ['next', 'next', 'on']);
    one.found(rich, 'en');
    await one.look();
    expect(asked).toEqual(['en 1', 'en 2']);
    expect(one.verdicts()['search-name']).toBe('off');
  });
});

test.each([
  ['a key that is refused for one operation', new AccessRefused('key', 'probe answered 401')],
  ['a page in its place', new InvalidResponse('probe: no JSON')],
])('%s leaves that extra as it was, and all others are asked', async (_, refusal) => {
  const clock = { now: NOW };
  const at = service({ units: [refusal] });
  const one = replica(at, { clock });
  one.found(rich, 'en');
  await one.look();
  expect(one.failures).toEqual([]);
  expect(one.verdicts()).toEqual({ ...ON, units: 'undecided' });
  expect(one.states().find(({ extra }) => extra === 'units')?.reason).toBe(`step 1: ${refusal.message}`);
  expect(one.can('units')).toBe(false);
  Object.assign(at.answers, { units: ['on'] });
  clock.now += DAY;
  await one.look();
  expect(one.verdicts()).toEqual(ON);
  Object.assign(at.answers, { units: [refusal] });
  clock.now += DAY;
  await one.look();
  expect(one.verdicts()).toEqual(ON);
});

test('a real request that was refused turns an extra off at once, for all replicas, until a probe finds it again', async () => {
  const [store, clock] = [createMemoryStore(), { now: NOW }];
  const at = service();
  const [one, other] = [replica(at, { store, clock }), replica(at, { store, clock })];
  one.found(rich, 'en');
  await one.look();
  await other.look();
  expect(other.can('buildings')).toBe(true);
  clock.now += HOUR;
  one.heard({ event: 'not-offered', extra: 'buildings', why: 'buildings answered 404' });
  expect(one.can('buildings')).toBe(false);
  await expect
    .poll(async () => {
      await other.look();
      return other.can('buildings');
    })
    .toBe(false);
  expect(other.states().find(({ extra }) => extra === 'buildings')).toEqual({
    ...{ extra: 'buildings', verdict: 'off', askedAt: clock.now },
    reason: 'a real request: buildings answered 404',
  });
  at.taken();
  clock.now += DAY;
  await one.look();
  expect(at.taken()).toContain('buildings 1');
  expect(one.can('buildings')).toBe(true);
});

test.each<[string, readonly Extra[]]>([
  ['off', []],
  ['names', ['search-group', 'units']],
])(
  '%s in the configuration is taken as given: nothing is asked, and what a request is refused stays',
  async (_, configured) => {
    const at = service();
    const one = replica(at, { configured });
    one.found(rich, 'en');
    for (const extra of EXTRAS) one.heard({ event: 'not-offered', extra, why: 'answered 404' });
    await one.look();
    expect(at.days).toEqual([]);
    expect(EXTRAS.filter(one.can)).toEqual(configured);
    expect(one.verdicts()).toEqual({ ...of('off', ...EXTRAS), ...of('on', ...configured) });
    expect(new Set(one.states().map(({ reason }) => reason))).toEqual(new Set(['by STUDY_API_EXTRAS']));
    expect(EXTRAS.filter(givenExtras(configured).can)).toEqual(configured);
  },
);

test('a process without a store takes nothing for offered that is still to be found out', () => {
  expect(EXTRAS.filter(givenExtras('auto').can)).toEqual([]);
});

test.each([
  ['key', { ...ACCESS, key: 'another' }],
  ['address', { ...ACCESS, url: 'https://other.example/api' }],
])('another %s starts anew, with requests of its own, and names neither in the store', async (_, access) => {
  const store = createMemoryStore();
  const at = service();
  const [one, other] = [replica(at, { store }), replica(at, { store, access })];
  for (const each of [one, other]) each.found(rich, 'en');
  await one.look();
  at.taken();
  await other.look();
  expect(at.taken()).toEqual(ABOUT.map((about) => `${about} 1`));
  for (const secret of Object.values(ACCESS)) expect(await store.studyExtras.of(secret)).toEqual([]);
});

test('a round ends between two requests where the process stops, and goes on later', async () => {
  const clock = { now: NOW };
  const at = service();
  const stopping = new AbortController();
  const one = replica(at, { clock });
  const extras = createExtras({
    ...{
      study: at.study,
      store: createMemoryStore(),
      now: () => clock.now,
      configured: 'auto',
      access: ACCESS,
    },
    background: (work) => work(),
    alone: async (work) => {
      stopping.abort();
      await work();
    },
  });
  for (const each of [one, extras]) each.found(rich, 'en');
  await extras.look(stopping.signal);
  expect(at.asked).toEqual([]);
});

const SINCE = '2025-11-29';
const USES: Readonly<Record<Exclude<Extra, 'buildings' | 'reservations'>, FirstUse>> = {
  'search-name': { name: 'acoustics', since: SINCE },
  'search-group': { group: 'TXL22S1', since: SINCE },
  'search-unit': { unit: 'TX00EY23' as CourseUnitCode },
  units: { courseUnit: 'TX00EY23' as CourseUnitCode },
};
const use = (extra: keyof typeof USES): UseIn => ({ use: USES[extra], in: 'en' });
const TRIED = Object.keys(USES) as (keyof typeof USES)[];

test.each(TRIED)(
  'a first request of a person turns %s on where its answer proves it, and what it found is asked about at once',
  async (extra) => {
    const at = service();
    const one = replica(at, {});
    expect([one.mayTry(extra), one.can(extra)]).toEqual([true, false]);
    await one.tryOut([use(extra), use(extra)]);
    expect([one.mayTry(extra), one.can(extra)]).toEqual([false, true]);
    expect(one.states().find((state) => state.extra === extra)).toMatchObject({
      verdict: 'on',
      reason: 'a real request: honoured',
    });
    await one.tryOut([use(extra)]);
    expect(at.taken()).toEqual([`use of ${extra}`]);
    expect(one.due).toEqual([NOW]);
    await one.look();
    // What is known is not asked for again, its start date is.
    expect(at.taken()).toEqual(ABOUT.filter((about) => about !== extra).map((about) => `${about} 1`));
    expect(one.can(extra)).toBe(true);
  },
);

test('a name that was searched first is searched no more where its start date turns out to be ignored', async () => {
  const at = service({ 'start-date': ['off'] });
  const one = replica(at, {});
  await one.tryOut([use('search-name')]);
  expect(one.can('search-name')).toBe(true);
  await one.look();
  expect(one.can('search-name')).toBe(false);
});

test.each(TRIED)(
  'a first request for %s that brings nothing, or anything, decides nothing',
  async (extra) => {
    const at = service({}, { [extra]: 'nothing' });
    const one = replica(at, {});
    await one.tryOut([use(extra), use(extra), use(extra)]);
    expect(at.taken()).toEqual(Array(3).fill(`use of ${extra}`));
    expect([one.mayTry(extra), one.verdicts()]).toEqual([true, UNDECIDED]);
    // No more than a few a day.
    for (let nth = 0; nth < 20; nth += 1) await one.tryOut([use(extra)]);
    expect(at.taken()).toHaveLength(9);
    expect(one.mayTry(extra)).toBe(false);
    at.used[extra] = 'unsure';
    const other = replica(at, {});
    for (let nth = 0; nth < 3; nth += 1) await other.tryOut([use(extra), use(extra)]);
    expect(at.taken()).toEqual([`use of ${extra}`]);
    expect([other.verdicts(), other.due]).toEqual([UNDECIDED, []]);
  },
);

test.each(TRIED)(
  'a first request for %s that fails says nothing, and a refused one turns it off',
  async (extra) => {
    const at = service({}, { [extra]: new Unavailable('down', 'a test') });
    const one = replica(at, {});
    await one.tryOut([use(extra), use(extra)]);
    expect([at.taken(), one.verdicts()]).toEqual([[`use of ${extra}`], UNDECIDED]);
    one.heard({ event: 'not-offered', extra, why: 'search answered 400' });
    expect(one.verdicts()).toMatchObject(of('off', extra));
    await one.tryOut([use(extra)]);
    expect(at.taken()).toEqual([]);
  },
);

test('a first request does not wait for a slow answer, which still decides', async () => {
  const at = service();
  const { promise: slow, resolve: answerNow } = Promise.withResolvers<void>();
  const firstUse = async (asked: FirstUse) => {
    await slow;
    return at.study.firstUse(asked);
  };
  const one = replica({ study: { ...at.study, firstUse } }, { patienceMs: 1 });
  await one.tryOut([use('search-name'), use('search-name')]);
  expect([at.asked, one.verdicts()]).toEqual([[], UNDECIDED]);
  answerNow();
  await expect.poll(() => one.can('search-name')).toBe(true);
  expect(at.taken()).toEqual(['use of search-name']);
});

test('nothing is tried out where the configuration says what there is', async () => {
  const at = service();
  for (const configured of [[], ['units']] as const) {
    const one = replica(at, { configured });
    for (const extra of TRIED) await one.tryOut([use(extra)]);
    expect(TRIED.filter(one.mayTry)).toEqual([]);
  }
  const given = givenExtras('auto');
  for (const extra of TRIED) await given.tryOut([use(extra)]);
  expect([at.asked, TRIED.filter(given.mayTry)]).toEqual([[], []]);
});

test('a look is due at the first course, and at one that tells more, as long as something was never asked', async () => {
  const one = replica(service(), {});
  one.found(poor, 'en');
  one.found(poor, 'en');
  expect(one.due).toHaveLength(1);
  one.found(rich, 'en');
  one.found(rich, 'en');
  expect(one.due).toHaveLength(2);
  await one.look();
  const other = replica(service(), {});
  other.found(rich, 'en');
  await other.look();
  other.found({ ...rich, starts: { at: NOW + DAY, precision: 'day' } }, 'en');
  expect(other.due).toHaveLength(1);
});
