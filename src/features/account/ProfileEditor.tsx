import Stack from '@mui/material/Stack';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useRepair } from '../../client/useRepair.ts';
import { without } from '../../domain/core/documents.ts';
import { updateProfile } from '../../domain/users/commands.ts';
import { WEEKS_AHEAD_DEFAULT } from '../../domain/users/user.ts';
import { WeeksAheadField } from '../../pieces/people/WeeksAheadField.tsx';
import { FormDialog, REPAIR } from '../../ui/forms/FormDialog.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './profile.ts';

/** Of the settings of the agenda: nothing of the profile's own form was sent. */
const isOfWeeks = ({
  availabilityWeeksAhead,
  ...rest
}: object & { availabilityWeeksAhead?: unknown }) =>
  availabilityWeeksAhead !== undefined && Object.keys(rest).length === 0;

type Props = CommandEditorProps<'user.updateProfile'>;

/** Mends what was refused of one's own profile, by the form with which it was sent. */
export default function ProfileEditor(props: Props) {
  return isOfWeeks(props.args) ? <WeeksEditor {...props} /> : <DetailsEditor {...props} />;
}

/** Mends a refused change of one's own profile. An address in it, from an older version, is left out: it is changed elsewhere. */
function DetailsEditor(props: Props) {
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

function WeeksEditor({ args, refusal, onSubmit, onClose }: Props) {
  const form = useEntityForm({
    schema: updateProfile.args,
    start: { availabilityWeeksAhead: args.availabilityWeeksAhead ?? WEEKS_AHEAD_DEFAULT },
    draftKey: null,
    toArgs: (values) => values,
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <FormDialog
      {...REPAIR}
      title="Semanas à frente"
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    >
      <Stack sx={{ paddingTop: 1 }}>
        <WeeksAheadField
          value={form.values.availabilityWeeksAhead}
          onChange={(availabilityWeeksAhead) => form.change({ availabilityWeeksAhead })}
          error={form.errors.availabilityWeeksAhead}
        />
      </Stack>
    </FormDialog>
  );
}
