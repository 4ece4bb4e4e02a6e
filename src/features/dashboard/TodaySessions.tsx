import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { sessionColumns, sessionKey } from '../../pieces/sessions/columns.tsx';
import { repairLink } from '../../ui/dialogs/repair.ts';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useToday } from './useToday.ts';

/** The day at a glance: who comes, and how each session stands. */
export function TodaySessions() {
  const sessions = useToday();
  return (
    <>
      <Typography variant="h2" sx={{ marginBottom: 1 }}>
        Sessões de hoje
      </Typography>
      <RecordList
        label="Sessões de hoje"
        rows={sessions && shownOf(sessions)}
        isAll={sessions !== undefined && isWhole(sessions)}
        arriving="As sessões de hoje ainda não chegaram todas."
        empty={<NoneToday />}
        columns={useColumns()}
        keyOf={sessionKey}
        link={toSession}
        fixed
      />
    </>
  );
}

const toSession = ({ id, repair }: AppointmentRow) =>
  repair === null
    ? linkOptions({ to: '/app/sessoes/$appointmentId', params: { appointmentId: id }, search: {} })
    : repairLink(repair);

/** In a clinic's day, whose session it is as well. */
function useColumns() {
  const zone = useZone();
  const { role } = useActor();
  return useMemo(() => {
    const { time, patient, psychologist, status } = sessionColumns(zone);
    const name = { ...patient, names: true } as const;
    return role === 'administrator' ? [time, name, psychologist, status] : [time, name, status];
  }, [zone, role]);
}

const NoneToday = () => (
  <EmptyState
    title="Nenhuma sessão hoje."
    action={
      <Button variant="outlined" component={Link} to="/app/agenda">
        Abrir a agenda
      </Button>
    }
  />
);
