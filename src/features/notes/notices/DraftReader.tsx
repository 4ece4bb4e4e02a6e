import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import { differences, type Piece } from '../../../domain/notes/merging/differences.ts';
import { formatMoment } from '../../../domain/time/format.ts';
import { MarkedText, TwoColumns } from '../../../pieces/notes/MarkedText.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { KeptDraft } from '../editor/editorState.ts';

/** Shows a draft beside the note as it is now, before the person decides what becomes of it. */
export function DraftReader(props: {
  readonly draft: KeptDraft;
  readonly note: string;
  readonly onTake: () => void;
  readonly onClose: () => void;
}) {
  const { draft, note, onTake, onClose } = props;
  const zone = useZone();
  const { left, right } = useMemo(() => differences(note, draft.text), [note, draft.text]);
  return (
    <AppDialog
      open
      title="Rascunho e nota"
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Voltar</Button>
          <Button variant="contained" onClick={onTake}>
            Restaurar
          </Button>
        </>
      }
    >
      <TwoColumns>
        <Column title="Nota como está agora" pieces={left} />
        <Column title={`Seu rascunho (${formatMoment(draft.updatedAt, zone)})`} pieces={right} />
      </TwoColumns>
    </AppDialog>
  );
}

const Column = ({ title, pieces }: { title: string; pieces: readonly Piece[] }) => (
  <div>
    <Typography variant="subtitle2" component="h3" sx={{ marginBottom: 1 }}>
      {title}
    </Typography>
    <MarkedText label={title} pieces={pieces} />
  </div>
);
