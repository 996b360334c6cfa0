import type { KnownBlock } from '@slack/types';
import { bullets, header, words as ourWords, small, smallWords } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { nextSteps, shortFailure } from '../../cards/error-card.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { closesUntold, type Followed } from '../../rings/followed.ts';
import type { Target } from '../../store/store.ts';
import type { LookUp } from '../../study-client/model.ts';
import { CourseOver } from './over.ts';
import { pauseWords } from './pause-words.ts';
import { spoken } from './plain-card.ts';
import { followedLine, followedRow } from './row.ts';
import type { Spot } from './target.ts';

/** The result of a request to follow. */
export interface Echo {
  readonly spot: Spot;
  /** The courses of the request, each found or failed. */
  readonly lines: readonly LookUp[];
  /** The courses of the request that are followed now, as stored. */
  readonly followed: readonly Followed[];
  /** The codes of the request that were not followed before. */
  readonly added: readonly string[];
  /** The number of courses followed here in all. */
  readonly count: number;
  /** Undefined if nothing is followed. */
  readonly target?: Target;
}

/** Says which courses are followed now, and which could not be. */
export function echoCard(echo: Echo, reader: Reader): Card {
  const { spot, followed, added, count, target } = echo;
  const words = texts(reader.language).follow;
  const title = titleOf(echo, reader);
  // If all of them were followed before, the title says so.
  const isNoted = ({ follow }: Followed) => added.length > 0 && !added.includes(follow.code);
  const noteOf = (one: Followed) => {
    const isUntold = target !== undefined && closesUntold(one, target.settings, reader.now);
    return joined([isNoted(one) && words.already, isUntold && words.closesTooSoon]) || undefined;
  };
  const rows = target
    ? followed.map((one) => followedRow(one, target.settings, reader, { note: noteOf(one) }))
    : [];
  const lines = target ? followed.map((one) => followedLine(one, target.settings, reader, noteOf(one))) : [];
  const notes = followed.length > 0 ? notesOf(echo, reader) : [];
  const pause = target?.pause ? pauseWords(target, reader) : undefined;
  // If something was followed before, posting works, or the pause says why not.
  const first = added.length > 0 && added.length === count;
  const invite = spot.kind === 'channel' && first && !pause ? [words.invite] : [];
  const failures = failuresOf(echo.lines, followed.length === 0, reader);
  return {
    text: [title, ...lines, ...failures.lines, ...(pause ? [pause] : []), ...notes, ...invite].join('\n'),
    blocks: [
      header(title),
      ...rows,
      ...failures.blocks,
      ...(pause ? [ourWords(pause)] : []),
      ...[...notes, ...invite].map(small),
    ],
    buttons: [],
    ...failures.failures,
  };
}

function titleOf({ spot, followed, added }: Echo, { language }: Reader): string {
  const words = texts(language).follow;
  if (followed.length === 0) return words.nothingAdded;
  if (added.length === 0) return words.titleAlready;
  return spot.kind === 'channel' ? words.titleChannel : words.titlePerson;
}

function notesOf({ count, spot }: Echo, { language }: Reader): string[] {
  const words = texts(language).follow;
  return [
    spot.kind === 'person'
      ? `${words.inAllOwn(count)} ${words.settingsHintOwn}`
      : `${words.inAll(count)} ${words.settingsHint}`,
  ];
}

/** The failures of a request, as lines of text and as blocks. */
interface Failures {
  readonly lines: readonly string[];
  readonly blocks: readonly KnownBlock[];
  /** Left out if the only failures are courses that are over. */
  readonly failures?: Pick<Card, 'failures'>;
}

/**
 * The courses that could not be followed, or unfollowed, each with its reason, and the next steps.
 * @param none whether the request had no other result
 */
export function failuresOf(lines: readonly LookUp[], none: boolean, reader: Reader): Failures {
  const failed = lines.flatMap((line) =>
    'error' in line ? [{ ...line, reason: reasonOf(line.error, reader) }] : [],
  );
  if (failed.length === 0) return { lines: [], blocks: [] };
  const errors = failed.flatMap(({ error }) => (error instanceof CourseOver ? [] : [error]));
  const next = errors.length === 0 ? [] : [nextSteps(errors, reader)];
  const heading = texts(reader.language).follow.failedTitle;
  const list = bullets(
    heading,
    failed.map(({ asked, reason }) => [
      { text: outsideLine(asked, 60), bold: true },
      { text: ` – ${reason}` },
    ]),
  );
  const spokenLines = failed.map(({ asked, reason }) => `${spoken(asked, 60)}: ${reason}.`);
  return {
    lines: [`${heading}:`, ...spokenLines, ...next],
    blocks: [list, ...next.map(smallWords)],
    ...(errors.length > 0 && { failures: { failures: { errors, all: none } } }),
  };
}

function reasonOf(error: unknown, reader: Reader): string {
  return error instanceof CourseOver ? texts(reader.language).follow.over : shortFailure(error, reader);
}
