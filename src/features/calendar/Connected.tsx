import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { useZone } from '../../client/time/useZone.ts';
import {
  changeIntegrationCall,
  disconnectCall,
  type IntegrationAnswer,
  syncCall,
} from '../../domain/contract/calendar.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { conflictsWords, refusedWords, syncDone } from '../../pieces/calendar/texts.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SwitchRow } from '../../ui/settings/SwitchRow.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { NOT_CHANGED, NOT_DISCONNECTED, NOT_SYNCED, REFUSED, SESSIONS_THERE } from './texts.ts';
import { HeldBack } from './HeldBack.tsx';
import { SessionsThere } from './SessionsThere.tsx';

interface ConnectedProps {
  readonly integration: IntegrationAnswer;
  /** How it stands after something was done. */
  readonly onKnown: (integration: IntegrationAnswer) => void;
  /** It may stand otherwise than is shown. */
  readonly onChanged: () => void;
}

/** A connected calendar: which, how the two are kept the same, and the end of it. */
export function Connected(props: ConnectedProps) {
  const { integration } = props;
  const { needsReconnect, warning, data } = integration;
  return (
    <Stack>
      {/* What to do about an ended connection stands with the button that does it. */}
      {warning && !needsReconnect && <Alert severity="warning">{warning}</Alert>}
      <SettingsRow
        label={data?.calendarName || 'Calendário do Google'}
        description={SESSIONS_THERE}
        control={<Disconnect {...props} />}
      />
      {!needsReconnect && <BothWays {...props} />}
      {!needsReconnect && <LastSync {...props} />}
      <HeldBack {...props} />
      <Refused {...integration} />
      {integration.conflicts > 0 && (
        <SettingsRow
          label={`Na última sincronização, ${conflictsWords(integration.conflicts)}`}
          description="A mesma sessão mudou nos dois lados, ou não cabia no horário escolhido no Google. Vale o horário daqui; se não for o certo, remarque a sessão na agenda."
          control={<AppLink to="/app/agenda">Ver a agenda</AppLink>}
        />
      )}
    </Stack>
  );
}

const Refused = ({ refused }: Pick<IntegrationAnswer, 'refused'>) =>
  refused.count > 0 && (
    <SettingsRow
      label={refusedWords(refused.count)}
      state={<SessionsThere {...refused} />}
      description={REFUSED}
    />
  );

function BothWays({ integration, onKnown, onChanged }: ConnectedProps) {
  const change = useOnlineAction(changeIntegrationCall, NOT_CHANGED);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = integration.data?.syncEnabled === true;
  const set = async (syncEnabled: boolean) => {
    setWanted(syncEnabled);
    const answer = await change.run({ body: { syncEnabled } });
    if (answer) onKnown(answer);
    else onChanged();
    setWanted(null);
  };
  return (
    <>
      <SwitchRow
        label="Sincronização automática"
        description="O que muda na sua agenda vai para o Google, e o que muda no Google vem para cá, a cada 5 minutos."
        checked={wanted ?? isOn}
        disabled={change.saving}
        onChange={(on) => void set(on)}
      />
      {change.failure && <Alert severity="error">{change.failure}</Alert>}
    </>
  );
}

function LastSync({ integration: { lastSyncAt }, onChanged }: ConnectedProps) {
  const zone = useZone();
  const toast = useToast();
  const sync = useOnlineAction(syncCall, NOT_SYNCED);
  const run = async () => {
    const done = await sync.run({});
    if (done) toast({ tone: 'success', ...syncDone(done) });
    onChanged();
  };
  return (
    <>
      <SettingsRow
        label="Última sincronização"
        state={lastSyncAt ? formatMoment(lastSyncAt, zone) : 'Ainda não sincronizado'}
        control={
          <Button variant="outlined" loading={sync.saving} onClick={() => void run()}>
            Sincronizar agora
          </Button>
        }
      />
      {sync.failure && <Alert severity="error">{sync.failure}</Alert>}
    </>
  );
}

function Disconnect({ onChanged }: ConnectedProps) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { run, failure } = useOnlineAction(disconnectCall, NOT_DISCONNECTED);
  const disconnect = async () => {
    const answer = await run({});
    if (answer) toast({ tone: 'success', message: 'Google Calendar desconectado' });
    onChanged();
    return answer !== null;
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Desconectar
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Desconectar o Google Calendar?"
        confirmLabel="Desconectar"
        destructive
        failure={failure}
        onConfirm={disconnect}
        onClose={() => setAsking(false)}
      >
        Os horários ocupados que vieram do Google saem da sua agenda. As suas sessões ficam aqui; no
        Google, as futuras são apagadas.
      </ConfirmDialog>
    </>
  );
}
