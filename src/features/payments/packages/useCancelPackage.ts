import { useCallback } from 'react';
import { type Sent, useCommand } from '../../../client/commands/useCommand.ts';
import { useTakeBack } from '../../../client/commands/useTakeBack.ts';
import type { DispatchOptions } from '../../../data/device.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { PACKAGE_BACK, PACKAGE_CANCELLED } from '../texts.ts';

/** Ends a package, and offers to take that back. */
export function useCancelPackage() {
  const { run, saving, failure } = useCommand('package.setCancelled', PACKAGE_CANCELLED);
  const takeBack = useTakeBack('package.setCancelled', PACKAGE_BACK);
  const cancel = useCallback(
    (args: CommandArgs<'package.setCancelled'>, options: DispatchOptions = {}) => {
      const sending: Promise<Sent | null> = run(args, {
        ...options,
        undo: () => takeBack(sending, { id: args.id, isCancelled: false }),
      });
      return sending;
    },
    [run, takeBack],
  );
  return { cancel, saving, failure };
}

/** Makes a package worth again what it was. */
export function useReopenPackage(): (id: string) => void {
  const { run } = useCommand('package.setCancelled', PACKAGE_BACK, { saysFailure: true });
  return useCallback((id) => void run({ id, isCancelled: false }), [run]);
}
