import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** In place of a patient's screens for an account that no patient's record belongs to. */
export const Unidentified = () => (
  <EmptyState
    title="Paciente não identificado"
    text="Sua conta ainda não está ligada a um cadastro de paciente. Fale com a sua clínica."
  />
);
