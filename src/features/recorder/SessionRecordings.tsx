import Button from '@mui/material/Button';
import { useLive } from '../../client/live/useLive.ts';
import type { RecordingItem } from '../../data/queries/sync/results.ts';
import { useCurrentRun, useRunState } from './current.ts';
import { RecordingEntry } from './RecordingEntry.tsx';
import { useInsertion, type Writing } from './useInsertion.ts';

const NONE: readonly RecordingItem[] = [];

/** What was recorded of this session and does not stand in its note yet. */
export function SessionRecordings(props: { appointmentId: string; writing: Writing }) {
  const { appointmentId, writing } = props;
  const recordings = useLive('recordings.list', { appointmentId }) ?? NONE;
  const insertion = useInsertion(recordings, writing);
  const run = useRunState(useCurrentRun());
  const isRunning = run !== null && run.phase !== 'ended';
  // What this window records stands above.
  const shown = recordings.filter(({ state }) => state !== 'recording' || !isRunning);
  return shown.map((item) => (
    <RecordingEntry key={item.id} item={item} isInNote onSend={() => insertion.await(item.id)}>
      {item.state === 'transcribed' && item.text?.trim() && (
        <Button
          size="small"
          variant="contained"
          disabled={writing.insert === null}
          onClick={() => void insertion.insert(item)}
        >
          Inserir na nota
        </Button>
      )}
    </RecordingEntry>
  ));
}
