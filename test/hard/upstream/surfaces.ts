/** Every surface on which a person asks what the study API answers. */

import { BEFORE_RELEASE } from '../../fixtures/runs.ts';
import {
  BUILDING,
  CODE,
  COURSE_NAME,
  HOUSE_NAME,
  ID,
  type Operation,
  OTHER,
  UNIT,
  UNIT_NAME,
} from '../upstream-rows.ts';
import type { Fault } from './fault.ts';
import { calendarFeed, calendarFile, home, homeDetails } from './home.ts';
import { KINDS } from './kinds.ts';
import { details, followed, pressed, shared, shownByName, triedAgain } from './pressed.ts';
import type { Surface } from './surface.ts';
import { command, inMessage, lookedUp, mentioned, written } from './written.ts';

const about = (
  name: string,
  asks: readonly Operation[],
  keys: number,
  open: Surface['open'],
  kind?: Surface['kind'],
): Surface => ({
  ...{ name, asks, keys, open, shows: showsOf(asks) },
  ...(kind && { kind }),
});

function showsOf(asks: readonly Operation[]): string {
  if (asks.includes('building')) return HOUSE_NAME;
  return asks.includes('course-unit') ? UNIT_NAME : COURSE_NAME;
}

/** What is typed and written. */
export const TYPED: readonly Surface[] = [
  about('/course', ['realizations-by-code'], 1, command(`/course ${CODE}`)),
  about('/course with an id', ['realization'], 1, command(`/course ${ID}`)),
  about('/course with two codes', ['realizations-by-code'], 2, command(`/course ${CODE} ${OTHER}`)),
  about(
    '/course with a code and an id',
    ['realizations-by-code', 'realization'],
    2,
    command(`/course ${CODE} ${ID}`),
  ),
  about('/course unit', ['course-unit'], 1, command(`/course unit ${UNIT}`)),
  about('/enrollment', ['realizations-by-code'], 1, command(`/enrollment ${CODE}`)),
  about('/rooms', ['building'], 1, command(`/rooms ${BUILDING}`)),
  about('/rooms with a filter', ['building'], 1, command(`/rooms ${BUILDING} 40+`)),
  about('/course follow', ['realizations-by-code'], 1, command(`/course follow ${CODE}`), 'plain'),
  about('/course compare', ['realizations-by-code'], 2, command(`/course compare ${CODE} ${OTHER}`)),
  about('a mention', ['realizations-by-code'], 1, mentioned(CODE)),
  about('a mention about rooms', ['building'], 1, mentioned(`which rooms does ${BUILDING} have?`)),
  about('a direct message', ['realizations-by-code'], 1, written(CODE)),
];

/** One of `TYPED` for each operation of the study API. */
export const OPERATIONS: ReadonlySet<string> = new Set([
  '/course',
  '/course with an id',
  '/course unit',
  '/rooms',
]);

/** What is pressed, opened and fetched. */
export const PRESSED: readonly Surface[] = [
  about('Details', ['realizations-by-code'], 1, details(`/course ${CODE}`, 'Details')),
  about('All texts', ['course-unit'], 1, details(`/course unit ${UNIT}`, 'All texts')),
  about('Show', ['realizations-by-code'], 1, shownByName),
  about('Try again', ['realizations-by-code'], 1, triedAgain),
  about('More rooms', ['building'], 1, pressed(`/rooms ${BUILDING}`, 'More rooms')),
  about('Share to channel', ['realizations-by-code'], 1, shared),
  about('Follow', ['realizations-by-code'], 1, followed, 'plain'),
  about('the look-up form', ['realizations-by-code'], 1, lookedUp),
  about('a message’s shortcut', ['realizations-by-code'], 1, inMessage),
  about('Home', [], 0, home),
  about('Details on Home', ['realizations-by-code'], 1, homeDetails),
  about('a calendar file', ['realizations-by-code'], 1, calendarFile, 'file'),
  about('a calendar feed', [], 0, calendarFeed, 'file'),
];

/** The kinds of faults that a surface meets: each operation all of them, another surface every second one, taking turns; before a release all. */
export function kindsFor(surface: Surface): readonly Fault[] {
  if (BEFORE_RELEASE || OPERATIONS.has(surface.name)) return KINDS;
  const turn = [...TYPED, ...PRESSED].indexOf(surface) % 2;
  return KINDS.filter((_, at) => at % 2 === turn);
}
