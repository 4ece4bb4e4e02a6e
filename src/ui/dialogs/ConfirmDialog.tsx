import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useAct } from '../forms/useAct.ts';
import { AppDialog } from './AppDialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and at most a field for the reason, which has the focus. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  /** Resolves with `false` where `failure` says why not: the dialog stays. A rejection's message is shown in it. */
  readonly onConfirm: () => unknown;
  readonly failure?: string | null;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Voltar', onClose } = props;
  const { run, saving, failure } = useAct(async () => {
    if ((await props.onConfirm()) !== false) onClose();
  });
  const said = props.failure ?? failure;
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title={title}
      maxWidth="xs"
      takesText
      locked={saving}
      actions={
        <>
          <Button onClick={onClose} disabled={saving}>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={props.destructive ? 'error' : 'primary'}
            // While it closes it can still be clicked.
            onClick={() => open && void run()}
            loading={saving}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DialogContentText component="div">{children}</DialogContentText>
      {said && (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {said}
        </Alert>
      )}
    </AppDialog>
  );
}
