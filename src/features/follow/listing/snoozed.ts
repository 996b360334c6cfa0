/** Reminders that a person has had come again, below a list of what is followed, each with a way to drop it. */
import type { KnownBlock } from '@slack/types';
import { cancelSnooze } from '../../../ask/actions.ts';
import { button, joined, outsideLine, paragraph, small } from '../../../cards/blocks.ts';
import type { Card, Reader } from '../../../cards/card.ts';
import { instant } from '../../../cards/dates.ts';
import { texts } from '../../../i18n/index.ts';
import type { SnoozedAgain } from '../../../reminders/snoozes.ts';
import { spoken, titled } from './row.ts';

/** More have no row of their own; each that is dropped makes room for the next. */
const MOST_ROWS = 5;
const NAME = 120;
const CODE = 60;

/** Set where they stand below a list in a message or page; on Home nothing is. */
type InList = { readonly shown?: 'in-list'; readonly whom?: 'person' };

const timeWords = ({ at }: SnoozedAgain, reader: Reader): string =>
  instant({ at, precision: 'minute' }, reader);

/** A row for each; empty if there are none. */
export function snoozedBlocks(all: readonly SnoozedAgain[], where: InList, reader: Reader): KnownBlock[] {
  if (all.length === 0) return [];
  const { language } = reader;
  const { snooze: words, follow } = texts(language);
  const rows = all.slice(0, MOST_ROWS).map((one, index) => ({
    ...paragraph(titled(outsideLine(one.name, NAME), outsideLine(one.code, CODE))),
    fields: [{ type: 'mrkdwn' as const, text: timeWords(one, reader) }],
    accessory: button(words.cancel, cancelSnooze.carry({ asked: one.code, ...where }, language, index)),
  }));
  const more = all.length - rows.length;
  return [small(words.list), ...rows, ...(more > 0 ? [small(follow.more(more))] : [])];
}

/** The card of a list with them below it. */
export function withSnoozed(card: Card, all: readonly SnoozedAgain[], where: InList, reader: Reader): Card {
  if (all.length === 0) return card;
  const words = texts(reader.language);
  const shown = all.slice(0, MOST_ROWS).map((one) => {
    const title = titled(spoken(one.name, NAME), spoken(one.code, CODE));
    return `${title} (${timeWords(one, reader)})`;
  });
  const more = all.length - shown.length;
  const said = [...shown, ...(more > 0 ? [words.follow.more(more)] : [])].join(', ');
  const blocks = snoozedBlocks(all, where, reader);
  return {
    ...card,
    text: joined([card.text, `${words.snooze.list}: ${said}`], '\n'),
    blocks: [...card.blocks, ...blocks],
    ...(card.plainer && { plainer: [...card.plainer, ...blocks] }),
  };
}
