import Box from '@mui/material/Box';
import { CatchBoundary } from '@tanstack/react-router';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import { appointmentStatuses } from '../../domain/appointments/status.ts';
import { statusLabels } from '../../domain/appointments/labels.ts';
import type { DashboardAnalysis } from '../../domain/dashboard/analysis.ts';
import { ChartFrame } from '../../ui/figures/ChartFrame.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { usePeriod } from './search.ts';
import {
  countWords,
  FAILED,
  hoursWords,
  NO_DATA,
  PERIOD_ARRIVING,
  placeWords,
  sessionsWords,
} from './words.ts';

/** What became of the period's sessions, drawn. */
export function Analysis() {
  const { id } = usePeriod();
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={NotLoaded}>
      <Charts />
    </CatchBoundary>
  );
}

const NotLoaded = ({ reset }: { reset: () => void }) => (
  <ErrorState title={FAILED} text="Tente novamente." onAction={reset} />
);

function Charts() {
  const { period } = usePeriod();
  const found = useLive('dashboard.analysis', { period, now: useNow() }, { keepPrevious: true });
  if (found === undefined) return null;
  if (!isWhole(found)) return <Arriving what={PERIOD_ARRIVING} />;
  const analysis = found.whole;
  if (analysis.total === 0)
    return <EmptyState title={NO_DATA} text="Os gráficos aparecem com as sessões deste período." />;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}
    >
      <ByStatus {...analysis} />
      <Shares {...analysis} />
      <Box sx={{ gridColumn: { md: '1 / -1' }, minWidth: 0 }}>
        <ChartFrame
          title="Horas trabalhadas"
          shape="bars"
          measure="Horas"
          points={analysis.hours.map(({ at, hours }) => ({
            label: placeWords(at, period),
            value: hours,
          }))}
          format={hoursWords}
        />
      </Box>
    </Box>
  );
}

const pointsOf = ({ byStatus }: DashboardAnalysis) =>
  appointmentStatuses.map((status) => ({
    label: statusLabels[status].label,
    value: byStatus[status],
  }));

const ByStatus = (analysis: DashboardAnalysis) => (
  <ChartFrame
    title="Sessões por status"
    shape="ranks"
    measure="Sessões"
    points={pointsOf(analysis)}
    format={countWords}
  />
);

const Shares = (analysis: DashboardAnalysis) => (
  <ChartFrame
    title="Distribuição por status"
    shape="shares"
    measure="Sessões"
    points={pointsOf(analysis).filter(({ value }) => value > 0)}
    format={(count) => `${sessionsWords(count)} (${Math.round((100 * count) / analysis.total)}%)`}
  />
);
