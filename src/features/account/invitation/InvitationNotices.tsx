import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { linkFailure } from '../../../pieces/account/failures.ts';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { AccountFrame } from '../AccountFrame.tsx';

const FAILED = 'Erro ao carregar convite. Tente novamente.';

/** The invitation could not be read. */
export const NotRead = (props: { readonly failure: unknown; readonly onRetry: () => void }) => (
  <Stack sx={{ gap: 2 }}>
    <Alert severity="error">{linkFailure(props.failure, FAILED)}</Alert>
    <Button variant="contained" size="large" onClick={props.onRetry}>
      Tentar de novo
    </Button>
  </Stack>
);

/** The invitation makes no account. */
export const Closed = (props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onLogin: () => void;
}) => (
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

/** Frames an invitation, or says that its link was cut off. */
export function InvitationFrame(props: {
  /** `null` where the link was cut off. */
  readonly token: string | null;
  readonly onLogin: () => void;
  readonly children: (token: string) => ReactNode;
}) {
  const { token } = props;
  useTitle('Convite');
  return (
    <AccountFrame>
      {token === null ? (
        <Closed title="Link incompleto" onLogin={props.onLogin}>
          Abra de novo o link que você recebeu.
        </Closed>
      ) : (
        props.children(token)
      )}
    </AccountFrame>
  );
}

/** Who is signed in here: the new account would take that place. */
export interface Present {
  readonly name: string;
  readonly email: string;
}

/** Asks before the form: a click on a link shall end nobody's session. */
export function Beside(props: {
  readonly present: Present | null;
  readonly onStay: () => void;
  readonly children: ReactNode;
}) {
  const { present, onStay, children } = props;
  const [isReplacing, setReplacing] = useState(false);
  if (!present || isReplacing) return children;
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>Você já entrou neste aparelho</AlertTitle>
        Aqui está aberta a conta de {present.name} ({present.email}). Ao criar a conta do convite,
        você sai dela. O que está guardado neste aparelho continua guardado.
      </Alert>
      <Button variant="contained" size="large" onClick={() => setReplacing(true)}>
        Continuar com o convite
      </Button>
      <Button variant="outlined" size="large" onClick={onStay}>
        Ficar na minha conta
      </Button>
    </Stack>
  );
}
