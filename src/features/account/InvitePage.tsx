import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnline } from '../../client/useOnline.ts';
import { validateInviteCall } from '../../domain/contract/invites.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { linkFailure } from '../../pieces/account/failures.ts';
import { InviteForm, type InviteFormProps } from './InviteForm.tsx';

const FAILED = 'Erro ao carregar convite. Tente novamente.';

export interface InvitePageProps {
  readonly token: string;
  /** Who is signed in here: the new account would take that place. */
  readonly present: { readonly name: string; readonly email: string } | null;
  readonly onStay: () => void;
  readonly onDone: InviteFormProps['onDone'];
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

function Invitation({ token, present, onStay, onDone, onLogin }: InvitePageProps) {
  const [isReplacing, setReplacing] = useState(false);
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
  if (present && !isReplacing)
    return <SignedInAs {...present} onReplace={() => setReplacing(true)} onStay={onStay} />;
  return <InviteForm invite={answer} token={token} onDone={onDone} />;
}

/** Before the form: a click on a link shall end nobody's session. */
const SignedInAs = (props: {
  readonly name: string;
  readonly email: string;
  readonly onReplace: () => void;
  readonly onStay: () => void;
}) => (
  <Stack sx={{ gap: 2 }}>
    <Alert severity="info">
      <AlertTitle>Você já entrou neste aparelho</AlertTitle>
      Aqui está aberta a conta de {props.name} ({props.email}). Ao criar a conta do convite, você
      sai dela. O que está guardado neste aparelho continua guardado.
    </Alert>
    <Button variant="contained" size="large" onClick={props.onReplace}>
      Continuar com o convite
    </Button>
    <Button variant="outlined" size="large" onClick={props.onStay}>
      Ficar na minha conta
    </Button>
  </Stack>
);

const InvalidInvite = ({ onLogin }: Pick<InvitePageProps, 'onLogin'>) => (
  <Stack sx={{ gap: 2 }}>
    <Alert severity="warning">
      <AlertTitle>Convite Inválido</AlertTitle>
      Este convite não é válido ou expirou. Entre em contato com seu psicólogo.
    </Alert>
    <Typography sx={{ color: 'text.secondary' }}>
      Se você já criou a sua conta por este convite, é só entrar.
    </Typography>
    <Button variant="outlined" size="large" onClick={onLogin}>
      Ir para o login
    </Button>
  </Stack>
);
