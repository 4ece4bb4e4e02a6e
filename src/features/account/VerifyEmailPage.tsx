import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { type Attempt, useAttempt } from '../../ui/useAttempt.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { LinkActions } from './actions.ts';
import { ResendForm } from './ResendForm.tsx';
import { isConnectionFailure, isExpiredLink, linkFailure } from './failures.ts';

/** From the success message to the plans. */
const REDIRECT_MS = 2000;

const NO_TOKEN = 'Token de verificação não encontrado.';
const FAILED = 'Erro ao verificar email. Tente novamente.';

export interface VerifyEmailPageProps {
  readonly token: string | null;
  readonly verify: LinkActions['verifyEmail'];
  readonly resend: LinkActions['resendVerification'];
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

function Verification({
  token,
  verify,
  resend,
  onDone,
  onLogin,
}: VerifyEmailPageProps & { token: string }) {
  const { attempt, retry } = useAttempt(useCallback(() => verify(token), [verify, token]));
  const isVerified = attempt.state === 'done';
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(onDone, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isVerified, onDone]);
  return (
    <>
      <Outcome attempt={attempt} />
      {isVerified && (
        <Button variant="contained" size="large" onClick={onDone}>
          Continuar
        </Button>
      )}
      {attempt.state === 'failed' && isConnectionFailure(attempt.error) && (
        <Button variant="contained" size="large" onClick={retry}>
          Tentar de novo
        </Button>
      )}
      {attempt.state === 'failed' && !isConnectionFailure(attempt.error) && (
        <ResendForm resend={resend} />
      )}
      {attempt.state === 'failed' && <LoginButton onLogin={onLogin} />}
    </>
  );
}

function Outcome({ attempt }: { attempt: Attempt<void> }) {
  if (attempt.state === 'pending') return <Waiting>Verificando seu email…</Waiting>;
  if (attempt.state === 'done')
    return (
      <Alert severity="success">
        <AlertTitle>Email verificado com sucesso!</AlertTitle>
        Sua conta está ativa.
      </Alert>
    );
  if (isExpiredLink(attempt.error))
    return (
      <Alert severity="warning">
        <AlertTitle>Link expirado</AlertTitle>
        Peça um novo link: ele chega ao seu email em instantes.
      </Alert>
    );
  return <Alert severity="error">{linkFailure(attempt.error, FAILED)}</Alert>;
}

const LoginButton = ({ onLogin }: Pick<VerifyEmailPageProps, 'onLogin'>) => (
  <Button variant="outlined" size="large" onClick={onLogin}>
    Voltar para o login
  </Button>
);
