import { z } from 'zod';
import { defineFeature, type Feature, type Place } from '../../ask/feature.ts';
import type { Question } from '../../ask/question.ts';
import { consistsOf } from '../../ask/words.ts';
import {
  agendaOf,
  agendaText,
  byStart,
  type CourseDate,
  type Dated,
  datesOf,
  type Planned,
  termOf,
} from '../../cards/agenda.ts';
import { escapeMrkdwn, header, joined, richGroups, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import { failedPart, failuresIn } from '../../cards/words.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { isPast } from '../../study-client/moments.ts';

/** What is followed, on a time line, with what runs at the same time. */
const termRequest = z.object({ of: z.literal('term') });
export type TermRequest = z.infer<typeof termRequest>;

const { term: concepts, course } = vocabulary;

/** The longest question, in words. */
const LONGEST = 12;

/**
 * Reads "do my courses overlap?", "meneekö mun kurssit päällekkäin?", "krockar mina kurser?", and questions for one's term.
 * Every word must be known: a question that names a course, or another kind of thing, asks for something else.
 */
export function termQuestion({ words, codes, quotes }: Question): TermRequest | undefined {
  if (codes.length > 0 || quotes || words.length > LONGEST) return undefined;
  const isTerm = (word: string): boolean => concepts.term.has(word);
  const isKnown = consistsOf(words, (word) => isTerm(word) || concepts.together.has(word), isOfTerm);
  // "Overlaps?" alone means one's own; "at the same time" among other words says nothing by itself.
  const isMine = words.some((word) => isTerm(word) || isOwn(word)) || words.length === 1;
  return isKnown && isMine ? { of: 'term' } : undefined;
}

const isOwn = (word: string): boolean => concepts.own.has(word) || course.realization.has(word);

/** Whether a word says something of the term. */
const isOfTerm = (word: string): boolean =>
  isOwn(word) || [concepts.term, concepts.together, concepts.beside].some(({ has }) => has(word));

/** The most dates of the agenda: the time line shows all. */
const MOST_DATES = 12;

interface TermDeps {
  /** Undefined: the request comes from no conversation. May reject. */
  readonly planned: (place: Place, reader: Reader) => Promise<Planned | undefined>;
}

/** What is followed on a time line: what runs at the same time first, then the drawing, then the dates ahead. */
export function termCard(
  { kind, courses, failed }: Pick<Planned, 'kind' | 'courses' | 'failed'>,
  reader: Reader,
): Card {
  const { term: words, home, follow } = texts(reader.language);
  if (courses.length === 0) return wordsCard(follow.of[kind].nothing);
  const sorted = byStart(courses, reader.zone);
  const term = termOf(sorted, reader);
  const title = words.title[kind](courses.length);
  const ahead = aheadOf(sorted, reader);
  const agenda = agendaOf(ahead.slice(0, MOST_DATES), reader);
  const more = ahead.length > MOST_DATES ? home.moreDates(ahead.length - MOST_DATES) : undefined;
  const failures = failedPart(failed, reader);
  const said = [title, ...term.lines, ...agendaText(agenda)].map(escapeMrkdwn);
  return {
    ...endingWith(joined(said, '\n'), [more, failures?.text]),
    blocks: [
      header(title),
      ...term.blocks,
      ...(agenda.length === 0 ? [] : [richGroups(undefined, agenda)]),
      ...(more === undefined ? [] : [small(more)]),
      ...(failures?.blocks ?? []),
    ],
    buttons: [],
    shows: sorted.map(({ follow: { code } }) => code),
    ...failuresIn(failures, false),
  };
}

function aheadOf(courses: readonly Dated[], { zone, now }: Reader): CourseDate[] {
  const all = courses.flatMap((course) => datesOf(course, zone));
  const ahead = all.filter(({ kind, moment }) => moment.at > now || !isPast(kind, moment, now, zone));
  return ahead.toSorted((a, b) => a.moment.at - b.moment.at);
}

/** `/course term` and questions whether one's courses overlap: what the channel or person follows, on a time line. */
export const term = ({ planned }: TermDeps): Feature =>
  defineFeature<TermRequest>({
    name: 'term',
    request: termRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'term',
        also: vocabulary.subcommands.term.words,
        parse: () => ({ of: 'term' }),
        knows: isOfTerm,
      },
    ],
    question: termQuestion,
    answer: async (_, reader, place) => {
      const here = await planned(place, reader);
      return here ? termCard(here, reader) : wordsCard(texts(reader.language).follow.nowhere);
    },
  });
