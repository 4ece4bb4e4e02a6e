import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { useNote } from '../../../client/live/useNote.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import type { NoteBody, NoteRow } from '../../../data/queries/notes/results.ts';
import { isInherited } from '../../../domain/notes/note.ts';
import { noteLine } from '../noteLine.ts';
import { ShelfBadge } from '../../../pieces/notes/ShelfBadge.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { type DialogProps, useDialogs } from '../../../ui/dialogs.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { DeleteNote } from '../DeleteNote.tsx';
import { NOTE_ARRIVING, ONLY_AUTHORS } from '../texts.ts';
import { NoteParts } from './NoteParts.tsx';
import { type Mode, modes, useMode } from './mode.ts';

const TITLE = 'Nota completa';

/** A whole note to be read: its text, what a program made of it, or both. The note is the one that the address names. */
export default function NoteViewer({ target, onClose }: DialogProps) {
  const { role } = useActor();
  const known = useLive('notes.byId', { id: target ?? '' });
  const row = recordOf(known);
  const body = useNote(row?.id ?? null, row?.revision);
  useRecordRead(row?.patientId ?? null, 'notes');
  if (known === undefined || (row && body === undefined)) return null;
  if (row && body) return <OpenNote row={row} body={body} onClose={onClose} />;
  return (
    <AppDialog open title={TITLE} maxWidth="xs" onClose={onClose}>
      {known === UNKNOWN && role === 'psych' ? <Arriving what={NOTE_ARRIVING} /> : reasonFor(role)}
    </AppDialog>
  );
}

const reasonFor = (role: string): string =>
  role === 'psych' ? 'Esta nota não está mais aqui. Pode ter sido excluída.' : ONLY_AUTHORS;

function OpenNote(props: { row: NoteRow; body: NoteBody; onClose: () => void }) {
  const { row, body, onClose } = props;
  const { open } = useDialogs();
  const [mode, choose] = useMode();
  const inherited = isInherited(body.note);
  return (
    <AppDialog
      open
      title={TITLE}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          {!inherited && (
            <DeleteNote noteId={row.id} appointmentId={row.appointmentId} onDeleted={onClose} />
          )}
          <Button onClick={() => open({ dialogo: 'versoes', alvo: row.id })}>Versões</Button>
          <Box sx={{ flexGrow: 1 }} />
          <Button onClick={onClose}>Fechar</Button>
          {!inherited && (
            <Button
              variant="contained"
              onClick={() => open({ dialogo: 'nota', alvo: row.appointmentId })}
            >
              Editar
            </Button>
          )}
        </>
      }
    >
      <Heading row={row} />
      <ModeChoice mode={mode} onChoose={choose} />
      {row.conflicts > 0 && (
        <Alert severity="warning" sx={{ marginTop: 2 }}>
          Há dois textos guardados desta nota. Escolha um deles em “Editar”.
        </Alert>
      )}
      <NoteParts row={row} body={body} mode={mode} />
    </AppDialog>
  );
}

function Heading({ row }: { row: NoteRow }) {
  const zone = useZone();
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{row.patientName ?? 'Paciente'}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {noteLine(row, zone)}
        {` · paciente ${row.patientId.slice(0, 8)}`} <ShelfBadge shelf={row.shelf} />
      </Typography>
    </>
  );
}

const MODE_WORDS: Record<Mode, string> = {
  ambos: 'Ambos',
  original: 'Original',
  ia: 'IA',
};

const ModeChoice = (props: { mode: Mode; onChoose: (mode: Mode) => void }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={props.mode}
    onChange={(_event, mode: Mode | null) => mode && props.onChoose(mode)}
    aria-label="O que mostrar da nota"
  >
    {modes.map((mode) => (
      <ToggleButton key={mode} value={mode} sx={{ minWidth: 88, minHeight: 40 }}>
        {MODE_WORDS[mode]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
