import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CloseIcon from '@mui/icons-material/Close';
import Snackbar from '@mui/material/Snackbar';
import { IconAction } from '../actions/IconAction.tsx';
import { useState } from 'react';
import type { Toast } from './toasts.ts';

const DISMISS_MS = 5000;

/** Above the bars at the page's lower edge (the shell says how high they are), and never in print. */
const OVER_THE_PAGE = { bottom: 'calc(var(--bottom-bars, 0px) + 16px)' } as const;
/** A line of its own between a dialog's parts. */
const IN_PLACE = { position: 'static', transform: 'none', padding: 1 } as const;

/**
 * One toast, from its coming to its going.
 * @param inPlace it stands where a dialog has room for it, and not over the page
 */
export default function ToastBar(props: {
  readonly toast: Toast;
  readonly inPlace: boolean;
  readonly onGone: () => void;
}) {
  const { toast, inPlace, onGone } = props;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Snackbar
      open={open}
      autoHideDuration={DISMISS_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: onGone } }}
      className="no-print"
      sx={inPlace ? IN_PLACE : OVER_THE_PAGE}
    >
      <Alert
        severity={toast.tone ?? 'success'}
        role={toast.tone === 'error' ? 'alert' : 'status'}
        variant="standard"
        sx={{ width: '100%', maxWidth: 480 }}
        action={<ToastActions toast={toast} onClose={close} />}
      >
        {toast.detail ? <AlertTitle sx={{ margin: 0 }}>{toast.message}</AlertTitle> : toast.message}
        {toast.detail}
      </Alert>
    </Snackbar>
  );
}

function ToastActions({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const act = () => {
    toast.action?.onClick();
    onClose();
  };
  return (
    <>
      {toast.action && (
        <Button color="inherit" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <IconAction size="small" color="inherit" label="Dispensar" keys="Escape" onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconAction>
    </>
  );
}
