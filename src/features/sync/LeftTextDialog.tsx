import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import type { DraftItem } from '../../data/queries/sync/results.ts';
import { addToDraft } from '../../pieces/notes/noteDraft.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { OpenDialog } from '../../ui/dialogs.tsx';
import { useAct } from '../../ui/forms/useAct.ts';

/**
 * Shows a text that was written out of two for a note that is gone.
 * It can be copied, or begin a note.
 */
export function LeftTextDialog(props: {
  readonly item: DraftItem;
  readonly onOpen: OpenDialog;
  readonly onClose: () => void;
}) {
  const { item, onOpen, onClose } = props;
  const { key, target } = item;
  const { device } = useDevice();
  const text = useLeftText(key);
  const [isCopied, setCopied] = useState(false);
  const use = useAct(async () => {
    if (target === null || text === null) return;
    await addToDraft(device, target, text);
    await device.discardDraft(key);
    onOpen({ dialogo: 'nota', alvo: target });
  });
  const copy = useAct(async () => {
    await navigator.clipboard.writeText(text ?? '');
    setCopied(true);
  });
  const failure = use.failure ?? copy.failure;
  return (
    <AppDialog
      open
      title="Texto final"
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Voltar</Button>
          <Button onClick={() => void copy.run()}>{isCopied ? 'Copiado' : 'Copiar'}</Button>
          {target !== null && (
            <Button variant="contained" loading={use.saving} onClick={() => void use.run()}>
              Usar na nota da sessão
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
        A nota para a qual você escrevia foi excluída, ou já foi decidida em outro lugar.
      </Typography>
      <Typography
        component="div"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
    </AppDialog>
  );
}

/** Reads the draft: a text of its own in older builds, with what it was made from since. */
function useLeftText(key: string): string | null {
  const { device } = useDevice();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void device.readDraft(key).then((draft) => {
      const value = draft?.value as { readonly text?: unknown } | string | undefined;
      const read = typeof value === 'string' ? value : value?.text;
      if (current) setText(typeof read === 'string' ? read : '');
    });
    return () => {
      current = false;
    };
  }, [device, key]);
  return text;
}
