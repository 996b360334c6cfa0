import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import type { CourseUnitId, Realization } from '../../src/study-client/model.ts';
import { createHistory, type HistoryOptions, MOST_RECENT, MOST_SEEN } from '../../src/workspace/history.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { realization } from '../fixtures/realizations.ts';
import { runs } from '../fixtures/runs.ts';

const AINO = { workspace: 'T0METRO', user: 'U0AINO' };
const SAM = { workspace: 'T0METRO', user: 'U0SAM' };
const OTHER = { workspace: 'T0OTHER', user: 'U0AINO' };

/** A history over an empty store, with a clock that the test moves. */
function open(more: Partial<HistoryOptions> = {}) {
  const clock = { now: 1_000_000 };
  const store = createMemoryStore();
  const changed: unknown[] = [];
  const failed: unknown[] = [];
  const options: HistoryOptions = {
    store,
    now: () => clock.now,
    changed: (person) => changed.push(person),
    noteRuns: async () => {},
    background: (work) => work().catch((error) => failed.push(error)),
    ...more,
  };
  const history = createHistory(options);
  /** Notes one course after the other. */
  const see = (
    person: typeof AINO,
    language: Language,
    ...courses: readonly [code: string, name: string][]
  ) => {
    for (const [code, name] of courses) {
      clock.now += 1;
      history.addLookUps(person, [realization(code, { name })], language);
    }
  };
  /** Another replica, or the same after it was started anew. */
  const again = () => createHistory(options);
  return { clock, store, changed, failed, history, see, again };
}

const codes = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code);

/** Courses as their study guides call them. */
const COURSES: readonly [code: string, names: Readonly<Record<Language, string>>][] = [
  [
    'TX00EY23-3015',
    { en: 'Software Engineering Project', fi: 'Ohjelmistotuotantoprojekti', sv: 'Programvaruprojekt' },
  ],
  ['TX00EW54-3002', { en: 'Basics of Databases', fi: 'Tietokantojen perusteet', sv: 'Grunder i databaser' }],
  [
    'LI00BB10-3001',
    { en: 'Anatomy and Physiology', fi: 'Anatomia ja fysiologia', sv: 'Anatomi och fysiologi' },
  ],
  ['LT00DD30-3002', { en: 'Business Law', fi: 'Yritysjuridiikka', sv: 'Företagsjuridik' }],
  ['SH00FF50-2003', { en: 'Social Policy', fi: 'Yhteiskuntapolitiikka', sv: 'Samhällspolitik' }],
  ['405023Y-3001', { en: 'Programming 2', fi: 'Ohjelmointi 2', sv: 'Programmering 2' }],
];

function taught() {
  const opened = open();
  for (const [code, names] of COURSES)
    for (const language of ['en', 'fi', 'sv'] as const) opened.see(AINO, language, [code, names[language]]);
  return opened;
}

