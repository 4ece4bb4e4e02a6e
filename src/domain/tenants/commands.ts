import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';

/**
 * Whether notes are read by a program only with the patient's consent. Off until somebody asks for it: practices of before
 * go on as they did. In a clinic the administrators decide.
 */
export const requireAiConsent = defineCommand({
  name: 'practice.requireAiConsent',
  entity: 'tenants',
  method: 'PATCH',
  path: '/notes/consent-rule',
  roles: ['psych', 'administrator'],
  scope: 'practice',
  title: 'Exigir consentimento para IA',
  args: v.object({ isActive: v.boolean('Informe se o consentimento é exigido.') }),
  touches: (_args, { tenantId }) => [['tenants', tenantId]],
  apply(documents, { isActive }, { actor, at }) {
    const tenant = required(documents, 'tenants', actor.tenantId);
    if (tenant.kind === 'clinic' && actor.role !== 'administrator')
      throw new DomainError('forbidden', 'Só a administração da clínica decide isso.', 403);
    const aiConsentSince = isActive ? (tenant.aiConsentSince ?? at) : null;
    documents.put('tenants', { ...tenant, aiConsentSince });
  },
});
