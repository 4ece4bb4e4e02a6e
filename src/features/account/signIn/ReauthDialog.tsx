import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { loginSchema } from '../../../domain/auth/signInForm.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { PasswordInput } from '../../../ui/fields/PasswordInput.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useAct } from '../../../ui/forms/useAct.ts';
import { loginFailure } from '../failures.ts';

/** Asks for the password over the open screen, whose work stays as it is. */
export function ReauthDialog(props: {
  readonly email: string;
  readonly signIn: (password: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { email, signIn, onClose } = props;
  const form = useForm(loginSchema, { email, password: '' });
  const { run, failure, saving } = useAct(async () => {
    await signIn(form.values.password);
    onClose();
  }, loginFailure);
  return (
    <AppDialog
      open
      onClose={onClose}
      title="Digite sua senha"
      maxWidth="xs"
      attempts={form.attempts}
      onSubmit={() => (form.valid ? void run() : form.showAll())}
      actions={
        <>
          <Button onClick={onClose}>Agora não</Button>
          <SubmitButton saving={saving} isBlocked={!form.valid}>
            Entrar
          </SubmitButton>
        </>
      }
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        <TextInput {...form.field('email')} label="Email" autoComplete="username" readOnly />
        <PasswordInput {...form.field('password')} label="Senha" autoComplete="current-password" />
        {failure && <Alert severity="error">{failure}</Alert>}
      </Stack>
    </AppDialog>
  );
}
