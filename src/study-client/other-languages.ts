/**
 * Fills in texts that a study API does not have in the asked language: not all content is translated. The text
 * of another language stands in, and the model says which language that is.
 */
import { isKnownError, NotFound, Unavailable } from '../errors.ts';
import type { Language } from '../language.ts';
import { withTimeout } from '../primitives/promises.ts';
import type { Named } from './model.ts';

/** Words of a language: small letters beside each other, or a word of capitals too long for a part of a code. */
const WORDS = /\p{Ll}{2}|(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}-])/u;

/** The language to name beside a text. Undefined for the asked one, and for a code or numbers ("0–5"). */
export function foreign(text: string, language: Language | undefined, asked: Language): Language | undefined {
  return language === asked || !WORDS.test(text) ? undefined : language;
}

/** The common part of realizations and course units. The code stands where there is no name. */
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
 * came, too; everything else is marked with its language.
 */
export function toldIn<T extends Described>(asked: Language, other: Language, answer: T): T {
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    if (!isNamed(value)) return value;
    return { ...value, nameLanguage: foreign(value.name, value.nameLanguage ?? other, asked) };
  };
  const { texts, textLanguages, ...rest } = answer;
  const fields = Object.entries(rest).map(([field, value]) => [field, marked(value)]);
  return {
    ...(Object.fromEntries(fields) as T),
    ...nameIn(asked, other, answer),
    texts,
    textLanguages: Object.fromEntries(foreignTexts(answer, other, asked)),
  };
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

/** The texts that are not in the asked language. `other`: the language of texts that name none. */
function foreignTexts(
  { texts, textLanguages }: Described,
  other: Language,
  asked: Language,
): (readonly [field: string, language: Language])[] {
  return Object.entries(texts).flatMap(([field, text = '']) => {
    const language = foreign(text, textLanguages?.[field] ?? other, asked);
    return language === undefined ? [] : [[field, language] as const];
  });
}

/** How other languages are asked. */
interface Filling<T> {
  readonly asked: Language;
  /** At most so many more calls are made, in this order. */
  readonly others: readonly Language[];
  /** Brings the answer in one language. Rejects with an error of `errors.ts`. */
  readonly ask: (language: Language) => Promise<T>;
  /** An answer waits no longer for the others, in milliseconds. */
  readonly mostMs: number;
}

/** An answer, and the reason why more of it may exist in languages that could not be asked. */
interface Filled<T> {
  readonly answer: T;
  readonly failure: unknown;
}

/**
 * The answer in the asked language. Where it has no name, the other languages fill what is empty; a part that
 * does not come in time is missing until the answer is fetched anew. Missing texts alone are no reason to ask:
 * few readers of a course see them, see `withTexts`.
 */
export async function withName<T extends Described>(filling: Filling<T>): Promise<T> {
  const isNameless = ({ name, code }: T) => name === code;
  return (await fill(await filling.ask(filling.asked), filling, isNameless)).answer;
}

/**
 * The answer for a card that shows the free texts: each of `fields` that it lacks is taken from the other
 * languages.
 */
export function withTexts<T extends Described>(
  answer: T,
  fields: readonly string[],
  filling: Filling<T>,
): Promise<Filled<T>> {
  return fill(answer, filling, ({ texts }) => fields.some((field) => texts[field] === undefined));
}

/** `first`, filled for as long as it `isWanting`. Known errors of other languages do not fail the answer. */
async function fill<T extends Described>(
  first: T,
  { asked, others, ask, mostMs }: Filling<T>,
  isWanting: (answer: T) => boolean,
): Promise<Filled<T>> {
  let result: Filled<T> = { answer: first, failure: undefined };
  let isOver = false;
  const work = async (): Promise<void> => {
    for (const other of others) {
      const more = await attempt(ask, other);
      if (isOver) return;
      if (more.answer)
        result = { answer: joined(result.answer, more.answer, other, asked), failure: undefined };
      else result = { ...result, failure: more.failure };
      // After a failure the next language would not fare better.
      if (result.failure !== undefined || !isWanting(result.answer)) return;
    }
  };
  if (!isWanting(first)) return result;
  const isInTime = await withTimeout(
    work().then(() => true),
    mostMs,
  );
  isOver = true;
  return isInTime ? result : { ...result, failure: new Unavailable('slow', 'other languages') };
}

/** Neither an answer nor a failure where this language does not know it. */
async function attempt<T>(ask: Filling<T>['ask'], language: Language): Promise<Partial<Filled<T>>> {
  try {
    return { answer: await ask(language) };
  } catch (error) {
    if (error instanceof NotFound) return {};
    if (isKnownError(error)) return { failure: error };
    throw error;
  }
}

/** `answer` with its gaps filled from `more`, which was asked for in `other`. */
function joined<T extends Described>(answer: T, more: T, other: Language, asked: Language): T {
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
