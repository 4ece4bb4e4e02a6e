import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { arriving } from '../../../ui/arriving.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { usePreference } from '../preferences.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';
import { AgendaToolbar } from './AgendaToolbar.tsx';
import { MonthView } from './MonthView.tsx';
import { useSessions } from './useSessions.ts';

const Times = arriving(() => import('../grid/Times.tsx').then((m) => m.Times));

/** The days in sight, as a month, a week or a day. */
export function CalendarTab() {
  const { view } = useAgendaSearch();
  const sessions = useSessions();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <AgendaToolbar />
      <Suspense fallback={null}>
        {view === 'mes' ? <MonthView rows={sessions.rows} /> : <Times rows={sessions.rows} />}
      </Suspense>
      <Below {...sessions} />
    </Stack>
  );
}

const NOTHING = {
  mes: 'Nenhuma sessão neste mês.',
  semana: 'Nenhuma sessão nesta semana.',
  dia: 'Nenhuma sessão neste dia.',
};

function Below({ rows, cancelled, isAll }: ReturnType<typeof useSessions>) {
  const { view } = useAgendaSearch();
  const [showCancelled, setShowCancelled] = usePreference('showCancelledAppointments');
  return (
    <>
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
          <Typography sx={{ color: 'text.secondary' }}>{NOTHING[view]}</Typography>
        )}
      </Stack>
      {!isAll && <Arriving what="As sessões destes dias ainda não chegaram todas." />}
    </>
  );
}
