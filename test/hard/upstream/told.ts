/** What a cell has told, held against what it was to tell. */
import type { LogLine } from '../../flows/harness.ts';
import { blame, type Cell, HOUR } from './cell.ts';
import { type Told, whenCold } from './expected.ts';
import { type Fault, MINUTE, SECOND } from './fault.ts';
import type { Surface } from './surface.ts';

const TOLD: Readonly<Record<Exclude<Told, 'card'>, RegExp>> = {
  old: /as of <!date\^/i,
  unknown: /There is no (?:course|course unit|building) |no such course|is no longer in the study data/,
  refused: /refuses Coursebell’s key/,
  shut: /doesn’t let Coursebell in/,
  quota: /quota is used up/,
  rate: /too many requests/,
  down: /can’t be reached/,
  slow: /too slow/,
  unreadable: /doesn’t understand|answer couldn’t be understood|answer is too large to read/,
  later: /The file isn’t available right now/,
  unexpected: /something went wrong/i,
};
const OUTCOMES: Readonly<Partial<Record<Told, string>>> = {
  unknown: 'NotFound',
  refused: 'AccessRefused',
  shut: 'AccessRefused',
  quota: 'QuotaExceeded',
  rate: 'QuotaExceeded',
  down: 'Unavailable',
  slow: 'Unavailable',
  unreadable: 'InvalidResponse',
};

function toldIn(text: string, { shows }: Surface): Told[] {
  const failures = Object.entries(TOLD).flatMap(([told, words]) => (words.test(text) ? [told as Told] : []));
  return text.includes(shows) ? ['card', ...failures] : failures;
}

export function expectTold(
  cell: Cell,
  fault: Fault,
  state: string,
  text: string,
  expected: readonly Told[],
): void {
  const told = toldIn(text, cell.surface);
  if (told.toSorted().join() === expected.toSorted().join()) return;
  blame(cell, fault, state, `told [${told}], not [${expected}]: ${text.slice(0, 300)}`);
}

/** An old answer names the moment at which it was fetched. */
export function expectAge(cell: Cell, fault: Fault, text: string): void {
  const [, seconds] = /as of <!date\^(\d+)\^/i.exec(text) ?? [];
  if (seconds === undefined || Number(seconds) === Math.floor(cell.fetchedAt / SECOND)) return;
  blame(cell, fault, 'old', `as of ${seconds}, not ${cell.fetchedAt / SECOND}`);
}

/**
 * A failure carries a reference, which stands in the log with the kind of the failure. What does not exist is the reader's
 * to fix, and so carries none: its kind stands in the log all the same.
 * @param since the lines of the log from the asking on
 */
export function expectReference(cell: Cell, fault: Fault, text: string, since: readonly LogLine[]): void {
  const [failure, ...more] = whenCold(fault, cell.surface);
  const outcome = failure && OUTCOMES[failure];
  if (outcome === undefined || cell.surface.kind === 'file') return;
  const isReaders = failure === 'unknown' && more.length === 0;
  if (isReaders && text.includes('Reference')) blame(cell, fault, 'cold', `a reference in ${text}`);
  const [, reference = 'none'] = /Reference: ([A-Z2-9]{8})/.exec(text) ?? [];
  const lines = since.filter((line) =>
    isReaders ? line['msg'] === 'request' : line.reference === reference,
  );
  const outcomes = lines.map((line) => line.outcome);
  // A list of failures is an answer, in part.
  if (
    outcomes.includes(outcome) ||
    (outcomes.includes('partly') && (more.length > 0 || failure === 'unknown'))
  )
    return;
  blame(cell, fault, 'cold', `the log has [${outcomes}] for reference ${reference}, not ${outcome}`);
}

const MOST_TOLD = 31 * 24 * HOUR;

/**
 * Who is over a quota is told until when, where that was said: a time of day, and so the first full minute from then on.
 * A date in a header has whole seconds.
 */
export function expectTime(cell: Cell, fault: Fault, text: string, asked: number): void {
  const isLimit = whenCold(fault, cell.surface).some((told) => told === 'rate' || told === 'quota');
  if (!isLimit || fault.waitMs === undefined || cell.surface.kind) return;
  const end = asked + Math.min(fault.waitMs, MOST_TOLD);
  const said = fault.untilDate ? end - (end % SECOND) : end;
  const until = Math.ceil(said / MINUTE) * (MINUTE / SECOND);
  if (!text.includes(`<!date^${until}^`)) blame(cell, fault, 'cold', `no time ${until} in ${text}`);
}
