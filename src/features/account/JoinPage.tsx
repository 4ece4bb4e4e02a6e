import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useOnline } from '../../client/useOnline.ts';
import { validateMemberInviteCall } from '../../domain/contract/clinic.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { linkFailure } from '../../pieces/account/failures.ts';
import { JoinForm, type JoinFormProps } from './JoinForm.tsx';

const FAILED = 'Erro ao carregar convite. Tente novamente.';

export interface JoinPageProps {
  readonly token: string;
  readonly onDone: JoinFormProps['onDone'];
  readonly onLogin: () => void;
}

/** Opened by the link of a psychologist's invitation to a clinic. */
export function JoinPage(props: JoinPageProps) {
  useTitle('Convite');
  return (
    <AccountFrame>
      <Invitation {...props} />
    </AccountFrame>
  );
}

function Invitation({ token, onDone, onLogin }: JoinPageProps) {
  const { answer, failure, retry } = useOnline(validateMemberInviteCall, { params: { token } });
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
  if (!answer.isValid)
    return (
      <Closed title="Convite Inválido" onLogin={onLogin}>
        Este convite não é válido ou expirou. Peça outro a quem administra a clínica. Se você já
        criou a sua conta por ele, é só entrar.
      </Closed>
    );
  if (answer.hasAccount)
    return (
      <Closed title="Este email já tem uma conta" onLogin={onLogin}>
        {answer.email} já entra no Sereno com outra conta, e cada conta é de um só consultório. Peça
        à clínica um convite para outro email, ou troque o email da conta de agora em “Editar
        Perfil” e abra este link de novo.
      </Closed>
    );
  return <JoinForm invitation={answer} token={token} onDone={onDone} />;
}

const Closed = (props: { title: string; children: ReactNode; onLogin: () => void }) => (
  <Stack sx={{ gap: 2 }}>
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{props.title}</AlertTitle>
      {props.children}
    </Alert>
    <Button variant="outlined" size="large" onClick={props.onLogin}>
      Ir para o login
    </Button>
  </Stack>
);
