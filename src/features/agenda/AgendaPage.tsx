import AddIcon from '@mui/icons-material/Add';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import { weekOf } from '../../domain/time/days.ts';
import { rangeOf } from '../../domain/time/zone.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { dialogOf } from '../../ui/dialogs/repair.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useNarrow } from '../../ui/useMediaQuery.ts';
import { AgendaToolbar } from './AgendaToolbar.tsx';
import { DayHeaders } from './grid/DayHeaders.tsx';
import { usePreference } from './preferences.ts';
import { useAgendaSearch } from './search.ts';
import { TimeGrid } from './grid/TimeGrid.tsx';
import { isWhole, shownOf } from '../../data/queries/known.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { ActionButton } from '../../ui/actions/ActionButton.tsx';
import { IconAction } from '../../ui/actions/IconAction.tsx';

/** /app/agenda */
export function AgendaPage() {
  const { open } = useDialogs();
  return (
    <>
      <PageHeader
        title="Agenda"
        actions={
          <Stack direction="row" sx={{ gap: 1 }}>
            <QuickButton onClick={() => open({ dialogo: 'sessao-agora' })} />
            <ActionButton
              keys="Alt+N"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => open({ dialogo: 'agendar' })}
            >
              Nova sessão
            </ActionButton>
          </Stack>
        }
      />
      <Stack sx={{ gap: 1.5 }}>
        <AgendaToolbar />
        <Calendar />
      </Stack>
    </>
  );
}

function QuickButton({ onClick }: { onClick: () => void }) {
  const label = 'Sessão agora';
  return useNarrow() ? (
    <IconAction color="primary" label={label} keys="Alt+I" onClick={onClick}>
      <PlayIcon />
    </IconAction>
  ) : (
    <ActionButton keys="Alt+I" variant="outlined" startIcon={<PlayIcon />} onClick={onClick}>
      {label}
    </ActionButton>
  );
}

function Calendar() {
  const { view, day, days, today, psychologistId, change } = useAgendaSearch();
  const { role } = useActor();
  const { open } = useDialogs();
  const [showCancelled, setShowCancelled] = usePreference('showCancelledAppointments');
  const { rows, cancelled, isAll } = useSessions(days, psychologistId, showCancelled);
  const toDay = (chosen: string) => change({ visao: 'dia', dia: chosen });
  return (
    <>
      {view === 'dia' && (
        <DayHeaders
          days={weekOf(day)}
          today={today}
          chosen={day}
          onDay={(chosen) => change({ dia: chosen })}
        />
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden', paddingInlineEnd: 0.5 }}>
        <TimeGrid
          days={days}
          rows={rows}
          showPsychologist={role === 'administrator' && psychologistId === undefined}
          onOpen={(row) => open(dialogOf(row, 'sessao'))}
          onNew={(instant) => open({ dialogo: 'agendar', quando: instant })}
          onDay={toDay}
        />
      </Paper>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          label={
            isAll && cancelled > 0 ? `Mostrar cancelados (${cancelled})` : 'Mostrar cancelados'
          }
          control={
            <Checkbox
              checked={showCancelled}
              onChange={(event) => setShowCancelled(event.target.checked)}
            />
          }
        />
        {rows.length === 0 && isAll && (
          <Typography sx={{ color: 'text.secondary' }}>
            {view === 'dia' ? 'Nenhuma sessão neste dia.' : 'Nenhuma sessão nesta semana.'}
          </Typography>
        )}
      </Stack>
      {!isAll && <Arriving what="As sessões destes dias ainda não chegaram todas." />}
    </>
  );
}

const NONE = { soFar: [] as const };

function useSessions(
  days: readonly string[],
  psychologistId: string | undefined,
  showCancelled: boolean,
) {
  const zone = useZone();
  const range = rangeOf(days, zone);
  const sessions =
    useLive(
      'appointments.between',
      { ...range, withRefused: true, ...(psychologistId ? { psychologistId } : {}) },
      { keepPrevious: true },
    ) ?? NONE;
  const all: readonly AppointmentRow[] = shownOf(sessions);
  const isAll = isWhole(sessions);
  return useMemo(() => {
    const kept = all.filter((row) => row.status !== 'cancelled');
    return { rows: showCancelled ? all : kept, cancelled: all.length - kept.length, isAll };
  }, [all, isAll, showCancelled]);
}
