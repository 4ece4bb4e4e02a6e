import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OnlineAction } from '../../client/online/useOnlineAction.ts';
import { passwordForm } from '../../domain/auth/signInForm.ts';
import type { Call } from '../../domain/contract/kit/call.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { type Form, useForm } from '../../ui/forms/useForm.ts';
import { isWrongPassword } from './failures.ts';

export interface PasswordDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Fields of the act itself, above the password; the first of them has the focus. */
  readonly fields?: ReactNode;
  readonly submitLabel: string;
  /** The form of the act's own fields. */
  readonly form?: Pick<Form<object>, 'valid' | 'showAll' | 'attempts'>;
  /** Does it with the password. */
  readonly onPassword: (password: string) => Promise<unknown>;
  /** What it does; why it failed is said in place. */
  readonly action: Pick<OnlineAction<Call>, 'saving' | 'failure' | 'error'>;
  readonly onClose: () => void;
}

function usePassword({
  form: own,
  onPassword,
  action: { saving, failure, error },
}: PasswordDialogProps) {
  const form = useForm(passwordForm, { password: '' });
  const input = useRef<HTMLInputElement>(null);
  // Another attempt begins with what was refused.
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  const attempt = () => {
    const isReady = form.valid && (own?.valid ?? true);
    if (isReady) return saving ? undefined : void onPassword(form.values.password);
    own?.showAll();
    form.showAll();
  };
  const field = form.field('password');
  const isWrong = isWrongPassword(error);
  return {
    field: { ...field, error: isWrong ? failure : field.error, inputRef: input },
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
