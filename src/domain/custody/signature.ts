/** Raw Ed25519 values in base64url, without padding: 32 bytes of the key, 64 of the signature. */
export interface Signature {
  readonly key: string;
  readonly value: string;
}

/** True if the signature of the text (UTF-8) is the key's. */
export type Verify = (text: string, signature: Signature) => Promise<boolean>;

export const KEY_TEXT = /^[\w-]{43}$/;
export const SIGNATURE_TEXT = /^[\w-]{86}$/;

const SHOWN = 16;

/**
 * Returns enough of a key's SHA-256 to be compared by eye: `9f86 d081 884c 7d65`.
 * @param hash hexadecimal
 */
export const fingerprintOf = (hash: string): string =>
  (hash.slice(0, SHOWN).match(/.{4}/g) ?? []).join(' ');
