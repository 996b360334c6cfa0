import type { Button, KnownBlock } from '@slack/types';
import { chooseFollow, followOffered } from '../../ask/actions.ts';
import type { LeadWish } from '../../ask/lead-words.ts';
import {
  bullets,
  button,
  header,
  joined,
  mrkdwnParagraph,
  outsideLine,
  paragraph,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import {
  type FailedPart,
  failedPart,
  failuresIn,
  pauseWords,
  realizationsCard,
  withNote,
} from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { closesUntold, type Followed } from '../../reminders/followed.ts';
import { aheadName, type Lead } from '../../store/reminder-settings.ts';
import type { Target, TargetKind } from '../../store/store.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { LookUp } from '../../study-client/model.ts';
import type { Spot } from '../../workspace/targets.ts';
import { insteadButtons, leadWords, unmetNotes } from './choose.ts';
import { chooseFollowWith, type Request, stopAll, undoStop } from './request.ts';
import { excuseIn, followedLine, followedRow, overWords, unlessOver } from './row.ts';

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
  /** Whether it is not known if Slack lets Coursebell write there. */
  readonly isUnsure?: boolean | undefined;
  /** The lead times that were asked for. */
  readonly leads?: readonly Lead[] | undefined;
  /** Those that there are not. */
  readonly unmet?: readonly LeadWish[] | undefined;
}

