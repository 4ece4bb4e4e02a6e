import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { useWaiting, waitingWords } from './useWaiting.ts';

const ABOUT =
  'Para um aparelho que você vai vender, devolver ou deixar de usar. O que está na nuvem continua lá, e as contas de outras pessoas neste aparelho ficam como estão.';

/** Configurações, Dados: nothing of the person stays on this device. What only it has needs a second yes. */
export function RemoveSection({ onRemove }: { onRemove: () => unknown }) {
  const [asked, setAsked] = useState<'no' | 'once' | 'twice'>('no');
  const waiting = useWaiting();
  const lost = waiting && waitingWords(waiting);
  return (
    <SettingsSection title="Remover a cópia deste aparelho" text={ABOUT}>
      <Button
        variant="outlined"
        color="error"
        disabled={waiting === null}
        onClick={() => setAsked('once')}
      >
        Remover deste aparelho
      </Button>
      <ConfirmDialog
        open={asked === 'once'}
        title="Remover a cópia deste aparelho?"
        confirmLabel={lost ? 'Continuar' : 'Remover e sair'}
        destructive={!lost}
        onConfirm={() => {
          if (!lost) return onRemove();
          setAsked('twice');
          return false;
        }}
        onClose={() => setAsked('no')}
      >
        {lost
          ? `Ainda há o que só existe neste aparelho: ${lost}. Espere que tudo chegue à nuvem, ou continue e perca isso para sempre.`
          : 'Você sai da conta, e tudo o que está guardado aqui é apagado. Para usar o Sereno neste aparelho de novo, basta entrar com conexão.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'twice'}
        title="Perder o que não foi enviado?"
        confirmLabel="Perder e remover"
        destructive
        onConfirm={onRemove}
        onClose={() => setAsked('no')}
      >
        {lost ?? 'O que não foi enviado'}: não será possível recuperar.
      </ConfirmDialog>
    </SettingsSection>
  );
}
