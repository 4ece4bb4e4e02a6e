import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { reasonOf } from '../../pieces/calendar/texts.ts';
import { useIntegration } from '../../pieces/calendar/useIntegration.ts';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { Connect } from './Connect.tsx';
import { Connected } from './Connected.tsx';
import { SESSIONS_THERE } from './texts.ts';

type Connection = ReturnType<typeof useIntegration>;

const ABOUT =
  'O que está no seu Google aparece aqui como horário ocupado, e as suas sessões aparecem lá.';
const ABSENT =
  'A conexão com o Google ainda não foi ligada neste Sereno. Quem cuida da instalação pode ligá-la; a agenda funciona sem ela.';
const EACH_THEIR_OWN =
  'Cada psicólogo conecta o próprio calendário, na conta dele. A administração não vê os calendários de ninguém.';
const EXPIRED = 'A conexão com o Google expirou. Conecte de novo para voltar a sincronizar.';

/** Configurações: the person's calendar at Google. */
export function CalendarTab() {
  const connection = useIntegration();
  const { integration, loading } = connection;
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <SettingsSection title="Google Calendar" text={ABOUT}>
        <Stack sx={{ gap: 2 }}>
          <NotLoaded {...connection} />
          {integration ? (
            <Standing {...connection} integration={integration} />
          ) : (
            loading && <Waiting>Consultando a conexão…</Waiting>
          )}
        </Stack>
      </SettingsSection>
    </Stack>
  );
}

/** The banner where the server did not say how it stands. */
function NotLoaded({ failure, at, integration, retry }: Connection) {
  const zone = useZone();
  if (!failure) return null;
  const former =
    integration && at !== null
      ? ` O que aparece aqui é de ${formatMoment(new Date(at).toISOString(), zone)}.`
      : '';
  return (
    <Alert
      severity={failure.status === 0 ? 'info' : 'error'}
      action={<Button onClick={retry}>Tentar novamente</Button>}
    >
      {failure.status === 0
        ? `Sem conexão: não dá para consultar o Google agora.${former}`
        : `Erro ao carregar a integração: ${reasonOf(failure)}${former}`}
    </Alert>
  );
}

function Standing(
  props: Connection & { readonly integration: NonNullable<Connection['integration']> },
) {
  const { integration, know, retry } = props;
  const { role } = useActor();
  if (role === 'administrator') return <Words>{EACH_THEIR_OWN}</Words>;
  if (!integration.configured && !integration.exists) return <Words>{ABSENT}</Words>;
  const { exists, needsReconnect } = integration;
  return (
    <>
      {!exists && <Words>{SESSIONS_THERE}</Words>}
      {needsReconnect && <Alert severity="warning">{EXPIRED}</Alert>}
      {(!exists || needsReconnect) && (
        <Connect
          label={exists ? 'Conectar novamente' : 'Conectar Google Calendar'}
          onConnected={know}
        />
      )}
      {exists && <Connected integration={integration} onKnown={know} onChanged={retry} />}
    </>
  );
}

const Words = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
);
