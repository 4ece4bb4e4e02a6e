import { useCallback } from 'react';
import { type Sent, useCommand } from '../../client/useCommand.ts';
import { useTakeBack } from '../../client/useTakeBack.ts';
import { PACKAGE_BACK, PACKAGE_CANCELLED } from './texts.ts';

/** Cancels a package, or makes it worth again what it was, and offers to take that back. */
export function useCancelPackage(): (id: string, isCancelled: boolean) => void {
  const { run: cancel } = useCommand('package.setCancelled', PACKAGE_CANCELLED, {
    saysFailure: true,
  });
  const { run: restore } = useCommand('package.setCancelled', PACKAGE_BACK, { saysFailure: true });
  const takeBack = useTakeBack('package.setCancelled', PACKAGE_BACK);
  return useCallback(
    (id, isCancelled) => {
      if (!isCancelled) return void restore({ id, isCancelled });
      const sending: Promise<Sent | null> = cancel(
        { id, isCancelled },
        { undo: () => takeBack(sending, { id, isCancelled: false }) },
      );
      return undefined;
    },
    [cancel, restore, takeBack],
  );
}
