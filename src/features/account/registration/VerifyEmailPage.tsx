import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import { verifyEmailCall } from '../../../domain/contract/auth.ts';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { ResendForm } from './ResendForm.tsx';
import { isConnectionFailure, linkFailure } from '../../../pieces/account/failures.ts';
import { isConfirmedAlready } from '../linkFailures.ts';
import { LinkOutcome } from '../LinkOutcome.tsx';

/** From the success message to the plans. */
const REDIRECT_MS = 2000;

const NO_TOKEN = 'Token de verificação não encontrado.';
const WORDS = {
  title: 'Email verificado com sucesso!',
  done: 'Sua conta está ativa.',
  expired: 'Peça um novo link: ele chega ao seu email em instantes.',
} as const;
const failureOf = (error: unknown): string =>
  linkFailure(error, 'Erro ao verificar email. Tente novamente.');

export interface VerifyEmailPageProps {
  readonly token: string | null;
  /** Verified, and the message was read. */
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

/** Opened by the link of the verification mail. A look at it verifies nothing yet. */
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
  const { run, failure, error, saving } = useOnlineAction(verifyEmailCall, failureOf);
  const [isVerified, setVerified] = useState(false);
  const verify = async () => {
    if (await run({ body: { token } })) setVerified(true);
  };
  const isOver = isVerified || isConfirmedAlready(error);
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(onDone, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isVerified, onDone]);
  const isUsable = !isOver && (failure === null || isConnectionFailure(error));
  return (
    <>
      {failure === null && !isVerified && (
        <Typography sx={{ color: 'text.secondary' }}>
          Toque no botão para confirmar que este email é seu.
        </Typography>
      )}
      <LinkOutcome isDone={isVerified} error={error} failure={failure} words={WORDS} />
      {isOver && (
        <Button variant="contained" size="large" onClick={onDone}>
          Continuar
        </Button>
      )}
      {isUsable && (
        <Button variant="contained" size="large" loading={saving} onClick={() => void verify()}>
          {failure === null ? 'Confirmar email' : 'Tentar de novo'}
        </Button>
      )}
      {failure !== null && !isOver && !isUsable && <ResendForm />}
      {failure !== null && !isOver && <LoginButton onLogin={onLogin} />}
    </>
  );
}

const LoginButton = ({ onLogin }: Pick<VerifyEmailPageProps, 'onLogin'>) => (
  <Button variant="outlined" size="large" onClick={onLogin}>
    Voltar para o login
  </Button>
);
