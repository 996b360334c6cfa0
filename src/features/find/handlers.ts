import type { Place } from '../../ask/feature.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import type { SeenCourses } from '../../ask/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { NotFound } from '../../errors.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { RealizationCode, StudyClient } from '../../study-client/model.ts';
import { findCard } from './card.ts';
import { type FoundCourses, type LookedThrough, selectCourses } from './listing.ts';
import { type FindRequest, findPage, findQuestion, findRequest, parseFind, takesFind } from './request.ts';

export interface FindDeps {
  readonly study: Pick<StudyClient, 'realization' | 'realizationKept'>;
  readonly seen: SeenCourses;
  /** The codes that are followed where a request comes from. May reject. */
  readonly followed: (place: Place) => Promise<readonly string[]>;
}

/** The study API can't be searched by anything but codes: courses that were seen are all there is to find among. */
const MOST_SEEN = 2000;
/** So many courses that are not in memory are asked for by one request: two searches of a hundred codes. */
const MOST_ASKED = 200;

/** `/course find WORDS…` and questions for several courses. */
export const findAmongSeen = (deps: FindDeps): Feature =>
  defineFeature<FindRequest>({
    name: 'find',
    request: findRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'find',
        also: vocabulary.subcommands.find.words,
        takes: takesFind,
        parse: parseFind,
      },
    ],
    question: findQuestion,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    actions: [replaces(findPage, (request) => request)],
  });

async function answer(request: FindRequest, reader: Reader, place: Place, deps: FindDeps): Promise<Card> {
  const { selected, looked } = await findCourses(request, reader, place, deps);
  return findCard(selected, looked, request, reader);
}

/** Selects among what was seen where a request comes from. Rejects if nothing could be looked at. */
export async function findCourses(
  request: FindRequest,
  reader: Reader,
  place: Place,
  deps: FindDeps,
): Promise<{ readonly selected: FoundCourses; readonly looked: LookedThrough }> {
  const [seen, followed] = await Promise.all([
    deps.seen.suggest(place.workspace, '', reader.language, MOST_SEEN),
    deps.followed(place).catch(() => []),
  ]);
  const codes = new Set([...seen.map(({ code }) => code), ...followed]);
  const looked = await lookThrough([...codes].filter(isRealizationCode), reader, deps.study);
  return { selected: selectCourses(looked.found, request, reader.now), looked };
}

/** Reads what is in memory, and asks for the newest of the others. Rejects if all that is asked for fails. */
async function lookThrough(
  codes: readonly RealizationCode[],
  { language }: Reader,
  study: FindDeps['study'],
): Promise<LookedThrough> {
  const kept = codes.map((code) => ({ code, one: study.realizationKept(code, language) }));
  const found = kept.flatMap(({ one }) => (one === undefined || one === 'absent' ? [] : [one]));
  const missing = kept.filter(({ one }) => one === undefined).slice(0, MOST_ASKED);
  const asked = await Promise.allSettled(missing.map(({ code }) => study.realization(code, language)));
  const failures = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const read = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const absent = failures.filter((one) => one instanceof NotFound).length;
  const failure = failures.find((one) => !(one instanceof NotFound));
  if (failure !== undefined && found.length + read.length === 0) throw failure;
  const gone = kept.filter(({ one }) => one === 'absent').length + absent;
  return { found: [...found, ...read], all: codes.length - gone, failure };
}
