import { startAnew } from '../../../data/startAnew.ts';
import type { StorageActions } from '../../../features/device/StorageWays.tsx';
import { useApp } from '../../context.ts';
import { isVolatile, setVolatile } from '../../volatile.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Does what the person chose of the ways on. */
export function useStorageActions(): StorageActions {
  const { auth, devices } = useApp();
  const reloadAs = (isNext: boolean) => {
    setVolatile(isNext);
    location.reload();
  };
  return {
    reload: () => reloadAs(false),
    workOnline: () => reloadAs(true),
    async startAnew() {
      const userId = auth.getState().session?.claims.sub;
      if (userId === undefined) return false;
      // The worker would hold what is to be removed. One in memory holds only what is unsent.
      if (!isVolatile()) devices.close();
      const isDone = await startAnew(userId, { databases: indexedDB, sleep });
      if (isDone) reloadAs(false);
      return isDone;
    },
  };
}
