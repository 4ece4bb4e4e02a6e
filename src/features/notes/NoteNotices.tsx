import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useZone } from '../../data/client/useZone.ts';
import { formatMoment } from '../../domain/time/format.ts';
import type { NoteEditor } from './useNoteEditor.ts';

const ELSEWHERE = {
  changed:
    'Esta nota mudou em outro aparelho enquanto você escrevia. Seu texto não foi tocado; ao salvar, as duas versões são reunidas.',
  taken: 'Atualizada agora com uma alteração feita em outro aparelho.',
  removed:
    'Esta nota foi excluída em outro lugar. O texto continua aqui; salve se quiser guardá-la de novo.',
} as const;

/** Above the text: drafts found, changes from elsewhere, what went wrong. */
export function NoteNotices({ editor }: { editor: NoteEditor }) {
  const { state } = editor;
  return (
    <>
      {state.failure && (
        <Alert severity="error">
          <AlertTitle>{state.failure.title}</AlertTitle>
          {state.failure.message}
        </Alert>
      )}
      {state.offer && <OldDraft editor={editor} at={state.offer.updatedAt} />}
      {state.recoveredAt && <RecoveredDraft editor={editor} at={state.recoveredAt} />}
      {state.elsewhere && (
        <Alert severity="info" role="status">
          {ELSEWHERE[state.elsewhere]}
        </Alert>
      )}
    </>
  );
}

function RecoveredDraft({ editor, at }: { editor: NoteEditor; at: string }) {
  const zone = useZone();
  return (
    <Alert
      severity="info"
      role="status"
      action={<Button onClick={() => void editor.dropDraft()}>Descartar</Button>}
    >
      Rascunho recuperado ({formatMoment(at, zone)}).
    </Alert>
  );
}

/** The draft is older than the note: nothing may be typed over it before the person has chosen. */
function OldDraft({ editor, at }: { editor: NoteEditor; at: string }) {
  const zone = useZone();
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button onClick={() => void editor.dropDraft()}>Descartar</Button>
          <Button variant="outlined" onClick={editor.takeOffer}>
            Restaurar
          </Button>
        </>
      }
    >
      Há um rascunho seu de {formatMoment(at, zone)}, e a nota mudou depois dele. Escolha antes de
      continuar a escrever.
    </Alert>
  );
}
