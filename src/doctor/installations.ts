/** Whether the tokens of installations can be read with the given keys. No token is decrypted or shown. */
import { createSeal, type Seal, SealKeyUnknown } from '../store/sealing.ts';
import { type Finding, fail, ok } from './finding.ts';

const ABOUT = 'installations';

/**
 * @param sealed the stored token of each installation, as `store/sealing.ts` made it
 * @param keys the first encrypts, all decrypt
 */
export function checkInstallations(sealed: readonly string[], keys: readonly Uint8Array[]): Finding {
  const lost = underOthers(sealed, createSeal(keys));
  const older = underOthers(sealed, createSeal(keys.slice(0, 1))) - lost;
  if (lost > 0) {
    const next =
      'List that key in TOKEN_ENCRYPTION_KEY, after the first one; else these workspaces must install again.';
    return fail(ABOUT, `${lost} of ${sealed.length} are encrypted under a key that is not listed`, next);
  }
  const kept = older > 0 ? `, ${older} of them under an older key, which is still needed` : '';
  return ok(ABOUT, `${sealed.length} in the store${kept}`);
}

function underOthers(sealed: readonly string[], seal: Seal): number {
  return sealed.filter((text) => {
    try {
      // The empty name belongs to no row, so text under a known key fails as well, but later and with another
      // error.
      seal.open(text, '');
      return false;
    } catch (error) {
      return error instanceof SealKeyUnknown;
    }
  }).length;
}
