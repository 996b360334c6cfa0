/** The list of what is followed somewhere, and why it is the answer. */
import type { KnownBlock, StaticSelect } from '@slack/types';
import { openReminders } from '../../ask/actions.ts';
import { loweredWords } from '../../ask/question.ts';
import { MOST_TELLING, namedBy } from '../../ask/seen-courses.ts';
import {
  button,
  header,
  LIMITS,
  mrkdwnParagraph,
  option,
  paragraph,
  plainTextObject,
  small,
} from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { escapeMrkdwn, outsideLine, shorten } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { Followed } from '../../reminders/check.ts';
import { isAlwaysLoud, leadsOf, namesOfLeads } from '../../store/reminder-settings.ts';
import type { ReminderSettings, Target } from '../../store/store.ts';
import { mayBeName } from './intent.ts';
import { enrolledListed, type Request, stopListed } from './request.ts';
import { confirmStopping, fitting, followedLine, followedRow, mayHaveEnrolled, pauseWords } from './row.ts';
import { type FollowDeps, type FollowedHere, followedAt, namedAt, type Spot } from './target.ts';

// The reminders and quiet hours of a target, and the way to change them.

/** The settings in words, with a button that opens them. */
function settingsBlocks(settings: ReminderSettings, { language }: Reader): KnownBlock[] {
  const [first = '', ...rest] = settingsLines(settings, language);
  const change = button(texts(language).leads.button, openReminders.carry({}, language));
  return [paragraph(first), ...rest.map((line) => paragraph(line)), { type: 'actions', elements: [change] }];
}

function settingsLines(settings: ReminderSettings, language: Language): string[] {
  const { follow, leads } = texts(language);
  const names = namesOfLeads(leadsOf(settings)).map((lead) => leads.name[lead]);
  return [`${follow.reminders}: ${names.join(', ') || leads.none}`, quietWords(settings, language)];
}

function quietWords(settings: ReminderSettings, language: Language): string {
  const words = texts(language).follow;
  if (isAlwaysLoud(settings)) return words.noQuiet;
  return words.quiet(clock(settings.quietFrom, language), clock(settings.quietTo, language), settings.zone);
}

/** A menu of the courses in which one can have enrolled: a choice marks the course, or takes the mark back. */
function enrolledBlocks(followed: readonly Followed[], { language, now }: Reader): KnownBlock[] {
  const words = texts(language).enrolled;
  const options = followed
    .filter(({ facts, isEnrolled }) => isEnrolled || mayHaveEnrolled(facts, now))
    .slice(0, LIMITS.options)
    .map(({ follow: { code }, isEnrolled = false }) =>
      option(
        outsideLine(`${isEnrolled ? words.takeBack : words.button}: ${code}`, LIMITS.optionText),
        enrolledListed.carry({ asked: code, on: !isEnrolled }, language).value,
      ),
    );
  if (options.length === 0) return [];
  const menu: StaticSelect = {
    type: 'static_select',
    action_id: enrolledListed.id,
    placeholder: plainTextObject(words.menu),
    options,
  };
  return [{ type: 'actions', elements: [menu] }];
}

/** The other ten of Slack's 50 blocks are for everything else. */
const MOST_ROWS = 40;
/** Characters of the top-level text for codes without a line of their own. */
const REST = 1600;

/** The follows of a target, and its settings. */
interface List {
  readonly target: Target;
  /** Soonest reminder first. */
  readonly followed: readonly Followed[];
  /** Tells what was just done to the list; may contain outside text. */
  readonly outcome?: string | undefined;
}

/** The list, with a Stop button beside each course, a menu to mark courses as enrolled, and the settings below. */
export function listCard({ target, followed, outcome }: List, reader: Reader): Card {
  const words = texts(reader.language).follow;
  const title = (target.kind === 'channel' ? words.listChannel : words.listPerson)(followed.length);
  const pause = target.pause ? pauseWords(target, reader) : undefined;
  const settings = settingsLines(target.settings, reader.language);
  const head = [...(outcome === undefined ? [] : [escapeMrkdwn(outcome)]), title, ...(pause ? [pause] : [])];
  return {
    text: [...head, ...linesOf(followed, target, reader, [...head, ...settings]), ...settings].join('\n'),
    blocks: [
      ...(outcome === undefined ? [] : [paragraph(outcome)]),
      header(title),
      ...(pause ? [mrkdwnParagraph(pause)] : []),
      ...rowsOf(followed, target, reader),
      ...enrolledBlocks(followed, reader),
      ...settingsBlocks(target.settings, reader),
    ],
    buttons: [],
  };
}

