import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, useState } from 'react';
import { shownAddress } from '../../pieces/people/shownAddress.ts';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { Activity } from './Activity.tsx';
import { Sessions } from './Sessions.tsx';

export interface SecurityDialogs {
  readonly EmailDialog: ComponentType<{ readonly onClose: () => void }>;
  readonly PasswordDialog: ComponentType<{
    readonly person: { readonly name: string; readonly email?: string | undefined };
    readonly onClose: () => void;
  }>;
}

/** How a person signs in, where the account is open, and what was done with it. */
export function SecurityPanel(props: SecurityDialogs) {
  return (
    <Stack sx={{ gap: 4 }}>
      <SignIn {...props} />
      <Sessions />
      <Activity />
    </Stack>
  );
}

function SignIn({ EmailDialog, PasswordDialog }: SecurityDialogs) {
  const actor = useActor();
  const user = recordOf(useLive('practice', {})?.user);
  const person = { name: user?.name ?? actor.name, email: user?.email ?? actor.email };
  const [opened, setOpened] = useState<'email' | 'password' | null>(null);
  const close = () => setOpened(null);
  return (
    <SettingsSection title="Como você entra">
      <SettingsRow
        label="Email"
        description={shownAddress(person.email)}
        control={
          <Button variant="outlined" onClick={() => setOpened('email')}>
            Alterar email
          </Button>
        }
      />
      <SettingsRow
        label="Senha"
        description="Trocá-la encerra a conta nos outros aparelhos."
        control={
          <Button variant="outlined" onClick={() => setOpened('password')}>
            Alterar senha
          </Button>
        }
      />
      {opened === 'email' && <EmailDialog onClose={close} />}
      {opened === 'password' && <PasswordDialog person={person} onClose={close} />}
    </SettingsSection>
  );
}
