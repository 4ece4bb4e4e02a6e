import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOnline } from '../../client/online/useOnline.ts';
import { useZone } from '../../client/time/useZone.ts';
import { type OwnSession, ownSessionsCall } from '../../domain/contract/auth.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { type Ending, EndSessionsDialog } from './EndSessionsDialog.tsx';
import { UNKNOWN_DEVICE } from './words.ts';

/** Where the account is open. */
export function Sessions() {
  const fetched = useOnline(ownSessionsCall, {});
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = fetched.answer?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <SettingsSection
      title="Aparelhos"
      text="Onde a sua conta está aberta. Não reconhece algum? Encerre-o e troque a senha."
      actions={
        others.length > 0 && (
          <Button variant="outlined" onClick={() => setEnding('others')}>
            Sair dos outros aparelhos
          </Button>
        )
      }
    >
      <Fetched of={fetched}>
        {({ sessions }) =>
          sessions.map((session) => (
            <Row key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))
        }
      </Fetched>
      {ending && (
        <EndSessionsDialog
          ending={ending}
          onEnded={fetched.retry}
          onClose={() => setEnding(null)}
        />
      )}
    </SettingsSection>
  );
}

function Row({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { device, openedAt, seenAt, isCurrent } = session;
  const zone = useZone();
  const name = device ?? UNKNOWN_DEVICE;
  return (
    <SettingsRow
      label={isCurrent ? `${name} (este aparelho)` : name}
      description={`Aberta em ${formatMoment(openedAt, zone)}`}
      state={isCurrent ? 'Em uso agora' : `Usada pela última vez em ${formatMoment(seenAt, zone)}`}
      control={
        isCurrent ? undefined : (
          <Button
            color="inherit"
            onClick={onEnd}
            aria-label={`Encerrar ${name}, aberta em ${formatMoment(openedAt, zone)}`}
          >
            Encerrar
          </Button>
        )
      }
    />
  );
}
