/**
 * The free texts of realizations and course units. They are a large part of what an answer weighs, and few
 * who ask for a course read them. So they are kept as they came, outside of the heap, and cleaned when
 * somebody reads them.
 */
import type { FreeTexts, TextLanguages } from './model.ts';
import { bytesOf, type Raw } from './raw-json.ts';
import { cleanText, RAW_MOST } from './wire-text.ts';

/** The free texts of a model. Each reading opens them anew, and keeps nothing of them. */
export interface WithFreeTexts<F extends string> {
  readonly texts: FreeTexts<F>;
  readonly textLanguages?: TextLanguages<F> | undefined;
}

/** Texts in the order of `fields`, '' where there is none. Each is cut to the length that is looked at. */
export interface Packed<F extends string = string> {
  readonly fields: readonly F[];
  readonly bytes: Uint8Array;
  /** The languages of the texts that are not in the asked one. */
  readonly languages: TextLanguages<F> | undefined;
  readonly areClean: boolean;
}

/** Stands between texts. Cleaning drops this character, so no text needs it. */
const BETWEEN = '\u0000';
const decoder = new TextDecoder();

/** Packs texts as they came; they are all in the asked language. */
export function packRaw<F extends string>(fields: readonly F[], texts: readonly Raw[]): Packed<F> {
  const bytes = texts.map(bytesOf);
  const whole = bytes.every(isShort) ? bytes : bytes.map(shortened);
  return { fields, bytes: packed(whole, 'latin1'), languages: undefined, areClean: false };
}

/** The last letter beyond ASCII, in UTF-8, or the part of it that is there. */
const LAST_LETTER = /[\u00C0-\u00FF][\u0080-\u00BF]{0,2}$/;

const isShort = (bytes: string): boolean => bytes.length <= RAW_MOST && !bytes.includes(BETWEEN);

function shortened(bytes: string): string {
  // Perhaps only a part of the last letter is left.
  const cut = bytes.length > RAW_MOST ? bytes.slice(0, RAW_MOST).replace(LAST_LETTER, '') : bytes;
  return cut.replaceAll(BETWEEN, '');
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
  const bytes = packed(
    fields.map((field) => texts[field] ?? ''),
    'utf8',
  );
  return { fields, bytes, languages: textLanguages, areClean: true };
}

function open<F extends string>({ fields, bytes, areClean }: Packed<F>): FreeTexts<F> {
  const texts: Partial<Record<F, string>> = {};
  for (const [at, kept] of decoder.decode(bytes).split(BETWEEN).entries()) {
    const text = areClean ? kept : cleanText(kept);
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

/** The size of a model's packed texts, in bytes; undefined where it has none. */
export function packedBytes(model: object): number | undefined {
  return (model as Carrier)[PACKED]?.bytes.byteLength;
}

/** Whether reading this property of a model with packed texts opens them. */
export function isReadOnDemand(property: string): boolean {
  return Object.hasOwn(READ_ON_DEMAND, property);
}
