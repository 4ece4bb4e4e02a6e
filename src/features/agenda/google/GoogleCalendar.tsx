import SyncIcon from '@mui/icons-material/Sync';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { type IntegrationAnswer, syncCall } from '../../../domain/contract/calendar.ts';
import { formatMoment } from '../../../domain/time/format.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useToast } from '../../../ui/toasts/toasts.ts';
import {
  conflictsWords,
  refusedWords,
  SYNC_FAILED,
  syncDone,
  syncFailure,
} from '../../../pieces/calendar/texts.ts';
import { useIntegration } from '../../../pieces/calendar/useIntegration.ts';

type Connection = ReturnType<typeof useIntegration>;

/**
 * How the agenda stands with Google's: when both were last the same, or that they are not connected. Other days draw
 * nothing of it anew.
 */
export const GoogleCalendar = memo(function GoogleCalendar() {
  const connection = useIntegration();
  const { integration } = connection;
  if (integration === null) return connection.failure ? <Unknown {...connection} /> : null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Google Agenda"
      className="no-print"
      sx={{ padding: { xs: 1.5, sm: 2 } }}
    >
      {integration.exists && !integration.needsReconnect ? (
        <LastSync {...connection} integration={integration} />
      ) : (
        <Notice integration={integration} />
      )}
    </Paper>
  );
});

function Unknown({ retry }: Connection) {
  return (
    <Line action={<Button onClick={retry}>Tentar novamente</Button>}>
      Não foi possível saber como está a conexão com o Google Agenda.
    </Line>
  );
}

function Notice({ integration }: { integration: IntegrationAnswer }) {
  return (
    <Line action={<ToSettings>Abrir configurações</ToSettings>}>
      {integration.needsReconnect
        ? 'A conexão com o Google Agenda expirou. Conecte a agenda novamente nas configurações.'
        : 'Sua agenda ainda não está conectada ao Google Agenda. Conecte nas configurações para ver aqui os compromissos de lá.'}
    </Line>
  );
}

const ToSettings = ({ children }: { children: string }) => (
  <LinkButton to="/app/configuracoes" search={{ aba: 'google' }} variant="outlined">
    {children}
  </LinkButton>
);

function LastSync(props: Connection & { readonly integration: IntegrationAnswer }) {
  const { integration, at, isFresh, loading, retry } = props;
  const zone = useZone();
  const toast = useToast();
  const sync = useOnlineAction(syncCall, syncFailure);
  const run = async () => {
    const done = await sync.run({});
    if (done) toast({ tone: 'success', ...syncDone(done) });
    retry();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Line
        action={
          <Button
            variant="outlined"
            startIcon={<SyncIcon />}
            loading={sync.saving}
            loadingPosition="start"
            onClick={() => void run()}
          >
            Sincronizar
          </Button>
        }
      >
        <strong>Google Agenda</strong>: {lastSyncOf(integration, zone)}
        {!isFresh && !loading && at !== null && (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            Como estava em {formatMoment(new Date(at).toISOString(), zone)}, na última vez com
            conexão.
          </Typography>
        )}
      </Line>
      {integration.heldBack.count > 0 && (
        <Alert severity="warning" action={<ToSettings>Responder</ToSettings>}>
          Há sessões que saíram do Google Agenda. Nenhuma foi cancelada: falta a sua resposta.
        </Alert>
      )}
      {integration.refused.count > 0 && (
        <Alert severity="warning" action={<ToSettings>Ver quais</ToSettings>}>
          {refusedWords(integration.refused.count)}.
        </Alert>
      )}
      {integration.warning && <Alert severity="info">{integration.warning}</Alert>}
      {sync.failure && (
        <Alert severity="warning">
          {SYNC_FAILED}. {sync.failure}
        </Alert>
      )}
    </Stack>
  );
}

function lastSyncOf({ lastSyncAt, conflicts }: IntegrationAnswer, zone: string): string {
  if (lastSyncAt === null) return 'ainda não sincronizado.';
  const resolved = conflicts > 0 ? `, ${conflictsWords(conflicts)}` : '';
  return `última sincronização em ${formatMoment(lastSyncAt, zone)}${resolved}.`;
}

const Line = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    sx={{ alignItems: { sm: 'center' }, gap: 1.5, '& > a, & > button': { flexShrink: 0 } }}
  >
    <Typography component="div" sx={{ flexGrow: 1, color: 'text.secondary' }}>
      {children}
    </Typography>
    {action}
  </Stack>
);
