/** The entries of days, a row each: the course's name, which leads to its page, and below it when and where, with a menu. */
import type { Button, KnownBlock, Overflow, RichTextElement, RichTextSection } from '@slack/types';
import { joined, paragraph, richBullets, richGroups, small, withoutDates } from './blocks.ts';

/** What is on a day. */
export interface AgendaEntry {
  /** Epoch milliseconds; left out: it means the whole day. */
  readonly at?: number | undefined;
  readonly code?: string | undefined;
  /** Outside text, made safe for one line; left out: the words say all, such as that there is time between two lessons. */
  readonly name?: string | undefined;
  /** Our own words, which may hold outside text. */
  readonly words: string;
}

/** A day with its weekday, as `dayNumber` counts, and what is on it. */
export interface AgendaRowsDay {
  readonly day: number;
  readonly heading: string;
  readonly entries: readonly AgendaEntry[];
}

/** What a course's row offers. */
export interface RowOffers {
  /** The address of the course's page; undefined: it has none. */
  readonly pageOf?: ((code: string) => string | undefined) | undefined;
  readonly menuOf?: ((code: string, index: number) => Overflow | Button | undefined) | undefined;
}

/** More entries stand in lines without menus: a message has fifty blocks, and a screen has an end. */
const MOST_ROWS = 16;

/** Days one after the other; on a day what means all of it first, then by time. `isTitled`: the title above says the only day. */
export function agendaRows(
  all: readonly AgendaRowsDay[],
  offers: RowOffers,
  { isTitled = false } = {},
): KnownBlock[] {
  const days = [...Map.groupBy(all, ({ day }) => day)]
    .toSorted(([one], [other]) => one - other)
    .map(([, those]) => ({
      heading: those[0]?.heading ?? '',
      entries: inOrder(those.flatMap(({ entries }) => entries)),
    }));
  const count = days.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return [];
  if (count > MOST_ROWS) {
    const groups = dayLists(days);
    return [
      isTitled
        ? richBullets(
            undefined,
            groups.flatMap(({ lines }) => lines),
          )
        : richGroups(undefined, groups),
    ];
  }
  let index = 0;
  return days.flatMap(({ heading, entries }) =>
    entries.flatMap((entry, at) => row(entry, at === 0 && !isTitled ? heading : undefined, index++, offers)),
  );
}

/** The same as lines under their days, without menus. */
export const dayLists = (days: readonly Pick<AgendaRowsDay, 'heading' | 'entries'>[]) =>
  days.map(({ heading, entries }) => ({
    heading,
    lines: entries.map(({ words, name }) => joined([words, name], ' – ')),
  }));

/** A sort is stable: entries without a time of their own stay behind the one before them. */
function inOrder(entries: readonly AgendaEntry[]): AgendaEntry[] {
  let last = Number.NEGATIVE_INFINITY;
  const keyed = entries.map((entry) => {
    last = entry.at ?? (entry.name === undefined ? last : Number.NEGATIVE_INFINITY);
    return { entry, at: last };
  });
  return keyed.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry);
}

function row(
  { code, name, words }: AgendaEntry,
  heading: string | undefined,
  index: number,
  { pageOf, menuOf }: RowOffers,
): KnownBlock[] {
  const above: RichTextElement[] =
    heading === undefined
      ? []
      : [{ type: 'text', text: joined([heading, name !== undefined && '\n'], ''), style: { bold: true } }];
  const url = code === undefined ? undefined : pageOf?.(code);
  const title: RichTextElement[] =
    name === undefined || name === ''
      ? []
      : [url === undefined ? { type: 'text', text: name } : { type: 'link', url, text: name }];
  const elements = [...above, ...title];
  const section: RichTextSection = { type: 'rich_text_section', elements };
  const said = withoutDates(words);
  return [
    ...(elements.length > 0 ? [{ type: 'rich_text' as const, elements: [section] }] : []),
    name === undefined
      ? small(said)
      : paragraph(said, code === undefined ? undefined : menuOf?.(code, index)),
  ];
}
