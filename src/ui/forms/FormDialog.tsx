import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppDialog, type AppDialogProps } from '../dialogs/AppDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** What the dialog asks of its form. */
export interface FormState {
  readonly attempts: number;
  readonly problem: string | null;
  /** Of forms that are kept on the device while they are written. */
  readonly draft?: {
    readonly recovered: boolean;
    readonly failed: boolean;
    readonly drop: () => Promise<void>;
  };
}

export interface FormDialogProps {
  readonly title: string;
  readonly maxWidth?: AppDialogProps['maxWidth'];
  readonly children: ReactNode;
  readonly form: FormState;
  readonly submitLabel: string;
  readonly closeLabel?: string;
  readonly saving: boolean;
  /** Not possible yet: trying it shows what is missing. */
  readonly isBlocked?: boolean;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  /** Why it could not be sent, above the fields. */
  readonly failure: string | null;
  readonly failureTitle?: string;
  readonly severity?: AlertColor;
  /** Headline of what is wrong with the fields. */
  readonly problemTitle?: string;
}

const gap = { marginBottom: 1 } as const;

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
          <Button onClick={onClose}>{props.closeLabel ?? 'Cancelar'}</Button>
          <SubmitButton saving={props.saving} isBlocked={props.isBlocked ?? false}>
            {props.submitLabel}
          </SubmitButton>
        </>
      }
    >
      {form.draft && <DraftNotice {...form.draft} />}
      {form.problem !== null && (
        <Notice title={props.problemTitle ?? 'Confira os campos'}>{form.problem}</Notice>
      )}
      {form.problem === null && props.failure !== null && (
        <Notice title={props.failureTitle} severity={props.severity}>
          {props.failure}
        </Notice>
      )}
      {props.children}
    </AppDialog>
  );
}

const Notice = (props: {
  title?: string | undefined;
  severity?: AlertColor | undefined;
  children: ReactNode;
}) => (
  <Alert severity={props.severity ?? 'error'} sx={gap}>
    {props.title && <AlertTitle>{props.title}</AlertTitle>}
    {props.children}
  </Alert>
);

const DraftNotice = ({ recovered, failed, drop }: NonNullable<FormState['draft']>) => (
  <>
    {recovered && (
      <Alert
        severity="info"
        sx={gap}
        action={<Button onClick={() => void drop()}>Descartar</Button>}
      >
        Rascunho recuperado
      </Alert>
    )}
    {failed && (
      <Alert severity="warning" sx={gap}>
        O rascunho não coube neste aparelho. Salve antes de fechar.
      </Alert>
    )}
  </>
);

/** What a dialog says that mends a refused change. */
export const REPAIR = {
  submitLabel: 'Salvar e enviar de novo',
  closeLabel: 'Voltar',
  severity: 'warning',
} as const;
