/** A plan of one course with all its dates, for the tests of plans. */
import { planTarget } from '../../src/reminders/plan.ts';
import { at, CODE, facts, HOUR, SETTINGS } from './samples.ts';

/** When what is planned was followed. */
export const LONG_AGO = at('2026-01-01');

const ALL = facts({ opens: '2026-11-21T10:00', closes: '2026-11-22T12:00', starts: '2026-11-22T09:00' });

/** What is planned at `now` for the hours that follow. */
export const planAt = (now: number, more: Partial<typeof SETTINGS> = {}, hours = 36, of = ALL) =>
  planTarget(
    { settings: { ...SETTINGS, ...more } },
    [{ code: CODE, createdAt: LONG_AGO, facts: of }],
    now,
  ).filter((reminder) => reminder.at <= now + hours * HOUR);

export const kindsAt = (...args: Parameters<typeof planAt>) => planAt(...args).map(({ kind }) => kind);
