/** What stands both on a card and in the log, so that the two can be brought together. */
import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight letters and digits that nobody confuses when reading them aloud. */
export function newReference(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
