import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { Traffic } from '../../data/meta/traffic.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { CHANGES_DIALOG, useDialogs } from '../../ui/dialogs.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { Contents } from './Contents.tsx';
import { useStorage } from './useStorage.ts';
import { useWaiting, waitingWords } from './useWaiting.ts';
import { bytesWords } from '../../ui/bytesWords.ts';

/** Of the disk's room, from which on it is nearly full. */
const TIGHT = 0.9;
const FULL =
  'O espaço deste aparelho está no fim. Libere espaço para que o que você escreve continue sendo guardado.';
const NOT_SAID = 'Este navegador não informa';

/** Configurações, Dados: what is on this device, how safe it is there, and how much the line carried. */
export function DeviceSection() {
  const { used, quota, isKept, keep } = useStorage();
  const isTight = used !== null && quota !== null && used > quota * TIGHT;
  return (
    <SettingsSection
      title="Neste aparelho"
      text="O que está guardado aqui abre sem internet, e está tão seguro quanto o aparelho: use uma senha de bloqueio nele."
    >
      {isTight && <Alert severity="warning">{FULL}</Alert>}
      <SettingsRow
        label="Espaço usado"
        state={used === null ? NOT_SAID : bytesWords(used)}
        description={quota !== null && `O navegador deixa usar até ${bytesWords(quota)}.`}
      />
      <Kept isKept={isKept} keep={keep} />
      <Waiting />
      <Line />
      <Contents />
    </SettingsSection>
  );
}

function Kept({ isKept, keep }: { isKept: boolean | null; keep: () => Promise<boolean> }) {
  const toast = useToast();
  const ask = async () => {
    if (await keep()) toast({ tone: 'success', message: 'O navegador vai manter os dados' });
    else
      toast({
        tone: 'info',
        message: 'O navegador não prometeu manter os dados',
        detail: 'Instalar o Sereno no aparelho costuma resolver.',
      });
  };
  return (
    <SettingsRow
      label="Proteção contra limpeza"
      state={isKept === null ? NOT_SAID : isKept ? 'Protegido' : 'Ainda não protegido'}
      description="Sem ela, um aparelho sem espaço pode apagar o que ainda não foi enviado."
      control={
        isKept === false && (
          <Button variant="outlined" onClick={() => void ask()}>
            Proteger
          </Button>
        )
      }
    />
  );
}

function Waiting() {
  const waiting = useWaiting();
  const { open } = useDialogs();
  if (!waiting) return null;
  const words = waitingWords(waiting);
  return (
    <SettingsRow
      label="Só neste aparelho"
      state={words ?? 'Tudo está na nuvem'}
      control={
        waiting.changes > 0 && (
          <Button onClick={() => open({ dialogo: CHANGES_DIALOG })}>Ver alterações</Button>
        )
      }
    />
  );
}

/** When the server was last heard of, and what the line carried this month. */
function Line() {
  const zone = useZone();
  const { device } = useDevice();
  const lastSyncAt = useLive('sync.status', {})?.lastSyncAt ?? null;
  const [traffic, setTraffic] = useState<Traffic | null>(null);
  useEffect(() => {
    let isCurrent = true;
    device.traffic().then(
      (now) => isCurrent && setTraffic(now),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [device, lastSyncAt]);
  return (
    <>
      <SettingsRow
        label="Última sincronização"
        state={lastSyncAt ? formatMoment(lastSyncAt, zone) : 'Ainda não sincronizado'}
      />
      <SettingsRow
        label="Internet usada neste mês"
        state={
          traffic &&
          `${bytesWords(traffic.received)} recebidos, ${bytesWords(traffic.sent)} enviados`
        }
        description="Contado neste aparelho, para sincronizar os seus dados."
      />
    </>
  );
}
