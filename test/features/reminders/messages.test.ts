import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { chooseFollow, details, stopFollow } from '../../../src/ask/actions.ts';
import { createRender } from '../../../src/features/reminders/messages.ts';
import { texts } from '../../../src/i18n/index.ts';
import { LANGUAGES } from '../../../src/language.ts';
import type { Change } from '../../../src/reminders/followed.ts';
import { factsOf } from '../../../src/reminders/followed.ts';
import { planTarget } from '../../../src/reminders/plan.ts';
import type { Facts, Pause, Target } from '../../../src/store/store.ts';
import { HOSTILE } from '../../fixtures/hostile.ts';
import { DAY, instantOf, moment, NOW, ZONE } from '../../fixtures/reader.ts';
import { filledWith } from '../../fixtures/realizations.ts';
import { runs } from '../../fixtures/runs.ts';
import { markupIn, mentionsIn, mrkdwnIn } from '../../fixtures/safety.ts';
import { coming, follow, SETTINGS, target } from '../follow/fixtures.ts';
import { everyChange, everyField, manyChanges, reminderOf, render } from '../follow/gallery.ts';
import { problemsOf } from '../follow/problems.ts';

const facts = factsOf(coming, 'en');
const shown = (text: string) => text.replace(/<!date[^|]*\|([^>]*)>/g, '$1');
const loud = target({ settings: { ...SETTINGS, quietFrom: 0, quietTo: 0 } });
const early = target({ settings: { ...SETTINGS, quietFrom: 6 * 60, quietTo: 9 * 60 } });

