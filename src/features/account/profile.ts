import * as v from 'valibot';
import { profileFields } from '../../domain/users/commands.ts';

export type ProfileValues = {
  readonly name: string;
  readonly specialization: string;
  readonly phone: string;
  readonly bio: string;
};

const { email: _changedElsewhere, ...fields } = profileFields;
export const profileSchema = v.object(fields);

type ProfileLike = { readonly [K in keyof ProfileValues]?: string | null | undefined };

export const profileValues = (profile: ProfileLike): ProfileValues => ({
  name: profile.name ?? '',
  specialization: profile.specialization ?? '',
  phone: profile.phone ?? '',
  bio: profile.bio ?? '',
});
