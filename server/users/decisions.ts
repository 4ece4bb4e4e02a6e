import { DomainError } from '../../src/domain/core/errors.ts';
import type { Decision, DecisionContext } from '../sync/decision.ts';

async function requireActivePsychologist({ tx }: DecisionContext, id: string): Promise<void> {
  const [stored] = await tx.load([['users', id]]);
  const person = stored?.entity === 'users' ? stored.document : undefined;
  if (!person || !('role' in person) || person.role !== 'psych' || !person.isActive)
    throw new DomainError('psychologist_invalid', 'Escolha um psicólogo ativo da clínica.', 422);
}

/** A session's psychologist works here. */
export const bookable: Decision<'appointment.create'> = async ({ id }, context) => {
  const appointment = context.documents.get('appointments', id);
  if (appointment) await requireActivePsychologist(context, appointment.psychologistId);
};

/** So does a patient's, where one is named. */
export const bookablePatient: Decision<'patient.create'> = async ({ id }, context) => {
  const patient = context.documents.get('patients', id);
  if (patient?.psychologistId) await requireActivePsychologist(context, patient.psychologistId);
};
