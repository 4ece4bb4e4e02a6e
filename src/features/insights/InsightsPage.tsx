import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CatchBoundary } from '@tanstack/react-router';
import { useActor, useDevice } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import type { NoteInsights } from '../../data/queries/people/statistics.ts';
import { PatientField } from '../../pieces/people/PatientField.tsx';
import { type Address, useAddress } from '../../ui/address/address.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { FilterBar } from '../../ui/list/FilterBar.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { insightsAddress, periodOf, PERIODS, type PeriodWord } from './address.ts';
import { Freshness } from './Freshness.tsx';
import { InsightFigures } from './InsightFigures.tsx';
import { MoodCharts } from './MoodCharts.tsx';
import { Patterns } from './Patterns.tsx';
import { ARRIVING, estimatesWords, FAILED, ONLY_PSYCHOLOGISTS, withoutWords } from './words.ts';

/** /app/ai */
export const InsightsPage = () =>
  useActor().role === 'psych' ? <OwnInsights /> : <NotForOthers />;

const NotForOthers = () => (
  <>
    <PageHeader title="AI Insights" />
    <EmptyState
      title={ONLY_PSYCHOLOGISTS}
      text="Para você, a agenda e os pacientes da clínica estão sempre aqui."
      action={<LinkButton to="/app/pacientes">Ver pacientes</LinkButton>}
    />
  </>
);

function OwnInsights() {
  const { device } = useDevice();
  const address = useAddress(insightsAddress);
  const { paciente } = address.state;
  return (
    <>
      <PageHeader
        title="AI Insights"
        subtitle={<Freshness />}
        actions={
          <>
            <Button startIcon={<RefreshIcon />} onClick={() => void device.wake()}>
              Atualizar
            </Button>
            {paciente === undefined ? (
              <LinkButton to="/app/notas" variant="outlined">
                Ver Notas
              </LinkButton>
            ) : (
              <LinkButton
                to="/app/notas/$patientId"
                params={{ patientId: paciente }}
                variant="outlined"
              >
                Ver Notas
              </LinkButton>
            )}
          </>
        }
      />
      <Stack sx={{ gap: 2 }}>
        <Filters {...address} />
        <CatchBoundary getResetKey={() => JSON.stringify(address.state)} errorComponent={NotLoaded}>
          <Insights {...address} />
          {paciente !== undefined && <Patterns key={paciente} patientId={paciente} />}
        </CatchBoundary>
      </Stack>
    </>
  );
}

const NotLoaded = ({ reset }: { reset: () => void }) => (
  <ErrorState title={FAILED} text="Tente novamente." onAction={reset} />
);

type Filtered = Address<typeof insightsAddress>;

const Filters = ({ state, change }: Filtered) => (
  <FilterBar>
    <ChoiceField
      label="Período"
      options={PERIODS}
      value={periodOf(state.periodo).id}
      onChange={(id) => change({ periodo: (id ?? undefined) as PeriodWord | undefined })}
    />
    <PatientField
      isFilter
      value={state.paciente ?? null}
      onChange={(id) => change({ paciente: id ?? undefined })}
    />
  </FilterBar>
);

function Insights({ state, change }: Filtered) {
  const now = useNow();
  const { period } = periodOf(state.periodo);
  const { paciente: patientId } = state;
  const found = useLive(
    'notes.insights',
    { period, now, ...(patientId !== undefined && { patientId }) },
    { keepPrevious: true },
  );
  if (found === undefined) return null;
  if (!isWhole(found)) return <Arriving what={ARRIVING} />;
  const insights = found.whole;
  if (insights.analyzedNotes === 0)
    return <Nothing insights={insights} onWiden={() => change({ periodo: 'ano' })} />;
  return (
    <>
      <InsightFigures insights={insights} />
      <MoodCharts insights={insights} />
      <Estimates insights={insights} />
    </>
  );
}

const Estimates = ({ insights }: { insights: NoteInsights }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
    {estimatesWords(insights)}
  </Typography>
);

/** Why there is nothing to show, and a way on. */
function Nothing({ insights, onWiden }: { insights: NoteInsights; onWiden: () => void }) {
  const { period, totalNotes } = insights;
  return (
    <EmptyState
      title="Nenhuma nota com estimativa neste período."
      text={
        totalNotes > 0
          ? `${withoutWords(insights)}.`
          : 'As estimativas aparecem sozinhas quando um programa lê as notas das sessões.'
      }
      action={
        period !== 'year' && (
          <Button variant="outlined" onClick={onWiden}>
            Ver os últimos 12 meses
          </Button>
        )
      }
    />
  );
}
