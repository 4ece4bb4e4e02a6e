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
import { InAddressContext, useBackCloses } from './useBackCloses.ts';
import { useSwipeDown } from './useSwipeDown.ts';

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

/** The main action has the width that a thumb finds, above whatever the system draws at the edge. */
const THUMB = {
  paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
  '& > :last-child': { flexGrow: 1 },
  // Several long labels: the main action gets a line of its own, and none is broken.
  flexWrap: 'wrap',
  '& > :not(style)': { marginLeft: 0, whiteSpace: 'nowrap' },
} as const;
/** A sheet is pulled by what stands above its fields. */
const HANDLE = {
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    insetInline: 'calc(50% - 20px)',
    height: 4,
    borderRadius: 2,
    backgroundColor: 'text.disabled',
  },
} as const;

/**
 * A dialog; on phones a full-screen sheet, which a swipe down closes, as the back button does everywhere. Focus returns to where it was, or to
 * the record that was changed.
 */
export function AppDialog({ open, onClose, title, locked = false, ...props }: AppDialogProps) {
  const titleId = useId();
  const mobile = useMobile();
  useReturnFocus(open);
  const leave = () => !locked && onClose();
  useBackCloses(open, leave);
  const sheet = useSwipeDown(mobile && !locked, leave);
  const { onSubmit, attempts, takesText = onSubmit !== undefined } = props;
  const content = (
    <>
      <Content takesText={takesText}>{props.children}</Content>
      {open && <ToastPlace />}
      {props.actions && <DialogActions sx={mobile ? THUMB : {}}>{props.actions}</DialogActions>}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={leave}
      fullScreen={mobile}
      slotProps={{ paper: { ref: sheet } }}
      fullWidth
      maxWidth={props.maxWidth ?? 'sm'}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ paddingRight: 8, ...(mobile && HANDLE) }}>
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
      <InAddressContext value={false}>
        {onSubmit ? (
          <FormArea onSubmit={onSubmit} attempts={attempts} style={{ display: 'contents' }}>
            {content}
          </FormArea>
        ) : (
          content
        )}
      </InAddressContext>
    </Dialog>
  );
}

function Content({ takesText, children }: { takesText: boolean; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesText && area.current) focusFirstField(area.current);
  }, [takesText]);
  return (
    <DialogContent ref={area} sx={{ overscrollBehavior: 'contain' }}>
      {children}
    </DialogContent>
  );
}
