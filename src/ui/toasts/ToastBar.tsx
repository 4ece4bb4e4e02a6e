import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CloseIcon from '@mui/icons-material/Close';
import Snackbar from '@mui/material/Snackbar';
import { type FocusEvent, useRef } from 'react';
import { ActionButton } from '../actions/ActionButton.tsx';
import { IconAction } from '../actions/IconAction.tsx';
import type { Toast, ToastAction } from './toasts.ts';

const DISMISS_MS = 5000;
/** Time to read what can be done, and to reach it. */
const DISMISS_ACTION_MS = 10_000;

/** Above the bars at the page's lower edge (the shell says how high they are), and never in print. */
const OVER_THE_PAGE = {
  bottom: 'calc(var(--bottom-bars, 0px) + var(--bottom-notices, 0px) + 16px)',
} as const;
/** Each width is named: the bar’s own rule for wide screens moves it half its width to the left. */
const NOT_MOVED = { xs: 'none', sm: 'none' } as const;
/** A line of its own between a dialog's parts. */
const IN_PLACE = { position: 'static', transform: NOT_MOVED, padding: 1 } as const;

/**
 * One toast, from its coming to its going.
 * @param inPlace it stands where a dialog has room for it, and not over the page
 */
export default function ToastBar(props: {
  readonly toast: Toast;
  readonly open: boolean;
  readonly inPlace: boolean;
  /** It begins to go. */
  readonly onLeave: () => void;
  readonly onGone: () => void;
}) {
  const { toast, open, inPlace, onLeave, onGone } = props;
  const { bar, onFocus, giveBack } = useBorrowedFocus();
  const close = () => {
    giveBack();
    onLeave();
  };
  return (
    <Snackbar
      open={open}
      ref={bar}
      autoHideDuration={toast.action ? DISMISS_ACTION_MS : DISMISS_MS}
      onFocusCapture={onFocus}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: onGone } }}
      className="no-print"
      sx={inPlace ? IN_PLACE : OVER_THE_PAGE}
    >
      <Alert
        severity={toast.tone ?? 'success'}
        role={toast.tone === 'error' ? 'alert' : 'group'}
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

/** Who went into the toast with the keyboard is back where they were when it goes. */
function useBorrowedFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const from = useRef<Element | null>(null);
  return {
    bar,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!bar.current?.contains(relatedTarget)) from.current = relatedTarget;
    },
    giveBack: () => {
      if (!bar.current?.contains(document.activeElement)) return;
      const place = from.current?.isConnected ? from.current : document.querySelector('main');
      (place as HTMLElement | null)?.focus();
    },
  };
}

function ToastActions({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  return (
    <>
      {toast.action && <Action {...toast.action} onClose={onClose} />}
      <IconAction size="small" color="inherit" label="Dispensar" keys="Escape" onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconAction>
    </>
  );
}

function Action({ label, keys, onClick, onClose }: ToastAction & { onClose: () => void }) {
  const isDone = useRef(false);
  const act = () => {
    // While it goes it can still be pressed.
    if (isDone.current) return;
    isDone.current = true;
    onClose();
    onClick();
  };
  return (
    <ActionButton color="inherit" keys={keys} onClick={act}>
      {label}
    </ActionButton>
  );
}
