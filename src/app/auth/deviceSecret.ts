import type { RandomBytes } from '../../domain/core/id.ts';

const KEY = 'deviceSecret';
const BYTES = 32;
const FORM = /^[\w-]{43}$/;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * What the server knows this device by at the next sign-in, so that strangers' guesses elsewhere keep nobody out here.
 * It names no person, is sent with a sign-in alone, and stays when the person signs out.
 */
export function deviceSecret(storage: Storage, random: RandomBytes): string {
  const kept = storage.getItem(KEY);
  if (kept !== null && FORM.test(kept)) return kept;
  const secret = base64url(random(BYTES));
  try {
    storage.setItem(KEY, secret);
  } catch {
    // A full disk keeps nobody from signing in: the device is a new one each time.
  }
  return secret;
}
