import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useSubmit } from '../fields/useSubmit.ts';
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
  const { submit, failure, saving } = useSubmit();
  const confirm = async () => {
    await props.onConfirm();
    onClose();
  };
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title={title}
      maxWidth="xs"
      locked={saving}
      actions={
        <>
          <Button onClick={onClose} disabled={saving}>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={props.destructive ? 'error' : 'primary'}
            onClick={() => void submit(confirm)}
            loading={saving}
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
