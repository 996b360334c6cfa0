/** The state of what is followed somewhere. */
import { facts, header, joined, mrkdwnParagraph, small } from '../../../cards/blocks.ts';
import type { Card, Reader } from '../../../cards/card.ts';
import { instant } from '../../../cards/dates.ts';
import { texts } from '../../../i18n/index.ts';
import { type Followed, knownSince } from '../../../reminders/check.ts';
import type { JobRun } from '../../../store/records.ts';
import type { Target } from '../../../store/store.ts';
import { MOST_LISTED, namedCourse, namedInText, namedList } from '../cards.ts';
import { pauseWords, reminderWords } from './row.ts';

const HOUR = 60 * 60_000;

/** The state of a target's follows. */
interface Status {
  readonly target: Target;
  /** Soonest reminder first. */
  readonly followed: readonly Followed[];
  /** How many messages Slack holds for the target. */
  readonly held: number;
  readonly horizonMs: number;
  /** How checks of all followed courses go; undefined: none has ended yet. */
  readonly check: JobRun | undefined;
}

/** The follows, when they were last read, the next reminder, and any trouble. */
export function statusCard(status: Status, reader: Reader): Card {
  const { target, followed, held, horizonMs } = status;
  const words = texts(reader.language).follow;
  const checked = target.checkedAt;
  const pairs: [string, string][] = [
    [words.followed, words.courses(followed.length)],
    [words.nextReminder, reminderWords(followed, target.settings, reader)],
    [
      words.checked,
      checked === undefined ? words.notYet : instant({ at: checked, precision: 'minute' }, reader),
    ],
    [words.handedOver, words.reminderCount(held, Math.round(horizonMs / HOUR))],
  ];
  const troubles = [failingWords(status, reader), pauseWords(target, reader)].filter(
    (trouble) => trouble !== undefined,
  );
  const courses = followed.slice(0, MOST_LISTED).map(namedCourse);
  const more = followed.length - courses.length;
  const rest = more > 0 ? texts(reader.language).course.andMore(more) : undefined;
  const lines = pairs.map(([label, value]) => `${label}: ${value}`);
  return {
    text: joined([words.status, ...lines, namedInText(courses), rest, ...troubles], '\n'),
    blocks: [
      header(words.status),
      facts(pairs),
      namedList(courses),
      ...(rest === undefined ? [] : [small(rest)]),
      ...troubles.map((trouble) => mrkdwnParagraph(trouble)),
    ],
    buttons: [],
  };
}

/**
 * Since when checks fail, where that concerns the target: where not all of its courses have been read since
 * the last try. A check in which the courses of others could not be read does not.
 */
function failingWords({ target, followed, check }: Status, reader: Reader): string | undefined {
  if (check?.failingSince === undefined || knownSince(target, followed) >= check.triedAt) return undefined;
  const since = Math.max(check.failingSince, target.checkedAt ?? 0);
  return texts(reader.language).follow.checksFail(instant({ at: since, precision: 'minute' }, reader));
}
