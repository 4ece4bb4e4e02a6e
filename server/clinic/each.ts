import type { HandoverOutcome, Overlap } from '../../src/domain/contract/clinic.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import { DomainError } from '../../src/domain/core/errors.ts';
import { PATIENT_MISSING, type Patient } from '../../src/domain/patients/patient.ts';
import { changeDocuments, type ServerChange } from '../documents/change.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { asRefusal } from '../sync/constraints.ts';
import { requireMember } from './members.ts';

/** A patient, and the member whose they are. */
export interface Concerned {
  readonly memberId: string;
  readonly patientId: string;
}

interface Work {
  /** What must hold whoever the patient is. @throws DomainError */
  readonly check?: (change: ServerChange) => Promise<void>;
  readonly isDone: (patient: Patient) => boolean;
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
 * Does something for each patient of a member in a transaction of its own, all or nothing; between two of them others of the
 * clinic get their turn.
 * @throws DomainError 404 for a missing member, and what `check` throws
 */
export async function perPatient(
  parts: ServerParts,
  { tenantId }: Actor,
  { memberId, patientIds }: { readonly memberId: string; readonly patientIds: readonly string[] },
  { check, isDone, act }: Work,
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
      if (isDone(patient)) return;
      if (patient.psychologistId !== memberId) throw elsewhere();
      const overlaps = await act(change, patient);
      if (overlaps.length > 0) throw new Hindered(overlaps);
    });
  const outcomes: HandoverOutcome[] = [];
  for (const patientId of patientIds) {
    const done: HandoverOutcome = { patientId, status: 'done', message: null, overlaps: [] };
    outcomes.push(
      await one(patientId).then(
        () => done,
        (error: unknown) => outcomeOf(patientId, error),
      ),
    );
  }
  return outcomes;
}
