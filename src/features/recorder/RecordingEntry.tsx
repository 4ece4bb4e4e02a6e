import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { RecordingItem } from '../../data/queries/sync/results.ts';
import { playedSeconds } from '../../data/recordings/recording.ts';
import { formatTime } from '../../domain/time/format.ts';
import { PendingEntry } from '../../pieces/sessions/PendingEntry.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Player } from './Player.tsx';
import { SendButton } from './SendButton.tsx';
import { useIsUnheard } from './useIsUnheard.ts';
import { recordedWords, silenceWords, sizeWords, stateWords } from './texts.ts';

const UNTOLD = { connection: 'offline', session: 'valid' } as const;

/** One recording: how long, how large, what becomes of it, and what the person can do. */
export function RecordingEntry(props: {
  readonly item: RecordingItem;
  /** Beside the other recordings of the session whose note is open. */
  readonly isInNote?: boolean;
  /** The person has asked for it to become text. */
  readonly onSend?: () => void;
  /** What is to be done with the text, or where the note is. */
  readonly children?: ReactNode;
}) {
  const { item, isInNote = false, onSend } = props;
  const zone = useZone();
  const status = useLive('sync.status', {}) ?? UNTOLD;
  const isUnheard = useIsUnheard();
  const [isHeard, setHeard] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const title = `Gravação das ${formatTime(item.startedAt, zone)}`;
  const facts = `${recordedWords(item)} · ${sizeWords(item.bytes)}`;
  const isMade = item.state === 'recording';
  return (
    <>
      <PendingEntry
        title={isInNote ? title : 'Gravação'}
        subject={isInNote ? null : item.patientName}
        {...(!isInNote && item.span && { span: item.span })}
        at={item.startedAt}
        facts={facts}
        state={[stateWords(item, status), silenceWords(item.silent)].filter(Boolean).join(' ')}
        needsPerson={item.trouble !== null && item.state === 'stopped'}
      >
        {!isMade && (
          <Button size="small" aria-expanded={isHeard} onClick={() => setHeard(!isHeard)}>
            Ouvir
          </Button>
        )}
        {item.state === 'stopped' && !isUnheard && (
          <SendButton item={item} onSent={onSend} onFailure={setFailure} />
        )}
        {props.children}
        {!isMade && (
          <Button size="small" color="error" onClick={() => setAsked(true)}>
            Apagar
          </Button>
        )}
      </PendingEntry>
      {failure && <Alert severity="error">{failure}</Alert>}
      {isHeard && <Player id={item.id} label={title} seconds={playedSeconds(item)} />}
      {isAsked && <Delete item={item} facts={facts} onClose={() => setAsked(false)} />}
    </>
  );
}

function Delete(props: { item: RecordingItem; facts: string; onClose: () => void }) {
  const { device } = useDevice();
  const isText = props.item.state === 'transcribed' && props.item.text?.trim();
  return (
    <ConfirmDialog
      open
      title="Apagar gravação?"
      confirmLabel="Apagar"
      destructive
      onConfirm={() => device.removeRecording(props.item.id)}
      onClose={props.onClose}
    >
      A gravação ({props.facts}){isText ? ' e o texto dela se perdem' : ' se perde'} deste aparelho.
      Isso não pode ser desfeito.
    </ConfirmDialog>
  );
}
