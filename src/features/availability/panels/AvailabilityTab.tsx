import Stack from '@mui/material/Stack';
import { CatchBoundary } from '@tanstack/react-router';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { BlocksPanel } from './BlocksPanel.tsx';
import { BreaksPanel } from './BreaksPanel.tsx';
import { PeriodsPanel } from './PeriodsPanel.tsx';
import { type Managed, useManaged } from '../useManaged.ts';
import { WeeksAhead } from './WeeksAhead.tsx';

/**
 * Configurações: when somebody works and when not.
 * @param onProfileSaved the server has taken something that the token says too
 */
export function AvailabilityTab({ onProfileSaved }: { onProfileSaved: () => void }) {
  const managed = useManaged();
  const { psychologistId } = managed;
  const { role } = useActor();
  return (
    <Stack sx={{ gap: 4, maxWidth: 960 }}>
      {role === 'administrator' && <Whose {...managed} />}
      {psychologistId && (
        <>
          <CatchBoundary getResetKey={() => psychologistId} errorComponent={NotLoaded}>
            <PeriodsPanel psychologistId={psychologistId} />
          </CatchBoundary>
          <BreaksPanel psychologistId={psychologistId} />
          <BlocksPanel psychologistId={psychologistId} />
        </>
      )}
      {role === 'psych' && <WeeksAhead onSaved={onProfileSaved} />}
    </Stack>
  );
}

const NotLoaded = ({ reset }: { reset: () => void }) => (
  <ErrorState title="Erro ao carregar períodos" text="Tente novamente." onAction={reset} />
);

function Whose({ psychologistId, choices, choose }: Managed) {
  if (psychologistId === null) return <EmptyState title="Ninguém atende nesta clínica ainda." />;
  return (
    <div style={{ maxWidth: 360 }}>
      <ChoiceField
        label="Psicólogo"
        options={choices}
        value={psychologistId}
        onChange={choose}
        helperText="De quem são os horários abaixo."
      />
    </div>
  );
}
