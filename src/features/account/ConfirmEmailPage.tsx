import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { confirmEmailCall } from '../../domain/contract/auth.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { isConnectionFailure, linkFailure } from '../../pieces/account/failures.ts';
import { IncompleteLink } from './IncompleteLink.tsx';
import { LinkOutcome } from './LinkOutcome.tsx';

export interface ConfirmEmailPageProps {
  readonly token: string | null;
  /** The address is the account's now; once. */
  readonly onConfirmed: () => void;
  /** To the person's screens, or to the sign-in. */
  readonly onDone: () => void;
}

/** Opened by the link of the mail to a new address. A look at it changes nothing yet. */
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

const WORDS = {
  title: 'Email alterado com sucesso!',
  done: 'A partir de agora, entre com o novo email. As sessões nos outros aparelhos foram encerradas.',
  expired: 'Peça a troca de novo em “Editar Perfil”. O email da conta continua o mesmo.',
} as const;

const failureOf = (error: unknown): string =>
  linkFailure(error, 'Erro ao confirmar o email. Tente novamente.');

function Confirmation({ token, onConfirmed, onDone }: ConfirmEmailPageProps & { token: string }) {
  const { run, failure, error, saving } = useOnlineAction(confirmEmailCall, failureOf);
  const [isDone, setDone] = useState(false);
  const confirm = async () => {
    if (!(await run({ body: { token } }))) return;
    setDone(true);
    onConfirmed();
  };
  const isUsable = !isDone && (failure === null || isConnectionFailure(error));
  return (
    <>
      {failure === null && !isDone && (
        <Typography sx={{ color: 'text.secondary' }}>
          Toque no botão para usar este email na sua conta. Até lá, ela continua com o de antes.
        </Typography>
      )}
      <LinkOutcome isDone={isDone} error={error} failure={failure} words={WORDS} />
      {isUsable && (
        <Button variant="contained" size="large" loading={saving} onClick={() => void confirm()}>
          {failure === null ? 'Confirmar novo email' : 'Tentar de novo'}
        </Button>
      )}
      {(isDone || failure !== null) && (
        <Button variant={isUsable ? 'outlined' : 'contained'} size="large" onClick={onDone}>
          Continuar
        </Button>
      )}
    </>
  );
}