describe('searching', () => {
  test.each<[why: string, typed: string, code: string]>([
    ['a code', 'TX00EY23-3015', 'TX00EY23-3015'],
    ['a code in lower case', 'tx00ey23-3015', 'TX00EY23-3015'],
    ['a code without its hyphen', 'TX00EY233015', 'TX00EY23-3015'],
    ['the beginning of a code', 'li00', 'LI00BB10-3001'],
    ['a code with a wrong sign', 'TX00EV54-3002', 'TX00EW54-3002'],
    ['a code of digits', '405023y', '405023Y-3001'],
    ['a name', 'Software Engineering Project', 'TX00EY23-3015'],
    ['two words of it, the other way round', 'project software', 'TX00EY23-3015'],
    ['as one types', 'softw', 'TX00EY23-3015'],
    ['a letter left out', 'sofware enginering', 'TX00EY23-3015'],
    ['a letter too many', 'datatabases', 'TX00EW54-3002'],
    ['letters swapped', 'phsyiology', 'LI00BB10-3001'],
    ['with ordinary words', 'the course about databases please', 'TX00EW54-3002'],
    ['a number that is part of the name', 'programming 2', '405023Y-3001'],
    ['Finnish', 'ohjelmistotuotantoprojekti', 'TX00EY23-3015'],
    ['Finnish, the genitive', 'ohjelmistotuotantoprojektin', 'TX00EY23-3015'],
    ['Finnish, the illative', 'ohjelmistotuotantoprojektiin', 'TX00EY23-3015'],
    ['Finnish, the beginning', 'ohjelmistotuotanto', 'TX00EY23-3015'],
    ['Finnish, the end of a compound', 'tuotantoprojekti', 'TX00EY23-3015'],
    ['Finnish, the middle of a compound', 'politiikka', 'SH00FF50-2003'],
    ['Swedish, the end of a compound', 'juridik', 'LT00DD30-3002'],
    ['Finnish, another consonant grade', 'ohjelmoinnin', '405023Y-3001'],
    ['Finnish, the partitive', 'fysiologiaa', 'LI00BB10-3001'],
    ['Finnish, changed within', 'tietokannoista', 'TX00EW54-3002'],
    ['Finnish, two words in other cases', 'perusteisiin tietokannoissa', 'TX00EW54-3002'],
    ['Finnish, with a short word', 'ohjelmointiin 2', '405023Y-3001'],
    ['Finnish without its dots', 'yhteiskuntapolitiikan', 'SH00FF50-2003'],
    ['Finnish, mistyped', 'yritysjurdiikka', 'LT00DD30-3002'],
    ['Swedish', 'programvaruprojekt', 'TX00EY23-3015'],
    ['Swedish, the definite form', 'programvaruprojektet', 'TX00EY23-3015'],
    ['Swedish, the genitive', 'databasers', 'TX00EW54-3002'],
    ['Swedish without its dots', 'samhallspolitik', 'SH00FF50-2003'],
    ['Swedish, shouted', 'FÖRETAGSJURIDIK', 'LT00DD30-3002'],
    ['decomposed letters', 'fo\u0308retagsjuridik', 'LT00DD30-3002'],
  ])('finds by %s: %s', async (_, typed, code) => {
    const { history } = taught();
    for (const language of ['en', 'fi', 'sv'] as const)
      expect(codes(await history.suggest('T0METRO', typed, language, 5)).at(0)).toBe(code);
  });

  test.each([
    'abracadabra',
    'ikk',
    'cooking',
    'iit',
    'juridik kurs 2',
    'software cooking',
    'ruotsi',
    'ohjelmat',
    'yritystalous',
    'programvarutestning',
    'ohjelmistotuotantojohtaminen',
    'yhteiskuntahistoria',
    'tietokantojen politiikka',
    'lagen om allt',
    '99',
    'ZZ11XX22-3999',
  ])('finds nothing for %s', async (typed) => {
    expect(await taught().history.suggest('T0METRO', typed, 'en', 5)).toEqual([]);
  });

  it('gives the names of all languages, and the newest first for nothing typed', async () => {
    const { history } = taught();
    const all = await history.suggest('T0METRO', '', 'en', 10);
    expect(all.map(({ code, names }) => [code, names])).toEqual(COURSES.toReversed());
    expect(await history.suggest('T0METRO', ' ', 'en', 2)).toHaveLength(2);
  });

  it('puts names in the reader’s language first', async () => {
    const { history, see } = open();
    see(AINO, 'sv', ['AA00AA11-3001', 'Art']);
    see(AINO, 'en', ['AA00AA22-3001', 'Art']);
    expect(codes(await history.suggest('T0METRO', 'art', 'sv', 2))[0]).toBe('AA00AA11-3001');
    expect(codes(await history.suggest('T0METRO', 'art', 'en', 2))[0]).toBe('AA00AA22-3001');
  });

  it('knows the names that a course has now, in the language in which they are', async () => {
    const { history, see } = open();
    see(AINO, 'en', ['AA00AA11-3001', 'Old Name']);
    await history.suggest('T0METRO', 'old', 'en', 1);
    see(AINO, 'en', ['AA00AA11-3001', 'New Title']);
    history.addLookUps(AINO, [realization('AA00AA11-3001', { name: 'Uusi nimi', nameLanguage: 'fi' })], 'sv');
    expect(await history.suggest('T0METRO', 'old', 'en', 1)).toEqual([]);
    const names = { en: 'New Title', fi: 'Uusi nimi' };
    expect(await history.suggest('T0METRO', 'title', 'en', 1)).toMatchObject([{ names }]);
    await history.settled();
    expect(await history.recent(AINO)).toMatchObject([{ names }]);
  });

  it('knows every name that came with a course', async () => {
    const { history, see } = open();
    see(AINO, 'sv', ['AA00AA11-3001', 'Konst']);
    const names = { en: 'Art', fi: 'Taide' };
    history.addLookUps(AINO, [realization('AA00AA11-3001', { name: 'Art', names: { fi: 'Taide' } })], 'en');
    expect(await history.suggest('T0METRO', 'taide', 'fi', 1)).toMatchObject([
      { names: { ...names, sv: 'Konst' } },
    ]);
    const filled = { name: 'Bild', nameLanguage: 'sv', names: { fi: 'Kuva' } } as const;
    history.addLookUps(AINO, [realization('BB00BB11-3001', filled)], 'en');
    await history.settled();
    expect(await history.suggest('T0METRO', 'kuva', 'en', 1)).toMatchObject([
      { code: 'BB00BB11-3001', names: { fi: 'Kuva', sv: 'Bild' } },
    ]);
  });

  it('does not take a code for a name', async () => {
    const { history } = open();
    history.addLookUps(AINO, [realization('AA00AA11-3001')], 'en');
    await history.suggest('T0METRO', '', 'en', 1);
    expect(await history.recent(AINO)).toEqual([{ code: 'AA00AA11-3001', names: {} }]);
  });
});

