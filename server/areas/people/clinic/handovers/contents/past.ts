import { keptPrice } from '../../../../../../src/domain/payments/price.ts';
import type { Patient } from '../../../../../../src/domain/patients/patient.ts';
import {
  type KeptParties,
  partiesAtPayment,
} from '../../../../../../src/domain/receipts/parties.ts';
import type { ServerChange } from '../../../../../engine/documents/change.ts';

/** Returns parties with what the record has learnt since; the same ones where it is nothing. */
function completed(
  kept: KeptParties | null | undefined,
  patient: Patient,
): KeptParties | null | undefined {
  const known = partiesAtPayment(kept, patient);
  const isSame =
    known?.payer.cpf === kept?.payer.cpf && known?.beneficiary.cpf === kept?.beneficiary.cpf;
  return known && !isSame ? { ...known, isFilled: true } : kept;
}

/** Keeps the CPFs of who paid the member, as the patient's record has them by now. */
async function keepParties(
  { documents, find }: ServerChange,
  memberId: string,
  patient: Patient,
): Promise<void> {
  const equal = { patientId: patient.id, psychologistId: memberId };
  for (const entity of ['payments', 'packages'] as const)
    for (const money of await find(entity, { equal })) {
      const parties = completed(money.parties, patient);
      if (parties !== money.parties) documents.put(entity, { ...money, parties });
    }
}

/**
 * Keeps what the member knows of the patient with the past, before losing sight of the patient:
 * price and name with sessions, CPFs with money. What is owed for them stays the member's.
 * @param now ISO
 */
export async function keepPast(
  change: ServerChange,
  memberId: string,
  patient: Patient,
  now: string,
): Promise<void> {
  const { documents, find } = change;
  const { id: patientId, name: patientName } = patient;
  await keepParties(change, memberId, patient);
  const sessions = await find('appointments', { equal: { patientId, psychologistId: memberId } });
  for (const session of sessions) {
    if (session.startAt >= now || session.status === 'cancelled') continue;
    // An earlier hand-over kept all of it.
    if (session.isFree != null && session.patientName === patientName) continue;
    const price = session.isFree == null ? keptPrice(session, patient) : {};
    documents.put('appointments', { ...session, ...price, patientName });
  }
}
