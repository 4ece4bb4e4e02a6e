import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLive } from '../../client/live/useLive.ts';
import type { OpenDialog } from '../../ui/dialogs.tsx';
import { RecordingEntry } from './RecordingEntry.tsx';

/** All recordings that only this device has. */
export function WaitingRecordings({ onOpen }: { onOpen: OpenDialog }) {
  const recordings = useLive('recordings.list', {}) ?? [];
  if (recordings.length === 0) return null;
  return (
    <section aria-labelledby="gravacoes">
      <Typography id="gravacoes" variant="h3" component="h3" sx={{ marginTop: 2 }}>
        Gravações neste aparelho
      </Typography>
      {recordings.map((item) => (
        <RecordingEntry key={item.id} item={item}>
          <Button
            size="small"
            onClick={() => onOpen({ dialogo: 'nota', alvo: item.appointmentId })}
          >
            Abrir nota
          </Button>
        </RecordingEntry>
      ))}
    </section>
  );
}
