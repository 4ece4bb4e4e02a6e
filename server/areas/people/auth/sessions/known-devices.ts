import { createHash } from 'node:crypto';
import { type Tx, withTenant } from '../../../../kernel/db/tenant.ts';
import type { Database } from '../../../../kernel/db/database.ts';

const KNOWN_MS = 180 * 86_400_000;
/** Of one person; the one that was not used for the longest time gives way. */
const MOST_DEVICES = 10;

const iso = (ms: number): string => new Date(ms).toISOString();

interface Person {
  readonly tenantId: string;
  readonly userId: string;
}

/** The same device is another one to each person, so that nobody can tell who shares one. */
export const proofOf = (userId: string, device: string): string =>
  createHash('sha256').update(`${userId} ${device}`).digest('base64url');

/**
 * Whether the person has signed in on the device before.
 * @param device the secret that it keeps
 * @param now milliseconds since 1970
 */
export const isKnownDevice = (
  db: Database,
  { tenantId, userId }: Person,
  device: string,
  now: number,
): Promise<boolean> =>
  withTenant(db, tenantId, async (tx) => {
    const row = await tx
      .selectFrom('known_devices')
      .select('proof')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('proof', '=', proofOf(userId, device))
      .where('expires_at', '>', iso(now))
      .executeTakeFirst();
    return row !== undefined;
  });

async function dropBeyond(tx: Tx, { tenantId, userId }: Person): Promise<void> {
  const ofPerson = tx
    .selectFrom('known_devices')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId);
  const kept = await ofPerson
    .select('proof')
    .orderBy('seen_at', 'desc')
    .limit(MOST_DEVICES)
    .execute();
  await tx
    .deleteFrom('known_devices')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where(
      'proof',
      'not in',
      kept.map(({ proof }) => proof),
    )
    .execute();
}

/**
 * Knows the device from now on, for half a year after each sign-in.
 * @param device the secret that it keeps; nothing happens without one
 * @param now milliseconds since 1970
 */
export async function rememberDevice(
  tx: Tx,
  { tenantId, userId }: Person,
  device: string | undefined,
  now: number,
): Promise<void> {
  if (device === undefined) return;
  const times = { seen_at: iso(now), expires_at: iso(now + KNOWN_MS) };
  await tx
    .insertInto('known_devices')
    .values({ tenant_id: tenantId, user_id: userId, proof: proofOf(userId, device), ...times })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'proof']).doUpdateSet(times),
    )
    .execute();
  await dropBeyond(tx, { tenantId, userId });
}

/** No device has let itself in from now on. */
export async function forgetDevices(tx: Tx, { tenantId, userId }: Person): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
