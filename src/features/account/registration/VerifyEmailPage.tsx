import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { type OnlineAnswer, useOnline } from '../../../client/online/useOnline.ts';
import { verifyEmailCall } from '../../../domain/contract/auth.ts';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { ResendForm } from './ResendForm.tsx';
import { isConnectionFailure, linkFailure } from '../../../pieces/account/failures.ts';
import { isExpiredLink } from '../failures.ts';

/** From the success message to the plans. */
const REDIRECT_MS = 2000;

const NO_TOKEN = 'Token de verificação não encontrado.';
const FAILED = 'Erro ao verificar email. Tente novamente.';

export interface VerifyEmailPageProps {
  readonly token: string | null;
  /** Verified, and the message was read. */
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

/** Opened by the link of the verification mail. */
export function VerifyEmailPage({ token, ...props }: VerifyEmailPageProps) {
  useTitle('Verificação de email');
  return (
    <AccountFrame>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2">Verificação de email</Typography>
        {token === null ? (
          <>
            <Alert severity="error">{NO_TOKEN}</Alert>
            <LoginButton onLogin={props.onLogin} />
          </>
        ) : (
          <Verification token={token} {...props} />
        )}
      </Stack>
    </AccountFrame>
  );
}

function Verification({ token, onDone, onLogin }: VerifyEmailPageProps & { token: string }) {
  const verification = useOnline(verifyEmailCall, { body: { token } });
  const { failure, retry } = verification;
  const isVerified = verification.answer !== undefined;
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(onDone, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isVerified, onDone]);
  return (
    <>
      <Outcome {...verification} />
      {isVerified && (
        <Button variant="contained" size="large" onClick={onDone}>
          Continuar
        </Button>
      )}
      {isConnectionFailure(failure) && (
        <Button variant="contained" size="large" onClick={retry}>
          Tentar de novo
        </Button>
      )}
      {failure && !isConnectionFailure(failure) && <ResendForm />}
      {failure && <LoginButton onLogin={onLogin} />}
    </>
  );
}

function Outcome({ answer, failure }: Pick<OnlineAnswer<unknown>, 'answer' | 'failure'>) {
  if (answer !== undefined)
    return (
      <Alert severity="success">
        <AlertTitle>Email verificado com sucesso!</AlertTitle>
        Sua conta está ativa.
      </Alert>
    );
  if (failure === null) return <Waiting>Verificando seu email…</Waiting>;
  if (isExpiredLink(failure))
    return (
      <Alert severity="warning">
        <AlertTitle>Link expirado</AlertTitle>
        Peça um novo link: ele chega ao seu email em instantes.
      </Alert>
    );
  return <Alert severity="error">{linkFailure(failure, FAILED)}</Alert>;
}

const LoginButton = ({ onLogin }: Pick<VerifyEmailPageProps, 'onLogin'>) => (
  <Button variant="outlined" size="large" onClick={onLogin}>
    Voltar para o login
  </Button>
);
