/** What persons note about followed courses, for themselves: that they have enrolled, and reminders to come again. */
import { z } from 'zod';
import { REMINDER_KINDS } from './reminder-settings.ts';

/** When a reminder is to come again: in an hour, tomorrow at nine, or a day before enrollment closes. */
export const SNOOZES = ['hour', 'tomorrow', 'before-closing'] as const;
export type SnoozeChoice = (typeof SNOOZES)[number];

/** A person who has enrolled in a course. */
export interface Enrolled {
  readonly workspace: string;
  readonly user: string;
  readonly code: string;
  /** Where the course is followed: the person, or else the channel where the mark was set. */
  readonly target: string;
  /** When it was marked, in epoch milliseconds. */
  readonly at: number;
}

/** A reminder that a person wants again, in the direct conversation. */
export interface Snooze {
  readonly workspace: string;
  readonly user: string;
  readonly code: string;
  /** What the reminder was about; `closes` for one that comes a day before the closing. */
  readonly kind: (typeof REMINDER_KINDS)[number];
  readonly choice: SnoozeChoice;
  /** Where the reminder stood: the channel or the person. */
  readonly target: string;
  /** When it comes, in epoch milliseconds; of `before-closing` as the dates were when it was chosen. */
  readonly at: number;
  readonly madeAt: number;
}

const mark = { workspace: z.string(), user: z.string(), code: z.string(), target: z.string() };
/** Marks and snoozed reminders as a change keeps them. */
export const enrolledShape: z.ZodType<Enrolled> = z.object({ ...mark, at: z.number() });
export const snoozeShape: z.ZodType<Snooze> = z.object({
  ...mark,
  kind: z.enum(REMINDER_KINDS),
  choice: z.enum(SNOOZES),
  at: z.number(),
  madeAt: z.number(),
});

export const enrolledRow = z
  .object({
    workspace: z.string(),
    user_id: z.string(),
    code: z.string(),
    target: z.string(),
    enrolled_at: z.number(),
  })
  .transform(({ user_id, enrolled_at, ...row }): Enrolled => ({ ...row, user: user_id, at: enrolled_at }));

export const snoozeRow = z
  .object({
    workspace: z.string(),
    user_id: z.string(),
    code: z.string(),
    kind: z.enum(REMINDER_KINDS),
    choice: z.enum(SNOOZES),
    target: z.string(),
    comes_at: z.number(),
    made_at: z.number(),
  })
  .transform(({ user_id, comes_at, made_at, ...row }): Snooze => {
    return { ...row, user: user_id, at: comes_at, madeAt: made_at };
  });

type Whose = Pick<Enrolled, 'workspace' | 'user'>;

/** Where marks and snoozed reminders are kept. Times are epoch milliseconds. */
export interface PersonalMarks<Person> {
  readonly enrolled: {
    /**
     * Marks that a person has enrolled; a mark that is there stays. False, with nothing marked, where the course is
     * followed neither by the person nor by `target`.
     */
    mark(mark: Enrolled): Promise<boolean>;
    /** False where there was no mark. */
    unmark(person: Whose, code: string): Promise<boolean>;
    /** By code. */
    of(person: Whose): Promise<Enrolled[]>;
    inWorkspace(workspace: string): Promise<Enrolled[]>;
  };
  readonly snoozes: {
    /**
     * Keeps a snoozed reminder in place of an earlier one of the same choice, and adds the person's target where it
     * is new. False, with nothing kept, where the course is followed neither by the person nor by `snooze.target`.
     */
    put(person: Person, snooze: Snooze): Promise<boolean>;
    /** By code. */
    of(person: Whose): Promise<Snooze[]>;
    inWorkspace(workspace: string): Promise<Snooze[]>;
    /** Removes snoozed reminders that have not been chosen anew since. @returns how many there were */
    remove(snoozes: readonly Snooze[]): Promise<number>;
  };
}
