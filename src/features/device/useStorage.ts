import { useCallback, useEffect, useState } from 'react';

export interface Storage {
  /** In bytes; `null` where the browser does not say. */
  readonly used: number | null;
  readonly quota: number | null;
  /** Whether the browser has promised not to clear it by itself; `null` where it does not say. */
  readonly isKept: boolean | null;
}

const UNKNOWN: Storage = { used: null, quota: null, isKept: null };

/** Private windows and older browsers lack some of it, or refuse it. */
async function ask(): Promise<Storage> {
  const { storage } = navigator as { readonly storage?: Partial<StorageManager> };
  const [estimate, isKept] = await Promise.all([
    storage?.estimate?.().catch(() => null),
    storage?.persisted?.().catch(() => null),
  ]);
  return {
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    isKept: isKept ?? null,
  };
}

/** What the browser says of this site's place on the disk. */
export function useStorage() {
  const [storage, setStorage] = useState(UNKNOWN);
  const look = useCallback(() => void ask().then(setStorage), []);
  useEffect(look, [look]);
  /** Asks the browser to keep it. @returns whether it will */
  const keep = async (): Promise<boolean> => {
    const { storage: manager } = navigator as { readonly storage?: Partial<StorageManager> };
    const isKept = (await manager?.persist?.().catch(() => false)) ?? false;
    look();
    return isKept;
  };
  return { ...storage, keep };
}
