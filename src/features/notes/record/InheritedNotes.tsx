import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useNote } from '../../../client/live/useNote.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { InheritedRow } from '../../../data/queries/notes/results.ts';
import { recordOf, shownOf } from '../../../data/queries/kit/known.ts';
import { signedBy } from '../../../domain/documents/declaration.ts';
import { InheritedList } from '../../../pieces/sessions/InheritedList.tsx';
import { inheritedTitle } from '../../../pieces/sessions/inherited.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';

/**
 * Shows the notes of whoever cared for the patient before, newest first.
 * Shows nothing where there are none.
 */
export function InheritedNotes({ patientId }: { patientId: string }) {
  const known = useLive('patients.inherited', { patientId });
  const entry = useCallback((row: InheritedRow) => <Entry row={row} />, []);
  const rows = known ? shownOf(known).filter(({ noteId }) => noteId !== null) : [];
  return (
    <InheritedList title="Notas de quem atendia antes" rows={rows} entry={entry} likely={160} />
  );
}

function Entry({ row }: { row: InheritedRow }) {
  const zone = useZone();
  const { open } = useDialogs();
  const head = recordOf(useLive('notes.byId', { id: row.noteId ?? '' }));
  const body = useNote(head?.id ?? null, head?.revision);
  return (
    <Box
      component="article"
      sx={{ paddingBlock: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="h3" variant="subtitle2">
        {inheritedTitle(row, zone)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Por {signedBy(row.author)}
      </Typography>
      <Typography sx={{ maxWidth: '75ch', marginTop: 1, whiteSpace: 'pre-wrap' }}>
        {body?.note.plaintext ?? '…'}
      </Typography>
      <Button
        sx={{ marginInlineStart: -1 }}
        onClick={() => open({ dialogo: 'ler-nota', alvo: row.noteId ?? '' })}
      >
        Abrir nota
      </Button>
    </Box>
  );
}
