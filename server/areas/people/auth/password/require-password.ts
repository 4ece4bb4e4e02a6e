import { recordFailure } from '../../../../engine/audit-log/failures.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import type { Session } from '../../../../web/endpoint/env.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { type Credentials, readCredentials, wrongPassword } from '../accounts.ts';
import { admit } from '../../../../kernel/attempts.ts';
import { passwordMatches } from './password.ts';

/**
 * Before an act that a borrowed token must not do. Attempts are counted on the session, so that whoever borrowed one
 * keeps nobody else from the account.
 * @param address of the network
 * @returns what `lockPassword` takes in the transaction of the act
 * @throws DomainError 422 `password_wrong`, 429
 */
export async function requirePassword(
  parts: ServerParts,
  { id, actor: { tenantId, userId } }: Session,
  password: string,
  address: string,
): Promise<Credentials> {
  const { db, clock, config } = parts;
  const admission = { db, now: clock.now(), overrides: config?.limits };
  const counted = { passwordSession: id, passwordSessionDay: id, passwordAddress: address };
  await admit(admission, counted);
  const credentials = await withTenant(db, tenantId, (tx) => readCredentials(tx, tenantId, userId));
  const matches = await passwordMatches(credentials?.passwordHash, password);
  if (!credentials || !matches) {
    await recordFailure(parts, { tenantId, id: userId }, 'session.refused', address);
    throw wrongPassword();
  }
  return credentials;
}
