import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { passwordForm } from '../../domain/auth/forms.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import { useForm } from '../../ui/fields/useForm.ts';
import { useSubmit } from '../../ui/fields/useSubmit.ts';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { isWrongPassword, sensitiveFailure } from './failures.ts';

export interface PasswordDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Fields of the act itself, above the password; the first of them has the focus. */
  readonly fields?: ReactNode;
  readonly submitLabel: string;
  /** Whether the act's own fields are filled in; shows what is wrong with them. */
  readonly isReady?: () => boolean;
  /** Does it with the password. Rejects with an `ApiError`, whose reason is then said in place. */
  readonly act: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

function useAct({ fields, isReady, act }: PasswordDialogProps) {
  const form = useForm(passwordForm, { password: '' });
  const input = useRef<HTMLInputElement>(null);
  const hasFocus = !fields;
  const inputRef = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      if (hasFocus) focusOnMount(element);
    },
    [hasFocus],
  );
  const [isWrong, setWrong] = useState(false);
  const { submit, failure, saving } = useSubmit(null, sensitiveFailure);
  const attempt = async () => {
    const ready = isReady?.() ?? true;
    if (!form.valid) form.showAll();
    if (!ready || !form.valid || saving) return;
    setWrong(false);
    await submit(async () => {
      try {
        await act(form.values.password);
      } catch (error) {
        setWrong(isWrongPassword(error));
        input.current?.select();
        throw error;
      }
    });
  };
  const field = form.field('password');
  const error = isWrong ? failure : field.error;
  return {
    field: { ...field, error, inputRef },
    failure: isWrong ? null : failure,
    saving,
    attempt,
  };
}

/** Asks for the password before what a session alone may not do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, fields, submitLabel, onClose } = props;
  const { field, failure, saving, attempt } = useAct(props);
  return (
    <AppDialog
      open
      onClose={onClose}
      title={title}
      maxWidth="xs"
      onSubmit={() => void attempt()}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" loading={saving}>
            {submitLabel}
          </Button>
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