describe('near codes', () => {
  test.each<[why: string, typed: string, code: string]>([
    ['a wrong digit', 'TX00EY23-3016', 'TX00EY23-3015'],
    ['swapped digits', 'TX00EY32-3015', 'TX00EY23-3015'],
    ['a missing sign', 'TX00EY2-3015', 'TX00EY23-3015'],
    ['a sign too many', 'LI00BBB10-3001', 'LI00BB10-3001'],
    ['O for 0', 'TXOOEY23-3015', 'TX00EY23-3015'],
    ['a hyphen elsewhere', 'TX00EY-233015', 'TX00EY23-3015'],
  ])('forgive %s: %s', async (_, typed, code) => {
    expect(codes(await taught().history.near('T0METRO', typed, 3))).toEqual([code]);
  });

  it('are not the code itself, nor far ones', async () => {
    const { history } = taught();
    expect(await history.near('T0METRO', 'TX00EY23-3015', 5)).toEqual([]);
    expect(await history.near('T0METRO', 'ZZ99ZZ99-3999', 5)).toEqual([]);
  });

  it('come nearest first, and of the equally near the newest', async () => {
    const { history, see } = open();
    for (const code of ['AA00AA11-3012', 'AA00AA11-3002', 'AA00AA11-3003', 'AA00AA11-3111'])
      see(AINO, 'en', [code, 'Art']);
    // Two wrong signs, one, one, and two that were swapped.
    expect(codes(await history.near('T0METRO', 'AA00AA11-3001', 5))).toEqual([
      'AA00AA11-3003',
      'AA00AA11-3002',
      'AA00AA11-3111',
      'AA00AA11-3012',
    ]);
    expect(codes(await history.near('T0METRO', 'AA00AA11-3021', 1))).toEqual(['AA00AA11-3012']);
  });
});

describe('what a person has looked up', () => {
  it('is told newest first, once each, with names', async () => {
    const { history, see, again } = open();
    see(AINO, 'en', ['AA00AA11-3001', 'Art'], ['BB00BB11-3001', 'Biology'], ['AA00AA11-3001', 'Art']);
    see(SAM, 'en', ['CC00CC11-3001', 'Chemistry']);
    const mine = [
      { code: 'AA00AA11-3001', names: { en: 'Art' } },
      { code: 'BB00BB11-3001', names: { en: 'Biology' } },
    ];
    expect(await history.recent(AINO)).toEqual(mine);
    expect(await again().recent(AINO)).toEqual(mine);
  });

  it('tells who has something new', () => {
    const { see, changed, history } = open();
    see(AINO, 'en', ['AA00AA11-3001', 'Art']);
    history.addLookUps(SAM, [], 'en');
    expect(changed).toEqual([AINO]);
  });

  it('leaves out what can’t be asked for by its code, and what was not asked', async () => {
    const { history, changed } = open();
    history.addLookUps(AINO, [realization('no code')], 'en');
    history.addLookUps({ workspace: 'T0METRO', user: '' }, [realization('AA00AA11-3001')], 'en');
    history.addLookUps({ workspace: '', user: 'U0AINO' }, [realization('AA00AA11-3001')], 'en');
    expect(await history.recent(AINO)).toEqual([]);
    expect(await history.suggest('T0METRO', '', 'en', 5)).toEqual([]);
    expect(changed).toEqual([]);
  });
});

