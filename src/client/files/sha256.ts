import type { Sha256 } from '../../domain/custody/chain.ts';

export const INSECURE = 'Este navegador só faz esta conta em um endereço seguro (https).';

/** The browser's own, in hexadecimal. @throws Error, safe to show, where the address is no secure one */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new Error(INSECURE);
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of a text in UTF-8. @throws as `sha256Of` does */
export const sha256: Sha256 = (text) => sha256Of(new TextEncoder().encode(text));
