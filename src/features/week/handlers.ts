import type { Button } from '@slack/types';
import { z } from 'zod';
import { setOverview } from '../../ask/actions.ts';
import { defineFeature, type Feature, type Place, replaces } from '../../ask/feature.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { consistsOf } from '../../ask/words.ts';
import { type Planned, weekOf } from '../../cards/agenda.ts';
import { escapeMrkdwn, header, joined, paragraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import { asOf, dayNumber, mondayOf } from '../../cards/dates.ts';
import { failedPart, failuresIn, noteBlocks } from '../../cards/words.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { TargetKind } from '../../store/store.ts';

/** Whether an overview of each week is wanted; `whom`: by the person who asks, wherever that is. */
const overview = z.object({ on: z.boolean(), whom: z.literal('person').optional() });
type Overview = z.infer<typeof overview>;

/** The next seven days of what is followed; `next`: the calendar week after this one. Or a wish for overviews. */
const weekRequest = z.discriminatedUnion('of', [
  z.object({ of: z.literal('week'), next: z.literal(true).optional() }),
  z.object({ of: z.literal('overview'), ...overview.shape }),
]);
export type WeekRequest = z.infer<typeof weekRequest>;

type WeekAsked = Extract<WeekRequest, { of: 'week' }>;

const concepts = vocabulary.week;

/** Reads `/course week`, perhaps with "next" behind it. */
export function parseWeek(args: string): WeekAsked {
  return requestOf(loweredWords(args));
}

/** The longest question, in words. */
const LONGEST = 12;

/** Reads "what's coming up this week?", "mitä tällä viikolla?", "vad händer nästa vecka?". */
export function weekQuestion({ words, codes, quotes }: Question): WeekAsked | undefined {
  if (codes.length > 0 || quotes || words.length > LONGEST) return undefined;
  return consistsOf(words, concepts.week.has, concepts.beside.has) ? requestOf(words) : undefined;
}

/** Whether a word says something of the week. */
const isOfWeek = (word: string): boolean =>
  concepts.week.has(word) || concepts.next.has(word) || concepts.beside.has(word);

function requestOf(words: readonly string[]): WeekAsked {
  return words.some(concepts.next.has) ? { of: 'week', next: true } : { of: 'week' };
}

interface WeekDeps {
  /** Undefined: the request comes from no conversation. May reject. */
  readonly planned: (place: Place, reader: Reader) => Promise<Planned | undefined>;
  /** Switches the overview of each week on or off. Undefined: nowhere to. May reject. */
  readonly change: (asked: Overview, place: Place, reader: Reader) => Promise<TargetKind | undefined>;
  /** Courses that were read longer ago are shown with that time, in milliseconds. */
  readonly oldAfterMs: number;
}

/** The first day of what is asked for, by the reader's calendar: today, or the next Monday. */
function firstDay(isNext: boolean, { now, zone, own = zone }: Reader): number {
  const today = dayNumber(now, own);
  return isNext ? mondayOf(today) + 7 : today;
}

/** Seven days of what is followed, by day: windows that open or close, starts and ends. */
export function weekCard(
  { next }: { readonly next?: true | undefined },
  { kind, courses, since, failed, weekly }: Planned,
  reader: Reader,
  oldAfterMs = Number.POSITIVE_INFINITY,
): Card {
  const words = texts(reader.language);
  const failures = failedPart(failed, reader);
  if (courses.length === 0) return wordsCard(words.follow.of[kind].nothing);
  const week = weekOf(courses, firstDay(next === true, reader), reader);
  const title = words.week.title[kind](week.days);
  const quiet = week.isEmpty ? words.week.quiet(courses.length) : undefined;
  const isOld = since !== undefined && reader.now - since > oldAfterMs;
  const note = isOld ? words.home.asOf(asOf(since, reader)) : undefined;
  const state = weekly ? words.week.comes[kind] : words.week.offered[kind];
  const said = [title, quiet, ...week.lines].map((line) => line && escapeMrkdwn(line));
  return {
    ...endingWith(joined(said, '\n'), [week.more, failures?.text, note, state]),
    blocks: [
      header(title),
      ...(quiet === undefined ? week.blocks : [paragraph(quiet)]),
      ...(failures?.blocks ?? []),
      ...noteBlocks(note),
      small(state),
    ],
    buttons: overviewButton(weekly, reader),
    shows: week.codes,
    ...failuresIn(failures, false),
  };
}

function overviewButton(weekly: boolean, { language }: Reader): Button[] {
  const { switchOn, switchOff } = texts(language).week;
  return setOverview.offer(weekly ? switchOff : switchOn, { on: !weekly }, language);
}

/** `/course week` and questions about what is coming up: seven days of what the channel or person follows. */
export const week = (deps: WeekDeps): Feature =>
  defineFeature<WeekRequest>({
    name: 'week',
    request: weekRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'week',
        also: vocabulary.subcommands.week.words,
        parse: parseWeek,
        knows: isOfWeek,
      },
    ],
    question: weekQuestion,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    // A shared card would offer to switch the overview for all.
    shareable: false,
    writes: (request) => request.of === 'overview',
    actions: [replaces(setOverview, (asked) => ({ of: 'overview', ...asked }))],
  });

async function answer(
  request: WeekRequest,
  reader: Reader,
  place: Place,
  { planned, change, oldAfterMs }: WeekDeps,
): Promise<Card> {
  const words = texts(reader.language);
  if (request.of === 'overview') {
    const kind = await change(request, place, reader);
    if (kind === undefined) return wordsCard(words.follow.nowhere);
    return wordsCard(request.on ? words.week.comes[kind] : words.week.ended[kind]);
  }
  const here = await planned(place, reader);
  return here ? weekCard(request, here, reader, oldAfterMs) : wordsCard(words.follow.nowhere);
}
