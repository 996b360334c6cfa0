import { bullets, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { outsideLine } from '../../cards/text.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { texts } from '../../i18n/index.ts';
import type { TargetKind } from '../../store/store.ts';
import { failuresOf } from './echo-card.ts';
import { spoken } from './plain-card.ts';

/** The result of a request to stop following. */
export interface Stopped {
  /** The kind of target that followed. */
  readonly kind: TargetKind;
  /** Codes that were followed until now. */
  readonly stopped: readonly string[];
  readonly notFollowed: readonly string[];
  readonly failed: readonly { readonly asked: string; readonly error: unknown }[];
}

/** Lists the courses that are no longer followed, and those that were not followed. */
export function stoppedCard({ kind, stopped, notFollowed, failed }: Stopped, reader: Reader): Card {
  const { of, mayStillCome } = texts(reader.language).follow;
  const words = of[kind];
  const lists = [
    { heading: words.stopped, codes: stopped },
    { heading: words.notFollowed, codes: notFollowed },
  ].filter(({ codes }) => codes.length > 0);
  const failures = failuresOf(failed, lists.length === 0, reader);
  if (lists.length === 0 && failed.length === 0) return wordsCard(words.nothing);
  const notes = stopped.length > 0 ? [mayStillCome] : [];
  return {
    text: [
      ...lists.map(({ heading, codes }) => `${heading}: ${codes.map((code) => spoken(code, 60)).join(', ')}`),
      ...failures.lines,
      ...notes,
    ].join('\n'),
    blocks: [
      ...lists.map(({ heading, codes }) =>
        bullets(
          heading,
          codes.map((code) => [{ text: outsideLine(code, 60) }]),
        ),
      ),
      ...failures.blocks,
      ...notes.map(small),
    ],
    buttons: [],
    ...failures.failures,
  };
}

/** The same for one code, in words alone. */
export function stoppedOneWords(
  code: string,
  kind: TargetKind,
  wasFollowed: boolean,
  { language }: Reader,
): string {
  const { of, mayStillCome } = texts(language).follow;
  const shown = outsideLine(code, 60);
  return wasFollowed ? `${of[kind].stoppedOne(shown)} ${mayStillCome}` : of[kind].notFollowedOne(shown);
}
