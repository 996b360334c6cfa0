/** The workflow step “Find courses”. */
import { z } from 'zod';
import type { RunStep } from '../../ask/declared.ts';
import { seenGroupsIn } from '../../ask/seen-groups.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { stateWords } from '../../cards/dates.ts';
import { InvalidRequest } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Realization } from '../../study-client/model.ts';
import { whereLooked } from './card.ts';
import { LONGEST_WORD } from './filters.ts';
import { requestBy } from './request.ts';
import { findCourses, type SearchDeps } from './search.ts';

/** The most courses that are listed. */
const MOST_LISTED = 25;
const LONGEST_NAME = 200;

/** A workflow gives an empty field as '', as null or not at all. */
const text = (most: number) => z.preprocess((value) => value ?? '', z.string().trim().max(most)).catch('');
const inputs = z.object({ words: text(200), group: text(LONGEST_WORD) });

/** Finds as `/course find` does. Rejects with the failure of a search where nothing else is known. */
export const findCoursesStep =
  (deps: Pick<SearchDeps, 'study' | 'extras' | 'likelyRuns' | 'seen'>): RunStep =>
  async (given, reader, place) => {
    const { words, group } = inputs.parse(given);
    if (words === '' && group === '') throw new InvalidRequest({ about: 'realization-code', input: '' });
    const request = requestBy({ words, group }, await seenGroupsIn(words, place, deps.seen));
    const { selected, looked } = await findCourses(request, reader, place, {
      ...deps,
      // A workflow follows nothing, and looks nothing up for itself.
      followed: async () => [],
      learn: () => {},
    });
    const failure = looked.catalogue?.failure;
    if (failure !== undefined && looked.found.length === 0) throw failure;
    const listed = selected.courses.slice(0, MOST_LISTED).map(({ value }) => value);
    const left = selected.courses.length - listed.length;
    return {
      courses: joined(
        [
          ...listed.map((one) => courseLine(one, reader)),
          left > 0 && texts(reader.language).course.andMore(left),
        ],
        '\n',
      ),
      codes: listed.map(({ code }) => outsideLine(code, LONGEST_NAME)).join(', '),
      count: selected.courses.length,
      searched: whereLooked(selected, looked, request, reader).join(' '),
    };
  };

/** "Web Development · TI00HA13-3004 · Open, closes in 2 days" */
const courseLine = ({ code, name, enrollment }: Realization, reader: Reader): string =>
  joined([
    name !== code && outsideLine(name, LONGEST_NAME),
    outsideLine(code, LONGEST_NAME),
    stateWords(enrollment, reader),
  ]);
