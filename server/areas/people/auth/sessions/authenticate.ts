import type { Context } from 'hono';
import { sql } from 'kysely';
import { actorOf, type Claims } from '../../../../../src/domain/auth/claims.ts';
import type { DomainError } from '../../../../../src/domain/core/errors.ts';
import { isOpenAccount } from '../../../../kernel/db/open-account.ts';
import { noteSeen, readLiveSession } from '../../../../kernel/db/sessions.ts';
import { type Tx, withTenant } from '../../../../kernel/db/tenant.ts';
import type { Admission, InTurn } from '../../../../web/http/admission.ts';
import type { AppEnv } from '../../../../web/endpoint/env.ts';
import { accountInactive, unauthorized } from '../../../../kernel/errors.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { verifyToken } from './tokens.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Who was let in once and whose account was closed since is told so: signing in again would not help. */
async function refusalOf(tx: Tx, { tenantId, sub }: Claims): Promise<DomainError> {
  const closed = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sub)
    .where(sql<boolean>`not ${isOpenAccount(tenantId)}`)
    .executeTakeFirst();
  return closed ? accountInactive(401) : unauthorized();
}

const atOnce: InTurn = (_caller, work) => work();

/** Lets a request pass whose token is ours and whose session lives; who acts comes from the database. */
export function authenticate(
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  signingKey: () => Promise<Uint8Array>,
): Admission {
  async function claimsOf(c: Context<AppEnv>) {
    const [, token] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    const claims = token ? await verifyToken(token, await signingKey(), clock.now()) : null;
    if (!claims) throw unauthorized();
    return claims;
  }

  const within: Admission['within'] = async (c, work, inTurn = atOnce) => {
    const claims = await claimsOf(c);
    const { tenantId, sid: id } = claims;
    const admitted = async (tx: Tx) => {
      const live = await readLiveSession(tx, { tenantId, id }, clock.now());
      if (live?.userId !== claims.sub) throw await refusalOf(tx, claims);
      await noteSeen(tx, { tenantId, id }, live, clock.now());
      c.set('session', { id, actor: actorOf({ ...claims, role: live.role }) });
      return work(tx);
    };
    const caller = { tenantId, userId: claims.sub };
    return inTurn(caller, () => withTenant(db, tenantId, admitted));
  };

  return {
    within,
    async before(c, next) {
      await within(c, async () => {});
      await next();
    },
  };
}
