import type { Button, KnownBlock } from '@slack/types';
import { chooseFollow } from '../../ask/actions.ts';
import { bullets, button, facts, header, mrkdwnParagraph, paragraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { withNote } from '../../cards/notes.ts';
import { type FailedPart, failedPart, realizationsCard } from '../../cards/realization.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { closesUntold, type Followed, knownSince } from '../../reminders/check.ts';
import type { JobRun, Target, TargetKind } from '../../store/store.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { LookUp } from '../../study-client/model.ts';
import { followOffered, type Request, stopAll, undoStop } from './request.ts';
import {
  excuseIn,
  followedLine,
  followedRow,
  overWords,
  pauseWords,
  reminderWords,
  spoken,
  titled,
  unlessOver,
} from './row.ts';
import type { Spot } from './target.ts';

/** The result of a request to follow. */
interface Echo {
  readonly spot: Spot;
  /** The person who asked. */
  readonly asker: string;
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
  const { spot, asker, followed, added, count, target } = echo;
  const words = texts(reader.language).follow;
  const title = titleOf(echo, reader);
  // If all of them were followed before, the title says so.
  const isNoted = ({ follow }: Followed) => added.length > 0 && !added.includes(follow.code);
  const noteOf = (one: Followed) => {
    const isUntold = target !== undefined && closesUntold(one, target.settings, reader.now);
    return joined([isNoted(one) && words.already, isUntold && words.closesTooSoon]) || undefined;
  };
  const rows = target
    ? followed.map((one) => followedRow(one, target.settings, reader, { asker, note: noteOf(one) }))
    : [];
  const lines = target
    ? followed.map((one) => followedLine(one, target.settings, reader, { asker, note: noteOf(one) }))
    : [];
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
      ...(pause ? [mrkdwnParagraph(pause)] : []),
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
function failedToFollow(lines: readonly LookUp[], reader: Reader): FailedPart | undefined {
  const heading = texts(reader.language).follow.failedTitle;
  return failedPart(lines, reader, { heading, excuse: excuseIn(reader) });
}

/**
 * The errors among the failures, for the log and for another try.
 * @param all whether the request had no other result
 */
function failuresIn(failed: FailedPart | undefined, all: boolean): Pick<Card, 'failures'> {
  const { errors = [] } = failed ?? {};
  return errors.length > 0 ? { failures: { errors, all } } : {};
}

/**
 * The answer to a request to follow that is not carried out, since it is not clear, or not said for whom: the
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

// Courses by their names, as cards about follows list them: with their codes alone if there are many.

const NAME = 80;
const CODE = 60;
/** The most courses that one answer names. */
const MOST_NAMED = 20;

/** A course by its code, and its name if that is known; outside text. */
interface NamedCourse {
  readonly code: string;
  readonly name?: string | undefined;
}

/** A followed course by its code and name. */
export const namedCourse = ({ follow, facts }: Followed): NamedCourse => ({
  code: follow.code,
  name: facts.name,
});

/** The courses in one line, for the top-level text. */
const namedInText = (courses: readonly NamedCourse[]): string => linesOf(courses, spoken).join('; ');

/** The courses as a list, perhaps below a heading. */
const namedList = (courses: readonly NamedCourse[], heading?: string): KnownBlock =>
  bullets(
    heading,
    linesOf(courses, outsideLine).map((text) => [{ text }]),
  );

/** "NAME · CODE", each made fit by `line`; of more courses than are named, the codes. */
function linesOf(courses: readonly NamedCourse[], line: (text: string, most: number) => string): string[] {
  const isNamed = courses.length <= MOST_NAMED;
  return courses.map(({ code, name }) => titled(line((isNamed && name) || code, NAME), line(code, CODE)));
}

const HOUR = 60 * 60_000;

/** The state of a target's follows. */
interface Status {
  readonly target: Target;
  /** Soonest reminder first. */
  readonly followed: readonly Followed[];
  /** How many messages Slack holds for the target. */
  readonly held: number;
  readonly horizonMs: number;
  /** How checks of all followed courses go; undefined: none has ended yet. */
  readonly check: JobRun | undefined;
}

/** The follows, when they were last read, the next reminder, and any trouble. */
export function statusCard(status: Status, reader: Reader): Card {
  const { target, followed, held, horizonMs } = status;
  const words = texts(reader.language).follow;
  const checked = target.checkedAt;
  const pairs: [string, string][] = [
    [words.followed, words.courses(followed.length)],
    [words.nextReminder, reminderWords(followed, target.settings, reader)],
    [
      words.checked,
      checked === undefined ? words.notYet : instant({ at: checked, precision: 'minute' }, reader),
    ],
    [words.handedOver, words.reminderCount(held, Math.round(horizonMs / HOUR))],
  ];
  const troubles = [failingWords(status, reader), pauseWords(target, reader)].filter(
    (trouble) => trouble !== undefined,
  );
  const courses = followed.slice(0, MOST_NAMED).map(namedCourse);
  const more = followed.length - courses.length;
  const rest = more > 0 ? texts(reader.language).course.andMore(more) : undefined;
  const lines = pairs.map(([label, value]) => `${label}: ${value}`);
  return {
    text: joined([words.status, ...lines, namedInText(courses), rest, ...troubles], '\n'),
    blocks: [
      header(words.status),
      facts(pairs),
      namedList(courses),
      ...(rest === undefined ? [] : [small(rest)]),
      ...troubles.map((trouble) => mrkdwnParagraph(trouble)),
    ],
    buttons: [],
  };
}

/**
 * Since when checks fail, where that concerns the target: where not all of its courses have been read since
 * the last try. A check in which the courses of others could not be read does not.
 */
function failingWords({ target, followed, check }: Status, reader: Reader): string | undefined {
  if (check?.failingSince === undefined || knownSince(target, followed) >= check.triedAt) return undefined;
  const since = Math.max(check.failingSince, target.checkedAt ?? 0);
  return texts(reader.language).follow.checksFail(instant({ at: since, precision: 'minute' }, reader));
}

/** The result of a request to stop following. */
interface Stopped {
  /** The kind of target that followed. */
  readonly kind: TargetKind;
  /** Courses that were followed until now. */
  readonly stopped: readonly NamedCourse[];
  /** Whether a message about one of these can't be taken back any more. */
  readonly mayStillCome: boolean;
  readonly notFollowed: readonly string[];
  readonly failed: readonly { readonly asked: string; readonly error: unknown }[];
  /** Set where the follows were a person's, in any conversation. */
  readonly whom?: 'person' | undefined;
}

/** Lists the courses that are no longer followed, and those that were not followed. */
export function stoppedCard(result: Stopped, reader: Reader): Card {
  const { kind, stopped, mayStillCome, notFollowed, failed, whom } = result;
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
    buttons: undoButtons(
      stopped.map(({ code }) => code),
      { whom, shown: 'alone' },
      reader.language,
    ),
    ...failuresIn(failures, lists.length === 0),
  };
}

/** **Undo** of a stop; none if nothing was stopped, or if there are too many codes for one button. */
export function undoButtons(
  codes: readonly string[],
  {
    shown,
    whom,
    conversation,
    isGroup,
  }: Pick<Request<'undo'>, 'shown' | 'whom' | 'conversation' | 'isGroup'>,
  language: Language,
): Button[] {
  const asked = codes.filter(isRealizationCode);
  if (asked.length === 0) return [];
  const where = { ...(whom && { whom }), ...(conversation && { conversation }), ...(isGroup && { isGroup }) };
  const value = { asked, shown, ...where };
  return undoStop.offer(texts(language).lists.undo, value, language);
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
