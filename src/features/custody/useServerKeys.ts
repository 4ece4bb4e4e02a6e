import { useEffect, useState } from 'react';
import { sha256 } from '../../client/files/sha256.ts';
import { useKeptAnswer } from '../../client/online/useKeptAnswer.ts';
import type { CallAnswer } from '../../domain/contract/kit/call.ts';
import { custodyKeysCall } from '../../domain/contract/custody.ts';
import { fingerprintOf } from '../../domain/custody/signature.ts';

export type ServerKeys = CallAnswer<typeof custodyKeysCall>;

/**
 * Returns the keys that this server signs with.
 * `null` while nobody has told them, e.g. offline.
 */
export const useServerKeys = (): ServerKeys | null => useKeptAnswer(custodyKeysCall);

/** Returns the key's fingerprint, once it is reckoned. */
export function useFingerprint(key: string | null): string | null {
  const [shown, setShown] = useState<{ of: string; text: string } | null>(null);
  useEffect(() => {
    if (key === null) return;
    void sha256(key).then(
      (hash) => setShown({ of: key, text: fingerprintOf(hash) }),
      () => undefined,
    );
  }, [key]);
  return shown?.of === key ? (shown?.text ?? null) : null;
}
