/**
 * Fills in texts that the study API does not have in the asked language. Its default is Finnish, and not all
 * content is translated: a name or a text may be empty (`docs/study-api.md`, “Names”). The text of another
 * language stands in, and the model says which language that is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isKnownError, NotFound, Unavailable } from '../../errors.ts';
import { type Language, STAND_INS } from '../../language.ts';
import type { Named } from '../model.ts';

/** Words of a language: small letters beside each other, or a word of capitals too long for a part of a code. */
const WORDS = /\p{Ll}{2}|(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}-])/u;

/**
 * The language to name beside a text. Undefined for the asked one, and for a code or numbers ("TXL22S1",
 * "0–5").
 */
export function foreign(text: string, language: Language | undefined, asked: Language): Language | undefined {
  return language === asked || !WORDS.test(text) ? undefined : language;
}

/** What realizations and course units have in common. The code stands where there is no name. */
export interface Described {
  readonly code?: string | undefined;
  readonly name: string;
  readonly nameLanguage?: Language | undefined;
  readonly names?: Readonly<Partial<Record<Language, string>>> | undefined;
  readonly texts: Readonly<Partial<Record<string, string>>>;
  readonly textLanguages?: Readonly<Partial<Record<string, Language>>> | undefined;
}

/**
 * An answer that came in `other`, for a person who asked in `asked`. It has its name in `asked` where that
 * came, too; everything else is marked with the language that it is in.
 */
export function toldIn<T extends Described>(asked: Language, other: Language, answer: T): T {
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    if (!isNamed(value)) return value;
    return { ...value, nameLanguage: foreign(value.name, value.nameLanguage ?? other, asked) };
  };
  const { texts, textLanguages, ...rest } = answer;
  const fields = Object.entries(rest).map(([field, value]) => [field, marked(value)]);
  const model = { ...Object.fromEntries(fields), ...nameIn(asked, other, answer) } as T;
  const languages = Object.fromEntries(foreignTexts({ texts, textLanguages }, other, asked));
  return { ...model, texts, textLanguages: languages };
}

/**
 * The fields whose texts are not in the asked language, with the language of each. `other`: the language of
 * texts that name none.
 */
function foreignTexts(
  { texts, textLanguages }: Pick<Described, 'texts' | 'textLanguages'>,
  other: Language,
  asked: Language,
): (readonly [field: string, language: Language])[] {
  return Object.entries(texts).flatMap(([field, text = '']) => {
    const language = foreign(text, textLanguages?.[field] ?? other, asked);
    return language === undefined ? [] : [[field, language] as const];
  });
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function nameIn(asked: Language, other: Language, { code, name, nameLanguage, names }: Described) {
  const { [asked]: own, ...others } = names ?? {};
  const language = nameLanguage ?? other;
  if (own !== undefined)
    return { name: own, nameLanguage: undefined, names: { ...others, [language]: name } };
  return { name, nameLanguage: name === code ? undefined : foreign(name, language, asked), names };
}

/** Asks the study API in one language; rejects with an error of `errors.ts`. */
type Ask<T> = (language: Language) => Promise<T>;

/**
 * The answer in the asked language. Where it has no name, the other languages are asked, too, and fill what
 * is empty: at most two more calls. Their errors do not fail the answer if `errors.ts` knows them, and the
 * answer waits for them no longer than `mostMs`. What they did not bring in time is missing until the answer
 * is fetched anew. Missing texts alone are no reason to ask: few who ask for a course read them, see
 * `withTexts`.
 */
export async function inAnyLanguage<T extends Described>(
  asked: Language,
  ask: Ask<T>,
  mostMs: number,
): Promise<T> {
  const answer = await ask(asked);
  return isNameless(answer) ? (await filledFrom(answer, asked, ask, isNameless, mostMs)).answer : answer;
}

/** An answer, and why more of it may exist in languages that could not be asked. */
interface Filled<T> {
  readonly answer: T;
  readonly failure?: unknown;
}

/**
 * The answer for a card that shows the free texts. Each text that it does not have is taken from the other
 * languages: at most two more answers. Their known errors do not fail the answer, and it waits for them no
 * longer than `mostMs`, as a card does for a name.
 *
 * @param fields all texts that there may be
 * @param ask brings what one language has, with nothing of the others
 */
export async function withTexts<T extends Described>(
  answer: T,
  fields: readonly string[],
  asked: Language,
  ask: Ask<T>,
  mostMs: number,
): Promise<Filled<T>> {
  const isWanting = ({ texts }: T) => fields.some((field) => texts[field] === undefined);
  return filledFrom(answer, asked, ask, isWanting, mostMs);
}

function isNameless({ name, code }: Described): boolean {
  return name === code;
}

/** `first`, filled by other languages for as long as it `isWanting`, with what they bring within `mostMs`. */
async function filledFrom<T extends Described>(
  first: T,
  asked: Language,
  ask: Ask<T>,
  isWanting: (answer: T) => boolean,
  mostMs: number,
): Promise<Filled<T>> {
  let result: Filled<T> = { answer: first };
  if (!isWanting(first)) return result;
  const end = new AbortController();
  const fill = async (): Promise<void> => {
    for (const other of STAND_INS[asked]) {
      const more = await attempt(ask, other);
      if (end.signal.aborted) return;
      result = filledBy(more, result, other, asked);
      // After a failure the next language would not fare better.
      if ('failure' in result || !isWanting(result.answer)) return;
    }
  };
  const late = sleep(mostMs, true, { signal: end.signal, ref: false });
  const isLate = await Promise.race([fill(), late]);
  end.abort();
  return isLate ? { ...result, failure: new Unavailable('slow', 'other languages') } : result;
}

function filledBy<T extends Described>(
  { answer, ...failed }: Partial<Filled<T>>,
  before: Filled<T>,
  other: Language,
  asked: Language,
): Filled<T> {
  return { answer: answer ? filled(before.answer, answer, other, asked) : before.answer, ...failed };
}

/** No answer where this language does not know it. */
async function attempt<T>(ask: Ask<T>, language: Language): Promise<Partial<Filled<T>>> {
  try {
    return { answer: await ask(language) };
  } catch (error) {
    if (error instanceof NotFound) return {};
    if (isKnownError(error)) return { failure: error };
    throw error;
  }
}

/** `answer` with what it lacks taken from `more`, which was asked for in `other`. */
function filled<T extends Described>(answer: T, more: T, other: Language, asked: Language): T {
  const { texts } = answer;
  const languages = foreignTexts(more, other, asked).filter(([field]) => texts[field] === undefined);
  const takesName = answer.name === answer.code && more.name !== more.code;
  return {
    ...answer,
    ...(takesName && {
      name: more.name,
      nameLanguage: foreign(more.name, more.nameLanguage ?? other, asked),
      names: more.names,
    }),
    texts: { ...more.texts, ...texts },
    textLanguages: { ...Object.fromEntries(languages), ...answer.textLanguages },
  };
}
