/** A term of any courses: pairs, credits and weeks, beside a reckoning of their own. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Dated } from '../../../src/cards/agenda.ts';
import { toMessage } from '../../../src/cards/card.ts';
import { termCard } from '../../../src/features/week/handlers.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { messageProblems } from '../../block-kit/limits.ts';
import { dated } from '../../fixtures/dated.ts';
import { moment, NOW, readerIn, ZONE } from '../../fixtures/reader.ts';
import { runs } from '../../fixtures/runs.ts';
import { textsIn, unsaid } from '../../fixtures/safety.ts';

const planned = (courses: readonly Dated[]) => ({ kind: 'person' as const, courses, failed: [] });
const course = (code: string, name: string, dates: object): Dated => ({
  follow: { code },
  facts: { name, ...dates },
});
const linesOf = (...courses: Dated[]) => termCard(planned(courses), readerIn('en')).text.split('\n');

const PROJECT = course('TX00EY23-3015', 'Software Project', {
  credits: 15,
  opens: moment('2026-11-16T08:00'),
  closes: moment('2026-11-22T23:59'),
  starts: moment('2027-01-11'),
  ends: moment('2027-04-30'),
});
const WEB = course('TX00EW54-3008', 'Web Programming', {
  credits: 5,
  closes: moment('2026-11-20T16:00'),
  starts: moment('2027-01-11T09:00'),
  ends: moment('2027-03-15T12:00'),
});
const FILM = course('KU00CC20-3004', 'Documentary Film', {
  credits: 2.5,
  closes: moment('2026-12-04T16:00'),
  starts: moment('2027-03-15T14:00'),
  ends: moment('2027-05-28'),
});
const OPEN = course('IM00BR45-3003', 'Interaction Design', {});

describe('what is to be known of courses together', () => {
  const lines = linesOf(PROJECT, WEB, FILM, OPEN);

  it('names the pairs that run at the same time, by days, both ends included', () => {
    expect(lines).toContain(
      'Software Project and Web Programming run at the same time: 11 Jan – 15 Mar 2027',
    );
    expect(lines).toContain('Web Programming and Documentary Film run at the same time: 15 Mar 2027');
    expect(lines.join()).not.toMatch(/clash|collide|conflict/i);
    expect(lines).toContain('This goes by the days of the courses: not all lesson times are known.');
  });

  it('adds up the credits, in all and by the month of the start, and names courses without', () => {
    expect(lines).toContain(
      '22.5 credits in all, by the month of the start: January 2027 (20), March 2027 (2.5)',
    );
    expect(lines).toContain('Credits are not given: Interaction Design');
  });

  it('names windows that close in the same week, from now on', () => {
    expect(lines).toContain('Week 47 (16 – 22 Nov): enrollment closes for Software Project, Web Programming');
    expect(lines.join()).not.toContain('Week 49');
    const later = { ...readerIn('en'), now: moment('2026-11-20T16:00').at };
    expect(termCard(planned([PROJECT, WEB]), later).text).not.toContain('Week 47');
  });

  it('says the drawing in words', () => {
    expect(lines).toContain('TX00EY23-3015: enrollment 16 – 22 Nov 2026, course 11 Jan – 30 Apr 2027');
    expect(lines).toContain('IM00BR45-3003: no dates given');
  });

  it('has the dates ahead, each with its day', () => {
    expect(lines).toContain('🟠 Fri 4 Dec 16:00 · Enrollment closes – Documentary Film');
    expect(lines.join('\n')).not.toContain('opened');
  });

  it('says so where no two run at the same time', () => {
    expect(linesOf(WEB, { ...FILM, facts: { ...FILM.facts, starts: moment('2027-03-16') } })).toContain(
      'No two of these courses run at the same time',
    );
    expect(linesOf(PROJECT).join()).not.toContain('No two');
  });
});

/** The day on a calendar. Written apart from the code that it judges. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
const runsOn = ({ facts: { starts, ends } }: Dated): [string, string] | undefined => {
  const days = starts && ends && ([calendar.format(starts.at), calendar.format(ends.at)] as [string, string]);
  return days && days[0] <= days[1] ? days : undefined;
};

describe('of any courses', () => {
  const distinct = fc.uniqueArray(dated(NOW), { maxLength: 5, selector: ({ follow }) => follow.code });

  it('tells as many pairs as share a day', { tags: 'property' }, () => {
    fc.assert(
      fc.property(distinct, (courses) => {
        const all = courses.map(runsOn);
        // Within one day an end before the start is believed or not; that is another matter.
        fc.pre(
          courses.every(
            ({ facts: { starts, ends } }) =>
              !starts || !ends || calendar.format(starts.at) !== calendar.format(ends.at),
          ),
        );
        const pairs = all.flatMap((one, at) =>
          all.slice(at + 1).filter((other) => one && other && one[0] <= other[1] && other[0] <= one[1]),
        );
        const told = linesOf(...courses).filter((line) => / run at the same time: /.test(line));
        expect(told.length).toBe(pairs.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it('keeps Slack’s limits, and says in its text all that its blocks say', { tags: 'property' }, () => {
    fc.assert(
      fc.property(
        fc.array(dated(NOW), { maxLength: 12 }),
        fc.constantFrom(...LANGUAGES),
        (courses, language) => {
          const card = termCard(planned(courses), readerIn(language));
          expect(messageProblems(toMessage(card))).toEqual([]);
          expect(unsaid(card)).toEqual([]);
          const drawings = textsIn(card.blocks).filter(({ text }) => text.includes('─'));
          const rows = drawings.flatMap(({ text }) => text.split('\n'));
          expect(Math.max(0, ...rows.map((row) => row.length))).toBeLessThanOrEqual(60);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

test('many courses at the same time are told course by course', () => {
  const all = Array.from({ length: 8 }, (_, at) =>
    course(`TX00EY23-300${at}`, `Course ${at}`, PROJECT.facts),
  );
  const named = all.map((one, at) => ({ ...one, facts: { ...one.facts, name: `Course ${at}` } }));
  expect(linesOf(...named)).toContain(
    'Course 0 runs at the same time as Course 1, Course 2, Course 3, Course 4, Course 5, Course 6, and 1 more',
  );
});
