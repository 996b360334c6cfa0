/** How much memory an answer takes, told without making it into text: that would cost more than reading it. */
import { isReadOnDemand, packedBytes } from './packed-texts.ts';

/** An object's or a list's header, or a text's; V8's are 16 to 32 bytes. */
const HEADER_BYTES = 32;
const SLOT_BYTES = 8;
/** The objects that hold packed texts, beside the bytes themselves. */
const PACK_BYTES = 400;

/**
 * Bytes of an answer, on the safe side: texts at two bytes a character (one dash is enough to make a whole text so wide), packed ones
 * at twice their bytes, as if they were open, and what is shared between answers counted in each. Only the answer itself has any packed.
 */
export function weightOf(answer: object): number {
  const packed = packedBytes(answer);
  if (packed === undefined) return weightOfAny(answer);
  let bytes = HEADER_BYTES + PACK_BYTES + 2 * packed;
  for (const key in answer) {
    // What is packed must not be opened to be counted.
    if (!isReadOnDemand(key)) bytes += SLOT_BYTES + weightOfAny((answer as Fields)[key]);
  }
  return bytes;
}

type Fields = Readonly<Record<string, unknown>>;

function weightOfAny(value: unknown): number {
  if (typeof value === 'string') return HEADER_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 2 * SLOT_BYTES : 0;
  let bytes = HEADER_BYTES;
  // What names the properties of a list makes a text of each place.
  if (Array.isArray(value)) for (const one of value) bytes += SLOT_BYTES + weightOfAny(one);
  else for (const key in value) bytes += SLOT_BYTES + weightOfAny((value as Fields)[key]);
  return bytes;
}