/** Says which courses are followed now, and which could not be. */
export function echoCard(echo: Echo, reader: Reader): Card {
  const { asker, followed, added, target, unmet = [] } = echo;
  const { follow: words, leads } = texts(reader.language);
  const title = titleOf(echo, reader);
  // If all of them were followed before, the title says so.
  const isNoted = ({ follow }: Followed) => added.length > 0 && !added.includes(follow.code);
  const noteOf = (one: Followed, { settings }: Target) => {
    const lead = closesUntold(one, settings, reader.now);
    const untold = lead && leads.closesTooSoon(leads.withinLead[aheadName(lead)]);
    const asked = (echo.leads ?? []).map((each) => leadWords(each, one, settings, reader));
    return joined([isNoted(one) && words.already, ...(asked.length > 0 ? asked : [untold])]) || undefined;
  };
  // What was asked for is told with its time.
  const shownOf = (one: Followed): Followed =>
    echo.leads ? { ...one, follow: { ...one.follow, leads: undefined } } : one;
  const shown = target
    ? followed.map((one) => {
        const told = [shownOf(one), target.settings, reader, { asker, note: noteOf(one, target) }] as const;
        return { row: followedRow(...told), line: followedLine(...told) };
      })
    : [];
  const notes = followed.length > 0 ? [...unmetNotes(unmet, reader), ...notesOf(echo, reader)] : [];
  const codes = followed.map(({ follow }) => follow.code);
  const pause = target && pauseWords(target, reader);
  const advice = target?.isGroup ? words.inviteGroup : words.invite;
  const invite = echo.isUnsure && !pause ? [advice] : [];
  const failures = failedToFollow(echo.lines, reader);
  return {
    ...endingWith([title, ...shown.map(({ line }) => line)].join('\n'), [
      failures?.text,
      pause,
      ...notes,
      ...invite,
    ]),
    blocks: [
      header(title),
      ...shown.map(({ row }) => row),
      ...(failures?.blocks ?? []),
      ...(pause ? [mrkdwnParagraph(pause)] : []),
      ...[...notes, ...invite].map(small),
    ],
    buttons: insteadButtons(codes, unmet, reader),
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
 * The answer to a request to follow that is not carried out, since it is not clear, or not said for whom: the
 * courses, each with a button that follows it, or, where all are followed already, that adds the lead times.
 * @param kind of the target that would follow
 */
export function offerCard(
  lookUps: readonly LookUp[],
  kind: TargetKind,
  reader: Reader,
  {
    leads,
    unmet = [],
    followed,
  }: Pick<Request<'offer'>, 'leads' | 'unmet'> & { readonly followed?: ReadonlySet<string> } = {},
): Card {
  const { follow: words, leads: leadNames } = texts(reader.language);
  const carried = leads ? { leads: [...leads] } : {};
  const found = lookUps.flatMap((line) => ('found' in line ? [line.found.value.code] : []));
  const isFollowed = found.length > 0 && found.every((code) => followed?.has(code));
  const label = isFollowed && leads ? leadNames.add : words.button;
  // In a channel the next question is for whom; a person follows at once.
  const offerTo = (code: string, index: number) => {
    const value = { asked: code, ...carried };
    if (kind !== 'channel') return followOffered.offer(label, value, reader.language, index);
    return 'leads' in value
      ? chooseFollowWith.offer(label, { ...value, leads: [...(leads ?? [])] }, reader.language, index)
      : chooseFollow.offer(label, value, reader.language, index);
  };
  const lines = lookUps.map((line) => unlessOver(line, reader.now));
  const over = overWords(lines, reader);
  if (over !== undefined) return wordsCard(over);
  const card = realizationsCard(
    lines,
    reader,
    isFollowed ? () => words.titleAlready : words.offerTitle,
    ({ code }, index) => (isRealizationCode(code) ? offerTo(code, index).at(0) : undefined),
    { excuse: excuseIn(reader) },
  );
  const also = leads?.map((lead) => leadNames.name[lead]).join(', ');
  const offered = [words.of[kind].offer, also && leadNames.beside(also)];
  const notes = [...(isFollowed && also ? [leadNames.toAdd(also)] : offered), ...unmetNotes(unmet, reader)];
  return withNote(card, joined(notes, ' '));
}

// Courses by their names, as cards about follows list them: with their codes alone if there are many.

const NAME = 80;
const CODE = 60;
/** The most courses that one answer names. */
export const MOST_LISTED = 20;

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
export const namedInText = (courses: readonly NamedCourse[]): string => linesOf(courses, spoken).join('; ');

/** The courses as a list, perhaps below a heading. */
export const namedList = (courses: readonly NamedCourse[], heading?: string): KnownBlock =>
  bullets(
    heading,
    linesOf(courses, outsideLine).map((text) => [{ text }]),
  );

/** "NAME · CODE", each made fit by `line`; of more courses than are named, the codes. */
function linesOf(courses: readonly NamedCourse[], line: (text: string, most: number) => string): string[] {
  const isNamed = courses.length <= MOST_LISTED;
  return courses.map(({ code, name }) => titled(line((isNamed && name) || code, NAME), line(code, CODE)));
}

/** The result of a request to stop following. */
interface Stopped {
  /** The kind of target that followed. */
  readonly kind: TargetKind;
  /** Courses that were followed until now. */
  readonly stopped: readonly NamedCourse[];
  /** Whether a message about one of these can't be taken back any more. */
  readonly mayStillCome: boolean;
  /** That the channel could not be told, in our own words. */
  readonly untold?: string | undefined;
  /** By which it can be undone. */
  readonly undo?: string | undefined;
  readonly notFollowed: readonly string[];
  readonly failed: readonly { readonly asked: string; readonly error: unknown }[];
  /** Set where the follows were a person's, in any conversation. */
  readonly whom?: 'person' | undefined;
}

/** Lists the courses that are no longer followed, and those that were not followed. */
export function stoppedCard(result: Stopped, reader: Reader): Card {
  const { kind, stopped, mayStillCome, untold, undo, notFollowed, failed, whom } = result;
  const { of, mayStillCome: still } = texts(reader.language).follow;
  const words = of[kind];
  const lists = [
    { heading: words.stopped, courses: stopped },
    { heading: words.notFollowed, courses: notFollowed.map((code) => ({ code })) },
  ].filter(({ courses }) => courses.length > 0);
  const failures = failedToFollow(failed, reader);
  if (lists.length === 0 && failed.length === 0) return wordsCard(words.nothing);
  const notes = [mayStillCome && still, untold].filter((note) => typeof note === 'string');
  const lines = lists.map(({ heading, courses }) => `${heading}: ${namedInText(courses)}`);
  return {
    ...endingWith(lines.join('\n'), [failures?.text, ...notes]),
    blocks: [
      ...lists.map(({ heading, courses }) => namedList(courses, heading)),
      ...(failures?.blocks ?? []),
      ...notes.map(small),
    ],
    buttons: undoButtons(undo, { whom, shown: 'alone' }, reader.language),
    ...failuresIn(failures, lists.length === 0),
  };
}

/** **Undo** of a stop. @param id by which it can be undone; undefined: it can't */
export function undoButtons(
  id: string | undefined,
  {
    shown,
    whom,
    conversation,
    isGroup,
  }: Pick<Request<'undo'>, 'shown' | 'whom' | 'conversation' | 'isGroup'>,
  language: Language,
): Button[] {
  if (id === undefined) return [];
  const where = { ...(whom && { whom }), ...(conversation && { conversation }), ...(isGroup && { isGroup }) };
  const value = { id, shown, ...where };
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
  {
    kind,
    stopped,
    mayStillCome,
    untold,
  }: Pick<Stopped, 'kind' | 'mayStillCome' | 'untold'> & { stopped: readonly unknown[] },
  { language }: Reader,
): string {
  const { of, mayStillCome: still } = texts(language).follow;
  const shown = outsideLine(code, 60);
  if (stopped.length === 0) return of[kind].notFollowedOne(shown);
  return joined([of[kind].stoppedOne(shown), mayStillCome && still, untold], ' ');
}