describe('writing', () => {
  it('waits for nothing, and happens in one piece', async () => {
    const { history, store, see } = open();
    const batches: number[] = [];
    const { put } = store.seenCourses;
    store.seenCourses.put = (all, most) => {
      batches.push(all.length);
      return put(all, most);
    };
    see(AINO, 'en', ['AA00AA11-3001', 'Art'], ['BB00BB11-3001', 'Biology']);
    see(SAM, 'fi', ['AA00AA11-3001', 'Taide']);
    expect(batches).toEqual([]);
    await history.settled();
    expect(batches).toEqual([3]);
    expect(await store.seenCourses.inWorkspace('T0METRO')).toMatchObject([
      { code: 'AA00AA11-3001', names: { en: 'Art', fi: 'Taide' } },
      { code: 'BB00BB11-3001' },
    ]);
  });

  it('happens by itself', async () => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const { see, store } = open();
    store.lookUps.put = async (all) => resolve(codes(all));
    see(AINO, 'en', ['AA00AA11-3001', 'Art']);
    expect(await promise).toEqual(['AA00AA11-3001']);
  });

  it('that fails is told once, and costs neither the next nor what is remembered here', async () => {
    const { history, store, see, failed, clock } = open();
    await history.suggest('T0METRO', '', 'en', 1);
    const { put } = store.seenCourses;
    store.seenCourses.put = () => Promise.reject(new Error('full'));
    see(AINO, 'en', ['AA00AA11-3001', 'Art']);
    await history.settled();
    store.seenCourses.put = put;
    expect(failed).toEqual([new Error('full')]);
    expect(codes(await history.suggest('T0METRO', 'art', 'en', 1))).toEqual(['AA00AA11-3001']);
    see(AINO, 'en', ['BB00BB11-3001', 'Biology']);
    clock.now += 60_000;
    expect(codes(await history.suggest('T0METRO', '', 'en', 5))).toEqual(['BB00BB11-3001']);
  });

  it('a store in trouble rejects, and is asked anew', async () => {
    const { history, store } = open();
    const { inWorkspace } = store.seenCourses;
    store.seenCourses.inWorkspace = () => Promise.reject(new Error('locked'));
    await expect(history.suggest('T0METRO', 'x', 'en', 1)).rejects.toThrow('locked');
    await expect(history.near('T0METRO', 'x', 1)).rejects.toThrow('locked');
    await expect(history.recent(AINO)).rejects.toThrow('locked');
    store.seenCourses.inWorkspace = inWorkspace;
    expect(await history.suggest('T0METRO', 'x', 'en', 1)).toEqual([]);
  });
});

describe('replicas', () => {
  it('see what others note within a minute, and their own at once', async () => {
    const { history, see, again, clock } = open();
    const other = again();
    expect(await other.suggest('T0METRO', 'art', 'en', 1)).toEqual([]);
    see(AINO, 'en', ['AA00AA11-3001', 'Art']);
    expect(codes(await history.suggest('T0METRO', 'art', 'en', 1))).toEqual(['AA00AA11-3001']);
    clock.now += 59_000;
    expect(await other.suggest('T0METRO', 'art', 'en', 1)).toEqual([]);
    clock.now += 2_000;
    expect(codes(await other.suggest('T0METRO', 'art', 'en', 1))).toEqual(['AA00AA11-3001']);
  });

  it('keep the indexes of the workspaces that were asked last', async () => {
    const { history, store } = open();
    const read: string[] = [];
    const { inWorkspace } = store.seenCourses;
    store.seenCourses.inWorkspace = (workspace) => {
      read.push(workspace);
      return inWorkspace(workspace);
    };
    const ask = (n: number) => history.suggest(`T${n}`, 'x', 'en', 1);
    for (let n = 0; n < 30; n += 1) await ask(n);
    expect(read).toHaveLength(30);
    await ask(29);
    await ask(10);
    expect(read).toHaveLength(30);
    await ask(0);
    expect(read.at(-1)).toBe('T0');
  });
});

