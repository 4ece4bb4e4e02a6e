import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

const NotLoaded = ({ reset }: { reset: () => void }) => (
  <ErrorState title="Erro ao carregar dados" text="Tente novamente." onAction={reset} />
);

/** What is read from this device, or that it could not be. */
export const Loaded = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'portal'} errorComponent={NotLoaded}>
    {children}
  </CatchBoundary>
);
