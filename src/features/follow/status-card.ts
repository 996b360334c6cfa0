import { facts, header, words as ourWords, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { joined } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../rings/followed.ts';
import type { Target } from '../../store/store.ts';
import { MOST_NAMED, namedCourse, namedInText, namedList } from './named-list.ts';
import { pauseWords } from './pause-words.ts';
import { ringWords } from './row.ts';

const HOUR = 60 * 60_000;

/** The state of a target's follows. */
export interface Status {
  readonly target: Target;
  /** Soonest ring first. */
  readonly followed: readonly Followed[];
  /** How many messages Slack holds for the target. */
  readonly held: number;
  readonly horizonMs: number;
}

/** The follows, when they were last read, the next ring, and any trouble. */
export function statusCard({ target, followed, held, horizonMs }: Status, reader: Reader): Card {
  const words = texts(reader.language).follow;
  const checked = target.checkedAt;
  const pairs: [string, string][] = [
    [words.followed, words.courses(followed.length)],
    [words.nextRing, ringWords(followed, target.settings, reader)],
    [
      words.checked,
      checked === undefined ? words.notYet : instant({ at: checked, precision: 'minute' }, reader),
    ],
    [words.handedOver, words.rings(held, Math.round(horizonMs / HOUR))],
  ];
  const pause = pauseWords(target, reader);
  const courses = followed.slice(0, MOST_NAMED).map(namedCourse);
  const more = followed.length - courses.length;
  const rest = more > 0 ? texts(reader.language).course.andMore(more) : undefined;
  const lines = pairs.map(([label, value]) => `${label}: ${value}`);
  return {
    text: joined([words.status, ...lines, namedInText(courses), rest, pause], '\n'),
    blocks: [
      header(words.status),
      facts(pairs),
      namedList(courses),
      ...(rest === undefined ? [] : [small(rest)]),
      ourWords(pause),
    ],
    buttons: [],
  };
}
