import { useCallback } from 'react';
import { type Sent, useCommand } from '../../client/useCommand.ts';
import { useTakeBack } from '../../client/useTakeBack.ts';
import { CANCELLED, RESTORED } from './texts.ts';

/** Cancels a session, and offers to take that back. */
export function useCancel() {
  const { run, saving, failure } = useCommand('appointment.cancel', CANCELLED);
  const takeBack = useTakeBack('appointment.restore', RESTORED);
  /** @param reason as it was typed */
  const cancel = useCallback(
    ({ id }: { readonly id: string }, reason: string) => {
      const why = reason.trim() ? { reason } : {};
      const sending: Promise<Sent | null> = run(
        { id, status: 'cancelled', ...why },
        { undo: () => takeBack(sending, { id }) },
      );
      return sending;
    },
    [run, takeBack],
  );
  return { cancel, saving, failure };
}
