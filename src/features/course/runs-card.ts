/** The runs of course units: a list, which may begin with what was asked of all of them. */
import { showUnit } from '../../ask/actions.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import type { NamesInCatalogue } from '../../ask/seen-courses.ts';
import { readTime } from '../../ask/times.ts';
import { escapeMrkdwn, joined, mrkdwnParagraph } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { periodWords } from '../../cards/course-facts.ts';
import { daysWords } from '../../cards/dates.ts';
import { withNear } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Found, NearUnits, Realization } from '../../study-client/model.ts';
import { isGoingOn } from '../../study-client/moments.ts';
import type { Answered } from '../../workspace/look-up.ts';
import { coursesCard } from './card.ts';

/** What is asked of all runs: when the next one starts, when each does, or whether one does in a time, as it was said. */
export interface AskedOfRuns {
  readonly next?: true | undefined;
  readonly every?: true | undefined;
  readonly season?: string | undefined;
}

interface RunsParts {
  readonly cardOfOne: (only: Found<Realization>) => Promise<Card>;
  /** A list with pages of all current runs; undefined: that can't be had. */
  readonly pages: (units: readonly string[]) => Promise<Card> | undefined;
  readonly catalogue: Pick<NamesInCatalogue, 'older' | 'followOpen'>;
  readonly links?: LinkTemplates | undefined;
}

/** The card of runs. More than one answer holds are a list with pages, where all of them are known. */
export async function runsCard(
  { only, lookUps }: Pick<Answered, 'only' | 'lookUps'>,
  near: NearUnits,
  asked: AskedOfRuns,
  reader: Reader,
  { cardOfOne, pages, catalogue, links }: RunsParts,
): Promise<Card> {
  const { units, isWhole } = near;
  const told = near.isAlone ? toldOf(near, asked, reader) : {};
  const listOf = (runs: readonly Found<Realization>[]): Promise<Card> | Card => {
    const [one, ...more] = runs;
    const lines = runs.map((found) => ({ asked: found.value.code, found }));
    return one && more.length === 0
      ? cardOfOne(one)
      : withUnit(coursesCard(lines, reader, links), units, reader);
  };
  if (told.runs) {
    const rest = isWhole ? catalogue.older(units, near.runs.length - told.runs.length, reader) : [];
    const card = await listOf(told.runs);
    const all = { ...near, shown: told.runs.length, all: told.runs.length };
    const withOthers = { ...card, buttons: [...card.buttons, ...rest] };
    return withNear(headed(withOthers, told.head), { near: all }, reader);
  }
  const isMore = isWhole && near.isAlone && near.all > near.shown;
  const paged = isMore ? pages(units) : undefined;
  if (paged) return headed(withUnit(await paged, units, reader), told.head);
  const card = only ? await cardOfOne(only) : withUnit(coursesCard(lookUps, reader, links), units, reader);
  const toOlder = isWhole ? catalogue.older(units, near.older, reader) : [];
  // The card of one course offers to follow it.
  const toFollow = isWhole && !only ? catalogue.followOpen(foundIn(lookUps), reader) : [];
  const buttons = [...card.buttons, ...toOlder, ...toFollow];
  return withNear(headed({ ...card, buttons }, told.head), { near }, reader);
}

const foundIn = (lookUps: Answered['lookUps']): Realization[] =>
  lookUps.flatMap((one) => ('found' in one ? [one.found.value] : []));

/** What is said before the runs, and which alone are shown. */
interface Told {
  readonly head?: string;
  readonly runs?: readonly Found<Realization>[];
}

function toldOf(
  { units, runs, isWhole }: NearUnits,
  { next, every, season }: AskedOfRuns,
  reader: Reader,
): Told {
  const words = texts(reader.language).runs;
  const [unit = ''] = units;
  const byStart = latestFirst(runs);
  const [last] = byStart;
  if (every) return { head: startsWords(byStart, reader) };
  if (next && last && !byStart.some((one) => mayCome(one, reader.now)))
    return {
      head: words[isGoingOn(last.value, reader.now) ? 'noneButThis' : 'noneToCome'](unit),
      runs: [last],
    };
  const time = season === undefined ? undefined : readTime(season.split(' '), reader);
  if (!time) return {};
  const those = byStart.filter(({ value }) => isWithin(value, time));
  const days = daysWords(time.first, time.last, reader);
  if (those.length > 0) return { head: words.startThen(days), runs: those.slice(0, MOST_SHOWN) };
  // What is still to come may yet be published.
  const isSure = isWhole && time.until <= reader.now;
  return { head: isSure ? words.noneThen(unit, days) : words.noneKnownThen(unit, days) };
}

const MOST_SHOWN = 10;
/** The most starts that are listed. */
const MOST_STARTS = 24;

const startOf = ({ value: { starts } }: Found<Realization>): number => starts?.at ?? Number.NEGATIVE_INFINITY;

/** Runs by their starts, the latest first; those without one last. */
export const latestFirst = (runs: readonly Found<Realization>[]): Found<Realization>[] =>
  runs.toSorted((one, other) => startOf(other) - startOf(one));

/** Whether a run starts later, for all that is known of it. */
const mayCome = ({ value }: Found<Realization>, now: number): boolean =>
  value.starts ? value.starts.at > now : isGoingOn(value, now);

const isWithin = ({ starts }: Realization, { from, until }: { from: number; until: number }): boolean =>
  starts !== undefined && starts.at >= from && starts.at < until;

/** A line for each start. @param runs the latest first */
export function startsWords(runs: readonly Found<Realization>[], reader: Reader): string {
  const { starts, moreStarts } = texts(reader.language).runs;
  const lines = runs
    .slice(0, MOST_STARTS)
    .map(({ value }) => `• ${joined([periodWords(value, reader), escapeMrkdwn(value.code)])}`);
  const rest = runs.length - lines.length;
  return [starts, ...lines, ...(rest > 0 ? [moreStarts(rest)] : [])].join('\n');
}

/** The card with mrkdwn before all else. */
export function headed(card: Card, head: string | undefined): Card {
  if (head === undefined) return card;
  const block = mrkdwnParagraph(head);
  return {
    ...card,
    text: `${head}\n${card.text}`,
    blocks: [block, ...card.blocks],
    ...(card.plainer && { plainer: [block, ...card.plainer] }),
  };
}

/** To the course unit whose runs a list shows. */
export function withUnit(card: Card, units: readonly string[], { language }: Reader): Card {
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0) return card;
  const to = showUnit.offer(texts(language).courseUnit.button, { asked: unit }, language);
  return { ...card, buttons: [...card.buttons, ...to] };
}
