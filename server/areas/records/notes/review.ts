import { tooManyTemplates } from '../../../../src/domain/noteTemplates/commands.ts';
import { TEMPLATES_MAX } from '../../../../src/domain/noteTemplates/template.ts';
import { mayBeReadAgain, summaryChanged } from '../../../../src/domain/notes/summaryCommands.ts';
import { mayBeRead, noConsent } from '../../../../src/domain/patients/consent.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import type { Tenant } from '../../../../src/domain/tenants/tenant.ts';
import type { Decision } from '../../../engine/execution/decision.ts';
import { readAgainJob } from './summarise.ts';

/**
 * Refuses to accept anything but the summary that a program wrote and that still stands. A device
 * may have read an older one, or name any text.
 */
export const acceptWhatStands: Decision<'note.acceptSummary'> = async (
  { id, summary },
  { documents },
) => {
  const before = documents.stored('notes', id)?.document;
  if (before && before.summary !== summary) throw summaryChanged();
};

/**
 * Has the word list read the note again, unless its patient has refused: what was read before the
 * refusal is not made anew.
 */
export const askToReadAgain: Decision<'note.readAgain'> = async (
  { id },
  { documents, tx, now, actor },
) => {
  const note = documents.stored('notes', id)?.document;
  // A text that waits to be read is read by whoever reads texts now.
  if (!note || !mayBeReadAgain(note)) return;
  const stored = await tx.load([
    ['patients', note.patientId],
    ['tenants', actor.tenantId],
  ]);
  const documentOf = (entity: 'patients' | 'tenants') =>
    (stored.find((one) => one.entity === entity)?.document ?? {}) as Partial<Patient & Tenant>;
  if (!mayBeRead(documentOf('tenants'), documentOf('patients'), { isExternal: false }))
    throw noConsent('ai');
  await tx.enqueue([readAgainJob(id, tx.v, now)]);
};

export const countTemplates: Decision<'noteTemplate.create'> = async ({ id }, { tx, actor }) => {
  const own = await tx.find('noteTemplates', { equal: { psychologistId: actor.userId } });
  if (own.filter((one) => one.id !== id).length >= TEMPLATES_MAX) throw tooManyTemplates();
};
