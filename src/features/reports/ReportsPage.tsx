import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CatchBoundary } from '@tanstack/react-router';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useAhead } from '../../ui/address/ahead.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { reportsAddress } from './address.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { Reports } from './Reports.tsx';
import { type Asked, useAsked } from './useReport.ts';
import { datesWords, FAILED, FAILED_TEXT, statusOf, TITLE } from './words.ts';

/** /app/relatorios-financeiros. Each part asks the address by itself: what it does not concern is not drawn again. */
export const ReportsPage = () => (
  <>
    <Header />
    <Stack sx={{ gap: 2 }}>
      <ReportFilters />
      <Answer />
    </Stack>
  </>
);

function useAskedHere(): Asked {
  return useAsked(useAhead(reportsAddress).state);
}

function Header() {
  const { state } = useAhead(reportsAddress);
  const asked = useAsked(state);
  const status = statusOf(state.status);
  const days = asked.refusal === null ? datesWords(asked.dates) : '';
  const subtitle = [days, status && `Pagamentos: ${status.name.toLowerCase()}`];
  return (
    <PageHeader title={TITLE} subtitle={subtitle.filter(Boolean).join(' · ')} actions={ACTIONS} />
  );
}

function Answer() {
  const asked = useAskedHere();
  if (asked.refusal !== null) return <Alert severity="warning">{asked.refusal}</Alert>;
  return (
    <CatchBoundary getResetKey={() => JSON.stringify(asked.args)} errorComponent={NotLoaded}>
      <Reports args={asked.args} />
    </CatchBoundary>
  );
}

function Actions() {
  const { device } = useDevice();
  return (
    <Stack direction="row" className="no-print" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <LinkButton to="/app/financeiro">Quem deve</LinkButton>
      <Button startIcon={<RefreshIcon />} onClick={() => void device.wake()}>
        Atualizar
      </Button>
      <Export />
    </Stack>
  );
}

const ACTIONS = <Actions />;

function Export() {
  const asked = useAskedHere();
  return (
    <CatchBoundary getResetKey={() => JSON.stringify(asked.args)} errorComponent={() => null}>
      <ExportMenu asked={asked} />
    </CatchBoundary>
  );
}

const NotLoaded = ({ reset }: { reset: () => void }) => (
  <ErrorState title={FAILED} text={FAILED_TEXT} onAction={reset} />
);
