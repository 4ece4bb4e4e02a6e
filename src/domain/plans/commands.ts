import * as v from 'valibot';
import { type Actor, type CommandContext, defineCommand } from '../core/command.ts';
import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';

const staff = ['psych', 'administrator'] as const;

const planId = v.pipe(
  v.string('Escolha um plano.'),
  v.trim(),
  v.nonEmpty('Escolha um plano.'),
  v.maxLength(100, 'Escolha um plano.'),
);
const args = v.object({ planId });
const ownTenant = (_args: unknown, { tenantId }: Actor) => [['tenants', tenantId] as const];

/** Who owns the practice chooses its plan. The server refuses a plan that is not available. */
function choose(
  documents: DocumentSet,
  chosen: v.InferOutput<typeof args>,
  { actor }: CommandContext,
): void {
  const tenant = required(documents, 'tenants', actor.tenantId);
  if (tenant.kind === 'clinic' && actor.role !== 'administrator')
    throw new DomainError('forbidden', 'Só a administração da clínica escolhe o plano.', 403);
  documents.put('tenants', { ...tenant, planId: chosen.planId });
}

export const subscribe = defineCommand({
  name: 'plan.subscribe',
  entity: 'tenants',
  method: 'POST',
  path: '/billing/subscribe',
  roles: staff,
  scope: 'practice',
  title: 'Assinar plano',
  args,
  touches: ownTenant,
  apply: choose,
});

/** The choice after the first sign-in. A `userId` in the body is not looked at. */
export const selectPlan = defineCommand({
  name: 'plan.select',
  entity: 'tenants',
  method: 'POST',
  path: '/auth/mark-plan-selected',
  roles: staff,
  scope: 'practice',
  title: 'Escolher plano',
  args,
  touches: ownTenant,
  apply: choose,
});
