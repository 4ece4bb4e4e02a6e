import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import { formatMoment } from '../../../domain/time/format.ts';
import { polite } from '../../../ui/states/polite.ts';
import { undo, useToast } from '../../../ui/toasts/toasts.ts';
import { DraftReader } from './DraftReader.tsx';
import type { KeptDraft } from '../editor/editorState.ts';
import type { NoteEditor } from '../editor/useNoteEditor.ts';
import { WRAPPING } from './wrapping.ts';

/** Discards the draft at once, and offers it back. */
function useDiscard(editor: NoteEditor): () => Promise<void> {
  const toast = useToast();
  return async () => {
    const bringBack = await editor.dropDraft();
    toast({ message: 'Rascunho descartado', tone: 'info', action: undo(bringBack) });
  };
}

export function RecoveredDraft({ editor, at }: { editor: NoteEditor; at: string }) {
  const zone = useZone();
  const discard = useDiscard(editor);
  return (
    <Alert
      severity="info"
      {...polite}
      sx={WRAPPING}
      action={<Button onClick={() => void discard()}>Descartar</Button>}
    >
      Rascunho recuperado ({formatMoment(at, zone)}).
    </Alert>
  );
}

/** The draft is older than the note: nothing may be typed over it before the person has chosen. */
export function OldDraft({ editor, offer }: { editor: NoteEditor; offer: KeptDraft }) {
  const zone = useZone();
  const discard = useDiscard(editor);
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Alert
        severity="warning"
        sx={WRAPPING}
        action={
          <>
            <Button onClick={() => setReading(true)}>Ler</Button>
            <Button onClick={() => void discard()}>Descartar</Button>
            <Button variant="outlined" onClick={editor.takeOffer}>
              Restaurar
            </Button>
          </>
        }
      >
        Há um rascunho seu de {formatMoment(offer.updatedAt, zone)}, e a nota mudou depois dele.
        Escolha antes de continuar a escrever.
      </Alert>
      {isReading && (
        <DraftReader
          draft={offer}
          note={editor.state.saved}
          onTake={editor.takeOffer}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
