import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useLive } from '../../../client/live/useLive.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { CHANGES_DIALOG, useDialogs } from '../../../ui/dialogs.tsx';
import type { NoteEditor } from '../editor/useNoteEditor.ts';
import { WRAPPING } from './wrapping.ts';
import { polite } from '../../../ui/states/polite.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { type EditorState, isDirty } from '../editor/editorState.ts';
import { OldDraft, RecoveredDraft } from './DraftNotices.tsx';
import { DRAFT_WAITS, NOTE_ARRIVING, waitingWords } from '../texts.ts';

const ELSEWHERE = {
  changedInWindow:
    'Esta nota mudou em outra janela enquanto você escrevia. Seu texto não foi tocado; ao salvar, as duas versões são reunidas.',
  takenFromWindow: 'Atualizada agora com o que foi salvo em outra janela.',
  changed:
    'Esta nota mudou em outra janela ou em outro aparelho enquanto você escrevia. Seu texto não foi tocado; ao salvar, as duas versões são reunidas.',
  taken: 'Atualizada agora com uma alteração feita em outra janela ou em outro aparelho.',
  removed:
    'Esta nota foi excluída em outro lugar. O texto continua aqui; salve se quiser guardá-la de novo.',
  joined:
    'A nota desta sessão chegou enquanto você escrevia. O que você escreveu está no fim dela e ainda não foi salvo.',
  decided:
    'Em outro lugar já foi decidido entre os dois textos. O texto que você escrevia está guardado como rascunho.',
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
      {state.offer && <OldDraft editor={editor} offer={state.offer} />}
      {state.recoveredAt && <RecoveredDraft editor={editor} at={state.recoveredAt} />}
      {state.elsewhere && <Elsewhere editor={editor} kind={state.elsewhere} />}
      {editor.waitingTexts > 0 && <Question editor={editor} />}
    </>
  );
}

/** The decision waits beside the field: it never takes the field from the person's hands. */
function Question({ editor }: { editor: NoteEditor }) {
  const { waitingTexts, state, decide } = editor;
  return (
    <Alert
      severity="warning"
      {...polite}
      sx={WRAPPING}
      action={
        <Button disabled={state.phase === 'saving'} onClick={() => void decide()}>
          {isDirty(state) ? 'Salvar e comparar' : 'Comparar'}
        </Button>
      }
    >
      {waitingWords(waitingTexts)} Nada se perde enquanto você não decide.
    </Alert>
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
      sx={WRAPPING}
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
