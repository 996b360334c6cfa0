/** What a tool is, without the protocol: typed input in, data and a card out. */
import { z } from 'zod';
import type { Place } from '../ask/feature.ts';
import type { Card, Reader } from '../cards/card.ts';
import { isKnownError } from '../errors.ts';
import type { LookUp } from '../study-client/model.ts';
import type { LookUpFor } from '../workspace/look-up.ts';
import { languageInput } from './shapes.ts';

/** A file or a page, by its address. */
export interface NamedAddress {
  readonly name: string;
  readonly address: string;
  readonly type: 'text/calendar' | 'text/html';
}

/** What a tool has found. */
export interface ToolAnswer<Data> {
  readonly data: Data;
  /** The same for people, as Slack shows it. */
  readonly card: Card;
  /** Further paragraphs of plain text, such as texts that no card shows. */
  readonly more?: readonly string[];
  /** Files and pages about it. */
  readonly links?: readonly NamedAddress[];
  /** Nothing of what was asked could be answered or done. */
  readonly isFailure?: boolean;
}

/** What a tool does to what is stored: `adds` and `removes` are of the person who asks. */
type Effect = 'reads' | 'adds' | 'removes';

interface ToolSpec<Input, Data> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The fields of the input, beside the language. */
  readonly input: { readonly [Field in keyof Input]: z.ZodType<Input[Field]> };
  readonly output: z.ZodType<Data>;
  readonly effect: Effect;
  /** Whether it needs a person who asks. */
  readonly isPersonal: boolean;
  /** Finds. Rejects with an error of `errors.ts` where nothing can be answered. */
  readonly answer: (input: Input, reader: Reader, place: Place) => Promise<ToolAnswer<Data>>;
}

/** A tool as the server sees it; its types stay inside. */
export interface Tool extends Omit<ToolSpec<unknown, unknown>, 'input' | 'answer'> {
  readonly input: z.ZodObject;
  /** The reader of an answer: the input may ask for a language. */
  readerOf(input: unknown, reader: Reader): Reader;
  /** @param input what `input` has read */
  answer(input: unknown, reader: Reader, place: Place): Promise<ToolAnswer<object>>;
}

/** Builds a tool from its description. Every tool takes the language of its answer. */
export function defineTool<Input extends object, Data extends object>(spec: ToolSpec<Input, Data>): Tool {
  const own = z.object(spec.input as z.core.$ZodShape);
  return {
    ...spec,
    input: own.extend(languageInput),
    readerOf: (input, reader) => {
      const { language = reader.language } = z.object(languageInput).parse(input);
      return { ...reader, language };
    },
    answer: (input, reader, place) => spec.answer(own.parse(input) as Input, reader, place),
  };
}

/** The codes of courses as input. One that can't be read is told by its result. */
export const codes = (least: number, most: number) =>
  z.array(z.string().min(1).max(60)).min(least).max(most).describe('Codes such as TX00EY23-3015');

interface LookedUp extends Omit<Awaited<ReturnType<LookUpFor>>, 'only'> {
  /** The failure that struck all. */
  readonly failure?: unknown;
}

/** Looks codes up as `lookUpFor` does. A known failure of all of them is the result of each. */
export async function lookUpAll(
  typed: readonly string[],
  { language }: Reader,
  place: Place,
  lookUpFor: LookUpFor,
): Promise<LookedUp> {
  try {
    return await lookUpFor(place, typed, language);
  } catch (failure) {
    if (!isKnownError(failure)) throw failure;
    return { lookUps: typed.map((one): LookUp => ({ asked: one, error: failure })), failure };
  }
}
