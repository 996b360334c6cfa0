import { button, paragraph, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { endingWith } from '../../cards/message.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { texts } from '../../i18n/index.ts';
import type { TargetKind } from '../../store/store.ts';
import { stopAll } from './actions.ts';
import { failedToFollow, failuresIn } from './echo-card.ts';
import { type NamedCourse, namedInText, namedList } from './named-list.ts';

/** The result of a request to stop following. */
export interface Stopped {
  /** The kind of target that followed. */
  readonly kind: TargetKind;
  /** Courses that were followed until now. */
  readonly stopped: readonly NamedCourse[];
  /** Whether a message about one of these can't be taken back any more. */
  readonly mayStillCome: boolean;
  readonly notFollowed: readonly string[];
  readonly failed: readonly { readonly asked: string; readonly error: unknown }[];
}

/** Lists the courses that are no longer followed, and those that were not followed. */
export function stoppedCard(result: Stopped, reader: Reader): Card {
  const { kind, stopped, mayStillCome, notFollowed, failed } = result;
  const { of, mayStillCome: still } = texts(reader.language).follow;
  const words = of[kind];
  const lists = [
    { heading: words.stopped, courses: stopped },
    { heading: words.notFollowed, courses: notFollowed.map((code) => ({ code })) },
  ].filter(({ courses }) => courses.length > 0);
  const failures = failedToFollow(failed, reader);
  if (lists.length === 0 && failed.length === 0) return wordsCard(words.nothing);
  const notes = mayStillCome ? [still] : [];
  const lines = lists.map(({ heading, courses }) => `${heading}: ${namedInText(courses)}`);
  return {
    ...endingWith(lines.join('\n'), [failures?.text, ...notes]),
    blocks: [
      ...lists.map(({ heading, courses }) => namedList(courses, heading)),
      ...(failures?.blocks ?? []),
      ...notes.map(small),
    ],
    buttons: [],
    ...failuresIn(failures, lists.length === 0),
  };
}

/** Asks whether a channel's follows are to end. The button ends no follow that is set up later. */
export function stopAllCard(followed: readonly NamedCourse[], { language, now }: Reader): Card {
  const words = texts(language).follow;
  const ask = words.stopAllText(followed.length);
  const label = followed.length === 1 ? words.stop : words.stopAll;
  return {
    ...endingWith(namedInText(followed), [ask]),
    blocks: [namedList(followed), paragraph(ask)],
    buttons: [{ ...button(label, stopAll.carry({ at: now }, language)), style: 'danger' }],
  };
}

/** The same for one code, in words alone. */
export function stoppedOneWords(
  code: string,
  { kind, stopped, mayStillCome }: Pick<Stopped, 'kind' | 'mayStillCome'> & { stopped: readonly unknown[] },
  { language }: Reader,
): string {
  const { of, mayStillCome: still } = texts(language).follow;
  const shown = outsideLine(code, 60);
  if (stopped.length === 0) return of[kind].notFollowedOne(shown);
  return joined([of[kind].stoppedOne(shown), mayStillCome && still], ' ');
}
