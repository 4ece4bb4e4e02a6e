import * as v from 'valibot';
import { profileFields } from '../../domain/users/commands.ts';
import type { User } from '../../domain/users/user.ts';

export interface ProfileValues extends Record<string, string> {
  readonly name: string;
  readonly email: string;
  readonly specialization: string;
  readonly phone: string;
  readonly bio: string;
}

export const profileSchema = v.object(profileFields);

export const profileValues = (user: User): ProfileValues => ({
  name: user.name,
  email: user.email ?? '',
  specialization: user.specialization ?? '',
  phone: user.phone ?? '',
  bio: user.bio ?? '',
});
