import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { loginSchema } from '../../domain/auth/forms.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useForm } from '../../ui/fields/useForm.ts';
import { useSubmit } from '../../ui/fields/useSubmit.ts';
import { loginFailure } from './failures.ts';

/** Asks for the password over the open screen, whose work stays as it is. */
export function ReauthDialog(props: {
  readonly email: string;
  readonly signIn: (password: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { email, signIn, onClose } = props;
  const form = useForm(loginSchema, { email, password: '' });
  const { submit, failure, saving } = useSubmit(null, loginFailure);
  const enter = async () => {
    await signIn(form.values.password);
    onClose();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title="Digite sua senha"
      maxWidth="xs"
      onSubmit={() => void submit(enter)}
      actions={
        <>
          <Button onClick={onClose}>Agora não</Button>
          <Button type="submit" variant="contained" loading={saving} disabled={!form.valid}>
            Entrar
          </Button>
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
