import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CatchBoundary } from '@tanstack/react-router';
import { useDevice } from '../../client/DeviceProvider.tsx';
import { isWhole } from '../../data/queries/known.ts';
import { useAddress } from '../../ui/address/address.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { reportsAddress } from './address.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportView } from './ReportView.tsx';
import { type Asked, useAsked, useReport } from './useReport.ts';
import { ARRIVING, datesWords, FAILED, FAILED_TEXT, statusOf, TITLE } from './words.ts';

/** /app/relatorios-financeiros */
export function ReportsPage() {
  const address = useAddress(reportsAddress);
  const asked = useAsked(address.state);
  const status = statusOf(address.state.status);
  const days = asked.refusal === null ? datesWords(asked.dates) : '';
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={[days, status && `Pagamentos: ${status.name.toLowerCase()}`]
          .filter(Boolean)
          .join(' · ')}
        actions={<Actions asked={asked} />}
      />
      <Stack sx={{ gap: 2 }}>
        <ReportFilters {...address} />
        {asked.refusal === null ? (
          <CatchBoundary getResetKey={() => JSON.stringify(asked.args)} errorComponent={NotLoaded}>
            <Report asked={asked} />
          </CatchBoundary>
        ) : (
          <Alert severity="warning">{asked.refusal}</Alert>
        )}
      </Stack>
    </>
  );
}

function Actions({ asked }: { asked: Asked }) {
  const { device } = useDevice();
  return (
    <Stack direction="row" className="no-print" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <LinkButton to="/app/financeiro">Quem deve</LinkButton>
      <Button startIcon={<RefreshIcon />} onClick={() => void device.wake()}>
        Atualizar
      </Button>
      <CatchBoundary getResetKey={() => JSON.stringify(asked.args)} errorComponent={() => null}>
        <ExportMenu asked={asked} />
      </CatchBoundary>
    </Stack>
  );
}

const NotLoaded = ({ reset }: { reset: () => void }) => (
  <ErrorState title={FAILED} text={FAILED_TEXT} onAction={reset} />
);

function Report({ asked }: { asked: Asked }) {
  const found = useReport(asked);
  if (found === undefined) return null;
  if (!isWhole(found)) return <Arriving what={ARRIVING} />;
  return <ReportView report={found.whole} asked={asked} />;
}
