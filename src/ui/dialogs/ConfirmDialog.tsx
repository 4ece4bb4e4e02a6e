import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useState } from 'react';
import { AppDialog } from './AppDialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  /** The dialog closes when this resolves; a rejection's message is shown in it. */
  readonly onConfirm: () => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Voltar', onClose } = props;
  const { running, failure, run } = useRun(props.onConfirm, onClose);
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title={title}
      maxWidth="xs"
      locked={running}
      actions={
        <>
          <Button onClick={onClose} disabled={running}>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={props.destructive ? 'error' : 'primary'}
            onClick={() => void run()}
            loading={running}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DialogContentText component="div">{children}</DialogContentText>
      {failure && (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {failure}
        </Alert>
      )}
    </AppDialog>
  );
}

function useRun(onConfirm: ConfirmDialogProps['onConfirm'], onClose: () => void) {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setRunning(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      const message = (error as { message?: string } | null)?.message;
      setFailure(message || 'Ocorreu um erro inesperado. Tente novamente.');
    } finally {
      setRunning(false);
    }
  };
  return { running, failure, run };
}
