import type { KnownBlock } from '@slack/types';
import { button, header, words as ourWords, paragraph, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { LIMITS } from '../../cards/limits.ts';
import { escapeMrkdwn, outsideLine, shorten } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../rings/followed.ts';
import type { Target } from '../../store/store.ts';
import { stopListed } from './actions.ts';
import { pauseWords } from './pause-words.ts';
import { fitting } from './plain-card.ts';
import { followedLine, followedRow } from './row.ts';
import { settingsBlocks, settingsLines } from './settings-blocks.ts';
import { confirmStopping } from './stop-button.ts';

/** The other ten of Slack's 50 blocks are for everything else. */
const MOST_ROWS = 40;
/** Characters of the top-level text for codes without a line of their own. */
const REST = 1600;

/** The follows of a target, and its settings. */
export interface List {
  readonly target: Target;
  /** Soonest ring first. */
  readonly followed: readonly Followed[];
  /** Tells what was just done to the list; may contain outside text. */
  readonly news?: string | undefined;
}

/** The list, with a Stop button beside each course, and the settings below. */
export function listCard({ target, followed, news }: List, reader: Reader): Card {
  const words = texts(reader.language).follow;
  const title = (target.kind === 'channel' ? words.listChannel : words.listPerson)(followed.length);
  const pause = target.pause ? pauseWords(target, reader) : undefined;
  const settings = settingsLines(target.settings, reader);
  const head = [...(news === undefined ? [] : [escapeMrkdwn(news)]), title, ...(pause ? [pause] : [])];
  return {
    text: [...head, ...linesOf(followed, target, reader, [...head, ...settings]), ...settings].join('\n'),
    blocks: [
      ...(news === undefined ? [] : [paragraph(news)]),
      header(title),
      ...(pause ? [ourWords(pause)] : []),
      ...rowsOf(followed, target, reader),
      ...settingsBlocks(target.settings, reader),
    ],
    buttons: [],
  };
}

function rowsOf(followed: readonly Followed[], { settings, kind }: Target, reader: Reader): KnownBlock[] {
  const { language } = reader;
  const words = texts(language).follow;
  const rows = followed.slice(0, MOST_ROWS).map((one, index) => {
    const { code } = one.follow;
    const stop = button(words.stop, stopListed.carry({ asked: code }, language, index));
    const confirm = kind === 'channel' ? { confirm: confirmStopping(code, language) } : {};
    return followedRow(one, settings, reader, { accessory: { ...stop, ...confirm } });
  });
  const rest = restWords(followed.slice(MOST_ROWS), LIMITS.fieldText, reader);
  return rest === undefined ? rows : [...rows, small(rest)];
}

/** As many lines as fit with the others, and the codes of the remaining courses. */
function linesOf(
  followed: readonly Followed[],
  { settings }: Target,
  reader: Reader,
  beside: readonly string[],
): string[] {
  const lines = followed.map((one) => followedLine(one, settings, reader));
  const room = LIMITS.messageText - beside.join('\n').length - 2;
  const all = fitting(lines, room) === lines.length;
  const shown = all ? lines.length : Math.min(MOST_ROWS, fitting(lines, room - REST));
  const rest = restWords(followed.slice(shown), REST - 1, reader);
  return rest === undefined ? lines : [...lines.slice(0, shown), escapeMrkdwn(rest)];
}

function restWords(rest: readonly Followed[], most: number, { language }: Reader): string | undefined {
  if (rest.length === 0) return undefined;
  const codes = rest.map(({ follow }) => outsideLine(follow.code, 60)).join(', ');
  return shorten(`${texts(language).follow.more(rest.length)}: ${codes}`, most);
}
