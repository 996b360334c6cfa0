import type { Button } from '@slack/types';
import { button, facts, header, words as ourWords, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { freshnessNote, noteBlocks } from '../../cards/freshness.ts';
import { realizationText, shortFacts } from '../../cards/realization.ts';
import { realizationsCard } from '../../cards/realizations.ts';
import { joined } from '../../cards/text.ts';
import { stateSign, stateWords } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import { chooseFollow, details } from '../../slack/offers.ts';
import { parseRealizationCode, refOf } from '../../study-client/codes.ts';
import type { Found, LookUp, Moment, Realization } from '../../study-client/model.ts';

/** One enrollment window: its state first, then its two dates. */
export function enrollmentCard(found: Found<Realization>, reader: Reader): Card {
  const { name, enrollment } = found.value;
  const words = texts(reader.language);
  const note = freshnessNote([found], reader);
  const date = (moment: Moment | undefined) => (moment ? instant(moment, reader) : words.dates.notGiven);
  return {
    text: joined([realizationText(found.value, reader), note], '\n'),
    blocks: [
      header(name),
      small(shortFacts(found.value, reader)),
      ourWords(`${stateSign(enrollment, reader.now)} *${stateWords(enrollment, reader)}*`),
      facts([
        [words.window.opensAt, date(enrollment.opens)],
        [words.window.closesAt, date(enrollment.closes)],
      ]),
      ...noteBlocks(note),
    ],
    buttons: buttonsOf(found.value, reader),
  };
}

/** Only what can be asked for again by its code can be followed. */
function buttonsOf(realization: Realization, { language }: Reader): Button[] {
  const { code } = realization;
  const { course, follow } = texts(language);
  const more = details.offer(course.details, { asked: refOf(realization) }, language);
  if (parseRealizationCode(code) !== code) return more;
  return [...more, button(follow.button, chooseFollow.carry({ asked: code }, language))];
}

/** Several windows in a compact list. */
export function enrollmentsCard(lines: readonly LookUp[], reader: Reader): Card {
  const words = texts(reader.language).course;
  return realizationsCard(lines, reader, words.enrollmentTitle, (realization, index) =>
    details.offer(words.details, { asked: refOf(realization) }, reader.language, index).at(0),
  );
}
