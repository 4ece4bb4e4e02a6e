import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { shownAddress } from '../../../pieces/people/shownAddress.ts';
import type { User } from '../../../domain/users/user.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { EmailChangeDialog } from './EmailChangeDialog.tsx';
import { PasswordChangeDialog } from './PasswordChangeDialog.tsx';

const ignore = () => undefined;

/** What a person signs in with. It is changed online and with the password, beside the rest of the profile. */
export function SignInFields({ user }: { readonly user: User }) {
  const [opened, setOpened] = useState<'email' | 'password' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <TextInput
        name="email"
        value={shownAddress(user.email ?? '')}
        error={null}
        onChange={ignore}
        onBlur={ignore}
        label="Email"
        type="email"
        autoComplete="email"
        readOnly
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginTop: -1 }}>
        <Button onClick={() => setOpened('email')}>Alterar email</Button>
        <Button onClick={() => setOpened('password')}>Alterar senha</Button>
      </Stack>
      {opened === 'email' && <EmailChangeDialog onClose={close} />}
      {opened === 'password' && <PasswordChangeDialog person={user} onClose={close} />}
    </>
  );
}
