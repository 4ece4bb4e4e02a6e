import { DomainError } from '../../../../src/domain/core/errors.ts';
import type { Decision } from '../../../engine/execution/decision.ts';

/** There are eight kinds of things to correct: who has so many open ones does something else. */
const OPEN_MAX = 20;

/** A patient's account does not bury the practice under requests. */
export const limitOpen: Decision<'correction.request'> = async ({ id, patientId }, { tx }) => {
  const open = await tx.find('correctionRequests', { equal: { patientId, status: 'open' } });
  if (open.filter((one) => one.id !== id).length >= OPEN_MAX)
    throw new DomainError(
      'too_many_corrections',
      'Há muitos pedidos em aberto. Aguarde a resposta da clínica.',
    );
};
