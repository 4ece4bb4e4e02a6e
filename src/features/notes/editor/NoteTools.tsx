import FullscreenIcon from '@mui/icons-material/Fullscreen';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { arrivingDialog } from '../../../ui/dialogs/arrivingDialog.ts';
import type { Writing } from '../writing/useWriting.ts';

const TemplatesDialog = arrivingDialog(() =>
  import('../templates/TemplatesDialog.tsx').then((m) => m.TemplatesDialog),
);

/** Beside the text's state: what to begin with, and where to write in quiet. */
export function NoteTools({ writing }: { writing: Writing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Meus modelos
      </Button>
      {!writing.isOn && (
        <Button
          size="small"
          startIcon={<FullscreenIcon />}
          aria-keyshortcuts="Control+Shift+F"
          title="Ctrl + Shift + F"
          onClick={() => writing.turn(true)}
        >
          Tela cheia
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <TemplatesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
