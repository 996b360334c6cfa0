/** Checks of followed courses and rounds over their lessons: one replica does each for all, and keeps how it went. */
import { counted, numberIn, plural } from '../language.ts';
import { type Ended, endedWith, LEASE, type LeaseOptions, leased, oncePer } from '../ops/jobs.ts';
import type { JobRun, Store } from '../store/store.ts';
import type { CheckReport } from './check.ts';
import { type WatchReport, watchEvery } from './lesson-watch.ts';

/** How soon a check in which some courses could not be read is made again, in milliseconds. */
const CHECK_AGAIN = 10 * 60_000;
/** The name under which the store keeps when all followed courses were last read again. */
export const CHECK_JOB = 'check';
/** The name under which it keeps whether the answers of the last check were believed. */
export const TRUST = 'trust';
/** The same of the lessons of followed courses. */
const LESSONS_JOB = 'lessons';
export const LESSONS_TRUST = 'lessons-trust';

/** A round of so long ago says nothing of now: lessons may not be offered any more. In milliseconds. */
const OLD = 24 * 3_600_000;

/** Since when more lessons are missing or moved at once than is believed. @param run the last of `LESSONS_TRUST` */
export const lessonsUnsureSince = (run: JobRun | undefined, now: number): number | undefined =>
  run && now - run.triedAt < OLD ? run.failingSince : undefined;

/** What is surveyed, by whom, and how often. */
export interface SurveysOptions extends Omit<LeaseOptions, 'leases'> {
  readonly store: Pick<Store, 'leases' | 'jobs'>;
  /** `signal`: aborted when the app stops; the remaining courses need not be read then. */
  readonly check: (signal: AbortSignal) => Promise<CheckReport>;
  /** Reads the lessons of followed courses; undefined: it was ended, or they are not offered. */
  readonly watch: (signal: AbortSignal) => Promise<WatchReport | undefined>;
  /** How often courses are re-read, in milliseconds. */
  readonly checkEveryMs: number;
}

/** What one replica does for all again and again: it reads what is followed. */
export interface Survey {
  readonly job: typeof CHECK_JOB | typeof LESSONS_JOB;
  /** The mark that it was done. */
  readonly mark: string;
  /** The name under which it is kept whether the answers were believed. */
  readonly trust: string;
  readonly everyMs: number;
  /** Undefined: there was nothing to do, or it was ended. */
  readonly read: (signal: AbortSignal) => Promise<SurveyReport | undefined>;
}

interface SurveyReport {
  /** How much was read, and how much was not. */
  readonly read: number;
  readonly failed: number;
  readonly isDistrusted: boolean;
  readonly ended: Ended;
  /** The workspaces in which there may be news. */
  readonly concerned: readonly string[];
}

export const checkOf = ({ check, checkEveryMs }: SurveysOptions): Survey => ({
  job: CHECK_JOB,
  mark: 'checked',
  trust: TRUST,
  everyMs: checkEveryMs,
  read: async (signal) => {
    const report = await check(signal);
    const { read, missing, failed, isDistrusted = false, concerned = [] } = report;
    return { read: read + missing, failed, isDistrusted, concerned, ended: endOfCheck(report, checkEveryMs) };
  },
});

export const watchOf = ({ watch, checkEveryMs }: SurveysOptions): Survey => ({
  job: LESSONS_JOB,
  mark: 'lessons watched',
  trust: LESSONS_TRUST,
  everyMs: watchEvery(checkEveryMs),
  read: async (signal) => {
    const report = await watch(signal);
    const ended = report && endOfWatch(report, watchEvery(checkEveryMs));
    return report && ended && { ...report, ended, isDistrusted: report.unsure > 0 };
  },
});

/** How it ended; `report`: where it was done, and not cut short. */
interface Surveyed {
  readonly ended: Ended;
  readonly report?: SurveyReport;
}

/** Does it where it is due and no other replica does. How it went is kept for all, unless it was not done, or cut short. */
export async function surveyInTurn(
  survey: Survey,
  options: SurveysOptions,
  signal: AbortSignal,
): Promise<Surveyed> {
  const { store, now } = options;
  const triedAt = now();
  const note = (job: string, isWell: boolean) => store.jobs.note(job, { triedAt, endedAt: now(), isWell });
  let done: Surveyed = { ended: { outcome: 'skipped' } };
  try {
    await leased(survey.job, { ...options, leases: store.leases }, async () => {
      done = await surveyOnce(survey, options, signal);
    });
  } catch (error) {
    // A store that is the trouble keeps nothing, and the first error is the one to tell.
    await note(survey.job, false).catch(() => undefined);
    throw error;
  }
  const { report } = done;
  if (report) await note(survey.job, report.failed === 0);
  // One in which nothing could be read says nothing of what the answers are worth.
  if (report && (report.failed === 0 || report.read > 0)) await note(survey.trust, !report.isDistrusted);
  return done;
}

/**
 * Does it unless some replica has done so within the period. While the work goes on the mark stands for a
 * lease's length only, so that a crash delays the next one little. It does not stand for the whole period
 * where something could not be read: an outage of the study API is a failure, though nothing was thrown.
 */
async function surveyOnce(
  { mark, everyMs, read }: Survey,
  { store, now, leaseMs = LEASE }: SurveysOptions,
  signal: AbortSignal,
): Promise<Surveyed> {
  const longestMs = Math.max(leaseMs, everyMs);
  let done: Surveyed = { ended: { outcome: 'skipped' } };
  await oncePer({ mark, marks: store.leases, now, whileMs: leaseMs, longestMs }, async () => {
    const report = await read(signal);
    // One that was cut short is done again by the next replica that looks.
    if (signal.aborted || !report) return undefined;
    done = { ended: report.ended, report };
    return report.ended.retryMs ?? everyMs;
  });
  return done;
}

/** The detail of what is not believed. */
const notBelieved = (some: number, all: number, what: string): string =>
  `${numberIn('en', some)} of ${counted(all, 'followed course')} ${what}, which is not believed`;

function endOfWatch({ read, failed, unsure }: WatchReport, everyMs: number): Ended {
  const ended = endedWith(failed, read + failed, 'followed course', 'watched');
  if (ended.outcome !== 'ok') return { ...ended, retryMs: Math.min(everyMs, CHECK_AGAIN) };
  if (unsure === 0) return ended;
  const lack = plural('en', unsure, { one: 'lacks', other: 'lack' });
  return {
    outcome: 'partly',
    detail: notBelieved(unsure, read, `${lack} lessons or moves them all at once`),
    retryMs: everyMs,
  };
}

function endOfCheck(report: CheckReport, everyMs: number): Ended {
  const { read, missing, failed, lost = 0, changed = 0, isDistrusted } = report;
  const ended = endedWith(failed, read + missing + failed, 'followed course', 'read');
  if (ended.outcome !== 'ok') return { ...ended, retryMs: Math.min(everyMs, CHECK_AGAIN) };
  if (!isDistrusted) return ended;
  const lack = `${plural('en', lost, { one: 'lacks', other: 'lack' })} what was known before`;
  const [much, said] = changed > lost ? [changed, 'changed at once'] : [lost, lack];
  return { outcome: 'partly', detail: notBelieved(much, read + missing, said), retryMs: everyMs };
}