describe('any look-ups', () => {
  const letter = fc.constantFrom('A', 'B', 'C');
  const code = fc
    .tuple(letter, letter, fc.integer({ min: 10, max: 14 }))
    .map(([a, b, n]) => `${a}${b}00XX${n}-3001`);
  const course = fc.record({ code, name: fc.oneof(fc.constantFrom('Art', 'Biology'), fc.string()) });
  const note = fc.record({
    person: fc.constantFrom(AINO, SAM, OTHER),
    courses: fc.array(course, { maxLength: 4 }),
    language: fc.constantFrom<Language>('en', 'fi', 'sv'),
  });
  const typed = fc.oneof(code, fc.string(), fc.constantFrom('art', 'biolgy', ''));

  type Note = typeof note extends fc.Arbitrary<infer T> ? T : never;
  type History = ReturnType<typeof open>['history'];
  const seenIn = (notes: readonly Note[]) => new Set(notes.flatMap(({ courses }) => codes(courses)));

  const onlyOwn = async (history: History, workspace: string, notes: readonly Note[], text: string) => {
    const own = seenIn(notes.filter(({ person }) => person.workspace === workspace));
    const suggested = await history.suggest(workspace, text, 'en', 50);
    const near = await history.near(workspace, text, 50);
    expect(codes([...suggested, ...near]).filter((one) => !own.has(one))).toEqual([]);
  };
  const newestOwn = async (history: History, person: typeof AINO, notes: readonly Note[]) => {
    const own = notes.filter((one) => one.person === person && one.courses.length > 0);
    const recent = codes(await history.recent(person));
    expect(recent).toHaveLength(Math.min(MOST_RECENT, seenIn(own).size));
    expect(recent.slice(0, 4)).toEqual(expect.arrayContaining(codes(own.at(-1)?.courses ?? [])));
  };

  it('no workspace sees another’s, and a person keeps the newest few', { tags: 'property' }, async () => {
    const property = fc.asyncProperty(fc.array(note, { maxLength: 20 }), typed, async (notes, text) => {
      const { history, clock } = open();
      for (const { person, courses, language } of notes) {
        clock.now += 1;
        const shown = courses.map((one): Realization => realization(one.code, { name: one.name }));
        history.addLookUps(person, shown, language);
      }
      for (const person of [AINO, SAM, OTHER]) {
        await onlyOwn(history, person.workspace, notes, text);
        await newestOwn(history, person, notes);
      }
    });
    await fc.assert(property, { numRuns: runs(60) });
  });

  it('a workspace keeps the newest, and each of them is found', async () => {
    const { history, store, again } = open();
    const all = Array.from({ length: MOST_SEEN + 20 }, (_, n) =>
      realization(`AA${n}BB-3001`, { name: `Course number${n}` }),
    );
    history.addLookUps(AINO, all, 'en');
    await history.settled();
    expect(await store.seenCourses.inWorkspace('T0METRO')).toHaveLength(MOST_SEEN);
    expect(await store.lookUps.of(AINO)).toHaveLength(MOST_RECENT);
    const found = await again().suggest('T0METRO', 'number1234', 'en', 1);
    expect(codes(found)).toEqual(['AA1234BB-3001']);
  });

  test.each([
    ['100 kB of one word', 'a'.repeat(100_000)],
    ['100 kB of words', 'software '.repeat(11_000)],
    ['control characters', '\u0000\u202e\ud800\n'],
    ['what other searches would take for an operator', 'a* OR (b ~2) ^"'],
    ['a property of every object', '__proto__ constructor'],
  ])('%s is a search like any other', async (_, text) => {
    const { history } = taught();
    expect((await history.suggest('T0METRO', text, 'en', 5)).length).toBeLessThanOrEqual(5);
    expect(await history.near('T0METRO', text, 5)).toEqual([]);
  });
});

describe('course units', () => {
  const unit = { id: '72101' as CourseUnitId, code: 'TX00EY23', name: 'Programvaruprojekt', texts: {} };

  it('are found by code and name in the workspace that read them, and by id from every other', async () => {
    const { history } = open();
    history.addUnit('T0METRO', unit, 'sv');
    await history.settled();
    expect(codes(await history.suggest('T0METRO', 'programvaruprojekt', 'en', 9, 'units'))).toEqual([
      'TX00EY23',
    ]);
    expect(codes(await history.suggest('T0METRO', 'tx00ey23', 'en', 9, 'both'))).toEqual(['TX00EY23']);
    expect(await history.suggest('T0METRO', 'programvaruprojekt', 'en', 9)).toEqual([]);
    expect(await history.suggest('T0OTHER', 'programvaruprojekt', 'en', 9, 'both')).toEqual([]);
    expect(await history.unitId('tx00ey23')).toBe('72101');
  });

  it('are known by their runs, whose names only fill the gaps of their own', async () => {
    const { history, see, again } = open();
    history.addUnit('T0METRO', unit, 'sv');
    see(AINO, 'sv', ['TX00EY23-3015', 'Kvällskurs']);
    see(AINO, 'en', ['TX00EY23-3016', 'Software Project'], ['R0027-3009', 'Thesis']);
    await history.settled();
    for (const one of [history, again()]) {
      const [found] = await one.suggest('T0METRO', 'software project', 'en', 9, 'units');
      expect(found).toMatchObject({
        code: 'TX00EY23',
        names: { sv: 'Programvaruprojekt', en: 'Software Project' },
      });
      expect(await one.units('T0METRO', ['r0027', 'R0028'])).toEqual(['R0027']);
      expect(codes(await one.suggest('T0METRO', 'software project', 'en', 9, 'both'))).toEqual([
        'TX00EY23-3016',
      ]);
      expect(await one.near('T0METRO', 'TX00EY24', 9)).toEqual([]);
    }
  });
});
