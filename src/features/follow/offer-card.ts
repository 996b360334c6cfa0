import { chooseFollow } from '../../asking/offers.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { realizationsCard } from '../../cards/realizations.ts';
import { withNote } from '../../cards/with-note.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { texts } from '../../i18n/index.ts';
import type { TargetKind } from '../../store/store.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { LookUp } from '../../study-client/model.ts';
import { followOffered } from './actions.ts';
import { excuseIn, overWords, unlessOver } from './over.ts';

/**
 * The answer to a wish to follow that is not carried out, since it is not clear, or nobody said for whom: the
 * courses, each with a button that follows it.
 * @param kind of the target that would follow
 */
export function offerCard(lookUps: readonly LookUp[], kind: TargetKind, reader: Reader): Card {
  const words = texts(reader.language).follow;
  // In a channel the next question is for whom; a person follows at once.
  const { offer } = kind === 'channel' ? chooseFollow : followOffered;
  const lines = lookUps.map((line) => unlessOver(line, reader.now));
  const over = overWords(lines, reader);
  if (over !== undefined) return wordsCard(over);
  const card = realizationsCard(
    lines,
    reader,
    words.offerTitle,
    ({ code }, index) =>
      isRealizationCode(code)
        ? offer(words.button, { asked: code }, reader.language, index).at(0)
        : undefined,
    { excuse: excuseIn(reader) },
  );
  return withNote(card, words.of[kind].offer);
}
