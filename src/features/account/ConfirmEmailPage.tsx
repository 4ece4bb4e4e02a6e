import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { type OnlineAnswer, useOnline } from '../../client/online/useOnline.ts';
import { confirmEmailCall } from '../../domain/contract/auth.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { isConnectionFailure, linkFailure } from '../../pieces/account/failures.ts';
import { isExpiredLink } from './failures.ts';
import { IncompleteLink } from './IncompleteLink.tsx';

export interface ConfirmEmailPageProps {
  readonly token: string | null;
  /** The address is the account's now; once. */
  readonly onConfirmed: () => void;
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

function Confirmation({ token, onConfirmed, onDone }: ConfirmEmailPageProps & { token: string }) {
  const confirmation = useOnline(confirmEmailCall, { body: { token } });
  const { answer, failure, loading, retry } = confirmation;
  const isDone = answer !== undefined;
  useEffect(() => {
    if (isDone) onConfirmed();
  }, [isDone, onConfirmed]);
  return (
    <>
      <Outcome {...confirmation} />
      {isConnectionFailure(failure) && (
        <Button variant="contained" size="large" onClick={retry}>
          Tentar de novo
        </Button>
      )}
      {!loading && (
        <Button variant={isDone ? 'contained' : 'outlined'} size="large" onClick={onDone}>
          Continuar
        </Button>
      )}
    </>
  );
}

function Outcome({ answer, failure }: Pick<OnlineAnswer<unknown>, 'answer' | 'failure'>) {
  if (answer !== undefined)
    return (
      <Alert severity="success">
        <AlertTitle>Email alterado com sucesso!</AlertTitle>A partir de agora, entre com o novo
        email. As sessões nos outros aparelhos foram encerradas.
      </Alert>
    );
  if (failure === null) return <Waiting>Confirmando seu novo email…</Waiting>;
  if (isExpiredLink(failure))
    return (
      <Alert severity="warning">
        <AlertTitle>Link expirado</AlertTitle>
        Peça a troca de novo em “Editar Perfil”. O email da conta continua o mesmo.
      </Alert>
    );
  return (
    <Alert severity="error">
      {linkFailure(failure, 'Erro ao confirmar o email. Tente novamente.')}
    </Alert>
  );
}
