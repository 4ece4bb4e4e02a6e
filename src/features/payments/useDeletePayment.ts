import { useCallback } from 'react';
import { type Sent, useCommand } from '../../client/commands/useCommand.ts';
import { useTakeBack } from '../../client/commands/useTakeBack.ts';
import { DELETED, RESTORED } from './texts.ts';

/** Deletes a payment, and offers to bring it back. */
export function useDeletePayment(): (id: string) => void {
  const { run } = useCommand('payment.delete', DELETED, { saysFailure: true });
  const takeBack = useTakeBack('payment.restore', RESTORED);
  return useCallback(
    (id: string) => {
      const sending: Promise<Sent | null> = run({ id }, { undo: () => takeBack(sending, { id }) });
    },
    [run, takeBack],
  );
}
