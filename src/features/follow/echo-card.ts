import { header, words as ourWords, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { endingWith } from '../../cards/message.ts';
import { type FailedPart, failedPart } from '../../cards/realizations.ts';
import { joined } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { closesUntold, type Followed } from '../../rings/followed.ts';
import type { Target } from '../../store/store.ts';
import type { LookUp } from '../../study-client/model.ts';
import { excuseIn } from './over.ts';
import { pauseWords } from './pause-words.ts';
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
  const advice = target?.isGroup ? words.inviteGroup : words.invite;
  const invite = spot.kind === 'channel' && first && !pause ? [advice] : [];
  const failures = failedToFollow(echo.lines, reader);
  return {
    ...endingWith([title, ...lines].join('\n'), [failures?.text, pause, ...notes, ...invite]),
    blocks: [
      header(title),
      ...rows,
      ...(failures?.blocks ?? []),
      ...(pause ? [ourWords(pause)] : []),
      ...[...notes, ...invite].map(small),
    ],
    buttons: [],
    ...failuresIn(failures, followed.length === 0),
  };
}

function titleOf({ spot, followed, added }: Echo, { language }: Reader): string {
  const words = texts(language).follow;
  if (followed.length === 0) return words.nothingAdded;
  if (added.length === 0) return spot.kind === 'channel' ? words.titleAlready : words.titleAlreadyOwn;
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

/** The courses that could not be followed, or unfollowed. A course that is over is no error. */
export function failedToFollow(lines: readonly LookUp[], reader: Reader): FailedPart | undefined {
  const heading = texts(reader.language).follow.failedTitle;
  return failedPart(lines, reader, { heading, excuse: excuseIn(reader) });
}

/**
 * The errors among the failures, for the log and for another try.
 * @param all whether the request had no other result
 */
export function failuresIn(failed: FailedPart | undefined, all: boolean): Pick<Card, 'failures'> {
  const { errors = [] } = failed ?? {};
  return errors.length > 0 ? { failures: { errors, all } } : {};
}
