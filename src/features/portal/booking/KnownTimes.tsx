import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UNKNOWN } from '../../../data/queries/kit/known.ts';
import type { FreeDay } from '../../../data/queries/portal/portalTimes.ts';
import { noPsychologist } from '../../../domain/appointments/refusals.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { TITLE } from './BookingSteps.tsx';
import { useFreeStarts } from './useFreeStarts.ts';

interface KnownTimesProps {
  readonly onClose: () => void;
  readonly children: (days: readonly FreeDay[]) => ReactNode;
}

/** Draws the free times where there can be some, and says otherwise why there are none. */
export const KnownTimes = (props: KnownTimesProps) => (
  <CatchBoundary
    getResetKey={() => 'times'}
    errorComponent={({ reset }) => (
      <AppDialog open title={TITLE} onClose={props.onClose}>
        <ErrorState
          title="Erro ao carregar horários"
          text="Seus dados continuam guardados neste aparelho."
          onAction={reset}
        />
      </AppDialog>
    )}
  >
    <Times {...props} />
  </CatchBoundary>
);

function Times({ onClose, children }: KnownTimesProps) {
  const known = useFreeStarts();
  if (known === undefined) return null;
  if (known !== null && known !== UNKNOWN && known.psychologistId !== null)
    return children(known.days);
  return (
    <AppDialog open title={TITLE} onClose={onClose}>
      {known === null && (
        <ErrorState
          title="Erro ao buscar paciente"
          text="Não foi possível identificar o paciente. Tente novamente."
          actionLabel="Fechar"
          onAction={onClose}
        />
      )}
      {known === UNKNOWN && (
        <Arriving what="Os horários livres ainda não chegaram a este aparelho." />
      )}
      {known !== null && known !== UNKNOWN && <EmptyState title={noPsychologist().message} />}
    </AppDialog>
  );
}
