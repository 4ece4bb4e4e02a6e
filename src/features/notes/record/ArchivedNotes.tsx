import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useOnline } from '../../../client/online/useOnline.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { type ArchivedNoteAnswer, archivedNotesCall } from '../../../domain/contract/records.ts';
import { formatDate, formatMoment } from '../../../domain/time/format.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { Fetched } from '../../../ui/states/Fetched.tsx';

const RESTORED = {
  done: 'Nota restaurada com sucesso!',
  refused: (code: string) => (code === 'note_exists' ? 'Nota já existe' : 'Erro ao restaurar nota'),
};

/** The way to a patient's deleted notes. They stand on the server alone. */
export function ArchivedNotes(props: { patientId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ marginTop: 1 }}>
        Notas excluídas
      </Button>
      {open && <ArchivedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ArchivedDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const deleted = useOnline(archivedNotesCall, { query: { patientId } });
  return (
    <AppDialog open title="Notas excluídas" maxWidth="sm" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
        A lei pede que o prontuário seja guardado. Até a data indicada, uma nota excluída pode ser
        restaurada; depois ela é eliminada.
      </Typography>
      <Fetched of={deleted}>
        {(notes) => <Notes notes={notes} onRestored={deleted.retry} />}
      </Fetched>
    </AppDialog>
  );
}

function Notes(props: { notes: readonly ArchivedNoteAnswer[]; onRestored: () => void }) {
  if (props.notes.length === 0) return <Typography>Nenhuma nota excluída.</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      {props.notes.map((note) => (
        <Entry key={note.id} note={note} onRestored={props.onRestored} />
      ))}
    </Stack>
  );
}

function Entry({ note, onRestored }: { note: ArchivedNoteAnswer; onRestored: () => void }) {
  const zone = useZone();
  const { open } = useDialogs();
  const { run, saving, failure } = useCommand('note.restore', RESTORED);
  const [isAsked, setAsked] = useState(false);
  const restore = async () => {
    const sent = await run({ id: note.id });
    if (!sent) return;
    setAsked(true);
    await sent.outcome;
    onRestored();
    setAsked(false);
  };
  return (
    <article>
      <Typography variant="subtitle2" component="h3">
        Sessão de {formatDate(note.startAt, zone)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{note.preview}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Excluída em {formatMoment(note.archivedAt, zone)}
        {note.reason && ` · motivo: ${note.reason}`}
        {note.legalHold
          ? ' · guardada por ordem judicial'
          : ` · guardada até ${formatDate(note.keepUntil, zone)}`}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button
        loading={saving || isAsked}
        onClick={() => void restore()}
        sx={{ marginInlineStart: -1 }}
      >
        Restaurar
      </Button>
      <Button onClick={() => open({ dialogo: 'versoes', alvo: note.id })}>Versões</Button>
    </article>
  );
}
