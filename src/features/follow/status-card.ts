import { facts, header, words as ourWords, paragraph } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../rings/followed.ts';
import type { Target } from '../../store/store.ts';
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
  const codes = codesOf(followed, reader);
  const lines = pairs.map(([label, value]) => `${label}: ${value}`);
  return {
    text: joined([words.status, ...lines, escapeMrkdwn(codes), pause], '\n'),
    blocks: [
      header(words.status),
      facts(pairs),
      ...(codes === '' ? [] : [paragraph(codes)]),
      ourWords(pause),
    ],
    buttons: [],
  };
}

/** The most codes that are named; `/course following` lists all. */
const MOST_CODES = 20;

function codesOf(followed: readonly Followed[], { language }: Reader): string {
  const shown = followed.slice(0, MOST_CODES).map(({ follow }) => outsideLine(follow.code, 60));
  const more = followed.length - shown.length;
  return [...shown, ...(more > 0 ? [texts(language).course.andMore(more)] : [])].join(', ');
}
