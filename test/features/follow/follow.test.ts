import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { InvalidRequest, NotFound, Unavailable } from '../../../src/errors.ts';
import { echoCard } from '../../../src/features/follow/follow.ts';
import { stoppedCard } from '../../../src/features/follow/stop.ts';
import type { Probe } from '../../../src/workspace/targets.ts';
import { testAtOnce } from '../../fixtures/at-once.ts';
import { DAY, HOUR, NOW, readerIn, windowOf } from '../../fixtures/reader.ts';
import { poor, realization, rich } from '../../fixtures/realizations.ts';
import { runs } from '../../fixtures/runs.ts';
import { CHANNEL, coming, IN_DIRECT, KEY, many, OWN_KEY, PERSON, setUp, studyOf } from './fixtures.ts';

const codesOf = async ({ store }: ReturnType<typeof setUp>, key = KEY) =>
  (await store.follows.of(key)).map(({ code }) => code);

describe.each([
  ['a channel', {}, KEY],
  ['a person', IN_DIRECT, OWN_KEY],
] as const)('the pause of %s', (_name, place, key) => {
  const asked = [`follow ${coming.code}`, 'following', 'status'];

  /** What is answered while Slack answers by `probe`, and the pause that is kept then. */
  async function paused(probe: Probe, typed: string) {
    const app = setUp({ probe });
    await app.type(`follow ${coming.code}`, place);
    const pause = { reason: 'is_archived', since: NOW - HOUR, told: true } as const;
    await app.store.targets.change(key, { pause });
    app.nudged.length = 0;
    const { text } = await app.type(typed, place);
    return { text, nudged: app.nudged, kept: (await app.store.targets.get(key))?.pause, pause };
  }

  it.each(asked)('is over once Slack takes messages: %s', async (typed) => {
    const { text, nudged, kept } = await paused(async () => ({}), typed);
    expect(text).not.toContain('Paused since');
    expect(kept).toBe(undefined);
    expect(nudged).toEqual(['T0METRO']);
  });

  it.each(asked)('gets the reason of now: %s', async (typed) => {
    const refused = { reason: 'not_in_channel' } as const;
    const { text, nudged, kept, pause } = await paused(async () => ({ refused }), typed);
    expect(text).toContain('Paused since');
    expect(kept).toEqual({ ...pause, ...refused });
    expect(nudged).toEqual([]);
  });

  it.each(asked)('stays where Slack does not tell: %s', async (typed) => {
    const { text, kept, pause } = await paused(() => Promise.reject(new Error('503')), typed);
    expect(text).toContain('Paused since');
    expect(kept).toEqual(pause);
  });
});

describe('a channel that Slack takes no messages for any more', () => {
  const asked = [`follow ${coming.code}`, 'following', 'status'];
  const refused = { reason: 'not_in_channel' } as const;

  it.each(asked)('is paused when asked, and others who set up its follows are told: %s', async (typed) => {
    for (const [user, told] of [
      [PERSON, true],
      ['U0SAM', false],
    ] as const) {
      let isIn = true;
      const app = setUp({ probe: async () => (isIn ? {} : { refused }) });
      await app.type(`follow ${coming.code}`);
      app.nudged.length = 0;
      isIn = false;
      const { text } = await app.type(typed, { user });
      expect(text).toContain('/invite');
      const { pause } = (await app.store.targets.get(KEY)) ?? {};
      expect(pause).toEqual({ ...refused, since: NOW, told });
      expect(app.nudged).toEqual(told ? [] : ['T0METRO']);
    }
  });

  // Each waits for Slack.
  testAtOnce('is as it was where Slack tells nothing', asked, async (typed) => {
    for (const probe of [async () => undefined, () => new Promise<never>(() => undefined)]) {
      const app = setUp({ probe });
      await app.type(`follow ${coming.code}`);
      expect((await app.type(typed)).text).not.toContain('/invite');
      expect((await app.store.targets.get(KEY))?.pause).toBe(undefined);
    }
  });
});

