import type { Sha256 } from '../domain/custody/chain.ts';

const INSECURE = 'Este navegador só faz esta conta em um endereço seguro (https).';

/** The browser's own. @throws Error, safe to show, where the address is no secure one */
export const sha256: Sha256 = async (text) => {
  if (!globalThis.crypto?.subtle) throw new Error(INSECURE);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
