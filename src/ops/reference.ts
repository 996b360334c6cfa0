/** The code on a card and in the log that connects the two. */
import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Eight letters and digits that nobody confuses when they are read aloud. */
export function newReference(): string {
  // One random number for all characters: each request needs a reference, and randomness is costly.
  let number = randomInt(ALPHABET.length ** LENGTH);
  let reference = '';
  while (reference.length < LENGTH) {
    reference += ALPHABET.charAt(number % ALPHABET.length);
    number = Math.floor(number / ALPHABET.length);
  }
  return reference;
}