describe('/course follow', () => {
  it('follows for the channel, and echoes what, by whom and when', async () => {
    const app = setUp();
    const { text } = await app.type(`follow ${coming.code} ${rich.code}`);
    expect(await codesOf(app)).toEqual([rich.code, coming.code]);
    expect(await app.store.targets.get(KEY)).toMatchObject({ kind: 'channel', conversation: CHANNEL });
    expect(text).not.toContain(`<@${PERSON}>`);
    expect(text).toContain('Mon 23 Nov 8:00');
    expect(app.nudged).toEqual(['T0METRO']);
    expect(app.opened).toEqual([]);
  });

  it('follows for the person in a direct conversation, in the person’s zone', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code}`, IN_DIRECT);
    expect(await codesOf(app)).toEqual([]);
    expect(await codesOf(app, OWN_KEY)).toEqual([coming.code]);
    const kept = await app.store.targets.get(OWN_KEY);
    expect(kept).toMatchObject({ kind: 'person', conversation: 'D0AINO' });
    expect(kept?.settings.zone).toBe('Europe/Stockholm');
  });

  it.each([undefined, 'Nowhere/Atlantis'])(
    'takes the study API’s zone where a person’s is %s',
    async (zone) => {
      const app = setUp({ directConversation: async () => ({ conversation: 'D0AINO', zone }) });
      await app.type(`follow ${coming.code}`, IN_DIRECT);
      expect((await app.store.targets.get(OWN_KEY))?.settings.zone).toBe('Europe/Helsinki');
    },
  );

  it('begins with what the person has chosen, in the zone that Slack gives', async () => {
    const app = setUp();
    const reminders = {
      opens: false,
      closes: true,
      starts: false,
      quietFrom: 90,
      quietTo: 300,
      zone: 'Asia/Tokyo',
    };
    await app.store.persons.change({ workspace: 'T0METRO', user: PERSON }, { reminders });
    await app.type(`follow ${coming.code}`, IN_DIRECT);
    expect((await app.store.targets.get(OWN_KEY))?.settings).toEqual({
      ...reminders,
      zone: 'Europe/Stockholm',
    });
    await app.type(`follow ${coming.code}`);
    expect((await app.store.targets.get(KEY))?.settings.opens).toBe(true);
  });

  it('keeps the courses, so that the first pass knows them', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code}`);
    const [course] = await app.store.courses.get([{ code: coming.code, language: 'en' }]);
    expect(course?.facts.name).toBe(coming.name);
    expect((await app.store.follows.of(KEY))[0]?.told).toEqual(course?.facts);
  });

  it('follows the known and names the unknown', async () => {
    const app = setUp();
    const { text } = await app.type(`follow ${coming.code} TX00EY99-3001 nonsense9`);
    expect(await codesOf(app)).toEqual([coming.code]);
    expect(text).toContain('TX00EY99-3001: no such course');
    expect(text).toContain('nonsense9: not a course code');
  });

  it('keeps nothing where all are unknown', async () => {
    const app = setUp();
    const { text } = await app.type('follow TX00EY98-3001 TX00EY99-3001');
    expect(text).toContain('Nothing new was added');
    expect(await app.store.targets.get(KEY)).toBeUndefined();
    await expect(app.type('follow TX00EY99-3001')).rejects.toThrow(NotFound);
  });

  const over = (code: string) =>
    realization(code, { name: 'Long over', ends: { at: NOW - 40 * DAY, precision: 'minute' } });

  it.each([
    ['en', 'OL00DD11-3001 ended more than 30 days ago, so it can’t be followed.'],
    ['fi', 'OL00DD11-3001 päättyi yli 30 päivää sitten, joten sitä ei voi seurata.'],
    ['sv', 'OL00DD11-3001 slutade för mer än 30 dagar sedan och kan därför inte följas.'],
  ] as const)(
    'says of a course that is over why it is not followed, in one sentence: %s',
    async (language, said) => {
      const app = setUp({ study: studyOf([over('OL00DD11-3001')]) });
      const { text, blocks } = await app.type('follow OL00DD11-3001', {}, language);
      expect(text).toBe(said);
      expect(blocks).toHaveLength(1);
      expect(await codesOf(app)).toEqual([]);
    },
  );

  it('says the same of several in one sentence, and names one beside others', async () => {
    const app = setUp({ study: studyOf([over('OL00DD11-3001'), over('OL00DD11-3002'), coming]) });
    expect((await app.type('follow OL00DD11-3001 OL00DD11-3002')).text).toBe(
      'OL00DD11-3001, OL00DD11-3002 ended more than 30 days ago, so they can’t be followed.',
    );
    const { text } = await app.type(`follow ${coming.code} OL00DD11-3001`);
    expect(text).toContain('OL00DD11-3001: ended more than 30 days ago.');
  });

  it('does not offer what is over', async () => {
    const app = setUp({ study: studyOf([over('OL00DD11-3001'), coming]) });
    const alone = await app.type('follow OL00DD11-3001 tomorrow');
    expect(alone).toMatchObject({ text: expect.stringMatching(/^OL00DD11-3001 ended/), buttons: [] });
    const { text } = await app.type(`follow ${coming.code} OL00DD11-3001 tomorrow`);
    expect(text).toMatch(/^Follow this course\?/);
    expect(text).toContain('OL00DD11-3001: ended more than 30 days ago.');
  });

  it.each([
    ['en', 'the start and end of enrollment contradict each other, so no enrollment reminders will come'],
    ['fi', 'ilmoittautumisen alku ja loppu ovat ristiriidassa, joten ilmoittautumisesta ei muistuteta'],
    ['sv', 'anmälans början och slut motsäger varandra, så inga påminnelser om anmälan kommer'],
  ] as const)(
    'says of a window that contradicts itself that no reminders of it come: %s',
    async (language, said) => {
      const reversed = { ...coming, enrollment: windowOf('2026-12-04T16:00', '2026-11-23T08:00') };
      for (const one of [reversed, { ...reversed, starts: undefined }]) {
        const app = setUp({ study: studyOf([one]) });
        const { text, blocks } = await app.type(`follow ${one.code}`, {}, language);
        for (const shown of [text, JSON.stringify(blocks)]) expect(shown.split(said)).toHaveLength(2);
      }
    },
  );

  it('follows again without fuss, and leaves it with who set it up', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code}`);
    const { text } = await app.type(`follow ${coming.code}`, { user: 'U0OTHER' });
    expect(text).toMatch(/^Already followed here\n/);
    expect(text).not.toContain('was followed already');
    expect(text).toContain(`<@${PERSON}>`);
    expect(app.nudged).toHaveLength(1);
  });

  it.each([
    [1, true],
    [24, true],
    [25, false],
    [-1, false],
  ])('where enrollment closes in %d hours, tells that no reminder comes of it: %s', async (hours, tells) => {
    const closes = { at: NOW + hours * HOUR, precision: 'minute' } as const;
    const soon = { ...coming, enrollment: { opens: { ...closes, at: NOW - 9 * DAY }, closes } };
    const app = setUp({ study: studyOf([soon]) });
    const { text } = await app.type(`follow ${coming.code}`);
    expect(text.includes('enrollment closes within 24 hours, too soon for a reminder')).toBe(tells);
  });

  it('does not tell it of what was followed in time', async () => {
    const closes = { at: NOW + 5 * HOUR, precision: 'minute' } as const;
    const soon = { ...coming, enrollment: { ...coming.enrollment, opens: undefined, closes } };
    const study = studyOf([soon]);
    const before = setUp({ study, now: () => NOW - 3 * DAY });
    await before.type(`follow ${coming.code}`);
    const { text } = await before.type(`follow ${coming.code}`);
    expect(text).toMatch(/^Already followed here/);
    expect(text).not.toContain('too soon');
  });

  it('refuses the hundred and first, in clear words', async () => {
    const app = setUp();
    const codes = many(105).map(({ code }) => code);
    for (let at = 0; at < 100; at += 10) await app.type(`follow ${codes.slice(at, at + 10).join(' ')}`);
    const { text } = await app.type(`follow ${codes[100]}`);
    expect(text).toContain('100 courses are followed here, and at most 100 can be');
    expect(await codesOf(app)).toHaveLength(100);
    expect((await app.type(`follow ${codes[0]}`)).text).toContain('Already followed here');
  });

  it('does nothing by halves where no direct conversation can be opened', async () => {
    const app = setUp({ directConversation: async () => undefined });
    const { text } = await app.type(`follow ${coming.code}`, IN_DIRECT);
    expect(text).toContain('Nothing is followed yet');
    expect(await app.store.targets.get(OWN_KEY)).toBeUndefined();
    expect(await app.store.courses.get([{ code: coming.code, language: 'en' }])).toEqual([]);
    expect(app.nudged).toEqual([]);
  });

  it('reads in the language of those who will be told', async () => {
    const languages: string[] = [];
    const study = studyOf();
    const app = setUp({
      study: {
        ...study,
        realization: (code, language) => {
          languages.push(language);
          return study.realization(code, language);
        },
      },
    });
    await app.type(`follow ${coming.code}`, {}, 'fi');
    await app.type(`follow ${poor.code}`, {}, 'sv');
    expect(languages).toEqual(['fi', 'fi']);
    expect((await app.store.targets.get(KEY))?.language).toBe('fi');
  });

  it('rejects where the study API or the store is down, and keeps nothing', async () => {
    const study = { ...studyOf(), realization: async () => Promise.reject(new Unavailable('down', 'test')) };
    const app = setUp({ study });
    await expect(app.type(`follow ${coming.code} ${poor.code}`)).rejects.toThrow(Unavailable);
    expect(await codesOf(app)).toEqual([]);
    const broken = setUp();
    vi.spyOn(broken.store.follows, 'add').mockRejectedValue(new Error('disk'));
    await expect(broken.type(`follow ${coming.code}`)).rejects.toThrow('disk');
  });

  it('does not follow what it could not ask for again', async () => {
    const odd = realization('no code at all', { id: '12345' as never });
    const app = setUp({ study: studyOf([odd]) });
    await expect(app.type('follow 12345')).rejects.toThrow(InvalidRequest);
    expect((await app.type('follow 12345 TX00EY99-3001')).text).toContain('12345: not a course code');
    expect(await codesOf(app)).toEqual([]);
  });
});

it('echoes exactly what the store holds', { tags: 'property' }, async () => {
  const known = many(12);
  const pick = fc.subarray([...known.map(({ code }) => code), 'TX00EY99-3001'], {
    minLength: 1,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(pick, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const app = setUp({ study: studyOf([...known]) });
      for (const asked of rounds) {
        const card = await app.type(`follow ${asked.join(' ')}`).catch(() => undefined);
        const held = await codesOf(app);
        const echoed = known.filter(({ code }) => card?.text.includes(`${code} ·`)).map(({ code }) => code);
        expect(echoed.sort()).toEqual(held.filter((code) => asked.includes(code)).sort());
      }
    }),
    { numRuns: runs(30) },
  );
});

it('a person whose language has changed is told so, also where nothing comes of the follow', async () => {
  let language: 'en' | 'fi' = 'en';
  const app = setUp({ languageOf: async () => language });
  await app.type(`follow ${coming.code}`, IN_DIRECT);
  language = 'fi';
  app.nudged.length = 0;
  await expect(app.type('follow TX00ZZ99-3001', IN_DIRECT)).rejects.toBeInstanceOf(NotFound);
  expect((await app.store.targets.get(OWN_KEY))?.language).toBe('fi');
  expect(app.nudged).toHaveLength(1);
});

it('an unexpected error is the one that the log names, not the mistyped code beside it', async () => {
  const broken = new TypeError('broken');
  const invalid = new InvalidRequest({ about: 'realization-code', input: 'x9' });
  const lines = [
    { asked: 'x9', error: invalid },
    { asked: rich.code, error: broken },
  ];
  const spot = { ...KEY, kind: 'channel' } as const;
  const echo = echoCard({ spot, asker: '', lines, followed: [], added: [], count: 0 }, readerIn('en'));
  const stopped = stoppedCard(
    { kind: 'channel', stopped: [], mayStillCome: false, notFollowed: [], failed: lines },
    readerIn('en'),
  );
  for (const { failures } of [echo, stopped])
    expect(failures).toEqual({ errors: [broken, invalid], all: true });
});
