import Stack from '@mui/material/Stack';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { without } from '../../../domain/core/documents.ts';
import { updateProfile } from '../../../domain/users/commands.ts';
import { WEEKS_AHEAD_DEFAULT } from '../../../domain/users/user.ts';
import { useCommandForm } from '../../../pieces/forms/CommandDialog.tsx';
import { MendedDialog } from '../../../pieces/forms/SendingDialog.tsx';
import { WeeksAheadField } from '../../../pieces/people/WeeksAheadField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './profile.ts';

/** True if only settings of the agenda were sent, and nothing of the profile's form. */
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

/**
 * Mends a refused change of one's own profile. An older version may have sent an address with it,
 * which is left out: it is changed elsewhere.
 */
function DetailsEditor(props: Props) {
  const { args, refusal } = props;
  const form = useProfileForm(args, { rest: without(args, ['email']), fields: refusal.fields });
  return (
    <MendedDialog refused={props} title="Editar Perfil" form={form}>
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        <ProfileFields form={form} />
      </Stack>
    </MendedDialog>
  );
}

function WeeksEditor(props: Props) {
  const { availabilityWeeksAhead = WEEKS_AHEAD_DEFAULT } = props.args;
  const form = useCommandForm(
    { command: updateProfile, refused: props },
    { start: { availabilityWeeksAhead }, toArgs: (values) => values },
  );
  return (
    <MendedDialog refused={props} title="Semanas à frente" form={form}>
      <Stack sx={{ paddingTop: 1 }}>
        <WeeksAheadField
          value={form.values.availabilityWeeksAhead}
          onChange={(weeks) => form.change({ availabilityWeeksAhead: weeks })}
          error={form.errors.availabilityWeeksAhead}
        />
      </Stack>
    </MendedDialog>
  );
}
