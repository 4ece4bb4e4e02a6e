import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppDialog, type AppDialogProps } from '../dialogs/AppDialog.tsx';
import { FormNotices, type FormNoticesProps } from './FormNotices.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export interface FormDialogProps extends FormNoticesProps {
  readonly title: string;
  readonly maxWidth?: AppDialogProps['maxWidth'];
  readonly children: ReactNode;
  /** What is to be known before anything is changed. */
  readonly notice?: ReactNode;
  readonly submitLabel: string;
  readonly closeLabel?: string;
  /** Another thing to do, apart from the form's own. */
  readonly aside?: ReactNode;
  readonly saving: boolean;
  /** Not possible yet: trying it shows what is missing. */
  readonly isBlocked?: boolean;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
}

/** A dialog with fields and one thing to do with them. */
export function FormDialog({ form, onSubmit, onClose, ...props }: FormDialogProps) {
  return (
    <AppDialog
      open
      title={props.title}
      maxWidth={props.maxWidth}
      onClose={onClose}
      onSubmit={onSubmit}
      attempts={form.attempts}
      actions={
        <>
          {props.aside && <Box sx={{ marginInlineEnd: 'auto' }}>{props.aside}</Box>}
          <Button onClick={onClose}>{props.closeLabel ?? 'Cancelar'}</Button>
          <SubmitButton saving={props.saving} isBlocked={props.isBlocked ?? false}>
            {props.submitLabel}
          </SubmitButton>
        </>
      }
    >
      <FormNotices {...props} form={form} />
      {props.notice}
      {props.children}
    </AppDialog>
  );
}

/** What a dialog says that mends a refused change. */
export const REPAIR = {
  submitLabel: 'Salvar e enviar de novo',
  closeLabel: 'Voltar',
  severity: 'warning',
} as const;
