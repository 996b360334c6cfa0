import { describe, expect, it, test } from 'vitest';
import { details } from '../../../src/ask/actions.ts';
import { chosenInMenu } from '../../../src/cards/menu.ts';
import { NotFound } from '../../../src/errors.ts';
import { courseCard, coursesCard } from '../../../src/features/course/card.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { parseRealizationRef } from '../../../src/study-client/codes.ts';
import type { LookUp, Realization, RealizationId } from '../../../src/study-client/model.ts';
import { fresh, moment, outage, readerIn, stale } from '../../fixtures/reader.ts';
import { poor, realization, rich } from '../../fixtures/realizations.ts';
import { textsIn } from '../../fixtures/safety.ts';

const reader = readerIn('en');
const linesOf = (more: Partial<Realization>) => {
  const { text } = courseCard(fresh({ ...poor, name: 'A course', ...more }), reader);
  return text.replace(/<!date[^|]*\|([^>]*)>/g, '$1').split('\n');
};

describe('the facts of a course', () => {
  test.each<[Partial<Realization>, string]>([
    [{}, 'A course · TX00EY31-3002'],
    [{ credits: 5 }, 'A course · TX00EY31-3002 · 5 credits'],
    [{ credits: 1 }, 'A course · TX00EY31-3002 · 1 credit'],
    [{ credits: 0 }, 'A course · TX00EY31-3002 · 0 credits'],
    [{ credits: 2.5 }, 'A course · TX00EY31-3002 · 2.5 credits'],
    [{ teachingLanguages: ['fi'] }, 'A course · TX00EY31-3002 · Finnish'],
    [{ teachingLanguages: ['sv', 'en'] }, 'A course · TX00EY31-3002 · Swedish, English'],
    [{ teachingLanguages: ['xx1', 'not a code'] }, 'A course · TX00EY31-3002 · XX1, NOT A CODE'],
    [{ starts: moment('2027-01-11T00:00') }, 'Course dates: from 11 Jan 2027'],
    [{ ends: moment('2027-04-30T23:59') }, 'Course dates: until 30 Apr 2027'],
    [{ ends: moment('2027-04-30') }, 'Course dates: until 30 Apr 2027'],
    [{ starts: moment('2027-01-11T09:15') }, 'Course dates: from 11 Jan 2027, 09:15 EET'],
    [{ ends: moment('2026-03-29T23:59') }, 'Course dates: until 29 Mar 2026'],
    [{ ends: moment('2026-10-25T23:59') }, 'Course dates: until 25 Oct 2026'],
    [{}, 'Course dates: not given'],
    [{ starts: moment('2027-01-11T00:00'), ends: moment('2027-01-11T23:59') }, 'Course dates: 11 Jan 2027'],
    [
      { starts: moment('2027-01-12'), ends: moment('2027-01-11T23:59') },
      'Course dates: 12 Jan 2027 – 11 Jan 2027 (start and end contradict each other)',
    ],
    [
      { starts: moment('2027-01-11T09:15'), ends: moment('2027-01-11T09:15') },
      'Course dates: 11 Jan 2027, 09:15 EET',
    ],
    // A course that ends at midnight ends on that day.
    [
      { starts: moment('2027-01-11T09:15'), ends: moment('2027-01-11T00:00') },
      'Course dates: 11 Jan 2027, 09:15 EET – 11 Jan 2027',
    ],
    [{ teachingLanguages: ['fi-FI', 'fi', 'en_GB'] }, 'A course · TX00EY31-3002 · Finnish, English'],
    [{ name: 'TX00EY31-3002' }, 'TX00EY31-3002'],
    [{ name: 'TX00EY31-3002', credits: 5 }, 'TX00EY31-3002 · 5 credits'],
    [{ credits: 5, virtualCredits: 5 }, 'A course · TX00EY31-3002 · 5 credits · of which 5 online'],
    [{ credits: 5, virtualCredits: 50 }, 'A course · TX00EY31-3002 · 5 credits'],
    [{ studentGroups: ['G1', 'G2', 'G1'].map((name) => ({ name })) }, 'Student groups: G1, G2'],
    [{ organisation: { name: 'School of ICT', code: 'ICT' } }, 'Unit: School of ICT'],
    [{ organisation: { name: 'School of Health', code: 'H7' } }, 'Unit: School of Health (H7)'],
    [{ office: { name: 'Karaportti' } }, 'Office: Karaportti'],
    [
      { studentGroups: Array.from({ length: 11 }, (_, at) => ({ name: `G${at}` })) },
      'Student groups: G0, G1, G2, G3, G4, G5, G6, G7, and 3 more',
    ],
  ])('%j: %s', (more, line) => {
    expect(linesOf(more)).toContain(line);
  });

  it('leaves out what is not given', () => {
    const text = linesOf({}).join('\n');
    for (const label of ['credit', 'Unit', 'Office', 'Degree programmes', 'Student groups']) {
      expect(text).not.toContain(label);
    }
  });

  test.each([
    [1, '1 credit', '1 op', '1 sp'],
    [0.5, '0.5 credits', '0,5 op', '0,5 sp'],
    [7.5, '7.5 credits', '7,5 op', '7,5 sp'],
    [1234.567, '1,234.57 credits', '1\u00a0234,57 op', '1\u00a0234,57 sp'],
  ])('writes %d credits as each language does: %s, %s, %s', (credits, ...words) => {
    const told = LANGUAGES.map((language) => {
      const { text } = courseCard(fresh({ ...poor, name: 'A course', credits }), readerIn(language));
      return text.split('\n')[0]?.split(' · ')[2];
    });
    expect(told).toEqual(words);
  });

  test.each([
    ['en', 'of which 2.5 online'],
    ['fi', 'virtuaaliosuus 2,5 op'],
    ['sv', 'varav 2,5 sp på nätet'],
  ] as const)('tells in %s what is online: %s', (language, words) => {
    const { text } = courseCard(fresh({ ...poor, credits: 5, virtualCredits: 2.5 }), readerIn(language));
    expect(text.split('\n')[0]?.split(' · ')).toContain(words);
  });

  it('tells how much of it is online, where any is', () => {
    const [none, some] = [0, 2.5].map((virtualCredits) => linesOf({ credits: 5, virtualCredits })[0]);
    expect(none).toBe('A course · TX00EY31-3002 · 5 credits');
    expect(some).toMatch(/5 credits · .*2\.5.*online/);
  });
});

