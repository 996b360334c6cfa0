/** How much memory an answer takes, told without making it into text: that would cost more than reading it. */
import { isReadOnDemand, packedBytes } from './packed-texts.ts';

/** An object's or a list's header, or a text's; V8's are 16 to 32 bytes. */
const HEADER_BYTES = 32;
const SLOT_BYTES = 8;
/** The objects that hold packed texts, beside the bytes themselves. */
const PACK_BYTES = 400;

/**
 * Bytes, on the safe side: texts at two bytes a character (one dash is enough to make a whole text so wide), packed ones at
 * twice their bytes, as if they were open, and what is shared between answers counted in each.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return HEADER_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 2 * SLOT_BYTES : 0;
  // What names the properties of a list makes a text of each place.
  if (Array.isArray(value))
    return value.reduce<number>((sum, one) => sum + SLOT_BYTES + weightOf(one), HEADER_BYTES);
  const packed = packedBytes(value);
  let bytes = HEADER_BYTES + (packed === undefined ? 0 : PACK_BYTES + 2 * packed);
  for (const key in value) {
    // What is packed must not be opened to be counted.
    if (packed !== undefined && isReadOnDemand(key)) continue;
    bytes += SLOT_BYTES + weightOf((value as Readonly<Record<string, unknown>>)[key]);
  }
  return bytes;
}
