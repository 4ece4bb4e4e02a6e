import Box from '@mui/material/Box';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { Difference, HeldBack } from '../../domain/contract/calendar.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { sessionName } from '../../pieces/sessions/words.ts';

interface SessionsThereProps {
  readonly count: number;
  /** The earliest ones. */
  readonly first: readonly (Difference | HeldBack)[];
}

/** Lists sessions that stand otherwise in Google. The names come from this device. */
export function SessionsThere({ count, first }: SessionsThereProps) {
  const more = count - first.length;
  return (
    <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 2.5 }}>
      {first.map((one) => (
        <li key={one.appointmentId}>
          <Session {...one} />
        </li>
      ))}
      {more > 0 && <li>{more === 1 ? 'e mais uma' : `e mais ${more}`}</li>}
    </Box>
  );
}

function Session({ appointmentId, startAt }: Difference) {
  const zone = useZone();
  const details = recordOf(useLive('appointments.byId', { id: appointmentId }));
  const when = formatMoment(details?.row.startAt ?? startAt, zone);
  return details ? `${sessionName(details.row)}, ${when}` : `Sessão de ${when}`;
}
