import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useDraft } from '../../client/useDraft.ts';
import { useZone } from '../../client/useZone.ts';
import type { NoteBody } from '../../data/queries/results.ts';
import type { NoteConflict } from '../../domain/notes/note.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { type Piece, differences, together } from '../../domain/notes/differences.ts';
import { MarkedText, TwoColumns } from '../../pieces/notes/MarkedText.tsx';
import { useResolution } from './useResolution.ts';

/** Both texts of a passage that was changed twice; the person decides, and nothing is lost before. */
export function ConflictScreen({ body }: { body: NoteBody }) {
  const [conflict] = body.note.conflicts;
  return conflict ? <Decision key={conflict.id} body={body} conflict={conflict} /> : null;
}

function Decision({ body, conflict }: { body: NoteBody; conflict: NoteConflict }) {
  const zone = useZone();
  const { note } = body;
  const { left, right } = useMemo(
    () => differences(note.plaintext, conflict.plaintext),
    [note.plaintext, conflict.plaintext],
  );
  const { merged, write, draftKey, flush } = useMerged(conflict.id);
  const { resolve, saving, failure } = useResolution(body, conflict, draftKey);
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">
        Esta nota foi escrita em dois aparelhos ao mesmo tempo. Os dois textos estão guardados;
        escolha qual fica ou escreva um só.
      </Alert>
      <TwoColumns>
        <Side
          title={`Texto atual (${formatMoment(note.updatedAt, zone)})`}
          pieces={left}
          action="Ficar com este"
          onChoose={() => resolve(note.plaintext)}
          disabled={saving}
        />
        <Side
          title={`Outro texto (${formatMoment(conflict.at, zone)})`}
          pieces={right}
          action="Ficar com este outro"
          onChoose={() => resolve(conflict.plaintext)}
          disabled={saving}
        />
      </TwoColumns>
      {merged === null ? (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => write(together(note.plaintext, conflict.plaintext))}
        >
          Escrever um texto só
        </Button>
      ) : (
        <FinalText
          text={merged}
          saving={saving}
          onChange={write}
          onSave={() => void flush().then(() => resolve(merged))}
        />
      )}
      {failure && <Alert severity="error">{failure} Os dois textos continuam guardados.</Alert>}
    </Stack>
  );
}

function FinalText(props: {
  text: string;
  saving: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
}) {
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label="Texto final"
        multiline
        minRows={6}
        maxRows={16}
        value={props.text}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Button
        variant="contained"
        sx={{ alignSelf: 'flex-end' }}
        disabled={props.text.trim() === ''}
        loading={props.saving}
        onClick={props.onSave}
      >
        Salvar texto final
      </Button>
    </Stack>
  );
}

/** The text that the person writes out of both: a draft on this device, like every longer text. */
function useMerged(conflictId: string) {
  const draftKey = `conflict:${conflictId}`;
  const { stored, write, flush } = useDraft<unknown>(draftKey);
  const [typed, setTyped] = useState<string | null>(null);
  return {
    draftKey,
    merged: typed ?? (typeof stored?.value === 'string' ? stored.value : null),
    write: (text: string) => {
      setTyped(text);
      write(text, 0);
    },
    flush: () => flush().catch(() => undefined),
  };
}

function Side(props: {
  title: string;
  pieces: readonly Piece[];
  action: string;
  onChoose: () => void;
  disabled: boolean;
}) {
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {props.title}
      </Typography>
      <MarkedText label={props.title} pieces={props.pieces} />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={props.onChoose}
        disabled={props.disabled}
      >
        {props.action}
      </Button>
    </Stack>
  );
}
