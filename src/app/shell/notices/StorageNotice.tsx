import { Suspense, useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { arriving, Nothing } from '../../../ui/arriving.tsx';

const StorageAlert = arriving(
  () => import('./StorageAlert.tsx').then((m) => m.StorageAlert),
  Nothing,
);

/** Brings the alert about a store that fails: on most devices it is never needed. */
export function StorageNotice() {
  const storage = useLive('sync.storage', {});
  const [wasTold, setWasTold] = useState(false);
  const isTold = storage?.isSilent === true || storage?.isVolatile === true;
  if (isTold && !wasTold) setWasTold(true);
  if (!isTold && !wasTold) return null;
  return (
    <Suspense fallback={null}>
      <StorageAlert />
    </Suspense>
  );
}
