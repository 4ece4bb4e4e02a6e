import type { HandoverOutcome, Overlap } from '../../../../../src/domain/contract/clinic.ts';
import type { Actor } from '../../../../../src/domain/core/command.ts';
import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { PATIENT_MISSING, type Patient } from '../../../../../src/domain/patients/patient.ts';
import { changeDocuments, type ServerChange } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { asRefusal } from '../../../../engine/execution/constraints.ts';
import { requireMember } from '../members.ts';
import type { Concerned } from './concerned.ts';
import { openOf } from './requests.ts';

interface Work {
  /** What must hold whoever the patient is. @throws DomainError */
  readonly check?: (change: ServerChange) => Promise<void>;
  readonly isDone: (patient: Patient) => boolean;
  /** True if the member still has what it is about. */
  readonly isTheirs: (patient: Patient) => boolean;
  /** @returns what is in the way; nothing is changed then */
  readonly act: (change: ServerChange, patient: Patient) => Promise<readonly Overlap[]>;
}

/** Ends a transaction of which nothing is to stay. */
class Hindered extends Error {
  override readonly name = 'Hindered';

  constructor(readonly overlaps: readonly Overlap[]) {
    super('hindered');
  }
}

const elsewhere = (): DomainError =>
  new DomainError('patient_elsewhere', 'Este paciente já não está com esta pessoa.');

function outcomeOf(patientId: string, error: unknown): HandoverOutcome {
  if (error instanceof Hindered)
    return { patientId, status: 'overlap', message: null, overlaps: [...error.overlaps] };
  const refusal = asRefusal(error);
  if (!(refusal instanceof DomainError)) throw error;
  const message =
    refusal.code === 'patient_exists'
      ? 'Quem recebe já tem um paciente com este email ou CPF.'
      : refusal.message;
  return { patientId, status: 'refused', message, overlaps: [] };
}

/**
 * Says whether the member's part of the record waits: for an answer, or for the days after a mail.
 */
async function statusOf(
  change: ServerChange,
  concerned: Concerned,
): Promise<'done' | 'asked' | 'waiting'> {
  // Written by now, so that what was asked in this transaction is found.
  await change.write();
  const [open] = await openOf(change, concerned);
  if (!open || open.status === 'agreed') return 'done';
  const member = await requireMember(change, concerned.memberId);
  return member.isActive ? 'asked' : 'waiting';
}

/**
 * Does something for each patient of a member in a transaction of its own, all or nothing; between two of them others of the
 * clinic get their turn.
 * @throws DomainError 404 for a missing member, and what `check` throws
 */
export async function perPatient(
  parts: ServerParts,
  { tenantId }: Actor,
  { memberId, patientIds }: { readonly memberId: string; readonly patientIds: readonly string[] },
  { check, isDone, isTheirs, act }: Work,
): Promise<HandoverOutcome[]> {
  await changeDocuments(parts, tenantId, async (change) => {
    await requireMember(change, memberId);
    await check?.(change);
  });
  const one = (patientId: string) =>
    changeDocuments(parts, tenantId, async (change) => {
      await check?.(change);
      await change.load([['patients', patientId]]);
      const patient = change.documents.get('patients', patientId);
      if (!patient) throw new DomainError('not_found', PATIENT_MISSING, 404);
      if (isDone(patient)) return 'done';
      if (!isTheirs(patient)) throw elsewhere();
      const overlaps = await act(change, patient);
      if (overlaps.length > 0) throw new Hindered(overlaps);
      return statusOf(change, { memberId, patientId });
    });
  const outcomes: HandoverOutcome[] = [];
  for (const patientId of patientIds) {
    outcomes.push(
      await one(patientId).then(
        (status): HandoverOutcome => ({ patientId, status, message: null, overlaps: [] }),
        (error: unknown) => outcomeOf(patientId, error),
      ),
    );
  }
  return outcomes;
}
