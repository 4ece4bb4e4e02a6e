import CloseIcon from '@mui/icons-material/Close';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ToastPlace } from '../toasts/ToastPlace.tsx';
import { useMobile } from '../useMediaQuery.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface AppDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons; the last is the main one. */
  readonly actions?: ReactNode;
  readonly maxWidth?: DialogProps['maxWidth'];
  /** Makes the whole a form: Enter submits it, and so does a button of type `submit` among the actions. */
  readonly onSubmit?: () => void;
  /** While something runs that closing would hide. */
  readonly locked?: boolean;
}

/** A dialog; on phones a full-screen sheet. Focus returns to where it was. */
export function AppDialog({ open, onClose, title, locked = false, ...props }: AppDialogProps) {
  const titleId = useId();
  const mobile = useMobile();
  const restoreFocus = useReturnFocus(open);
  const content = (
    <>
      <DialogContent>{props.children}</DialogContent>
      {open && <ToastPlace />}
      {props.actions && <DialogActions>{props.actions}</DialogActions>}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={() => !locked && onClose()}
      fullScreen={mobile}
      fullWidth
      maxWidth={props.maxWidth ?? 'sm'}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: restoreFocus } }}
    >
      <DialogTitle id={titleId} sx={{ paddingRight: 8 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label="Fechar"
        onClick={onClose}
        disabled={locked}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      {props.onSubmit ? <Form onSubmit={props.onSubmit}>{content}</Form> : content}
    </Dialog>
  );
}

/** Inside the dialog: an element that is both a form and a dialog says neither. */
function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a form's portal would submit both.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
      {children}
    </form>
  );
}