describe('a reminder', () => {
  const at = (opens: string, closes: string): Facts => ({
    ...facts,
    opens: moment(opens),
    closes: moment(closes),
  });

  test.each([
    [
      'opens',
      facts,
      loud,
      'Enrollment opens now: Compilers &amp; Interpreters · TX00FB12-3001 · Closes 4 Dec 2026, 16:00 EET',
    ],
    ['opens', { ...facts, closes: undefined }, loud, 'Closing date not given'],
    ['opens', at('2026-11-23', '2026-12-04'), target(), 'Enrollment opens tomorrow'],
    ['opens', at('2026-11-23', '2026-12-04'), target(), 'Opens 23 Nov 2026 · Closes 4 Dec 2026'],
    ['closes', facts, loud, 'Enrollment closes tomorrow at 16:00'],
    ['closes', at('2026-11-23', '2026-12-04'), target(), 'Enrollment closes tomorrow'],
    ['closes', at('2026-11-23T08:00', '2026-12-04T23:59'), target(), 'Enrollment closes tomorrow at 23:59'],
    [
      'closes',
      { ...facts, closes: { ...moment('2026-12-04T16:00'), at: moment('2026-12-04T16:00').at + 1 } },
      loud,
      'tomorrow at 16:00',
    ],
    ['starts', { ...facts, starts: moment('2027-01-11T00:00') }, target(), 'Course starts tomorrow'],
    ['starts', { ...facts, starts: moment('2027-01-11T00:00') }, target(), '11 Jan 2027'],
    ['starts', { ...facts, starts: moment('2027-01-11T12:30') }, loud, '11 Jan 2027, 12:30 EET'],
    ['starts', { ...facts, starts: moment('2027-01-11T07:30') }, early, 'Course starts tomorrow'],
  ] as const)('that %s: %#', (kind, of, to, words) => {
    expect(shown(reminderOf(kind, of, to).text)).toContain(words);
  });

  it('tells a person’s dates in their zone, and calendar days as they are', () => {
    const away = target({ settings: { ...loud.settings, zone: 'America/New_York' } });
    const words = (closes: string) =>
      shown(reminderOf('opens', { ...facts, closes: moment(closes) }, away).text)
        .split(' · ')
        .at(-1);
    expect(words('2026-12-04T16:00')).toMatch(/^Closes 4 Dec 2026, 09:00 /);
    expect(words('2026-12-04')).toBe('Closes 4 Dec 2026');
  });

  it('has Details, and Stop behind three dots, which in a channel asks first whether everybody is meant', () => {
    const actionsTo = (to: Target) => JSON.stringify(reminderOf('opens', facts, to).blocks.at(-1));
    for (const to of [target(), target({ kind: 'person' })]) {
      expect(actionsTo(to)).toContain(`"${details.id}"`);
      expect(actionsTo(to)).toContain('"Stop following"');
    }
    expect(actionsTo(target())).toContain(`"${chooseFollow.id} `);
    expect(actionsTo(target({ kind: 'person' }))).toContain(`"${stopFollow.id} `);
  });

  // Also where the property fails: another file must not be left with a clock that stands.
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has words that depend on its own time and not on when it is planned', { tags: 'property' }, () => {
    const times = fc.integer({ min: NOW, max: NOW + 40 * DAY });
    const zones = fc.constantFrom('Europe/Helsinki', 'America/New_York', 'Asia/Kathmandu');
    const hour = fc.integer({ min: 0, max: 23 }).map((n) => n * 60);
    fc.assert(
      fc.property(times, times, zones, hour, hour, (first, second, zone, quietFrom, quietTo) => {
        const to = target({ settings: { ...SETTINGS, zone, quietFrom, quietTo } });
        const one = { ...follow(coming.code, facts, { createdAt: NOW - DAY }), facts };
        const said = [first, second].map((now) => {
          vi.setSystemTime(now);
          const plan = planTarget(to, [one], now);
          // One that is late may wait for the end of the quiet hours: that is another time.
          return new Map(
            plan.map((reminder) => [
              `${reminder.key} ${reminder.at}`,
              render.reminder(reminder, one, facts, to),
            ]),
          );
        });
        for (const [key, words] of said[0] ?? []) {
          const again = said[1]?.get(key);
          if (again) expect(again).toEqual(words);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a notice', () => {
  it('tells every changed field as before → after', () => {
    const text = shown(render.notice([everyField], target(), NOW).text);
    for (const line of [
      'Compilers, Interpreters and Virtual Machines · TX00FB12-3001',
      'Name: Compilers &amp; Interpreters → Compilers, Interpreters and Virtual Machines',
      'Enrollment opens: 23 Nov 2026, 08:00 EET → 24 Nov 2026, 08:00 EET',
      'Enrollment closes: 4 Dec 2026, 16:00 EET → 5 Dec 2026',
      'Course ends: not given → 30 Apr 2027',
      'Credits: 5 → 10',
      'Teaching language: English → English, Finnish',
      'Student groups: TXK25S1 → TXK25S1, TXK25S2',
    ]) {
      expect(text).toContain(line);
    }
  });

  it.each([
    [
      'the date that is new is past',
      '2026-12-01T12:00',
      'Enrollment opened: 23 Nov',
      'Enrollment closes: 4 Dec',
    ],
    ['both dates are past', '2026-12-06T00:00', 'Enrollment opened: 23 Nov', 'Enrollment closed: 4 Dec'],
  ])('speaks of the past where %s when it comes', (_, comes, opens, closes) => {
    const text = shown(render.notice([everyField], target(), instantOf(comes)).text);
    for (const label of [opens, closes, 'Course ends: not given']) expect(text).toContain(label);
  });

  it('is one message for all that is new, changes first', () => {
    const { text } = render.notice(everyChange, target(), NOW);
    const order = [
      'News: Compilers &amp; Interpreters and 4 more',
      'closes',
      'No longer in',
      'again: Documentary Film',
      'Ended',
    ];
    const at = order.map((words) => text.indexOf(words));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
  });

  it.each([1, 2, 13, 23, 50, 100])('names each of %i courses within Slack’s limits', (count) => {
    const changes = manyChanges(count);
    const message = render.notice(changes, target(), NOW);
    expect(problemsOf(message)).toEqual([]);
    expect(changes.filter(({ follow }) => !message.text.includes(follow.code))).toEqual([]);
    const blocks = JSON.stringify(message.blocks);
    expect(changes.filter(({ follow }) => !blocks.includes(follow.code))).toEqual([]);
  });

  it.each(['missing', 'ended'] as const)('names each of 100 that are %s', (is) => {
    const changes = manyChanges(100).map(({ follow }): Change => ({ is, follow }));
    const message = render.notice(changes, target(), NOW);
    expect(problemsOf(message)).toEqual([]);
    expect(changes.filter(({ follow }) => !message.text.includes(follow.code))).toEqual([]);
  });

  it('of a moved window has Enroll first while enrollment is open', () => {
    const linked = createRender(ZONE, { enroll: 'https://enroll.example.edu/{code}' });
    const hasEnroll = (at: string) =>
      JSON.stringify(linked.notice([everyField], target(), instantOf(at)).blocks).includes('"primary"');
    expect(['2026-11-23T12:00', '2026-11-24T12:00', '2026-12-06T00:00'].map(hasEnroll)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has a Stop button only where it is clear what stops', () => {
    const stops = (changes: readonly Change[]) =>
      JSON.stringify(render.notice(changes, target(), NOW).blocks).includes(`"${stopFollow.id}"`);
    expect([stops([everyField]), stops(everyChange), stops(everyChange.slice(0, 1))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test.each(LANGUAGES)(
  'a name in another language is marked in every reminder and notice in %s',
  (language) => {
    const to = target({ language });
    const { otherLanguage } = texts(language);
    for (const of of LANGUAGES) {
      const told = { ...facts, language: of };
      const mark = of === language ? undefined : otherLanguage.name(otherLanguage.in[of]);
      const changes = everyChange.map(
        (one): Change => ({ ...one, follow: { ...one.follow, told }, facts: told }) as Change,
      );
      const rendered = [
        reminderOf('opens', told, to),
        ...changes.map((one) => render.notice([one], to, NOW)),
      ];
      for (const { text, blocks } of rendered)
        for (const said of [text, JSON.stringify(blocks)])
          expect(
            Object.values(otherLanguage.in)
              .map(otherLanguage.name)
              .filter((one) => said.includes(one)),
          ).toEqual(mark === undefined ? [] : [mark]);
    }
  },
);

/** A push notification shows this much of a message. */
const pushed = (text: string) => text.replaceAll('&amp;', '&').slice(0, 60);
const LONG = 'A course whose name has a great many words, and then some more';

test.each(LANGUAGES)('the first words of every reminder and notice in %s name a course', (language) => {
  const to = target({ language, settings: { ...SETTINGS, quietFrom: 0, quietTo: 0 } });
  for (const name of [facts.name, LONG]) {
    const told = { ...facts, name };
    const named = (one: Change) => ({ ...one, follow: { ...one.follow, told }, facts: told }) as Change;
    const alone = (['changed', 'missing', 'back', 'ended'] as const).map(
      (is) => [named({ ...everyField, is, fields: ['credits'] } as Change)] as const,
    );
    const several = [everyChange, manyChanges(100), manyChanges(2)].map((changes) => changes.map(named));
    const said = (changes: readonly Change[]) => render.notice(changes, to, NOW).text;
    const reminders = (['opens', 'closes', 'starts'] as const).map((kind) => reminderOf(kind, told, to).text);
    for (const text of [...reminders, ...alone.map(said), ...several.map(said)])
      expect(pushed(text)).toContain(name.slice(0, 12));
    const counts = several.map((changes) => /\d+/.exec(pushed(said(changes).split('\n')[0] ?? ''))?.[0]);
    expect(counts, 'how many more').toEqual(['4', '99', '1']);
  }
});

test.each([
  ['en', 'Credits: 5 → 10', 'Credits: not given → 10', 'Credits: 5 → not given'],
  ['fi', 'Laajuus: 5 → 10 op', 'Laajuus: ei ilmoitettu → 10 op', 'Laajuus: 5 op → ei ilmoitettu'],
  ['sv', 'Omfattning: 5 → 10 sp', 'Omfattning: uppgift saknas → 10 sp', 'Omfattning: 5 sp → uppgift saknas'],
] as const)('a change of credits names the unit once: %s', (language, ...told) => {
  const said = (
    [
      [5, 10],
      [undefined, 10],
      [5, undefined],
    ] as const
  ).map(([before, after]) => {
    const changes: Change = {
      is: 'changed',
      follow: follow(coming.code, { ...facts, credits: before }),
      facts: { ...facts, credits: after },
      fields: ['credits'],
    };
    return render.notice([changes], target({ language }), NOW).text.split('\n').at(-1);
  });
  expect(said).toEqual(told);
});

describe('any answer of the study API', () => {
  test.each(HOSTILE)('%j', (text) => {
    const hostile = { ...factsOf(filledWith(text), 'en'), opens: facts.opens, closes: facts.closes };
    const changes: Change[] = [
      {
        is: 'changed',
        follow: follow(text.slice(0, 60), hostile),
        facts: hostile,
        fields: ['name', 'groups', 'languages'],
      },
      { is: 'missing', follow: follow('A-1', hostile) },
    ];
    for (const message of [
      reminderOf('opens', hostile, target()),
      render.notice(changes, target(), NOW),
      render.notice(changes.slice(0, 1), target(), NOW),
    ]) {
      expect(mentionsIn(message as never)).toEqual([]);
      expect(markupIn(message.text)).toEqual([]);
      expect(problemsOf(message)).toEqual([]);
      const words = text.replace(/\s+/g, ' ').trim();
      if (words.length > 3) expect(mrkdwnIn(message).join()).not.toContain(words);
    }
  });
});

describe('what the person who set it up is told', () => {
  it.each<[Pause['reason'], string | undefined, string]>([
    ['not_in_channel', undefined, '/invite @Coursebell'],
    ['is_archived', undefined, 'Unarchive it'],
    ['channel_not_found', undefined, 'private'],
    ['token_revoked', undefined, 'install Coursebell again'],
    ['account_inactive', undefined, 'deactivated'],
    ['other', undefined, 'who may post'],
    ['other', 'a_word_of_tomorrow', 'who may post'],
    ['other', 'restricted_action', 'decide who may'],
    ['other', 'restricted_action_thread_only_channel', 'decide who may'],
    ['other', 'missing_scope', 'how Coursebell is set up'],
  ])('of %s by %s', (reason, word, words) => {
    const { text } = render.paused(target(), { reason, word });
    expect(text).toContain('<#C0INFO>');
    expect(text).toContain(words);
    expect(text).toContain('resume by themselves');
  });
});
