import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useTitle } from '../../ui/page/useTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { LinkActions } from './actions.ts';
import { isConnectionFailure, isExpiredLink, linkFailure } from './failures.ts';

/** From the success message to the plans. */
const REDIRECT_MS = 2000;

const NO_TOKEN = 'Token de verificação não encontrado.';
const FAILED = 'Erro ao verificar email. Tente novamente.';

type Progress =
  | { readonly step: 'loading' | 'success' | 'expired' }
  | { readonly step: 'error'; readonly message: string; readonly mayRetry: boolean };

export interface VerifyEmailPageProps {
  readonly token: string | null;
  readonly verify: LinkActions['verifyEmail'];
  /** Verified, and the message was read. */
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

function useVerification({ token, verify, onDone }: VerifyEmailPageProps) {
  const [progress, setProgress] = useState<Progress>({ step: 'loading' });
  const run = useCallback(async () => {
    if (!token) return setProgress({ step: 'error', message: NO_TOKEN, mayRetry: false });
    setProgress({ step: 'loading' });
    try {
      await verify(token);
      setProgress({ step: 'success' });
    } catch (error) {
      const message = linkFailure(error, FAILED);
      setProgress(
        isExpiredLink(error)
          ? { step: 'expired' }
          : { step: 'error', message, mayRetry: isConnectionFailure(error) },
      );
    }
  }, [token, verify]);
  useEffect(() => void run(), [run]);
  const isVerified = progress.step === 'success';
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(onDone, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isVerified, onDone]);
  return { progress, retry: () => void run() };
}

/** Opened by the link of the verification mail. */
export function VerifyEmailPage(props: VerifyEmailPageProps) {
  useTitle('Verificação de email');
  const { progress, retry } = useVerification(props);
  return (
    <AccountFrame>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2">Verificação de email</Typography>
        <Outcome progress={progress} />
        <NextStep progress={progress} retry={retry} {...props} />
      </Stack>
    </AccountFrame>
  );
}

function Outcome({ progress }: { progress: Progress }) {
  if (progress.step === 'loading')
    return (
      <Stack direction="row" role="status" sx={{ gap: 2, alignItems: 'center' }}>
        <CircularProgress size={24} aria-hidden />
        <Typography>Verificando seu email…</Typography>
      </Stack>
    );
  if (progress.step === 'success')
    return (
      <Alert severity="success">
        <AlertTitle>Email verificado com sucesso!</AlertTitle>
        Sua conta está ativa.
      </Alert>
    );
  if (progress.step === 'expired')
    return (
      <Alert severity="warning">
        <AlertTitle>Link expirado</AlertTitle>
        Entre na sua conta: você pode pedir um novo link de verificação.
      </Alert>
    );
  return 'message' in progress ? <Alert severity="error">{progress.message}</Alert> : null;
}

function NextStep({
  progress,
  retry,
  onDone,
  onLogin,
}: Pick<VerifyEmailPageProps, 'onDone' | 'onLogin'> & { progress: Progress; retry: () => void }) {
  if (progress.step === 'loading') return null;
  if (progress.step === 'success')
    return (
      <Button variant="contained" size="large" onClick={onDone}>
        Continuar
      </Button>
    );
  return (
    <>
      {'mayRetry' in progress && progress.mayRetry && (
        <Button variant="contained" size="large" onClick={retry}>
          Tentar de novo
        </Button>
      )}
      <Button variant="outlined" size="large" onClick={onLogin}>
        Voltar para o login
      </Button>
    </>
  );
}
