/** What a person follows, as Home shows it. */
import type { KnownBlock } from '@slack/types';
import { setEnrolled, stopMine } from '../../../ask/actions.ts';
import { button, header, mrkdwnSmall, outsideLine, paragraph } from '../../../cards/blocks.ts';
import type { Reader } from '../../../cards/card.ts';
import { asOf as timeWords } from '../../../cards/dates.ts';
import { texts } from '../../../i18n/index.ts';
import type { Followed } from '../../../reminders/check.ts';
import type { SnoozedAgain } from '../../../reminders/snoozes.ts';
import type { ReminderSettings, Target } from '../../../store/store.ts';
import { undoButtons } from '../cards.ts';
import { showFollowed } from '../request.ts';
import {
  type FollowedTable,
  finishedBlocks,
  overviewRows,
  overviewTable,
  PAGE,
  splitFinished,
} from './overview.ts';
import { snoozedBlocks } from './snoozed.ts';

/** What a person has just stopped, and the id by which that can be undone. */
interface JustStopped {
  readonly id: string;
  /** Courses, units and groups. */
  readonly names: readonly string[];
}

export interface FollowedOnHome {
  readonly followed: readonly Followed[];
  readonly reminders: ReminderSettings;
  readonly pause: Target['pause'];
  readonly asOf?: number | undefined;
  readonly feed: unknown;
  readonly justStopped?: JustStopped | undefined;
  readonly snoozed?: readonly SnoozedAgain[] | undefined;
}

/** The form of a list: a table with buttons, or rows where Slack takes no such table. */
export type ListForm = 'table' | 'rows';

/** The followed courses, soonest date first, each with its buttons. */
export function followedBlocks(content: FollowedOnHome, form: ListForm, reader: Reader): KnownBlock[] {
  const { followed, pause, asOf } = content;
  const words = texts(reader.language);
  const undone = undoBlocks(content, reader);
  const snoozed = snoozedBlocks(content.snoozed ?? [], {}, reader);
  if (followed.length === 0)
    return [
      { type: 'divider' },
      header(words.home.follows),
      ...undone,
      paragraph(words.home.nothing),
      ...snoozed,
    ];
  const { running, finished } = splitFinished(followed, reader);
  const overview: FollowedTable = {
    target: { kind: 'person', settings: content.reminders },
    followed: running,
    // Only the person sets up what the person follows.
    asker: running[0]?.follow.createdBy ?? '',
    stop: (code, index) => stopMine.carry({ asked: code }, reader.language, index),
    enrolled: (code, on, index) => setEnrolled.carry({ asked: code, on }, reader.language, index),
    whom: 'person',
    calendar: content.feed !== undefined,
  };
  const title = words.follow.listPerson(followed.length);
  const table = form === 'table' ? overviewTable(overview, reader) : undefined;
  return [
    { type: 'divider' },
    header(title),
    ...undone,
    ...(pause ? [paragraph(words.home.paused)] : []),
    ...(asOf === undefined ? [] : [mrkdwnSmall(words.home.asOf(timeWords(asOf, reader)))]),
    ...(table ? [table] : firstRows(overview, reader)),
    ...finishedBlocks(finished, overview, reader),
    ...snoozed,
  ];
}

/** One page of rows; all of them stand in a page of their own. */
function firstRows(overview: FollowedTable, reader: Reader): KnownBlock[] {
  const { followed } = overview;
  const rows = overviewRows({ ...overview, followed: followed.slice(0, PAGE) }, 0, reader);
  if (followed.length <= PAGE) return rows;
  const { lists } = texts(reader.language);
  const all = button(lists.showAll(followed.length), showFollowed.carry({}, reader.language));
  return [...rows, { type: 'actions', elements: [all] }];
}

/** What the person has just stopped, with **Undo**; empty if it is followed again. */
function undoBlocks({ justStopped, followed }: FollowedOnHome, reader: Reader): KnownBlock[] {
  const codes = (justStopped?.names ?? []).filter((code) =>
    followed.every(({ follow }) => follow.code !== code),
  );
  const [undo] = undoButtons(
    codes.length > 0 ? justStopped?.id : undefined,
    { whom: 'person', shown: 'alone' },
    reader.language,
  );
  if (!undo) return [];
  const words = texts(reader.language);
  const [only = ''] = codes;
  const told =
    codes.length === 1
      ? words.follow.of.person.stoppedOne(outsideLine(only, 60))
      : words.lists.stoppedMany(codes.length);
  return [paragraph(told, undo)];
}
