import { type ReactNode, useState } from 'react';
import { useCommands } from '../../../client/commands/useCommands.ts';
import { amountOf, type TypedAmount } from '../../../domain/payments/typedAmount.ts';
import { FeeChange } from './FeeChange.tsx';
import { repricing, useOpenSessions } from './openSessions.ts';

/**
 * Asks about another fee and the sessions that are open. They keep their price unless the person
 * chooses otherwise.
 */
export function useFeeChange(
  patientId: string,
  before: TypedAmount,
  after: TypedAmount,
): { readonly shown: ReactNode; readonly apply: () => Promise<unknown> } {
  const fee = amountOf(after);
  const sessions = useOpenSessions(patientId).filter(({ price }) => price !== fee);
  const [isChosen, setChosen] = useState(false);
  const { run } = useCommands('appointment.setPrices');
  const isNew = after !== before && (after === null || fee !== null) && sessions.length > 0;
  return {
    shown: isNew && (
      <FeeChange sessions={sessions} fee={fee} isChosen={isChosen} onChoose={setChosen} />
    ),
    apply: async () =>
      isNew && isChosen && fee !== null ? run(repricing(patientId, sessions, fee)) : null,
  };
}
