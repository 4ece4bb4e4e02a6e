import CloseIcon from '@mui/icons-material/Close';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconAction } from '../actions/IconAction.tsx';
import { focusFirstField } from '../focus/fields.ts';
import { useReturnFocus } from '../focus/useReturnFocus.ts';
import { FormArea } from '../forms/FormArea.tsx';
import { ToastPlace } from '../toasts/ToastPlace.tsx';
import { useMobile } from '../useMediaQuery.ts';

export interface AppDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons; the last is the main one. */
  readonly actions?: ReactNode;
  readonly maxWidth?: DialogProps['maxWidth'] | undefined;
  /** Makes the whole a form: Enter submits it, and so does a button of type `submit` among the actions. */
  readonly onSubmit?: () => unknown;
  /** `Form.attempts` of the form inside. */
  readonly attempts?: number;
  /** Whether the first field has the focus when it opens; so in a form. */
  readonly takesText?: boolean;
  /** While something runs that closing would hide. */
  readonly locked?: boolean;
}

/** A dialog; on phones a full-screen sheet. Focus returns to where it was, or to the record that was changed. */
export function AppDialog({ open, onClose, title, locked = false, ...props }: AppDialogProps) {
  const titleId = useId();
  const mobile = useMobile();
  useReturnFocus(open);
  const { onSubmit, attempts, takesText = onSubmit !== undefined } = props;
  const content = (
    <>
      <Content takesText={takesText}>{props.children}</Content>
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
    >
      <DialogTitle id={titleId} sx={{ paddingRight: 8 }}>
        {title}
      </DialogTitle>
      <IconAction
        label="Fechar"
        keys="Escape"
        onClick={onClose}
        disabled={locked}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconAction>
      {/* Inside the dialog: an element that is both a form and a dialog says neither. */}
      {onSubmit ? (
        <FormArea onSubmit={onSubmit} attempts={attempts} style={{ display: 'contents' }}>
          {content}
        </FormArea>
      ) : (
        content
      )}
    </Dialog>
  );
}

function Content({ takesText, children }: { takesText: boolean; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesText && area.current) focusFirstField(area.current);
  }, [takesText]);
  return <DialogContent ref={area}>{children}</DialogContent>;
}
