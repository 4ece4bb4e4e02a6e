import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef, useState } from 'react';
import { passwordForm } from '../../domain/auth/forms.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useAct } from '../../ui/forms/useAct.ts';
import { type Form, useForm } from '../../ui/forms/useForm.ts';
import { isWrongPassword, sensitiveFailure } from './failures.ts';

export interface PasswordDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Fields of the act itself, above the password; the first of them has the focus. */
  readonly fields?: ReactNode;
  readonly submitLabel: string;
  /** The form of the act's own fields. */
  readonly form?: Pick<Form<object>, 'valid' | 'showAll' | 'attempts'>;
  /** Does it with the password. Rejects with an `ApiError`, whose reason is then said in place. */
  readonly act: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

function usePassword({ form: own, act }: PasswordDialogProps) {
  const form = useForm(passwordForm, { password: '' });
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const { run, failure, saving } = useAct(async () => {
    setWrong(false);
    try {
      await act(form.values.password);
    } catch (error) {
      setWrong(isWrongPassword(error));
      input.current?.select();
      throw error;
    }
  }, sensitiveFailure);
  const attempt = () => {
    const isReady = form.valid && (own?.valid ?? true);
    if (isReady) return void run();
    own?.showAll();
    form.showAll();
  };
  const field = form.field('password');
  const error = isWrong ? failure : field.error;
  return {
    field: { ...field, error, inputRef: input },
    failure: isWrong ? null : failure,
    saving,
    attempt,
    attempts: form.attempts,
  };
}

/** Asks for the password before what a session alone may not do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, fields, submitLabel, onClose } = props;
  const { field, failure, saving, attempt, attempts } = usePassword(props);
  return (
    <AppDialog
      open
      onClose={onClose}
      title={title}
      maxWidth="xs"
      attempts={attempts}
      onSubmit={attempt}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <SubmitButton saving={saving}>{submitLabel}</SubmitButton>
        </>
      }
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        {children}
        {failure && <Alert severity="error">{failure}</Alert>}
        {fields}
        <PasswordInput {...field} label="Senha atual" autoComplete="current-password" required />
      </Stack>
    </AppDialog>
  );
}
