import { useCallback } from 'react';
import { type Sent, useCommand } from '../../../client/commands/useCommand.ts';
import { useCommands } from '../../../client/commands/useCommands.ts';
import { useTakeBackBy } from '../../../client/commands/useTakeBack.ts';
import type { DispatchOptions } from '../../../data/device.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { UNPAID } from '../../../pieces/money/texts.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { TRANSFERRED } from '../texts.ts';

/** Registers several sessions that one transfer paid, and offers to take that back. */
export function useTransfer() {
  const { run, saving, failure } = useCommand('payment.createMany', TRANSFERRED);
  const { run: remove } = useCommands('payment.delete');
  const { run: reopen } = useCommands('payment.update');
  const takeBack = useTakeBackBy(UNPAID);
  const toast = useToast();
  const pay = useCallback(
    (args: CommandArgs<'payment.createMany'>, options: DispatchOptions = {}) => {
      const { payments } = args;
      const undoAll = async () => {
        const made = payments.filter(({ isOpen }) => !isOpen).map(({ id }) => ({ id }));
        const were = payments.filter(({ isOpen }) => isOpen);
        if (made.length > 0) await remove(made);
        if (were.length > 0)
          await reopen(were.map(({ id }) => ({ id, status: 'pending' as const })));
        toast({ message: 'O registro dos pagamentos foi desfeito.' });
      };
      const sending: Promise<Sent | null> = run(args, {
        ...options,
        undo: () => takeBack(sending, undoAll),
      });
      return sending;
    },
    [run, remove, reopen, takeBack, toast],
  );
  return { pay, saving, failure };
}
