import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useActor } from '../../../client/DeviceProvider.tsx';
import { arriving } from '../../../ui/arriving.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { useNarrow } from '../../../ui/useMediaQuery.ts';
import { GoogleCalendar } from '../google/GoogleCalendar.tsx';
import { usePreference } from '../preferences.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';
import { AgendaSheet } from './AgendaSheet.tsx';
import { AgendaToolbar } from './AgendaToolbar.tsx';
import { EventCards } from './EventCards.tsx';
import { Legend } from './Legend.tsx';
import { MonthView } from './MonthView.tsx';
import { PrintMenu } from './PrintMenu.tsx';
import { usePrintedDays } from './usePrintedDays.ts';
import { useSessions } from './useSessions.ts';
import { WeekList } from './WeekList.tsx';

const Times = arriving(() => import('../grid/Times.tsx').then((m) => m.Times));

/** The days in sight, as a month, a week or a day. */
export function CalendarTab() {
  const { role } = useActor();
  const sessions = useSessions();
  const { printed, ask, onReady } = usePrintedDays();
  return (
    <>
      {printed && <AgendaSheet days={printed} onReady={onReady} />}
      <Stack sx={{ gap: 1.5 }} className={printed ? 'no-print' : ''}>
        <AgendaToolbar>
          <PrintMenu onPrint={ask} />
        </AgendaToolbar>
        <EventCards rows={sessions.rows}>
          <Suspense fallback={null}>
            <View rows={sessions.rows} />
          </Suspense>
        </EventCards>
        <Below {...sessions} />
        {role === 'psych' && <GoogleCalendar />}
      </Stack>
    </>
  );
}

type Sessions = ReturnType<typeof useSessions>;

function View({ rows }: Pick<Sessions, 'rows'>) {
  const { view } = useAgendaSearch();
  const narrow = useNarrow();
  if (view === 'mes') return <MonthView rows={rows} />;
  return view === 'semana' && narrow ? <WeekList rows={rows} /> : <Times rows={rows} />;
}

const NOTHING = {
  mes: 'Nenhuma sessão neste mês.',
  semana: 'Nenhuma sessão nesta semana.',
  dia: 'Nenhuma sessão neste dia.',
};

function Below({ rows, cancelled, isAll }: Sessions) {
  const { view } = useAgendaSearch();
  const [showCancelled, setShowCancelled] = usePreference('showCancelledAppointments');
  return (
    <>
      {!isAll && <Arriving what="As sessões destes dias ainda não chegaram todas." />}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
      >
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
          <Typography sx={{ color: 'text.secondary' }}>{NOTHING[view]}</Typography>
        )}
      </Stack>
      <Legend />
    </>
  );
}
