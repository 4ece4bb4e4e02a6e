import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { IntegrationAnswer } from '../../domain/contract/calendar.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { ChooseCalendar } from './ChooseCalendar.tsx';
import { useConnect } from './useConnect.ts';

const WAITS = 'Continue na janela do Google…';
const BLOCKED = 'O navegador não deixou abrir a janela do Google. Você pode continuar nesta aba.';

/** The button that connects a calendar, and all that happens until it is. */
export function Connect(props: {
  readonly label: string;
  readonly onConnected: (integration: IntegrationAnswer) => void;
}) {
  const connect = useConnect(props.onConnected);
  const { signIn, choice, failure, notice, listAgain } = connect;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {notice && <Alert severity="info">{notice}</Alert>}
      {failure && (
        <Alert
          severity="error"
          action={listAgain && <Button onClick={listAgain}>Tentar novamente</Button>}
        >
          {failure}
        </Alert>
      )}
      {connect.listing && <Waiting>Buscando os seus calendários…</Waiting>}
      {signIn.state === 'blocked' && (
        <Alert
          severity="info"
          action={
            <Button onClick={() => void signIn.beginHere()} loading={signIn.opening}>
              Continuar nesta aba
            </Button>
          }
        >
          {BLOCKED}
        </Alert>
      )}
      {signIn.state === 'open' ? (
        <>
          <Waiting>{WAITS}</Waiting>
          <Button onClick={signIn.cancel}>Cancelar</Button>
        </>
      ) : (
        <Button variant="contained" onClick={connect.begin} disabled={connect.listing}>
          {props.label}
        </Button>
      )}
      {choice && (
        <ChooseCalendar
          calendars={choice.calendars}
          saving={connect.choosing}
          failure={connect.choiceFailure}
          onChoose={connect.choose}
          onClose={connect.forget}
        />
      )}
    </Stack>
  );
}
