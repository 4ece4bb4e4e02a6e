import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { LinkActions } from './actions.ts';
import { linkFailure } from './failures.ts';
import { InviteForm } from './InviteForm.tsx';

const FAILED = 'Erro ao carregar convite. Tente novamente.';

export interface InvitePageProps {
  readonly token: string;
  readonly validate: LinkActions['validateInvite'];
  readonly accept: LinkActions['acceptInvite'];
  /** The account exists and the patient is signed in. */
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

/** Opened by the link of a patient's invitation. */
export function InvitePage(props: InvitePageProps) {
  useTitle('Convite');
  return (
    <AccountFrame>
      <Invitation {...props} />
    </AccountFrame>
  );
}

function Invitation({ token, validate, accept, onDone, onLogin }: InvitePageProps) {
  const { attempt, retry } = useAttempt(useCallback(() => validate(token), [validate, token]));
  if (attempt.state === 'pending') return <Waiting>Abrindo seu convite…</Waiting>;
  if (attempt.state === 'failed')
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="error">{linkFailure(attempt.error, FAILED)}</Alert>
        <Button variant="contained" size="large" onClick={retry}>
          Tentar de novo
        </Button>
      </Stack>
    );
  if (!attempt.value.isValid) return <InvalidInvite onLogin={onLogin} />;
  return (
    <InviteForm
      invite={attempt.value}
      accept={(password) => accept(token, password)}
      onDone={onDone}
    />
  );
}

const InvalidInvite = ({ onLogin }: Pick<InvitePageProps, 'onLogin'>) => (
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
