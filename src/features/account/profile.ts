import * as v from 'valibot';
import { profileFields } from '../../domain/users/commands.ts';

export type ProfileValues = {
  readonly name: string;
  readonly email: string;
  readonly specialization: string;
  readonly phone: string;
  readonly bio: string;
};

export const profileSchema = v.object(profileFields);

type ProfileLike = { readonly [K in keyof ProfileValues]?: string | null | undefined };

export const profileValues = (profile: ProfileLike): ProfileValues => ({
  name: profile.name ?? '',
  email: profile.email ?? '',
  specialization: profile.specialization ?? '',
  phone: profile.phone ?? '',
  bio: profile.bio ?? '',
});
