import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionKey } from '../../../../kernel/db/sessions.ts';

/**
 * Proves that whoever shows it held a token of the session, for nothing but ending it. Not stored anywhere. Its input
 * can be no token's: that of a signature has no blank.
 */
export const endProof = (key: Uint8Array, { tenantId, id }: SessionKey): string =>
  createHmac('sha256', key).update(`end session ${tenantId} ${id}`).digest('base64url');

export function isEndProof(key: Uint8Array, session: SessionKey, proof: string): boolean {
  const [ours, theirs] = [Buffer.from(endProof(key, session)), Buffer.from(proof)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
