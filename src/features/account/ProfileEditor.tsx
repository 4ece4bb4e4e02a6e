import Stack from '@mui/material/Stack';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useRepair } from '../../client/useRepair.ts';
import { without } from '../../domain/core/documents.ts';
import { FormDialog, REPAIR } from '../../ui/forms/FormDialog.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './profile.ts';

/** Mends a refused change of one's own profile. An address in it, from an older version, is left out: it is changed elsewhere. */
export default function ProfileEditor(props: CommandEditorProps<'user.updateProfile'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const form = useProfileForm(args, { rest: without(args, ['email']), fields: refusal.fields });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <FormDialog
      {...REPAIR}
      title="Editar Perfil"
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        <ProfileFields form={form} />
      </Stack>
    </FormDialog>
  );
}
