import type { Device } from '../../data/device.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import { type Note, withoutEstimate } from '../../domain/notes/note.ts';
import { mayBeRead } from '../../domain/patients/consent.ts';

type Documents = Pick<Device, 'listDocuments' | 'readDocuments'>;

/** Leaves out of notes the estimates that their patients have refused, as the screens do. */
export function refusedEstimates(device: Documents) {
  let practice: Promise<Parameters<typeof mayBeRead>[0]> | undefined;
  const readPractice = async () => {
    const [own = {}] = await device.readDocuments('tenants', await device.listDocuments('tenants'));
    return own;
  };
  return async (
    entity: EntityName,
    documents: readonly AnyDocument[],
  ): Promise<readonly AnyDocument[]> => {
    if (entity !== 'notes' || documents.length === 0) return documents;
    const notes = documents as readonly Note[];
    const ids = [...new Set(notes.map(({ patientId }) => patientId))];
    const patients = await device.readDocuments('patients', ids);
    const rule = await (practice ??= readPractice());
    const refused = new Set(
      patients
        .filter((patient) => !mayBeRead(rule, patient, { isExternal: false }))
        .map(({ id }) => id),
    );
    return notes.map((note) => (refused.has(note.patientId) ? withoutEstimate(note) : note));
  };
}
