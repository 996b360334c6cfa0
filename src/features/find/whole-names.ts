/**
 * Names that hold words which else narrow what is found: "open source", "Finnish for beginners", "English 3". The courses that
 * were found decide: where one has the words in its name, they are a name, and else they are what they say.
 */
import { talk, vocabulary } from '../../i18n/index.ts';
import type { Found, Realization } from '../../study-client/model.ts';
import { foldedWords } from '../../study-client/texts.ts';
import { bounded, type FindRequest, narrowsAny, readFilters } from './filters.ts';

const { find } = vocabulary;

/** A request that was read with a part of its words as a name. */
export interface NamedReading {
  readonly request: FindRequest;
  /** The name as it was typed. */
  readonly name: string;
  readonly found: readonly Found<Realization>[];
}

/** Fewer words are no name beside others. */
const FEWEST = 2;

/**
 * The longest row of typed words that stands in the names of courses, and holds words that else narrow what is found; what stands
 * beside it narrows further. Undefined: none does.
 */
export function readAsName(
  found: readonly Found<Realization>[],
  request: FindRequest,
): NamedReading | undefined {
  const tokens = request.typed?.split(' ') ?? [];
  const named = found.map((one) => ({ one, names: namesOf(one.value) }));
  for (const { from, to } of rowsOf(tokens)) {
    const row = tokens.slice(from, to);
    if (!mayBeName(row, tokens[to], request.words, to - from === tokens.length)) continue;
    const said = ` ${foldedWords(row.join(' ')).join(' ')} `;
    const those = named.filter(({ names }) => names.some((name) => name.includes(said)));
    if (those.length > 0)
      return readingOf(
        tokens,
        { from, to },
        request,
        those.map(({ one }) => one),
      );
  }
  return undefined;
}

/** The courses whose names have all typed words, in any order. */
export function withAllWords(
  found: readonly Found<Realization>[],
  request: FindRequest,
): NamedReading | undefined {
  const tokens = request.typed?.split(' ') ?? [];
  const said = tokens.flatMap(foldedWords);
  const those = found.filter(({ value }) =>
    namesOf(value).some((name) => said.every((word) => name.includes(` ${word} `))),
  );
  return tokens.length < FEWEST || those.length === 0
    ? undefined
    : readingOf(tokens, { from: 0, to: tokens.length }, request, those);
}

/** The names of a course as rows of folded words, with spaces around each. */
const namesOf = ({ name, names }: Realization): string[] =>
  [name, ...Object.values(names ?? {})].map((one) => ` ${foldedWords(one).join(' ')} `);

interface Row {
  readonly from: number;
  readonly to: number;
}

/** All rows of neighbours, the longest first; a word alone where it is all. */
const rowsOf = ({ length }: readonly string[]): readonly Row[] =>
  Array.from(
    { length: Math.min(length, Math.max(length - FEWEST + 1, 1)) },
    (_, less) => length - less,
  ).flatMap((size) => Array.from({ length: length - size + 1 }, (_, from) => ({ from, to: from + size })));

/** "5" before "credits" counts these. A part of what was typed is a name only beside a word that narrows nothing. */
function mayBeName(
  row: readonly string[],
  next: string | undefined,
  words: readonly string[],
  isWhole: boolean,
): boolean {
  const isCounted = /^\d/.test(row.at(-1) ?? '') && find.credits.has(next?.toLowerCase());
  const own = row.filter((one) => words.includes(one));
  return !isCounted && own.length < row.length && (isWhole || own.length > 0);
}

function readingOf(
  tokens: readonly string[],
  { from, to }: Row,
  asked: FindRequest,
  found: readonly Found<Realization>[],
): NamedReading {
  const beside = readFilters([...tokens.slice(0, from), ...tokens.slice(to)]);
  return {
    found,
    name: tokens.slice(from, to).join(' '),
    request: bounded({ ...withoutFilters(asked), ...beside }),
  };
}

/** What a request holds beside what narrows it. */
const withoutFilters = ({
  among,
  groups,
  shows,
  older,
  far,
  page,
}: FindRequest): Omit<FindRequest, 'words'> =>
  Object.fromEntries(
    Object.entries({ among, groups, shows, older, far, page }).filter(([, one]) => one !== undefined),
  );

/** What was typed, where it may be a name though some of its words narrow what is found. Undefined: they are no more than words. */
export function perhapsName(
  tokens: readonly string[],
  { words, ...filters }: FindRequest,
): string | undefined {
  const typed = tokens.join(' ');
  const isRead = tokens.some((one) => !words.includes(one));
  // "Rooms" narrows no courses.
  const isAlone = tokens.length === 1 && isRead && !narrowsAny({ words, ...filters });
  // Without a word that narrows nothing it is searched by alone: languages, states and numbers stand in names.
  const isPlain =
    words.length > 0 ||
    (tokens.length <= MOST_PLAIN && narrowsAny({ words, ...filters }) && filters.dates === undefined);
  const isName = isAlone || (tokens.length >= FEWEST && isRead && isPlain);
  return isName && typed.length <= LONGEST ? typed : undefined;
}

/** "French courses": a language that no word leads may be a subject, which stands in names. */
export function withSubject(request: FindRequest, tokens: readonly string[]): FindRequest {
  const { words, languages, own: _, ...others } = request;
  const isAlone = words.length === 0 && languages?.length === 1 && Object.keys(others).length === 0;
  const at = tokens.findIndex((one) => readFilters([one]).languages !== undefined);
  return isAlone && at >= 0 && !isManner(tokens, at) ? { ...request, typed: tokens[at] } : request;
}

/** "In French", "French-taught", "ranskaksi": how it is taught. */
function isManner(tokens: readonly string[], at: number): boolean {
  const { inLanguage, asLanguage, ofLanguage } = vocabulary.facts;
  const [before, word, next] = [at - 1, at, at + 1].map((one) => tokens[one]?.toLowerCase());
  if (asLanguage.has(word) || talk.inTongue.has(word)) return true;
  return inLanguage.has(before) || [before, next].some(ofLanguage.has);
}

const MOST_PLAIN = 3;
const LONGEST = 100;
