import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, Suspense, useMemo } from 'react';
import { useActor } from '../../../client/DeviceProvider.tsx';
import { useForeignZone } from '../../../client/useForeignZone.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { GoogleCalendar } from '../google/GoogleCalendar.tsx';
import { usePreference } from '../preferences.ts';
import { AgendaSheet } from './AgendaSheet.tsx';
import { AgendaToolbar } from './AgendaToolbar.tsx';
import { EventCards } from './EventCards.tsx';
import { Legend } from './Legend.tsx';
import { PrintMenu } from './PrintMenu.tsx';
import { TurnedSheets } from './TurnedSheets.tsx';
import { usePrintedDays } from './usePrintedDays.ts';
import { type InSight, useInSight } from './useInSight.ts';

/** The days in sight, as a month, a week or a day. */
export function CalendarTab() {
  const { role } = useActor();
  const inSight = useInSight();
  const { printed, ask, onReady } = usePrintedDays(inSight);
  const print = useMemo(() => <PrintMenu onPrint={ask} />, [ask]);
  return (
    <>
      {printed && <AgendaSheet days={printed} onReady={onReady} />}
      <Stack sx={{ gap: 1.5 }} className={printed ? 'no-print' : ''}>
        <AgendaToolbar>{print}</AgendaToolbar>
        <EventCards rows={inSight.rows}>
          <Suspense fallback={null}>
            <TurnedSheets of={inSight} />
          </Suspense>
        </EventCards>
        <Below
          view={inSight.view}
          isEmpty={inSight.rows.length === 0}
          cancelled={inSight.cancelled}
          isAll={inSight.isAll}
        />
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

const ShowCancelled = memo(function ShowCancelled() {
  const [isShown, show] = usePreference('showCancelledAppointments');
  return <Checkbox checked={isShown} onChange={(event) => show(event.target.checked)} />;
});

const Below = memo(function Below(
  props: Pick<InSight, 'view' | 'cancelled' | 'isAll'> & { readonly isEmpty: boolean },
) {
  const { view, cancelled, isAll } = props;
  return (
    <>
      {!isAll && <Arriving what="As sessões destes dias ainda não chegaram todas." />}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
      >
        <CancelledLabel>
          <ShowCancelled />
          {isAll && cancelled > 0 ? `Mostrar cancelados (${cancelled})` : 'Mostrar cancelados'}
        </CancelledLabel>
        {props.isEmpty && isAll && (
          <Typography sx={{ color: 'text.secondary' }}>{NOTHING[view]}</Typography>
        )}
      </Stack>
      <ClinicTime />
      <Legend />
    </>
  );
});

/** On a device that shows another time: whose the times are. */
const ClinicTime = memo(function ClinicTime() {
  const foreign = useForeignZone();
  if (!foreign) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Os horários são os da clínica ({foreign.name}); este aparelho está em outro fuso.
    </Typography>
  );
});
