import type { KnownBlock } from '@slack/types';
import { bullets, button, paragraph, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { endingWith } from '../../cards/message.ts';
import { outsideLine } from '../../cards/text.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { texts } from '../../i18n/index.ts';
import type { TargetKind } from '../../store/store.ts';
import { stopAll } from './actions.ts';
import { failedToFollow, failuresIn } from './echo-card.ts';
import { spoken, titled } from './plain-card.ts';

const NAME = 80;
const CODE = 60;
/** Of more courses only the codes fit into one answer. */
const MOST_NAMED = 20;

/** A course by its code, and its name if that is known; outside text. */
interface StoppedCourse {
  readonly code: string;
  readonly name?: string | undefined;
}

/** The result of a request to stop following. */
export interface Stopped {
  /** The kind of target that followed. */
  readonly kind: TargetKind;
  /** Courses that were followed until now. */
  readonly stopped: readonly StoppedCourse[];
  readonly notFollowed: readonly string[];
  readonly failed: readonly { readonly asked: string; readonly error: unknown }[];
}

/** Lists the courses that are no longer followed, and those that were not followed. */
export function stoppedCard({ kind, stopped, notFollowed, failed }: Stopped, reader: Reader): Card {
  const { of, mayStillCome } = texts(reader.language).follow;
  const words = of[kind];
  const lists = [
    { heading: words.stopped, courses: stopped },
    { heading: words.notFollowed, courses: notFollowed.map((code) => ({ code })) },
  ].filter(({ courses }) => courses.length > 0);
  const failures = failedToFollow(failed, reader);
  if (lists.length === 0 && failed.length === 0) return wordsCard(words.nothing);
  const notes = stopped.length > 0 ? [mayStillCome] : [];
  const lines = lists.map(({ heading, courses }) => `${heading}: ${inText(courses)}`);
  return {
    ...endingWith(lines.join('\n'), [failures?.text, ...notes]),
    blocks: [
      ...lists.map(({ heading, courses }) => listed(courses, heading)),
      ...(failures?.blocks ?? []),
      ...notes.map(small),
    ],
    buttons: [],
    ...failuresIn(failures, lists.length === 0),
  };
}

const inText = (courses: readonly StoppedCourse[]): string => linesOf(courses, spoken).join('; ');

const listed = (courses: readonly StoppedCourse[], heading?: string): KnownBlock =>
  bullets(
    heading,
    linesOf(courses, outsideLine).map((text) => [{ text }]),
  );

/** "NAME · CODE", each made fit by `line`; of many courses the codes. */
function linesOf(courses: readonly StoppedCourse[], line: (text: string, most: number) => string): string[] {
  const isNamed = courses.length <= MOST_NAMED;
  return courses.map(({ code, name }) => titled(line((isNamed && name) || code, NAME), line(code, CODE)));
}

/** Asks whether a channel's follows are to end. The button ends no follow that is set up later. */
export function stopAllCard(followed: readonly StoppedCourse[], { language, now }: Reader): Card {
  const words = texts(language).follow;
  const ask = words.stopAllText(followed.length);
  const label = followed.length === 1 ? words.stop : words.stopAll;
  return {
    ...endingWith(inText(followed), [ask]),
    blocks: [listed(followed), paragraph(ask)],
    buttons: [button(label, stopAll.carry({ at: now }, language))],
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
