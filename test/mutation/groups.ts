/** What is mutated together, and the tests that must notice: few, since a mutant of a constant runs all of them. */
interface Group {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const request = (feature: string, file = 'request'): Group => ({
  mutate: [`src/features/${feature}/${file}.ts`],
  tests: [`test/features/${feature}/request.test.ts`, 'test/features/questions.test.ts'],
});

export const GROUPS: Readonly<Record<string, Group>> = {
  calendar: request('calendar', 'handlers'),
  channel: request('channel', 'handlers'),
  compare: request('compare', 'handlers'),
  course: request('course', 'handlers'),
  'course-unit': request('course-unit', 'handlers'),
  enrollment: request('enrollment', 'handlers'),
  follow: request('follow', 'intent'),
  help: request('help', 'handlers'),
  rooms: request('rooms'),
  window: {
    mutate: ['src/study-client/moments.ts', 'src/cards/dates.ts'],
    tests: ['test/study-client/window.test.ts', 'test/cards/window.test.ts'],
  },
  limits: {
    mutate: ['src/cards/blocks.ts'],
    tests: ['test/cards/blocks.test.ts'],
  },
  gateway: {
    mutate: ['src/study-client/gateway/*.ts', 'src/study-client/texts.ts'],
    tests: ['test/study-client/{wire-*,text,other-languages}.test.ts'],
  },
  client: {
    mutate: ['src/study-client/client.ts'],
    tests: ['test/study-client/{search,batch,asker,language,another-language-instead,close}.test.ts'],
  },
  dropped: {
    mutate: ['src/reminders/trouble.ts'],
    tests: ['test/reminders/{dropped,dropped-memory,carry-out}.test.ts'],
  },
  plan: {
    mutate: ['src/reminders/plan.ts'],
    tests: ['test/reminders/{plan,plan-late,overview,quiet}.test.ts'],
  },
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
