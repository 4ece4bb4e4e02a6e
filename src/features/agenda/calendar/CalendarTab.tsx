import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { ClinicTime } from '../../../pieces/ClinicTime.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { GoogleCalendar } from '../google/GoogleCalendar.tsx';
import { usePreference } from '../preferences.ts';
import { AgendaSheet } from './AgendaSheet.tsx';
import { AgendaToolbar } from './toolbar/AgendaToolbar.tsx';
import { TurnedDays, useDays } from './TurnedDays.tsx';
import { Legend } from './toolbar/Legend.tsx';
import { PrintMenu } from './toolbar/PrintMenu.tsx';
import { usePrintedDays } from './toolbar/usePrintedDays.ts';

/** The days in sight, as a month, a week or a day. Other days draw only what shows them anew. */
export function CalendarTab() {
  const { role } = useActor();
  const { printed, ask, onReady } = usePrintedDays();
  const toolbar = useMemo(
    () => (
      <AgendaToolbar>
        <PrintMenu onPrint={ask} />
      </AgendaToolbar>
    ),
    [ask],
  );
  return (
    <>
      {printed && <AgendaSheet days={printed} onReady={onReady} />}
      <Stack sx={{ gap: 1.5 }} className={printed ? 'no-print' : ''}>
        <TurnedDays above={toolbar} below={BELOW} />
        {role === 'psych' && <GoogleCalendar />}
      </Stack>
    </>
  );
}

const NOTHING = {
  mes: 'Nenhuma sessão neste mês.',
  semana: 'Nenhuma sessão nesta semana.',
  dia: 'Nenhuma sessão neste dia.',
};

/** As that of a form, around a box that another count does not draw again. */
const CancelledLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: -11,
  cursor: 'pointer',
});

function ShowCancelled() {
  const [isShown, show] = usePreference('showCancelledAppointments');
  return <Checkbox checked={isShown} onChange={(event) => show(event.target.checked)} />;
}

function Below() {
  return (
    <>
      <StillArriving />
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
      >
        <CancelledLabel>
          <ShowCancelled />
          <HowManyCancelled />
        </CancelledLabel>
        <NoSessions />
      </Stack>
      <ClinicTime />
      <Legend />
    </>
  );
}

const BELOW = <Below />;

function StillArriving() {
  const { inSight } = useDays();
  if (!inSight || inSight.isAll) return null;
  return <Arriving what="As sessões destes dias ainda não chegaram todas." />;
}

function HowManyCancelled() {
  const { inSight } = useDays();
  return inSight?.isAll && inSight.cancelled > 0
    ? `Mostrar cancelados (${inSight.cancelled})`
    : 'Mostrar cancelados';
}

function NoSessions() {
  const { inSight } = useDays();
  if (!inSight?.isAll || inSight.rows.length > 0) return null;
  return <Typography sx={{ color: 'text.secondary' }}>{NOTHING[inSight.view]}</Typography>;
}
