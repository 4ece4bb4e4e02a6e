import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useCallback, useState } from 'react';
import { type Toast, ToastContext } from './toasts.ts';

const DISMISS_MS = 5000;

type Queued = Toast & { readonly id: number };

let lastId = 0;

/** One toast at a time, each for five seconds, in the order they came. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const [closing, setClosing] = useState<number | null>(null);
  const show = useCallback((toast: Toast) => {
    lastId += 1;
    const queued = { ...toast, id: lastId };
    setQueue((former) => [...former, queued]);
  }, []);
  const current = queue[0];
  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <ToastBar
          key={current.id}
          toast={current}
          open={closing !== current.id}
          onClose={() => setClosing(current.id)}
          onGone={() => setQueue((former) => former.filter(({ id }) => id !== current.id))}
        />
      )}
    </ToastContext>
  );
}

function ToastBar(props: { toast: Toast; open: boolean; onClose: () => void; onGone: () => void }) {
  const { toast, onClose } = props;
  return (
    <Snackbar
      open={props.open}
      autoHideDuration={DISMISS_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: props.onGone } }}
    >
      <Alert
        severity={toast.tone ?? 'success'}
        role={toast.tone === 'error' ? 'alert' : 'status'}
        sx={{ width: '100%', maxWidth: 480 }}
        action={<ToastActions toast={toast} onClose={onClose} />}
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
      <IconButton size="small" color="inherit" aria-label="Dispensar" onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}
