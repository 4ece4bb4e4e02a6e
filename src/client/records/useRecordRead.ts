import { useEffect } from 'react';
import type { RecordPart } from '../../domain/audit/kinds.ts';
import { patientPartFor } from '../../domain/audit/seen.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import { useDevice } from '../live/DeviceProvider.tsx';

/**
 * Keeps that this person opened a part of a patient's record, for the practice's account of who did. Waits for nothing
 * and shows nothing.
 * @param patientId `null` while nothing of a patient is shown
 */
export function useRecordRead(patientId: string | null, part: RecordPart): void {
  const { device, actor } = useDevice();
  const isStaff = actor.role !== 'patient';
  useEffect(() => {
    if (patientId !== null && isStaff) device.recordRead(patientId, part).catch(() => undefined);
  }, [device, isStaff, patientId, part]);
}

/**
 * Keeps that this person opened a patient's own data: registration data alone, or facts of health
 * as well, as the readers of the fields have it.
 * @param patient `null` while nothing of a patient is shown
 */
export function usePatientRead(
  patient: Pick<Patient, 'id' | 'psychologistId' | 'recordHolderId'> | null,
): void {
  const { actor } = useDevice();
  useRecordRead(patient?.id ?? null, patient ? patientPartFor(actor, patient) : 'registration');
}
