import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { sessionColumns, sessionKey } from '../../pieces/sessions/columns.tsx';
import { ActionButton } from '../../ui/actions/ActionButton.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { repairLink } from '../../ui/dialogs/repair.ts';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { NextSession } from './NextSession.tsx';
import { useToday } from './useToday.ts';
import { isWhole, recordOf, shownOf } from '../../data/queries/known.ts';

/** The day at a glance: who comes, and who is next. */
export function TodayPage() {
  const { sessions, next } = useToday();
  return (
    <>
      <Greeting />
      {next && <NextSession session={next} />}
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
      <WhatIsMissing />
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

/** To a clinic's account: why it finds neither notes nor health. */
function WhatIsMissing() {
  const { role } = useActor();
  if (role !== 'administrator') return null;
  return (
    <Typography variant="body2" sx={{ marginTop: 2, color: 'text.secondary' }}>
      Notas e dados de saúde ficam só com o psicólogo de cada paciente; a conta da clínica não os
      recebe.
    </Typography>
  );
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

function Greeting() {
  const actor = useActor();
  const { open } = useDialogs();
  const user = recordOf(useLive('practice', {})?.user);
  const clock = wallClock(useNow(), useZone());
  const name = user?.name ?? actor.name;
  // A clinic's account bears the clinic's name.
  const called = actor.role === 'administrator' ? name : name.split(/\s+/)[0];
  return (
    <PageHeader
      title={`${greetingAt(clock.minutes)}, ${called}`}
      subtitle={longDay(clock.day)}
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          <ActionButton
            keys="Alt+P"
            variant="outlined"
            startIcon={<PersonAddIcon />}
            onClick={() => open({ dialogo: 'paciente' })}
          >
            Novo paciente
          </ActionButton>
          <ActionButton
            keys="Alt+N"
            variant="contained"
            onClick={() => open({ dialogo: 'agendamento-rapido' })}
          >
            Agendar sessão
          </ActionButton>
        </Stack>
      }
    />
  );
}

function greetingAt(minutes: number): string {
  if (minutes < 5 * 60) return 'Boa noite';
  if (minutes < 12 * 60) return 'Bom dia';
  return minutes < 18 * 60 ? 'Boa tarde' : 'Boa noite';
}
