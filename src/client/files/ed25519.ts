import type { Verify } from '../../domain/custody/signature.ts';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/**
 * Checks signatures in this browser, whose own Ed25519 may be missing.
 * The library is loaded when it is needed.
 */
export const verifyEd25519: Verify = async (text, { key, value }) => {
  const { verifyAsync } = await import('@noble/ed25519');
  try {
    return await verifyAsync(bytesOf(value), new TextEncoder().encode(text), bytesOf(key));
  } catch {
    return false;
  }
};
