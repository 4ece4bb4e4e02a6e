import { useEntityForm } from '../../../client/drafts/useEntityForm.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { updateProfile } from '../../../domain/users/commands.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';

export type ProfileValues = {
  readonly name: string;
  readonly specialization: string;
  readonly phone: string;
  readonly bio: string;
};

type ProfileArgs = CommandArgs<'user.updateProfile'>;

const valuesOf = (
  profile: Partial<Record<keyof ProfileValues, string | null | undefined>>,
): ProfileValues => ({
  name: profile.name ?? '',
  specialization: profile.specialization ?? '',
  phone: profile.phone ?? '',
  bio: profile.bio ?? '',
});

/** The form of one's own profile as it stands, or as it was refused: then with what else was sent. */
export const useProfileForm = (
  profile: Parameters<typeof valuesOf>[0],
  repair?: { readonly rest: ProfileArgs; readonly fields: FieldErrors<ProfileValues> },
) =>
  useEntityForm<ProfileValues, ProfileArgs>({
    schema: updateProfile.args,
    start: valuesOf(profile),
    draftKey: null,
    refused: repair?.fields,
    toArgs: (values) => ({ ...repair?.rest, ...values }),
  });
