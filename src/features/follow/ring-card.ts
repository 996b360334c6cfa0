import { details } from '../../asking/offers.ts';
import { button, labelled, smallWords } from '../../cards/blocks.ts';
import type { Card } from '../../cards/card.ts';
import { relativeDay } from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Wanted } from '../../rings/plan.ts';
import type { Facts } from '../../store/facts.ts';
import type { Follow } from '../../store/store.ts';
import { endOf } from '../../study-client/moment.ts';
import { spoken, titled } from './plain-card.ts';
import { stopButton } from './stop-button.ts';
import { courseDate, distanceWords, type Telling, windowDate } from './when.ts';

const MINUTE = 60_000;

/**
 * One reminder: the event, the course, and the date. Told as of the ring's own time, so that the words stay
 * the same whenever the ring is planned.
 */
export function ringCard(ring: Wanted, { code }: Pick<Follow, 'code'>, facts: Facts, telling: Telling): Card {
  const { language } = telling.reader;
  const words = texts(language);
  const what = headline(ring, telling);
  const dates = dateWords(ring, facts, telling);
  const course = titled(outsideLine(facts.name, 150), outsideLine(code, 60));
  const mark = keptNameMark(facts, code, language);
  return {
    text: `${what}: ${joined([titled(spoken(facts.name, 400), spoken(code, 60)), dates, mark])}`,
    blocks: [labelled([[what, [course]]]), smallWords(joined([dates, mark]))],
    buttons: [
      button(words.course.details, details.carry({ asked: code }, language)),
      stopButton(code, telling),
    ],
  };
}

function headline({ kind, moment, at }: Wanted, telling: Telling): string {
  const { language } = telling.reader;
  const words = texts(language).ring;
  if (kind === 'starts')
    return words.starts(relativeDay(moment.at, { ...telling.reader, zone: telling.zone }));
  const ahead = (kind === 'closes' ? endOf(moment) : moment.at) - at;
  const soon = distanceWords(ahead, language);
  if (kind === 'closes') return ahead < MINUTE ? words.closesNow : words.closes(soon);
  if (ahead >= MINUTE) return words.opens(soon);
  return ahead > -MINUTE ? words.opensNow : words.opened;
}

/** The dates that matter for this ring. */
function dateWords({ kind, moment, at }: Wanted, { closes }: Facts, telling: Telling): string {
  const words = texts(telling.reader.language).ring;
  if (kind === 'starts') return words.startsOn(courseDate(moment, telling));
  if (kind === 'closes') return words.closesOn(windowDate(moment, telling));
  const date = windowDate(moment, telling);
  const end = closes ? words.closesOn(windowDate(closes, telling)) : words.noClosing;
  const ahead = moment.at - at;
  if (ahead >= MINUTE) return joined([words.opensOn(date), end]);
  return ahead > -MINUTE ? end : joined([words.openedOn(date), end]);
}
