import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useOnlineCalls } from '../../client/OnlineProvider.tsx';
import { sha256 } from '../../client/sha256.ts';
import { custodyKeysCall } from '../../domain/contract/custody.ts';
import { fingerprintOf } from '../../domain/custody/signature.ts';

const KEPT = 'sereno:custody-keys';

export type ServerKeys = v.InferOutput<typeof custodyKeysCall.answer>;

/** Returns what this browser was told before; the list is public. */
function keptKeys(): ServerKeys | null {
  try {
    const kept = v.safeParse(
      custodyKeysCall.answer,
      JSON.parse(localStorage.getItem(KEPT) ?? 'null'),
    );
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

function keep(keys: ServerKeys): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(keys));
  } catch {
    // Without storage the keys are asked for the next time as well.
  }
}

/**
 * Returns the keys that this server signs with.
 * `null` while nobody has told them, e.g. offline.
 */
export function useServerKeys(): ServerKeys | null {
  const online = useOnlineCalls();
  const [keys, setKeys] = useState(keptKeys);
  useEffect(() => {
    let isCurrent = true;
    online.call(custodyKeysCall, {}).then(
      (told) => {
        keep(told);
        if (isCurrent) setKeys(told);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [online]);
  return keys;
}

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
