import { useCallback } from 'react';
import type { Sent } from '../../../client/commands/useCommand.ts';
import { repairDialog } from '../../../ui/dialogs/repair.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { CONFLICTS } from '../texts.ts';

/** Where the server sees at once what this device did not: the conflicts are shown while the person is still at it. */
export function useOpenConflicts() {
  const { open } = useDialogs();
  return useCallback(
    ({ key, outcome }: Sent): void => {
      void outcome.then((said) => {
        if (said.status === 'refused' && said.code === CONFLICTS) open(repairDialog(key));
      });
    },
    [open],
  );
}
