/** Selects courses by what they have in common. Pure; knows nothing of cards. */
import { isFormOf, type RootsOf, rememberedRoots } from '../../i18n/inflection.ts';
import { folded } from '../../i18n/phrases.ts';
import type { Found, Organisation, Realization } from '../../study-client/model.ts';
import { endOf, enrollmentState } from '../../study-client/moments.ts';
import type { FindRequest, SoughtState } from './request.ts';

/** The courses that were looked at, how many there are, and why others could not be read. */
export interface LookedThrough {
  readonly found: readonly Found<Realization>[];
  readonly all: number;
  readonly failure: unknown;
}

export interface FoundCourses {
  /** Open windows first, those that close soonest before the others; then upcoming, unknown, closed. */
  readonly courses: readonly Found<Realization>[];
  /** The words that narrow the courses, and those that no course has. */
  readonly used: readonly string[];
  readonly unused: readonly string[];
}

/** @param now epoch milliseconds */
export function selectCourses(
  all: readonly Found<Realization>[],
  { words, languages, credits, states, not, unused = [] }: FindRequest,
  now: number,
): FoundCourses {
  const roots = rememberedRoots();
  const groups = words.filter((word) => all.some(({ value }) => isOfGroup(value, word)));
  const others = words.filter((word) => !groups.includes(word));
  const described = new Map(all.map(({ value }) => [value, wordsAbout(value)]));
  const has = (value: Realization, word: string) => holds(described.get(value) ?? [], folded(word), roots);
  const known = others.filter((word) => all.some(({ value }) => has(value, word)));
  const unknown = others.filter((word) => !known.includes(word));
  const isNarrowed = groups.length + known.length > 0 || languages || credits || states || not;
  // A code that no course has is what was asked for. So is a word, if it is all that was asked for.
  const asked = isNarrowed ? unknown.filter((word) => /\d/.test(word)) : unknown;
  const fits = ({ value }: Found<Realization>): boolean =>
    asked.length === 0 &&
    (groups.length === 0 || groups.some((word) => isOfGroup(value, word))) &&
    known.every((word) => has(value, word)) &&
    (!languages || isTaughtIn(value, languages)) &&
    (!not ||
      !(
        isTaughtIn(value, not.languages) ||
        not.words.some((word) => isOfGroup(value, word) || has(value, word))
      )) &&
    (!credits || isWithin(value.credits, credits)) &&
    (!states || states.some((state) => enrollmentState(value.enrollment, now).state === state));
  return {
    courses: all.filter(fits).toSorted((one, other) => compareWindows(one.value, other.value, now)),
    used: words.filter((word) => !unknown.includes(word) || asked.includes(word)),
    unused: [...unknown.filter((word) => !asked.includes(word)), ...unused],
  };
}

/** @param languages two-letter codes; a regional one (`en-GB`) counts for its language */
function isTaughtIn({ teachingLanguages }: Realization, languages: readonly string[]): boolean {
  return teachingLanguages.some((one) => languages.includes(one.split(/[-_]/)[0] ?? ''));
}

function isOfGroup({ studentGroups }: Realization, word: string): boolean {
  const sought = word.toLowerCase();
  return studentGroups.some(({ name, code }) => [name, code].some((one) => one?.toLowerCase() === sought));
}

function isWithin(
  amount: number | undefined,
  { least, most, isOpen }: NonNullable<FindRequest['credits']>,
): boolean {
  if (isOpen)
    return (
      amount !== undefined && (least === undefined || amount > least) && (most === undefined || amount < most)
    );
  return amount !== undefined && amount >= (least ?? 0) && amount <= (most ?? Number.POSITIVE_INFINITY);
}

/** The folded words of a course's names, programmes and units, with their codes and that of its course unit. */
function wordsAbout({ name, names, code, unit, office, degreeProgrammes, educationalFields }: Realization) {
  const of = [unit, office, ...degreeProgrammes, ...educationalFields].flatMap((one) => one ?? []);
  const texts = [name, ...Object.values(names ?? {}), ...of.map((one: Organisation) => one.name)];
  const codes = [code.slice(0, code.lastIndexOf('-')), ...of.flatMap((one) => one.code ?? [])];
  return [
    ...new Set([...texts.flatMap((one) => folded(one).match(/[\p{L}\p{N}]+/gu) ?? []), ...codes.map(folded)]),
  ];
}

/** The least letters of a word's beginning that stand for it. */
const SHORTEST_BEGINNING = 3;

function holds(own: readonly string[], word: string, roots: RootsOf): boolean {
  if (own.includes(word)) return true;
  // A code is exact.
  if (/\d/.test(word) || word.length < SHORTEST_BEGINNING) return false;
  return own.some((one) => one.startsWith(word) || isFormOf(one, word, roots));
}

const ORDER: Readonly<Record<SoughtState | 'unknown', number>> = {
  open: 0,
  upcoming: 1,
  unknown: 2,
  closed: 3,
};

function compareWindows(one: Realization, other: Realization, now: number): number {
  const [a, b] = [one, other].map(({ enrollment }) => {
    const state = enrollmentState(enrollment, now);
    const closes = state.closes ? endOf(state.closes) : 0;
    const next = state.state === 'upcoming' ? state.opens.at : state.state === 'closed' ? -closes : closes;
    return { rank: ORDER[state.state], next };
  });
  return !a || !b ? 0 : a.rank - b.rank || a.next - b.next;
}
