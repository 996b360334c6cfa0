/** What is mutated together, and the tests that must notice: few, since a mutant of a constant runs all of them. */
interface Group {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const request = (feature: string): Group => ({
  mutate: [`src/features/${feature}/request.ts`],
  tests: [`test/features/${feature}/request.test.ts`, 'test/features/questions.test.ts'],
});

const wire = (files: string, tests: string): Group => ({
  mutate: [`src/study-client/${files}.ts`],
  tests: [`test/study-client/${tests}.test.ts`],
});

export const GROUPS: Readonly<Record<string, Group>> = {
  calendar: request('calendar'),
  channel: request('channel'),
  compare: request('compare'),
  course: request('course'),
  'course-unit': request('course-unit'),
  enrollment: request('enrollment'),
  follow: request('follow'),
  help: request('help'),
  rooms: request('rooms'),
  window: {
    mutate: ['src/study-client/window.ts', 'src/cards/window.ts'],
    tests: ['test/study-client/window.test.ts', 'test/cards/window.test.ts'],
  },
  limits: {
    mutate: ['src/cards/limits.ts', 'src/cards/blocks.ts'],
    tests: ['test/cards/{blocks,limits}.test.ts'],
  },
  'wire-building': wire('wire-building', 'wire-building'),
  'wire-course-unit': wire('wire-course-unit', 'wire-course-unit'),
  'wire-text': wire('wire-{text,html}', 'text'),
  'wire-envelope': wire('wire-envelope', 'wire-envelope'),
  'wire-realization': wire(
    'wire-{realization,fields,free-texts,labels}',
    'wire-{realization,course-unit,fields,free-texts}',
  ),
  memoize: {
    mutate: ['src/primitives/memoize.ts'],
    tests: ['test/primitives/memoize.test.ts'],
  },
  search: wire('search', 'search'),
  gone: { mutate: ['src/rings/gone.ts'], tests: ['test/rings/{gone,gone-memory,carry-out}.test.ts'] },
  plan: { mutate: ['src/rings/plan.ts'], tests: ['test/rings/plan*.test.ts'] },
};

/** The group that the environment names; without a name all of them at once, which takes hours. */
export function groupNamed(name: string | undefined): Group {
  const groups = name === undefined ? Object.values(GROUPS) : [GROUPS[name] ?? unknown(name)];
  return {
    mutate: groups.flatMap(({ mutate }) => mutate),
    tests: groups.flatMap(({ tests }) => tests),
  };
}

function unknown(name: string): never {
  throw new Error(`no group ${name}, but ${Object.keys(GROUPS).join(', ')}`);
}
