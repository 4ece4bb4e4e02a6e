import { DomainError } from '../../../src/domain/core/errors.ts';
import { DAILY_LIMIT } from '../../../src/domain/sync/protocol.ts';
import { formatTime } from '../../../src/domain/time/format.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import {
  dailyBytes,
  RETRY_SECONDS,
  untilMidnight,
  writtenBytesOf,
} from '../../kernel/daily-bytes.ts';
import type { ServerParts } from '../../kernel/parts.ts';

export type QuotaParts = Pick<ServerParts, 'db' | 'clock' | 'logger' | 'config'>;

/**
 * Says that nothing is lost, and when it goes on.
 * @param from the hour, in the practice's time zone
 */
const words = (isProved: boolean, from: string): string =>
  isProved
    ? `Sua clínica já enviou hoje o máximo de um dia. Nada se perdeu: o que falta segue sozinho a partir das ${from}.`
    : `Sem um email confirmado, sua clínica já enviou hoje o máximo de um dia. Nada se perdeu: confirme seu email para continuar; sem isso, o que falta segue sozinho a partir das ${from}.`;

const zoneOf = async (tx: Tx, tenantId: string): Promise<string> => {
  const { time_zone: zone } = await tx
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return zone;
};

async function hasProvedAddress(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('role', '<>', 'patient')
    .where('email_verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Refuses more commands of a practice that has had too much written today.
 * Nothing is lost: devices keep what they could not send, and try again.
 * @param written bytes of today
 * @throws DomainError 429 `daily_limit`
 */
export async function requireQuota(
  { db, clock, logger, config }: QuotaParts,
  tx: Tx,
  tenantId: string,
  written: number,
): Promise<void> {
  const { unproved, proved } = config?.dailyBytes ?? dailyBytes;
  if (written <= unproved) return;
  const isProved = await hasProvedAddress(tx, tenantId);
  if (isProved && written <= proved) return;
  const now = clock.now();
  if (writtenBytesOf(db).refuse(tenantId, now))
    logger?.('warn', 'practice_at_limit', { practice: tenantId, bytes: written, isProved });
  const retryAfterSeconds = Math.min(RETRY_SECONDS, untilMidnight(now));
  const midnight = new Date(now + untilMidnight(now) * 1000).toISOString();
  const from = formatTime(midnight, await zoneOf(tx, tenantId));
  throw new DomainError(DAILY_LIMIT, words(isProved, from), 429, { retryAfterSeconds });
}
