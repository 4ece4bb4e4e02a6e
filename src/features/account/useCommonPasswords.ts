import { useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The commonest passwords, once a screen needs them; until they are there the server alone looks at them. */
export function useCommonPasswords(isNeeded = true): ReadonlySet<string> {
  const [common, setCommon] = useState(NONE);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('../../domain/auth/commonPasswords.ts').then(
      ({ commonPasswords }) => isCurrent && setCommon(commonPasswords),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return common;
}
