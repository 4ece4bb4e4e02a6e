import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { messageOf } from '../../client/errors.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useZone } from '../../client/useZone.ts';
import { formatDate, formatMoment } from '../../domain/time/format.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { ArchivedNote, LoadArchived } from './archived.ts';

const RESTORED = {
  done: 'Nota restaurada com sucesso!',
  refused: (code: string) => (code === 'note_exists' ? 'Nota já existe' : 'Erro ao restaurar nota'),
};

const UNREACHED = 'Não foi possível carregar agora. Tente novamente.';

/** The way to a patient's deleted notes. They stand on the server alone. */
export function ArchivedNotes(props: { patientId: string; load: LoadArchived }) {
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

type Loaded = { readonly notes: readonly ArchivedNote[] } | { readonly failure: string } | null;

function ArchivedDialog(props: { patientId: string; load: LoadArchived; onClose: () => void }) {
  const { patientId, load, onClose } = props;
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [round, setRound] = useState(0);
  const again = () => setRound((count) => count + 1);
  useEffect(() => {
    let current = true;
    load(patientId).then(
      (notes) => current && setLoaded({ notes }),
      (error: unknown) => current && setLoaded({ failure: messageOf(error, UNREACHED) }),
    );
    return () => {
      current = false;
    };
  }, [load, patientId, round]);
  return (
    <AppDialog open title="Notas excluídas" maxWidth="sm" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
        A lei pede que o prontuário seja guardado. Até a data indicada, uma nota excluída pode ser
        restaurada; depois ela é eliminada.
      </Typography>
      {loaded === null && <Typography>Carregando…</Typography>}
      {loaded && 'failure' in loaded && (
        <Alert severity="info" action={<Button onClick={again}>Tentar novamente</Button>}>
          {loaded.failure}
        </Alert>
      )}
      {loaded && 'notes' in loaded && <Notes notes={loaded.notes} onRestored={again} />}
    </AppDialog>
  );
}

function Notes(props: { notes: readonly ArchivedNote[]; onRestored: () => void }) {
  if (props.notes.length === 0) return <Typography>Nenhuma nota excluída.</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      {props.notes.map((note) => (
        <Entry key={note.id} note={note} onRestored={props.onRestored} />
      ))}
    </Stack>
  );
}

function Entry({ note, onRestored }: { note: ArchivedNote; onRestored: () => void }) {
  const zone = useZone();
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
    </article>
  );
}
