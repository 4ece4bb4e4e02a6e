import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useOnline } from '../../client/useOnline.ts';
import { validateInviteCall } from '../../domain/contract/invites.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { linkFailure } from './failures.ts';
import { InviteForm } from './InviteForm.tsx';

const FAILED = 'Erro ao carregar convite. Tente novamente.';

export interface InvitePageProps {
  readonly token: string;
  /** The account exists; with a token of its first session. */
  readonly onDone: (sessionToken: string) => void;
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

function Invitation({ token, onDone, onLogin }: InvitePageProps) {
  const { answer, failure, retry } = useOnline(validateInviteCall, { params: { token } });
  if (failure)
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="error">{linkFailure(failure, FAILED)}</Alert>
        <Button variant="contained" size="large" onClick={retry}>
          Tentar de novo
        </Button>
      </Stack>
    );
  if (!answer) return <Waiting>Abrindo seu convite…</Waiting>;
  if (!answer.isValid) return <InvalidInvite onLogin={onLogin} />;
  return <InviteForm invite={answer} token={token} onDone={onDone} />;
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
