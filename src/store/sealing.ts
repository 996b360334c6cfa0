/**
 * Encrypts what must not be readable in the database: AES-256-GCM, bound to the row that it belongs to. A
 * sealed text is `v1.KEY.NONCE.REST`, each in base64url: the id of its key, 96 random bits, and the
 * ciphertext with its tag.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const KEY_ID_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';

/** The text is not what was sealed, or not for this row. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  constructor() {
    super('a sealed text has been changed, or belongs to another row');
  }
}

/** The text is under a key that is not among the given ones. */
export class SealKeyUnknown extends Error {
  override readonly name = 'SealKeyUnknown';
  constructor() {
    super('a sealed text is under a key that is not known: list it after the one in use');
  }
}

export interface Seal {
  /**
   * Encrypts under the first key. `aad`: names the row; what is sealed for one can't be opened for another.
   */
  seal(plain: string, aad: string): string;
  /**
   * Decrypts. `stale`: it is under an older key, and to be sealed anew.
   * @throws SealBroken
   * @throws SealKeyUnknown
   */
  open(sealed: string, aad: string): { readonly plain: string; readonly stale: boolean };
}

/**
 * @param keys of 32 bytes each: the first encrypts, all decrypt
 * @throws RangeError where there is none, or one is of another length
 */
export function createSeal(keys: readonly Uint8Array[]): Seal {
  const [first] = keys;
  if (!first || keys.some((key) => key.length !== KEY_BYTES)) {
    throw new RangeError('the encryption keys must be of 32 bytes, and at least one');
  }
  const current = idOf(first);
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  return {
    seal: (plain, aad) => [VERSION, current, ...encrypted(first, plain, aad)].join('.'),
    open: (sealed, aad) => {
      const { id, nonce, rest } = partsOf(sealed);
      const key = byId.get(id);
      if (!key) throw new SealKeyUnknown();
      return { plain: decrypted(key, { nonce, rest }, aad), stale: id !== current };
    },
  };
}

/** Tells keys apart without revealing anything about them. */
function idOf(key: Uint8Array): string {
  return createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES).toString('base64url');
}

function encrypted(key: Uint8Array, plain: string, aad: string): readonly string[] {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(aad));
  const rest = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [nonce, rest].map((bytes) => bytes.toString('base64url'));
}

function decrypted(key: Uint8Array, { nonce, rest }: { nonce: Buffer; rest: Buffer }, aad: string): string {
  const text = rest.subarray(0, -TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(aad))
    .setAuthTag(rest.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw new SealBroken();
  }
}

function partsOf(sealed: string): { id: string; nonce: Buffer; rest: Buffer } {
  const [version, id = '', ...others] = sealed.split('.');
  const [nonce, rest, more] = others.map(strictly);
  const whole = nonce?.length === NONCE_BYTES && rest && rest.length >= TAG_BYTES && more === undefined;
  if (version !== VERSION || !whole) throw new SealBroken();
  return { id, nonce, rest };
}

/** Node also reads base64url that no encoder writes; only what Node itself would write counts here. */
function strictly(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new SealBroken();
  return bytes;
}

// Secrets that are shown once. Only digests of them are kept, so a reader of the store can't use them.

/** Random bytes in a secret. */
const SECRET_BYTES = 32;

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** @param words the first keeps the signature apart from any others by the same secret */
export const signatureOf = (words: readonly string[], secret: string): string =>
  createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');

/** A secret of 256 bits needs no slow digest. */
export const secretDigest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
