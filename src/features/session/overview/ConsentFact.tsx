import { consentKinds, consentLabels, hasConsent } from '../../../domain/patients/consent.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Fact } from '../../../ui/Fact.tsx';

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What the patient has agreed to today. */
export function ConsentFact({ patient }: { patient: Patient }) {
  const given = consentKinds.filter((kind) => hasConsent(patient, kind));
  const missing = consentKinds.filter((kind) => !hasConsent(patient, kind));
  const named = (kinds: typeof consentKinds | typeof given) =>
    listed.format(kinds.map((kind) => consentLabels[kind]));
  return (
    <Fact term="Consentimentos">
      {given.length > 0 && `Consentiu: ${named(given)}. `}
      {missing.length > 0 && `Sem consentimento: ${named(missing)}. `}
      <AppLink to="/app/pacientes/$patientId" params={{ patientId: patient.id }}>
        Ver ou mudar
      </AppLink>
    </Fact>
  );
}
