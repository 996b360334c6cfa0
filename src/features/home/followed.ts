import type { Button, KnownBlock } from '@slack/types';
import { addToCalendar, details, setEnrolled, stopMine } from '../../ask/actions.ts';
import { button, facts, header, lines, mrkdwnSmall, paragraph, small } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { dateLabel, asOf as timeWords } from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/notes.ts';
import { joined, outsideLine, shorten } from '../../cards/text.ts';
import { stateSign, stateWords } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../reminders/check.ts';
import type { Target } from '../../store/store.ts';
import { comingDate, comingIn, comingOf, datesOf, soonestFirst } from './timeline.ts';

/** Each takes three blocks; the rest of Home needs fewer than forty of the hundred. */
const MOST_ROWS = 20;
const NAME = 120;
/** Characters for the codes of courses without a row. */
const REST = 1500;
interface Content {
  readonly followed: readonly Followed[];
  readonly pause: Target['pause'];
  readonly asOf?: number | undefined;
  readonly feed: unknown;
}

/** The followed courses, soonest date first, each with its buttons. */
export function followedBlocks({ followed, pause, asOf, feed }: Content, reader: Reader): KnownBlock[] {
  const words = texts(reader.language);
  if (followed.length === 0)
    return [{ type: 'divider' }, header(words.home.follows), paragraph(words.home.nothing)];
  const all = soonestFirst(followed, reader);
  const rest = all.slice(MOST_ROWS).map(({ follow }) => outsideLine(follow.code, 60));
  return [
    { type: 'divider' },
    header(words.follow.listPerson(followed.length)),
    ...(pause ? [paragraph(words.home.paused)] : []),
    ...(asOf === undefined ? [] : [mrkdwnSmall(words.home.asOf(timeWords(asOf, reader)))]),
    ...all.slice(0, MOST_ROWS).flatMap((one, index) => rowBlocks(one, index, feed !== undefined, reader)),
    ...(rest.length === 0
      ? []
      : [small(shorten(`${words.follow.more(rest.length)}: ${rest.join(', ')}`, REST))]),
  ];
}

function rowBlocks(followed: Followed, index: number, hasCalendar: boolean, reader: Reader): KnownBlock[] {
  const { follow, facts: known } = followed;
  const { code } = follow;
  const { language } = reader;
  const words = texts(language);
  const window = { opens: known.opens, closes: known.closes };
  const calendar = hasCalendar
    ? addToCalendar.offer(words.calendar.button, { asked: code }, language, index)
    : [];
  return [
    title(followed, reader),
    facts([
      [words.course.enrollment, `${stateSign(window, reader.now)} ${stateWords(window, reader)}`],
      [words.home.next, nextWords(followed, reader)],
    ]),
    {
      type: 'actions',
      elements: [
        ...details.offer(words.course.details, { asked: code }, language, index),
        ...calendar,
        ...enrolledButton(followed, index, reader),
        button(words.follow.stop, stopMine.carry({ asked: code }, language, index)),
      ],
    },
  ];
}

/** Marks the course as enrolled, once enrollment is open, or takes the mark back. */
function enrolledButton(
  { follow: { code }, facts: { opens }, isEnrolled = false }: Followed,
  index: number,
  { language, now }: Reader,
): Button[] {
  if (!isEnrolled && opens !== undefined && opens.at > now) return [];
  const words = texts(language).enrolled;
  const label = isEnrolled ? words.takeBack : words.button;
  return setEnrolled.offer(label, { asked: code, on: !isEnrolled }, language, index);
}

/** The name in bold, the code, and the name's language if it is not the reader's. */
function title({ follow, facts, isEnrolled }: Followed, { language }: Reader): KnownBlock {
  const words = texts(language);
  const shown = outsideLine(facts.name, NAME);
  const code = outsideLine(follow.code, 60);
  const mark = keptNameMark(facts, follow.code, language);
  const rest = joined([
    shown !== code && code,
    mark,
    isEnrolled && words.enrolled.mark,
    follow.toldMissing && words.follow.missing,
  ]);
  return lines([{ text: shown, bold: true }], ...(rest === '' ? [] : [[{ text: rest }]]));
}

/** "Enrollment opens 24 Nov 09:00 (in 4 days)"; or that no date is ahead, or none is given. */
function nextWords(followed: Followed, reader: Reader): string {
  const words = texts(reader.language);
  const [next] = comingOf(followed, reader);
  if (!next) return datesOf(followed, reader.zone).length > 0 ? words.home.nothingNext : words.dates.notGiven;
  const when = comingIn(next, reader);
  return `${dateLabel(next.kind, next.moment, reader)} ${comingDate(next, reader)}${when && ` (${when})`}`;
}
