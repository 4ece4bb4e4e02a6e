import type { Command } from '../../core/command.ts';
import type { Role } from '../../users/role.ts';

/**
 * Whose rows a role reaches through a call: `own` are the psychologist's, `clinic` the whole practice's (without
 * clinical text), `self` the patient's and the person's own. What is outside answers as if it did not exist.
 * `practice` is the practice itself, which is up to who owns it: in a clinic to its administration, elsewhere to the
 * psychologist; nobody else may.
 */
export type Scope = 'own' | 'clinic' | 'self' | 'practice';

/** Who may make a call; a role that is not named may not. `public` needs no account. */
export type Rule = 'public' | { readonly [R in Role]?: Scope };

export const everyone = { psych: 'own', administrator: 'clinic', patient: 'self' } as const;
export const staff = { psych: everyone.psych, administrator: everyone.administrator } as const;
export const author = { psych: everyone.psych } as const;
/** A person's own account. */
export const account = { psych: 'self', administrator: 'self', patient: 'self' } as const;
/** The practice itself. */
export const owner = { psych: 'practice', administrator: 'practice' } as const;

/** Who may make a command's call: whoever may carry it out on a device. */
export const ruleOf = ({ roles, scope }: Command): Rule =>
  Object.fromEntries(roles.map((role) => [role, scope ?? everyone[role]]));
