import { type Context, Hono } from 'hono';
import { updateProfile } from '../../src/domain/users/commands.ts';
import type { AuthService } from '../auth/service.ts';
import { carryOut } from '../commands/carry-out.ts';
import { receiptKey } from '../commands/key.ts';
import { readJson } from '../http/body.ts';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../parts.ts';
import { type Reader, requireVisible, withReader } from '../reading/reader.ts';
import type { Execution } from '../sync/execute.ts';

const profileOf = async (reader: Reader) => ({
  ...(await requireVisible(reader, 'users', reader.actor.userId)),
  tenantId: reader.actor.tenantId,
});

/** A person's own profile. With the weeks ahead, which tokens carry, a change answers a new token as well. */
export function userRoutes(
  parts: ServerParts,
  execution: Execution,
  auth: AuthService,
): Hono<AppEnv> {
  const { db, clock } = parts;
  const read = (c: Context<AppEnv>) =>
    withReader(db, c.get('session').actor, clock.now(), profileOf);

  return new Hono<AppEnv>()
    .get('/profile', async (c) => c.json(await read(c)))
    .put('/profile', async (c) => {
      const session = c.get('session');
      const body = await readJson(c);
      const key = receiptKey(c.req.header('idempotency-key'));
      await carryOut(execution, session.actor, updateProfile.name, body, key);
      const profile = await read(c);
      const isInToken = body.availabilityWeeksAhead !== undefined;
      return c.json(isInToken ? { ...profile, ...(await auth.renew(session)) } : profile);
    });
}
