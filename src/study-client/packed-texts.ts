/**
 * The free texts of realizations and course units. They are a large part of what an answer weighs, and few
 * who ask for a course read them. So they are kept as they came, outside of the heap, and cleaned when
 * somebody reads them. Nobody waits for the packing: it comes when the answers have been given.
 */
import { createMicroBatch } from '../primitives/micro-batch.ts';
import type { FreeTexts, TextLanguages } from './model.ts';
import { bytesOf, fromBytes, type Raw, textOf } from './raw-json.ts';
import { cleanText, RAW_MOST } from './wire-text.ts';

/** The free texts of a model. Each reading opens them anew, and keeps nothing of them. */
export interface WithFreeTexts<F extends string> {
  readonly texts: FreeTexts<F>;
  readonly textLanguages?: TextLanguages<F> | undefined;
}

/** Texts in the order of `fields`, '' where there is none. */
export interface Packed<F extends string = string> {
  readonly fields: readonly F[];
  /** As they came, until they are packed; then one after the other, in memory of their own. */
  kept: readonly Raw[] | Uint8Array;
  /** The languages of the texts that are not in the asked one. */
  readonly languages: TextLanguages<F> | undefined;
  readonly areClean: boolean;
}

/** Texts as they came, which are all in the asked language. They are packed a moment later. */
export function packRaw<F extends string>(fields: readonly F[], texts: readonly Raw[]): Packed<F> {
  const loose: Packed<F> = { fields, kept: texts, languages: undefined, areClean: false };
  later.add(loose);
  return loose;
}

/** Of a thousand models, loose texts take some three megabytes, and to pack them four milliseconds. */
const later = createMicroBatch<Packed>({
  most: 1000,
  afterMs: 50,
  take: (all) => {
    for (const one of all) if (isLoose(one.kept)) one.kept = packed(one.kept.map(lookedAt), 'latin1');
  },
});

const isLoose = (kept: Packed['kept']): kept is readonly Raw[] => Array.isArray(kept);

/** Stands between texts. Cleaning drops this character, so no text needs it. */
const BETWEEN = '\u0000';
/** The last letter beyond ASCII, in UTF-8, or the part of it that is there. */
const LAST_LETTER = /[\u00C0-\u00FF][\u0080-\u00BF]{0,2}$/;

/** The bytes of a text, cut to the length that is looked at. */
function lookedAt(raw: Raw): string {
  const bytes = bytesOf(raw);
  // Perhaps only a part of the last letter is left.
  const cut = bytes.length > RAW_MOST ? bytes.slice(0, RAW_MOST).replace(LAST_LETTER, '') : bytes;
  return cut.includes(BETWEEN) ? cut.replaceAll(BETWEEN, '') : cut;
}

/** Packs into memory of its own: a part of a larger buffer would keep all of that buffer. */
function packed(texts: readonly string[], encoding: 'latin1' | 'utf8'): Uint8Array {
  const all = texts.join(BETWEEN);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(all, encoding));
  bytes.write(all, encoding);
  return bytes;
}

/** Packs texts that are clean. */
export function packClean<F extends string>({ texts, textLanguages }: WithFreeTexts<F>): Packed<F> {
  const fields = Object.keys(texts) as F[];
  const kept = packed(
    fields.map((field) => texts[field] ?? ''),
    'utf8',
  );
  return { fields, kept, languages: textLanguages, areClean: true };
}

const decoder = new TextDecoder();

function textsOf(kept: Packed['kept']): readonly string[] {
  return isLoose(kept)
    ? kept.map((raw) => textOf(fromBytes(lookedAt(raw))))
    : decoder.decode(kept).split(BETWEEN);
}

function open<F extends string>({ fields, kept, areClean }: Packed<F>): FreeTexts<F> {
  const texts: Partial<Record<F, string>> = {};
  for (const [at, told] of textsOf(kept).entries()) {
    const text = areClean ? told : cleanText(told);
    const field = fields[at];
    if (field !== undefined && text !== '') texts[field] = text;
  }
  return texts;
}

const PACKED = Symbol('packed texts');
type Carrier = { readonly [PACKED]?: Packed };

/**
 * Properties of the model itself, so that a copy of it has the texts, too. All models share them: one of its
 * own for each would cost memory.
 */
const READ_ON_DEMAND = {
  texts: {
    enumerable: true,
    get(this: Required<Carrier>) {
      return open(this[PACKED]);
    },
  },
  textLanguages: {
    enumerable: true,
    get(this: Required<Carrier>) {
      return this[PACKED].languages;
    },
  },
};

/** Gives `model` its free texts. One property after the other: all in one call takes twice as long. */
export function carrying<T extends object, F extends string>(
  model: T,
  packed: Packed<F>,
): T & WithFreeTexts<F> {
  Reflect.defineProperty(model, PACKED, { value: packed });
  Reflect.defineProperty(model, 'texts', READ_ON_DEMAND.texts);
  Reflect.defineProperty(model, 'textLanguages', READ_ON_DEMAND.textLanguages);
  return model as T & WithFreeTexts<F>;
}

/** The size of a model's texts once they are packed, in bytes; undefined where it has none. */
export function packedBytes(model: object): number | undefined {
  const kept = (model as Carrier)[PACKED]?.kept;
  if (kept === undefined) return undefined;
  if (!isLoose(kept)) return kept.byteLength;
  return kept.reduce((sum, raw) => sum + Math.min(raw.length, RAW_MOST) + BETWEEN.length, 0);
}

/** Whether reading this property of a model with packed texts opens them. */
export function isReadOnDemand(property: string): boolean {
  return Object.hasOwn(READ_ON_DEMAND, property);
}
