import * as v from 'valibot';
import { type Actor, defineCommand } from '../core/command.ts';
import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { shelfField } from '../notes/shelf.ts';
import type { Tenant } from './tenant.ts';
import { timeZone } from './timeZones.ts';

/** The actor's practice. @throws DomainError 403 where it is a clinic and the actor does not decide for it */
function decidedBy(documents: DocumentSet, actor: Actor): Tenant {
  const tenant = required(documents, 'tenants', actor.tenantId);
  if (tenant.kind === 'clinic' && actor.role !== 'administrator')
    throw new DomainError('forbidden', 'Só a administração da clínica decide isso.', 403);
  return tenant;
}

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
    const tenant = decidedBy(documents, actor);
    const aiConsentSince = isActive ? (tenant.aiConsentSince ?? at) : null;
    documents.put('tenants', { ...tenant, aiConsentSince });
  },
});

/** Shows or hides the faces and colours of notes' moods. The words stay. */
export const setMoodFaces = defineCommand({
  name: 'practice.setMoodFaces',
  entity: 'tenants',
  method: 'PATCH',
  path: '/notes/mood-faces',
  roles: ['psych', 'administrator'],
  scope: 'practice',
  title: 'Mostrar ou esconder rostos de humor',
  args: v.object({ isActive: v.boolean('Informe se os rostos aparecem.') }),
  touches: (_args, { tenantId }) => [['tenants', tenantId]],
  apply(documents, { isActive }, { actor }) {
    documents.put('tenants', { ...decidedBy(documents, actor), hidesMoodFaces: !isActive });
  },
});

/** Where new notes go of which nobody says it. Notes that are there stay where they are. */
export const setNoteShelfRule = defineCommand({
  name: 'practice.setNoteShelf',
  entity: 'tenants',
  method: 'PATCH',
  path: '/notes/shelf-rule',
  roles: ['psych', 'administrator'],
  scope: 'practice',
  title: 'Mudar onde as notas ficam',
  args: v.object({ shelf: shelfField }),
  touches: (_args, { tenantId }) => [['tenants', tenantId]],
  apply(documents, { shelf }, { actor }) {
    documents.put('tenants', { ...decidedBy(documents, actor), noteShelf: shelf });
  },
});

/**
 * By which clock the practice lives. Sessions stay at their instants; what is kept as a time of the day (periods, pauses,
 * recurrences) is read by the new clock from then on.
 */
export const setTimeZone = defineCommand({
  name: 'practice.setTimeZone',
  entity: 'tenants',
  method: 'PATCH',
  path: '/users/practice/time-zone',
  roles: ['psych', 'administrator'],
  scope: 'practice',
  title: 'Mudar o fuso horário',
  args: v.object({ timeZone }),
  touches: (_args, { tenantId }) => [['tenants', tenantId]],
  apply(documents, args, { actor }) {
    documents.put('tenants', { ...decidedBy(documents, actor), timeZone: args.timeZone });
  },
});
