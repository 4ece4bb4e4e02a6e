import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { MovedSession, SessionTimes } from '../../data/queries/agenda/results.ts';
import { useZone } from '../../client/time/useZone.ts';
import { formatDate, formatSpan } from '../../domain/time/format.ts';

/** So many are listed before one asks for all. */
const FEW = 6;
const KEPT = 'As que têm nota ou pagamento ficam como estão.';

const countText = (count: number): string =>
  count === 1
    ? '1 sessão futura muda com esta recorrência.'
    : `${count} sessões futuras mudam com esta recorrência.`;

const timesText = (times: SessionTimes, zone: string): string =>
  `${formatDate(times.startAt, zone)}, ${formatSpan(times, zone)}`;

/** Names the day only where it is another one. */
const laterText = (from: SessionTimes, to: SessionTimes, zone: string): string =>
  formatDate(from.startAt, zone) === formatDate(to.startAt, zone)
    ? formatSpan(to, zone)
    : timesText(to, zone);

/** Says which booked sessions an edit moves, from when to when. */
export function EditEffects({ moved }: { readonly moved: readonly MovedSession[] }) {
  const zone = useZone();
  const [isWhole, setIsWhole] = useState(false);
  if (moved.length === 0) return <>Nenhuma sessão marcada muda de dia ou de hora.</>;
  const shown = isWhole ? moved : moved.slice(0, FEW);
  return (
    <>
      {countText(moved.length)} {KEPT}
      <Box component="ul" sx={{ maxHeight: 240, overflowY: 'auto', paddingLeft: 2.5 }}>
        {shown.map(({ id, from, to }) => (
          <li key={id}>
            {timesText(from, zone)} → {to === null ? 'cancelada' : laterText(from, to, zone)}
          </li>
        ))}
      </Box>
      {shown.length < moved.length && (
        <Button onClick={() => setIsWhole(true)}>Ver todas as {moved.length}</Button>
      )}
    </>
  );
}
