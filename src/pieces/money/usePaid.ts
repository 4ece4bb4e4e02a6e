import { useCallback } from 'react';
import { type Sent, useCommand } from '../../client/commands/useCommand.ts';
import { useTakeBack } from '../../client/commands/useTakeBack.ts';
import type { DispatchOptions } from '../../data/device.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { PAID, UNPAID } from './texts.ts';

/** Registers the payment of a session, and offers to take that back. */
export function useNewPayment({ saysFailure = false } = {}) {
  const { run, saving, failure } = useCommand('payment.create', PAID, { saysFailure });
  const takeBack = useTakeBack('payment.delete', UNPAID);
  const pay = useCallback(
    (args: CommandArgs<'payment.create'>, options: DispatchOptions = {}) => {
      const sending: Promise<Sent | null> = run(args, {
        ...options,
        undo: () => takeBack(sending, { id: args.id }),
      });
      return sending;
    },
    [run, takeBack],
  );
  return { pay, saving, failure };
}

/** What an open payment was, as a change that brings it back to that. */
const former = ({ id, status, amount, paymentMethod, notes, paidOn }: Payment) => ({
  id,
  status,
  amount,
  paymentMethod,
  notes,
  paidOn: paidOn ?? null,
});

/** Says of a payment that was registered before that its money came, and offers to take that back. */
export function useOpenPayment({ saysFailure = false } = {}) {
  const { run, saving, failure } = useCommand('payment.update', PAID, { saysFailure });
  const takeBack = useTakeBack('payment.update', UNPAID);
  const settle = useCallback(
    (open: Payment, args: CommandArgs<'payment.update'>, options: DispatchOptions = {}) => {
      const sending: Promise<Sent | null> = run(args, {
        ...options,
        undo: () => takeBack(sending, former(open)),
      });
      return sending;
    },
    [run, takeBack],
  );
  return { settle, saving, failure };
}
