import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useTitle } from '../../ui/page/useTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { InviteDetails, LinkActions } from './actions.ts';
import { linkFailure } from './failures.ts';
import { InviteForm } from './InviteForm.tsx';

const FAILED = 'Erro ao carregar convite. Tente novamente.';

type Progress =
  | { readonly step: 'loading' | 'invalid' }
  | { readonly step: 'open'; readonly invite: InviteDetails }
  | { readonly step: 'failed'; readonly message: string };

export interface InvitePageProps {
  readonly token: string;
  readonly validate: LinkActions['validateInvite'];
  readonly accept: LinkActions['acceptInvite'];
  /** The account exists and the patient is signed in. */
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

function useInvite({ token, validate }: InvitePageProps) {
  const [progress, setProgress] = useState<Progress>({ step: 'loading' });
  const load = useCallback(async () => {
    setProgress({ step: 'loading' });
    try {
      const invite = await validate(token);
      setProgress(invite.isValid ? { step: 'open', invite } : { step: 'invalid' });
    } catch (error) {
      setProgress({ step: 'failed', message: linkFailure(error, FAILED) });
    }
  }, [token, validate]);
  useEffect(() => void load(), [load]);
  return { progress, retry: () => void load() };
}

/** Opened by the link of a patient's invitation. */
export function InvitePage(props: InvitePageProps) {
  useTitle('Convite');
  const { progress, retry } = useInvite(props);
  return (
    <AccountFrame>
      {progress.step === 'loading' && (
        <Stack direction="row" role="status" sx={{ gap: 2, alignItems: 'center' }}>
          <CircularProgress size={24} aria-hidden />
          <Typography>Abrindo seu convite…</Typography>
        </Stack>
      )}
      {progress.step === 'invalid' && <InvalidInvite onLogin={props.onLogin} />}
      {progress.step === 'failed' && (
        <Stack sx={{ gap: 2 }}>
          <Alert severity="error">{progress.message}</Alert>
          <Button variant="contained" size="large" onClick={retry}>
            Tentar de novo
          </Button>
        </Stack>
      )}
      {progress.step === 'open' && (
        <InviteForm
          invite={progress.invite}
          accept={(password) => props.accept(props.token, password)}
          onDone={props.onDone}
        />
      )}
    </AccountFrame>
  );
}

function InvalidInvite({ onLogin }: Pick<InvitePageProps, 'onLogin'>) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">
        <AlertTitle>Convite Inválido</AlertTitle>
        Este convite não é válido ou expirou. Entre em contato com seu psicólogo.
      </Alert>
      <Button variant="outlined" size="large" onClick={onLogin}>
        Ir para o login
      </Button>
    </Stack>
  );
}
