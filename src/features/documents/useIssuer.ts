import { useLive } from '../../client/live/useLive.ts';
import { isWhole, recordOf, UNKNOWN } from '../../data/queries/kit/known.ts';
import type { Professional } from '../../domain/documents/declaration.ts';
import type { IssuedDocument } from '../../domain/documents/issued.ts';
import { professionalOf } from '../../domain/professional/professional.ts';
import type { ProfessionalProfile } from '../../domain/professional/profile.ts';
import type { Patient } from '../../domain/patients/patient.ts';

/** Who issues a document, about whom, and what was issued before. */
export interface Issuer {
  readonly patient: Patient;
  readonly institution: string;
  /** Lines above a paper: the practice and, of a company, its name and number. */
  readonly head: readonly string[];
  /** A picture of the signature: a PNG's data URL. */
  readonly signature: string | null;
  readonly professional: Professional;
  /** The oldest first. */
  readonly issued: readonly IssuedDocument[];
  readonly lastPlace: string;
}

function headOf(institution: string, profile: ProfessionalProfile | null): readonly string[] {
  if (profile?.regime !== 'pj' || !profile.cnpj) return [institution];
  const company = profile.companyName ?? institution;
  const number = `CNPJ ${profile.cnpj}`;
  return company === institution
    ? [`${institution}, ${number}`]
    : [institution, `${company}, ${number}`];
}

/** What is said of the practice and of the person who is signed in. */
function useSelf() {
  const practice = useLive('practice', {});
  const profile = useLive('professional.own', {});
  if (practice === undefined || profile === undefined) return undefined;
  const tenant = recordOf(practice.tenant);
  const user = recordOf(practice.user);
  if (!tenant || !user || profile === UNKNOWN) return null;
  return {
    institution: tenant.name,
    head: headOf(tenant.name, profile),
    signature: profile?.signature ?? null,
    professional: professionalOf(user, profile),
    city: profile?.city ?? '',
  };
}

/** `undefined` until all of it is read; `null` where something has not arrived on this device, or is not there. */
export function useIssuer(patientId: string): Issuer | null | undefined {
  const details = useLive('patients.byId', { id: patientId });
  const self = useSelf();
  const documents = useLive('documents.ofPatient', { patientId });
  if (details === undefined || self === undefined || documents === undefined) return undefined;
  const patient = recordOf(details)?.patient;
  if (!patient || !self || !isWhole(documents)) return null;
  const { rows, lastPlace } = documents.whole;
  const { city, ...who } = self;
  return {
    ...who,
    patient,
    issued: rows.map(({ document }) => document).toReversed(),
    lastPlace: lastPlace ?? city,
  };
}
