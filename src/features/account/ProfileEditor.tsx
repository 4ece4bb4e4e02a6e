import Stack from '@mui/material/Stack';
import { without } from '../../domain/core/documents.ts';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { RepairDialog } from '../../ui/dialogs/FormDialog.tsx';
import { useForm } from '../../ui/fields/useForm.ts';
import { useSubmit } from '../../ui/fields/useSubmit.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { profileSchema, profileValues } from './profile.ts';

/** Mends a refused change of one's own profile. An address in it, from an older version, is left out: it is changed elsewhere. */
export default function ProfileEditor({
  args,
  reason,
  onSubmit,
  onClose,
}: CommandEditorProps<'user.updateProfile'>) {
  const form = useForm(profileSchema, profileValues(args));
  const { submit, failure, saving } = useSubmit(reason);
  const retry = async () => {
    if (!form.valid) return form.showAll();
    await submit(() => onSubmit({ ...without(args, ['email']), ...form.values }));
  };
  return (
    <RepairDialog
      title="Editar Perfil"
      onClose={onClose}
      onSubmit={retry}
      saving={saving}
      disabled={!form.valid}
      failure={failure}
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        <ProfileFields form={form} />
      </Stack>
    </RepairDialog>
  );
}
