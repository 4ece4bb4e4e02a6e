import { useCallback } from 'react';
import { type Sent, useCommand } from '../../../client/commands/useCommand.ts';
import { useTakeBack } from '../../../client/commands/useTakeBack.ts';
import type { DispatchOptions } from '../../../data/device.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { CANCELLED, RESTORED } from '../texts.ts';

/** Cancels a session, and offers to take that back. */
export function useCancel() {
  const { run, saving, failure } = useCommand('appointment.cancel', CANCELLED);
  const takeBack = useTakeBack('appointment.restore', RESTORED);
  const cancel = useCallback(
    (args: CommandArgs<'appointment.cancel'>, options: DispatchOptions = {}) => {
      const sending: Promise<Sent | null> = run(args, {
        ...options,
        undo: () => takeBack(sending, { id: args.id }),
      });
      return sending;
    },
    [run, takeBack],
  );
  return { cancel, saving, failure };
}
