/** What ought to come, kept by its own simple rules, and what Slack says has come or will. */
import type { SlackSide } from '../../playground/slack-side.ts';
import type { Course } from './campus.ts';
import { lessonWords, newsWords } from './words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HORIZON = 36 * HOUR;

export interface Ledger {
  /** A target's reminders of a course from now on; those that were still to come are owed no more. */
  owe(target: string, code: string, course: Course | undefined, now: number): void;
  /** One notice, whenever it comes. */
  oweNews(target: string, changes: readonly string[]): void;
  /** The same of lessons; none where nothing has changed. */
  oweLessons(target: string, changes: readonly string[]): void;
  /** When a course's next reminder comes; infinite where none is left. */
  nextOf(code: string, now: number): number;
  /** The last reminder of all. */
  last(): number;
  /** What has come or is with Slack, and what ought to, in the same form: equal where all is well. */
  balance(now: number): { readonly there: readonly string[]; readonly owed: readonly string[] };
  /** Every text that was handed to Slack more than once. */
  handedOverTwice(): string[];
}

export function createLedger(slack: SlackSide): Ledger {
  const reminders = new Map<string, { readonly code: string; readonly at: number }>();
  const news: string[] = [];
  const times = (code: string): number[] =>
    [...reminders.values()].filter((reminder) => reminder.code === code).map(({ at }) => at);
  return {
    owe: (target, code, course, now) => {
      for (const [text, { at }] of reminders) {
        if (text.startsWith(`${target} ${code} `) && at > now) reminders.delete(text);
      }
      if (!course) return;
      const { opens, closes, starts } = course;
      reminders.set(`${target} ${code} opens ${opens}`, { code, at: second(opens) });
      reminders.set(`${target} ${code} closes ${closes}`, { code, at: second(closes - DAY) });
      reminders.set(`${target} ${code} starts ${starts}`, { code, at: second(starts - DAY) });
    },
    oweNews: (target, changes) => void news.push(newsWords(target, changes)),
    oweLessons: (target, changes) => {
      if (changes.length > 0) news.push(lessonWords(target, changes));
    },
    nextOf: (code, now) => Math.min(...times(code).filter((at) => at > now)),
    last: () => Math.max(...[...reminders.values()].map(({ at }) => at)),
    balance: (now) => ({
      there: [
        ...arrived(slack),
        ...slack.scheduled.map(({ text, postAt }) => timed(text, postAt * 1000)),
      ].sort(),
      owed: [
        ...[...reminders]
          .filter(([, { at }]) => at <= now + HORIZON)
          .map(([text, { at }]) => timed(text, at)),
        ...news,
      ].sort(),
    }),
    handedOverTwice: () => {
      const texts = slack.calls
        .filter(({ method, answer }) => method === 'chat.scheduleMessage' && answer['ok'] === true)
        .map(({ body }) => String(body['text']));
      return texts.filter((text, index) => texts.indexOf(text) !== index);
    },
  };
}

/** Slack counts in seconds; nothing comes early. */
const second = (at: number): number => Math.ceil(at / 1000) * 1000;

/** Everything that stands in a conversation, with the time to the minute where it counts. */
function arrived({ workspace }: SlackSide): string[] {
  return workspace.messages.map(({ text, ts }) => timed(text, Math.floor(Number(ts)) * 1000));
}

/** A notice comes soon, a reminder at its time. */
function timed(text: string, at: number): string {
  return / (?:news|lessons) /.test(text) ? text : `${text} at ${new Date(at).toISOString()}`;
}
