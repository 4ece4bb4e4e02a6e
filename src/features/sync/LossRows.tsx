import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { LossItem } from '../../data/queries/sync/results.ts';
import { formatMoment } from '../../domain/time/format.ts';

const lostWords = (count: number): string =>
  count === 1
    ? '1 alteração deste aparelho se perdeu'
    : `${count.toLocaleString('pt-BR')} alterações deste aparelho se perderam`;

/** Names the changes that the browser's damaged storage lost, until the person has read it. */
export function LossRows() {
  const { device } = useDevice();
  const zone = useZone();
  const losses = useLive('sync.losses', {}) ?? [];
  if (losses.length === 0) return null;
  const nameOf = ({ title, subject, at }: LossItem) =>
    `${title}${subject ? ` de ${subject}` : ''}, ${formatMoment(at, zone)}`;
  const read = <Button onClick={() => void device.noteLosses()}>Entendi</Button>;
  return (
    <Alert severity="error" action={read} sx={{ marginBlock: 2 }}>
      <strong>{lostWords(losses.length)}</strong> antes de chegar à nuvem. Registre de novo:{' '}
      {losses.map(nameOf).join('; ')}.
    </Alert>
  );
}
