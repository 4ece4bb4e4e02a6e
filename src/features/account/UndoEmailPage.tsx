import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { passwordForm } from '../../domain/auth/signInForm.ts';
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { undoEmailCall } from '../../domain/contract/auth.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { linkFailure } from '../../pieces/account/failures.ts';
import { isExpiredLink, isPasswordRequired } from './linkFailures.ts';
import { IncompleteLink } from './IncompleteLink.tsx';

export interface UndoEmailPageProps {
  readonly token: string | null;
  readonly onLogin: () => void;
}

const EXPIRED =
  'O prazo de 7 dias para desfazer a troca já passou. Entre em contato com a clínica.';

const failureOf = (error: unknown): string =>
  isExpiredLink(error) ? EXPIRED : linkFailure(error, 'Erro ao desfazer a troca. Tente novamente.');

/** Opened by the link of the mail to a former address. A look at it changes nothing yet. */
export function UndoEmailPage({ token, onLogin }: UndoEmailPageProps) {
  useTitle('Desfazer a troca de email');
  const [isDone, setDone] = useState(false);
  return (
    <AccountFrame>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2">Desfazer a troca de email</Typography>
        {token === null && <IncompleteLink />}
        {isDone && (
          <Alert severity="success">
            <AlertTitle>A troca foi desfeita</AlertTitle>
            Sua conta voltou para este email, e a senha de antes não vale mais. Abra o link que
            acabamos de enviar e escolha outra senha.
          </Alert>
        )}
        {token !== null && !isDone && <Undoing token={token} onDone={() => setDone(true)} />}
        <Button variant={isDone ? 'contained' : 'outlined'} size="large" onClick={onLogin}>
          Ir para o login
        </Button>
      </Stack>
    </AccountFrame>
  );
}

function Undoing({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm(passwordForm, { password: '' });
  const { run, failure, error, saving } = useOnlineAction(undoEmailCall, failureOf);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && isPasswordRequired(error)) setAsked(true);
  const send = async () => {
    if (isAsked && !form.valid) return form.showAll();
    const { password } = form.values;
    if (await run({ body: { token, ...(isAsked && { password }) } })) onDone();
  };
  return (
    <AccountForm label="Desfazer a troca de email" attempts={form.attempts} onSubmit={send}>
      <Typography sx={{ color: 'text.secondary' }}>
        O email da sua conta foi trocado. Se não foi você, desfaça a troca: a conta volta para este
        email, todas as sessões são encerradas e você escolhe outra senha por um link que
        enviaremos. O que está guardado nos seus aparelhos continua lá.
      </Typography>
      {failure && <Alert severity={isAsked ? 'info' : 'error'}>{failure}</Alert>}
      {isAsked && (
        <PasswordInput
          {...form.field('password')}
          label="Senha da conta"
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={saving}>
        Desfazer a troca
      </Button>
    </AccountForm>
  );
}
