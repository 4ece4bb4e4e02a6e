import Stack from '@mui/material/Stack';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { HistoryFigures } from './HistoryFigures.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryRows } from './HistoryRows.tsx';
import { useHistoryArgs } from './useHistory.ts';
import { FIGURES_FAILED, LIST_FAILED, TITLE } from './words.ts';

/** /app/historico: what happened, the newest first. */
export const HistoryPage = () => (
  <>
    <PageHeader title={TITLE} actions={<LinkButton to="/app/financeiro">Quem deve</LinkButton>} />
    <Stack sx={{ gap: 2 }}>
      <OrFailed title={FIGURES_FAILED}>
        <HistoryFigures />
      </OrFailed>
      <OrFailed title={LIST_FAILED}>
        <HistoryFilters />
        <HistoryRows />
      </OrFailed>
    </Stack>
  </>
);

/** Says in its place what could not be read, and reads it again when asked to, or when something else is asked for. */
function OrFailed({ title, children }: { title: string; children: ReactNode }) {
  const asked = JSON.stringify(useHistoryArgs());
  return (
    <CatchBoundary
      getResetKey={() => asked}
      errorComponent={({ reset }) => <ErrorState title={title} onAction={reset} />}
    >
      {children}
    </CatchBoundary>
  );
}
