import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { useHours } from '../../../client/time/useHours.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { durationMinutes } from '../../../domain/appointments/span.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { isSession } from '../../../domain/reports/billable.ts';
import { longDay } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { SessionStatus } from '../../../pieces/sessions/SessionStatus.tsx';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { useNow } from '../../../ui/useNow.ts';
import { SessionActions } from '../session/SessionActions.tsx';

/** A session in a few words, with what can be done with it. */
export function EventCard({ row, onClose }: { row: AppointmentRow; onClose: () => void }) {
  const { zone, span } = useHours();
  const { role } = useActor();
  const now = useNow();
  const patient = recordOf(useLive('patients.byId', { id: row.patientId ?? '' }))?.patient;
  const patientPhone = patient?.phone ?? null;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {sessionName(row)}
      </Typography>
      <Typography variant="body2" className="num">
        {longDay(wallClock(row.startAt, zone).day)}, {span(row, ` (${durationMinutes(row)} min)`)}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <SessionStatus session={row} />
        {role === 'administrator' && row.psychologistName && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {row.psychologistName}
          </Typography>
        )}
      </Stack>
      {isSession(row) && row.repair === null && (
        <SessionActions
          row={{ ...row, patientPhone }}
          status={statusAt(row, now)}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
