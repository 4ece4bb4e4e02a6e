import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import type { NoteConflict } from '../../../domain/notes/note.ts';
import { formatMoment } from '../../../domain/time/format.ts';
import { type Piece, differences } from '../../../domain/notes/merging/differences.ts';
import { MarkedText, TwoColumns } from '../../../pieces/notes/MarkedText.tsx';
import { focusOnMount } from '../../../ui/focus/focusOnMount.ts';
import type { NoteEditor } from '../editor/useNoteEditor.ts';
import { WRAPPING } from '../notices/wrapping.ts';
import { FinalText } from './FinalText.tsx';
import { type Final, useFinalText } from './useFinalText.ts';
import { useResolution } from './useResolution.ts';

interface ConflictScreenProps {
  readonly body: NoteBody;
  readonly editor: NoteEditor;
}

/**
 * Shows both texts of a passage that was changed twice.
 * The person decides, and nothing is lost before.
 */
export function ConflictScreen(props: ConflictScreenProps) {
  const { conflicts } = props.body.note;
  const [conflict] = conflicts;
  return conflict ? (
    <Decision key={conflict.firstId ?? conflict.id} {...props} conflict={conflict} />
  ) : null;
}

function Decision({ body, editor, conflict }: ConflictScreenProps & { conflict: NoteConflict }) {
  const { note } = body;
  const written = useFinalText(body, conflict, editor.writeFinal);
  const { final } = written;
  const [isBack, setBack] = useState(false);
  const { resolve, saving, failure } = useResolution(body, conflict, written.draftKey);
  const settle = async (text: string, opened: Omit<Final, 'text'>) => {
    // It is settled here: what comes of it is no change from elsewhere.
    editor.writeFinal(null);
    if ((await resolve(text, opened)) === null) written.tell();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Question count={note.conflicts.length} onLeave={editor.leaveDecision} />
      <Sides
        {...{ body, conflict, saving }}
        own={editor.state.own}
        onChoose={(plaintext) => void settle(plaintext, now(body, conflict))}
      />
      {final === null || isBack ? (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => (final === null ? written.begin() : setBack(false))}
        >
          {final === null ? 'Escrever um texto só' : 'Continuar o texto só'}
        </Button>
      ) : (
        <FinalText
          text={final.text}
          saving={saving}
          hasChanged={hasChanged(final, body, conflict)}
          onChange={written.type}
          onBack={() => setBack(true)}
          onSave={() => void written.flush().then(() => settle(final.text, final))}
        />
      )}
      {failure && <Alert severity="error">{failure} Os dois textos continuam guardados.</Alert>}
    </Stack>
  );
}

const now = ({ note, baseV }: NoteBody, { id: settles }: NoteConflict) => ({
  based: note.plaintext,
  settles,
  baseV,
});

const hasChanged = ({ based, settles }: Final, { note }: NoteBody, { id }: NoteConflict): boolean =>
  based !== note.plaintext || settles !== id;

function Question({ count, onLeave }: { count: number; onLeave: () => void }) {
  return (
    <Alert
      severity="warning"
      ref={focusOnMount}
      tabIndex={-1}
      sx={WRAPPING}
      action={<Button onClick={onLeave}>Voltar à nota</Button>}
    >
      Esta nota foi escrita em dois lugares ao mesmo tempo. Os{' '}
      {count === 1 ? 'dois textos estão guardados' : `${count + 1} textos estão guardados`}; escolha
      qual fica ou escreva um só.
      {count > 1 && ' Você decide entre dois de cada vez.'}
    </Alert>
  );
}

function Sides(props: {
  body: NoteBody;
  conflict: NoteConflict;
  /** The text that was saved here last. */
  own: string | null;
  saving: boolean;
  onChoose: (plaintext: string) => void;
}) {
  const { conflict, own, saving, onChoose } = props;
  const { plaintext, updatedAt } = props.body.note;
  const zone = useZone();
  const { left, right } = useMemo(
    () => differences(plaintext, conflict.plaintext),
    [plaintext, conflict.plaintext],
  );
  const [leftName, rightName] = namesOf(own, plaintext, conflict.plaintext);
  return (
    <TwoColumns>
      <Side
        title={`${leftName} (${formatMoment(updatedAt, zone)})`}
        pieces={left}
        action="Ficar com este"
        onChoose={() => onChoose(plaintext)}
        disabled={saving}
      />
      <Side
        title={`${rightName} (${formatMoment(conflict.at, zone)})`}
        pieces={right}
        action="Ficar com este outro"
        onChoose={() => onChoose(conflict.plaintext)}
        disabled={saving}
      />
    </TwoColumns>
  );
}

/** Says which text is the person's own, where it was saved in this very editor. */
function namesOf(own: string | null, left: string, right: string): readonly [string, string] {
  if (own === right) return ['Texto de outro lugar', 'Seu texto'];
  return own === left ? ['Seu texto', 'Texto de outro lugar'] : ['Texto atual', 'Outro texto'];
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