function rowsOf(followed: readonly Followed[], { settings, kind }: Target, reader: Reader): KnownBlock[] {
  const { language } = reader;
  const words = texts(language).follow;
  const rows = followed.slice(0, MOST_ROWS).map((one, index) => {
    const { code } = one.follow;
    const stop = button(words.stop, stopListed.carry({ asked: code }, language, index));
    const confirm = kind === 'channel' ? { confirm: confirmStopping(code, language) } : {};
    return followedRow(one, settings, reader, { accessory: { ...stop, ...confirm } });
  });
  const rest = restWords(followed.slice(MOST_ROWS), LIMITS.fieldText, reader);
  return rest === undefined ? rows : [...rows, small(rest)];
}

/** As many lines as fit with the others, and the codes of the remaining courses. */
function linesOf(
  followed: readonly Followed[],
  { settings }: Target,
  reader: Reader,
  beside: readonly string[],
): string[] {
  const lines = followed.map((one) => followedLine(one, settings, reader));
  const room = LIMITS.messageText - beside.join('\n').length - 2;
  const all = fitting(lines, room) === lines.length;
  const shown = all ? lines.length : Math.min(MOST_ROWS, fitting(lines, room - REST));
  const rest = restWords(followed.slice(shown), REST - 1, reader);
  return rest === undefined ? lines : [...lines.slice(0, shown), escapeMrkdwn(rest)];
}

function restWords(rest: readonly Followed[], most: number, { language }: Reader): string | undefined {
  if (rest.length === 0) return undefined;
  const codes = rest.map(({ follow }) => outsideLine(follow.code, 60)).join(', ');
  return shorten(`${texts(language).follow.more(rest.length)}: ${codes}`, most);
}

/** Answers the question what is followed. If something was to be stopped, says why nothing was. */
export async function following(
  { unread, isUnsure }: Request<'following'>,
  spot: Spot,
  reader: Reader,
  deps: FollowDeps,
): Promise<Card> {
  const words = texts(reader.language).follow;
  const here = await followedAt(spot, reader, deps);
  if (unread !== undefined) {
    const telling = loweredWords(unread).filter(mayBeName).slice(0, MOST_TELLING);
    const { nearly } = namedBy(telling, await namedAt(spot, deps), mayBeName);
    const told = (nearly.length > 0 ? words.unreadNamed : words.unread)(outsideLine(unread, 60));
    return listOf(here, spot, reader, told, new Set(nearly.map(({ code }) => code)));
  }
  // Where nothing is followed, there is nothing to choose from.
  return listOf(here, spot, reader, here && isUnsure ? words.unsure : undefined);
}

/** The list. `outcome` tells what was just done. */
export async function list(spot: Spot, reader: Reader, deps: FollowDeps, outcome?: string): Promise<Card> {
  return listOf(await followedAt(spot, reader, deps), spot, reader, outcome);
}

/** @param first the codes of the courses that come first */
function listOf(
  here: FollowedHere | undefined,
  spot: Spot,
  reader: Reader,
  outcome?: string,
  first: ReadonlySet<string> = new Set(),
): Card {
  if (!here) return wordsCard(nothing(spot, reader, outcome));
  const isFirst = ({ follow }: Followed): number => Number(first.has(follow.code));
  const followed = here.followed.toSorted((a, b) => isFirst(b) - isFirst(a));
  return listCard({ ...here, followed, outcome }, reader);
}

/** The words for a target that follows nothing. */
export function nothing({ kind }: Spot, { language }: Reader, outcome?: string): string {
  const words = texts(language).follow.of[kind].nothing;
  return outcome === undefined ? words : `${outcome}\n${words}`;
}