describe('Details', () => {
  it('carries the code and the language of the card', () => {
    const button = courseCard(fresh(rich), readerIn('fi')).buttons.at(-1);
    expect(button?.action_id).toBe(details.id);
    expect(details.read(button?.value)).toEqual({ value: { asked: rich.code }, language: 'fi' });
  });

  it('carries something that can be looked up again, for any code of a course that was found by its id', () => {
    const odd = realization('Code, with spaces', { id: '4711' as RealizationId });
    const button = courseCard(fresh(odd), reader).buttons.at(-1);
    expect(parseRealizationRef(details.read(button?.value)?.value.asked ?? '')).toBe('4711');
  });
});

describe('a course whose code is too long for a button', () => {
  const odd = realization(`${'X'.repeat(57)}-3001`);

  it('has no Details button, on a card or in a list', () => {
    expect(courseCard(fresh(odd), reader).buttons).toEqual([]);
    const { blocks } = coursesCard(
      [odd, rich].map((one) => ({ asked: 'a', found: fresh(one) })),
      reader,
    );
    const buttons = blocks.flatMap((block) => (block.type === 'section' && block.accessory) || []);
    expect(buttons).toHaveLength(1);
  });

  it('has one where it has an id', () => {
    const [button] = courseCard(fresh({ ...odd, id: '4711' as RealizationId }), reader).buttons;
    expect(details.read(button?.value)?.value.asked).toBe('4711');
  });
});

describe('a list', () => {
  const lines: LookUp[] = [
    { asked: 'a', found: fresh(rich) },
    { asked: 'TX00EY99-3001', error: new NotFound('realization', 'TX00EY99-3001') },
    { asked: 'b', found: stale(poor) },
  ];

  it('names what was found, in the asked order, and what failed, each with its reason', () => {
    const { text } = coursesCard(lines, reader);
    const order = ['2 courses', rich.name, poor.code, 'TX00EY99-3001: no such course.', 'newer'];
    expect(order.map((words) => text.indexOf(words)).every((at, n, all) => at > (all[n - 1] ?? -1))).toBe(
      true,
    );
  });

  it('has a menu of its own for each course', () => {
    const { blocks } = coursesCard(lines, reader);
    const menus = blocks.flatMap((block) => (block.type === 'section' && block.accessory) || []);
    const asked = menus.map((menu) => {
      const [first] = menu.type === 'overflow' ? menu.options : [];
      return details.read(chosenInMenu(first?.value)?.value)?.value.asked;
    });
    expect(asked).toEqual([rich.code, poor.code]);
    expect(new Set(menus.map((menu) => 'action_id' in menu && menu.action_id)).size).toBe(2);
  });

  it('lets the oldest answer speak, and an outage before a refresh', () => {
    const notes = ([] as LookUp[][])
      .concat([
        [{ asked: 'a', found: fresh(rich) }],
        [
          { asked: 'a', found: fresh(rich) },
          { asked: 'b', found: stale(rich) },
        ],
        [
          { asked: 'a', found: stale(rich) },
          { asked: 'b', found: outage(rich) },
        ],
      ])
      .map((some) => coursesCard(some, reader).blocks.at(-1))
      .map((block) =>
        textsIn(block)
          .map(({ text }) => text)
          .join(),
      );
    expect(notes[0]).not.toContain('of <!date');
    expect(notes[1]).toContain('12:50');
    expect(notes[2]).toContain('19 Nov 2026, 18:02');
    expect(notes[2]).toContain('can’t be reached');
  });
});
