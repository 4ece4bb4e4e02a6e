import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { CommandEditorProps } from '../../data/client/commandEditor.ts';
import { messageOf } from '../../data/client/errors.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { useForm } from '../../ui/fields/useForm.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { profileSchema, profileValues } from './profile.ts';

/** Mends a refused change of one's own profile, e.g. an address that another account has. */
export default function ProfileEditor({
  args,
  reason,
  onSubmit,
  onClose,
}: CommandEditorProps<'user.updateProfile'>) {
  const form = useForm(profileSchema, profileValues(args));
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    if (!form.valid) return form.showAll();
    await onSubmit({ ...args, ...form.values }).catch((error: unknown) =>
      setFailure(messageOf(error, 'Tente novamente.')),
    );
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title="Editar Perfil"
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={!form.valid}>
            Salvar Alterações
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        {(failure ?? reason) && <Alert severity="warning">{failure ?? reason}</Alert>}
        <ProfileFields form={form} />
      </Stack>
    </AppDialog>
  );
}
