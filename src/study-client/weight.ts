/**
 * How much memory an answer takes. It is not made into text for that, which would cost more than reading it.
 */
import { isReadOnDemand, packedBytes } from './packed-texts.ts';

/** The header of an object, a list or a text; V8's are 16 to 32 bytes. */
const HEADER_BYTES = 32;
const SLOT_BYTES = 8;
/** The objects that hold packed texts, beside the bytes themselves. */
const PACK_BYTES = 400;

/**
 * The bytes of an answer, on the safe side. Texts count two bytes a character: one dash is enough to make a
 * whole text so wide. Packed texts count twice their bytes, as if they were open. What answers share counts
 * in each. Only the answer itself has packed texts.
 */
export function weightOf(answer: object): number {
  const packed = packedBytes(answer);
  if (packed === undefined) return weightOfAny(answer);
  let bytes = HEADER_BYTES + PACK_BYTES + 2 * packed;
  for (const key in answer) {
    // Packed texts must not be opened to be counted.
    if (!isReadOnDemand(key)) bytes += SLOT_BYTES + weightOfAny((answer as Fields)[key]);
  }
  return bytes;
}

type Fields = Readonly<Record<string, unknown>>;

function weightOfAny(value: unknown): number {
  if (typeof value === 'string') return HEADER_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 2 * SLOT_BYTES : 0;
  let bytes = HEADER_BYTES;
  // `for … in` would make a text of each index of a list.
  if (Array.isArray(value)) for (const one of value) bytes += SLOT_BYTES + weightOfAny(one);
  else for (const key in value) bytes += SLOT_BYTES + weightOfAny((value as Fields)[key]);
  return bytes;
}
