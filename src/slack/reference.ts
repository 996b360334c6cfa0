/** What stands both on a card and in the log, so that the two can be brought together. */
import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Eight letters and digits that nobody confuses when reading them aloud. */
export function newReference(): string {
  // One number for all of them: a source of chance is asked for each request.
  let number = randomInt(ALPHABET.length ** LENGTH);
  let reference = '';
  while (reference.length < LENGTH) {
    reference += ALPHABET.charAt(number % ALPHABET.length);
    number = Math.floor(number / ALPHABET.length);
  }
  return reference;
}
