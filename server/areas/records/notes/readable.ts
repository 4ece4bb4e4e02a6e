import { mayBeRead } from '../../../../src/domain/patients/consent.ts';
import { type Reader, readVisible } from '../../../engine/reading/reader.ts';

/** True if a program may read a patient's notes now, or the patient is not to be seen. */
export async function readable(
  reader: Reader,
  notes: readonly { readonly patientId: string }[],
): Promise<(patientId: string) => boolean> {
  const { tenantId } = reader.actor;
  const ids = notes.map(({ patientId }) => patientId);
  const patients = await readVisible(reader, 'patients', ids);
  const practice = (await readVisible(reader, 'tenants', [tenantId])).get(tenantId) ?? {};
  return (patientId) => {
    const patient = patients.get(patientId);
    return !patient || mayBeRead(practice, patient, { isExternal: false });
  };
}
