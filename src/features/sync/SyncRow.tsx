import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { useLive } from '../../client/live/useLive.ts';
import type { SyncItem } from '../../data/queries/sync/results.ts';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { itemState } from './panelWords.ts';
import { PendingEntry } from '../../pieces/sessions/PendingEntry.tsx';

/** Until the device has said how the line is. */
const UNTOLD = {
  connection: 'offline',
  session: 'valid',
  troubleSince: null,
  limitWords: null,
} as const;

const needsPerson = ({ state }: SyncItem) => state === 'refused' || state === 'parked';

/** One change on its way, or one that needs the person. */
export function SyncRow(props: {
  readonly item: SyncItem;
  /** `null` where no form can mend it. */
  readonly onEdit: (() => void) | null;
  readonly onDiscard: () => void;
}) {
  const { item } = props;
  const retry = useRetry(item);
  const status = useLive('sync.status', {});
  const stateText = itemState(item, status ?? UNTOLD);
  return (
    <PendingEntry
      title={item.title}
      subject={item.subject}
      {...(item.span && { span: item.span })}
      mark={<SyncMark mark={needsPerson(item) ? 'refused' : 'waiting'} reason={stateText} />}
      at={item.at}
      state={stateText}
      needsPerson={needsPerson(item)}
    >
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
    </PendingEntry>
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
