import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { isWhole, recordOf } from '../../data/queries/known.ts';
import type { Professional } from '../../domain/documents/declaration.ts';
import type { IssuedDocument } from '../../domain/documents/issued.ts';
import type { Patient } from '../../domain/patients/patient.ts';

/** Who issues a document, about whom, and what was issued before. */
export interface Issuer {
  readonly patient: Patient;
  readonly institution: string;
  readonly professional: Professional;
  /** The oldest first. */
  readonly issued: readonly IssuedDocument[];
  readonly lastPlace: string;
}

/** `undefined` until all of it is read; `null` where something has not arrived on this device, or is not there. */
export function useIssuer(patientId: string): Issuer | null | undefined {
  const { name } = useActor();
  const details = useLive('patients.byId', { id: patientId });
  const practice = useLive('practice', {});
  const documents = useLive('documents.ofPatient', { patientId });
  if (details === undefined || practice === undefined || documents === undefined) return undefined;
  const patient = recordOf(details)?.patient;
  const tenant = recordOf(practice.tenant);
  const user = recordOf(practice.user);
  if (!patient || !tenant || !user || !isWhole(documents)) return null;
  const { rows, lastPlace } = documents.whole;
  return {
    patient,
    institution: tenant.name,
    professional: { name, crp: user.crp ?? null },
    issued: rows.map(({ document }) => document).toReversed(),
    lastPlace: lastPlace ?? '',
  };
}
