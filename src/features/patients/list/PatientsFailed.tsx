import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';

const Failed = ({ reset }: ErrorComponentProps) => (
  <ErrorState
    title="Erro ao carregar pacientes"
    text="O que já chegou à nuvem está seguro. Tente de novo."
    actionLabel="Recarregar"
    onAction={reset}
  />
);

/** Says in the list's place that it could not be read, and reads it again when asked to. */
export const PatientsOrFailed = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'patients'} errorComponent={Failed}>
    {children}
  </CatchBoundary>
);
