import { useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The commonest passwords, once a screen needs them; until they are there the server alone looks at them. */
export function useCommonPasswords(): ReadonlySet<string> {
  const [common, setCommon] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    import('../../domain/auth/commonPasswords.ts').then(
      ({ commonPasswords }) => isCurrent && setCommon(commonPasswords),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return common;
}
