import { PATIENT_MISSING } from '../../domain/patients/patient.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** In place of a screen of a patient who is not there, or not for this person. */
export const NoPatient = (props: {
  /** Why, where more is known. */
  readonly text?: string;
  readonly onBack: () => void;
}) => (
  <ErrorState
    title="Paciente não encontrado"
    text={props.text ?? PATIENT_MISSING}
    actionLabel="Voltar"
    onAction={props.onBack}
  />
);
