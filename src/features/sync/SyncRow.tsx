import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDevice } from '../../client/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { SyncItem } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { sessionLine } from '../../pieces/sessions/words.ts';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { itemState } from './words.ts';

/** Until the device has said how the line is. */
const UNTOLD = { connection: 'offline', session: 'valid' } as const;

const needsPerson = ({ state }: SyncItem) => state === 'refused' || state === 'parked';

/** One change on its way, or one that needs the person. */
export function SyncRow(props: {
  readonly item: SyncItem;
  /** `null` where no form can mend it. */
  readonly onEdit: (() => void) | null;
  readonly onDiscard: () => void;
}) {
  const { item } = props;
  const zone = useZone();
  const retry = useRetry(item);
  const status = useLive('sync.status', {});
  const stateText = itemState(item, status ?? UNTOLD);
  return (
    <ListItem divider disableGutters sx={{ display: 'block', paddingBlock: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {item.title}
        {item.subject && `: ${item.subject}`}
        <SyncMark mark={needsPerson(item) ? 'refused' : 'waiting'} reason={stateText} />
      </Typography>
      {item.span && <Typography>{sessionLine(item.span, zone)}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={item.at}>{formatMoment(item.at, zone)}</time>
      </Typography>
      <Typography
        variant="body2"
        sx={{ color: needsPerson(item) ? 'secondary.main' : 'text.secondary' }}
      >
        {stateText}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, marginTop: 0.5, flexWrap: 'wrap' }}>
        {needsPerson(item) && (
          <Button size="small" variant="outlined" onClick={retry.run} loading={retry.running}>
            Tentar de novo
          </Button>
        )}
        {needsPerson(item) && props.onEdit && (
          <Button size="small" variant="outlined" onClick={props.onEdit}>
            Editar
          </Button>
        )}
        {item.canDiscard && (
          <Button size="small" color="inherit" onClick={props.onDiscard}>
            Descartar
          </Button>
        )}
      </Stack>
    </ListItem>
  );
}

function useRetry({ key }: SyncItem) {
  const { device } = useDevice();
  const toast = useToast();
  const [running, setRunning] = useState(false);
  const run = () => {
    setRunning(true);
    device
      .retry(key)
      .catch((error: unknown) =>
        toast({ message: messageOf(error, 'Não foi possível tentar de novo.'), tone: 'error' }),
      )
      .finally(() => setRunning(false));
  };
  return { run, running };
}
