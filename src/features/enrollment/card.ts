import { details, offersFor } from '../../asking/offers.ts';
import { facts, header, words as ourWords, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { freshnessNote, noteBlocks } from '../../cards/freshness.ts';
import { endingWith } from '../../cards/message.ts';
import { realizationText, shortFacts } from '../../cards/realization.ts';
import { realizationsCard } from '../../cards/realizations.ts';
import { stateSign, stateWords, windowLabels } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import { refOf } from '../../study-client/codes.ts';
import type { Found, LookUp, Moment, Realization } from '../../study-client/model.ts';

/** One enrollment window: its state first, then its two dates. */
export function enrollmentCard(found: Found<Realization>, reader: Reader): Card {
  const { name, enrollment } = found.value;
  const words = texts(reader.language);
  const note = freshnessNote([found], reader);
  const labels = windowLabels(enrollment, reader);
  const date = (moment: Moment | undefined) => (moment ? instant(moment, reader) : words.dates.notGiven);
  return {
    ...endingWith(realizationText(found.value, reader), [note]),
    blocks: [
      header(name),
      small(shortFacts(found.value, reader)),
      ourWords(`${stateSign(enrollment, reader.now)} *${stateWords(enrollment, reader)}*`),
      facts([
        [labels.opens, date(enrollment.opens)],
        [labels.closes, date(enrollment.closes)],
      ]),
      ...noteBlocks(note),
    ],
    buttons: offersFor(found.value, reader.language),
  };
}

/** Several windows in a compact list. */
export function enrollmentsCard(lines: readonly LookUp[], reader: Reader): Card {
  const words = texts(reader.language).course;
  return realizationsCard(lines, reader, words.enrollmentTitle, (realization, index) =>
    details.offer(words.details, { asked: refOf(realization) }, reader.language, index).at(0),
  );
}
