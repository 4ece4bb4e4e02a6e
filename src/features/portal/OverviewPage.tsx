import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useHours } from '../../client/time/useHours.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import type { PortalOverview } from '../../data/queries/portal/results.ts';
import { longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { StatCards } from '../../ui/figures/StatCards.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { BookButton } from './booking/BookButton.tsx';
import { Loaded } from './Loaded.tsx';
import { RecentAppointments } from './RecentAppointments.tsx';
import { Unidentified } from './Unidentified.tsx';
import { useMyAppointments } from './useMyAppointments.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** Meu Dashboard: a patient's next session, own figures and recent sessions. */
export function OverviewPage() {
  const { name } = useActor();
  return (
    <>
      <PageHeader
        title="Meu Dashboard"
        subtitle={`Olá, ${name.split(/\s+/)[0]}`}
        actions={<BookButton />}
      />
      <Loaded>
        <Overview />
      </Loaded>
    </>
  );
}

function Overview() {
  const { unidentified } = useMyAppointments();
  const overview = useLive('portal.overview', { now: useNow() });
  if (unidentified) return <Unidentified />;
  if (!overview) return null;
  return (
    <>
      {isWhole(overview) && <NextSession row={overview.whole.nextAppointment} />}
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
  );
}

function NextSession({ row }: { row: AppointmentRow | null }) {
  const { zone, span } = useHours();
  const { open } = useDialogs();
  return (
    <Paper variant="outlined" component="section" sx={NEXT}>
      <div>
        <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
          Próxima sessão
        </Typography>
        <Typography variant="h2" component="p">
          {row ? `${longDay(wallClock(row.startAt, zone).day)}, ${span(row)}` : 'Nenhuma'}
        </Typography>
        {row?.psychologistName && <Typography>{row.psychologistName}</Typography>}
      </div>
      {row && (
        <Button variant="outlined" onClick={() => open({ dialogo: 'sessao', alvo: row.id })}>
          Detalhes
        </Button>
      )}
    </Paper>
  );
}

const NEXT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: 2,
  marginBottom: 2,
} as const;

/** @param overview `null` while not all sessions are here */
const Figures = ({ overview }: { overview: PortalOverview | null }) => (
  <StatCards
    stats={[
      { label: 'Total de sessões', value: overview?.totalSessions },
      { label: 'Sessões concluídas', value: overview?.completedSessions },
      { label: 'Próximas sessões', value: overview?.pendingSessions },
    ]}
  />
);

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
  return (
    <>
      <RecentAppointments rows={overview.recent} />
      <SeeAll />
    </>
  );
}
