import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateValues } from '../../../playground/slack-side/elements.ts';
import { filledOf } from '../../../src/ask/actions.ts';
import { toView } from '../../../src/cards/card.ts';
import {
  chosenReminders,
  keptLeads,
  type OwnSettings,
  settingsForm,
  settingsModal,
} from '../../../src/features/settings/modal.ts';
import { LANGUAGES } from '../../../src/language.ts';
import {
  LEADS,
  namesOfLeads,
  usualReminders,
  withDaily,
  withLeads,
} from '../../../src/store/reminder-settings.ts';
import type { ReminderSettings } from '../../../src/store/store.ts';
import { viewProblems } from '../../block-kit/limits.ts';
import { readerIn, ZONE } from '../../fixtures/reader.ts';

const LATER = 1_800_000_000_000;
const minutes = fc.integer({ min: 0, max: 1439 });
const reminders: fc.Arbitrary<ReminderSettings> = fc
  .record({
    ...{ quietFrom: minutes, quietTo: minutes, leads: fc.subarray([...LEADS]), at: fc.nat() },
    daily: fc.option(minutes, { nil: undefined }),
  })
  .map(({ leads, at, daily, ...quiet }) =>
    withDaily(withLeads({ ...usualReminders(ZONE), ...quiet }, leads, at), daily, at),
  );
/** No course has lead times of its own but by a choice. */
const courses = fc.array(
  fc
    .record({ code: fc.constantFrom('TX00AA00-3001', 'TX00AA01-3002'), leads: fc.subarray([...LEADS]) })
    .map(({ code, leads }) => ({ code, leads: Object.fromEntries(leads.map((lead) => [lead, 7])) })),
  { maxLength: 2 },
);
const own: fc.Arbitrary<OwnSettings> = fc.record({
  language: fc.option(fc.constantFrom(...LANGUAGES), { nil: undefined }),
  reminders,
  courses,
  // Where lessons are not offered the form does not ask, and what was chosen stays.
  knowsLessons: fc.boolean(),
});

/** What comes back of a form that is sent as it was shown. */
function sentBack(settings: OwnSettings, language: (typeof LANGUAGES)[number]) {
  const view = toView(settingsModal(settings, readerIn(language)), language);
  expect(viewProblems(view)).toEqual([]);
  const blocks = JSON.parse(JSON.stringify(view.blocks));
  return settingsForm.read(view.private_metadata, filledOf({ values: stateValues(blocks, {}) }));
}

describe('the form of the settings', () => {
  it('changes nothing where it is sent as it was shown, to the minute', { tags: 'property' }, () => {
    fc.assert(
      fc.property(own, fc.constantFrom(...LANGUAGES), (settings, language) => {
        const read = sentBack(settings, language);
        expect(read?.filled.language).toBe(settings.language ?? 'slack');
        expect(read?.language).toBe(language);
        const chosen = read && chosenReminders(read.filled, settings.reminders, LATER);
        for (const course of settings.courses ?? [])
          expect(read && keptLeads(course, read.filled)).toEqual(namesOfLeads(course.leads ?? {}));
        const { quietFrom, quietTo } = settings.reminders;
        // Without quiet hours one end is kept, whichever.
        expect(chosen).toEqual(
          quietFrom === quietTo ? { ...settings.reminders, quietFrom: quietTo } : settings.reminders,
        );
      }),
    );
  });

  it.each([
    ['language', 'de'],
    ['language', 'EN'],
    ['language', undefined],
    ['opens', undefined],
    ['opens', 'opens-0'],
    ['opens', ['opens-0', 'rings']],
    ['opens', ['closes-1d']],
    ['courses', 'TX00AA00-3001 opens-0'],
    ['lesson', ['opens-0']],
    ['lesson', 'lesson-15m'],
    ['daily', '1440'],
    ['daily', 'monday'],
    ['quietFrom', '1440'],
    ['quietFrom', ''],
    ['quietTo', 'none'],
    ['quietTo', '1440'],
    ['quietTo', '-1'],
    ['quietTo', '1e2'],
    ['quietTo', undefined],
  ])('is none of ours with %s %j', (field, given) => {
    const boxes = { opens: ['opens-0'], closes: [], starts: [] };
    const good = { language: 'fi', ...boxes, quietFrom: '1439', quietTo: '0' };
    const { metadata } = settingsForm.carry({}, 'en', 'Save');
    expect(settingsForm.read(metadata, good)?.filled).toMatchObject({ quietFrom: 1439, quietTo: 0 });
    expect(settingsForm.read(metadata, { ...good, [field]: given })).toBeUndefined();
  });

  it('says when the lessons of each day come, and before a lesson reminders; it leaves what it does not ask', () => {
    const base = { opens: [], closes: [], starts: [], quietFrom: 1200, quietTo: 480 };
    const usual = withDaily(withLeads(usualReminders(ZONE), ['lesson-1h'], 5), 420, 5);
    expect(chosenReminders(base, usual, LATER)).toMatchObject({
      daily: { at: 420, since: 5 },
      leads: { 'lesson-1h': 5 },
    });
    expect(chosenReminders({ ...base, lesson: ['lesson-15m'], daily: 480 }, usual, LATER)).toMatchObject({
      daily: { at: 480, since: LATER },
      leads: { 'lesson-15m': LATER },
    });
    const off = chosenReminders({ ...base, lesson: [], daily: 'none' }, usual, LATER);
    expect(off).not.toHaveProperty('daily');
    expect(off && namesOfLeads(off.leads ?? {})).toEqual([]);
  });

  it('has quiet hours that begin and end at different times, or none', () => {
    const base = { opens: [], closes: [], starts: [] };
    const usual = usualReminders(ZONE);
    expect(chosenReminders({ ...base, quietFrom: 480, quietTo: 480 }, usual, LATER)).toBeUndefined();
    expect(chosenReminders({ ...base, quietFrom: 'none', quietTo: 480 }, usual, LATER)).toEqual({
      ...usual,
      ...{ opens: false, closes: false, starts: false, quietFrom: 480, quietTo: 480 },
    });
  });
});
