import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow, PortalOverview } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { sessionColumns, sessionKey } from '../../pieces/sessions/columns.tsx';
import { StatCards } from '../../ui/figures/StatCards.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Unidentified } from './Unidentified.tsx';
import { useMyAppointments } from './useMyAppointments.ts';
import { isWhole } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** Meu Dashboard: a patient's own figures, next session and recent ones. */
export function OverviewPage() {
  const { name } = useActor();
  const now = useNow();
  const { unidentified } = useMyAppointments();
  const overview = useLive('portal.overview', { now }, { keepPrevious: true });
  return (
    <>
      <PageHeader title="Meu Dashboard" subtitle={`Olá, ${name.split(/\s+/)[0]}`} />
      {unidentified && <Unidentified />}
      {overview && !unidentified && (
        <>
          <Figures overview={isWhole(overview) ? overview.whole : null} />
          <Typography variant="h2" sx={{ marginTop: 3, marginBottom: 1 }}>
            Agendamentos recentes
          </Typography>
          {isWhole(overview) ? (
            <Recent overview={overview.whole} />
          ) : (
            <Paper variant="outlined">
              <Arriving what="Seus agendamentos ainda não chegaram todos." />
            </Paper>
          )}
        </>
      )}
    </>
  );
}

/** @param overview `null` while not all sessions are here */
function Figures({ overview }: { overview: PortalOverview | null }) {
  const zone = useZone();
  const next = overview?.nextAppointment;
  const nextWords = next ? formatMoment(next.startAt, zone) : 'Nenhuma';
  return (
    <StatCards
      stats={[
        { label: 'Total de sessões', value: overview?.totalSessions },
        { label: 'Sessões concluídas', value: overview?.completedSessions },
        { label: 'Próximas sessões', value: overview?.pendingSessions },
        {
          label: 'Próxima sessão',
          value: overview ? nextWords : undefined,
          detail: next?.psychologistName,
          wide: true,
        },
      ]}
    />
  );
}

const SeeAll = () => (
  <Button component={Link} to="/app/patient-scheduling" sx={{ margin: 1 }}>
    Ver todos
  </Button>
);

function Recent({ overview }: { overview: PortalOverview }) {
  if (overview.totalSessions === 0)
    return (
      <Paper variant="outlined">
        <EmptyState
          title="Nenhum agendamento encontrado"
          text="Entre em contato com a sua clínica para marcar uma sessão."
        />
      </Paper>
    );
  if (overview.recent.length === 0)
    return (
      <Paper variant="outlined">
        <EmptyState
          title="Nenhuma sessão até agora"
          text="As suas sessões aparecem aqui depois que começam."
          action={<SeeAll />}
        />
      </Paper>
    );
  return <RecentList rows={overview.recent} />;
}

function RecentList({ rows }: { rows: readonly AppointmentRow[] }) {
  const zone = useZone();
  const columns = useMemo(() => {
    const { date, time, psychologist, status } = sessionColumns(zone);
    return [date, time, psychologist, status];
  }, [zone]);
  return (
    <>
      <RecordList
        label="Agendamentos recentes"
        rows={rows}
        isAll
        arriving=""
        empty={null}
        columns={columns}
        keyOf={sessionKey}
        fixed
      />
      <SeeAll />
    </>
  );
}
