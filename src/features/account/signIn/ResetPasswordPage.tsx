import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import { useOnlineCalls } from '../../../client/online/OnlineProvider.tsx';
import { resetPasswordCall } from '../../../domain/contract/auth.ts';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { AccountForm } from '../AccountForm.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { linkFailure } from '../../../pieces/account/failures.ts';
import { IncompleteLink } from '../IncompleteLink.tsx';
import { useNewPassword } from '../useNewPassword.ts';

const failureOf = (error: unknown) =>
  linkFailure(error, 'Erro ao salvar a nova senha. Tente novamente.');

export interface ResetPasswordPageProps {
  readonly token: string | null;
  readonly onLogin: () => void;
}

/** Opened by the link of a mail that somebody asked for who forgot the password. */
export function ResetPasswordPage({ token, onLogin }: ResetPasswordPageProps) {
  useTitle('Nova senha');
  const [isDone, setDone] = useState(false);
  return (
    <AccountFrame>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2">Nova senha</Typography>
        {token === null && <IncompleteLink />}
        {isDone && (
          <Alert severity="success">
            <AlertTitle>Senha alterada com sucesso!</AlertTitle>
            Entre com a nova senha. Nos outros aparelhos ela será pedida também.
          </Alert>
        )}
        {token !== null && !isDone && <NewPassword token={token} onDone={() => setDone(true)} />}
        <Button variant={isDone ? 'contained' : 'outlined'} size="large" onClick={onLogin}>
          {isDone ? 'Entrar' : 'Voltar para o login'}
        </Button>
      </Stack>
    </AccountFrame>
  );
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { device } = useOnlineCalls();
  const form = useNewPassword();
  const { run, failure, saving } = useOnlineAction(resetPasswordCall, failureOf);
  const change = async () => {
    if (!form.valid) return form.showAll();
    const { password } = form.values;
    if (await run({ body: { token, password, device: device() } })) onDone();
  };
  return (
    <AccountForm label="Escolher nova senha" attempts={form.attempts} onSubmit={change}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <NewPasswordFields form={form} label="Nova senha" />
      <Button type="submit" variant="contained" size="large" loading={saving}>
        Salvar nova senha
      </Button>
    </AccountForm>
  );
}
