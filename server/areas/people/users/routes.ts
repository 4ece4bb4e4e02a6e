import type { Context } from 'hono';
import { profileCall, updateProfileCall } from '../../../../src/domain/contract/users.ts';
import type { Command } from '../../../../src/domain/core/command.ts';
import { updateProfile } from '../../../../src/domain/users/commands.ts';
import type { AuthService } from '../auth/public.ts';
import { carryOut } from '../../../web/commands/carry-out.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { type Reader, requireVisible, withReader } from '../../../engine/reading/reader.ts';
import type { Execution } from '../../../engine/execution/execute.ts';

const profileOf = async (reader: Reader) => ({
  ...(await requireVisible(reader, 'users', reader.actor.userId)),
  tenantId: reader.actor.tenantId,
});

/** A person's own profile. With the weeks ahead, which tokens carry, a change answers a new token as well. */
export function userEndpoints(
  { db, clock }: ServerParts,
  execution: Execution,
  auth: AuthService,
): readonly Endpoint[] {
  const read = (c: Context<AppEnv>) =>
    withReader(db, c.get('session').actor, clock.now(), profileOf);

  return [
    endpoint(profileCall, {
      summary: 'O próprio perfil.',
      handle: ({ c }) => read(c),
    }),
    endpoint(updateProfileCall, {
      answersSecret: true,
      summary: 'Altera o próprio perfil. Com as semanas de antecedência, responde um novo token.',
      async handle({ c, body }) {
        const session = c.get('session');
        await carryOut(c, execution, updateProfile as Command);
        const profile = await read(c);
        const isInToken = body.availabilityWeeksAhead !== undefined;
        return isInToken ? { ...profile, ...(await auth.renew(session)) } : profile;
      },
    }),
  ];
}
