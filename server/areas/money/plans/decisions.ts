import { DomainError } from '../../../../src/domain/core/errors.ts';
import type { DecisionContext } from '../../../engine/execution/decision.ts';

/** Plans that are coming soon can be seen, not chosen. @throws DomainError 422 `plan_unavailable` */
export async function offerAvailable(
  { planId }: { readonly planId: string },
  { tx }: Pick<DecisionContext, 'tx'>,
): Promise<void> {
  if (!(await tx.isPlanAvailable(planId)))
    throw new DomainError('plan_unavailable', 'Este plano não está disponível.', 422);
}
