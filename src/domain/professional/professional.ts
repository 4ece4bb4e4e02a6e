import type { Professional } from '../documents/declaration.ts';
import type { User } from '../users/user.ts';
import { crpOf } from './crp.ts';
import type { ProfessionalProfile } from './profile.ts';

/** Who signs: as the professional data say, and where these are silent as the account does. */
export const professionalOf = (
  user: Pick<User, 'name' | 'crp'>,
  profile: Pick<ProfessionalProfile, 'legalName' | 'crp'> | null,
): Professional => ({
  name: profile?.legalName ?? user.name,
  crp: profile?.crp ?? crpOf(user.crp) ?? user.crp ?? null,
});
