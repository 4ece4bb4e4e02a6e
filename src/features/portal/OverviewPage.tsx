import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow, PortalOverview } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import { isWhole } from '../../data/queries/known.ts';
import { Arriving, NotYet } from '../../ui/states/Arriving.tsx';

/** Meu Dashboard: a patient's own figures, next session and recent ones. */
export function OverviewPage() {
  const { name } = useActor();
  const now = useNow();
  const overview = useLive('portal.overview', { now }, { keepPrevious: true });
  return (
    <>
      <PageHeader title="Meu Dashboard" subtitle={`Olá, ${name.split(/\s+/)[0]}`} />
      {overview && (
        <>
          <Figures overview={isWhole(overview) ? overview.whole : null} />
          <Typography variant="h2" sx={{ marginBottom: 1 }}>
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
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        margin: 0,
        marginBottom: 3,
        gridTemplateColumns: { xs: 'repeat(3, 1fr)', md: 'repeat(3, 1fr) 2fr' },
      }}
    >
      <Figure label="Total de sessões" value={overview?.totalSessions} />
      <Figure label="Sessões concluídas" value={overview?.completedSessions} />
      <Figure label="Próximas sessões" value={overview?.pendingSessions} />
      <Figure
        wide
        label="Próxima sessão"
        value={overview ? nextWords : undefined}
        detail={next?.psychologistName ?? null}
      />
    </Box>
  );
}

function Figure(props: {
  readonly label: string;
  readonly value: string | number | undefined;
  readonly detail?: string | null;
  /** Has a row of its own on a phone. */
  readonly wide?: boolean;
}) {
  const place = props.wide ? { xs: '1 / -1', md: 'auto' } : undefined;
  return (
    <Paper variant="outlined" sx={{ padding: 2, gridColumn: place }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {props.label}
      </Typography>
      <Typography component="dd" variant="h2" className="num" sx={{ margin: 0 }}>
        {props.value ?? <NotYet />}
      </Typography>
      {props.detail && (
        <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
          {props.detail}
        </Typography>
      )}
    </Paper>
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
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label="Agendamentos recentes">
        {rows.map((row) => (
          <ListItem key={row.id} divider sx={{ gap: 2 }}>
            <ListItemText
              primary={<span className="num">{formatMoment(row.startAt, zone)}</span>}
              secondary={row.psychologistName}
            />
            <SessionStatus session={row} />
          </ListItem>
        ))}
      </List>
      <SeeAll />
    </Paper>
  );
}
