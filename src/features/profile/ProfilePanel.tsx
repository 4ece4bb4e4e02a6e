import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf, UNKNOWN } from '../../data/queries/kit/known.ts';
import type { User } from '../../domain/users/user.ts';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { PracticeZone } from './PracticeZone.tsx';
import { Professional } from './Professional.tsx';
import { NOT_THERE } from './words.ts';

/** Edits one's own profile. */
export type ProfileDialogSlot = ComponentType<{ readonly onClose: () => void }>;

/** Who the person is, what documents say of them, and by which clock the practice lives. */
export function ProfilePanel({ ProfileDialog }: { readonly ProfileDialog: ProfileDialogSlot }) {
  const { role } = useActor();
  const practice = useLive('practice', {});
  const user = practice?.user;
  if (!practice || !user) return null;
  if (user === UNKNOWN) return <Arriving what="Seu perfil ainda não chegou a este aparelho." />;
  const tenant = recordOf(practice.tenant);
  return (
    <Stack sx={{ gap: 4 }}>
      <Person user={user} ProfileDialog={ProfileDialog} />
      {role === 'psych' && <Professional />}
      {tenant && role !== 'patient' && <PracticeZone tenant={tenant} />}
    </Stack>
  );
}

function Person(props: { readonly user: User; readonly ProfileDialog: ProfileDialogSlot }) {
  const { user, ProfileDialog } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection
      title="Você"
      actions={
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Editar perfil
        </Button>
      }
    >
      <SettingsRow label="Nome" description={user.name} />
      {user.role === 'psych' && (
        <SettingsRow label="Especialização" description={user.specialization || NOT_THERE} />
      )}
      <SettingsRow label="Telefone" description={user.phone || NOT_THERE} />
      {user.role === 'psych' && (
        <SettingsRow label="Biografia" description={user.bio || NOT_THERE} />
      )}
      {isOpen && <ProfileDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}
