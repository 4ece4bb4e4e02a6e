import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { CHANGES_DIALOG, useDialogs } from '../../ui/dialogs.tsx';
import type { NoteEditor } from './useNoteEditor.ts';
import { polite } from '../../ui/states/polite.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import type { EditorState } from './editorState.ts';
import { DRAFT_WAITS, NOTE_ARRIVING } from './texts.ts';

const ELSEWHERE = {
  changed:
    'Esta nota mudou em outro aparelho enquanto você escrevia. Seu texto não foi tocado; ao salvar, as duas versões são reunidas.',
  taken: 'Atualizada agora com uma alteração feita em outro aparelho.',
  removed:
    'Esta nota foi excluída em outro lugar. O texto continua aqui; salve se quiser guardá-la de novo.',
  joined:
    'A nota desta sessão chegou enquanto você escrevia. O que você escreveu está no fim dela e ainda não foi salvo.',
  refused:
    'Esta nota não foi aceita e está na lista do que precisa de você. O texto continua aqui e lá.',
} as const;

/** Above the text: drafts found, changes from elsewhere, what went wrong. */
export function NoteNotices({ editor }: { editor: NoteEditor }) {
  const { state } = editor;
  return (
    <>
      {state.phase === 'waiting' && <Arriving flush what={`${NOTE_ARRIVING} ${DRAFT_WAITS}`} />}
      {state.failure && (
        <Alert severity="error">
          <AlertTitle>{state.failure.title}</AlertTitle>
          {state.failure.message}
        </Alert>
      )}
      {state.offer && <OldDraft editor={editor} at={state.offer.updatedAt} />}
      {state.recoveredAt && <RecoveredDraft editor={editor} at={state.recoveredAt} />}
      {state.elsewhere && <Elsewhere editor={editor} kind={state.elsewhere} />}
    </>
  );
}

/** A note that went away may be one of ours that the server refused: then it waits in the list. */
function Elsewhere({
  editor,
  kind,
}: {
  editor: NoteEditor;
  kind: NonNullable<EditorState['elsewhere']>;
}) {
  const { open } = useDialogs();
  const isRefused = useRefused(editor.appointmentId) && kind === 'removed';
  return (
    <Alert
      severity={isRefused ? 'warning' : 'info'}
      {...polite}
      action={isRefused && <Button onClick={() => open({ dialogo: CHANGES_DIALOG })}>Ver</Button>}
    >
      {ELSEWHERE[isRefused ? 'refused' : kind]}
    </Alert>
  );
}

function useRefused(appointmentId: string): boolean {
  const items = useLive('sync.items', {}) ?? [];
  return items.some(
    ({ name, args, refusal }) =>
      name === 'note.create' &&
      refusal !== null &&
      (args as CommandArgs<'note.create'>).appointmentId === appointmentId,
  );
}

function RecoveredDraft({ editor, at }: { editor: NoteEditor; at: string }) {
  const zone = useZone();
  return (
    <Alert
      severity="info"
      {...polite}
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
