import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';

export interface FormFailure {
  readonly title?: string;
  readonly message: string;
}

export interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly closeLabel?: string;
  readonly saving: boolean;
  readonly disabled?: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  /** Why it could not be sent, above the fields. */
  readonly failure: FormFailure | null;
  readonly severity?: AlertColor;
  /** What was typed before and found again on the device. */
  readonly draft?: { readonly recovered: boolean; readonly drop: () => Promise<void> };
}

const gap = { marginBottom: 1 } as const;

/** A dialog with fields and one thing to do with them. */
export function FormDialog({ onSubmit, onClose, failure, draft, ...props }: FormDialogProps) {
  return (
    <AppDialog
      open
      title={props.title}
      onClose={onClose}
      onSubmit={() => void onSubmit()}
      actions={
        <>
          <Button onClick={onClose}>{props.closeLabel ?? 'Cancelar'}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={props.saving}
            disabled={props.disabled ?? false}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      {draft?.recovered && (
        <Alert
          severity="info"
          sx={gap}
          action={<Button onClick={() => void draft.drop()}>Descartar</Button>}
        >
          Rascunho recuperado
        </Alert>
      )}
      {failure && (
        <Alert severity={props.severity ?? 'error'} sx={gap}>
          {failure.title && <AlertTitle>{failure.title}</AlertTitle>}
          {failure.message}
        </Alert>
      )}
      {props.children}
    </AppDialog>
  );
}

/** Mends a change that was refused. */
export const RepairDialog = ({
  failure,
  ...props
}: Omit<FormDialogProps, 'submitLabel' | 'closeLabel' | 'severity' | 'draft' | 'failure'> & {
  readonly failure: string | null;
}) => (
  <FormDialog
    {...props}
    failure={failure === null ? null : { message: failure }}
    severity="warning"
    submitLabel="Salvar e enviar de novo"
    closeLabel="Voltar"
  />
);
