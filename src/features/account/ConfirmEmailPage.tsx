import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { type Attempt, useAttempt } from '../../ui/useAttempt.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { LinkActions } from './actions.ts';
import { isConnectionFailure, isExpiredLink, linkFailure } from './failures.ts';
import { IncompleteLink } from './IncompleteLink.tsx';

export interface ConfirmEmailPageProps {
  readonly token: string | null;
  readonly confirm: LinkActions['confirmEmail'];
  /** To the person's screens, or to the sign-in. */
  readonly onDone: () => void;
}

/** Opened by the link of the mail to a new address. */
export function ConfirmEmailPage({ token, ...props }: ConfirmEmailPageProps) {
  useTitle('Novo email');
  return (
    <AccountFrame>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2">Novo email</Typography>
        {token === null ? <IncompleteLink /> : <Confirmation token={token} {...props} />}
      </Stack>
    </AccountFrame>
  );
}

function Confirmation({ token, confirm, onDone }: ConfirmEmailPageProps & { token: string }) {
  const { attempt, retry } = useAttempt(useCallback(() => confirm(token), [confirm, token]));
  return (
    <>
      <Outcome attempt={attempt} />
      {attempt.state === 'failed' && isConnectionFailure(attempt.error) && (
        <Button variant="contained" size="large" onClick={retry}>
          Tentar de novo
        </Button>
      )}
      {attempt.state !== 'pending' && (
        <Button
          variant={attempt.state === 'done' ? 'contained' : 'outlined'}
          size="large"
          onClick={onDone}
        >
          Continuar
        </Button>
      )}
    </>
  );
}

function Outcome({ attempt }: { attempt: Attempt<void> }) {
  if (attempt.state === 'pending') return <Waiting>Confirmando seu novo email…</Waiting>;
  if (attempt.state === 'done')
    return (
      <Alert severity="success">
        <AlertTitle>Email alterado com sucesso!</AlertTitle>A partir de agora, entre com o novo
        email. As sessões nos outros aparelhos foram encerradas.
      </Alert>
    );
  if (isExpiredLink(attempt.error))
    return (
      <Alert severity="warning">
        <AlertTitle>Link expirado</AlertTitle>
        Peça a troca de novo em “Editar Perfil”. O email da conta continua o mesmo.
      </Alert>
    );
  return (
    <Alert severity="error">
      {linkFailure(attempt.error, 'Erro ao confirmar o email. Tente novamente.')}
    </Alert>
  );
}
