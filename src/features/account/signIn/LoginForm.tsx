import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { loginSchema } from '../../../domain/auth/signInForm.ts';
import { PasswordInput } from '../../../ui/fields/PasswordInput.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { AccountForm } from '../AccountForm.tsx';
import type { AccountActions } from '../actions.ts';
import { isConnectionFailure } from '../../../pieces/account/failures.ts';
import { isLocked, loginFailure } from '../failures.ts';

export interface LoginFormProps {
  readonly signIn: AccountActions['signIn'];
  /** An address to begin with, e.g. that of a session that ended. */
  readonly email: string;
  /** The person is signed in; the success message stands until the first screen does. */
  readonly onDone: () => void;
  /** The password is forgotten; with the address as far as it was typed. */
  readonly onForgotten: (email: string) => void;
}

type Progress =
  | { readonly step: 'typing' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly message: string; readonly locked: boolean }
  | { readonly step: 'done' };

export function LoginForm({ signIn, email, onDone, onForgotten }: LoginFormProps) {
  const form = useForm(loginSchema, { email, password: '' });
  const { progress, attempts, submit, emailInput, passwordInput } = useLogin(
    { signIn, onDone },
    form,
  );
  const sending = progress.step === 'sending';
  const done = progress.step === 'done';
  return (
    <AccountForm label="Entrar" attempts={form.attempts} onSubmit={submit}>
      <Feedback progress={progress} attempts={attempts} />
      <TextInput
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        inputRef={emailInput}
        required
      />
      <PasswordInput
        {...form.field('password')}
        label="Senha"
        inputRef={passwordInput}
        autoComplete="current-password"
        required
      />
      <SubmitButton size="large" saving={sending} isBlocked={!form.valid || !form.changed || done}>
        Entrar
      </SubmitButton>
      <Button
        sx={{ alignSelf: 'center', textDecoration: 'underline' }}
        onClick={() => onForgotten(form.values.email)}
      >
        Esqueci a senha
      </Button>
    </AccountForm>
  );
}

function useLogin(
  { signIn, onDone }: Pick<LoginFormProps, 'signIn' | 'onDone'>,
  form: ReturnType<typeof useForm<{ email: string; password: string }>>,
) {
  const [progress, setProgress] = useState<Progress>({ step: 'typing' });
  const [attempts, setAttempts] = useState(0);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const first = form.values.email === '' ? emailInput : passwordInput;
    first.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- where the person begins; later they move by themselves
  }, []);

  const fail = (error: unknown) => {
    setProgress({ step: 'failed', message: loginFailure(error), locked: isLocked(error) });
    // Without a connection nothing was tried: the form stays as it is.
    if (isConnectionFailure(error)) return;
    setAttempts((count) => count + 1);
    form.reset({ email: form.values.email, password: '' });
    emailInput.current?.focus();
  };
  const submit = async () => {
    if (progress.step === 'sending' || progress.step === 'done') return;
    if (!form.valid) return form.showAll();
    setProgress({ step: 'sending' });
    try {
      // The server takes the address as it was typed.
      await signIn(form.values);
      setProgress({ step: 'done' });
      onDone();
    } catch (error) {
      fail(error);
    }
  };
  return { progress, attempts, submit, emailInput, passwordInput };
}

function Feedback({ progress, attempts }: { progress: Progress; attempts: number }) {
  if (progress.step === 'done')
    return <Alert severity="success">Login realizado com sucesso!</Alert>;
  if (progress.step !== 'failed') return null;
  return (
    <Alert severity="error">
      {progress.message}
      {progress.locked && (
        <Typography variant="body2">Para entrar agora, use “Esqueci a senha”.</Typography>
      )}
      {attempts > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Tentativas de login sem sucesso: {attempts}
        </Typography>
      )}
    </Alert>
  );
}
