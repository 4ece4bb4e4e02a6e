import type { OverlapChoice } from '../../../../../src/domain/clinic/forms.ts';
import type { HandoverOutcome } from '../../../../../src/domain/contract/clinic.ts';
import type { Actor } from '../../../../../src/domain/core/command.ts';
import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { type Patient, recordHolderOf } from '../../../../../src/domain/patients/patient.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { passAgenda } from './contents/agenda.ts';
import { perPatient } from './each.ts';
import { handoverMailJob } from './mails.ts';
import { askHolders } from './requests.ts';
import { requireSuccessor } from './successor.ts';

export interface Wanted {
  readonly memberId: string;
  readonly successorId: string;
  readonly patients: readonly { readonly patientId: string; readonly overlaps: OverlapChoice }[];
}

/**
 * Gives patients to another psychologist of the clinic, each with all that is to come, or not at
 * all. Whoever holds the record is asked for it; a closed account is told by mail and has time to
 * object. Past sessions and their payments stay with who gave them. Repeating it changes nothing.
 * @throws DomainError 404, 422 where the successor may not receive patients
 */
export function handOver(
  parts: ServerParts,
  actor: Actor,
  { memberId, successorId, patients }: Wanted,
): Promise<HandoverOutcome[]> {
  if (memberId === successorId)
    throw new DomainError('successor_invalid', 'Escolha outra pessoa para receber.', 422);
  const { tenantId } = actor;
  const choices = new Map(patients.map(({ patientId, overlaps }) => [patientId, overlaps]));
  const isPassed = ({ psychologistId }: Patient) => psychologistId === successorId;
  return perPatient(
    parts,
    actor,
    { memberId, patientIds: [...choices.keys()] },
    {
      check: (change) => requireSuccessor(change, tenantId, successorId, parts.clock.now()),
      isDone: (patient) => isPassed(patient) && recordHolderOf(patient) !== memberId,
      isTheirs: (patient) =>
        patient.psychologistId === memberId ||
        (isPassed(patient) && patient.recordHolderId === memberId),
      async act(change, patient) {
        const passing = {
          memberId,
          patientId: patient.id,
          successorId,
          overlaps: choices.get(patient.id) ?? 'ask',
        };
        const overlaps = isPassed(patient)
          ? []
          : await passAgenda(change, parts, actor, passing, patient);
        if (overlaps.length > 0) return overlaps;
        const passed = change.documents.get('patients', patient.id) ?? patient;
        const again = isPassed(patient) ? memberId : undefined;
        await askHolders(change, parts, actor, passed, successorId, again);
        await change.enqueue([handoverMailJob(memberId)]);
        return [];
      },
    },
  );
}
